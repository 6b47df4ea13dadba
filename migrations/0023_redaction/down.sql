--only sqlite
DROP TRIGGER comments_no_update;
CREATE TRIGGER comments_no_update BEFORE UPDATE ON comments BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
DROP TRIGGER events_no_update;
CREATE TRIGGER events_no_update BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
DROP TRIGGER snapshots_no_update;
CREATE TRIGGER snapshots_no_update BEFORE UPDATE ON snapshots BEGIN SELECT RAISE(ABORT, 'snapshots are permanent'); END;
DROP TRIGGER versions_no_update;
CREATE TRIGGER versions_no_update BEFORE UPDATE ON versions
WHEN NOT (OLD.canonical IS NULL AND NEW.canonical IS NOT NULL AND NEW.template IS NOT NULL AND NEW.fingerprint IS NOT NULL
    AND OLD.origin = 'imported' AND NEW.origin = 'imported' AND NEW.id = OLD.id AND NEW.nid = OLD.nid AND NEW.number = OLD.number
    AND NEW.number_recorded >= OLD.number_recorded AND NEW.request_number IS NULL AND NEW.published_at = OLD.published_at)
BEGIN SELECT RAISE(ABORT, 'versions are permanent'); END;
DROP TRIGGER editions_no_update;
CREATE TRIGGER editions_no_update BEFORE UPDATE ON editions BEGIN SELECT RAISE(ABORT, 'editions are permanent'); END;
--only postgresql
DROP TRIGGER comments_redacted ON comments;
DROP TRIGGER comments_permanent ON comments;
CREATE TRIGGER comments_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON comments EXECUTE FUNCTION nidreg_permanent();
DROP TRIGGER events_redacted ON events;
DROP TRIGGER events_permanent ON events;
CREATE TRIGGER events_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON events EXECUTE FUNCTION nidreg_permanent();
DROP TRIGGER snapshots_redacted ON snapshots;
DROP TRIGGER snapshots_permanent ON snapshots;
CREATE TRIGGER snapshots_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON snapshots EXECUTE FUNCTION nidreg_permanent();
DROP TRIGGER versions_text_once ON versions;
CREATE TRIGGER versions_text_once BEFORE UPDATE ON versions FOR EACH ROW
WHEN (NOT (OLD.canonical IS NULL AND NEW.canonical IS NOT NULL AND NEW.template IS NOT NULL AND NEW.fingerprint IS NOT NULL
    AND OLD.origin = 'imported' AND NEW.origin = 'imported' AND NEW.id = OLD.id AND NEW.nid = OLD.nid AND NEW.number = OLD.number
    AND NEW.number_recorded >= OLD.number_recorded AND NEW.request_number IS NULL AND NEW.published_at = OLD.published_at))
EXECUTE FUNCTION nidreg_permanent();
DROP TRIGGER editions_redacted ON editions;
DROP TRIGGER editions_permanent ON editions;
CREATE TRIGGER editions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON editions EXECUTE FUNCTION nidreg_permanent();
DROP TABLE chain;
DROP FUNCTION nidreg_redacted();
DROP FUNCTION nidreg_unsalted();
--only sqlite
DROP TABLE chain;
--end
DROP TABLE redaction_asks;
DROP TABLE redactions;
