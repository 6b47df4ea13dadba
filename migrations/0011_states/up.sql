-- What the source's list showed, day by day, and what came in with each import: two clocks, and a way back.

-- Files as they were received, by the SHA-256 of their bytes.
CREATE TABLE received (
    digest TEXT PRIMARY KEY NOT NULL,
    --only sqlite
    bytes  BLOB NOT NULL
    --only postgresql
    bytes  BYTEA NOT NULL
    --end
);

-- One row for each state that was taken over and for each import that was undone; the number rises by one with each.
CREATE TABLE states (
    number     BIGINT PRIMARY KEY NOT NULL CHECK (number >= 1),
    -- brought along by the program; held before this table was; imported; an import undone
    origin     TEXT NOT NULL CHECK (origin IN ('builtin', 'held', 'import', 'undo')),
    file       TEXT NOT NULL,
    digest     TEXT REFERENCES received (digest),
    -- when the source showed it, and when it was learned here
    shown_on   TEXT NOT NULL,
    learned_at TEXT NOT NULL,
    -- the head of the list as JSON; empty is the program's own
    head       TEXT NOT NULL,
    -- its lines are those of this state
    same_as    BIGINT REFERENCES states (number),
    undoes     BIGINT UNIQUE REFERENCES states (number),
    CHECK ((origin = 'undo') = (undoes IS NOT NULL))
);

-- The lines of each state, as it printed them.
CREATE TABLE shown (
    state         BIGINT NOT NULL REFERENCES states (number),
    place         BIGINT NOT NULL,
    nid           TEXT NOT NULL,
    kind          TEXT NOT NULL CHECK (kind IN ('formal', 'informal')),
    registered_on TEXT,
    updated_on    TEXT,
    reference     TEXT NOT NULL,
    listing       TEXT NOT NULL,
    PRIMARY KEY (state, nid)
);
CREATE INDEX shown_by_nid ON shown (nid, state);

-- Which text the source showed on which day. A text may be shown again: it is current by the newest day.
CREATE TABLE shown_texts (
    state    BIGINT NOT NULL REFERENCES states (number),
    nid      TEXT NOT NULL,
    version  BIGINT NOT NULL,
    edition  BIGINT NOT NULL,
    shown_on TEXT NOT NULL,
    file     TEXT NOT NULL,
    digest   TEXT REFERENCES received (digest),
    PRIMARY KEY (state, nid, version, edition, shown_on)
);
CREATE INDEX shown_texts_by_nid ON shown_texts (nid);

-- The place in the list: IANA's order is that of the alphabet but for a line here and there.
--only sqlite
ALTER TABLE namespaces ADD COLUMN sort_key TEXT NOT NULL DEFAULT '';
UPDATE namespaces SET sort_key = CASE WHEN informal_number IS NULL THEN nid ELSE printf('%020d', informal_number) END;
--only postgresql
ALTER TABLE namespaces ADD COLUMN sort_key TEXT COLLATE "C" NOT NULL DEFAULT '';
UPDATE namespaces SET sort_key = CASE WHEN informal_number IS NULL THEN nid ELSE lpad(informal_number::text, 20, '0') END;
--end
-- What the current text says where the list says nothing, as JSON.
ALTER TABLE namespaces ADD COLUMN held TEXT NOT NULL DEFAULT '{}';
DROP INDEX namespaces_by_kind;
CREATE INDEX namespaces_by_kind ON namespaces (kind, unlisted_on, sort_key);

-- Changes get the day on which the source showed them; absent for what was done here.
--only sqlite
CREATE TABLE changes_next (
    serial BIGINT PRIMARY KEY NOT NULL CHECK (serial >= 1),
    nid    TEXT NOT NULL REFERENCES namespaces (nid),
    change TEXT NOT NULL CHECK (change IN ('added', 'registered', 'revised', 'corrected', 'version_found', 'wording_found', 'listing_changed', 'unlisted', 'listed_again', 'status_changed', 'import_undone')),
    entry  TEXT NOT NULL,
    detail TEXT NOT NULL,
    at     TEXT NOT NULL,
    shown_on TEXT
);
INSERT INTO changes_next (serial, nid, change, entry, detail, at) SELECT serial, nid, change, entry, detail, at FROM changes;
DROP TABLE changes;
ALTER TABLE changes_next RENAME TO changes;
CREATE INDEX changes_by_nid ON changes (nid, serial);
CREATE INDEX changes_by_what ON changes (change, serial);
CREATE TRIGGER changes_no_update BEFORE UPDATE ON changes BEGIN SELECT RAISE(ABORT, 'changes are permanent'); END;
CREATE TRIGGER changes_no_delete BEFORE DELETE ON changes BEGIN SELECT RAISE(ABORT, 'changes are permanent'); END;
--only postgresql
ALTER TABLE changes ADD COLUMN shown_on TEXT;
ALTER TABLE changes DROP CONSTRAINT changes_change_check;
ALTER TABLE changes ADD CONSTRAINT changes_change_check CHECK (change IN ('added', 'registered', 'revised', 'corrected', 'version_found', 'wording_found', 'listing_changed', 'unlisted', 'listed_again', 'status_changed', 'import_undone'));
--end

