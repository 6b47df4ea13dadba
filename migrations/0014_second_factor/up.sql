-- A second factor for each person who has one. The secret of the authenticator is not here: it is computed from the key file, the
-- account and the salt, so that a copy of the database opens nothing.
CREATE TABLE second_factors (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id),
    salt       TEXT NOT NULL,
    -- the newest period of thirty seconds whose code was used: no code works twice
    last_step  BIGINT NOT NULL,
    created_at TEXT NOT NULL
);

CREATE TABLE recovery_codes (
    code_hash  TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    used_at    TEXT
);
CREATE INDEX recovery_codes_by_account ON recovery_codes (account_id);

-- One administrator asks for a reset, another one does it.
CREATE TABLE factor_resets (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id),
    asked_by   TEXT NOT NULL REFERENCES accounts (id),
    asked_at   TEXT NOT NULL
);

-- Browsers in which a person has signed in, by the mark in their cookie.
CREATE TABLE devices (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    mark_hash  TEXT NOT NULL,
    first_at   TEXT NOT NULL,
    last_at    TEXT NOT NULL,
    PRIMARY KEY (account_id, mark_hash)
);

-- Whether the second factor was given in this session, and when its owner last showed that it is them.
ALTER TABLE sessions ADD COLUMN second_factor BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE sessions ADD COLUMN confirmed_at TEXT;
