DROP TABLE reserved_nids;
DROP TABLE versions;
DROP TABLE namespaces;
