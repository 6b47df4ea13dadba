-- Requests: drafts, numbered snapshots, review work, and what happened.

CREATE TABLE requests (
    id             TEXT PRIMARY KEY NOT NULL,
    number         TEXT NOT NULL UNIQUE,
    kind           TEXT NOT NULL CHECK (kind IN ('new_formal', 'new_informal', 'revision', 'registrant_change', 'status_change')),
    -- RFC 8141 §6.2 and §6.3; the body that decides, or that asks on the fast track, and where its specification is
    track          TEXT NOT NULL CHECK (track IN ('community', 'standards', 'fast_track')),
    body           TEXT,
    specification  TEXT,
    track_changed_at TEXT,
    state          TEXT NOT NULL CHECK (state IN ('draft', 'intake', 'review', 'with_requester', 'with_body', 'ready', 'registered', 'declined', 'withdrawn', 'lapsed', 'duplicate')),
    came_from      TEXT CHECK (came_from IN ('intake', 'review', 'with_body', 'ready')),
    nid            TEXT,
    base_version   BIGINT,
    -- status_change: what the status becomes, and the NIDs that take over, with a blank between them
    new_status     TEXT CHECK (new_status IN ('active', 'deprecated', 'obsolete')),
    successors     TEXT,
    -- registrant_change: to whom it goes, and how the present registrant stands to it
    heir_email     TEXT,
    present        TEXT CHECK (present IN ('agrees', 'unreachable')),
    owner_id       TEXT NOT NULL REFERENCES accounts (id),
    draft          TEXT NOT NULL,
    draft_revision BIGINT NOT NULL,
    created_at     TEXT NOT NULL,
    state_since    TEXT NOT NULL,
    -- T2: since when it is discussed
    review_since   TEXT,
    duplicate_of   TEXT,
    -- the number of the request that this one takes up again (T17)
    follows        TEXT,
    CHECK ((state = 'with_requester') = (came_from IS NOT NULL)),
    CHECK ((state = 'duplicate') = (duplicate_of IS NOT NULL)),
    CHECK ((track = 'community') = (body IS NULL)),
    CHECK (state <> 'with_body' OR track = 'standards'),
    CHECK (kind <> 'status_change' OR new_status IS NOT NULL),
    CHECK (kind <> 'registrant_change' OR (heir_email IS NOT NULL AND present IS NOT NULL)),
    -- these name their namespace and the version they start from; an informal request gets its NID when registered
    CHECK (kind IN ('new_formal', 'new_informal') OR (nid IS NOT NULL AND base_version IS NOT NULL)),
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
    -- what was asked for with this text, and the version it started from
    kind        TEXT NOT NULL,
    base_version BIGINT,
    template    TEXT NOT NULL,
    canonical   TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    note        TEXT NOT NULL,
    sent_by     TEXT NOT NULL REFERENCES accounts (id),
    sent_at     TEXT NOT NULL,
    UNIQUE (request_id, number)
);

-- Experts hold dated appointments for the formal or the informal registry; a temporary one may be for a single request.
CREATE TABLE appointments (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    registry   TEXT NOT NULL CHECK (registry IN ('formal', 'informal')),
    leads      BOOLEAN NOT NULL,
    since      TEXT NOT NULL,
    until      TEXT,
    request_id TEXT REFERENCES requests (id),
    CHECK (until IS NULL OR until >= since)
);

CREATE INDEX appointments_by_account ON appointments (account_id);

CREATE TABLE absences (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL,
    until      TEXT NOT NULL,
    CHECK (until >= since)
);

CREATE TABLE assignments (
    request_id  TEXT NOT NULL REFERENCES requests (id),
    expert_id   TEXT NOT NULL REFERENCES accounts (id),
    assigned_at TEXT NOT NULL,
    because     TEXT NOT NULL,
    answer      TEXT CHECK (answer IN ('accepted', 'declined')),
    answered_at TEXT,
    PRIMARY KEY (request_id, expert_id),
    CHECK ((answer IS NULL) = (answered_at IS NULL))
);

-- What an expert said of their interests before they read the text, and whether their name is shown.
CREATE TABLE disclosures (
    request_id TEXT NOT NULL REFERENCES requests (id),
    expert_id  TEXT NOT NULL REFERENCES accounts (id),
    answer     TEXT NOT NULL CHECK (answer IN ('none', 'conflict', 'waiver_asked', 'waived')),
    reason     TEXT NOT NULL,
    anonymous  BOOLEAN NOT NULL,
    at         TEXT NOT NULL,
    PRIMARY KEY (request_id, expert_id),
    CHECK (answer = 'none' OR reason <> '')
);

