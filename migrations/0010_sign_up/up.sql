-- A mailed link that verifies an address carries the name and password that were typed when it was asked for, and the browser that
-- asked. They become the account's only with that link: a second sign-up with the same address changes nothing for the first.
ALTER TABLE mailed_links ADD COLUMN name TEXT;
ALTER TABLE mailed_links ADD COLUMN password_hash TEXT;
ALTER TABLE mailed_links ADD COLUMN browser_hash TEXT;
