-- Lists that come with the program and are kept here: resolver entries, the registries of the 2012 draft, names in use without being
-- registered. Every state of an entry from its first change on; an entry without a body has ended.

CREATE TABLE kept_entries (
    serial     BIGINT PRIMARY KEY NOT NULL CHECK (serial >= 1),
    list       TEXT NOT NULL CHECK (list IN ('resolvers', 'keywords', 'designators', 'in-use')),
    name       TEXT NOT NULL CHECK (name <> ''),
    -- The namespace of a resolver.
    nid        TEXT REFERENCES namespaces (nid),
    body       TEXT,
    reason     TEXT NOT NULL CHECK (reason <> ''),
    asked_by   TEXT NOT NULL REFERENCES accounts (id),
    -- Who looked at it second; an operator alone keeps the names in use.
    confirmed_by TEXT REFERENCES accounts (id),
    at         TEXT NOT NULL,
    CHECK (confirmed_by IS NULL OR confirmed_by <> asked_by),
    CHECK (list = 'in-use' OR confirmed_by IS NOT NULL)
);

CREATE INDEX kept_entries_by_name ON kept_entries (list, name);
CREATE INDEX kept_entries_by_nid ON kept_entries (nid);

-- What somebody asks for and a second person decides: a change of such a list, or a part of a namespace.
CREATE TABLE light_requests (
    id         TEXT PRIMARY KEY NOT NULL,
    nid        TEXT REFERENCES namespaces (nid),
    -- The register it is asked of; empty: the whole namespace.
    prefix     TEXT NOT NULL,
    -- Whether whoever keeps the register decides, and not an operator.
    of_holder  BOOLEAN NOT NULL,
    body       TEXT NOT NULL,
    reason     TEXT NOT NULL CHECK (reason <> ''),
    asked_by   TEXT NOT NULL REFERENCES accounts (id),
    asked_at   TEXT NOT NULL,
    outcome    TEXT CHECK (outcome IN ('granted', 'declined', 'withdrawn')),
    words      TEXT,
    decided_by TEXT REFERENCES accounts (id),
    decided_at TEXT,
    CHECK ((outcome IS NULL) = (decided_at IS NULL)),
    CHECK ((outcome IS NULL) = (decided_by IS NULL))
);

CREATE INDEX light_requests_open ON light_requests (asked_at) WHERE outcome IS NULL;
CREATE INDEX light_requests_by_account ON light_requests (asked_by);

--only sqlite
CREATE TRIGGER kept_entries_no_update BEFORE UPDATE ON kept_entries BEGIN SELECT RAISE(ABORT, 'kept entries are permanent'); END;
CREATE TRIGGER kept_entries_no_delete BEFORE DELETE ON kept_entries BEGIN SELECT RAISE(ABORT, 'kept entries are permanent'); END;
--only postgresql
CREATE TRIGGER kept_entries_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON kept_entries EXECUTE FUNCTION nidreg_permanent();
--end
