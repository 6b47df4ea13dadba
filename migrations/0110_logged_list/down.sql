DROP INDEX events_by_actor;
DELETE FROM registry_state WHERE name = 'announced';
--only sqlite
DROP TRIGGER namespaces_logged;
DROP TRIGGER namespaces_numbered;
DROP TRIGGER namespaces_fixed;
--only postgresql
DROP TRIGGER namespaces_logged ON namespaces;
DROP FUNCTION nidreg_logged();
ALTER TABLE namespaces DROP CONSTRAINT namespaces_numbered;
--end
