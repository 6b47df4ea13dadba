-- When the clock was last believed, so that one that jumps is noticed before anything is done that cannot be taken back.
CREATE TABLE clock (
    id      INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    seen_at TEXT NOT NULL
);
