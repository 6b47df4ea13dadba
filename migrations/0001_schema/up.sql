-- The schema, for SQLite and PostgreSQL.
--
-- Lines for one database stand between --only sqlite or --only postgresql and --end. The line
--     --permanent TABLE: KEY; KEY [except update delete | changes COLUMN, COLUMN]
-- stands for the triggers that refuse UPDATE, of other columns than those named, DELETE, TRUNCATE and, by its unique keys, INSERT OR
-- REPLACE (src/store/migrations.rs).
-- The line --logged TABLE: KEY, KEY [except COLUMN, COLUMN] stands for the triggers that note its rows for the public log
-- (src/store/logged.rs): each row, without the named columns, has a salted digest in the log. tests/app/record_proof.rs lists every column
-- that has none, with the reason.
-- Times are UTC text of fixed width, so that they sort as text on both databases (docs/design/storage.md).

--only postgresql
CREATE FUNCTION nidreg_permanent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% are permanent', TG_TABLE_NAME;
END $$;

-- The exception for redaction: the named columns of the row become empty and no other column changes.
CREATE FUNCTION nidreg_redacted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    emptied TEXT[] := string_to_array(TG_ARGV[1], ' ');
BEGIN
    IF EXISTS (SELECT 1 FROM redactions WHERE kind = TG_ARGV[0] AND row_id = OLD.id)
        AND (to_jsonb(NEW) - emptied) = (to_jsonb(OLD) - emptied)
        AND NOT EXISTS (SELECT 1 FROM jsonb_each_text(to_jsonb(NEW)) AS own
            WHERE own.key = ANY (emptied) AND coalesce(own.value, '') NOT IN ('', '{}')) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% are permanent', TG_TABLE_NAME;
END $$;

-- The same, or the named columns become shorter.
CREATE FUNCTION nidreg_shortened() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    emptied TEXT[] := string_to_array(TG_ARGV[1], ' ');
    shorter TEXT[] := string_to_array(TG_ARGV[2], ' ');
BEGIN
    IF EXISTS (SELECT 1 FROM redactions WHERE kind = TG_ARGV[0] AND row_id = to_jsonb(OLD) ->> TG_ARGV[3])
        AND (((to_jsonb(NEW) - emptied) = (to_jsonb(OLD) - emptied)
                AND NOT EXISTS (SELECT 1 FROM jsonb_each_text(to_jsonb(NEW)) AS own
                    WHERE own.key = ANY (emptied) AND coalesce(own.value, '') NOT IN ('', '{}')))
            OR ((to_jsonb(NEW) - shorter) = (to_jsonb(OLD) - shorter)
                AND NOT EXISTS (SELECT 1 FROM unnest(shorter) AS own
                    WHERE to_jsonb(NEW) ->> own IS DISTINCT FROM to_jsonb(OLD) ->> own
                    AND length(coalesce(to_jsonb(NEW) ->> own, '')) >= length(coalesce(to_jsonb(OLD) ->> own, ''))
                    AND to_jsonb(NEW) ->> own IS DISTINCT FROM '[…]'))) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% are permanent', TG_TABLE_NAME;
END $$;

-- Notes a row for the public log: its table and key, and the content that it had before.
CREATE FUNCTION nidreg_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF to_regclass('pg_temp.log_pending') IS NULL THEN
        CREATE TEMPORARY TABLE log_pending (id BIGINT GENERATED ALWAYS AS IDENTITY, source TEXT NOT NULL,
            k1 TEXT NOT NULL, k2 TEXT NOT NULL, k3 TEXT NOT NULL, was TEXT) ON COMMIT DELETE ROWS;
    END IF;
    IF TG_OP = 'INSERT' THEN
        EXECUTE format('INSERT INTO pg_temp.log_pending (source, k1, k2, k3) VALUES (%L, %s)', TG_TABLE_NAME, TG_ARGV[0]) USING NEW;
    ELSE
        EXECUTE format('INSERT INTO pg_temp.log_pending (source, k1, k2, k3, was) VALUES (%L, %s, %s)',
            TG_TABLE_NAME, TG_ARGV[0], TG_ARGV[1]) USING OLD;
    END IF;
    RETURN NULL;
END $$;
--end

-- ## Accounts, roles, sessions and the links that were emailed.

CREATE TABLE accounts (
    id            TEXT PRIMARY KEY NOT NULL,
    email         TEXT NOT NULL,
    email_folded  TEXT NOT NULL UNIQUE,
    name          TEXT NOT NULL,
    password_hash TEXT,
    verified_at   TEXT,
    disabled_at   TEXT,
    created_at    TEXT NOT NULL,
    language      TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de', 'fr')),
    away_until    TEXT
);
--logged accounts: id

CREATE TABLE account_roles (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    role       TEXT NOT NULL CHECK (role IN ('expert', 'lead', 'operator', 'representative', 'liaison', 'admin')),
    since      TEXT NOT NULL,
    -- who gave the role; NULL if it was the owner of the machine
    given_by   TEXT REFERENCES accounts (id),
    PRIMARY KEY (account_id, role)
);
--logged account_roles: account_id, role

CREATE TABLE sessions (
    token_hash    TEXT PRIMARY KEY NOT NULL,
    id            TEXT NOT NULL UNIQUE,
    account_id    TEXT NOT NULL REFERENCES accounts (id),
    browser       TEXT NOT NULL,
    long_lived    BOOLEAN NOT NULL,
    created_at    TEXT NOT NULL,
    last_seen_at  TEXT NOT NULL,
    expires_at    TEXT NOT NULL,
    second_factor BOOLEAN NOT NULL DEFAULT FALSE,
    confirmed_at  TEXT
);
CREATE INDEX sessions_by_account ON sessions (account_id);

-- Secret links (src/users/links). Until a link is delivered, it has no token; only the hash of a token is stored.
CREATE TABLE links (
    id         TEXT PRIMARY KEY NOT NULL,
    token_hash TEXT UNIQUE,
    purpose    TEXT NOT NULL CHECK (purpose IN ('verify', 'reset', 'first_admin', 'invitation', 'address_new', 'address_undo',
        'oidc', 'contact_answer', 'contact_check')),
    -- the key of the account, request or other row that it opens; empty if there is none
    subject    TEXT NOT NULL,
    -- the address that was invited; empty for other purposes
    email      TEXT NOT NULL,
    -- the page to return to; empty if there is none
    next       TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    used_at    TEXT
);
CREATE INDEX links_by_subject ON links (subject, purpose);
CREATE INDEX links_by_expiry ON links (expires_at);

-- The secret is not stored here: it is computed from the key file, the account and the salt.
CREATE TABLE second_factors (
    account_id TEXT PRIMARY KEY NOT NULL REFERENCES accounts (id),
    salt       TEXT NOT NULL,
    -- the newest period of thirty seconds whose code was used: no code works twice
    last_step  BIGINT NOT NULL,
    created_at TEXT NOT NULL,
    key_mark   TEXT NOT NULL DEFAULT '',
    -- the hashes of the unused recovery codes, with a space between them
    recovery   TEXT NOT NULL DEFAULT ''
);
--logged second_factors: account_id except last_step

-- Browsers in which a person has signed in, by the digest of the mark in their cookie.
CREATE TABLE devices (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    mark_hash  TEXT NOT NULL,
    first_at   TEXT NOT NULL,
    last_at    TEXT NOT NULL,
    PRIMARY KEY (account_id, mark_hash)
);

-- Personal API tokens. Only the hash is stored, with the first letters so that its owner recognizes it.
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
--logged tokens: id except last_used_at

-- A sign-in at an external provider. It is identified by issuer and subject, never by an email address.
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
--logged identities: id except used_at

