-- Requests to change a list or a part of a namespace no longer exist. Operators alone edit the entries of the resolver directory. The parts
-- of namespaces are read-only data with their history, so nobody is appointed for a register, and names whose resource is gone are not
-- recorded.

DROP TABLE light_requests;
DROP TABLE part_keepers;
DROP TABLE tombstones;
DROP TABLE tombstone_files;
UPDATE outbox SET failed_at = created_at, last_error = 'change requests no longer exist'
    WHERE letter = 'small_change' AND sent_at IS NULL AND failed_at IS NULL;

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
    -- The second approver in releases that had change requests.
    confirmed_by TEXT REFERENCES accounts (id),
    at         TEXT NOT NULL,
    CHECK (confirmed_by IS NULL OR confirmed_by <> asked_by),
    CHECK (list IN ('resolvers', 'in-use') OR confirmed_by IS NOT NULL)
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
ALTER TABLE kept_entries ADD CONSTRAINT kept_entries_check1 CHECK (list IN ('resolvers', 'in-use') OR confirmed_by IS NOT NULL);
--end
