CREATE TABLE erasures_after AS SELECT * FROM erasures;
DROP TABLE erasures;
CREATE TABLE erasures (
    id           TEXT PRIMARY KEY NOT NULL,
    account_id   TEXT REFERENCES accounts (id),
    -- where the asker is told; empty once it is answered, as are the words and the places
    email        TEXT NOT NULL,
    words        TEXT NOT NULL,
    places       TEXT NOT NULL,
    -- whether the account is to be closed
    closes       BOOLEAN NOT NULL,
    -- the key of the link that confirms the address; an account needs none
    link         TEXT UNIQUE,
    asked_at     TEXT NOT NULL,
    confirmed_at TEXT,
    outcome      TEXT CHECK (outcome IN ('redacted', 'closed', 'declined', 'withdrawn')),
    answer       TEXT NOT NULL,
    answered_by  TEXT REFERENCES accounts (id),
    answered_at  TEXT,
    CHECK ((outcome IS NULL) = (answered_at IS NULL)),
    CHECK (outcome IS NULL OR confirmed_at IS NOT NULL),
    CHECK (outcome IS NULL OR (email = '' AND words = '' AND places = '')),
    CHECK (outcome <> 'declined' OR answer <> '')
);
INSERT INTO erasures (id, account_id, email, words, places, closes, link, asked_at, confirmed_at, outcome, answer, answered_by, answered_at)
SELECT id, account_id, email, words, '', FALSE, link, asked_at, confirmed_at,
       CASE outcome WHEN 'done' THEN 'redacted' ELSE outcome END, answer, answered_by, answered_at
  FROM erasures_after;
DROP TABLE erasures_after;
CREATE INDEX erasures_open ON erasures (confirmed_at) WHERE outcome IS NULL;

CREATE TABLE erasure_redactions (
    erasure_id TEXT NOT NULL REFERENCES erasures (id),
    ask_id     TEXT NOT NULL REFERENCES redaction_asks (id),
    PRIMARY KEY (erasure_id, ask_id)
);
