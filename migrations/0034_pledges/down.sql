DROP TABLE pledges;
DROP TABLE sent_pledges;
DROP TABLE drafted_pledges;
