DROP INDEX pledge_contacts_by_link;
ALTER TABLE pledge_contacts DROP COLUMN link;
DROP TABLE request_links;
CREATE TABLE invitations (
    token_hash TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    email      TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    used_at    TEXT
);
CREATE INDEX invitations_by_request ON invitations (request_id);
CREATE TABLE previews (
    token_hash TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    created_at TEXT NOT NULL,
    ended_at   TEXT
);
CREATE INDEX previews_by_request ON previews (request_id);
CREATE TABLE pledge_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    contact_id TEXT NOT NULL REFERENCES pledge_contacts (id),
    sent_at    TEXT NOT NULL
);
CREATE INDEX pledge_links_by_contact ON pledge_links (contact_id);
DROP TABLE pending_actions;
CREATE TABLE status_marks (
    id           TEXT PRIMARY KEY NOT NULL,
    nid          TEXT NOT NULL REFERENCES namespaces (nid),
    new_status   TEXT NOT NULL CHECK (new_status IN ('active', 'deprecated', 'obsolete')),
    successors   TEXT NOT NULL,
    reason       TEXT NOT NULL CHECK (reason <> ''),
    filed_by     TEXT NOT NULL REFERENCES accounts (id),
    filed_at     TEXT NOT NULL,
    outcome      TEXT CHECK (outcome IN ('confirmed', 'dropped')),
    closed_by    TEXT REFERENCES accounts (id),
    closed_at    TEXT,
    closed_words TEXT,
    CHECK ((outcome IS NULL) = (closed_at IS NULL)),
    CHECK (outcome IS NULL OR outcome <> 'confirmed' OR closed_by <> filed_by)
);
ALTER TABLE status_marks ADD COLUMN what TEXT NOT NULL DEFAULT 'status' CHECK (what IN ('status', 'in_error', 'not_in_error'));
ALTER TABLE status_marks ADD COLUMN version BIGINT CHECK (version IS NULL OR what <> 'status');
CREATE TABLE redaction_asks (
    id        TEXT PRIMARY KEY NOT NULL,
    what      TEXT NOT NULL,
    row_id    TEXT NOT NULL,
    place     TEXT NOT NULL,
    class     TEXT NOT NULL,
    reason    TEXT NOT NULL CHECK (reason <> ''),
    filed_by  TEXT NOT NULL REFERENCES accounts (id),
    filed_at  TEXT NOT NULL,
    outcome   TEXT CHECK (outcome IN ('confirmed', 'dropped')),
    closed_by TEXT REFERENCES accounts (id),
    closed_at TEXT,
    CHECK ((outcome IS NULL) = (closed_at IS NULL))
);
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
CREATE UNIQUE INDEX prepared_waiting ON prepared (request_id) WHERE outcome IS NULL;
CREATE TABLE factor_resets (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id),
    asked_by   TEXT NOT NULL REFERENCES accounts (id),
    asked_at   TEXT NOT NULL
);
