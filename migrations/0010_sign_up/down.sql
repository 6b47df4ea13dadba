ALTER TABLE mailed_links DROP COLUMN browser_hash;
ALTER TABLE mailed_links DROP COLUMN password_hash;
ALTER TABLE mailed_links DROP COLUMN name;
