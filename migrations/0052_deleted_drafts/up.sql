-- A draft that was never sent and that its owner deleted: the row keeps its number, so that no other request gets it, and nothing of
-- what was written.
ALTER TABLE requests ADD COLUMN deleted_at TEXT;
