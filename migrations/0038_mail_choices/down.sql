DROP TABLE stopped_requests;
DROP TABLE stopped_topics;
