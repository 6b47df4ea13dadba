DROP TABLE sent_before;
