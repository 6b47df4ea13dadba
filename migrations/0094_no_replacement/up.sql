-- INSERT OR REPLACE of SQLite deletes a conflicting row without its DELETE trigger. These triggers refuse a row whose key or rowid is
-- already stored; NEW.rowid is -1 unless the statement names it. PostgreSQL has no such statement.
--only sqlite
CREATE TRIGGER acting_leads_no_replace BEFORE INSERT ON acting_leads
WHEN EXISTS (SELECT 1 FROM acting_leads
    WHERE rowid = NEW.rowid OR decision_id = NEW.decision_id)
BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
CREATE TRIGGER answers_no_replace BEFORE INSERT ON answers
WHEN EXISTS (SELECT 1 FROM answers
    WHERE rowid = NEW.rowid OR position_id = NEW.position_id)
BEGIN SELECT RAISE(ABORT, 'answers are permanent'); END;
CREATE TRIGGER chain_no_replace BEFORE INSERT ON chain
WHEN EXISTS (SELECT 1 FROM chain
    WHERE rowid = NEW.rowid OR number = NEW.number OR (what = NEW.what AND row_id = NEW.row_id))
BEGIN SELECT RAISE(ABORT, 'the chain is permanent'); END;
CREATE TRIGGER changes_no_replace BEFORE INSERT ON changes
WHEN EXISTS (SELECT 1 FROM changes
    WHERE rowid = NEW.rowid OR serial = NEW.serial)
BEGIN SELECT RAISE(ABORT, 'changes are permanent'); END;
CREATE TRIGGER comments_no_replace BEFORE INSERT ON comments
WHEN EXISTS (SELECT 1 FROM comments
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'comments are permanent'); END;
CREATE TRIGGER consents_no_replace BEFORE INSERT ON consents
WHEN EXISTS (SELECT 1 FROM consents
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'consents are permanent'); END;
CREATE TRIGGER decision_records_no_replace BEFORE INSERT ON decision_records
WHEN EXISTS (SELECT 1 FROM decision_records
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'decision records are permanent'); END;
CREATE TRIGGER decisions_no_replace BEFORE INSERT ON decisions
WHEN EXISTS (SELECT 1 FROM decisions
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'decisions are permanent'); END;
CREATE TRIGGER editions_no_replace BEFORE INSERT ON editions
WHEN EXISTS (SELECT 1 FROM editions
    WHERE rowid = NEW.rowid OR id = NEW.id OR (nid = NEW.nid AND version = NEW.version AND edition = NEW.edition))
BEGIN SELECT RAISE(ABORT, 'editions are permanent'); END;
CREATE TRIGGER events_no_replace BEFORE INSERT ON events
WHEN EXISTS (SELECT 1 FROM events
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'events are permanent'); END;
CREATE TRIGGER judged_points_no_replace BEFORE INSERT ON judged_points
WHEN EXISTS (SELECT 1 FROM judged_points
    WHERE rowid = NEW.rowid OR (of_id = NEW.of_id AND point = NEW.point))
BEGIN SELECT RAISE(ABORT, 'judged points are permanent'); END;
CREATE TRIGGER kept_entries_no_replace BEFORE INSERT ON kept_entries
WHEN EXISTS (SELECT 1 FROM kept_entries
    WHERE rowid = NEW.rowid OR serial = NEW.serial)
BEGIN SELECT RAISE(ABORT, 'kept entries are permanent'); END;
CREATE TRIGGER log_checkpoint_no_replace BEFORE INSERT ON log_checkpoint
WHEN EXISTS (SELECT 1 FROM log_checkpoint
    WHERE rowid = NEW.rowid OR (origin = NEW.origin AND size = NEW.size))
BEGIN SELECT RAISE(ABORT, 'checkpoints are permanent'); END;
CREATE TRIGGER log_entry_no_replace BEFORE INSERT ON log_entry
WHEN EXISTS (SELECT 1 FROM log_entry
    WHERE rowid = NEW.rowid OR idx = NEW.idx OR record = NEW.record)
BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
CREATE TRIGGER log_salt_no_replace BEFORE INSERT ON log_salt
WHEN EXISTS (SELECT 1 FROM log_salt
    WHERE rowid = NEW.rowid OR idx = NEW.idx)
BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
CREATE TRIGGER log_state_no_replace BEFORE INSERT ON log_state
WHEN EXISTS (SELECT 1 FROM log_state
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'the public log is permanent'); END;
CREATE TRIGGER merged_accounts_no_replace BEFORE INSERT ON merged_accounts
WHEN EXISTS (SELECT 1 FROM merged_accounts
    WHERE rowid = NEW.rowid OR account_id = NEW.account_id)
BEGIN SELECT RAISE(ABORT, 'merged accounts are permanent'); END;
CREATE TRIGGER namespaces_no_replace BEFORE INSERT ON namespaces
WHEN EXISTS (SELECT 1 FROM namespaces
    WHERE rowid = NEW.rowid OR nid = NEW.nid OR informal_number = NEW.informal_number)
BEGIN SELECT RAISE(ABORT, 'a NID is never given up'); END;
CREATE TRIGGER papers_no_replace BEFORE INSERT ON papers
WHEN EXISTS (SELECT 1 FROM papers
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'papers are permanent'); END;
CREATE TRIGGER part_versions_no_replace BEFORE INSERT ON part_versions
WHEN EXISTS (SELECT 1 FROM part_versions
    WHERE rowid = NEW.rowid OR (nid = NEW.nid AND prefix = NEW.prefix AND number = NEW.number))
