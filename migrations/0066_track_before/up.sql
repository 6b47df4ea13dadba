-- How a request went before an operator changed its track, so that a wrong change can be taken back.
CREATE TABLE tracks_before (
    request_id    TEXT PRIMARY KEY NOT NULL REFERENCES requests (id),
    track         TEXT NOT NULL CHECK (track IN ('community', 'standards', 'fast_track')),
    body          TEXT,
    specification TEXT
);
