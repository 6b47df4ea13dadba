-- Who has a request at the desk, and what the checks said of each text when it was sent.

-- An operator who took it or was given it. It locks nobody out.
CREATE TABLE desk_holders (
    request_id TEXT PRIMARY KEY NOT NULL REFERENCES requests (id),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    given_by   TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL
);

CREATE INDEX desk_holders_by_account ON desk_holders (account_id);

-- How many findings of each weight there were; lists read them, and never check a text themselves.
CREATE TABLE check_counts (
    request_id      TEXT NOT NULL REFERENCES requests (id),
    snapshot_number BIGINT NOT NULL,
    fails           BIGINT NOT NULL,
    looks           BIGINT NOT NULL,
    infos           BIGINT NOT NULL,
    PRIMARY KEY (request_id, snapshot_number)
);
