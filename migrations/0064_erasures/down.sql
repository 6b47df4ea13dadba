DROP TABLE erasure_redactions;
DROP TABLE erasures;
