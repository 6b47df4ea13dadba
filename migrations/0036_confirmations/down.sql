DROP TABLE pledge_confirmations;
DROP TABLE pledge_links;
DROP TABLE pledge_contacts;
