ALTER TABLE sessions DROP COLUMN confirmed_at;
ALTER TABLE sessions DROP COLUMN second_factor;
DROP TABLE devices;
DROP TABLE factor_resets;
DROP TABLE recovery_codes;
DROP TABLE second_factors;
