-- An expert's working notes on the criteria of RFC 8141 while reading: private, until a decision or a report states them.
CREATE TABLE drafted_points (
    request_id TEXT NOT NULL REFERENCES requests (id),
    expert_id  TEXT NOT NULL REFERENCES accounts (id),
    point      TEXT NOT NULL,
    judgement  TEXT NOT NULL CHECK (judgement IN ('met', 'partly', 'not_met', 'does_not_apply')),
    saved_at   TEXT NOT NULL,
    PRIMARY KEY (request_id, expert_id, point)
);
