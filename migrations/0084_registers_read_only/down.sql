-- Fails if an operator edited an entry of the resolver directory, because the earlier schema requires a second approver.
--only sqlite
CREATE TABLE kept_entries_before AS SELECT * FROM kept_entries;
DROP TABLE kept_entries;
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
INSERT INTO kept_entries (serial, list, name, nid, body, reason, asked_by, confirmed_by, at)
    SELECT serial, list, name, nid, body, reason, asked_by, confirmed_by, at FROM kept_entries_before ORDER BY serial;
DROP TABLE kept_entries_before;
CREATE INDEX kept_entries_by_name ON kept_entries (list, name);
CREATE INDEX kept_entries_by_nid ON kept_entries (nid);
CREATE TRIGGER kept_entries_no_update BEFORE UPDATE ON kept_entries BEGIN SELECT RAISE(ABORT, 'kept entries are permanent'); END;
CREATE TRIGGER kept_entries_no_delete BEFORE DELETE ON kept_entries BEGIN SELECT RAISE(ABORT, 'kept entries are permanent'); END;
--only postgresql
ALTER TABLE kept_entries DROP CONSTRAINT kept_entries_check1;
ALTER TABLE kept_entries ADD CONSTRAINT kept_entries_check1 CHECK (list = 'in-use' OR confirmed_by IS NOT NULL);
--end

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

CREATE TABLE part_keepers (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    nid        TEXT NOT NULL REFERENCES namespaces (nid),
    -- Empty: the whole namespace.
    prefix     TEXT NOT NULL,
    named_by   TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL,
    ended_by   TEXT REFERENCES accounts (id),
    until      TEXT,
    CHECK ((until IS NULL) = (ended_by IS NULL)),
    CHECK (named_by <> account_id)
);

CREATE INDEX part_keepers_by_account ON part_keepers (account_id);
CREATE UNIQUE INDEX part_keepers_now ON part_keepers (nid, prefix, account_id) WHERE until IS NULL;

CREATE TABLE tombstone_files (
    id              TEXT PRIMARY KEY NOT NULL,
    nid             TEXT NOT NULL REFERENCES namespaces (nid),
    prefix          TEXT NOT NULL,
    names           BIGINT NOT NULL CHECK (names >= 1),
    digest          TEXT NOT NULL,
    account_id      TEXT NOT NULL REFERENCES accounts (id),
    at              TEXT NOT NULL,
    -- A file that was sent by mistake: its names are not gone.
    taken_back_at   TEXT,
    taken_back_by   TEXT REFERENCES accounts (id),
    taken_back_why  TEXT,
    CHECK ((taken_back_at IS NULL) = (taken_back_why IS NULL)),
    CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
);

CREATE INDEX tombstone_files_by_part ON tombstone_files (nid, prefix);

CREATE TABLE tombstones (
    -- The name as it is compared (RFC 8141, 3.1, with what is known of its namespace).
    name_key  TEXT NOT NULL,
    file_id   TEXT NOT NULL REFERENCES tombstone_files (id),
    name      TEXT NOT NULL,
    gone      TEXT NOT NULL,
    reason    TEXT NOT NULL CHECK (reason <> ''),
    surrogate TEXT,
    PRIMARY KEY (name_key, file_id)
);

--only sqlite
CREATE TRIGGER tombstones_no_update BEFORE UPDATE ON tombstones BEGIN SELECT RAISE(ABORT, 'tombstones are permanent'); END;
CREATE TRIGGER tombstones_no_delete BEFORE DELETE ON tombstones BEGIN SELECT RAISE(ABORT, 'tombstones are permanent'); END;
--only postgresql
CREATE TRIGGER tombstones_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON tombstones EXECUTE FUNCTION nidreg_permanent();
--end
