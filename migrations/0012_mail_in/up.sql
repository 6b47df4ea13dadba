-- Email that came in: every message has a row with its fate and its reason, and its bytes are kept for a while.

CREATE TABLE inbound_next (
    id          TEXT PRIMARY KEY NOT NULL,
    message_id  TEXT NOT NULL,
    sender      TEXT NOT NULL,
    subject     TEXT NOT NULL,
    body        TEXT NOT NULL,
    -- what was taken for a quotation or a signature at its end
    cut         TEXT NOT NULL,
    request_id  TEXT REFERENCES requests (id),
    account_id  TEXT REFERENCES accounts (id),
    -- the email that it answers
    outbox_id   TEXT REFERENCES outbox (id),
    -- waiting: published when due; to_confirm: an answer that its sender has not confirmed
    fate        TEXT NOT NULL CHECK (fate IN ('waiting', 'to_confirm', 'commented', 'answered', 'withdrawn', 'held', 'dropped',
                                              'bounced', 'placed', 'settled', 'discarded')),
    why         TEXT NOT NULL,
    received_at TEXT NOT NULL,
    due_at      TEXT,
    settled_at  TEXT,
    settled_by  TEXT REFERENCES accounts (id)
);
INSERT INTO inbound_next (id, message_id, sender, subject, body, cut, request_id, account_id, fate, why, received_at, settled_at)
SELECT id, message_id, sender, subject, body, '', request_id, account_id, fate, why, received_at, settled_at FROM inbound;
DROP TABLE inbound;
ALTER TABLE inbound_next RENAME TO inbound;
CREATE INDEX inbound_by_message_id ON inbound (message_id);
CREATE INDEX inbound_by_fate ON inbound (fate, due_at);

-- The messages as they came in, for operators; deleted after their period.
CREATE TABLE inbound_raw (
    inbound_id  TEXT PRIMARY KEY NOT NULL REFERENCES inbound (id),
    --only sqlite
    bytes       BLOB NOT NULL,
    --only postgresql
    bytes       BYTEA NOT NULL,
    --end
    received_at TEXT NOT NULL
);
CREATE INDEX inbound_raw_by_age ON inbound_raw (received_at);