-- One attempt to sign in at an external provider. Only digests of what the browser carries are stored.
CREATE TABLE oidc_logins (
    id           TEXT PRIMARY KEY NOT NULL,
    state_hash   TEXT NOT NULL UNIQUE,
    browser_hash TEXT NOT NULL,
    next         TEXT NOT NULL,
    -- who wants to link; nobody when somebody signs in
    linker       TEXT REFERENCES accounts (id),
    expires_at   TEXT NOT NULL,
    -- it came back, once
    recorded_at     TEXT,
    -- what the provider said; an address only when the provider has verified it
    issuer       TEXT,
    subject      TEXT,
    email        TEXT,
    name         TEXT,
    shown_at     TEXT,
    -- the account whose address the link to go on was emailed to, and the name that was typed
    account_id   TEXT REFERENCES accounts (id),
    typed_name   TEXT,
    CHECK ((issuer IS NULL) = (subject IS NULL)),
    CHECK (issuer IS NULL OR recorded_at IS NOT NULL),
    CHECK ((account_id IS NULL) = (typed_name IS NULL))
);
CREATE INDEX oidc_logins_browser ON oidc_logins (browser_hash);
CREATE INDEX oidc_logins_expires ON oidc_logins (expires_at);

-- A change of address is confirmed at the new address; the former address can undo it for some days.
CREATE TABLE address_changes (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    -- the new address as typed; empty once the change has ended
    email      TEXT NOT NULL,
    -- the former address, as long as it can undo the change
    former     TEXT NOT NULL,
    asked_at   TEXT NOT NULL,
    ended_at   TEXT,
    outcome    TEXT CHECK (outcome IN ('done', 'withdrawn', 'replaced', 'taken', 'undone')),
    CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE UNIQUE INDEX address_changes_open ON address_changes (account_id) WHERE ended_at IS NULL;

-- Refused attempts. The rows name a network, so they are deleted after ninety days; until then they do not change.
CREATE TABLE security_log (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT REFERENCES accounts (id),
    kind       TEXT NOT NULL,
    network    TEXT NOT NULL,
    browser    TEXT NOT NULL,
    detail     TEXT NOT NULL,
    at         TEXT NOT NULL
);
CREATE INDEX security_log_by_account ON security_log (account_id, at);
CREATE INDEX security_log_by_at ON security_log (at);
--permanent security_log: id except delete
--logged security_log: id

-- ## Counters and the state of the program.

-- A number is allotted by incrementing its row in the transaction that uses it, so that a rollback returns it.
CREATE TABLE counters (
    name  TEXT PRIMARY KEY NOT NULL,
    value BIGINT NOT NULL CHECK (value >= 0)
);
--permanent counters: name changes value
--logged counters: name

-- One JSON value for each name.
CREATE TABLE registry_state (
    name  TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
--logged registry_state: name

-- While this row exists, servers are read-only, because one of them saw later data. The reason names the difference
-- (src/store/progress.rs).
CREATE TABLE behind (
    id     INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    reason TEXT NOT NULL
);

-- The running servers, and the serial that each of them shows.
CREATE TABLE instances (
    id      TEXT PRIMARY KEY NOT NULL,
    serial  BIGINT NOT NULL,
    seen_at TEXT NOT NULL
);

-- The last time that the clock was plausible, so that a jump is noticed before anything irreversible is done.
CREATE TABLE clock (
    id      INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    seen_at TEXT NOT NULL
);

-- While the row exists, servers are read-only and show its message.
CREATE TABLE maintenance (
    id      INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    -- what visitors read; may be empty
    message TEXT NOT NULL,
    since   TEXT NOT NULL
);

-- What the scheduled jobs have done, so that nothing is done twice.
CREATE TABLE reminders (
    key TEXT PRIMARY KEY NOT NULL,
    at  TEXT NOT NULL
);

-- The keys of forms and API requests that were performed, with the page to which they led: a second use ends there and changes nothing.
CREATE TABLE idempotency_keys (
    key  TEXT PRIMARY KEY NOT NULL,
    path TEXT NOT NULL,
    at   TEXT NOT NULL
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (at);

-- ## The registry: namespaces, their versions, corrections and profiles.

CREATE TABLE namespaces (
    -- sorted byte by byte in both databases
    --only sqlite
    nid             TEXT PRIMARY KEY NOT NULL,
    --only postgresql
    nid             TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    --end
    kind            TEXT NOT NULL CHECK (kind IN ('formal', 'informal')),
    informal_number BIGINT UNIQUE,
    -- what IANA had is taken as it is: the rules of RFC 8141, 5.1 are for new names
    origin          TEXT NOT NULL DEFAULT 'registered' CHECK (origin IN ('imported', 'registered')),
    status          TEXT NOT NULL CHECK (status IN ('active', 'deprecated', 'obsolete')),
    registrant      TEXT,
    contact         TEXT,
    reference       TEXT NOT NULL,
    template_url    TEXT,
    registered_on   TEXT,
    updated_on      TEXT,
    created_at      TEXT NOT NULL,
    listing         TEXT NOT NULL DEFAULT '{}',
    unlisted_on     TEXT,
    -- the day on which the only import that contained it was undone; it is then not registered
    undone_on       TEXT,
    successor       TEXT,
    --only sqlite
    sort_key        TEXT NOT NULL DEFAULT '',
    --only postgresql
    sort_key        TEXT COLLATE "C" NOT NULL DEFAULT '',
    --end
    held            TEXT NOT NULL DEFAULT '{}',
    marks           TEXT NOT NULL DEFAULT '{}',
    -- RFC 8141, 2 and §5, as far as a CHECK can say it
    CHECK (nid = lower(nid)),
    CHECK (length(nid) BETWEEN 2 AND 32),
    CHECK (nid <> 'urn'),
    CHECK (informal_number IS NULL OR (kind = 'informal' AND nid = 'urn-' || informal_number)),
    --only sqlite
    CHECK (nid NOT GLOB '*[^a-z0-9-]*' AND nid NOT GLOB '-*' AND nid NOT GLOB '*-'),
    CHECK (kind = 'informal' OR origin = 'imported' OR (
        length(nid) > 2 AND nid NOT GLOB 'urn-*' AND nid NOT GLOB '[a-z][a-z]-*' AND nid NOT GLOB 'x-*')),
    CHECK (kind = 'formal' OR nid GLOB 'urn-[1-9]*' AND substr(nid, 5) NOT GLOB '*[^0-9]*')
    --only postgresql
    CHECK (nid ~ '^[a-z0-9][a-z0-9-]*[a-z0-9]$'),
    CHECK (kind = 'informal' OR origin = 'imported' OR (length(nid) > 2 AND nid !~ '^(urn-|[a-z][a-z]-|x-)')),
    CHECK (kind = 'formal' OR nid ~ '^urn-[1-9][0-9]*$')
    --end
);
CREATE INDEX namespaces_by_kind ON namespaces (kind, unlisted_on, sort_key);
--permanent namespaces: nid; informal_number except update
--logged namespaces: nid
--only sqlite
CREATE TRIGGER namespaces_no_replace_update BEFORE UPDATE ON namespaces
WHEN EXISTS (SELECT 1 FROM namespaces
    WHERE rowid <> OLD.rowid AND (rowid = NEW.rowid OR nid = NEW.nid OR informal_number = NEW.informal_number))
BEGIN SELECT RAISE(ABORT, 'a NID is never given up'); END;
CREATE TRIGGER namespaces_fixed BEFORE UPDATE ON namespaces
WHEN NEW.nid IS NOT OLD.nid OR (OLD.undone_on IS NULL AND (NEW.kind IS NOT OLD.kind
    OR NEW.informal_number IS NOT OLD.informal_number OR NEW.origin IS NOT OLD.origin OR NEW.created_at IS NOT OLD.created_at))
BEGIN SELECT RAISE(ABORT, 'the NID, kind, number and origin of a namespace never change'); END;
CREATE TRIGGER namespaces_logged BEFORE UPDATE ON namespaces
WHEN (NEW.status IS NOT OLD.status OR NEW.registrant IS NOT OLD.registrant OR NEW.contact IS NOT OLD.contact
    OR NEW.reference IS NOT OLD.reference OR NEW.template_url IS NOT OLD.template_url
    OR NEW.registered_on IS NOT OLD.registered_on OR NEW.updated_on IS NOT OLD.updated_on OR NEW.listing IS NOT OLD.listing
    OR NEW.unlisted_on IS NOT OLD.unlisted_on OR NEW.undone_on IS NOT OLD.undone_on OR NEW.successor IS NOT OLD.successor
    OR NEW.held IS NOT OLD.held OR NEW.marks IS NOT OLD.marks)
    AND coalesce((SELECT CAST(value AS INTEGER) FROM registry_state WHERE name = 'announced'), 0)
        <= coalesce((SELECT max(serial) FROM changes), 0)
BEGIN SELECT RAISE(ABORT, 'a change of the list needs an entry in the change log'); END;
--only postgresql
CREATE FUNCTION nidreg_logged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.nid <> OLD.nid OR (OLD.undone_on IS NULL AND (NEW.kind, NEW.informal_number, NEW.origin, NEW.created_at)
        IS DISTINCT FROM (OLD.kind, OLD.informal_number, OLD.origin, OLD.created_at)) THEN
        RAISE EXCEPTION 'the NID, kind, number and origin of a namespace never change';
    END IF;
    IF (NEW.status, NEW.registrant, NEW.contact, NEW.reference, NEW.template_url, NEW.registered_on, NEW.updated_on, NEW.listing,
            NEW.unlisted_on, NEW.undone_on, NEW.successor, NEW.held, NEW.marks)
        IS DISTINCT FROM (OLD.status, OLD.registrant, OLD.contact, OLD.reference, OLD.template_url, OLD.registered_on, OLD.updated_on,
            OLD.listing, OLD.unlisted_on, OLD.undone_on, OLD.successor, OLD.held, OLD.marks)
        AND coalesce((SELECT value::bigint FROM registry_state WHERE name = 'announced'), 0)
            <= coalesce((SELECT max(serial) FROM changes), 0) THEN
        RAISE EXCEPTION 'a change of the list needs an entry in the change log';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER namespaces_logged BEFORE UPDATE ON namespaces FOR EACH ROW EXECUTE FUNCTION nidreg_logged();
--end

CREATE TABLE versions (
    id              TEXT PRIMARY KEY NOT NULL,
    nid             TEXT NOT NULL REFERENCES namespaces (nid),
    number          BIGINT NOT NULL CHECK (number >= 1),
    number_recorded BOOLEAN NOT NULL,
    origin          TEXT NOT NULL CHECK (origin IN ('imported', 'registered')),
    dated           TEXT,
    template        TEXT,
    canonical       TEXT,
    fingerprint     TEXT,
    request_number  TEXT,
    published_at    TEXT NOT NULL,
    UNIQUE (nid, number),
    CHECK (origin = 'imported' OR (dated IS NOT NULL AND template IS NOT NULL AND canonical IS NOT NULL AND fingerprint IS NOT NULL))
);
--permanent versions: id; nid, number except update
--logged versions: id
-- A version without a text gets its text once: that of the source or, after its import was undone, that of a new registration.
--only sqlite
CREATE TRIGGER versions_no_update BEFORE UPDATE ON versions
WHEN NOT (OLD.canonical IS NULL AND NEW.canonical IS NOT NULL AND NEW.template IS NOT NULL AND NEW.fingerprint IS NOT NULL
    AND OLD.origin = 'imported' AND NEW.id = OLD.id AND NEW.nid = OLD.nid AND NEW.number = OLD.number
    AND NEW.number_recorded >= OLD.number_recorded
    AND ((NEW.origin = 'imported' AND NEW.request_number IS NULL AND NEW.published_at = OLD.published_at)
        OR (NEW.origin = 'registered' AND NEW.request_number IS NOT NULL)))
    AND NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'version' AND row_id = OLD.id)
    AND NEW.template = '{}' AND NEW.canonical = '' AND NEW.fingerprint = ''
    AND NEW.id IS OLD.id AND NEW.nid IS OLD.nid AND NEW.number IS OLD.number AND NEW.number_recorded IS OLD.number_recorded
    AND NEW.origin IS OLD.origin AND NEW.dated IS OLD.dated AND NEW.request_number IS OLD.request_number
    AND NEW.published_at IS OLD.published_at)
BEGIN SELECT RAISE(ABORT, 'versions are permanent'); END;
--only postgresql
CREATE TRIGGER versions_text_once BEFORE UPDATE ON versions FOR EACH ROW
WHEN (NOT (OLD.canonical IS NULL AND NEW.canonical IS NOT NULL AND NEW.template IS NOT NULL AND NEW.fingerprint IS NOT NULL
    AND OLD.origin = 'imported' AND NEW.id = OLD.id AND NEW.nid = OLD.nid AND NEW.number = OLD.number
    AND NEW.number_recorded >= OLD.number_recorded
    AND ((NEW.origin = 'imported' AND NEW.request_number IS NULL AND NEW.published_at = OLD.published_at)
        OR (NEW.origin = 'registered' AND NEW.request_number IS NOT NULL))))
EXECUTE FUNCTION nidreg_redacted('version', 'template canonical fingerprint');
--end

-- Corrected texts of a version. Edition 0 is the row of the version itself.
CREATE TABLE corrections (
    id             TEXT PRIMARY KEY NOT NULL,
    nid            TEXT NOT NULL,
    version        BIGINT NOT NULL,
    edition        BIGINT NOT NULL CHECK (edition >= 1),
    origin         TEXT NOT NULL CHECK (origin IN ('imported', 'corrected')),
    dated          TEXT,
    template       TEXT NOT NULL,
    canonical      TEXT NOT NULL,
    fingerprint    TEXT NOT NULL,
    reason         TEXT NOT NULL,
    request_number TEXT,
    published_at   TEXT NOT NULL,
    UNIQUE (nid, version, edition),
    FOREIGN KEY (nid, version) REFERENCES versions (nid, number),
    -- what is corrected here has a reason; what was found at IANA has none recorded
    CHECK (origin = 'imported' OR reason <> '')
);
--permanent corrections: id; nid, version, edition except update
--logged corrections: id
--only sqlite
CREATE TRIGGER corrections_no_update BEFORE UPDATE ON corrections
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'edition' AND row_id = OLD.id)
    AND NEW.template = '{}' AND NEW.canonical = '' AND NEW.fingerprint = ''
    AND NEW.id IS OLD.id AND NEW.nid IS OLD.nid AND NEW.version IS OLD.version AND NEW.edition IS OLD.edition
    AND NEW.origin IS OLD.origin AND NEW.dated IS OLD.dated AND NEW.reason IS OLD.reason
    AND NEW.request_number IS OLD.request_number AND NEW.published_at IS OLD.published_at)
