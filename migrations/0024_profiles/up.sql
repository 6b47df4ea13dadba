-- The machine-readable half of a registration, edition by edition, and what registrants write towards it.

-- One row for each edition of a version's profile; the newest row of a namespace is in force. Whose reading it is never changes.
CREATE TABLE profiles (
    id             TEXT PRIMARY KEY NOT NULL,
    nid            TEXT NOT NULL,
    version        BIGINT NOT NULL,
    edition        BIGINT NOT NULL CHECK (edition >= 1),
    reading        TEXT NOT NULL CHECK (reading IN ('registrant', 'editors')),
    body           TEXT NOT NULL CHECK (body <> ''),
    fingerprint    TEXT NOT NULL,
    -- the request with which it was approved
    request_number TEXT,
    published_at   TEXT NOT NULL,
    UNIQUE (nid, version, edition),
    FOREIGN KEY (nid, version) REFERENCES versions (nid, number),
    CHECK ((reading = 'registrant') = (request_number IS NOT NULL))
);

CREATE INDEX profiles_by_nid ON profiles (nid, id);

-- Rules and names beside a draft, as typed, and what came of trying them.
CREATE TABLE drafted_rules (
    request_id TEXT PRIMARY KEY NOT NULL REFERENCES requests (id),
    body       TEXT NOT NULL,
    results    TEXT NOT NULL,
    -- what they were tried for and against
    ground     TEXT NOT NULL,
    saved_at   TEXT NOT NULL
);

-- The same as they were sent with a text.
CREATE TABLE sent_rules (
    request_id      TEXT NOT NULL,
    snapshot_number BIGINT NOT NULL,
    body            TEXT NOT NULL,
    results         TEXT NOT NULL,
    PRIMARY KEY (request_id, snapshot_number),
    FOREIGN KEY (request_id, snapshot_number) REFERENCES snapshots (request_id, number)
);

--only sqlite
CREATE TRIGGER profiles_no_update BEFORE UPDATE ON profiles BEGIN SELECT RAISE(ABORT, 'profiles are permanent'); END;
CREATE TRIGGER profiles_no_delete BEFORE DELETE ON profiles BEGIN SELECT RAISE(ABORT, 'profiles are permanent'); END;
CREATE TRIGGER sent_rules_no_update BEFORE UPDATE ON sent_rules BEGIN SELECT RAISE(ABORT, 'sent rules are permanent'); END;
CREATE TRIGGER sent_rules_no_delete BEFORE DELETE ON sent_rules BEGIN SELECT RAISE(ABORT, 'sent rules are permanent'); END;
--only postgresql
CREATE TRIGGER profiles_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON profiles EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER sent_rules_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON sent_rules EXECUTE FUNCTION nidreg_permanent();
--end
