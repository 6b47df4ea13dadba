DROP TABLE security_log;
