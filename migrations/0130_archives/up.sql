-- The archive of the public data of each month, with the signed note about its digest. It never changes; only if a text in it is redacted, its
-- bytes are deleted.
CREATE TABLE archives (
    month   TEXT PRIMARY KEY NOT NULL,
    made_at TEXT NOT NULL,
    size    BIGINT NOT NULL CHECK (size > 0),
    sha256  TEXT NOT NULL,
    note    TEXT NOT NULL,
    --only sqlite
    bytes   BLOB
    --only postgresql
    bytes   BYTEA
    --end
);
--only sqlite
CREATE TRIGGER archives_no_update BEFORE UPDATE ON archives
WHEN NOT (NEW.bytes IS NULL AND EXISTS (SELECT 1 FROM redactions WHERE at >= OLD.made_at)
    AND NEW.month IS OLD.month AND NEW.made_at IS OLD.made_at AND NEW.size IS OLD.size AND NEW.sha256 IS OLD.sha256 AND NEW.note IS OLD.note)
BEGIN SELECT RAISE(ABORT, 'archives are permanent'); END;
CREATE TRIGGER archives_no_delete BEFORE DELETE ON archives BEGIN SELECT RAISE(ABORT, 'archives are permanent'); END;
CREATE TRIGGER archives_no_replace BEFORE INSERT ON archives
WHEN EXISTS (SELECT 1 FROM archives WHERE rowid = NEW.rowid OR month = NEW.month)
BEGIN SELECT RAISE(ABORT, 'archives are permanent'); END;
--only postgresql
CREATE FUNCTION nidreg_archive_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.bytes IS NULL AND EXISTS (SELECT 1 FROM redactions WHERE at >= OLD.made_at)
        AND (to_jsonb(NEW) - 'bytes') = (to_jsonb(OLD) - 'bytes') THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'archives are permanent';
END $$;
CREATE TRIGGER archives_withdrawn BEFORE UPDATE ON archives FOR EACH ROW EXECUTE FUNCTION nidreg_archive_withdrawn();
CREATE TRIGGER archives_permanent BEFORE DELETE OR TRUNCATE ON archives EXECUTE FUNCTION nidreg_permanent();
--end
