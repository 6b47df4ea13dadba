-- Redaction: what two operators take out of the record, and the chain that shows that nothing else ever changed.

-- What was taken out, from which row, why, and by whom. Permanent.
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

-- What one operator asks to take out, until another confirms or drops it.
CREATE TABLE redaction_asks (
    id        TEXT PRIMARY KEY NOT NULL,
    what      TEXT NOT NULL,
    row_id    TEXT NOT NULL,
    place     TEXT NOT NULL,
    class     TEXT NOT NULL,
    reason    TEXT NOT NULL CHECK (reason <> ''),
    filed_by  TEXT NOT NULL REFERENCES accounts (id),
    filed_at  TEXT NOT NULL,
    outcome   TEXT CHECK (outcome IN ('confirmed', 'dropped')),
    closed_by TEXT REFERENCES accounts (id),
    closed_at TEXT,
    CHECK ((outcome IS NULL) = (closed_at IS NULL))
);

-- One link for each permanent row: the digest of its words with a salt, and the digest of this link, the one before and what else the
-- row says. Redaction takes words and salt away; the digest stays, and tells nothing without the salt.
CREATE TABLE chain (
    number BIGINT PRIMARY KEY NOT NULL CHECK (number >= 1),
    what   TEXT NOT NULL,
    row_id TEXT NOT NULL,
    salt   TEXT,
    digest TEXT NOT NULL,
    link   TEXT NOT NULL,
    UNIQUE (what, row_id)
);

--only sqlite
CREATE TRIGGER redactions_no_update BEFORE UPDATE ON redactions BEGIN SELECT RAISE(ABORT, 'redactions are permanent'); END;
CREATE TRIGGER redactions_no_delete BEFORE DELETE ON redactions BEGIN SELECT RAISE(ABORT, 'redactions are permanent'); END;
CREATE TRIGGER chain_no_delete BEFORE DELETE ON chain BEGIN SELECT RAISE(ABORT, 'the chain is permanent'); END;
CREATE TRIGGER chain_no_update BEFORE UPDATE ON chain
WHEN NOT (NEW.salt IS NULL AND NEW.number = OLD.number AND NEW.what = OLD.what AND NEW.row_id = OLD.row_id AND NEW.digest = OLD.digest
    AND NEW.link = OLD.link AND EXISTS (SELECT 1 FROM redactions WHERE what = OLD.what AND row_id = OLD.row_id))
BEGIN SELECT RAISE(ABORT, 'the chain is permanent'); END;
-- The one exception: the words of a redacted row become empty, and nothing else of it changes.
DROP TRIGGER comments_no_update;
CREATE TRIGGER comments_no_update BEFORE UPDATE ON comments
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'comment' AND row_id = OLD.id)
    AND NEW.body = '' AND NEW.suggestion IS NULL
    AND NEW.id IS OLD.id AND NEW.thread_id IS OLD.thread_id AND NEW.request_id IS OLD.request_id AND NEW.snapshot_number IS OLD.snapshot_number AND NEW.author_id IS OLD.author_id AND NEW.author_role IS OLD.author_role AND NEW.by_mail IS OLD.by_mail AND NEW.written_at IS OLD.written_at)
BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
DROP TRIGGER events_no_update;
CREATE TRIGGER events_no_update BEFORE UPDATE ON events
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'event' AND row_id = OLD.id)
    AND NEW.detail = ''
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.nid IS OLD.nid AND NEW.account_id IS OLD.account_id AND NEW.actor_id IS OLD.actor_id AND NEW.actor_role IS OLD.actor_role AND NEW.act IS OLD.act AND NEW.state IS OLD.state AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
DROP TRIGGER snapshots_no_update;
CREATE TRIGGER snapshots_no_update BEFORE UPDATE ON snapshots
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'snapshot' AND row_id = OLD.id)
    AND NEW.template = '{}' AND NEW.canonical = '' AND NEW.fingerprint = '' AND NEW.note = ''
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.number IS OLD.number AND NEW.kind IS OLD.kind AND NEW.base_version IS OLD.base_version AND NEW.sent_by IS OLD.sent_by AND NEW.sent_at IS OLD.sent_at)
BEGIN SELECT RAISE(ABORT, 'snapshots are permanent'); END;
DROP TRIGGER versions_no_update;
CREATE TRIGGER versions_no_update BEFORE UPDATE ON versions
WHEN NOT (OLD.canonical IS NULL AND NEW.canonical IS NOT NULL AND NEW.template IS NOT NULL AND NEW.fingerprint IS NOT NULL
    AND OLD.origin = 'imported' AND NEW.origin = 'imported' AND NEW.id = OLD.id AND NEW.nid = OLD.nid AND NEW.number = OLD.number
    AND NEW.number_recorded >= OLD.number_recorded AND NEW.request_number IS NULL AND NEW.published_at = OLD.published_at)
    AND NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'version' AND row_id = OLD.id)
    AND NEW.template = '{}' AND NEW.canonical = '' AND NEW.fingerprint = ''
    AND NEW.id IS OLD.id AND NEW.nid IS OLD.nid AND NEW.number IS OLD.number AND NEW.number_recorded IS OLD.number_recorded AND NEW.origin IS OLD.origin AND NEW.dated IS OLD.dated AND NEW.request_number IS OLD.request_number AND NEW.published_at IS OLD.published_at)
