//! Invariants of the database after any randomized workflow test.

use super::steps::WorkflowRun;
use crate::common::prelude::*;
use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text};
use nidreg::mail::templates::Notification;
use nidreg::requests::action_holder::ActionHolder;
use nidreg::requests::statements::{self, StatementFact};
use nidreg::requests::times::{self, HolderTask};
use nidreg::store::Moment;

/// Checks all invariants.
pub fn hold(walk: &WorkflowRun) {
    what_must_always_hold(walk);
    the_parties_times_add_up(walk);
    every_event_has_exactly_its_emails(walk);
    every_annotation_is_announced(walk);
}

fn rows<T>(walk: &WorkflowRun, sql: &str) -> Vec<T>
where
    T: QueryableByName<<AnyConnection as Connection>::Backend> + 'static,
{
    walk.fixture.store.read(|conn| diesel::sql_query(sql).load::<T>(conn).map_err(Error::from)).unwrap()
}

fn count(walk: &WorkflowRun, sql: &str) -> i64 {
    crate::common::count(&walk.fixture.store, sql)
}

#[derive(QueryableByName)]
struct Action {
    #[diesel(sql_type = Text)]
    request_id: String,
    #[diesel(sql_type = Text)]
    state: String,
    #[diesel(sql_type = Text)]
    at: Moment,
}

#[derive(QueryableByName)]
struct HolderTaskRow {
    #[diesel(sql_type = Text)]
    request_id: String,
    #[diesel(sql_type = Text)]
    role: String,
    #[diesel(sql_type = Text)]
    since: Moment,
    #[diesel(sql_type = Nullable<Text>)]
    ended_at: Option<Moment>,
}

#[derive(QueryableByName)]
struct Written {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    act: String,
    #[diesel(sql_type = Nullable<Text>)]
    kind: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    recipient: Option<String>,
}

/// The emails an action writes: those always written, and those written only if they have a recipient. Other actions write
/// none. [`every_annotation_is_announced`] tests which outcomes of appeals write a `status_mark`.
fn emails_of(act: &str) -> (&'static [&'static str], &'static [&'static str]) {
    match act {
        "submitted" => (&["received", "arrived"], &["change_notice"]),
        "commented" => (&[], &["comment"]),
        "comment_struck" => (&[], &["retracted"]),
        "review_opened" => (&["to_list", "assignment"], &["opened"]),
        "experts_asked" => (&["assignment"], &[]),
        "assignment_declined" => (&["assignment_declined"], &[]),
        "asked" => (&["question"], &[]),
        "answered" => (&[], &["answered", "change_notice"]),
        "revision_sent" | "renamed" => (&[], &["new_revision", "change_notice"]),
        "review_sent" | "position_taken" => (&[], &["comment", "discuss", "decision_needed"]),
        "discuss_answered" => (&["comment"], &[]),
        "waiver_asked" => (&[], &["waiver"]),
        "disclosure_taken_back" => (&["conflict_taken_back"], &[]),
        "approved" => (&["approved"], &[]),
        "decline_proposed" => (&[], &["concurrence"]),
        "declined" => (&["declined"], &[]),
        "reported" => (&["report", "reported"], &[]),
        "directed" => (&["directed"], &[]),
        "body_asked" | "body_declined" => (&["body_answered"], &[]),
        "recognition_asked" => (&["recognition_asked"], &[]),
        "recognized" | "recognition_refused" => (&["recognition_answered"], &[]),
        "completion_asked" => (&["completion_asked"], &[]),
        "procedure_changed" => (&["procedure_changed"], &[]),
        "sent_back" => (&[], &["sent_back"]),
        "closed" => (&[], &["closed"]),
        "reopened" => (&["reopened"], &[]),
        "procedure_change_undone" => (&["procedure_changed"], &[]),
        "name_conflict" => (&[], &["name_conflict"]),
        "name_conflict_ended" => (&[], &["name_conflict_ended"]),
        "appealed" => (&["appeal"], &[]),
        "appeal_rejected" => (&["appeal_decided"], &[]),
        "appeal_granted" => (&["appeal_decided"], &["status_mark"]),
        "put_on_hold" | "hold_ended" => (&["hold"], &[]),
        "contact_accepted" | "contact_objected" => (&["contact_answered"], &[]),
        "contact_asked" => (&["contact_asked"], &[]),
        "escalated" => (&["escalation"], &[]),
        "reminded" => (&[], &["reminder", "action_required", "overdue", "decision_needed", "lapse_warning", "escalation"]),
        "list_posted" => (&[], &["comment"]),
        "following_changed" => (&[], &["stopped"]),
        "status_changed" => (&["status_notice"], &[]),
        "registered" => (&["registered"], &["published_alone"]),
        "publication_prepared" => (&["publication_waits"], &[]),
        "representative_named" | "appointed" => (&["security"], &[]),
        "member_invited" => (&["invitation"], &[]),
        "account_closed" => (&["security"], &[]),
        _ => (&[], &[]),
    }
}

