-- Drafts worked on by a team, and corrections of published texts.

-- A revision is a new version, or a correction that keeps the version (T15).
ALTER TABLE requests ADD COLUMN manner TEXT CHECK (manner IN ('version', 'correction'));
-- The fields the registrant calls complete, as keys with a blank between them.
ALTER TABLE requests ADD COLUMN done TEXT NOT NULL DEFAULT '';

CREATE TABLE members (
    request_id TEXT NOT NULL REFERENCES requests (id),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL,
    -- who wrote with the registrant once does not review, decide or register later
    left_at    TEXT,
    PRIMARY KEY (request_id, account_id)
);

CREATE INDEX members_by_account ON members (account_id);

CREATE TABLE invitations (
    token_hash TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    email      TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    used_at    TEXT
);

CREATE INDEX invitations_by_request ON invitations (request_id);

-- Private links to the preview of a draft. One is good at a time.
CREATE TABLE previews (
    token_hash TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    created_at TEXT NOT NULL,
    ended_at   TEXT
);

CREATE INDEX previews_by_request ON previews (request_id);

-- Later wordings of a version. Edition 0 is the version's own row.
CREATE TABLE editions (
    id             TEXT PRIMARY KEY NOT NULL,
    nid            TEXT NOT NULL,
    version        BIGINT NOT NULL,
    edition        BIGINT NOT NULL CHECK (edition >= 1),
    origin         TEXT NOT NULL CHECK (origin IN ('imported', 'corrected')),
    dated          TEXT,
    template       TEXT NOT NULL,
    canonical      TEXT NOT NULL,
    fingerprint    TEXT NOT NULL,
    class          TEXT CHECK (class IN ('slip', 'contact', 'reference', 'layout', 'other')),
    reason         TEXT NOT NULL,
    request_number TEXT,
    published_at   TEXT NOT NULL,
    UNIQUE (nid, version, edition),
    FOREIGN KEY (nid, version) REFERENCES versions (nid, number),
    -- what is corrected here has a reason; what was found at IANA has none recorded
    CHECK (origin = 'imported' OR (class IS NOT NULL AND reason <> ''))
);

--only sqlite
CREATE TRIGGER editions_no_update BEFORE UPDATE ON editions BEGIN SELECT RAISE(ABORT, 'editions are permanent'); END;
CREATE TRIGGER editions_no_delete BEFORE DELETE ON editions BEGIN SELECT RAISE(ABORT, 'editions are permanent'); END;
--only postgresql
CREATE TRIGGER editions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON editions EXECUTE FUNCTION nidreg_permanent();
--end
