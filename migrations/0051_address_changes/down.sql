DROP TABLE address_changes;
