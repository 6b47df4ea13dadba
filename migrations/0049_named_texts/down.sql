DROP TABLE named_texts;
