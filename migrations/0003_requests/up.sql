-- Requests: drafts, numbered snapshots, review work, and what happened.

CREATE TABLE requests (
    id             TEXT PRIMARY KEY NOT NULL,
    number         TEXT NOT NULL UNIQUE,
    kind           TEXT NOT NULL CHECK (kind IN ('new_formal', 'new_informal', 'revision')),
    track          TEXT NOT NULL CHECK (track IN ('community')),
    state          TEXT NOT NULL CHECK (state IN ('draft', 'intake', 'review', 'with_requester', 'ready', 'registered', 'declined', 'withdrawn')),
    came_from      TEXT CHECK (came_from IN ('intake', 'review', 'ready')),
    nid            TEXT,
    base_version   BIGINT,
    owner_id       TEXT NOT NULL REFERENCES accounts (id),
    draft          TEXT NOT NULL,
    draft_revision BIGINT NOT NULL,
    created_at     TEXT NOT NULL,
    state_since    TEXT NOT NULL,
    CHECK ((state = 'with_requester') = (came_from IS NOT NULL)),
    -- a revision names its namespace and the version it starts from; an informal request gets its NID when registered
    CHECK (kind <> 'revision' OR (nid IS NOT NULL AND base_version IS NOT NULL)),
    CHECK (kind <> 'new_informal' OR state = 'registered' OR nid IS NULL),
    CHECK (kind <> 'new_formal' OR state IN ('draft', 'withdrawn') OR (nid IS NOT NULL AND nid = lower(nid) AND length(nid) BETWEEN 3 AND 32 AND nid <> 'urn')),
    --only sqlite
    CHECK (kind <> 'new_formal' OR state IN ('draft', 'withdrawn') OR (
        nid NOT GLOB '*[^a-z0-9-]*' AND nid NOT GLOB '-*' AND nid NOT GLOB '*-'
        AND nid NOT GLOB 'urn-*' AND nid NOT GLOB '[a-z][a-z]-*' AND nid NOT GLOB 'x-*'))
    --only postgresql
    CHECK (kind <> 'new_formal' OR state IN ('draft', 'withdrawn') OR (
        nid ~ '^[a-z0-9][a-z0-9-]*[a-z0-9]$' AND nid !~ '^(urn-|[a-z][a-z]-|x-)'))
    --end
);

CREATE INDEX requests_by_state ON requests (state);
CREATE INDEX requests_by_owner ON requests (owner_id);

CREATE TABLE snapshots (
    id          TEXT PRIMARY KEY NOT NULL,
    request_id  TEXT NOT NULL REFERENCES requests (id),
    number      BIGINT NOT NULL CHECK (number >= 1),
    template    TEXT NOT NULL,
    canonical   TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    note        TEXT NOT NULL,
    sent_by     TEXT NOT NULL REFERENCES accounts (id),
    sent_at     TEXT NOT NULL,
    UNIQUE (request_id, number)
);

CREATE TABLE assignments (
    request_id  TEXT NOT NULL REFERENCES requests (id),
    expert_id   TEXT NOT NULL REFERENCES accounts (id),
    assigned_at TEXT NOT NULL,
    PRIMARY KEY (request_id, expert_id)
);

CREATE TABLE conflicts (
    request_id  TEXT NOT NULL REFERENCES requests (id),
    expert_id   TEXT NOT NULL REFERENCES accounts (id),
    reason      TEXT NOT NULL,
    declared_at TEXT NOT NULL,
    PRIMARY KEY (request_id, expert_id)
);

CREATE TABLE comments (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    author_id       TEXT NOT NULL REFERENCES accounts (id),
    author_role     TEXT NOT NULL,
    body            TEXT NOT NULL,
    written_at      TEXT NOT NULL
);

CREATE INDEX comments_by_request ON comments (request_id, written_at);

CREATE TABLE positions (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    expert_id       TEXT NOT NULL REFERENCES accounts (id),
    stance          TEXT NOT NULL CHECK (stance IN ('approve', 'no_objection', 'discuss')),
    reasons         TEXT NOT NULL CHECK (stance <> 'discuss' OR reasons <> ''),
    taken_at        TEXT NOT NULL
);

CREATE INDEX positions_by_request ON positions (request_id, taken_at);

CREATE TABLE decisions (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    lead_id         TEXT NOT NULL REFERENCES accounts (id),
    outcome         TEXT NOT NULL CHECK (outcome IN ('approved', 'declined')),
    reasons         TEXT NOT NULL CHECK (reasons <> ''),
    decided_at      TEXT NOT NULL
);

-- What happened. `about` is the request number, the NID or the account it concerns.
CREATE TABLE events (
    id         TEXT PRIMARY KEY NOT NULL,
    request_id TEXT REFERENCES requests (id),
    nid        TEXT,
    account_id TEXT REFERENCES accounts (id),
    actor_id   TEXT REFERENCES accounts (id),
    actor_role TEXT NOT NULL,
    act        TEXT NOT NULL,
    detail     TEXT NOT NULL,
    at         TEXT NOT NULL
);

CREATE INDEX events_by_request ON events (request_id, at);
CREATE INDEX events_by_nid ON events (nid, at);

--only sqlite
CREATE TRIGGER versions_no_update BEFORE UPDATE ON versions BEGIN SELECT RAISE(ABORT, 'versions are permanent'); END;
CREATE TRIGGER versions_no_delete BEFORE DELETE ON versions BEGIN SELECT RAISE(ABORT, 'versions are permanent'); END;
CREATE TRIGGER snapshots_no_update BEFORE UPDATE ON snapshots BEGIN SELECT RAISE(ABORT, 'snapshots are permanent'); END;
CREATE TRIGGER snapshots_no_delete BEFORE DELETE ON snapshots BEGIN SELECT RAISE(ABORT, 'snapshots are permanent'); END;
CREATE TRIGGER events_no_update BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
CREATE TRIGGER events_no_delete BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
CREATE TRIGGER positions_no_update BEFORE UPDATE ON positions BEGIN SELECT RAISE(ABORT, 'positions are permanent'); END;
CREATE TRIGGER positions_no_delete BEFORE DELETE ON positions BEGIN SELECT RAISE(ABORT, 'positions are permanent'); END;
CREATE TRIGGER decisions_no_update BEFORE UPDATE ON decisions BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
CREATE TRIGGER decisions_no_delete BEFORE DELETE ON decisions BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
CREATE TRIGGER namespaces_no_delete BEFORE DELETE ON namespaces BEGIN SELECT RAISE(ABORT, 'a NID is never given up'); END;
--only postgresql
CREATE FUNCTION nidreg_permanent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% are permanent', TG_TABLE_NAME;
END $$;
CREATE TRIGGER versions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON versions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER snapshots_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON snapshots EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER events_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON events EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER positions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON positions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER decisions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON decisions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER namespaces_permanent BEFORE DELETE OR TRUNCATE ON namespaces EXECUTE FUNCTION nidreg_permanent();
--end
