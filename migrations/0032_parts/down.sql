DROP TABLE part_versions;
DROP TABLE part_keepers;
