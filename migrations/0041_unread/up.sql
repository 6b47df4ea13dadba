-- Comments that nobody but their author has read yet, and comments that their author struck afterwards.

-- A row for each comment that may still be taken back; it goes when somebody reads it, when its email leaves, and at the end of its time.
CREATE TABLE unread_comments (
    comment_id  TEXT PRIMARY KEY NOT NULL,
    request_id  TEXT NOT NULL REFERENCES requests (id),
    author_id   TEXT NOT NULL REFERENCES accounts (id),
    event_id    TEXT NOT NULL,
    -- When its thread was resolved before the comment opened it again.
    resolved_at TEXT,
    until       TEXT NOT NULL
);
CREATE INDEX unread_comments_by_request ON unread_comments (request_id);

-- The words of a struck comment stay, marked, with the reason. Permanent.
CREATE TABLE struck_comments (
    comment_id TEXT PRIMARY KEY NOT NULL REFERENCES comments (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    reason     TEXT NOT NULL CHECK (reason <> ''),
    struck_at  TEXT NOT NULL
);
CREATE INDEX struck_comments_by_request ON struck_comments (request_id);

--only sqlite
CREATE TRIGGER struck_comments_no_update BEFORE UPDATE ON struck_comments BEGIN SELECT RAISE(ABORT, 'struck comments are permanent'); END;
CREATE TRIGGER struck_comments_no_delete BEFORE DELETE ON struck_comments BEGIN SELECT RAISE(ABORT, 'struck comments are permanent'); END;
-- The one exception: what nobody has read yet may go, and its event keeps no word of it.
DROP TRIGGER comments_no_delete;
CREATE TRIGGER comments_no_delete BEFORE DELETE ON comments
WHEN NOT EXISTS (SELECT 1 FROM unread_comments WHERE comment_id = OLD.id)
BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
DROP TRIGGER events_no_update;
CREATE TRIGGER events_no_update BEFORE UPDATE ON events
WHEN NOT ((EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id)
        OR EXISTS (SELECT 1 FROM unread_comments WHERE event_id = OLD.id))
    AND NEW.detail = ''
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.nid IS OLD.nid AND NEW.account_id IS OLD.account_id AND NEW.actor_id IS OLD.actor_id AND NEW.actor_role IS OLD.actor_role AND NEW.act IS OLD.act AND NEW.state IS OLD.state AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
--only postgresql
CREATE TRIGGER struck_comments_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON struck_comments EXECUTE FUNCTION nidreg_permanent();
-- The one exception: what nobody has read yet may go, and its event keeps no word of it.
CREATE FUNCTION nidreg_unread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM unread_comments WHERE comment_id = OLD.id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'comments are permanent';
END $$;
DROP TRIGGER comments_permanent ON comments;
CREATE TRIGGER comments_permanent BEFORE TRUNCATE ON comments EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER comments_unread BEFORE DELETE ON comments FOR EACH ROW EXECUTE FUNCTION nidreg_unread();
CREATE FUNCTION nidreg_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id)
            OR EXISTS (SELECT 1 FROM unread_comments WHERE event_id = OLD.id))
        AND (to_jsonb(NEW) - 'detail') = (to_jsonb(OLD) - 'detail') AND NEW.detail = '' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'events are permanent';
END $$;
DROP TRIGGER events_redacted ON events;
CREATE TRIGGER events_redacted BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION nidreg_emptied();
--end
