-- Email that leaves: what is urgent goes first, and what came back is known.

-- 0 somebody waits for it at the screen, 1 usual, 2 can wait
ALTER TABLE outbox ADD COLUMN priority BIGINT NOT NULL DEFAULT 1;
UPDATE outbox SET priority = 0 WHERE letter IN ('verify', 'account_exists', 'reset', 'security');
UPDATE outbox SET priority = 2 WHERE letter IN ('digest', 'held_mail');
-- when a message said that it did not arrive, after the next server had taken it
ALTER TABLE outbox ADD COLUMN bounced_at TEXT;
CREATE INDEX outbox_waiting ON outbox (priority, id) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_by_recipient ON outbox (recipient, created_at);

-- Addresses at which emails do not arrive. Sending to one that is paused waits, but for what is urgent.
CREATE TABLE failing_addresses (
    address   TEXT PRIMARY KEY NOT NULL,
    failures  BIGINT NOT NULL CHECK (failures >= 1),
    why       TEXT NOT NULL,
    last_at   TEXT NOT NULL,
    paused_at TEXT
);
