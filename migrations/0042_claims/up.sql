-- Whether somebody speaks for a registered namespace: the links by which its published contacts answer. Only hashes are kept.
CREATE TABLE claim_links (
    token_hash  TEXT PRIMARY KEY NOT NULL,
    request_id  TEXT NOT NULL REFERENCES requests (id),
    address     TEXT NOT NULL,
    asked_at    TEXT NOT NULL,
    answer      TEXT CHECK (answer IN ('yes', 'no')),
    answered_at TEXT,
    CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX claim_links_by_request ON claim_links (request_id);