BEGIN SELECT RAISE(ABORT, 'corrections are permanent'); END;
--only postgresql
CREATE TRIGGER corrections_redacted BEFORE UPDATE ON corrections FOR EACH ROW
EXECUTE FUNCTION nidreg_redacted('edition', 'template canonical fingerprint');
--end

CREATE TABLE reserved_nids (
    nid      TEXT PRIMARY KEY NOT NULL,
    reason   TEXT NOT NULL,
    since    TEXT NOT NULL,
    ended_at TEXT
);
--logged reserved_nids: nid

-- The newest profile of a namespace is in force.
CREATE TABLE profiles (
    id             TEXT PRIMARY KEY NOT NULL,
    nid            TEXT NOT NULL,
    version        BIGINT NOT NULL,
    edition        BIGINT NOT NULL CHECK (edition >= 1),
    reading        TEXT NOT NULL CHECK (reading IN ('registrant', 'editors')),
    body           TEXT NOT NULL CHECK (body <> ''),
    fingerprint    TEXT NOT NULL,
    published_at   TEXT NOT NULL,
    UNIQUE (nid, version, edition),
    FOREIGN KEY (nid, version) REFERENCES versions (nid, number)
);
CREATE INDEX profiles_by_nid ON profiles (nid, id);
--permanent profiles: id; nid, version, edition
--logged profiles: id

-- The yearly question to the contacts of a namespace: is this contact still right?
CREATE TABLE contact_checks (
    id          TEXT PRIMARY KEY NOT NULL,
    nid         TEXT NOT NULL REFERENCES namespaces (nid),
    address     TEXT NOT NULL,
    asked_at    TEXT NOT NULL,
    answered_at TEXT
);
CREATE INDEX contact_checks_by_nid ON contact_checks (nid);
--logged contact_checks: id

