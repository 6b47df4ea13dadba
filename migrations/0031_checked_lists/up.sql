-- Lists of URNs that somebody had checked: what came of each line, under the digest of a key that only its address has. Deleted after
-- some days; nobody is named.
CREATE TABLE checked_lists (
    key_hash TEXT PRIMARY KEY NOT NULL,
    at       TEXT NOT NULL,
    size     BIGINT NOT NULL CHECK (size >= 0),
    -- one JSON object a line, gzip
    --only sqlite
    results  BLOB NOT NULL
    --only postgresql
    results  BYTEA NOT NULL
    --end
);

CREATE INDEX checked_lists_by_age ON checked_lists (at);
