DROP TABLE consents;
DROP TABLE correction_grounds;
