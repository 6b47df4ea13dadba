DROP INDEX outbox_gathered;
ALTER TABLE outbox DROP COLUMN gathered_into;
