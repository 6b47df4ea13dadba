//! `/api/v1/requests/{number}/record`, which is also `/requests/{number}.json`: the complete public record of a request in one document.

use crate::api::only;
use crate::api::registry::{fresh, request_json};
use crate::cases::Overlay;
use crate::cases::decision_records::{self, queries::Shown};
use crate::cases::documents::{self, Filed};
use crate::cases::gather::positions::standing_positions;
use crate::cases::viewer::{Seen, see_public};
use crate::cases::{commitments, standards, testable};
use crate::history::redactions::Thing;
use crate::history::{self, Recorded};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::mark_read::noted;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::mail::delivery::NAME;
use crate::mail::listed;
use crate::resolution::commitment::Pledges;
use crate::reviews;
use crate::reviews::{Comment, Position, Thread};
use crate::template::Field;
use jiff::Timestamp;
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};

fn moment(at: Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// The public record of a request, as its pages show it to anonymous visitors. Lists are in the order of time.
pub(super) struct Record {
    pub(super) seen: Seen,
    /// The commitments that were submitted with the newest revision, unless it was redacted.
    pub(super) commitments: Option<Pledges>,
    /// The machine-readable syntax that was submitted with it, in ABNF.
    pub(super) syntax: Option<String>,
    /// The keys of the newest position of each expert.
    pub(super) standing: HashSet<String>,
    /// All recorded positions, including earlier ones.
    pub(super) positions: Vec<Position>,
    pub(super) threads: Vec<Thread>,
    /// The public history.
    pub(super) events: Vec<Recorded>,
    /// The records stored with decisions, by the key of their event.
    pub(super) decision_records: HashMap<String, Shown>,
    pub(super) reports: Vec<standards::Report>,
    /// The documents, including retracted ones.
    pub(super) documents: Vec<Filed>,
    /// The emails that were sent to the review list.
    pub(super) sent: Vec<listed::Posted>,
    /// The emails that came from the review list.
    pub(super) received: Vec<listed::ListedEmail>,
}

impl Record {
    /// The decisions, each with its number.
    pub(super) fn decisions(&self) -> impl Iterator<Item = (usize, &Recorded)> {
        let decided = self.events.iter().filter(|event| decision_records::is_decision(event.act));
        decided.enumerate().map(|(at, event)| (at + 1, event))
    }
}

/// Loads the record of the request in the path.
///
/// # Errors
/// Not found for a request that was never submitted, even for its owner.
pub(super) fn load(cx: &Cx) -> Result<Record, Problem> {
    let record = cx.read(|conn| {
        let seen = see_public(conn, cx.number()?, None, cx.now)?;
        let id = &seen.request.id;
        let standing = standing_positions(conn, &seen, cx.now)?.into_iter().map(|standing| standing.position.id).collect();
        let newest = seen.current().filter(|current| !current.is_redacted()).map(|current| current.number);
        let (commitments, rules) = match newest {
            Some(newest) => (commitments::queries::sent(conn, id, newest)?, testable::queries::sent(conn, id, newest)?),
            None => (None, None),
        };
        let mut events = history::queries::of_request(conn, id)?;
        let decision_records = decision_records::queries::of_request(conn, id, &events)?;
        events.retain(Recorded::is_shown);
        let mut documents = documents::queries::all_of(conn, id)?;
        let notices = history::redactions::queries::notices(conn, Thing::Event, events.iter().map(|event| event.id.as_str()))?;
        for document in &mut documents {
            redact(document, &events, &notices);
        }
        Ok(Record {
            commitments,
            syntax: rules.map(|kept| kept.rules.abnf).filter(|abnf| !abnf.is_empty()),
            standing,
            positions: reviews::queries::positions_of(conn, id)?,
            threads: reviews::queries::threads_of(conn, id)?,
            events,
            decision_records,
            reports: standards::queries::reports_of(conn, id)?,
            documents,
            sent: listed::queries::sent(conn, id, &cx.post().review_list)?,
            received: listed::queries::of_request(conn, id)?,
            seen,
        })
    })?;
    noted(cx, Some(&record.seen.request.id))?;
    Ok(record)
}

/// Replaces the text of a document if it was redacted in the event that recorded it.
fn redact(document: &mut Filed, events: &[Recorded], notices: &HashMap<String, String>) {
    let at = document.filed_at;
    let with_it = || events.iter().filter(move |event| event.at == at);
    if with_it().any(|event| event.detail.ends_with(&document.words)) {
        return;
    }
    if let Some(notice) = with_it().find_map(|event| notices.get(&event.id)) {
        document.words.clone_from(notice);
    }
}

/// `GET /api/v1/requests/{number}/record`: the same as [`file`].
pub fn record(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &[])?;
    file(cx)
}

