DROP TABLE elsewhere_rounds;
DROP TABLE identities;
