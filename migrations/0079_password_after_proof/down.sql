ALTER TABLE mailed_links ADD COLUMN password_hash TEXT;
ALTER TABLE mailed_links ADD COLUMN browser_hash TEXT;
