DROP TABLE retractions;
CREATE TABLE struck_comments (
    comment_id TEXT PRIMARY KEY NOT NULL REFERENCES comments (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    reason     TEXT NOT NULL CHECK (reason <> ''),
    struck_at  TEXT NOT NULL
);
CREATE INDEX struck_comments_by_request ON struck_comments (request_id);
CREATE TABLE struck_papers (
    paper_id   TEXT PRIMARY KEY NOT NULL REFERENCES papers (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    struck_by  TEXT NOT NULL REFERENCES accounts (id),
    reason     TEXT NOT NULL CHECK (reason <> ''),
    struck_at  TEXT NOT NULL
);
CREATE INDEX struck_papers_by_request ON struck_papers (request_id);
CREATE TABLE retired_questions (
    question_id TEXT PRIMARY KEY NOT NULL,
    retired_by  TEXT NOT NULL REFERENCES accounts (id),
    reason      TEXT NOT NULL CHECK (reason <> ''),
    retired_at  TEXT NOT NULL
);
--only sqlite
CREATE TRIGGER struck_comments_no_update BEFORE UPDATE ON struck_comments BEGIN SELECT RAISE(ABORT, 'struck comments are permanent'); END;
CREATE TRIGGER struck_comments_no_delete BEFORE DELETE ON struck_comments BEGIN SELECT RAISE(ABORT, 'struck comments are permanent'); END;
CREATE TRIGGER struck_comments_no_replace BEFORE INSERT ON struck_comments
WHEN EXISTS (SELECT 1 FROM struck_comments
    WHERE rowid = NEW.rowid OR comment_id = NEW.comment_id)
BEGIN SELECT RAISE(ABORT, 'struck comments are permanent'); END;
CREATE TRIGGER struck_papers_no_update BEFORE UPDATE ON struck_papers BEGIN SELECT RAISE(ABORT, 'struck papers are permanent'); END;
CREATE TRIGGER struck_papers_no_delete BEFORE DELETE ON struck_papers BEGIN SELECT RAISE(ABORT, 'struck papers are permanent'); END;
CREATE TRIGGER struck_papers_no_replace BEFORE INSERT ON struck_papers
WHEN EXISTS (SELECT 1 FROM struck_papers
    WHERE rowid = NEW.rowid OR paper_id = NEW.paper_id)
BEGIN SELECT RAISE(ABORT, 'struck papers are permanent'); END;
CREATE TRIGGER retired_questions_no_update BEFORE UPDATE ON retired_questions BEGIN SELECT RAISE(ABORT, 'retired questions are permanent'); END;
CREATE TRIGGER retired_questions_no_delete BEFORE DELETE ON retired_questions BEGIN SELECT RAISE(ABORT, 'retired questions are permanent'); END;
CREATE TRIGGER retired_questions_no_replace BEFORE INSERT ON retired_questions
WHEN EXISTS (SELECT 1 FROM retired_questions
    WHERE rowid = NEW.rowid OR question_id = NEW.question_id)
BEGIN SELECT RAISE(ABORT, 'retired questions are permanent'); END;
--only postgresql
CREATE TRIGGER struck_comments_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON struck_comments EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER struck_papers_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON struck_papers EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER retired_questions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON retired_questions EXECUTE FUNCTION nidreg_permanent();
--end
