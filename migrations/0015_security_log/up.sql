-- What was tried and refused: wrong passwords and codes, waits, forms from elsewhere, rooms somebody may not enter. What was done is in
-- `events`. Rows name a network, so they are deleted after ninety days, and never changed.
CREATE TABLE security_log (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT REFERENCES accounts (id),
    kind       TEXT NOT NULL,
    network    TEXT NOT NULL,
    browser    TEXT NOT NULL,
    detail     TEXT NOT NULL,
    at         TEXT NOT NULL
);
CREATE INDEX security_log_by_account ON security_log (account_id, at);
CREATE INDEX security_log_by_at ON security_log (at);
--only sqlite
CREATE TRIGGER security_log_no_update BEFORE UPDATE ON security_log BEGIN SELECT RAISE(ABORT, 'the security log is not changed'); END;
--only postgresql
CREATE TRIGGER security_log_no_update BEFORE UPDATE ON security_log EXECUTE FUNCTION nidreg_permanent();
--end
