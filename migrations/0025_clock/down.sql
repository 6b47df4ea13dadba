DROP TABLE clock;
