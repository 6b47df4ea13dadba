DROP TABLE judged_points;
