-- The mark of the key that a second factor was made with; empty for those from before: they are marked when a new key is made.
ALTER TABLE second_factors ADD COLUMN key_mark TEXT NOT NULL DEFAULT '';