BEGIN SELECT RAISE(ABORT, 'part_versions are permanent'); END;
CREATE TRIGGER pledge_confirmations_no_replace BEFORE INSERT ON pledge_confirmations
WHEN EXISTS (SELECT 1 FROM pledge_confirmations
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'confirmations are permanent'); END;
CREATE TRIGGER pledges_no_replace BEFORE INSERT ON pledges
WHEN EXISTS (SELECT 1 FROM pledges
    WHERE rowid = NEW.rowid OR (nid = NEW.nid AND version = NEW.version))
BEGIN SELECT RAISE(ABORT, 'pledges are permanent'); END;
CREATE TRIGGER positions_no_replace BEFORE INSERT ON positions
WHEN EXISTS (SELECT 1 FROM positions
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'positions are permanent'); END;
CREATE TRIGGER profiles_no_replace BEFORE INSERT ON profiles
WHEN EXISTS (SELECT 1 FROM profiles
    WHERE rowid = NEW.rowid OR id = NEW.id OR (nid = NEW.nid AND version = NEW.version AND edition = NEW.edition))
BEGIN SELECT RAISE(ABORT, 'profiles are permanent'); END;
CREATE TRIGGER received_no_replace BEFORE INSERT ON received
WHEN EXISTS (SELECT 1 FROM received
    WHERE rowid = NEW.rowid OR digest = NEW.digest)
BEGIN SELECT RAISE(ABORT, 'what was received is permanent'); END;
CREATE TRIGGER redactions_no_replace BEFORE INSERT ON redactions
WHEN EXISTS (SELECT 1 FROM redactions
    WHERE rowid = NEW.rowid OR (what = NEW.what AND row_id = NEW.row_id))
BEGIN SELECT RAISE(ABORT, 'redactions are permanent'); END;
CREATE TRIGGER reports_no_replace BEFORE INSERT ON reports
WHEN EXISTS (SELECT 1 FROM reports
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'reports are permanent'); END;
CREATE TRIGGER security_log_no_replace BEFORE INSERT ON security_log
WHEN EXISTS (SELECT 1 FROM security_log
    WHERE rowid = NEW.rowid OR id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'the security log is not changed'); END;
CREATE TRIGGER sent_pledges_no_replace BEFORE INSERT ON sent_pledges
WHEN EXISTS (SELECT 1 FROM sent_pledges
    WHERE rowid = NEW.rowid OR (request_id = NEW.request_id AND snapshot_number = NEW.snapshot_number))
BEGIN SELECT RAISE(ABORT, 'sent pledges are permanent'); END;
CREATE TRIGGER sent_rules_no_replace BEFORE INSERT ON sent_rules
WHEN EXISTS (SELECT 1 FROM sent_rules
    WHERE rowid = NEW.rowid OR (request_id = NEW.request_id AND snapshot_number = NEW.snapshot_number))
BEGIN SELECT RAISE(ABORT, 'sent rules are permanent'); END;
CREATE TRIGGER shown_no_replace BEFORE INSERT ON shown
WHEN EXISTS (SELECT 1 FROM shown
    WHERE rowid = NEW.rowid OR (state = NEW.state AND nid = NEW.nid))
BEGIN SELECT RAISE(ABORT, 'what was shown is permanent'); END;
CREATE TRIGGER shown_texts_no_replace BEFORE INSERT ON shown_texts
WHEN EXISTS (SELECT 1 FROM shown_texts
    WHERE rowid = NEW.rowid
    OR (state = NEW.state AND nid = NEW.nid AND version = NEW.version AND edition = NEW.edition AND shown_on = NEW.shown_on))
BEGIN SELECT RAISE(ABORT, 'what was shown is permanent'); END;
CREATE TRIGGER snapshots_no_replace BEFORE INSERT ON snapshots
WHEN EXISTS (SELECT 1 FROM snapshots
    WHERE rowid = NEW.rowid OR id = NEW.id OR (request_id = NEW.request_id AND number = NEW.number))
BEGIN SELECT RAISE(ABORT, 'snapshots are permanent'); END;
CREATE TRIGGER states_no_replace BEFORE INSERT ON states
WHEN EXISTS (SELECT 1 FROM states
    WHERE rowid = NEW.rowid OR number = NEW.number OR undoes = NEW.undoes)
BEGIN SELECT RAISE(ABORT, 'states are permanent'); END;
CREATE TRIGGER struck_comments_no_replace BEFORE INSERT ON struck_comments
WHEN EXISTS (SELECT 1 FROM struck_comments
    WHERE rowid = NEW.rowid OR comment_id = NEW.comment_id)
BEGIN SELECT RAISE(ABORT, 'struck comments are permanent'); END;
CREATE TRIGGER struck_papers_no_replace BEFORE INSERT ON struck_papers
WHEN EXISTS (SELECT 1 FROM struck_papers
    WHERE rowid = NEW.rowid OR paper_id = NEW.paper_id)
BEGIN SELECT RAISE(ABORT, 'struck papers are permanent'); END;
CREATE TRIGGER versions_no_replace BEFORE INSERT ON versions
WHEN EXISTS (SELECT 1 FROM versions
    WHERE rowid = NEW.rowid OR id = NEW.id OR (nid = NEW.nid AND number = NEW.number))
BEGIN SELECT RAISE(ABORT, 'versions are permanent'); END;
-- A namespace can be updated, but UPDATE OR REPLACE must not delete another one.
CREATE TRIGGER namespaces_no_replace_update BEFORE UPDATE ON namespaces
WHEN EXISTS (SELECT 1 FROM namespaces
    WHERE rowid <> OLD.rowid AND (rowid = NEW.rowid OR nid = NEW.nid OR informal_number = NEW.informal_number))
BEGIN SELECT RAISE(ABORT, 'a NID is never given up'); END;
--only postgresql
-- An empty statement is an error there.
SELECT 1;
--end
