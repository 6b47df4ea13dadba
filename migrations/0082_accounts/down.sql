CREATE TABLE address_changes_after AS SELECT * FROM address_changes;
DROP TABLE address_changes;
CREATE TABLE address_changes (
    id               TEXT PRIMARY KEY NOT NULL,
    account_id       TEXT NOT NULL REFERENCES accounts (id),
    -- as typed; empty once the change has ended
    email            TEXT NOT NULL,
    asked_at         TEXT NOT NULL,
    expires_at       TEXT NOT NULL,
    -- the keys of the two links
    new_link         TEXT NOT NULL UNIQUE,
    old_link         TEXT NOT NULL UNIQUE,
    new_confirmed_at TEXT,
    old_confirmed_at TEXT,
    -- the owner says that nobody reads the old address any more
    help_asked_at    TEXT,
    -- the administrator who confirmed in the place of the old address
    confirmed_by     TEXT REFERENCES accounts (id),
    ended_at         TEXT,
    outcome          TEXT CHECK (outcome IN ('done', 'objected', 'withdrawn', 'replaced', 'taken')),
    CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    CHECK (confirmed_by IS NULL OR old_confirmed_at IS NOT NULL)
);
INSERT INTO address_changes (id, account_id, email, asked_at, expires_at, new_link, old_link, ended_at, outcome)
SELECT id, account_id, '', asked_at, expires_at, new_link, undo_link, coalesce(ended_at, asked_at),
       CASE outcome WHEN 'undone' THEN 'objected' ELSE coalesce(outcome, 'withdrawn') END
  FROM address_changes_after;
DROP TABLE address_changes_after;
CREATE UNIQUE INDEX address_changes_open ON address_changes (account_id) WHERE ended_at IS NULL;
--only sqlite
DROP TRIGGER merged_accounts_no_delete;
DROP TRIGGER merged_accounts_no_update;
--only postgresql
DROP TRIGGER merged_accounts_permanent ON merged_accounts;
--end
CREATE TABLE merges (
    id                 TEXT PRIMARY KEY NOT NULL,
    -- who asks
    account_id         TEXT NOT NULL REFERENCES accounts (id),
    -- the address of the other account, as typed; empty once it has ended
    email              TEXT NOT NULL,
    -- the other account, once it has confirmed
    other_id           TEXT REFERENCES accounts (id),
    -- which of them goes on
    keeps              TEXT NOT NULL CHECK (keeps IN ('asking', 'other')),
    asked_at           TEXT NOT NULL,
    expires_at         TEXT NOT NULL,
    -- the keys of the two links
    own_link           TEXT NOT NULL UNIQUE,
    other_link         TEXT NOT NULL UNIQUE,
    own_confirmed_at   TEXT,
    other_confirmed_at TEXT,
    ended_at           TEXT,
    outcome            TEXT CHECK (outcome IN ('done', 'objected', 'withdrawn', 'replaced')),
    CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    CHECK ((other_id IS NULL) = (other_confirmed_at IS NULL))
);
CREATE UNIQUE INDEX merges_open ON merges (account_id) WHERE ended_at IS NULL;
