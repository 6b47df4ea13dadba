DROP TABLE text_sources;
