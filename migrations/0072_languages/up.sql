-- The language in which somebody is written to, and the one of each email.
ALTER TABLE accounts ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de', 'fr'));
ALTER TABLE outbox ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'de', 'fr'));
