-- Which emails people do not want: of a topic, and of a request. A row means that they stopped them.

CREATE TABLE stopped_topics (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    topic      TEXT NOT NULL CHECK (topic IN ('discussion', 'progress', 'reminders', 'digest')),
    stopped_at TEXT NOT NULL,
    PRIMARY KEY (account_id, topic)
);
CREATE TABLE stopped_requests (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    stopped_at TEXT NOT NULL,
    PRIMARY KEY (account_id, request_id)
);
