DROP INDEX requests_by_wait;
