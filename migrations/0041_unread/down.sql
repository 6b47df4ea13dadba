--only sqlite
DROP TRIGGER comments_no_delete;
CREATE TRIGGER comments_no_delete BEFORE DELETE ON comments BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
DROP TRIGGER events_no_update;
CREATE TRIGGER events_no_update BEFORE UPDATE ON events
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id)
    AND NEW.detail = ''
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.nid IS OLD.nid AND NEW.account_id IS OLD.account_id AND NEW.actor_id IS OLD.actor_id AND NEW.actor_role IS OLD.actor_role AND NEW.act IS OLD.act AND NEW.state IS OLD.state AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
--only postgresql
DROP TRIGGER events_redacted ON events;
CREATE TRIGGER events_redacted BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION nidreg_redacted('event', 'detail');
DROP FUNCTION nidreg_emptied();
DROP TRIGGER comments_unread ON comments;
DROP TRIGGER comments_permanent ON comments;
CREATE TRIGGER comments_permanent BEFORE DELETE OR TRUNCATE ON comments EXECUTE FUNCTION nidreg_permanent();
DROP FUNCTION nidreg_unread();
--end
DROP TABLE struck_comments;
DROP TABLE unread_comments;