CREATE TABLE threads (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    field           TEXT,
    quote           TEXT NOT NULL,
    opened_by       TEXT NOT NULL REFERENCES accounts (id),
    opened_at       TEXT NOT NULL,
    done_at         TEXT,
    resolved_at     TEXT
);

CREATE INDEX threads_by_request ON threads (request_id, opened_at);

CREATE TABLE comments (
    id              TEXT PRIMARY KEY NOT NULL,
    thread_id       TEXT NOT NULL REFERENCES threads (id),
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    author_id       TEXT NOT NULL REFERENCES accounts (id),
    author_role     TEXT NOT NULL,
    body            TEXT NOT NULL,
    -- another wording for the quoted passage
    suggestion      TEXT,
    by_mail         BOOLEAN NOT NULL,
    written_at      TEXT NOT NULL
);

CREATE INDEX comments_by_request ON comments (request_id, written_at);

-- What an expert has written and not sent.
CREATE TABLE drafted_comments (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    expert_id       TEXT NOT NULL REFERENCES accounts (id),
    snapshot_number BIGINT NOT NULL,
    thread_id       TEXT REFERENCES threads (id),
    field           TEXT,
    quote           TEXT NOT NULL,
    body            TEXT NOT NULL,
    suggestion      TEXT,
    saved_at        TEXT NOT NULL
);

CREATE INDEX drafted_comments_by_expert ON drafted_comments (request_id, expert_id);

CREATE TABLE drafted_positions (
    request_id TEXT NOT NULL REFERENCES requests (id),
    expert_id  TEXT NOT NULL REFERENCES accounts (id),
    stance     TEXT NOT NULL,
    reasons    TEXT NOT NULL,
    saved_at   TEXT NOT NULL,
    PRIMARY KEY (request_id, expert_id)
);

-- Which field of which snapshot an expert has read.
CREATE TABLE seen_marks (
    request_id      TEXT NOT NULL REFERENCES requests (id),
    expert_id       TEXT NOT NULL REFERENCES accounts (id),
    field           TEXT NOT NULL,
    snapshot_number BIGINT NOT NULL,
    at              TEXT NOT NULL,
    PRIMARY KEY (request_id, expert_id, field)
);

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

-- The lead's answer to a position to discuss (T6).
CREATE TABLE answers (
    position_id TEXT PRIMARY KEY NOT NULL REFERENCES positions (id),
    request_id  TEXT NOT NULL REFERENCES requests (id),
    lead_id     TEXT NOT NULL REFERENCES accounts (id),
    body        TEXT NOT NULL CHECK (body <> ''),
    at          TEXT NOT NULL
);

-- A lead's wish to decline, until a second expert concurs (T10).
CREATE TABLE proposals (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    lead_id         TEXT NOT NULL REFERENCES accounts (id),
    reasons         TEXT NOT NULL CHECK (reasons <> ''),
    made_at         TEXT NOT NULL,
    ended_at        TEXT
);

CREATE TABLE decisions (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    lead_id         TEXT NOT NULL REFERENCES accounts (id),
    concurring_id   TEXT REFERENCES accounts (id),
    outcome         TEXT NOT NULL CHECK (outcome IN ('approved', 'declined', 'reported', 'completed')),
    reasons         TEXT NOT NULL CHECK (reasons <> ''),
    decided_at      TEXT NOT NULL,
    CHECK ((outcome = 'declined') = (concurring_id IS NOT NULL)),
    CHECK (concurring_id IS NULL OR concurring_id <> lead_id)
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
    -- the state the act led to, when it moved the request
    state      TEXT,
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
CREATE TRIGGER comments_no_update BEFORE UPDATE ON comments BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
CREATE TRIGGER comments_no_delete BEFORE DELETE ON comments BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
CREATE TRIGGER answers_no_update BEFORE UPDATE ON answers BEGIN SELECT RAISE(ABORT, 'answers are permanent'); END;
CREATE TRIGGER answers_no_delete BEFORE DELETE ON answers BEGIN SELECT RAISE(ABORT, 'answers are permanent'); END;
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
CREATE TRIGGER comments_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON comments EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER answers_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON answers EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER decisions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON decisions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER namespaces_permanent BEFORE DELETE OR TRUNCATE ON namespaces EXECUTE FUNCTION nidreg_permanent();
--end
