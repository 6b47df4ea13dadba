-- A redaction also takes copies of the text out of other comments, positions, answers to them, events, notes of revisions, reasons of
-- decisions, reports and documents. What else they say remains: a redacted row can only become shorter, and nothing else of it changes.
-- Positions can be redacted too; they, and the rows from which only a copy is taken ('copy'), are never empty.

--only sqlite
CREATE TABLE redactions_before AS SELECT * FROM redactions;
DROP TABLE redactions;
CREATE TABLE redactions (
    what         TEXT NOT NULL CHECK (what IN ('comment', 'event', 'snapshot', 'version', 'edition', 'received', 'sent', 'position', 'copy')),
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
DROP TRIGGER positions_no_update;
CREATE TRIGGER positions_no_update BEFORE UPDATE ON positions
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'position' AND row_id = OLD.id)
    AND (NEW.reasons = OLD.reasons OR length(NEW.reasons) < length(OLD.reasons) OR NEW.reasons = '[…]')
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.snapshot_number IS OLD.snapshot_number AND NEW.expert_id IS OLD.expert_id AND NEW.stance IS OLD.stance AND NEW.taken_at IS OLD.taken_at)
BEGIN SELECT RAISE(ABORT, 'positions are permanent'); END;
DROP TRIGGER answers_no_update;
CREATE TRIGGER answers_no_update BEFORE UPDATE ON answers
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'copy' AND row_id = OLD.position_id)
    AND (NEW.body = OLD.body OR length(NEW.body) < length(OLD.body) OR NEW.body = '[…]')
    AND NEW.position_id IS OLD.position_id AND NEW.request_id IS OLD.request_id AND NEW.lead_id IS OLD.lead_id AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'answers are permanent'); END;
DROP TRIGGER decisions_no_update;
CREATE TRIGGER decisions_no_update BEFORE UPDATE ON decisions
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'copy' AND row_id = OLD.id)
    AND (NEW.reasons = OLD.reasons OR length(NEW.reasons) < length(OLD.reasons) OR NEW.reasons = '[…]')
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.snapshot_number IS OLD.snapshot_number AND NEW.lead_id IS OLD.lead_id AND NEW.concurring_id IS OLD.concurring_id AND NEW.outcome IS OLD.outcome AND NEW.decided_at IS OLD.decided_at)
BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
DROP TRIGGER reports_no_update;
CREATE TRIGGER reports_no_update BEFORE UPDATE ON reports
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'copy' AND row_id = OLD.id)
    AND (NEW.body = OLD.body OR length(NEW.body) < length(OLD.body) OR NEW.body = '[…]')
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.snapshot_number IS OLD.snapshot_number AND NEW.lead_id IS OLD.lead_id AND NEW.addressed_to IS OLD.addressed_to AND NEW.sent_at IS OLD.sent_at)
BEGIN SELECT RAISE(ABORT, 'reports are permanent'); END;
DROP TRIGGER papers_no_update;
CREATE TRIGGER papers_no_update BEFORE UPDATE ON papers
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'copy' AND row_id = OLD.id)
    AND (NEW.words = OLD.words OR length(NEW.words) < length(OLD.words) OR NEW.words = '[…]')
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.kind IS OLD.kind AND NEW.filed_by IS OLD.filed_by AND NEW.filed_at IS OLD.filed_at)
BEGIN SELECT RAISE(ABORT, 'papers are permanent'); END;
--only postgresql
ALTER TABLE redactions DROP CONSTRAINT redactions_what_check;
ALTER TABLE redactions ADD CONSTRAINT redactions_what_check CHECK (what IN ('comment', 'event', 'snapshot', 'version', 'edition', 'received', 'sent', 'position', 'copy'));
-- The arguments are what the row is, its columns of text that can be emptied together, those that can become shorter on their own, and its
-- key.
CREATE FUNCTION nidreg_shortened() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    emptied TEXT[] := string_to_array(TG_ARGV[1], ' ');
    shorter TEXT[] := string_to_array(TG_ARGV[2], ' ');
BEGIN
    IF EXISTS (SELECT 1 FROM redactions WHERE what = TG_ARGV[0] AND row_id = to_jsonb(OLD) ->> TG_ARGV[3])
        AND (((to_jsonb(NEW) - emptied) = (to_jsonb(OLD) - emptied)
                AND NOT EXISTS (SELECT 1 FROM jsonb_each_text(to_jsonb(NEW)) AS own
                    WHERE own.key = ANY (emptied) AND coalesce(own.value, '') NOT IN ('', '{}')))
            OR ((to_jsonb(NEW) - shorter) = (to_jsonb(OLD) - shorter)
                AND NOT EXISTS (SELECT 1 FROM unnest(shorter) AS own
                    WHERE to_jsonb(NEW) ->> own IS DISTINCT FROM to_jsonb(OLD) ->> own
                    AND length(coalesce(to_jsonb(NEW) ->> own, '')) >= length(coalesce(to_jsonb(OLD) ->> own, ''))
                    AND to_jsonb(NEW) ->> own IS DISTINCT FROM '[…]'))) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% are permanent', TG_TABLE_NAME;
END $$;
DROP TRIGGER comments_redacted ON comments;
CREATE TRIGGER comments_redacted BEFORE UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('comment', 'body suggestion', 'body suggestion', 'id');
DROP TRIGGER snapshots_redacted ON snapshots;
CREATE TRIGGER snapshots_redacted BEFORE UPDATE ON snapshots FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('snapshot', 'template canonical fingerprint note', 'note', 'id');
DROP TRIGGER positions_permanent ON positions;
CREATE TRIGGER positions_permanent BEFORE DELETE OR TRUNCATE ON positions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER positions_redacted BEFORE UPDATE ON positions FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('position', '', 'reasons', 'id');
DROP TRIGGER answers_permanent ON answers;
CREATE TRIGGER answers_permanent BEFORE DELETE OR TRUNCATE ON answers EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER answers_redacted BEFORE UPDATE ON answers FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('copy', '', 'body', 'position_id');
DROP TRIGGER decisions_permanent ON decisions;
CREATE TRIGGER decisions_permanent BEFORE DELETE OR TRUNCATE ON decisions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER decisions_redacted BEFORE UPDATE ON decisions FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('copy', '', 'reasons', 'id');
DROP TRIGGER reports_permanent ON reports;
CREATE TRIGGER reports_permanent BEFORE DELETE OR TRUNCATE ON reports EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER reports_redacted BEFORE UPDATE ON reports FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('copy', '', 'body', 'id');
DROP TRIGGER papers_permanent ON papers;
CREATE TRIGGER papers_permanent BEFORE DELETE OR TRUNCATE ON papers EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER papers_redacted BEFORE UPDATE ON papers FOR EACH ROW EXECUTE FUNCTION nidreg_shortened('copy', '', 'words', 'id');
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
