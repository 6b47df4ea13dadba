-- The rest of the procedure: overlays, contention, standards bodies, the fast track, appeals, papers, reminders, mail coming in.

-- Circumstances of a request, each with its own start and end; none of them is a state.
CREATE TABLE overlays (
    id            TEXT PRIMARY KEY NOT NULL,
    request_id    TEXT NOT NULL REFERENCES requests (id),
    kind          TEXT NOT NULL CHECK (kind IN ('contended', 'escalated', 'under_appeal', 'court_hold')),
    contention_id TEXT,
    why           TEXT NOT NULL,
    since         TEXT NOT NULL,
    until         TEXT,
    outcome       TEXT
);

CREATE INDEX overlays_by_request ON overlays (request_id);

-- Two or more open requests for one NID (RFC 8141 §6.2, race conditions).
CREATE TABLE contentions (
    id      TEXT PRIMARY KEY NOT NULL,
    nid     TEXT NOT NULL,
    since   TEXT NOT NULL,
    until   TEXT,
    winner  TEXT,
    outcome TEXT CHECK (outcome IN ('renamed', 'left', 'agreed', 'decided', 'ordered')),
    words   TEXT
);

-- Who should have the name, as each party says it; the newest of a person counts.
CREATE TABLE verdicts (
    contention_id TEXT NOT NULL REFERENCES contentions (id),
    account_id    TEXT NOT NULL REFERENCES accounts (id),
    party         TEXT NOT NULL,
    request_id    TEXT REFERENCES requests (id),
    winner        TEXT NOT NULL,
    words         TEXT NOT NULL,
    at            TEXT NOT NULL,
    PRIMARY KEY (contention_id, account_id)
);

CREATE TABLE room_notes (
    id            TEXT PRIMARY KEY NOT NULL,
    contention_id TEXT NOT NULL REFERENCES contentions (id),
    author_id     TEXT NOT NULL REFERENCES accounts (id),
    author_role   TEXT NOT NULL,
    body          TEXT NOT NULL,
    at            TEXT NOT NULL
);

-- Bodies the IESG recognises for the fast track (RFC 8141 §6.3).
CREATE TABLE bodies (
    name          TEXT PRIMARY KEY NOT NULL,
    website       TEXT,
    recognised_on TEXT NOT NULL,
    source        TEXT NOT NULL,
    ended_on      TEXT
);

CREATE TABLE representatives (
    body       TEXT NOT NULL REFERENCES bodies (name),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL,
    until      TEXT,
    PRIMARY KEY (body, account_id, since)
);

-- Reports of the experts to a standards body (RFC 8141 §6.2 step 4).
CREATE TABLE reports (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    lead_id         TEXT NOT NULL REFERENCES accounts (id),
    addressed_to    TEXT NOT NULL,
    body            TEXT NOT NULL CHECK (body <> ''),
    sent_at         TEXT NOT NULL
);

-- What is kept on file: directions, copies of reports, answers on recognition, evidence, court orders, acceptances.
CREATE TABLE papers (
    id         TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    kind       TEXT NOT NULL CHECK (kind IN ('direction', 'report_copy', 'recognition', 'evidence', 'court_order', 'hold_end', 'dispute', 'acceptance')),
    words      TEXT NOT NULL CHECK (words <> ''),
    filed_by   TEXT NOT NULL REFERENCES accounts (id),
    filed_at   TEXT NOT NULL
);

CREATE INDEX papers_by_request ON papers (request_id, filed_at);

CREATE TABLE appeals (
    id         TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    stage      TEXT NOT NULL CHECK (stage IN ('lead', 'iesg')),
    filed_by   TEXT NOT NULL REFERENCES accounts (id),
    grounds    TEXT NOT NULL CHECK (grounds <> ''),
    filed_at   TEXT NOT NULL,
    outcome    TEXT CHECK (outcome IN ('upheld', 'granted')),
    words      TEXT,
    decided_by TEXT REFERENCES accounts (id),
    decided_at TEXT,
    CHECK ((outcome IS NULL) = (decided_at IS NULL))
);

-- What the clock has done, so that it does nothing twice.
CREATE TABLE reminders (
    key TEXT PRIMARY KEY NOT NULL,
    at  TEXT NOT NULL
);

-- Letters that came in, and what became of them.
CREATE TABLE inbound (
    id          TEXT PRIMARY KEY NOT NULL,
    message_id  TEXT NOT NULL UNIQUE,
    sender      TEXT NOT NULL,
    subject     TEXT NOT NULL,
    body        TEXT NOT NULL,
    request_id  TEXT REFERENCES requests (id),
    account_id  TEXT REFERENCES accounts (id),
    fate        TEXT NOT NULL CHECK (fate IN ('commented', 'held', 'dropped', 'settled')),
    why         TEXT NOT NULL,
    received_at TEXT NOT NULL,
    settled_at  TEXT
);

ALTER TABLE reserved_nids ADD COLUMN ended_at TEXT;

--only sqlite
CREATE TRIGGER reports_no_update BEFORE UPDATE ON reports BEGIN SELECT RAISE(ABORT, 'reports are permanent'); END;
CREATE TRIGGER reports_no_delete BEFORE DELETE ON reports BEGIN SELECT RAISE(ABORT, 'reports are permanent'); END;
CREATE TRIGGER papers_no_update BEFORE UPDATE ON papers BEGIN SELECT RAISE(ABORT, 'papers are permanent'); END;
CREATE TRIGGER papers_no_delete BEFORE DELETE ON papers BEGIN SELECT RAISE(ABORT, 'papers are permanent'); END;
--only postgresql
CREATE TRIGGER reports_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON reports EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER papers_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON papers EXECUTE FUNCTION nidreg_permanent();
--end
