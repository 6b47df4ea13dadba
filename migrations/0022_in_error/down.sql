ALTER TABLE namespaces DROP COLUMN marks;
ALTER TABLE status_marks DROP COLUMN version;
ALTER TABLE status_marks DROP COLUMN what;
