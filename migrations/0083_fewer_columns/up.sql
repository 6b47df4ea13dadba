-- There is one provider at which people may sign in. A sign-in that is under way at another one can no longer come back.
DELETE FROM elsewhere_rounds WHERE provider <> '1' AND issuer IS NULL;
ALTER TABLE elsewhere_rounds DROP COLUMN provider;

-- Whether addresses answer: failures are no longer counted, no contact is written to about them, and there is one pace for all hosts.
ALTER TABLE probed_addresses DROP COLUMN failures;
ALTER TABLE probed_addresses DROP COLUMN told_at;
DROP TABLE probed_hosts;
