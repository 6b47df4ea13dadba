-- The outbox: a letter is a row written with its event; a worker delivers it.

CREATE TABLE outbox (
    id          TEXT PRIMARY KEY NOT NULL,
    event_id    TEXT REFERENCES events (id),
    request_id  TEXT REFERENCES requests (id),
    letter      TEXT NOT NULL,
    message_id  TEXT NOT NULL UNIQUE,
    thread_id   TEXT,
    recipient   TEXT NOT NULL,
    subject     TEXT NOT NULL,
    body        TEXT NOT NULL,
    created_at  TEXT NOT NULL,
    due_at      TEXT NOT NULL,
    attempts    BIGINT NOT NULL,
    last_error  TEXT,
    sent_at     TEXT,
    failed_at   TEXT
);

CREATE INDEX outbox_due ON outbox (due_at);
