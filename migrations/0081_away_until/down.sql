DROP TABLE acting_leads;
ALTER TABLE accounts DROP COLUMN away_until;
CREATE TABLE absences (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    since      TEXT NOT NULL,
    until      TEXT NOT NULL,
    CHECK (until >= since)
);
-- Who does the work of somebody in one of their offices while they are away. A row is kept when it is over: whoever stood in for
-- somebody and whoever they stood in for count as one person for what either of them did in that time.
CREATE TABLE deputies (
    id         TEXT PRIMARY KEY NOT NULL,
    -- who is away
    account_id TEXT NOT NULL REFERENCES accounts (id),
    -- nobody until whoever was invited has come
    deputy_id  TEXT REFERENCES accounts (id),
    office     TEXT NOT NULL CHECK (office IN ('review', 'operator', 'admin', 'registrant')),
    -- the request on which a registrant is away
    request_id TEXT REFERENCES requests (id),
    -- first and last day
    since      TEXT NOT NULL,
    until      TEXT NOT NULL,
    -- the key of the invitation by which the deputy came to the request, for this time only
    invitation TEXT UNIQUE,
    named_at   TEXT NOT NULL,
    ended_at   TEXT,
    CHECK (until >= since),
    CHECK (deputy_id IS NULL OR deputy_id <> account_id),
    CHECK (deputy_id IS NOT NULL OR invitation IS NOT NULL),
    CHECK ((office = 'registrant') = (request_id IS NOT NULL)),
    CHECK (invitation IS NULL OR office = 'registrant')
);
CREATE INDEX deputies_account ON deputies (account_id);
CREATE INDEX deputies_deputy ON deputies (deputy_id);
