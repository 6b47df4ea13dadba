-- What should not have been registered: marked by two operators with the form that marks a status, in public and for ever.

-- in_error marks a namespace, or one of its versions; not_in_error takes such a mark back. Neither changes the status.
ALTER TABLE status_marks ADD COLUMN what TEXT NOT NULL DEFAULT 'status' CHECK (what IN ('status', 'in_error', 'not_in_error'));
ALTER TABLE status_marks ADD COLUMN version BIGINT CHECK (version IS NULL OR what <> 'status');

-- What stands now, as JSON: why the status is what it is, and what is marked.
ALTER TABLE namespaces ADD COLUMN marks TEXT NOT NULL DEFAULT '{}';
