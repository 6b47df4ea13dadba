-- Two more topics of emails that can be stopped. Who stopped the one that had both stopped the new one too.
CREATE TABLE stopped_topics_new (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    topic      TEXT NOT NULL
        CHECK (topic IN ('discussion', 'texts', 'progress', 'registrations', 'reminders', 'digest')),
    stopped_at TEXT NOT NULL,
    PRIMARY KEY (account_id, topic)
);
INSERT INTO stopped_topics_new SELECT account_id, topic, stopped_at FROM stopped_topics;
INSERT INTO stopped_topics_new SELECT account_id, 'texts', stopped_at FROM stopped_topics WHERE topic = 'discussion';
INSERT INTO stopped_topics_new SELECT account_id, 'registrations', stopped_at FROM stopped_topics WHERE topic = 'progress';
DROP TABLE stopped_topics;
ALTER TABLE stopped_topics_new RENAME TO stopped_topics;
