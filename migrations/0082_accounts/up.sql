-- Accounts can no longer be merged. Requests to merge that wait are deleted. Which accounts were merged stays, because the accounts of one
-- person keep counting as one; no row of that is changed or removed any more.
DROP TABLE merges;
--only sqlite
CREATE TRIGGER merged_accounts_no_update BEFORE UPDATE ON merged_accounts BEGIN SELECT RAISE(ABORT, 'merged accounts are permanent'); END;
CREATE TRIGGER merged_accounts_no_delete BEFORE DELETE ON merged_accounts BEGIN SELECT RAISE(ABORT, 'merged accounts are permanent'); END;
--only postgresql
CREATE TRIGGER merged_accounts_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON merged_accounts EXECUTE FUNCTION nidreg_permanent();
--end

-- A change of address is confirmed at the new address alone; the former address can undo it for some days. Changes that wait for both
-- addresses are canceled: nobody was told that one would be enough.
CREATE TABLE address_changes_next (
    id         TEXT PRIMARY KEY NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    -- the new address as typed; empty once the change has ended
    email      TEXT NOT NULL,
    -- the former address, as long as it can undo the change
    former     TEXT NOT NULL,
    asked_at   TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    -- the keys of the two links
    new_link   TEXT NOT NULL UNIQUE,
    undo_link  TEXT NOT NULL UNIQUE,
    undo_until TEXT,
    ended_at   TEXT,
    outcome    TEXT CHECK (outcome IN ('done', 'objected', 'withdrawn', 'replaced', 'taken', 'undone')),
    CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    CHECK ((undo_until IS NULL) = (former = ''))
);
INSERT INTO address_changes_next (id, account_id, email, former, asked_at, expires_at, new_link, undo_link, ended_at, outcome)
SELECT id, account_id, '', '', asked_at, expires_at, new_link, old_link, coalesce(ended_at, asked_at), coalesce(outcome, 'withdrawn')
  FROM address_changes;
DROP TABLE address_changes;
ALTER TABLE address_changes_next RENAME TO address_changes;
CREATE UNIQUE INDEX address_changes_open ON address_changes (account_id) WHERE ended_at IS NULL;

-- Emails about both that wait would lead nowhere.
DELETE FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL
   AND letter IN ('merge_asked', 'merge_own', 'address_new', 'address_leaves', 'address_help')
   AND id NOT IN (SELECT outbox_id FROM inbound WHERE outbox_id IS NOT NULL);
