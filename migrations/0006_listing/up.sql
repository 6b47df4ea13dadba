-- What IANA's list prints of a namespace beside its references, and the log of changes.

ALTER TABLE namespaces ADD COLUMN listing TEXT NOT NULL DEFAULT '{}';
-- Since when IANA's list has it no longer; its URNs stay valid.
ALTER TABLE namespaces ADD COLUMN unlisted_on TEXT;
ALTER TABLE namespaces ADD COLUMN successor TEXT;

-- The head of the list, people, the state last imported: one JSON value a name.
CREATE TABLE registry_state (
    name  TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);

-- One row for each change of the registry; the serial rises by one with each.
CREATE TABLE changes (
    serial BIGINT PRIMARY KEY NOT NULL CHECK (serial >= 1),
    nid    TEXT NOT NULL REFERENCES namespaces (nid),
    change TEXT NOT NULL CHECK (change IN ('added', 'registered', 'revised', 'corrected', 'version_found', 'wording_found', 'listing_changed', 'unlisted', 'listed_again', 'status_changed')),
    entry  TEXT NOT NULL,
    detail TEXT NOT NULL,
    at     TEXT NOT NULL
);

CREATE INDEX changes_by_nid ON changes (nid, serial);
CREATE INDEX changes_by_what ON changes (change, serial);
CREATE INDEX namespaces_by_kind ON namespaces (kind, unlisted_on, nid);

-- The servers on this database, and the serial each of them shows.
CREATE TABLE instances (
    id      TEXT PRIMARY KEY NOT NULL,
    serial  BIGINT NOT NULL,
    seen_at TEXT NOT NULL
);

--only sqlite
CREATE TRIGGER changes_no_update BEFORE UPDATE ON changes BEGIN SELECT RAISE(ABORT, 'changes are permanent'); END;
CREATE TRIGGER changes_no_delete BEFORE DELETE ON changes BEGIN SELECT RAISE(ABORT, 'changes are permanent'); END;
--only postgresql
CREATE TRIGGER changes_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON changes EXECUTE FUNCTION nidreg_permanent();
--end
