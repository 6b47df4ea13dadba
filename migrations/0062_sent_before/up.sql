-- What was sent and done, by a key that whoever sent it made up: the same key again gets the same answer and changes nothing.
CREATE TABLE sent_before (
    key        TEXT PRIMARY KEY,
    payload    TEXT NOT NULL,
    request_id TEXT NOT NULL,
    status     INTEGER CHECK (status BETWEEN 200 AND 399),
    place      TEXT NOT NULL DEFAULT '',
    tag        TEXT NOT NULL DEFAULT '',
    body       TEXT NOT NULL DEFAULT '',
    at         TEXT NOT NULL
);
CREATE INDEX sent_before_at ON sent_before (at);
