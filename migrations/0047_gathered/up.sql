-- Several emails to one reader leave as one: each names the one that it left with.
ALTER TABLE outbox ADD COLUMN gathered_into TEXT REFERENCES outbox (id);
CREATE INDEX outbox_gathered ON outbox (gathered_into) WHERE gathered_into IS NOT NULL;
