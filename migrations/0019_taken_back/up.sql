-- What was filed in error: the paper stays, with why it counts for nothing; and what operators note among themselves.

CREATE TABLE struck_papers (
    paper_id   TEXT PRIMARY KEY NOT NULL REFERENCES papers (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    struck_by  TEXT NOT NULL REFERENCES accounts (id),
    reason     TEXT NOT NULL CHECK (reason <> ''),
    struck_at  TEXT NOT NULL
);

CREATE INDEX struck_papers_by_request ON struck_papers (request_id);

-- Never public, in no file and no feed; whoever wrote one takes it away again.
CREATE TABLE desk_notes (
    id         TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    author_id  TEXT NOT NULL REFERENCES accounts (id),
    body       TEXT NOT NULL CHECK (body <> ''),
    at         TEXT NOT NULL
);

CREATE INDEX desk_notes_by_request ON desk_notes (request_id, at);

--only sqlite
CREATE TRIGGER struck_papers_no_update BEFORE UPDATE ON struck_papers BEGIN SELECT RAISE(ABORT, 'struck papers are permanent'); END;
CREATE TRIGGER struck_papers_no_delete BEFORE DELETE ON struck_papers BEGIN SELECT RAISE(ABORT, 'struck papers are permanent'); END;
--only postgresql
CREATE TRIGGER struck_papers_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON struck_papers EXECUTE FUNCTION nidreg_permanent();
--end

ALTER TABLE bodies ADD COLUMN ended_because TEXT;
