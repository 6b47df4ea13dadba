DROP TABLE claim_links;