-- One row for each change of the registry. The serial rises by one each time.
CREATE TABLE changes (
    serial   BIGINT PRIMARY KEY NOT NULL CHECK (serial >= 1),
    nid      TEXT NOT NULL REFERENCES namespaces (nid),
    change   TEXT NOT NULL CHECK (change IN ('added', 'registered', 'revised', 'corrected', 'version_found', 'wording_found', 'listing_changed',
        'unlisted', 'listed_again', 'status_changed', 'record_edited', 'import_undone')),
    entry    TEXT NOT NULL,
    detail   TEXT NOT NULL,
    at       TEXT NOT NULL,
    published_on TEXT
);
CREATE INDEX changes_by_nid ON changes (nid, serial);
CREATE INDEX changes_by_what ON changes (change, serial);
--permanent changes: serial
--logged changes: serial

-- ## Imported snapshots of IANA's list.

-- Imported files, by the SHA-256 digest of their bytes.
CREATE TABLE imported_files (
    digest TEXT PRIMARY KEY NOT NULL,
    --only sqlite
    bytes  BLOB NOT NULL
    --only postgresql
    bytes  BYTEA NOT NULL
    --end
);
--permanent imported_files: digest
--logged imported_files: digest

-- One row for each imported snapshot and for each import that was undone.
CREATE TABLE snapshots (
    number     BIGINT PRIMARY KEY NOT NULL CHECK (number >= 1),
    -- brought along by the program; held before this table was; imported; an import undone
    origin     TEXT NOT NULL CHECK (origin IN ('builtin', 'held', 'import', 'undo')),
    file       TEXT NOT NULL,
    digest     TEXT REFERENCES imported_files (digest),
    -- when the source showed it, and when it was learned here
    published_on   TEXT NOT NULL,
    recorded_at TEXT NOT NULL,
    -- the head of the list as JSON; empty is the program's own
    head       TEXT NOT NULL,
    -- its lines are those of this state
    same_as    BIGINT REFERENCES snapshots (number),
    undoes     BIGINT UNIQUE REFERENCES snapshots (number),
    CHECK ((origin = 'undo') = (undoes IS NOT NULL))
);
--permanent snapshots: number; undoes
--logged snapshots: number

-- The entries of each snapshot, as it had them.
CREATE TABLE snapshot_entries (
    snapshot      BIGINT NOT NULL REFERENCES snapshots (number),
    position      BIGINT NOT NULL,
    nid           TEXT NOT NULL,
    kind          TEXT NOT NULL CHECK (kind IN ('formal', 'informal')),
    registered_on TEXT,
    updated_on    TEXT,
    reference     TEXT NOT NULL,
    listing       TEXT NOT NULL,
    PRIMARY KEY (snapshot, nid)
);
CREATE INDEX snapshot_entries_by_nid ON snapshot_entries (nid, snapshot);
--permanent snapshot_entries: snapshot, nid

-- The texts that a source published, with the day. A text may be published again; the newest day determines the current one.
CREATE TABLE snapshot_texts (
    snapshot BIGINT NOT NULL REFERENCES snapshots (number),
    nid      TEXT NOT NULL,
    version  BIGINT NOT NULL,
    edition  BIGINT NOT NULL,
    published_on TEXT NOT NULL,
    file     TEXT NOT NULL,
    digest   TEXT REFERENCES imported_files (digest),
    PRIMARY KEY (snapshot, nid, version, edition, published_on)
);
CREATE INDEX snapshot_texts_by_nid ON snapshot_texts (nid);
--permanent snapshot_texts: snapshot, nid, version, edition, published_on

-- ## Lists that operators edit, and what readers use.

-- Every state of an entry of the resolver directory from its first change on. An entry without a body has ended.
CREATE TABLE list_entries (
    serial   BIGINT PRIMARY KEY NOT NULL CHECK (serial >= 1),
    name     TEXT NOT NULL CHECK (name <> ''),
    nid      TEXT NOT NULL REFERENCES namespaces (nid),
    body     TEXT,
    reason   TEXT NOT NULL CHECK (reason <> ''),
    asked_by TEXT NOT NULL REFERENCES accounts (id),
    at       TEXT NOT NULL
);
CREATE INDEX kept_entries_by_name ON list_entries (name);
CREATE INDEX kept_entries_by_nid ON list_entries (nid);
--permanent list_entries: serial
--logged list_entries: serial


-- ## Registration requests: the request, its owners and its submitted revisions.

CREATE TABLE requests (
    id               TEXT PRIMARY KEY NOT NULL,
    number           TEXT NOT NULL UNIQUE,
    kind             TEXT NOT NULL CHECK (kind IN ('new_formal', 'new_informal', 'revision', 'status_change')),
    -- RFC 8141, 6.2 and §6.3; the body that decides, or that asks on the fast track, and where its specification is
    procedure            TEXT NOT NULL CHECK (procedure IN ('community', 'standards', 'fast_track')),
    body             TEXT,
    specification    TEXT,
    procedure_changed_at TEXT,
    -- the procedure before an operator changed it, so that a wrong change can be undone: procedure, body and specification as JSON
    former_procedure TEXT,
    state            TEXT NOT NULL CHECK (state IN ('draft', 'intake', 'review', 'with_requester', 'with_body',
        'ready', 'registered', 'declined', 'withdrawn', 'lapsed', 'duplicate', 'obsolete')),
    previous_state        TEXT CHECK (previous_state IN ('intake', 'review', 'with_body', 'ready')),
    nid              TEXT,
    base_version     BIGINT,
    -- status_change: what the status becomes, and the NIDs that take over, with a blank between them
    new_status       TEXT CHECK (new_status IN ('active', 'deprecated', 'obsolete')),
    successors       TEXT,
    owner_id         TEXT NOT NULL REFERENCES accounts (id),
    draft            TEXT NOT NULL,
    draft_save_number   BIGINT NOT NULL,
    created_at       TEXT NOT NULL,
    state_since      TEXT NOT NULL,
    -- T2: since when it is discussed
    review_since     TEXT,
    duplicate_of     TEXT,
    change_kind      TEXT CHECK (change_kind IN ('version', 'correction')),
    deleted_at       TEXT,
    private_since    TEXT,
    CHECK ((state = 'with_requester') = (previous_state IS NOT NULL)),
    CHECK ((state = 'duplicate') = (duplicate_of IS NOT NULL)),
    CHECK ((procedure = 'community') = (body IS NULL)),
    CHECK (state <> 'with_body' OR procedure = 'standards'),
    CHECK (kind <> 'status_change' OR new_status IS NOT NULL),
    -- these name their namespace and the version they start from; an informal request gets its NID when registered
    CHECK (kind IN ('new_formal', 'new_informal') OR (nid IS NOT NULL AND base_version IS NOT NULL)),
    CHECK (kind <> 'new_informal' OR state = 'registered' OR nid IS NULL),
    CHECK (kind <> 'new_formal' OR state IN ('draft', 'withdrawn') OR (
        nid IS NOT NULL AND nid = lower(nid) AND length(nid) BETWEEN 3 AND 32 AND nid <> 'urn')),
    --only sqlite
    CHECK (kind <> 'new_formal' OR state IN ('draft', 'withdrawn') OR (
        nid NOT GLOB '*[^a-z0-9-]*' AND nid NOT GLOB '-*' AND nid NOT GLOB '*-'
        AND nid NOT GLOB 'urn-*' AND nid NOT GLOB '[a-z][a-z]-*' AND nid NOT GLOB 'x-*'))
    --only postgresql
    CHECK (kind <> 'new_formal' OR state IN ('draft', 'withdrawn') OR (
        nid ~ '^[a-z0-9][a-z0-9-]*[a-z0-9]$' AND nid !~ '^(urn-|[a-z][a-z]-|x-)'))
    --end
);
CREATE INDEX requests_by_state ON requests (state);
CREATE INDEX requests_by_owner ON requests (owner_id);
CREATE INDEX requests_by_wait ON requests (state, state_since, number);
--logged requests: id except draft, draft_save_number

