-- Names whose resource is gone (draft-hakala-urn-nbn-rfc3188bis-00, 4.4): a file of them at a time, each kept by who keeps the register.

CREATE TABLE tombstone_files (
    id              TEXT PRIMARY KEY NOT NULL,
    nid             TEXT NOT NULL REFERENCES namespaces (nid),
    prefix          TEXT NOT NULL,
    names           BIGINT NOT NULL CHECK (names >= 1),
    digest          TEXT NOT NULL,
    account_id      TEXT NOT NULL REFERENCES accounts (id),
    at              TEXT NOT NULL,
    -- A file that was sent by mistake: its names are not gone.
    taken_back_at   TEXT,
    taken_back_by   TEXT REFERENCES accounts (id),
    taken_back_why  TEXT,
    CHECK ((taken_back_at IS NULL) = (taken_back_why IS NULL)),
    CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
);

CREATE INDEX tombstone_files_by_part ON tombstone_files (nid, prefix);

CREATE TABLE tombstones (
    -- The name as it is compared (RFC 8141, 3.1, with what is known of its namespace).
    name_key  TEXT NOT NULL,
    file_id   TEXT NOT NULL REFERENCES tombstone_files (id),
    name      TEXT NOT NULL,
    gone      TEXT NOT NULL,
    reason    TEXT NOT NULL CHECK (reason <> ''),
    surrogate TEXT,
    PRIMARY KEY (name_key, file_id)
);

--only sqlite
CREATE TRIGGER tombstones_no_update BEFORE UPDATE ON tombstones BEGIN SELECT RAISE(ABORT, 'tombstones are permanent'); END;
CREATE TRIGGER tombstones_no_delete BEFORE DELETE ON tombstones BEGIN SELECT RAISE(ABORT, 'tombstones are permanent'); END;
--only postgresql
CREATE TRIGGER tombstones_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON tombstones EXECUTE FUNCTION nidreg_permanent();
--end
