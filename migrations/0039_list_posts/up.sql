-- What was said of a request on the public review list, as the list shows it. The list's archive is the record; here it is read beside
-- the request. An operator may take one off that should not be here.

CREATE TABLE list_posts (
    inbound_id TEXT PRIMARY KEY NOT NULL REFERENCES inbound (id),
    request_id TEXT NOT NULL REFERENCES requests (id),
    -- as the list shows them; never an address
    author     TEXT NOT NULL,
    body       TEXT NOT NULL,
    -- where the archive has it
    archive    TEXT,
    posted_at  TEXT NOT NULL,
    taken_off_at TEXT
);
CREATE INDEX list_posts_by_request ON list_posts (request_id, posted_at);