/// The actions reported to the review list. One email may cover several actions and belongs to the last.
fn is_announced_on_list(act: &str) -> bool {
    matches!(
        act,
        "revision_sent"
            | "approved"
            | "declined"
            | "reported"
            | "registered"
            | "closed"
            | "reopened"
            | "commented"
            | "commented_by_mail"
            | "review_sent"
            | "position_taken"
            | "discuss_answered"
            | "answered"
    )
}

/// The actions that may change the action holder, who may be notified by a separate email.
fn moves(act: &str) -> bool {
    matches!(
        act,
        "procedure_changed"
            | "sent_back"
            | "approved"
            | "declined"
            | "review_opened"
            | "reopened"
            | "procedure_change_undone"
            | "asked"
            | "answered"
            | "revision_sent"
            | "renamed"
            | "reported"
            | "directed"
            | "body_asked"
            | "body_declined"
            | "completion_asked"
            | "recognized"
            | "recognition_refused"
            | "appeal_granted"
            | "conflict_declared"
            | "closed"
    )
}

fn every_event_has_exactly_its_emails(walk: &WorkflowRun) {
    let rows: Vec<Written> = rows(
        walk,
        "SELECT e.id, e.act, o.kind, o.recipient FROM events e LEFT JOIN outbox o ON o.event_id = e.id WHERE e.act NOT IN ('account_opened', 'address_verified')",
    );
    type Told = (String, Vec<(String, String)>);
    let mut by_event: BTreeMap<String, Told> = BTreeMap::new();
    for row in rows {
        let event = by_event.entry(row.id).or_insert_with(|| (row.act, Vec::new()));
        if let (Some(email), Some(recipient)) = (row.kind, row.recipient) {
            event.1.push((email, recipient));
        }
    }
    let facts: BTreeMap<&str, StatementFact> =
        Notification::samples().iter().map(|email| (email.code(), statements::emails::email_fact(email))).collect();
    for (id, (act, emails)) in &by_event {
        let codes: BTreeSet<&str> = emails.iter().map(|(code, _)| code.as_str()).collect();
        let (always, sometimes) = emails_of(act);
        for code in always {
            assert!(codes.contains(code), "{act} ({id}) without its email {code}: {emails:?}");
        }
        for code in &codes {
            let own = always.contains(code)
                || sometimes.contains(code)
                || *code == "list_news" && is_announced_on_list(act)
                || *code == "action_required" && moves(act);
            assert!(own, "{act} ({id}) with an email {code} of another action");
            if let Some(StatementFact::Event(acts)) = facts.get(code) {
                assert!(acts.iter().any(|one| one.name() == act), "{act} ({id}): the email {code} speaks about {acts:?}");
            }
        }
        if matches!(act.as_str(), "review_sent" | "position_taken") {
            assert!(codes.contains("comment") != codes.contains("discuss"), "{act} ({id}) is announced once: {emails:?}");
        }
        let once: BTreeSet<_> = emails.iter().collect();
        if act != "status_changed" {
            assert_eq!(once.len(), emails.len(), "{act} sends two emails to one recipient: {emails:?}");
        }
        if matches!(act.as_str(), "submitted") {
            let operators = emails.iter().filter(|(code, _)| code == "arrived").count();
            assert_eq!(operators, 2, "each operator reads of a new request once");
        }
    }
}

/// A granted appeal annotates a registration, and nothing else does. Each annotation is announced.
fn every_annotation_is_announced(walk: &WorkflowRun) {
    let granted = "FROM events e JOIN requests r ON r.id = e.request_id WHERE e.act = 'appeal_granted' AND e.state IS NULL AND r.state = 'registered'";
    let announced = format!("{granted} AND EXISTS (SELECT 1 FROM outbox o WHERE o.event_id = e.id AND o.kind = 'status_mark')");
    let annotated = "FROM changes WHERE detail LIKE 'an appeal against its registration was granted: %'";
    assert_eq!(
        count(walk, &format!("SELECT count(*) AS count {announced}")),
        count(walk, &format!("SELECT count(*) AS count {annotated}"))
    );
}