CREATE TABLE members (
    request_id TEXT NOT NULL REFERENCES requests (id),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL,
    -- who wrote with the registrant once does not review, decide or register later
    left_at    TEXT,
    PRIMARY KEY (request_id, account_id)
);
CREATE INDEX members_by_account ON members (account_id);
--logged members: request_id, account_id

-- The source repository and commit that a program sent a text from, by the fingerprint of the text.
CREATE TABLE text_sources (
    request_id  TEXT NOT NULL REFERENCES requests (id),
    fingerprint TEXT NOT NULL,
    url         TEXT NOT NULL,
    commit_id   TEXT NOT NULL,
    sent_at     TEXT NOT NULL,
    PRIMARY KEY (request_id, fingerprint)
);
--logged text_sources: request_id, fingerprint

-- A sentence that the registrant selected as the answer to a question of RFC 8141. It answers while the section of a text has it. The
-- history has who accepted it, and the record of a decision has the states at that time.
CREATE TABLE selected_sentences (
    request_id  TEXT NOT NULL REFERENCES requests (id),
    question    TEXT NOT NULL,
    field       TEXT NOT NULL,
    sentence    TEXT NOT NULL CHECK (sentence <> ''),
    selected_at TEXT NOT NULL,
    selected_by TEXT NOT NULL REFERENCES accounts (id),
    accepted_at TEXT,
    accepted_by TEXT REFERENCES accounts (id),
    PRIMARY KEY (request_id, question, sentence),
    CHECK ((accepted_at IS NULL) = (accepted_by IS NULL))
);

CREATE TABLE revisions (
    id           TEXT PRIMARY KEY NOT NULL,
    request_id   TEXT NOT NULL REFERENCES requests (id),
    number       BIGINT NOT NULL CHECK (number >= 1),
    -- what was asked for with this text, and the version it started from
    kind         TEXT NOT NULL,
    base_version BIGINT,
    template     TEXT NOT NULL,
    canonical    TEXT NOT NULL,
    fingerprint  TEXT NOT NULL,
    note         TEXT NOT NULL,
    sent_by      TEXT NOT NULL REFERENCES accounts (id),
    sent_at      TEXT NOT NULL,
    -- the numbers of findings when it was submitted
    error_count   BIGINT NOT NULL DEFAULT 0,
    warning_count BIGINT NOT NULL DEFAULT 0,
    note_count    BIGINT NOT NULL DEFAULT 0,
    UNIQUE (request_id, number)
);
--permanent revisions: id; request_id, number except update
--logged revisions: id
--only sqlite
CREATE TRIGGER revisions_no_update BEFORE UPDATE ON revisions
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'revision' AND row_id = OLD.id)
    AND ((NEW.template = '{}' AND NEW.canonical = '' AND NEW.fingerprint = '' AND NEW.note = '')
        OR (length(NEW.note) < length(OLD.note) AND NEW.template IS OLD.template AND NEW.canonical IS OLD.canonical
    AND NEW.fingerprint IS OLD.fingerprint))
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.number IS OLD.number AND NEW.kind IS OLD.kind
    AND NEW.base_version IS OLD.base_version AND NEW.sent_by IS OLD.sent_by AND NEW.sent_at IS OLD.sent_at
    AND NEW.error_count IS OLD.error_count AND NEW.warning_count IS OLD.warning_count AND NEW.note_count IS OLD.note_count)
BEGIN SELECT RAISE(ABORT, 'revisions are permanent'); END;
--only postgresql
CREATE TRIGGER revisions_redacted BEFORE UPDATE ON revisions FOR EACH ROW
EXECUTE FUNCTION nidreg_shortened('revision', 'template canonical fingerprint note', 'note', 'id');
--end

-- ## The history of everything.

-- The history. Each event was written in the transaction of the action that it is about.
CREATE TABLE events (
    id         TEXT PRIMARY KEY NOT NULL,
    request_id TEXT REFERENCES requests (id),
    nid        TEXT,
    account_id TEXT REFERENCES accounts (id),
    actor_id   TEXT REFERENCES accounts (id),
    actor_role TEXT NOT NULL,
    act        TEXT NOT NULL,
    detail     TEXT NOT NULL,
    -- the state the act led to, when it moved the request
    state      TEXT,
    at         TEXT NOT NULL
);
CREATE INDEX events_by_request ON events (request_id, at);
CREATE INDEX events_by_nid ON events (nid, at);
CREATE INDEX events_by_actor ON events (actor_id, at);
--permanent events: id except update
--logged events: id
--only sqlite
CREATE TRIGGER events_no_update BEFORE UPDATE ON events
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'event' AND row_id = OLD.id)
    AND (NEW.detail = OLD.detail OR length(NEW.detail) < length(OLD.detail))
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.nid IS OLD.nid AND NEW.account_id IS OLD.account_id
    AND NEW.actor_id IS OLD.actor_id AND NEW.actor_role IS OLD.actor_role AND NEW.act IS OLD.act AND NEW.state IS OLD.state
    AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
--only postgresql
CREATE FUNCTION nidreg_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM redactions WHERE kind = 'event' AND row_id = OLD.id)
        AND (NEW.detail = OLD.detail OR length(NEW.detail) < length(OLD.detail))
        AND (to_jsonb(NEW) - 'detail') = (to_jsonb(OLD) - 'detail') THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'events are permanent';
END $$;
CREATE TRIGGER events_redacted BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION nidreg_emptied();
--end

-- What was redacted, from which row, why and by whom.
CREATE TABLE redactions (
    kind         TEXT NOT NULL CHECK (kind IN ('comment', 'event', 'revision', 'version', 'edition', 'received', 'sent', 'position', 'copy')),
    row_id       TEXT NOT NULL,
    class        TEXT NOT NULL CHECK (class IN ('contact', 'name', 'sensitive', 'third_party', 'other')),
    reason       TEXT NOT NULL CHECK (reason <> ''),
    filed_by     TEXT NOT NULL REFERENCES accounts (id),
    confirmed_by TEXT NOT NULL REFERENCES accounts (id),
    at           TEXT NOT NULL,
    PRIMARY KEY (kind, row_id),
    CHECK (filed_by <> confirmed_by)
);
--permanent redactions: kind, row_id
--logged redactions: kind, row_id

-- ## Experts, their positions and the discussion.

-- Terms of experts for the formal or the informal registry; a temporary one may be for a single request.
CREATE TABLE appointments (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    registry   TEXT NOT NULL CHECK (registry IN ('formal', 'informal')),
    leads      BOOLEAN NOT NULL,
    since      TEXT NOT NULL,
    until      TEXT,
    request_id TEXT REFERENCES requests (id),
    CHECK (until IS NULL OR until >= since)
);
CREATE INDEX appointments_by_account ON appointments (account_id);
--permanent appointments: id changes until
--logged appointments: id

CREATE TABLE assignments (
    request_id  TEXT NOT NULL REFERENCES requests (id),
    expert_id   TEXT NOT NULL REFERENCES accounts (id),
    assigned_at TEXT NOT NULL,
    reason      TEXT NOT NULL,
    answer      TEXT CHECK (answer IN ('accepted', 'declined')),
    answered_at TEXT,
    PRIMARY KEY (request_id, expert_id),
    CHECK ((answer IS NULL) = (answered_at IS NULL))
);
--logged assignments: request_id, expert_id

-- Interests that an expert declared before reading the text.
CREATE TABLE disclosures (
    request_id TEXT NOT NULL REFERENCES requests (id),
    expert_id  TEXT NOT NULL REFERENCES accounts (id),
    answer     TEXT NOT NULL CHECK (answer IN ('none', 'conflict', 'waiver_asked', 'waived')),
    reason     TEXT NOT NULL,
    at         TEXT NOT NULL,
    PRIMARY KEY (request_id, expert_id),
    CHECK (answer = 'none' OR reason <> '')
);
--permanent disclosures: request_id, expert_id changes answer, reason, at
--logged disclosures: request_id, expert_id

