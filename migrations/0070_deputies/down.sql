DROP TABLE deputies;
