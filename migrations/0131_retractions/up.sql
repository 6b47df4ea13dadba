-- One table for what stays readable with a reason and no longer has any effect: comments and documents that were retracted, and questions
-- that were retired. Like redactions and the chain, it names a permanent row by its kind and key.
CREATE TABLE retractions (
    what       TEXT NOT NULL CHECK (what IN ('comment', 'document', 'question')),
    row_id     TEXT NOT NULL,
    request_id TEXT REFERENCES requests (id),
    by_id      TEXT NOT NULL REFERENCES accounts (id),
    reason     TEXT NOT NULL CHECK (reason <> ''),
    at         TEXT NOT NULL,
    PRIMARY KEY (what, row_id),
    CHECK ((request_id IS NULL) = (what = 'question'))
);
CREATE INDEX retractions_by_request ON retractions (request_id);
INSERT INTO retractions (what, row_id, request_id, by_id, reason, at)
SELECT 'comment', comment_id, struck_comments.request_id, author_id, reason, struck_at
  FROM struck_comments JOIN comments ON comments.id = comment_id
UNION ALL SELECT 'document', paper_id, request_id, struck_by, reason, struck_at FROM struck_papers
UNION ALL SELECT 'question', question_id, NULL, retired_by, reason, retired_at FROM retired_questions;
DROP TABLE struck_comments;
DROP TABLE struck_papers;
DROP TABLE retired_questions;
--only sqlite
CREATE TRIGGER retractions_no_update BEFORE UPDATE ON retractions BEGIN SELECT RAISE(ABORT, 'retractions are permanent'); END;
CREATE TRIGGER retractions_no_delete BEFORE DELETE ON retractions BEGIN SELECT RAISE(ABORT, 'retractions are permanent'); END;
CREATE TRIGGER retractions_no_replace BEFORE INSERT ON retractions
WHEN EXISTS (SELECT 1 FROM retractions WHERE rowid = NEW.rowid OR (what = NEW.what AND row_id = NEW.row_id))
BEGIN SELECT RAISE(ABORT, 'retractions are permanent'); END;
--only postgresql
CREATE TRIGGER retractions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON retractions EXECUTE FUNCTION nidreg_permanent();
--end