BEGIN SELECT RAISE(ABORT, 'versions are permanent'); END;
DROP TRIGGER editions_no_update;
CREATE TRIGGER editions_no_update BEFORE UPDATE ON editions
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE what = 'edition' AND row_id = OLD.id)
    AND NEW.template = '{}' AND NEW.canonical = '' AND NEW.fingerprint = ''
    AND NEW.id IS OLD.id AND NEW.nid IS OLD.nid AND NEW.version IS OLD.version AND NEW.edition IS OLD.edition AND NEW.origin IS OLD.origin AND NEW.dated IS OLD.dated AND NEW.class IS OLD.class AND NEW.reason IS OLD.reason AND NEW.request_number IS OLD.request_number AND NEW.published_at IS OLD.published_at)
BEGIN SELECT RAISE(ABORT, 'editions are permanent'); END;
--only postgresql
CREATE TRIGGER redactions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON redactions EXECUTE FUNCTION nidreg_permanent();
CREATE FUNCTION nidreg_unsalted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.salt IS NULL AND (to_jsonb(NEW) - 'salt') = (to_jsonb(OLD) - 'salt')
        AND EXISTS (SELECT 1 FROM redactions WHERE what = OLD.what AND row_id = OLD.row_id) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the chain is permanent';
END $$;
CREATE TRIGGER chain_unsalted BEFORE UPDATE ON chain FOR EACH ROW EXECUTE FUNCTION nidreg_unsalted();
CREATE TRIGGER chain_permanent BEFORE DELETE OR TRUNCATE ON chain EXECUTE FUNCTION nidreg_permanent();
-- The one exception: the words of a redacted row become empty, and nothing else of it changes. The arguments are what the row is
-- and its columns of words.
CREATE FUNCTION nidreg_redacted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    emptied TEXT[] := string_to_array(TG_ARGV[1], ' ');
BEGIN
    IF EXISTS (SELECT 1 FROM redactions WHERE what = TG_ARGV[0] AND row_id = OLD.id)
        AND (to_jsonb(NEW) - emptied) = (to_jsonb(OLD) - emptied)
        AND NOT EXISTS (SELECT 1 FROM jsonb_each_text(to_jsonb(NEW)) AS own
            WHERE own.key = ANY (emptied) AND coalesce(own.value, '') NOT IN ('', '{}')) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% are permanent', TG_TABLE_NAME;
END $$;
DROP TRIGGER comments_permanent ON comments;
CREATE TRIGGER comments_permanent BEFORE DELETE OR TRUNCATE ON comments EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER comments_redacted BEFORE UPDATE ON comments FOR EACH ROW EXECUTE FUNCTION nidreg_redacted('comment', 'body suggestion');
DROP TRIGGER events_permanent ON events;
CREATE TRIGGER events_permanent BEFORE DELETE OR TRUNCATE ON events EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER events_redacted BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION nidreg_redacted('event', 'detail');
DROP TRIGGER snapshots_permanent ON snapshots;
CREATE TRIGGER snapshots_permanent BEFORE DELETE OR TRUNCATE ON snapshots EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER snapshots_redacted BEFORE UPDATE ON snapshots FOR EACH ROW EXECUTE FUNCTION nidreg_redacted('snapshot', 'template canonical fingerprint note');
DROP TRIGGER versions_text_once ON versions;
CREATE TRIGGER versions_text_once BEFORE UPDATE ON versions FOR EACH ROW
WHEN (NOT (OLD.canonical IS NULL AND NEW.canonical IS NOT NULL AND NEW.template IS NOT NULL AND NEW.fingerprint IS NOT NULL
    AND OLD.origin = 'imported' AND NEW.origin = 'imported' AND NEW.id = OLD.id AND NEW.nid = OLD.nid AND NEW.number = OLD.number
    AND NEW.number_recorded >= OLD.number_recorded AND NEW.request_number IS NULL AND NEW.published_at = OLD.published_at))
EXECUTE FUNCTION nidreg_redacted('version', 'template canonical fingerprint');
DROP TRIGGER editions_permanent ON editions;
CREATE TRIGGER editions_permanent BEFORE DELETE OR TRUNCATE ON editions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER editions_redacted BEFORE UPDATE ON editions FOR EACH ROW EXECUTE FUNCTION nidreg_redacted('edition', 'template canonical fingerprint');
--end
