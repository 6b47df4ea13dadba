-- A status that operators mark because nobody speaks for the namespace any more: filed by one, confirmed by another after a notice.

CREATE TABLE status_marks (
    id           TEXT PRIMARY KEY NOT NULL,
    nid          TEXT NOT NULL REFERENCES namespaces (nid),
    new_status   TEXT NOT NULL CHECK (new_status IN ('active', 'deprecated', 'obsolete')),
    successors   TEXT NOT NULL,
    reason       TEXT NOT NULL CHECK (reason <> ''),
    filed_by     TEXT NOT NULL REFERENCES accounts (id),
    filed_at     TEXT NOT NULL,
    outcome      TEXT CHECK (outcome IN ('confirmed', 'dropped')),
    closed_by    TEXT REFERENCES accounts (id),
    closed_at    TEXT,
    closed_words TEXT,
    CHECK ((outcome IS NULL) = (closed_at IS NULL)),
    CHECK (outcome IS NULL OR outcome <> 'confirmed' OR closed_by <> filed_by)
);
