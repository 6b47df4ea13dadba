ALTER TABLE threads DROP COLUMN position_id;
ALTER TABLE outbox DROP COLUMN discussion;
DROP TABLE link_tokens;
DROP TABLE letter_gaps;
