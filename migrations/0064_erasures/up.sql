-- Requests for erasure (GDPR, art. 17): asked from an account, or by somebody who confirmed their address by a link.
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
CREATE INDEX erasures_open ON erasures (confirmed_at) WHERE outcome IS NULL;

-- What two operators were asked to take out for it.
CREATE TABLE erasure_redactions (
    erasure_id TEXT NOT NULL REFERENCES erasures (id),
    ask_id     TEXT NOT NULL REFERENCES redaction_asks (id),
    PRIMARY KEY (erasure_id, ask_id)
);
