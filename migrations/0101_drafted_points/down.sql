DROP TABLE drafted_points;
