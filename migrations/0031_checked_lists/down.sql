DROP TABLE checked_lists;
