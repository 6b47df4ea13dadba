-- While the row exists, servers are read-only and show its message.
CREATE TABLE maintenance (
    id       INTEGER PRIMARY KEY NOT NULL CHECK (id = 1),
    -- what visitors read; may be empty
    message  TEXT NOT NULL,
    since    TEXT NOT NULL
);
