CREATE TABLE stopped_topics_old (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    topic      TEXT NOT NULL CHECK (topic IN ('discussion', 'progress', 'reminders', 'digest')),
    stopped_at TEXT NOT NULL,
    PRIMARY KEY (account_id, topic)
);
INSERT INTO stopped_topics_old
    SELECT account_id, topic, stopped_at FROM stopped_topics WHERE topic NOT IN ('texts', 'registrations');
DROP TABLE stopped_topics;
ALTER TABLE stopped_topics_old RENAME TO stopped_topics;
