DROP TABLE decision_records;
