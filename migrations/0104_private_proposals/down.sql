ALTER TABLE requests DROP COLUMN private_since;
ALTER TABLE requests DROP COLUMN relation;
