ALTER TABLE claim_links DROP COLUMN account_id;
DROP TABLE merged_accounts;
DROP TABLE merges;
