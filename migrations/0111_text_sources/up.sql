-- The file and the commit of a source repository that a program sent a text of a request from. The text is identified by the fingerprint
-- that its submitted revision has; a text that was changed on a page has another one.
CREATE TABLE text_sources (
    request_id  TEXT NOT NULL REFERENCES requests (id),
    fingerprint TEXT NOT NULL,
    url         TEXT NOT NULL,
    commit_id   TEXT NOT NULL,
    sent_at     TEXT NOT NULL,
    PRIMARY KEY (request_id, fingerprint)
);
