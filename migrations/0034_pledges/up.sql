-- What a registrant promises about a namespace, as data beside the text (RFC 8141, 5.1): with the draft, frozen with each text that is
-- sent, and published with the version.

CREATE TABLE drafted_pledges (
    request_id TEXT PRIMARY KEY NOT NULL REFERENCES requests (id),
    body       TEXT NOT NULL,
    saved_at   TEXT NOT NULL
);

CREATE TABLE sent_pledges (
    request_id      TEXT NOT NULL,
    snapshot_number BIGINT NOT NULL,
    body            TEXT NOT NULL,
    PRIMARY KEY (request_id, snapshot_number),
    FOREIGN KEY (request_id, snapshot_number) REFERENCES snapshots (request_id, number)
);

-- The row of the newest version of a namespace counts.
CREATE TABLE pledges (
    nid            TEXT NOT NULL,
    version        BIGINT NOT NULL,
    body           TEXT NOT NULL,
    request_number TEXT NOT NULL,
    published_at   TEXT NOT NULL,
    PRIMARY KEY (nid, version),
    FOREIGN KEY (nid, version) REFERENCES versions (nid, number)
);

--only sqlite
CREATE TRIGGER sent_pledges_no_update BEFORE UPDATE ON sent_pledges BEGIN SELECT RAISE(ABORT, 'sent pledges are permanent'); END;
CREATE TRIGGER sent_pledges_no_delete BEFORE DELETE ON sent_pledges BEGIN SELECT RAISE(ABORT, 'sent pledges are permanent'); END;
CREATE TRIGGER pledges_no_update BEFORE UPDATE ON pledges BEGIN SELECT RAISE(ABORT, 'pledges are permanent'); END;
CREATE TRIGGER pledges_no_delete BEFORE DELETE ON pledges BEGIN SELECT RAISE(ABORT, 'pledges are permanent'); END;
--only postgresql
CREATE TRIGGER sent_pledges_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON sent_pledges EXECUTE FUNCTION nidreg_permanent();
CREATE TRIGGER pledges_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON pledges EXECUTE FUNCTION nidreg_permanent();
--end
