-- What was true when a decision was made: the revision, the positions, the open threads, the criteria and who acted. It is stored with the
-- event of the decision and never computed again. It holds no text that somebody wrote: that is in the events, positions and comments.
CREATE TABLE decision_records (
    id         TEXT PRIMARY KEY NOT NULL REFERENCES events (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    record     TEXT NOT NULL CHECK (record <> '')
);
CREATE INDEX decision_records_by_request ON decision_records (request_id);

--only sqlite
CREATE TRIGGER decision_records_no_update BEFORE UPDATE ON decision_records BEGIN SELECT RAISE(ABORT, 'decision records are permanent'); END;
CREATE TRIGGER decision_records_no_delete BEFORE DELETE ON decision_records BEGIN SELECT RAISE(ABORT, 'decision records are permanent'); END;
--only postgresql
CREATE TRIGGER decision_records_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON decision_records EXECUTE FUNCTION nidreg_permanent();
--end
