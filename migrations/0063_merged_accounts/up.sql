-- Two accounts of one person become one: asked for from one of them, confirmed at the other. One goes on, the other is closed.
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

-- Which account goes on for one that ended so. It always names an account that has not been merged away itself.
CREATE TABLE merged_accounts (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id),
    into_id    TEXT NOT NULL REFERENCES accounts (id),
    at         TEXT NOT NULL,
    CHECK (account_id <> into_id)
);
CREATE INDEX merged_accounts_by_into ON merged_accounts (into_id);

-- The account that goes on for the one whose address was asked, so that the question follows.
ALTER TABLE claim_links ADD COLUMN account_id TEXT;
