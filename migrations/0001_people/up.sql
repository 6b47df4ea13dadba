-- People: accounts, roles, sessions, mailed links, and the counters from which numbers are allotted.
-- Times are UTC text of fixed width, so that they sort as text on both databases (docs/decisions/0003-storage.md).

CREATE TABLE accounts (
    id            TEXT PRIMARY KEY NOT NULL,
    email         TEXT NOT NULL,
    email_folded  TEXT NOT NULL UNIQUE,
    name          TEXT NOT NULL,
    password_hash TEXT,
    verified_at   TEXT,
    disabled_at   TEXT,
    created_at    TEXT NOT NULL
);

CREATE TABLE account_roles (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    role       TEXT NOT NULL CHECK (role IN ('expert', 'lead', 'operator', 'representative', 'liaison', 'admin')),
    since      TEXT NOT NULL,
    PRIMARY KEY (account_id, role)
);

CREATE TABLE sessions (
    token_hash   TEXT PRIMARY KEY NOT NULL,
    id           TEXT NOT NULL UNIQUE,
    account_id   TEXT NOT NULL REFERENCES accounts (id),
    browser      TEXT NOT NULL,
    long_lived   BOOLEAN NOT NULL,
    created_at   TEXT NOT NULL,
    last_seen_at TEXT NOT NULL,
    expires_at   TEXT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account_id);

CREATE TABLE mailed_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    account_id TEXT REFERENCES accounts (id),
    purpose    TEXT NOT NULL CHECK (purpose IN ('verify', 'reset', 'first_admin')),
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    used_at    TEXT
);

-- A number is allotted by raising the row inside the transaction that uses it: a rollback gives it back.
CREATE TABLE counters (
    name  TEXT PRIMARY KEY NOT NULL,
    value BIGINT NOT NULL CHECK (value >= 0)
);
