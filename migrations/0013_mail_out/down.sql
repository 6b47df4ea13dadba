DROP TABLE failing_addresses;
DROP INDEX outbox_by_recipient;
DROP INDEX outbox_waiting;
ALTER TABLE outbox DROP COLUMN bounced_at;
ALTER TABLE outbox DROP COLUMN priority;
