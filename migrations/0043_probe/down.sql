DROP TABLE probed_hosts;
DROP TABLE probed_addresses;
