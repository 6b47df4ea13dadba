-- The words of each namespace, for searching.
--only sqlite
CREATE VIRTUAL TABLE search USING fts5(nid UNINDEXED, words, tokenize = 'unicode61 remove_diacritics 2');
--only postgresql
CREATE TABLE search (
    nid   TEXT PRIMARY KEY NOT NULL,
    words TEXT NOT NULL
);
CREATE INDEX search_by_words ON search USING gin (to_tsvector('simple', words));
--end
