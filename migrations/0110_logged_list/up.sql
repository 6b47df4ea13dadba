-- The list of namespaces changes only together with the change log: what the list shows of a namespace can be updated only in a transaction
-- that announced an entry of the log, whose serial is one above the newest, and has not written it yet. The announcement is a row of
-- registry_state; once the entry is written, it is out of date. NID, kind, number and origin never change, and the number of an informal
-- namespace is that of its NID. What was changed without a trigger is found by nidreg doctor --full, which computes the list again.
--only sqlite
CREATE TRIGGER namespaces_fixed BEFORE UPDATE ON namespaces
WHEN NEW.nid IS NOT OLD.nid OR NEW.kind IS NOT OLD.kind OR NEW.informal_number IS NOT OLD.informal_number
    OR NEW.origin IS NOT OLD.origin OR NEW.created_at IS NOT OLD.created_at
BEGIN SELECT RAISE(ABORT, 'the NID, kind, number and origin of a namespace never change'); END;
CREATE TRIGGER namespaces_numbered BEFORE INSERT ON namespaces
WHEN NEW.informal_number IS NOT NULL
    AND (NEW.kind = 'formal' OR (NEW.kind = 'informal' AND NEW.nid <> 'urn-' || NEW.informal_number))
BEGIN SELECT RAISE(ABORT, 'the number of an informal namespace is that of its NID'); END;
CREATE TRIGGER namespaces_logged BEFORE UPDATE ON namespaces
WHEN (NEW.status IS NOT OLD.status OR NEW.registrant IS NOT OLD.registrant OR NEW.contact IS NOT OLD.contact
    OR NEW.reference IS NOT OLD.reference OR NEW.template_url IS NOT OLD.template_url
    OR NEW.registered_on IS NOT OLD.registered_on OR NEW.updated_on IS NOT OLD.updated_on OR NEW.listing IS NOT OLD.listing
    OR NEW.unlisted_on IS NOT OLD.unlisted_on OR NEW.successor IS NOT OLD.successor OR NEW.marks IS NOT OLD.marks)
    AND coalesce((SELECT CAST(value AS INTEGER) FROM registry_state WHERE name = 'announced'), 0)
        <= coalesce((SELECT max(serial) FROM changes), 0)
BEGIN SELECT RAISE(ABORT, 'a change of the list needs an entry in the change log'); END;
--only postgresql
ALTER TABLE namespaces ADD CONSTRAINT namespaces_numbered
    CHECK (informal_number IS NULL OR (kind = 'informal' AND nid = 'urn-' || informal_number::text));
CREATE FUNCTION nidreg_logged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.nid, NEW.kind, NEW.informal_number, NEW.origin, NEW.created_at)
        IS DISTINCT FROM (OLD.nid, OLD.kind, OLD.informal_number, OLD.origin, OLD.created_at) THEN
        RAISE EXCEPTION 'the NID, kind, number and origin of a namespace never change';
    END IF;
    IF (NEW.status, NEW.registrant, NEW.contact, NEW.reference, NEW.template_url, NEW.registered_on, NEW.updated_on, NEW.listing,
            NEW.unlisted_on, NEW.successor, NEW.marks)
        IS DISTINCT FROM (OLD.status, OLD.registrant, OLD.contact, OLD.reference, OLD.template_url, OLD.registered_on, OLD.updated_on,
            OLD.listing, OLD.unlisted_on, OLD.successor, OLD.marks)
        AND coalesce((SELECT value::bigint FROM registry_state WHERE name = 'announced'), 0)
            <= coalesce((SELECT max(serial) FROM changes), 0) THEN
        RAISE EXCEPTION 'a change of the list needs an entry in the change log';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER namespaces_logged BEFORE UPDATE ON namespaces FOR EACH ROW EXECUTE FUNCTION nidreg_logged();
--end

-- The daily limits count the actions of an account.
CREATE INDEX events_by_actor ON events (actor_id, at);
