-- Who confirms once a year what a registrant promises. An operator invites each, one by one; nobody is asked again who never pressed.

CREATE TABLE pledge_contacts (
    id         TEXT PRIMARY KEY NOT NULL,
    nid        TEXT NOT NULL REFERENCES namespaces (nid),
    email      TEXT NOT NULL,
    invited_by TEXT NOT NULL REFERENCES accounts (id),
    invited_at TEXT NOT NULL,
    -- The last email that asked, and when it was given up.
    asked_at   TEXT NOT NULL,
    silent_at  TEXT,
    ended_at   TEXT,
    ended_by   TEXT REFERENCES accounts (id),
    CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);

CREATE UNIQUE INDEX pledge_contacts_now ON pledge_contacts (nid, email) WHERE ended_at IS NULL;

-- The links of the emails; each works until another one was sent.
CREATE TABLE pledge_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    contact_id TEXT NOT NULL REFERENCES pledge_contacts (id),
    sent_at    TEXT NOT NULL
);

CREATE INDEX pledge_links_by_contact ON pledge_links (contact_id);

CREATE TABLE pledge_confirmations (
    id         TEXT PRIMARY KEY NOT NULL,
    nid        TEXT NOT NULL REFERENCES namespaces (nid),
    contact_id TEXT NOT NULL REFERENCES pledge_contacts (id),
    at         TEXT NOT NULL
);

CREATE INDEX pledge_confirmations_by_nid ON pledge_confirmations (nid);

--only sqlite
CREATE TRIGGER pledge_confirmations_no_update BEFORE UPDATE ON pledge_confirmations BEGIN SELECT RAISE(ABORT, 'confirmations are permanent'); END;
CREATE TRIGGER pledge_confirmations_no_delete BEFORE DELETE ON pledge_confirmations BEGIN SELECT RAISE(ABORT, 'confirmations are permanent'); END;
--only postgresql
CREATE TRIGGER pledge_confirmations_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON pledge_confirmations EXECUTE FUNCTION nidreg_permanent();
--end
