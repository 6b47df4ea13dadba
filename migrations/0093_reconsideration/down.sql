DELETE FROM overlays WHERE kind = 'reconsidered';
--only sqlite
CREATE TABLE overlays_before AS SELECT * FROM overlays;
DROP TABLE overlays;
CREATE TABLE overlays (
    id            TEXT PRIMARY KEY NOT NULL,
    request_id    TEXT NOT NULL REFERENCES requests (id),
    kind          TEXT NOT NULL CHECK (kind IN ('contended', 'escalated', 'under_appeal', 'court_hold')),
    contention_id TEXT,
    why           TEXT NOT NULL,
    since         TEXT NOT NULL,
    until         TEXT,
    outcome       TEXT
);
INSERT INTO overlays (id, request_id, kind, contention_id, why, since, until, outcome)
    SELECT id, request_id, kind, contention_id, why, since, until, outcome FROM overlays_before ORDER BY rowid;
DROP TABLE overlays_before;
CREATE INDEX overlays_by_request ON overlays (request_id);
--only postgresql
ALTER TABLE overlays DROP CONSTRAINT overlays_kind_check;
ALTER TABLE overlays ADD CONSTRAINT overlays_kind_check CHECK (kind IN ('contended', 'escalated', 'under_appeal', 'court_hold'));
--end
