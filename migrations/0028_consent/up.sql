-- A correction that changes more than form: why it is one nevertheless, and who consents.

-- As the registrant gives the grounds, beside the draft; what was sent stands in the history.
CREATE TABLE correction_grounds (
    request_id TEXT PRIMARY KEY NOT NULL REFERENCES requests (id),
    words      TEXT NOT NULL CHECK (words <> ''),
    saved_at   TEXT NOT NULL
);

-- Each word on a text that was sent; the newest of a person on a text counts.
CREATE TABLE consents (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL,
    snapshot_number BIGINT NOT NULL,
    account_id      TEXT NOT NULL REFERENCES accounts (id),
    office          TEXT NOT NULL CHECK (office IN ('operator', 'expert')),
    word            TEXT NOT NULL CHECK (word IN ('given', 'taken_back')),
    reason          TEXT NOT NULL CHECK (reason <> ''),
    at              TEXT NOT NULL,
    FOREIGN KEY (request_id, snapshot_number) REFERENCES snapshots (request_id, number)
);

CREATE INDEX consents_by_request ON consents (request_id, snapshot_number);

--only sqlite
CREATE TRIGGER consents_no_update BEFORE UPDATE ON consents BEGIN SELECT RAISE(ABORT, 'consents are permanent'); END;
CREATE TRIGGER consents_no_delete BEFORE DELETE ON consents BEGIN SELECT RAISE(ABORT, 'consents are permanent'); END;
--only postgresql
CREATE TRIGGER consents_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON consents EXECUTE FUNCTION nidreg_permanent();
--end
