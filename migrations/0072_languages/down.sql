ALTER TABLE outbox DROP COLUMN language;
ALTER TABLE accounts DROP COLUMN language;
