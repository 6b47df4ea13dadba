DROP TABLE archives;
--only postgresql
DROP FUNCTION nidreg_archive_withdrawn();
--end
