DROP TABLE tombstones;
DROP TABLE tombstone_files;
