-- A redaction also takes copies of the text out of other comments, events and notes of revisions. What else they say remains: a redacted
-- row can only become shorter, and nothing else of it changes.

--only sqlite
DROP TRIGGER comments_no_update;
CREATE TRIGGER comments_no_update BEFORE UPDATE ON comments
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'comment' AND row_id = OLD.id)
    AND (NEW.body IS OLD.body OR length(NEW.body) < length(OLD.body)) AND (NEW.suggestion IS OLD.suggestion OR NEW.suggestion IS NULL)
    AND NEW.id IS OLD.id AND NEW.thread_id IS OLD.thread_id AND NEW.request_id IS OLD.request_id AND NEW.snapshot_number IS OLD.snapshot_number AND NEW.author_id IS OLD.author_id AND NEW.author_role IS OLD.author_role AND NEW.by_mail IS OLD.by_mail AND NEW.written_at IS OLD.written_at)
BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
DROP TRIGGER events_no_update;
CREATE TRIGGER events_no_update BEFORE UPDATE ON events
WHEN NOT ((EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id)
        OR EXISTS (SELECT 1 FROM unread_comments WHERE event_id = OLD.id))
    AND (NEW.detail = OLD.detail OR length(NEW.detail) < length(OLD.detail))
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.nid IS OLD.nid AND NEW.account_id IS OLD.account_id AND NEW.actor_id IS OLD.actor_id AND NEW.actor_role IS OLD.actor_role AND NEW.act IS OLD.act AND NEW.state IS OLD.state AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
DROP TRIGGER snapshots_no_update;
CREATE TRIGGER snapshots_no_update BEFORE UPDATE ON snapshots
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'snapshot' AND row_id = OLD.id)
    AND ((NEW.template = '{}' AND NEW.canonical = '' AND NEW.fingerprint = '' AND NEW.note = '')
        OR (length(NEW.note) < length(OLD.note) AND NEW.template IS OLD.template AND NEW.canonical IS OLD.canonical AND NEW.fingerprint IS OLD.fingerprint))
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.number IS OLD.number AND NEW.kind IS OLD.kind AND NEW.base_version IS OLD.base_version AND NEW.sent_by IS OLD.sent_by AND NEW.sent_at IS OLD.sent_at)
BEGIN SELECT RAISE(ABORT, 'snapshots are permanent'); END;
--only postgresql
-- The arguments are what the row is, its columns of text that can be emptied together, and those that can become shorter on their own.
CREATE FUNCTION nidreg_shortened() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    emptied TEXT[] := string_to_array(TG_ARGV[1], ' ');
    shorter TEXT[] := string_to_array(TG_ARGV[2], ' ');
BEGIN
    IF EXISTS (SELECT 1 FROM redactions WHERE what = TG_ARGV[0] AND row_id = OLD.id)
        AND (((to_jsonb(NEW) - emptied) = (to_jsonb(OLD) - emptied)
                AND NOT EXISTS (SELECT 1 FROM jsonb_each_text(to_jsonb(NEW)) AS own
                    WHERE own.key = ANY (emptied) AND coalesce(own.value, '') NOT IN ('', '{}')))
            OR ((to_jsonb(NEW) - shorter) = (to_jsonb(OLD) - shorter)
                AND NOT EXISTS (SELECT 1 FROM unnest(shorter) AS own
                    WHERE to_jsonb(NEW) ->> own IS DISTINCT FROM to_jsonb(OLD) ->> own
                    AND length(coalesce(to_jsonb(NEW) ->> own, '')) >= length(coalesce(to_jsonb(OLD) ->> own, ''))))) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% are permanent', TG_TABLE_NAME;
END $$;
DROP TRIGGER comments_redacted ON comments;
CREATE TRIGGER comments_redacted BEFORE UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('comment', 'body suggestion', 'body suggestion');
DROP TRIGGER snapshots_redacted ON snapshots;
CREATE TRIGGER snapshots_redacted BEFORE UPDATE ON snapshots FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('snapshot', 'template canonical fingerprint note', 'note');
CREATE OR REPLACE FUNCTION nidreg_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id)
            OR EXISTS (SELECT 1 FROM unread_comments WHERE event_id = OLD.id))
        AND (NEW.detail = OLD.detail OR length(NEW.detail) < length(OLD.detail))
        AND (to_jsonb(NEW) - 'detail') = (to_jsonb(OLD) - 'detail') THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'events are permanent';
END $$;
--end
