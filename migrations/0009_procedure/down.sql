--only sqlite
DROP TRIGGER papers_no_delete;
DROP TRIGGER papers_no_update;
DROP TRIGGER reports_no_delete;
DROP TRIGGER reports_no_update;
--only postgresql
DROP TRIGGER papers_permanent ON papers;
DROP TRIGGER reports_permanent ON reports;
--end
ALTER TABLE reserved_nids DROP COLUMN ended_at;
DROP TABLE inbound;
DROP TABLE reminders;
DROP TABLE appeals;
DROP TABLE papers;
DROP TABLE reports;
DROP TABLE representatives;
DROP TABLE bodies;
DROP TABLE room_notes;
DROP TABLE verdicts;
DROP TABLE contentions;
DROP TABLE overlays;
