ALTER TABLE bodies DROP COLUMN ended_because;
DROP TABLE desk_notes;
DROP TABLE struck_papers;
