-- Files that operators sent for an import and that wait to be looked at and confirmed. Those that were taken over as an archive stay
-- with the state that came of them; the others are kept as they were received with the state itself.
CREATE TABLE import_uploads (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    at         TEXT NOT NULL,
    -- the day on which the source showed it, when somebody said so
    seen_on    TEXT,
    -- what came of it
    state      BIGINT REFERENCES states (number)
);

CREATE TABLE import_files (
    upload_id TEXT NOT NULL REFERENCES import_uploads (id),
    place     BIGINT NOT NULL,
    name      TEXT NOT NULL,
    --only sqlite
    bytes     BLOB NOT NULL,
    --only postgresql
    bytes     BYTEA NOT NULL,
    --end
    PRIMARY KEY (upload_id, place)
);