-- What an older database holds of the list is its first state; the file was not kept.
--only sqlite
INSERT INTO states (number, origin, file, shown_on, learned_at, head)
SELECT 1, 'held', '', coalesce((SELECT json_extract(value, '$.updated') FROM registry_state WHERE name = 'head'), '2026-07-28'),
    (SELECT max(created_at) FROM namespaces WHERE origin = 'imported'),
    coalesce((SELECT value FROM registry_state WHERE name = 'head'), '')
WHERE EXISTS (SELECT 1 FROM namespaces WHERE origin = 'imported');
--only postgresql
INSERT INTO states (number, origin, file, shown_on, learned_at, head)
SELECT 1, 'held', '', coalesce((SELECT value::json ->> 'updated' FROM registry_state WHERE name = 'head'), '2026-07-28'),
    (SELECT max(created_at) FROM namespaces WHERE origin = 'imported'),
    coalesce((SELECT value FROM registry_state WHERE name = 'head'), '')
WHERE EXISTS (SELECT 1 FROM namespaces WHERE origin = 'imported');
--end
INSERT INTO shown (state, place, nid, kind, registered_on, updated_on, reference, listing)
SELECT 1, row_number() OVER (ORDER BY kind, sort_key), nid, kind, registered_on, updated_on, reference, listing
FROM namespaces
WHERE unlisted_on IS NULL AND reference NOT LIKE '[{"type":"text","data":"urn-%' AND EXISTS (SELECT 1 FROM states);
INSERT INTO counters (name, value) SELECT 'states', 1 WHERE EXISTS (SELECT 1 FROM states);

--only sqlite
CREATE TRIGGER received_no_update BEFORE UPDATE ON received BEGIN SELECT RAISE(ABORT, 'what was received is permanent'); END;
CREATE TRIGGER received_no_delete BEFORE DELETE ON received BEGIN SELECT RAISE(ABORT, 'what was received is permanent'); END;
CREATE TRIGGER states_no_update BEFORE UPDATE ON states BEGIN SELECT RAISE(ABORT, 'states are permanent'); END;
CREATE TRIGGER states_no_delete BEFORE DELETE ON states BEGIN SELECT RAISE(ABORT, 'states are permanent'); END;
CREATE TRIGGER shown_no_update BEFORE UPDATE ON shown BEGIN SELECT RAISE(ABORT, 'what was shown is permanent'); END;
CREATE TRIGGER shown_no_delete BEFORE DELETE ON shown BEGIN SELECT RAISE(ABORT, 'what was shown is permanent'); END;
CREATE TRIGGER shown_texts_no_update BEFORE UPDATE ON shown_texts BEGIN SELECT RAISE(ABORT, 'what was shown is permanent'); END;
CREATE TRIGGER shown_texts_no_delete BEFORE DELETE ON shown_texts BEGIN SELECT RAISE(ABORT, 'what was shown is permanent'); END;
-- A version of which only the number was known gets its text once; nothing else of it ever changes.
DROP TRIGGER versions_no_update;
CREATE TRIGGER versions_no_update BEFORE UPDATE ON versions
WHEN NOT (OLD.canonical IS NULL AND NEW.canonical IS NOT NULL AND NEW.template IS NOT NULL AND NEW.fingerprint IS NOT NULL
    AND OLD.origin = 'imported' AND NEW.origin = 'imported' AND NEW.id = OLD.id AND NEW.nid = OLD.nid AND NEW.number = OLD.number
    AND NEW.number_recorded >= OLD.number_recorded AND NEW.request_number IS NULL AND NEW.published_at = OLD.published_at)
BEGIN SELECT RAISE(ABORT, 'versions are permanent'); END;
--only postgresql
CREATE TRIGGER received_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON received EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER states_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON states EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER shown_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON shown EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER shown_texts_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON shown_texts EXECUTE FUNCTION nidreg_permanent();
-- A version of which only the number was known gets its text once; nothing else of it ever changes.
DROP TRIGGER versions_permanent ON versions;
CREATE TRIGGER versions_permanent BEFORE DELETE OR TRUNCATE ON versions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER versions_text_once BEFORE UPDATE ON versions FOR EACH ROW
WHEN (NOT (OLD.canonical IS NULL AND NEW.canonical IS NOT NULL AND NEW.template IS NOT NULL AND NEW.fingerprint IS NOT NULL
    AND OLD.origin = 'imported' AND NEW.origin = 'imported' AND NEW.id = OLD.id AND NEW.nid = OLD.nid AND NEW.number = OLD.number
    AND NEW.number_recorded >= OLD.number_recorded AND NEW.request_number IS NULL AND NEW.published_at = OLD.published_at))
EXECUTE FUNCTION nidreg_permanent();
--end
