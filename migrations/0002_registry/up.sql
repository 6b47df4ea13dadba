-- The registry: namespaces, their immutable versions, reserved names.

CREATE TABLE namespaces (
    -- sorted byte by byte in both databases
    --only sqlite
    nid           TEXT PRIMARY KEY NOT NULL,
    --only postgresql
    nid           TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    --end
    kind          TEXT NOT NULL CHECK (kind IN ('formal', 'informal')),
    informal_number BIGINT UNIQUE,
    -- what IANA had is taken as it is: the rules of RFC 8141 §5.1 are for new names
    origin        TEXT NOT NULL DEFAULT 'registered' CHECK (origin IN ('imported', 'registered')),
    status        TEXT NOT NULL CHECK (status IN ('active', 'deprecated', 'obsolete')),
    registrant    TEXT,
    contact       TEXT,
    reference     TEXT NOT NULL,
    template_url  TEXT,
    registered_on TEXT,
    updated_on    TEXT,
    created_at    TEXT NOT NULL,
    -- RFC 8141 §2 and §5, as far as a CHECK can say it
    CHECK (nid = lower(nid)),
    CHECK (length(nid) BETWEEN 2 AND 32),
    CHECK (nid <> 'urn'),
    --only sqlite
    CHECK (nid NOT GLOB '*[^a-z0-9-]*' AND nid NOT GLOB '-*' AND nid NOT GLOB '*-'),
    CHECK (kind = 'informal' OR origin = 'imported' OR (length(nid) > 2 AND nid NOT GLOB 'urn-*' AND nid NOT GLOB '[a-z][a-z]-*' AND nid NOT GLOB 'x-*')),
    CHECK (kind = 'formal' OR nid GLOB 'urn-[1-9]*' AND substr(nid, 5) NOT GLOB '*[^0-9]*')
    --only postgresql
    CHECK (nid ~ '^[a-z0-9][a-z0-9-]*[a-z0-9]$'),
    CHECK (kind = 'informal' OR origin = 'imported' OR (length(nid) > 2 AND nid !~ '^(urn-|[a-z][a-z]-|x-)')),
    CHECK (kind = 'formal' OR nid ~ '^urn-[1-9][0-9]*$')
    --end
);

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

CREATE TABLE reserved_nids (
    nid    TEXT PRIMARY KEY NOT NULL,
    reason TEXT NOT NULL,
    since  TEXT NOT NULL
);
