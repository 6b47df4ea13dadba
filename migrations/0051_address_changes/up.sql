-- A change of the address of an account: it takes effect when it was confirmed at both addresses, or at the new one and, where nobody
-- reads the old one any more, by an administrator.
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
CREATE UNIQUE INDEX address_changes_open ON address_changes (account_id) WHERE ended_at IS NULL;
