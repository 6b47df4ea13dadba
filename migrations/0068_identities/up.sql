-- A sign-in at another provider that belongs to an account here. It is known by issuer and subject, never by an address.
CREATE TABLE identities (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    issuer     TEXT NOT NULL,
    subject    TEXT NOT NULL,
    -- what the provider calls it, so that its owner knows it again
    called     TEXT NOT NULL,
    linked_at  TEXT NOT NULL,
    used_at    TEXT,
    UNIQUE (issuer, subject)
);
CREATE INDEX identities_account ON identities (account_id);

-- A round to a provider and back. Only digests of what the browser carries stand here; what binds the answer of the provider to the
-- round is worked out from both secrets together.
CREATE TABLE elsewhere_rounds (
    id           TEXT PRIMARY KEY NOT NULL,
    state_hash   TEXT NOT NULL UNIQUE,
    browser_hash TEXT NOT NULL,
    provider     TEXT NOT NULL,
    next         TEXT NOT NULL,
    -- who wants to link; nobody when somebody signs in
    linker       TEXT REFERENCES accounts (id),
    expires_at   TEXT NOT NULL,
    -- it came back, once
    taken_at     TEXT,
    -- what the provider said; an address only when the provider has verified it
    issuer       TEXT,
    subject      TEXT,
    email        TEXT,
    name         TEXT,
    shown_at     TEXT,
    -- the link that was mailed to go on, the account whose address it went to, and the name that was typed
    link         TEXT UNIQUE,
    account_id   TEXT REFERENCES accounts (id),
    typed_name   TEXT,
    CHECK ((issuer IS NULL) = (subject IS NULL)),
    CHECK (issuer IS NULL OR taken_at IS NOT NULL),
    CHECK ((link IS NULL) = (account_id IS NULL)),
    CHECK ((link IS NULL) = (typed_name IS NULL))
);
CREATE INDEX elsewhere_rounds_browser ON elsewhere_rounds (browser_hash);
CREATE INDEX elsewhere_rounds_expires ON elsewhere_rounds (expires_at);
