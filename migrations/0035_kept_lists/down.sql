DROP TABLE light_requests;
DROP TABLE kept_entries;