/// `GET /requests/{number}.json`: the state, all revisions with their text, positions, threads, decisions, reports, documents, events and
/// list emails of a request, to the extent that they are public.
pub fn file(cx: &Cx) -> Result<Reply, Problem> {
    let record = load(cx)?;
    let home = &cx.post().public_url;
    let mut value = request_json(&record.seen.request, home);
    let parts = json!({
        "overlays": record.seen.open_overlays().into_iter().map(Overlay::name).collect::<Vec<_>>(),
        "revisions": revisions(&record.seen, home),
        "commitments": record.commitments,
        "machine_readable_syntax": record.syntax,
        "positions": record.positions.iter().map(|one| position(one, &record.standing)).collect::<Vec<_>>(),
        "threads": record.threads.iter().map(thread).collect::<Vec<_>>(),
        "decisions": record.decisions().map(|decided| decision(decided, &record.decision_records)).collect::<Vec<_>>(),
        "reports": record.reports.iter().map(report).collect::<Vec<_>>(),
        "documents": record.documents.iter().map(document).collect::<Vec<_>>(),
        "events": record.events.iter().map(event).collect::<Vec<_>>(),
        "list_emails": list_emails(&record),
    });
    if let (Some(object), Value::Object(parts)) = (value.as_object_mut(), parts) {
        object.extend(parts);
    }
    Ok(fresh(&value))
}

fn revisions(seen: &Seen, home: &str) -> Vec<Value> {
    let revision = |snapshot: &crate::cases::Snapshot| {
        json!({
            "number": snapshot.number,
            "submitted_at": moment(snapshot.sent_at),
            "note": snapshot.note,
            "sha256": snapshot.fingerprint,
            "text": snapshot.canonical,
            "url": format!("{home}{}", addresses::revision_text(seen.request.number, snapshot.number)),
        })
    };
    seen.snapshots.iter().rev().map(revision).collect()
}

fn position(position: &Position, standing: &HashSet<String>) -> Value {
    json!({
        "id": position.id,
        "revision": position.snapshot_number,
        "by": position.expert,
        "position": position.stance.name(),
        "reasons": position.reasons,
        "at": moment(position.taken_at),
        "response": position.answer,
        "is_newest": standing.contains(&position.id),
    })
}

fn thread(thread: &Thread) -> Value {
    json!({
        "id": thread.id,
        "revision": thread.snapshot_number,
        "field": thread.anchor.field.map(Field::key),
        "quote": thread.anchor.quote,
        "position": thread.position_id,
        "addressed_at": thread.done_at.map(moment),
        "resolved_at": thread.resolved_at.map(moment),
        "comments": thread.comments.iter().map(comment).collect::<Vec<_>>(),
    })
}

fn comment(comment: &Comment) -> Value {
    json!({
        "id": comment.id,
        "revision": comment.snapshot_number,
        "by": comment.author,
        "role": comment.role,
        "at": moment(comment.written_at),
        "comment": comment.body,
        "suggestion": comment.suggestion,
        "by_email": comment.by_mail,
        "retracted": comment.struck,
    })
}

/// A decision with its stored record; `null` for decisions of releases that stored none. `record_sha256` is the digest of the bytes of
/// `record_text`. Both are `null` if the record names an expert who has become anonymous or refers to a redacted revision.
fn decision((number, event): (usize, &Recorded), records: &HashMap<String, Shown>) -> Value {
    let record = records.get(&event.id);
    json!({
        "number": number,
        "event": event.id,
        "decision": event.act.name(),
        "at": moment(event.at),
        "by": record.map_or(&event.by, |shown| &shown.record.by),
        "role": event.role,
        "reasons": event.detail,
        "record": record.map(|shown| &shown.record),
        "record_text": record.and_then(|shown| shown.text.as_deref()),
        "record_sha256": record.and_then(Shown::sha256),
    })
}

fn report(report: &standards::Report) -> Value {
    json!({
        "revision": report.snapshot_number,
        "to": report.addressed_to,
        "report": report.body,
        "at": moment(report.sent_at),
    })
}

fn document(filed: &Filed) -> Value {
    json!({
        "id": filed.id,
        "kind": filed.kind.name(),
        "text": filed.words,
        "at": moment(filed.filed_at),
        "retracted": filed.struck,
    })
}

fn event(event: &Recorded) -> Value {
    json!({
        "id": event.id,
        "event": event.act.name(),
        "by": event.by,
        "role": event.role,
        "details": event.detail,
        "state": event.state,
        "at": moment(event.at),
    })
}

/// The emails to and from the review list, in the order of time. `text` is `null` if it is no longer stored.
fn list_emails(record: &Record) -> Vec<Value> {
    let sent = record.sent.iter().map(|email| {
        let value = json!({
            "id": email.id,
            "direction": "sent",
            "by": NAME,
            "subject": email.subject,
            "at": moment(email.at),
            "text": Some(&email.body).filter(|body| !body.is_empty()),
            "archive": null,
        });
        (email.at, value)
    });
    let received = record.received.iter().map(|email| {
        let value = json!({
            "id": email.id,
            "direction": "received",
            "by": email.author,
            "subject": null,
            "at": moment(email.at),
            "text": email.body,
            "archive": email.archive,
        });
        (email.at, value)
    });
    let mut all: Vec<(Timestamp, Value)> = sent.chain(received).collect();
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, value)| value).collect()
}
