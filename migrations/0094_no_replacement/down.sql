--only sqlite
DROP TRIGGER acting_leads_no_replace;
DROP TRIGGER answers_no_replace;
DROP TRIGGER chain_no_replace;
DROP TRIGGER changes_no_replace;
DROP TRIGGER comments_no_replace;
DROP TRIGGER consents_no_replace;
DROP TRIGGER decision_records_no_replace;
DROP TRIGGER decisions_no_replace;
DROP TRIGGER editions_no_replace;
DROP TRIGGER events_no_replace;
DROP TRIGGER judged_points_no_replace;
DROP TRIGGER kept_entries_no_replace;
DROP TRIGGER log_checkpoint_no_replace;
DROP TRIGGER log_entry_no_replace;
DROP TRIGGER log_salt_no_replace;
DROP TRIGGER log_state_no_replace;
DROP TRIGGER merged_accounts_no_replace;
DROP TRIGGER namespaces_no_replace;
DROP TRIGGER papers_no_replace;
DROP TRIGGER part_versions_no_replace;
DROP TRIGGER pledge_confirmations_no_replace;
DROP TRIGGER pledges_no_replace;
DROP TRIGGER positions_no_replace;
DROP TRIGGER profiles_no_replace;
DROP TRIGGER received_no_replace;
DROP TRIGGER redactions_no_replace;
DROP TRIGGER reports_no_replace;
DROP TRIGGER security_log_no_replace;
DROP TRIGGER sent_pledges_no_replace;
DROP TRIGGER sent_rules_no_replace;
DROP TRIGGER shown_no_replace;
DROP TRIGGER shown_texts_no_replace;
DROP TRIGGER snapshots_no_replace;
DROP TRIGGER states_no_replace;
DROP TRIGGER struck_comments_no_replace;
DROP TRIGGER struck_papers_no_replace;
DROP TRIGGER versions_no_replace;
DROP TRIGGER namespaces_no_replace_update;
--only postgresql
-- An empty statement is an error there.
SELECT 1;
--end
