-- The values that the list shows from the current text of a namespace change only with an entry of the change log, too.
--only sqlite
CREATE TRIGGER namespaces_text_logged BEFORE UPDATE ON namespaces
WHEN NEW.held IS NOT OLD.held
    AND coalesce((SELECT CAST(value AS INTEGER) FROM registry_state WHERE name = 'announced'), 0)
        <= coalesce((SELECT max(serial) FROM changes), 0)
BEGIN SELECT RAISE(ABORT, 'a change of the list needs an entry in the change log'); END;
--only postgresql
CREATE FUNCTION nidreg_text_logged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.held IS DISTINCT FROM OLD.held
        AND coalesce((SELECT value::bigint FROM registry_state WHERE name = 'announced'), 0)
            <= coalesce((SELECT max(serial) FROM changes), 0) THEN
        RAISE EXCEPTION 'a change of the list needs an entry in the change log';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER namespaces_text_logged BEFORE UPDATE ON namespaces FOR EACH ROW EXECUTE FUNCTION nidreg_text_logged();
--end

-- A redaction reads the whole record of a request.
CREATE INDEX inbound_by_request ON inbound (request_id);
CREATE INDEX outbox_by_request ON outbox (request_id);
CREATE INDEX outbox_by_event ON outbox (event_id);
CREATE INDEX decisions_by_request ON decisions (request_id);
CREATE INDEX reports_by_request ON reports (request_id);
CREATE INDEX answers_by_request ON answers (request_id);
