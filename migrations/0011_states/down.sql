--only sqlite
DROP TRIGGER versions_no_update;
CREATE TRIGGER versions_no_update BEFORE UPDATE ON versions BEGIN SELECT RAISE(ABORT, 'versions are permanent'); END;
--only postgresql
DROP TRIGGER versions_text_once ON versions;
DROP TRIGGER versions_permanent ON versions;
CREATE TRIGGER versions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON versions EXECUTE FUNCTION nidreg_permanent();
--end
ALTER TABLE changes DROP COLUMN shown_on;
DROP INDEX namespaces_by_kind;
ALTER TABLE namespaces DROP COLUMN held;
ALTER TABLE namespaces DROP COLUMN sort_key;
CREATE INDEX namespaces_by_kind ON namespaces (kind, unlisted_on, nid);
DROP TABLE shown_texts;
DROP TABLE shown;
DROP TABLE states;
DROP TABLE received;
DELETE FROM counters WHERE name = 'states';
