--only sqlite
DROP TRIGGER namespaces_no_delete;
DROP TRIGGER decisions_no_delete;
DROP TRIGGER decisions_no_update;
DROP TRIGGER positions_no_delete;
DROP TRIGGER positions_no_update;
DROP TRIGGER events_no_delete;
DROP TRIGGER events_no_update;
DROP TRIGGER snapshots_no_delete;
DROP TRIGGER snapshots_no_update;
DROP TRIGGER versions_no_delete;
DROP TRIGGER versions_no_update;
--only postgresql
DROP TRIGGER namespaces_permanent ON namespaces;
DROP TRIGGER decisions_permanent ON decisions;
DROP TRIGGER positions_permanent ON positions;
DROP TRIGGER events_permanent ON events;
DROP TRIGGER snapshots_permanent ON snapshots;
DROP TRIGGER versions_permanent ON versions;
DROP FUNCTION nidreg_permanent();
--end
DROP TABLE events;
DROP TABLE decisions;
DROP TABLE positions;
DROP TABLE comments;
DROP TABLE conflicts;
DROP TABLE assignments;
DROP TABLE snapshots;
DROP TABLE requests;
