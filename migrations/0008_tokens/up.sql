-- Personal tokens for programs. Only the hash of a token is kept, and its first letters, so that its owner knows it again.
CREATE TABLE tokens (
    id           TEXT PRIMARY KEY NOT NULL,
    account_id   TEXT NOT NULL REFERENCES accounts (id),
    name         TEXT NOT NULL,
    prefix       TEXT NOT NULL,
    token_hash   TEXT NOT NULL UNIQUE,
    scopes       TEXT NOT NULL,
    created_at   TEXT NOT NULL,
    expires_at   TEXT NOT NULL,
    last_used_at TEXT,
    ended_at     TEXT
);

CREATE INDEX tokens_by_account ON tokens (account_id);
