DROP TABLE check_counts;
DROP TABLE desk_holders;
