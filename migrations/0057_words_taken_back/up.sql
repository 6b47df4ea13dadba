-- A comment of a review that nobody has read yet can be taken back too: the event of the review keeps the words of the others.

--only sqlite
DROP TRIGGER events_no_update;
CREATE TRIGGER events_no_update BEFORE UPDATE ON events
WHEN NOT (((EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id) AND NEW.detail = '')
        OR (EXISTS (SELECT 1 FROM unread_comments WHERE event_id = OLD.id) AND length(NEW.detail) < length(OLD.detail)))
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.nid IS OLD.nid AND NEW.account_id IS OLD.account_id AND NEW.actor_id IS OLD.actor_id AND NEW.actor_role IS OLD.actor_role AND NEW.act IS OLD.act AND NEW.state IS OLD.state AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
--only postgresql
CREATE OR REPLACE FUNCTION nidreg_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF ((EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id) AND NEW.detail = '')
            OR (EXISTS (SELECT 1 FROM unread_comments WHERE event_id = OLD.id) AND length(NEW.detail) < length(OLD.detail)))
        AND (to_jsonb(NEW) - 'detail') = (to_jsonb(OLD) - 'detail') THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'events are permanent';
END $$;
--end
