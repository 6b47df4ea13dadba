-- A request for erasure is one row in the operator queue and gets one answer. Redactions are no longer linked to it, and it no longer
-- closes an account. Requests that wait keep in their text where the data is and whether the account is to be closed.
DROP TABLE erasure_redactions;
CREATE TABLE erasures_next (
    id           TEXT PRIMARY KEY NOT NULL,
    account_id   TEXT REFERENCES accounts (id),
    -- where the requester gets the answer; empty once it is answered, as are the words
    email        TEXT NOT NULL,
    words        TEXT NOT NULL,
    -- the key of the link that confirms the address; an account needs none
    link         TEXT UNIQUE,
    asked_at     TEXT NOT NULL,
    confirmed_at TEXT,
    -- earlier releases recorded 'redacted', 'closed' and 'withdrawn'
    outcome      TEXT CHECK (outcome IN ('done', 'declined', 'redacted', 'closed', 'withdrawn')),
    answer       TEXT NOT NULL,
    answered_by  TEXT REFERENCES accounts (id),
    answered_at  TEXT,
    CHECK ((outcome IS NULL) = (answered_at IS NULL)),
    CHECK (outcome IS NULL OR confirmed_at IS NOT NULL),
    CHECK (outcome IS NULL OR (email = '' AND words = '')),
    CHECK (outcome <> 'declined' OR answer <> '')
);
INSERT INTO erasures_next (id, account_id, email, words, link, asked_at, confirmed_at, outcome, answer, answered_by, answered_at)
SELECT id, account_id, email,
       CASE WHEN outcome IS NOT NULL THEN '' WHEN closes THEN words || ' (' || places || '; close the account)'
            ELSE words || ' (' || places || ')' END,
       link, asked_at, confirmed_at, outcome, answer, answered_by, answered_at
  FROM erasures;
DROP TABLE erasures;
ALTER TABLE erasures_next RENAME TO erasures;
CREATE INDEX erasures_open ON erasures (confirmed_at) WHERE outcome IS NULL;
