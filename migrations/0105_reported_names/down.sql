DROP TABLE reported_names;
