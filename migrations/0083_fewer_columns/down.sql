CREATE TABLE probed_hosts (
    host    TEXT PRIMARY KEY NOT NULL,
    free_at TEXT NOT NULL
);
ALTER TABLE probed_addresses ADD COLUMN told_at TEXT;
ALTER TABLE probed_addresses ADD COLUMN failures BIGINT NOT NULL DEFAULT 0 CHECK (failures >= 0);
ALTER TABLE elsewhere_rounds ADD COLUMN provider TEXT NOT NULL DEFAULT '1';
