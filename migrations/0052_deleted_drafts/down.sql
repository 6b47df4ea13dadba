ALTER TABLE requests DROP COLUMN deleted_at;
