DROP TABLE prepared;
