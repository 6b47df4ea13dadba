DROP TABLE counters;
DROP TABLE mailed_links;
DROP TABLE sessions;
DROP TABLE account_roles;
DROP TABLE accounts;