CREATE TABLE positions (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    revision_number BIGINT NOT NULL,
    expert_id       TEXT NOT NULL REFERENCES accounts (id),
    position          TEXT NOT NULL CHECK (position IN ('approve', 'no_objection', 'discuss')),
    reasons         TEXT NOT NULL CHECK (position <> 'discuss' OR reasons <> ''),
    recorded_at        TEXT NOT NULL
);
CREATE INDEX positions_by_request ON positions (request_id, recorded_at);
--permanent positions: id except update
--logged positions: id
--only sqlite
CREATE TRIGGER positions_no_update BEFORE UPDATE ON positions
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'position' AND row_id = OLD.id)
    AND (NEW.reasons = OLD.reasons OR length(NEW.reasons) < length(OLD.reasons) OR NEW.reasons = '[…]')
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.revision_number IS OLD.revision_number
    AND NEW.expert_id IS OLD.expert_id AND NEW.position IS OLD.position AND NEW.recorded_at IS OLD.recorded_at)
BEGIN SELECT RAISE(ABORT, 'positions are permanent'); END;
--only postgresql
CREATE TRIGGER positions_redacted BEFORE UPDATE ON positions FOR EACH ROW
EXECUTE FUNCTION nidreg_shortened('position', '', 'reasons', 'id');
--end

-- The lead's answer to a position "discuss".
CREATE TABLE answers (
    position_id TEXT PRIMARY KEY NOT NULL REFERENCES positions (id),
    request_id  TEXT NOT NULL REFERENCES requests (id),
    lead_id     TEXT NOT NULL REFERENCES accounts (id),
    body        TEXT NOT NULL CHECK (body <> ''),
    at          TEXT NOT NULL
);
CREATE INDEX answers_by_request ON answers (request_id);
--permanent answers: position_id except update
--logged answers: position_id
--only sqlite
CREATE TRIGGER answers_no_update BEFORE UPDATE ON answers
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'copy' AND row_id = OLD.position_id)
    AND (NEW.body = OLD.body OR length(NEW.body) < length(OLD.body) OR NEW.body = '[…]')
    AND NEW.position_id IS OLD.position_id AND NEW.request_id IS OLD.request_id AND NEW.lead_id IS OLD.lead_id
    AND NEW.at IS OLD.at)
BEGIN SELECT RAISE(ABORT, 'answers are permanent'); END;
--only postgresql
CREATE TRIGGER answers_redacted BEFORE UPDATE ON answers FOR EACH ROW
EXECUTE FUNCTION nidreg_shortened('copy', '', 'body', 'position_id');
--end

CREATE TABLE threads (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    revision_number BIGINT NOT NULL,
    field           TEXT,
    quote           TEXT NOT NULL,
    opened_by       TEXT NOT NULL REFERENCES accounts (id),
    opened_at       TEXT NOT NULL,
    done_at         TEXT,
    resolved_at     TEXT,
    position_id     TEXT REFERENCES positions (id)
);
CREATE INDEX threads_by_request ON threads (request_id, opened_at);
--logged threads: id

CREATE TABLE comments (
    id              TEXT PRIMARY KEY NOT NULL,
    thread_id       TEXT NOT NULL REFERENCES threads (id),
    request_id      TEXT NOT NULL REFERENCES requests (id),
    revision_number BIGINT NOT NULL,
    author_id       TEXT NOT NULL REFERENCES accounts (id),
    author_role     TEXT NOT NULL,
    body            TEXT NOT NULL,
    -- another wording for the quoted passage
    suggestion      TEXT,
    by_mail         BOOLEAN NOT NULL,
    written_at      TEXT NOT NULL
);
CREATE INDEX comments_by_request ON comments (request_id, written_at);
--permanent comments: id except update
--logged comments: id
--only sqlite
CREATE TRIGGER comments_no_update BEFORE UPDATE ON comments
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'comment' AND row_id = OLD.id)
    AND (NEW.body IS OLD.body OR length(NEW.body) < length(OLD.body))
    AND (NEW.suggestion IS OLD.suggestion OR NEW.suggestion IS NULL)
    AND NEW.id IS OLD.id AND NEW.thread_id IS OLD.thread_id AND NEW.request_id IS OLD.request_id
    AND NEW.revision_number IS OLD.revision_number AND NEW.author_id IS OLD.author_id AND NEW.author_role IS OLD.author_role
    AND NEW.by_mail IS OLD.by_mail AND NEW.written_at IS OLD.written_at)
BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
--only postgresql
CREATE TRIGGER comments_redacted BEFORE UPDATE ON comments FOR EACH ROW
EXECUTE FUNCTION nidreg_shortened('comment', 'body suggestion', 'body suggestion', 'id');
--end

-- Retracted comments, by kind and key. They stay readable with the reason.
CREATE TABLE retractions (
    kind       TEXT NOT NULL CHECK (kind IN ('comment')),
    row_id     TEXT NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    by_id      TEXT NOT NULL REFERENCES accounts (id),
    reason     TEXT NOT NULL CHECK (reason <> ''),
    at         TEXT NOT NULL,
    PRIMARY KEY (kind, row_id)
);
CREATE INDEX retractions_by_request ON retractions (request_id);
--permanent retractions: kind, row_id
--logged retractions: kind, row_id

-- The unsent review of an expert, as JSON: comments, a verdict and viewed fields. It is private.
CREATE TABLE review_drafts (
    request_id TEXT NOT NULL REFERENCES requests (id),
    expert_id  TEXT NOT NULL REFERENCES accounts (id),
    draft      TEXT NOT NULL,
    saved_at   TEXT NOT NULL,
    PRIMARY KEY (request_id, expert_id)
);

-- ## Decisions and documents on the record.

-- A lead's proposal to decline, until a second expert concurs.
CREATE TABLE proposals (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    revision_number BIGINT NOT NULL,
    lead_id         TEXT NOT NULL REFERENCES accounts (id),
    reasons         TEXT NOT NULL CHECK (reasons <> ''),
    made_at         TEXT NOT NULL,
    ended_at        TEXT
);
--permanent proposals: id changes reasons, ended_at
--logged proposals: id

CREATE TABLE decisions (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    revision_number BIGINT NOT NULL,
    lead_id         TEXT NOT NULL REFERENCES accounts (id),
    concurring_id   TEXT REFERENCES accounts (id),
    outcome         TEXT NOT NULL CHECK (outcome IN ('approved', 'declined', 'reported', 'completed')),
    reasons         TEXT NOT NULL CHECK (reasons <> ''),
    decided_at      TEXT NOT NULL,
    CHECK ((outcome = 'declined') = (concurring_id IS NOT NULL)),
    CHECK (concurring_id IS NULL OR concurring_id <> lead_id)
);
CREATE INDEX decisions_by_request ON decisions (request_id);
--permanent decisions: id except update
--logged decisions: id
--only sqlite
CREATE TRIGGER decisions_no_update BEFORE UPDATE ON decisions
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'copy' AND row_id = OLD.id)
    AND (NEW.reasons = OLD.reasons OR length(NEW.reasons) < length(OLD.reasons) OR NEW.reasons = '[…]')
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.revision_number IS OLD.revision_number
    AND NEW.lead_id IS OLD.lead_id AND NEW.concurring_id IS OLD.concurring_id AND NEW.outcome IS OLD.outcome
    AND NEW.decided_at IS OLD.decided_at)
BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
--only postgresql
CREATE TRIGGER decisions_redacted BEFORE UPDATE ON decisions FOR EACH ROW
EXECUTE FUNCTION nidreg_shortened('copy', '', 'reasons', 'id');
--end

