-- Accounts that follow a request by email, and the time of the last activity that an email covered.
CREATE TABLE followers (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    since      TEXT NOT NULL,
    told_until TEXT NOT NULL,
    PRIMARY KEY (account_id, request_id)
);
CREATE INDEX followers_by_request ON followers (request_id);

-- The private link to the calendar of a person's due dates; only the hash of its token is stored.
CREATE TABLE calendars (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id),
    token_hash TEXT NOT NULL UNIQUE,
    made_at    TEXT NOT NULL
);

-- One more topic of emails that can be stopped.
CREATE TABLE stopped_topics_next (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    topic      TEXT NOT NULL
        CHECK (topic IN ('discussion', 'texts', 'progress', 'registrations', 'reminders', 'digest', 'followed')),
    stopped_at TEXT NOT NULL,
    PRIMARY KEY (account_id, topic)
);
INSERT INTO stopped_topics_next (account_id, topic, stopped_at) SELECT account_id, topic, stopped_at FROM stopped_topics;
DROP TABLE stopped_topics;
ALTER TABLE stopped_topics_next RENAME TO stopped_topics;