fn the_parties_times_add_up(walk: &WorkflowRun) {
    let moves: Vec<Action> =
        rows(walk, "SELECT request_id, state, at FROM events WHERE state IS NOT NULL AND request_id IS NOT NULL ORDER BY at, id");
    let mut by_request: BTreeMap<String, Vec<(String, jiff::Timestamp)>> = BTreeMap::new();
    for row in moves {
        by_request.entry(row.request_id).or_default().push((row.state, row.at.time()));
    }
    assert!(by_request.len() > 10);
    // The tasks of the action holders, in the order in which they ended.
    let held: Vec<HolderTaskRow> = rows(
        walk,
        "SELECT request_id, role, since, ended_at FROM tasks WHERE role IS NOT NULL AND kind NOT IN ('finish_draft', 'choose_name', 'record_appeal', 'assign_expert') ORDER BY coalesce(ended_at, '9999'), id",
    );
    for (id, moves) in by_request {
        let of_request = held.iter().filter(|row| row.request_id == id).map(|row| HolderTask {
            holder: ActionHolder::from_name(&row.role).unwrap(),
            since: row.since.time(),
            ended_at: row.ended_at.map(Moment::time),
        });
        let spans = times::holder_spans(&of_request.collect::<Vec<_>>(), walk.fixture.now);
        let parts: i64 = ActionHolder::ALL.iter().map(|holder| times::seconds_of(&spans, *holder)).sum();
        let last = moves.last().unwrap();
        let ended = nidreg::requests::State::ENDED_NAMES.contains(&last.0.as_str());
        let end = if ended { last.1 } else { walk.fixture.now };
        let first = moves.iter().find(|(state, _)| state == "intake");
        // Between a closure and its reversal, a request has no action holder.
        let is_end = |state: &str| nidreg::requests::State::ENDED_NAMES.contains(&state);
        let closed: i64 =
            moves.windows(2).filter(|pair| is_end(&pair[0].0)).map(|pair| pair[1].1.duration_since(pair[0].1).as_secs()).sum();
        let wall = first.map_or(0, |(_, at)| end.duration_since(*at).as_secs() - closed);
        assert_eq!((parts, times::overall_seconds(&spans)), (wall, wall), "{id}");
    }
}

