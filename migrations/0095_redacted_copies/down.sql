-- Fails if a position was redacted, or a copy was taken out of an answer, reasons, a report or a document: the earlier schema has no such
-- redactions.
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
DROP TRIGGER positions_no_update;
CREATE TRIGGER positions_no_update BEFORE UPDATE ON positions BEGIN SELECT RAISE(ABORT, 'positions are permanent'); END;
DROP TRIGGER answers_no_update;
CREATE TRIGGER answers_no_update BEFORE UPDATE ON answers BEGIN SELECT RAISE(ABORT, 'answers are permanent'); END;
DROP TRIGGER decisions_no_update;
CREATE TRIGGER decisions_no_update BEFORE UPDATE ON decisions BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
DROP TRIGGER reports_no_update;
CREATE TRIGGER reports_no_update BEFORE UPDATE ON reports BEGIN SELECT RAISE(ABORT, 'reports are permanent'); END;
DROP TRIGGER papers_no_update;
CREATE TRIGGER papers_no_update BEFORE UPDATE ON papers BEGIN SELECT RAISE(ABORT, 'papers are permanent'); END;
CREATE TABLE redactions_before AS SELECT * FROM redactions;
DROP TABLE redactions;
CREATE TABLE redactions (
    what         TEXT NOT NULL CHECK (what IN ('comment', 'event', 'snapshot', 'version', 'edition', 'received', 'sent')),
    row_id       TEXT NOT NULL,
    class        TEXT NOT NULL CHECK (class IN ('contact', 'name', 'sensitive', 'third_party', 'other')),
    reason       TEXT NOT NULL CHECK (reason <> ''),
    filed_by     TEXT NOT NULL REFERENCES accounts (id),
    confirmed_by TEXT NOT NULL REFERENCES accounts (id),
    at           TEXT NOT NULL,
    PRIMARY KEY (what, row_id),
    CHECK (filed_by <> confirmed_by)
);
INSERT INTO redactions (what, row_id, class, reason, filed_by, confirmed_by, at)
    SELECT what, row_id, class, reason, filed_by, confirmed_by, at FROM redactions_before;
DROP TABLE redactions_before;
CREATE TRIGGER redactions_no_update BEFORE UPDATE ON redactions BEGIN SELECT RAISE(ABORT, 'redactions are permanent'); END;
CREATE TRIGGER redactions_no_delete BEFORE DELETE ON redactions BEGIN SELECT RAISE(ABORT, 'redactions are permanent'); END;
CREATE TRIGGER redactions_no_replace BEFORE INSERT ON redactions
WHEN EXISTS (SELECT 1 FROM redactions
    WHERE rowid = NEW.rowid OR (what = NEW.what AND row_id = NEW.row_id))
BEGIN SELECT RAISE(ABORT, 'redactions are permanent'); END;
--only postgresql
ALTER TABLE redactions DROP CONSTRAINT redactions_what_check;
ALTER TABLE redactions ADD CONSTRAINT redactions_what_check CHECK (what IN ('comment', 'event', 'snapshot', 'version', 'edition', 'received', 'sent'));
DROP TRIGGER positions_redacted ON positions;
DROP TRIGGER positions_permanent ON positions;
CREATE TRIGGER positions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON positions EXECUTE FUNCTION nidreg_permanent();
DROP TRIGGER answers_redacted ON answers;
DROP TRIGGER answers_permanent ON answers;
CREATE TRIGGER answers_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON answers EXECUTE FUNCTION nidreg_permanent();
DROP TRIGGER decisions_redacted ON decisions;
DROP TRIGGER decisions_permanent ON decisions;
CREATE TRIGGER decisions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON decisions EXECUTE FUNCTION nidreg_permanent();
DROP TRIGGER reports_redacted ON reports;
DROP TRIGGER reports_permanent ON reports;
CREATE TRIGGER reports_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON reports EXECUTE FUNCTION nidreg_permanent();
DROP TRIGGER papers_redacted ON papers;
DROP TRIGGER papers_permanent ON papers;
CREATE TRIGGER papers_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON papers EXECUTE FUNCTION nidreg_permanent();
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
