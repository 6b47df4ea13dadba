CREATE TABLE stopped_topics_before (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    topic      TEXT NOT NULL
        CHECK (topic IN ('discussion', 'texts', 'progress', 'registrations', 'reminders', 'digest')),
    stopped_at TEXT NOT NULL,
    PRIMARY KEY (account_id, topic)
);
INSERT INTO stopped_topics_before (account_id, topic, stopped_at)
    SELECT account_id, topic, stopped_at FROM stopped_topics WHERE topic <> 'followed';
DROP TABLE stopped_topics;
ALTER TABLE stopped_topics_before RENAME TO stopped_topics;
DROP TABLE calendars;
DROP TABLE followers;
