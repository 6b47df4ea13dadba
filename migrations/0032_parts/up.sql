-- Parts of namespaces: who keeps the register of which part, and what they wrote into it. The catalogue that comes with the program is
-- where every register begins; a part stands here from its first change on.

CREATE TABLE part_keepers (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    nid        TEXT NOT NULL REFERENCES namespaces (nid),
    -- Empty: the whole namespace.
    prefix     TEXT NOT NULL,
    named_by   TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL,
    ended_by   TEXT REFERENCES accounts (id),
    until      TEXT,
    CHECK ((until IS NULL) = (ended_by IS NULL)),
    CHECK (named_by <> account_id)
);

CREATE INDEX part_keepers_by_account ON part_keepers (account_id);
CREATE UNIQUE INDEX part_keepers_now ON part_keepers (nid, prefix, account_id) WHERE until IS NULL;

-- Every state a part was in; the last one counts.
CREATE TABLE part_versions (
    nid         TEXT NOT NULL REFERENCES namespaces (nid),
    prefix      TEXT NOT NULL CHECK (prefix <> ''),
    number      BIGINT NOT NULL CHECK (number >= 1),
    holder      TEXT NOT NULL CHECK (holder <> ''),
    policy      TEXT,
    register    TEXT,
    resolver    TEXT,
    source      TEXT NOT NULL CHECK (source <> ''),
    letter_case TEXT NOT NULL CHECK (letter_case IN ('insensitive', 'sensitive', 'unknown')),
    standing    TEXT NOT NULL CHECK (standing IN ('in use', 'historic')),
    note        TEXT,
    reason      TEXT NOT NULL CHECK (reason <> ''),
    account_id  TEXT NOT NULL REFERENCES accounts (id),
    at          TEXT NOT NULL,
    PRIMARY KEY (nid, prefix, number)
);

--only sqlite
CREATE TRIGGER part_versions_no_update BEFORE UPDATE ON part_versions BEGIN SELECT RAISE(ABORT, 'part_versions are permanent'); END;
CREATE TRIGGER part_versions_no_delete BEFORE DELETE ON part_versions BEGIN SELECT RAISE(ABORT, 'part_versions are permanent'); END;
--only postgresql
CREATE TRIGGER part_versions_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON part_versions EXECUTE FUNCTION nidreg_permanent();
--end
