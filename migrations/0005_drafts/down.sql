--only sqlite
DROP TRIGGER editions_no_delete;
DROP TRIGGER editions_no_update;
--only postgresql
DROP TRIGGER editions_permanent ON editions;
--end
DROP TABLE editions;
DROP TABLE previews;
DROP TABLE invitations;
DROP TABLE members;
ALTER TABLE requests DROP COLUMN done;
ALTER TABLE requests DROP COLUMN manner;
