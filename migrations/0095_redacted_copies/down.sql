--only sqlite
DROP TRIGGER comments_no_update;
CREATE TRIGGER comments_no_update BEFORE UPDATE ON comments
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'comment' AND row_id = OLD.id)
    AND NEW.body = '' AND NEW.suggestion IS NULL
    AND NEW.id IS OLD.id AND NEW.thread_id IS OLD.thread_id AND NEW.request_id IS OLD.request_id AND NEW.snapshot_number IS OLD.snapshot_number AND NEW.author_id IS OLD.author_id AND NEW.author_role IS OLD.author_role AND NEW.by_mail IS OLD.by_mail AND NEW.written_at IS OLD.written_at)
BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
DROP TRIGGER events_no_update;
CREATE TRIGGER events_no_update BEFORE UPDATE ON events
WHEN NOT (((EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id) AND NEW.detail = '')
        OR (EXISTS (SELECT 1 FROM unread_comments WHERE event_id = OLD.id) AND length(NEW.detail) < length(OLD.detail)))
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.nid IS OLD.nid AND NEW.account_id IS OLD.account_id AND NEW.actor_id IS OLD.actor_id AND NEW.actor_role IS OLD.actor_role AND NEW.act IS OLD.act AND NEW.state IS OLD.state AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
DROP TRIGGER snapshots_no_update;
CREATE TRIGGER snapshots_no_update BEFORE UPDATE ON snapshots
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'snapshot' AND row_id = OLD.id)
    AND NEW.template = '{}' AND NEW.canonical = '' AND NEW.fingerprint = '' AND NEW.note = ''
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.number IS OLD.number AND NEW.kind IS OLD.kind AND NEW.base_version IS OLD.base_version AND NEW.sent_by IS OLD.sent_by AND NEW.sent_at IS OLD.sent_at)
BEGIN SELECT RAISE(ABORT, 'snapshots are permanent'); END;
--only postgresql
DROP TRIGGER comments_redacted ON comments;
CREATE TRIGGER comments_redacted BEFORE UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION nidreg_redacted('comment', 'body suggestion');
DROP TRIGGER snapshots_redacted ON snapshots;
CREATE TRIGGER snapshots_redacted BEFORE UPDATE ON snapshots FOR EACH ROW EXECUTE FUNCTION nidreg_redacted('snapshot', 'template canonical fingerprint note');
DROP FUNCTION nidreg_shortened();
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
