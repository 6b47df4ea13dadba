DROP TABLE log_checkpoint;
DROP TABLE log_salt;
DROP TABLE log_entry;
DROP TABLE log_state;
--only postgresql
DROP FUNCTION nidreg_log_unsalted();
DROP FUNCTION nidreg_log_grows();
--end
