--only sqlite
DROP TRIGGER changes_no_delete;
DROP TRIGGER changes_no_update;
--only postgresql
DROP TRIGGER changes_permanent ON changes;
--end
DROP INDEX namespaces_by_kind;
DROP TABLE instances;
DROP TABLE changes;
DROP TABLE registry_state;
ALTER TABLE namespaces DROP COLUMN successor;
ALTER TABLE namespaces DROP COLUMN unlisted_on;
ALTER TABLE namespaces DROP COLUMN listing;
