-- Experts and operators set a date until which they are away. Deputies are removed: nobody acts on behalf of somebody else.

-- the last day, included
ALTER TABLE accounts ADD COLUMN away_until TEXT;

UPDATE accounts SET away_until = (SELECT max(a.until) FROM absences a WHERE a.account_id = accounts.id
--only sqlite
    AND a.since <= date('now') AND a.until >= date('now'));
--only postgresql
    AND a.since <= to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AND a.until >= to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD'));
--end

-- The lead who was away when their deputy decided, in earlier releases. It is part of the decision; no row is added any more.
CREATE TABLE acting_leads (
    decision_id TEXT PRIMARY KEY NOT NULL REFERENCES decisions (id),
    lead_id     TEXT NOT NULL REFERENCES accounts (id)
);

INSERT INTO acting_leads (decision_id, lead_id)
SELECT found.decision_id, found.lead_id FROM (
    SELECT d.id AS decision_id, (
        SELECT p.account_id FROM deputies p
        WHERE p.deputy_id = d.lead_id AND p.office = 'review'
            AND p.since <= substr(d.decided_at, 1, 10) AND p.until >= substr(d.decided_at, 1, 10)
            AND (p.ended_at IS NULL OR d.decided_at < p.ended_at)
            AND EXISTS (
                SELECT 1 FROM appointments a WHERE a.account_id = p.account_id AND a.leads
                    AND a.registry = CASE WHEN r.kind = 'new_informal' OR r.nid LIKE 'urn-%' THEN 'informal' ELSE 'formal' END
                    AND (a.request_id IS NULL OR a.request_id = r.id)
                    AND a.since <= substr(d.decided_at, 1, 10) AND (a.until IS NULL OR a.until > substr(d.decided_at, 1, 10)))
        ORDER BY p.since, p.id LIMIT 1) AS lead_id
    FROM decisions d JOIN requests r ON r.id = d.request_id
    WHERE NOT EXISTS (
        SELECT 1 FROM appointments o WHERE o.account_id = d.lead_id AND o.leads
            AND o.registry = CASE WHEN r.kind = 'new_informal' OR r.nid LIKE 'urn-%' THEN 'informal' ELSE 'formal' END
            AND (o.request_id IS NULL OR o.request_id = r.id)
            AND o.since <= substr(d.decided_at, 1, 10) AND (o.until IS NULL OR o.until > substr(d.decided_at, 1, 10)))
) found WHERE found.lead_id IS NOT NULL;

--only sqlite
CREATE TRIGGER acting_leads_no_update BEFORE UPDATE ON acting_leads BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
CREATE TRIGGER acting_leads_no_delete BEFORE DELETE ON acting_leads BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
--only postgresql
CREATE TRIGGER acting_leads_permanent BEFORE UPDATE OR DELETE OR TRUNCATE ON acting_leads EXECUTE FUNCTION nidreg_permanent();
--end

-- Collaborators who were invited only for an absence leave the request, their private preview links end, and invitations to do so are void.
--only sqlite
UPDATE previews SET ended_at = strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')
--only postgresql
UPDATE previews SET ended_at = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
--end
WHERE ended_at IS NULL AND request_id IN (
    SELECT m.request_id FROM members m JOIN deputies p ON p.request_id = m.request_id AND p.deputy_id = m.account_id
    WHERE m.left_at IS NULL AND p.invitation IS NOT NULL AND p.ended_at IS NULL);
--only sqlite
UPDATE members SET left_at = strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')
--only postgresql
UPDATE members SET left_at = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
--end
WHERE left_at IS NULL AND EXISTS (
    SELECT 1 FROM deputies p WHERE p.request_id = members.request_id AND p.deputy_id = members.account_id
        AND p.invitation IS NOT NULL AND p.ended_at IS NULL);
--only sqlite
UPDATE invitations SET used_at = strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')
--only postgresql
UPDATE invitations SET used_at = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
--end
WHERE used_at IS NULL AND token_hash IN (SELECT invitation FROM deputies WHERE ended_at IS NULL AND deputy_id IS NULL);

DROP TABLE deputies;
DROP TABLE absences;
