-- Questions that experts ask again and again. Leads add and retire them; a question is never changed. Those that come with the program are
-- in src/reviews/questions, and can be retired too, so that retired_questions does not refer to this table.
CREATE TABLE saved_questions (
    id       TEXT PRIMARY KEY NOT NULL,
    field    TEXT NULL,
    topic    TEXT NOT NULL CHECK (topic <> ''),
    clause   TEXT NOT NULL CHECK (clause <> ''),
    body     TEXT NOT NULL CHECK (body <> ''),
    added_by TEXT NOT NULL REFERENCES accounts (id),
    added_at TEXT NOT NULL
);
CREATE TABLE retired_questions (
    question_id TEXT PRIMARY KEY NOT NULL,
    retired_by  TEXT NOT NULL REFERENCES accounts (id),
    reason      TEXT NOT NULL CHECK (reason <> ''),
    retired_at  TEXT NOT NULL
);

--only sqlite
CREATE TRIGGER saved_questions_no_update BEFORE UPDATE ON saved_questions BEGIN SELECT RAISE(ABORT, 'saved questions are permanent'); END;
CREATE TRIGGER saved_questions_no_delete BEFORE DELETE ON saved_questions BEGIN SELECT RAISE(ABORT, 'saved questions are permanent'); END;
CREATE TRIGGER saved_questions_no_replace BEFORE INSERT ON saved_questions
WHEN EXISTS (SELECT 1 FROM saved_questions
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'saved questions are permanent'); END;
CREATE TRIGGER retired_questions_no_update BEFORE UPDATE ON retired_questions BEGIN SELECT RAISE(ABORT, 'retired questions are permanent'); END;
CREATE TRIGGER retired_questions_no_delete BEFORE DELETE ON retired_questions BEGIN SELECT RAISE(ABORT, 'retired questions are permanent'); END;
CREATE TRIGGER retired_questions_no_replace BEFORE INSERT ON retired_questions
WHEN EXISTS (SELECT 1 FROM retired_questions
    WHERE rowid = NEW.rowid OR question_id = NEW.question_id)
BEGIN SELECT RAISE(ABORT, 'retired questions are permanent'); END;
--only postgresql
CREATE TRIGGER saved_questions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON saved_questions EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER retired_questions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON retired_questions EXECUTE FUNCTION nidreg_permanent();
--end
