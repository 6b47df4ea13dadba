-- A password is chosen behind the mailed link, after the address was proved. What was typed before is deleted: it must never become valid.
ALTER TABLE mailed_links DROP COLUMN browser_hash;
ALTER TABLE mailed_links DROP COLUMN password_hash;
UPDATE accounts SET password_hash = NULL WHERE verified_at IS NULL;
