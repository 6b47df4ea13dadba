CREATE TABLE probed_hosts (
    host    TEXT PRIMARY KEY NOT NULL,
    free_at TEXT NOT NULL
);
CREATE TABLE probed_addresses_after AS SELECT * FROM probed_addresses;
DROP TABLE probed_addresses;
CREATE TABLE probed_addresses (
    address     TEXT PRIMARY KEY NOT NULL,
    -- When it is asked next. Whoever asks puts it off first, so that no second instance asks too.
    due_at      TEXT NOT NULL,
    asked_at    TEXT,
    answered_at TEXT,
    -- What came of the last time, for operators.
    said        TEXT NOT NULL,
    failures    BIGINT NOT NULL CHECK (failures >= 0),
    -- When contacts were written to about the failures that still go on.
    told_at     TEXT,
    CHECK (answered_at IS NULL OR asked_at IS NOT NULL)
);
INSERT INTO probed_addresses (address, due_at, asked_at, answered_at, said, failures, told_at)
SELECT address, due_at, asked_at, answered_at, said, 0, NULL
  FROM probed_addresses_after;
DROP TABLE probed_addresses_after;
CREATE INDEX probed_addresses_due ON probed_addresses (due_at);
CREATE TABLE elsewhere_rounds_after AS SELECT * FROM elsewhere_rounds;
DROP TABLE elsewhere_rounds;
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
INSERT INTO elsewhere_rounds (id, state_hash, browser_hash, provider, next, linker, expires_at, taken_at, issuer, subject, email, name, shown_at, link, account_id, typed_name)
SELECT id, state_hash, browser_hash, '1', next, linker, expires_at, taken_at, issuer, subject, email, name, shown_at, link, account_id, typed_name
  FROM elsewhere_rounds_after;
DROP TABLE elsewhere_rounds_after;
CREATE INDEX elsewhere_rounds_browser ON elsewhere_rounds (browser_hash);
CREATE INDEX elsewhere_rounds_expires ON elsewhere_rounds (expires_at);
