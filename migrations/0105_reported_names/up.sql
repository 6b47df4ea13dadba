-- Names in use without registration that someone reported and that wait for an operator. The row is deleted when an operator decides;
-- the list of names in use and the history keep the decision. Nothing about who reported it is stored.
CREATE TABLE reported_names (
    name        TEXT PRIMARY KEY NOT NULL CHECK (name <> ''),
    body        TEXT NOT NULL CHECK (body <> ''),
    reported_at TEXT NOT NULL
);
