-- When each address that the record names answered last (NIDREG_PROBE). Kept per address, not per entry: many references are one RFC.
-- Nothing of this is part of the record; it is asked anew every week.

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

CREATE INDEX probed_addresses_due ON probed_addresses (due_at);

-- One request a host a minute, whichever instance asks; later when the host said so (Retry-After).
CREATE TABLE probed_hosts (
    host    TEXT PRIMARY KEY NOT NULL,
    free_at TEXT NOT NULL
);
