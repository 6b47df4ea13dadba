DROP TABLE inbound_raw;
CREATE TABLE inbound_before (
    id          TEXT PRIMARY KEY NOT NULL,
    message_id  TEXT NOT NULL UNIQUE,
    sender      TEXT NOT NULL,
    subject     TEXT NOT NULL,
    body        TEXT NOT NULL,
    request_id  TEXT REFERENCES requests (id),
    account_id  TEXT REFERENCES accounts (id),
    fate        TEXT NOT NULL CHECK (fate IN ('commented', 'held', 'dropped', 'settled')),
    why         TEXT NOT NULL,
    received_at TEXT NOT NULL,
    settled_at  TEXT
);
INSERT INTO inbound_before (id, message_id, sender, subject, body, request_id, account_id, fate, why, received_at, settled_at)
SELECT id, message_id || CASE WHEN EXISTS (SELECT 1 FROM inbound AS other WHERE other.message_id = inbound.message_id AND other.id < inbound.id)
        THEN ' ' || id ELSE '' END, sender, subject, body, request_id, account_id,
    CASE WHEN fate IN ('commented', 'answered', 'placed') THEN 'commented' WHEN fate IN ('waiting', 'to_confirm', 'held') THEN 'held'
        WHEN fate IN ('dropped', 'bounced') THEN 'dropped' ELSE 'settled' END,
    why, received_at, settled_at FROM inbound;
DROP TABLE inbound;
ALTER TABLE inbound_before RENAME TO inbound;
