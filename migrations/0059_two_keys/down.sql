ALTER TABLE second_factors DROP COLUMN key_mark;
