-- Rows of the security log have links of the chain as well. They are deleted when they are old: their links lose the salt before, and stay.
--only sqlite
DROP TRIGGER chain_no_update;
CREATE TRIGGER chain_no_update BEFORE UPDATE ON chain
WHEN NOT (NEW.salt IS NULL AND NEW.number = OLD.number AND NEW.what = OLD.what AND NEW.row_id = OLD.row_id AND NEW.digest = OLD.digest
    AND NEW.link = OLD.link
    AND (OLD.what = 'refused' OR EXISTS (SELECT 1 FROM redactions WHERE what = OLD.what AND row_id = OLD.row_id)))
BEGIN SELECT RAISE(ABORT, 'the chain is permanent'); END;
--only postgresql
CREATE OR REPLACE FUNCTION nidreg_unsalted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.salt IS NULL AND (to_jsonb(NEW) - 'salt') = (to_jsonb(OLD) - 'salt')
        AND (OLD.what = 'refused' OR EXISTS (SELECT 1 FROM redactions WHERE what = OLD.what AND row_id = OLD.row_id)) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the chain is permanent';
END $$;
--end
