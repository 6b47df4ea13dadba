-- What a lead said of the points of RFC 8141, 5.1 and 6.4, beside a decision or a proposal to decline.

CREATE TABLE judged_points (
    -- the key of the decision or of the proposal
    of_id      TEXT NOT NULL,
    request_id TEXT NOT NULL REFERENCES requests (id),
    point      TEXT NOT NULL,
    judgement  TEXT NOT NULL CHECK (judgement IN ('met', 'partly', 'not_met', 'does_not_apply')),
    PRIMARY KEY (of_id, point)
);

CREATE INDEX judged_points_by_request ON judged_points (request_id);

--only sqlite
CREATE TRIGGER judged_points_no_update BEFORE UPDATE ON judged_points BEGIN SELECT RAISE(ABORT, 'judged points are permanent'); END;
CREATE TRIGGER judged_points_no_delete BEFORE DELETE ON judged_points BEGIN SELECT RAISE(ABORT, 'judged points are permanent'); END;
--only postgresql
CREATE TRIGGER judged_points_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON judged_points EXECUTE FUNCTION nidreg_permanent();
--end
