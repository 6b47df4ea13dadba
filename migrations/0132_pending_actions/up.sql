-- One table for what one person requests and a second one confirms: annotations, redactions, publications and resets of a second factor.
CREATE TABLE pending_actions (
    id              TEXT PRIMARY KEY NOT NULL,
    kind            TEXT NOT NULL
        CHECK (kind IN ('status', 'in_error', 'not_in_error', 'redaction', 'publication', 'factor_reset')),
    -- an annotation
    nid             TEXT REFERENCES namespaces (nid),
    new_status      TEXT CHECK (new_status IN ('active', 'deprecated', 'obsolete')),
    successors      TEXT,
    version         BIGINT,
    -- a redaction; the class is that of the data, or of a published correction
    what            TEXT,
    row_id          TEXT,
    place           TEXT,
    class           TEXT,
    -- a publication: any later event of the request makes it void; the content is a SHA-256 digest
    request_id      TEXT REFERENCES requests (id),
    event_id        TEXT REFERENCES events (id),
    snapshot_number BIGINT,
    content         TEXT,
    words           TEXT,
    -- a reset
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
    CHECK ((nid IS NULL) = (kind NOT IN ('status', 'in_error', 'not_in_error'))),
    CHECK ((new_status IS NULL) = (kind <> 'status')),
    CHECK (version IS NULL OR kind IN ('in_error', 'not_in_error')),
    CHECK ((row_id IS NULL) = (kind <> 'redaction')),
    CHECK (kind <> 'redaction' OR (what IS NOT NULL AND place IS NOT NULL AND class IS NOT NULL)),
    CHECK ((request_id IS NULL) = (kind <> 'publication')),
    CHECK (kind <> 'publication'
        OR (event_id IS NOT NULL AND snapshot_number IS NOT NULL AND content IS NOT NULL AND words IS NOT NULL)),
    CHECK ((account_id IS NULL) = (kind <> 'factor_reset')),
    CHECK (reason <> '' OR kind IN ('publication', 'factor_reset'))
);
-- One publication of a request and one reset of an account wait at a time.
CREATE UNIQUE INDEX pending_actions_request ON pending_actions (request_id) WHERE outcome IS NULL;
CREATE UNIQUE INDEX pending_actions_account ON pending_actions (account_id) WHERE outcome IS NULL;
INSERT INTO pending_actions (id, kind, nid, new_status, successors, version, reason, filed_by, filed_at, outcome, closed_by, closed_at, closed_words)
SELECT id, what, nid, CASE what WHEN 'status' THEN new_status END, successors, version, reason, filed_by, filed_at, outcome, closed_by, closed_at, closed_words
  FROM status_marks;
INSERT INTO pending_actions (id, kind, what, row_id, place, class, reason, filed_by, filed_at, outcome, closed_by, closed_at)
SELECT id, 'redaction', what, row_id, place, class, reason, filed_by, filed_at, outcome, closed_by, closed_at FROM redaction_asks;
INSERT INTO pending_actions (id, kind, request_id, event_id, snapshot_number, content, words, class, reason, filed_by, filed_at, outcome, closed_by, closed_at)
SELECT id, 'publication', request_id, event_id, snapshot_number, content, words, class, reason, prepared_by, prepared_at, outcome, closed_by, closed_at
  FROM prepared;
INSERT INTO pending_actions (id, kind, account_id, reason, filed_by, filed_at)
SELECT account_id, 'factor_reset', account_id, '', asked_by, asked_at FROM factor_resets;
DROP TABLE status_marks;
DROP TABLE redaction_asks;
DROP TABLE prepared;
DROP TABLE factor_resets;

-- One table for the links to a request: invitations to an address, and private links to the preview of a draft, whose address is empty.
CREATE TABLE request_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    email      TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT,
    ended_at   TEXT,
    CHECK ((email = '') = (expires_at IS NULL))
);
CREATE INDEX request_links_by_request ON request_links (request_id);
INSERT INTO request_links (token_hash, request_id, email, created_at, expires_at, ended_at)
SELECT token_hash, request_id, email, created_at, expires_at, used_at FROM invitations
UNION ALL SELECT token_hash, request_id, '', created_at, NULL, ended_at FROM previews;
DROP TABLE invitations;
DROP TABLE previews;

-- A contact has one link at a time: that of the last email.
ALTER TABLE pledge_contacts ADD COLUMN link TEXT;
UPDATE pledge_contacts SET link = (SELECT max(token_hash) FROM pledge_links WHERE contact_id = pledge_contacts.id);
CREATE UNIQUE INDEX pledge_contacts_by_link ON pledge_contacts (link);
DROP TABLE pledge_links;
