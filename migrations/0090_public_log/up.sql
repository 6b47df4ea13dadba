-- The public log: one entry for each publication, correction, status, error flag, redaction, decision, import and undone import. An entry
-- has digests and no text. Where a record has personal data its digests are salted, and a redaction deletes the salt.
CREATE TABLE log_state (
    id   BIGINT PRIMARY KEY NOT NULL CHECK (id = 1),
    -- the number of entries; incremented in the transaction that appends one
    size BIGINT NOT NULL CHECK (size >= 0)
);
CREATE TABLE log_entry (
    idx       BIGINT PRIMARY KEY NOT NULL CHECK (idx >= 0),
    -- the row that it is about, such as version/KEY
    record    TEXT NOT NULL UNIQUE,
    -- the bytes that were hashed
    entry     TEXT NOT NULL CHECK (length(entry) BETWEEN 2 AND 65535),
    leaf_hash TEXT NOT NULL CHECK (length(leaf_hash) = 64)
);
CREATE TABLE log_salt (
    idx  BIGINT PRIMARY KEY NOT NULL REFERENCES log_entry (idx),
    salt TEXT NOT NULL CHECK (length(salt) = 64)
);
-- What was signed. Two instances cannot sign different trees of one size.
CREATE TABLE log_checkpoint (
    origin TEXT NOT NULL CHECK (origin <> ''),
    size   BIGINT NOT NULL CHECK (size >= 1),
    root   TEXT NOT NULL CHECK (length(root) = 64),
    note   TEXT NOT NULL CHECK (note <> ''),
    at     TEXT NOT NULL,
    PRIMARY KEY (origin, size)
);

--only sqlite
CREATE TRIGGER log_state_grows BEFORE UPDATE ON log_state WHEN NEW.size <> OLD.size + 1 OR NEW.id <> OLD.id
BEGIN SELECT RAISE(ABORT, 'the public log only grows'); END;
CREATE TRIGGER log_state_no_delete BEFORE DELETE ON log_state BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
CREATE TRIGGER log_entry_no_update BEFORE UPDATE ON log_entry BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
CREATE TRIGGER log_entry_no_delete BEFORE DELETE ON log_entry BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
CREATE TRIGGER log_salt_no_update BEFORE UPDATE ON log_salt BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
CREATE TRIGGER log_salt_no_delete BEFORE DELETE ON log_salt
WHEN NOT EXISTS (SELECT 1 FROM redactions JOIN log_entry ON log_entry.record = redactions.what || '/' || redactions.row_id
    WHERE log_entry.idx = OLD.idx)
BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
CREATE TRIGGER log_checkpoint_no_update BEFORE UPDATE ON log_checkpoint BEGIN SELECT RAISE(ABORT, 'checkpoints are permanent'); END;
CREATE TRIGGER log_checkpoint_no_delete BEFORE DELETE ON log_checkpoint BEGIN SELECT RAISE(ABORT, 'checkpoints are permanent'); END;
--only postgresql
CREATE FUNCTION nidreg_log_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id = OLD.id AND NEW.size = OLD.size + 1 THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the public log only grows';
END $$;
CREATE TRIGGER log_state_grows BEFORE UPDATE ON log_state FOR EACH ROW EXECUTE FUNCTION nidreg_log_grows();
CREATE TRIGGER log_state_permanent BEFORE DELETE OR TRUNCATE ON log_state EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER log_entry_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON log_entry EXECUTE FUNCTION nidreg_permanent();
CREATE FUNCTION nidreg_log_unsalted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM redactions JOIN log_entry ON log_entry.record = redactions.what || '/' || redactions.row_id
        WHERE log_entry.idx = OLD.idx) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the public log is permanent';
END $$;
CREATE TRIGGER log_salt_unsalted BEFORE DELETE ON log_salt FOR EACH ROW EXECUTE FUNCTION nidreg_log_unsalted();
CREATE TRIGGER log_salt_permanent BEFORE UPDATE OR TRUNCATE ON log_salt EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER log_checkpoint_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON log_checkpoint EXECUTE FUNCTION nidreg_permanent();
--end