-- The facts at the time of a decision. It has no text that somebody wrote.
CREATE TABLE decision_records (
    id         TEXT PRIMARY KEY NOT NULL REFERENCES events (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    record     TEXT NOT NULL CHECK (record <> '')
);
CREATE INDEX decision_records_by_request ON decision_records (request_id);
--permanent decision_records: id
--logged decision_records: id

-- Standards bodies that the IESG recognizes for the fast track (RFC 8141, 6.3).
CREATE TABLE bodies (
    name          TEXT PRIMARY KEY NOT NULL,
    website       TEXT,
    recognized_on TEXT NOT NULL,
    source        TEXT NOT NULL,
    ended_on      TEXT,
    ended_because TEXT
);
--logged bodies: name

CREATE TABLE representatives (
    body       TEXT NOT NULL REFERENCES bodies (name),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL,
    until      TEXT,
    PRIMARY KEY (body, account_id, since)
);
--logged representatives: body, account_id, since

-- Documents on the record, with the newest revision when each was recorded.
CREATE TABLE documents (
    id              TEXT PRIMARY KEY NOT NULL,
    request_id      TEXT NOT NULL REFERENCES requests (id),
    kind            TEXT NOT NULL CHECK (kind IN
        ('report', 'direction', 'report_copy', 'outcome', 'recognition', 'dispute')),
    revision_number BIGINT NOT NULL,
    body            TEXT NOT NULL CHECK (body <> ''),
    recorded_by     TEXT NOT NULL REFERENCES accounts (id),
    recorded_at     TEXT NOT NULL
);
CREATE INDEX documents_by_request ON documents (request_id, recorded_at);
--permanent documents: id except update
--logged documents: id
--only sqlite
CREATE TRIGGER documents_no_update BEFORE UPDATE ON documents
WHEN NOT (EXISTS (SELECT 1 FROM redactions WHERE kind = 'copy' AND row_id = OLD.id)
    AND (NEW.body = OLD.body OR length(NEW.body) < length(OLD.body) OR NEW.body = '[…]')
    AND NEW.id IS OLD.id AND NEW.request_id IS OLD.request_id AND NEW.kind IS OLD.kind
    AND NEW.revision_number IS OLD.revision_number AND NEW.recorded_by IS OLD.recorded_by
    AND NEW.recorded_at IS OLD.recorded_at)
BEGIN SELECT RAISE(ABORT, 'documents are permanent'); END;
--only postgresql
CREATE TRIGGER documents_redacted BEFORE UPDATE ON documents FOR EACH ROW
EXECUTE FUNCTION nidreg_shortened('copy', '', 'body', 'id');
--end

-- What the contacts of the present version of a namespace answer to a request to change it.
CREATE TABLE contact_answers (
    id          TEXT PRIMARY KEY NOT NULL,
    request_id  TEXT NOT NULL REFERENCES requests (id),
    address     TEXT NOT NULL,
    asked_at    TEXT NOT NULL,
    answer      TEXT CHECK (answer IN ('accept', 'object')),
    reason      TEXT NOT NULL DEFAULT '',
    answered_at TEXT,
    CHECK ((answer IS NULL) = (answered_at IS NULL)),
    CHECK (answer <> 'object' OR reason <> '')
);
CREATE INDEX contact_answers_by_request ON contact_answers (request_id);
--logged contact_answers: id

-- ## Conditions of a request: escalations, holds and open appeals.

-- Conditions of a request with a start and an end; none of them is a state.
CREATE TABLE conditions (
    id            TEXT PRIMARY KEY NOT NULL,
    request_id    TEXT NOT NULL REFERENCES requests (id),
    kind          TEXT NOT NULL CHECK (kind IN ('escalated', 'under_appeal', 'on_hold')),
    reason        TEXT NOT NULL,
    since         TEXT NOT NULL,
    until         TEXT,
    outcome       TEXT
);
CREATE INDEX conditions_by_request ON conditions (request_id);
--logged conditions: id

-- What has to be done on requests. These rows are derived: src/requests/tasks computes the open ones after each action, and hourly.
CREATE TABLE tasks (
    id         TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    kind       TEXT NOT NULL,
    -- who has to do it: a role or a person
    role       TEXT CHECK (role IN ('operators', 'experts', 'registrant', 'body')),
    account_id TEXT REFERENCES accounts (id),
    since      TEXT NOT NULL,
    due        TEXT,
    ended_at   TEXT,
    CHECK ((role IS NULL) <> (account_id IS NULL))
);
CREATE INDEX tasks_by_request ON tasks (request_id);
CREATE UNIQUE INDEX tasks_of_role ON tasks (role, kind, request_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX tasks_of_account ON tasks (account_id, kind, request_id) WHERE ended_at IS NULL;

-- ## Operators: notes and acts that two persons confirm.

-- Notes between operators. They are never public, and their author can delete them.
CREATE TABLE operator_notes (
    id         TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    author_id  TEXT NOT NULL REFERENCES accounts (id),
    body       TEXT NOT NULL CHECK (body <> ''),
    at         TEXT NOT NULL
);
CREATE INDEX operator_notes_by_request ON operator_notes (request_id, at);

-- Actions that one person requests and a second one confirms.
CREATE TABLE pending_actions (
    id              TEXT PRIMARY KEY NOT NULL,
    kind            TEXT NOT NULL
        CHECK (kind IN ('redaction', 'publication', 'factor_reset', 'role_grant')),
    -- a redaction
    row_kind        TEXT,
    row_id          TEXT,
    path            TEXT,
    class           TEXT,
    -- a publication: any later event of the request makes it void; the content is a SHA-256 digest
    request_id      TEXT REFERENCES requests (id),
    event_id        TEXT REFERENCES events (id),
    revision_number BIGINT,
    content         TEXT,
    text            TEXT,
    -- a reset, or new roles, whose names are the text
    account_id      TEXT REFERENCES accounts (id),
    reason          TEXT NOT NULL,
    filed_by        TEXT NOT NULL REFERENCES accounts (id),
    filed_at        TEXT NOT NULL,
    outcome         TEXT CHECK (outcome IN ('confirmed', 'dropped', 'withdrawn', 'void', 'alone')),
    closed_by       TEXT REFERENCES accounts (id),
    closed_at       TEXT,
    closed_words    TEXT,
    CHECK ((outcome IS NULL) = (closed_at IS NULL)),
    CHECK (outcome <> 'confirmed' OR closed_by <> filed_by),
    CHECK ((row_id IS NULL) = (kind <> 'redaction')),
    CHECK (kind <> 'redaction' OR (row_kind IS NOT NULL AND path IS NOT NULL AND class IS NOT NULL)),
    CHECK ((request_id IS NULL) = (kind <> 'publication')),
    CHECK (kind <> 'publication'
        OR (event_id IS NOT NULL AND revision_number IS NOT NULL AND content IS NOT NULL AND text IS NOT NULL)),
    CHECK ((account_id IS NULL) = (kind NOT IN ('factor_reset', 'role_grant'))),
    CHECK (kind <> 'role_grant' OR text IS NOT NULL),
    CHECK (reason <> '' OR kind IN ('publication', 'factor_reset', 'role_grant'))
);
CREATE UNIQUE INDEX pending_actions_request ON pending_actions (request_id) WHERE outcome IS NULL;
CREATE UNIQUE INDEX pending_actions_account ON pending_actions (account_id, kind) WHERE outcome IS NULL;
--logged pending_actions: id

-- ## Email that is sent, with links that are filled in when it is sent.

-- An email is written in the transaction of its event and delivered by a worker.
CREATE TABLE outbox (
    id            TEXT PRIMARY KEY NOT NULL,
    event_id      TEXT REFERENCES events (id),
    request_id    TEXT REFERENCES requests (id),
    kind          TEXT NOT NULL,
    message_id    TEXT NOT NULL UNIQUE,
    thread_id     TEXT,
    recipient     TEXT NOT NULL,
    subject       TEXT NOT NULL,
    body          TEXT NOT NULL,
    created_at    TEXT NOT NULL,
    due_at        TEXT NOT NULL,
    attempts      BIGINT NOT NULL,
    last_error    TEXT,
    sent_at       TEXT,
    failed_at     TEXT,
    -- 0: protective; 1: a user is waiting for it; 2: others; 3: after all others
    priority      BIGINT NOT NULL,
    bounced_at    TEXT,
    discussion    TEXT,
    language      TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de', 'fr')),
    -- placeholders in the body for secret links, as JSON (src/mail/delivery_links)
    slots         TEXT NOT NULL DEFAULT '[]'
);
CREATE INDEX outbox_due ON outbox (due_at);
CREATE INDEX outbox_waiting ON outbox (priority, id) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_by_recipient ON outbox (recipient, created_at);
CREATE INDEX outbox_by_request ON outbox (request_id);
CREATE INDEX outbox_by_event ON outbox (event_id);

-- Bouncing addresses.
CREATE TABLE bouncing_addresses (
    address   TEXT PRIMARY KEY NOT NULL,
    failures  BIGINT NOT NULL CHECK (failures >= 1),
    reason    TEXT NOT NULL,
    last_at   TEXT NOT NULL,
    paused_at TEXT
);

-- Accounts that follow a request, and the time of the last activity that an email covered.
CREATE TABLE followers (
    account_id TEXT NOT NULL REFERENCES accounts (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    since      TEXT NOT NULL,
    PRIMARY KEY (account_id, request_id)
);
CREATE INDEX followers_by_request ON followers (request_id);

-- ## Email that comes in, and posts on the public review list.

-- Every message that arrived, and what was done with it.
CREATE TABLE inbound (
    id          TEXT PRIMARY KEY NOT NULL,
    message_id  TEXT NOT NULL,
    sender      TEXT NOT NULL,
    subject     TEXT NOT NULL,
    body        TEXT NOT NULL,
    -- what was taken for a quotation or a signature at its end
    removed     TEXT NOT NULL,
    request_id  TEXT REFERENCES requests (id),
    account_id  TEXT REFERENCES accounts (id),
    -- the email that it answers
    outbox_id   TEXT REFERENCES outbox (id),
    -- waiting: published when due; to_confirm: an answer that its sender has not confirmed
    disposition        TEXT NOT NULL CHECK (disposition IN ('waiting', 'to_confirm', 'commented', 'answered', 'withdrawn', 'held', 'dropped',
                                              'bounced', 'placed', 'settled', 'discarded')),
    reason      TEXT NOT NULL,
    received_at TEXT NOT NULL,
    due_at      TEXT,
    settled_at  TEXT,
    settled_by  TEXT REFERENCES accounts (id),
    -- the bytes of the message, deleted after their period
    --only sqlite
    bytes       BLOB
    --only postgresql
    bytes       BYTEA
    --end
);
CREATE INDEX inbound_by_age ON inbound (received_at) WHERE bytes IS NOT NULL;
CREATE INDEX inbound_by_message_id ON inbound (message_id);
CREATE INDEX inbound_by_disposition ON inbound (disposition, due_at);
CREATE INDEX inbound_by_request ON inbound (request_id);

CREATE TABLE list_posts (
    inbound_id   TEXT PRIMARY KEY NOT NULL REFERENCES inbound (id),
    request_id   TEXT NOT NULL REFERENCES requests (id),
    -- as the list shows them; never an address
    author       TEXT NOT NULL,
    body         TEXT NOT NULL,
    -- where the archive has it
    archive      TEXT,
    posted_at    TEXT NOT NULL,
    taken_off_at TEXT
);
CREATE INDEX list_posts_by_request ON list_posts (request_id, posted_at);
--permanent list_posts: inbound_id changes body, taken_off_at
--logged list_posts: inbound_id

-- ## The public log, and the digests of permanent rows.

-- The number of entries, incremented in the transaction that appends one.
CREATE TABLE log_state (
    id   BIGINT PRIMARY KEY NOT NULL CHECK (id = 1),
    -- the number of entries; incremented in the transaction that appends one
    size BIGINT NOT NULL CHECK (size >= 0)
);
--permanent log_state: id except update
--only sqlite
CREATE TRIGGER log_state_grows BEFORE UPDATE ON log_state WHEN NEW.size <> OLD.size + 1 OR NEW.id <> OLD.id
BEGIN SELECT RAISE(ABORT, 'the public log only grows'); END;
--only postgresql
CREATE FUNCTION nidreg_log_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id = OLD.id AND NEW.size = OLD.size + 1 THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the public log only grows';
END $$;
CREATE TRIGGER log_state_grows BEFORE UPDATE ON log_state FOR EACH ROW EXECUTE FUNCTION nidreg_log_grows();
--end

CREATE TABLE log_entry (
    idx       BIGINT PRIMARY KEY NOT NULL CHECK (idx >= 0),
    -- the row that it is about, such as version/KEY
    record    TEXT NOT NULL UNIQUE,
    -- the bytes that were hashed
    entry     TEXT NOT NULL CHECK (length(entry) BETWEEN 2 AND 65535),
    leaf_hash TEXT NOT NULL CHECK (length(leaf_hash) = 64)
);
--permanent log_entry: idx; record

-- Salts of digests of personal data. A redaction deletes the salt.
CREATE TABLE log_salt (
    idx  BIGINT PRIMARY KEY NOT NULL REFERENCES log_entry (idx),
    salt TEXT NOT NULL CHECK (length(salt) = 64)
);
--permanent log_salt: idx except delete
--only sqlite
CREATE TRIGGER log_salt_no_delete BEFORE DELETE ON log_salt
WHEN NOT EXISTS (SELECT 1 FROM redactions JOIN log_entry ON log_entry.record = redactions.kind || '/' || redactions.row_id
    WHERE log_entry.idx = OLD.idx)
BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
--only postgresql
CREATE FUNCTION nidreg_log_unsalted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM redactions JOIN log_entry ON log_entry.record = redactions.kind || '/' || redactions.row_id
        WHERE log_entry.idx = OLD.idx) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the public log is permanent';
END $$;
CREATE TRIGGER log_salt_unsalted BEFORE DELETE ON log_salt FOR EACH ROW EXECUTE FUNCTION nidreg_log_unsalted();
--end

-- Signed checkpoints. Two instances cannot sign different trees of one size.
CREATE TABLE log_checkpoint (
    origin TEXT NOT NULL CHECK (origin <> ''),
    size   BIGINT NOT NULL CHECK (size >= 1),
    root   TEXT NOT NULL CHECK (length(root) = 64),
    note   TEXT NOT NULL CHECK (note <> ''),
    at     TEXT NOT NULL,
    PRIMARY KEY (origin, size)
);
--permanent log_checkpoint: origin, size

-- Salted digests of the rows of logged tables, by the entry of the log that covers them (src/store/row_log.rs). The newest of a row counts.
CREATE TABLE log_row (
    idx    BIGINT NOT NULL,
    record TEXT NOT NULL,
    digest TEXT NOT NULL,
    salt   TEXT,
    PRIMARY KEY (idx, record)
);
CREATE INDEX log_row_by_record ON log_row (record, idx);
--permanent log_row: idx, record except update
--only sqlite
CREATE TRIGGER log_row_unsalted BEFORE UPDATE ON log_row
WHEN NOT (NEW.salt IS NULL AND NEW.idx IS OLD.idx AND NEW.record IS OLD.record AND NEW.digest IS OLD.digest
    AND EXISTS (SELECT 1 FROM log_row WHERE record = OLD.record AND idx > OLD.idx))
BEGIN SELECT RAISE(ABORT, 'log_row are permanent'); END;
--only postgresql
CREATE FUNCTION nidreg_row_unsalted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.salt IS NULL AND (NEW.idx, NEW.record, NEW.digest) = (OLD.idx, OLD.record, OLD.digest)
        AND EXISTS (SELECT 1 FROM log_row WHERE record = OLD.record AND idx > OLD.idx) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'log_row are permanent';
END $$;
CREATE TRIGGER log_row_unsalted BEFORE UPDATE ON log_row FOR EACH ROW EXECUTE FUNCTION nidreg_row_unsalted();
--end

--only sqlite
-- The rows that a transaction has written, with their content before, until its entry is appended. PostgreSQL has a temporary table.
CREATE TABLE log_pending (
    id     INTEGER PRIMARY KEY NOT NULL,
    source TEXT NOT NULL,
    k1     TEXT NOT NULL,
    k2     TEXT NOT NULL,
    k3     TEXT NOT NULL,
    was    TEXT
);
--end
