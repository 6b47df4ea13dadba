-- What one operator prepared for publication, until another confirms it; and what one published alone, with the public reason.
CREATE TABLE prepared (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    -- the event of preparing: whatever else is done to the request after it makes it void
    event_id        TEXT NOT NULL REFERENCES events (id),
    snapshot_number BIGINT NOT NULL,
    -- SHA-256 of what is published, without the day, which is that of publication
    content         TEXT NOT NULL,
    words           TEXT NOT NULL,
    -- of a correction only
    class           TEXT,
    reason          TEXT NOT NULL,
    prepared_by     TEXT NOT NULL REFERENCES accounts (id),
    prepared_at     TEXT NOT NULL,
    outcome         TEXT CHECK (outcome IN ('confirmed', 'withdrawn', 'void', 'alone')),
    closed_by       TEXT REFERENCES accounts (id),
    closed_at       TEXT,
    CHECK ((outcome IS NULL) = (closed_at IS NULL)),
    CHECK (outcome IS NULL OR outcome <> 'confirmed' OR closed_by <> prepared_by)
);
-- One preparation of a request waits at a time.
CREATE UNIQUE INDEX prepared_waiting ON prepared (request_id) WHERE outcome IS NULL;