/// The invariants that are SQL queries.
fn what_must_always_hold(walk: &WorkflowRun) {
    for (wrong, sql) in [
        (
            "registered by the community without the lead's decision on the text that was registered",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'registered' AND r.procedure = 'community' AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.request_id = r.id AND d.outcome = 'approved' AND d.revision_number = (SELECT max(number) FROM revisions s WHERE s.request_id = r.id))",
        ),
        (
            "approved by one person alone, or over an objection that nobody answered",
            "SELECT count(*) AS count FROM decisions d WHERE d.outcome = 'approved' AND (NOT EXISTS (SELECT 1 FROM positions p WHERE p.request_id = d.request_id AND p.expert_id <> d.lead_id AND p.position <> 'discuss' AND p.recorded_at <= d.decided_at) OR EXISTS (SELECT 1 FROM positions p WHERE p.request_id = d.request_id AND p.position = 'discuss' AND p.recorded_at <= d.decided_at AND NOT EXISTS (SELECT 1 FROM positions q WHERE q.request_id = p.request_id AND q.expert_id = p.expert_id AND q.id > p.id AND q.recorded_at <= d.decided_at) AND NOT EXISTS (SELECT 1 FROM answers a WHERE a.position_id = p.id AND a.at <= d.decided_at) AND NOT EXISTS (SELECT 1 FROM disclosures x WHERE x.request_id = p.request_id AND x.expert_id = p.expert_id AND x.answer <> 'none')))",
        ),
        (
            "registered for a body without direction and copy",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'registered' AND r.procedure = 'standards' AND (SELECT count(DISTINCT d.kind) FROM documents d WHERE d.request_id = r.id AND d.kind IN ('report', 'direction', 'report_copy')) < 3",
        ),
        (
            "registered on the fast track without recognition",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'registered' AND r.procedure = 'fast_track' AND NOT EXISTS (SELECT 1 FROM bodies b WHERE lower(b.name) = lower(r.body))",
        ),
        (
            "a NID in two open or registered requests for a new one, both past the decision",
            "SELECT count(*) AS count FROM (SELECT nid FROM requests WHERE kind = 'new_formal' AND state = 'registered' GROUP BY nid HAVING count(*) > 1) x",
        ),
        (
            "changed for a stranger without a contact or a reason",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'registered' AND r.kind IN ('revision', 'status_change') AND NOT EXISTS (SELECT 1 FROM events e WHERE e.request_id = r.id AND e.act IN ('contacts_answered', 'contact_accepted')) AND NOT EXISTS (SELECT 1 FROM requests p WHERE p.nid = r.nid AND p.id <> r.id AND p.state = 'registered' AND p.owner_id = r.owner_id)",
        ),
        (
            "registered over an objection that was not answered",
            "SELECT count(*) AS count FROM contact_answers a JOIN requests r ON r.id = a.request_id WHERE r.state = 'registered' AND a.answer = 'object' AND NOT EXISTS (SELECT 1 FROM events e WHERE e.request_id = r.id AND e.act = 'contacts_answered' AND e.at >= a.answered_at) AND NOT EXISTS (SELECT 1 FROM contact_answers b WHERE b.request_id = r.id AND b.address = a.address AND b.answer = 'accept' AND b.answered_at > a.answered_at)",
        ),
        (
            "a comment that its author took back and that left a word or an email",
            "SELECT count(*) AS count FROM events e JOIN outbox o ON o.event_id = e.id WHERE e.act = 'commented' AND e.detail = '' AND NOT EXISTS (SELECT 1 FROM redactions x WHERE x.row_id = e.id)",
        ),
        (
            "a gap in the versions",
            "SELECT count(*) AS count FROM (SELECT nid FROM versions WHERE origin = 'registered' GROUP BY nid HAVING max(number) - min(number) + 1 <> count(*)) x",
        ),
        (
            "a later version without Revision Information",
            "SELECT count(*) AS count FROM versions WHERE origin = 'registered' AND number > 1 AND template NOT LIKE '%revision_information%'",
        ),
        (
            "a placeholder in a published text",
            "SELECT count(*) AS count FROM versions WHERE canonical LIKE '%{{NID}}%' OR canonical LIKE '%TBD%' OR canonical LIKE '%Requested of IANA%'",
        ),
        (
            "an informal number with a gap",
            "SELECT max(informal_number) - 8 - sum(CASE WHEN origin = 'registered' THEN 1 ELSE 0 END) AS count FROM namespaces WHERE kind = 'informal'",
        ),
        (
            "declined without two people, unless a body declined",
            "SELECT count(*) AS count FROM requests r WHERE r.state = 'declined' AND r.procedure <> 'standards' AND NOT EXISTS (SELECT 1 FROM decisions d WHERE d.request_id = r.id AND d.outcome = 'declined' AND d.concurring_id IS NOT NULL)",
        ),
        (
            "a registrant who acted as expert, or an expert in conflict whose position came later",
            "SELECT count(*) AS count FROM positions p JOIN requests r ON r.id = p.request_id WHERE p.expert_id = r.owner_id",
        ),
        (
            "a state that no event led to",
            "SELECT count(*) AS count FROM requests r WHERE r.state <> 'draft' AND r.state <> (SELECT e.state FROM events e WHERE e.request_id = r.id AND e.state IS NOT NULL ORDER BY e.at DESC, e.id DESC LIMIT 1)",
        ),
        (
            "letters of one request in two threads",
            "SELECT count(*) AS count FROM (SELECT request_id FROM outbox WHERE request_id IS NOT NULL GROUP BY request_id HAVING count(DISTINCT thread_id) > 1) x",
        ),
        (
            "a request on hold that passed",
            "SELECT count(*) AS count FROM conditions o JOIN requests r ON r.id = o.request_id WHERE o.kind = 'on_hold' AND o.until IS NULL AND r.state = 'registered'",
        ),
        (
            "a comment of a guest that another account has",
            "SELECT count(*) AS count FROM comments c JOIN accounts a ON a.id = c.author_id WHERE c.body = 'As a guest.' AND a.name NOT LIKE 'Guest %'",
        ),
        (
            "a redaction by one person alone",
            "SELECT count(*) AS count FROM pending_actions WHERE kind = 'redaction' AND outcome = 'confirmed' AND closed_by = filed_by",
        ),
        (
            "an approval by nobody who leads",
            "SELECT count(*) AS count FROM decisions d WHERE d.outcome = 'approved' AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.account_id = d.lead_id AND a.leads)",
        ),
        (
            "more than one open overlay of a kind",
            "SELECT count(*) AS count FROM (SELECT request_id FROM conditions WHERE until IS NULL GROUP BY request_id, kind HAVING count(*) > 1) x",
        ),
    ] {
        assert_eq!(count(walk, sql), 0, "{wrong}");
    }
}
