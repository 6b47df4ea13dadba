//! `/api/v1/requests/{number}/record`, which is also `/requests/{number}.json`: the complete public record of a request in one document.

use crate::api::registry::{RequestJson, revalidated_response};
use crate::api::reject_other_parameters;
use crate::clock::Seconds;
use crate::history::redactions::RedactableKind;
use crate::history::{self, RecordedEvent};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::Response;
use crate::ids::{CommentId, RevisionNumber, ThreadId};
use crate::mail::delivery::SENDER_NAME;
use crate::mail::listed;
use crate::requests::decision_records::{self, DecisionRecord, queries::ShownRecord};
use crate::requests::documents::{self, Document, DocumentKind};
use crate::requests::gather::positions::position_statuses;
use crate::requests::viewer::{RequestView, load_public_view};
use crate::requests::{Condition, Revision};
use crate::reviews;
use crate::reviews::{Comment, Position, Thread};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{HashMap, HashSet};
use urn_registry::template::Field;

/// The public record of a request, as its pages show it to anonymous visitors. Lists are in chronological order.
pub(super) struct PublicRecord {
    pub(super) view: RequestView,
    /// The keys of the newest position of each expert.
    pub(super) standing: HashSet<String>,
    /// All recorded positions, including earlier ones.
    pub(super) positions: Vec<Position>,
    pub(super) threads: Vec<Thread>,
    /// The public history.
    pub(super) events: Vec<RecordedEvent>,
    /// The records stored with decisions, by the key of their event.
    pub(super) decision_records: HashMap<String, ShownRecord>,
    pub(super) documents: Vec<Document>,
    /// The emails that were sent to the review list.
    pub(super) sent: Vec<listed::SentListEmail>,
    /// The emails that came from the review list.
    pub(super) received: Vec<listed::ListedEmail>,
}

impl PublicRecord {
    /// The decisions, each with its number.
    pub(super) fn decisions(&self) -> impl Iterator<Item = (usize, &RecordedEvent)> {
        let decided = self.events.iter().filter(|event| decision_records::is_decision(event.act));
        decided.enumerate().map(|(at, event)| (at + 1, event))
    }
}

/// Loads the record of the request in the path.
///
/// # Errors
/// Not found for a request that was never submitted, even for its owner.
pub(super) fn load_record(cx: &RequestContext) -> Result<PublicRecord, HttpError> {
    let record = cx.read(|conn| {
        let view = load_public_view(conn, cx.number()?, None, cx.now)?;
        let id = &view.request.id;
        let standing = position_statuses(conn, &view, cx.now)?.into_iter().map(|standing| standing.position.id).collect();
        let mut events = history::queries::of_request(conn, id)?;
        let decision_records = decision_records::queries::of_request(conn, id)?;
        events.retain(RecordedEvent::is_in_public_history);
        let mut documents = documents::queries::documents_of(conn, id)?;
        let notices =
            history::redactions::queries::notices(conn, RedactableKind::Event, events.iter().map(|event| event.id.as_str()))?;
        for document in &mut documents {
            redact(document, &events, &notices);
        }
        Ok(PublicRecord {
            standing,
            positions: reviews::queries::positions_of(conn, id)?,
            threads: reviews::queries::threads_of(conn, id)?,
            events,
            decision_records,
            documents,
            sent: listed::queries::sent_to_list(conn, id, &cx.mail().review_list)?,
            received: listed::queries::of_request(conn, id)?,
            view,
        })
    })?;
    Ok(record)
}

/// Replaces the text of a document if it was redacted in the event that recorded it. The event of a report does not contain its text.
fn redact(document: &mut Document, events: &[RecordedEvent], notices: &HashMap<String, String>) {
    if matches!(document.kind, DocumentKind::Report | DocumentKind::ReportCopy) {
        return;
    }
    let at = document.recorded_at;
    let with_it = || events.iter().filter(move |event| event.at == at);
    if with_it().any(|event| event.detail.ends_with(&document.body)) {
        return;
    }
    if let Some(notice) = with_it().find_map(|event| notices.get(&event.id)) {
        document.body.clone_from(notice);
    }
}

/// `GET /api/v1/requests/{number}/record`: the same as [`show_record_file`].
pub fn record(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &[])?;
    show_record_file(cx)
}

/// `GET /requests/{number}.json`: the state, all revisions with their text, positions, threads, decisions, documents, events and
/// list emails of a request, to the extent that they are public.
pub fn show_record_file(cx: &RequestContext) -> Result<Response, HttpError> {
    let record = load_record(cx)?;
    let home = &cx.mail().public_url;
    revalidated_response(&RequestRecord {
        request: RequestJson::from_request(&record.view.request, home),
        conditions: record.view.open_conditions().into_iter().map(Condition::name).collect(),
        revisions: record.view.revisions.iter().rev().map(|revision| revision_json(revision, &record.view, home)).collect(),
        positions: record.positions.iter().map(|one| position_json(one, &record)).collect(),
        threads: record.threads.iter().map(thread_json).collect(),
        decisions: record.decisions().map(|decided| decision_json(decided, &record.decision_records)).collect(),
        documents: record.documents.iter().map(document_json).collect(),
        events: record.events.iter().map(event_json).collect(),
        list_emails: list_emails(&record),
    })
}

/// All public data of a request.
#[derive(Serialize, JsonSchema)]
pub struct RequestRecord<'a> {
    #[serde(flatten)]
    request: RequestJson<'a>,
    /// Open circumstances: `name_conflict` (an earlier request has the same NID), `escalated`, `under_appeal`, `on_hold`.
    conditions: Vec<&'static str>,
    revisions: Vec<RevisionJson<'a>>,
    positions: Vec<PositionJson<'a>>,
    threads: Vec<ThreadJson<'a>>,
    decisions: Vec<DecisionJson<'a>>,
    documents: Vec<DocumentJson<'a>>,
    events: Vec<EventJson<'a>>,
    /// Emails from this registry to the review list, and from the list about the request.
    list_emails: Vec<ListEmail<'a>>,
}

/// A submitted revision; `sha256` is the digest of the bytes at `url`, which are those of `text` in UTF-8.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct RevisionJson<'a> {
    number: RevisionNumber,
    submitted_at: Seconds,
    note: &'a str,
    sha256: &'a str,
    text: &'a str,
    #[schemars(url)]
    url: String,
}

fn revision_json<'a>(revision: &'a Revision, view: &RequestView, home: &str) -> RevisionJson<'a> {
    RevisionJson {
        number: revision.number,
        submitted_at: Seconds(revision.sent_at),
        note: &revision.note,
        sha256: &revision.fingerprint,
        text: &revision.canonical,
        url: format!("{home}{}", addresses::revision_text_path(view.request.number, revision.number)),
    }
}

/// A position, including positions that were later replaced.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct PositionJson<'a> {
    id: &'a str,
    revision: RevisionNumber,
    by: &'a str,
    role: &'a str,
    position: &'static str,
    reasons: &'a str,
    at: Seconds,
    response: Option<&'a str>,
    is_newest: bool,
}

fn position_json<'a>(position: &'a Position, record: &'a PublicRecord) -> PositionJson<'a> {
    PositionJson {
        id: &position.id,
        revision: position.revision_number,
        by: &position.expert,
        role: position.role(&record.events),
        position: position.kind.name(),
        reasons: &position.reasons,
        at: Seconds(position.recorded_at),
        response: position.answer.as_deref(),
        is_newest: record.standing.contains(&position.id),
    }
}

/// A thread.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ThreadJson<'a> {
    id: &'a ThreadId,
    revision: RevisionNumber,
    field: Option<Field>,
    quote: &'a str,
    position: Option<&'a str>,
    addressed_at: Option<Seconds>,
    resolved_at: Option<Seconds>,
    comments: Vec<CommentJson<'a>>,
}

fn thread_json(thread: &Thread) -> ThreadJson<'_> {
    ThreadJson {
        id: &thread.id,
        revision: thread.revision_number,
        field: thread.anchor.field,
        quote: &thread.anchor.quote,
        position: thread.position_id.as_deref(),
        addressed_at: thread.done_at.map(Seconds),
        resolved_at: thread.resolved_at.map(Seconds),
        comments: thread.comments.iter().map(comment_json).collect(),
    }
}

/// A comment.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct CommentJson<'a> {
    id: &'a CommentId,
    revision: RevisionNumber,
    by: &'a str,
    role: &'a str,
    at: Seconds,
    comment: &'a str,
    suggestion: Option<&'a str>,
    by_email: bool,
    retracted: Option<&'a str>,
}

fn comment_json(comment: &Comment) -> CommentJson<'_> {
    CommentJson {
        id: &comment.id,
        revision: comment.revision_number,
        by: &comment.author,
        role: &comment.role,
        at: Seconds(comment.written_at),
        comment: &comment.body,
        suggestion: comment.suggestion.as_deref(),
        by_email: comment.by_mail,
        retracted: comment.retraction_reason.as_deref(),
    }
}

/// A decision.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct DecisionJson<'a> {
    number: usize,
    event: &'a str,
    decision: &'static str,
    at: Seconds,
    by: &'a str,
    role: &'a str,
    reasons: &'a str,
    /// The facts at the time of the decision, as stored with it; null for decisions made with releases that did not store them.
    record: Option<&'a DecisionRecord>,
    record_text: Option<&'a str>,
    /// SHA-256 of the stored record, that is of the UTF-8 bytes of `record_text`; null with it if the record refers to a redacted
    /// revision.
    record_sha256: Option<String>,
}

fn decision_json<'a>((number, event): (usize, &'a RecordedEvent), records: &'a HashMap<String, ShownRecord>) -> DecisionJson<'a> {
    let record = records.get(&event.id);
    DecisionJson {
        number,
        event: &event.id,
        decision: event.act.name(),
        at: Seconds(event.at),
        by: record.map_or(&event.by, |shown| &shown.record.by),
        role: &event.role,
        reasons: &event.detail,
        record: record.map(|shown| &shown.record),
        record_text: record.and_then(|shown| shown.text.as_deref()),
        record_sha256: record.and_then(ShownRecord::sha256),
    }
}

/// A document on record.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct DocumentJson<'a> {
    id: &'a str,
    kind: &'static str,
    /// The newest revision when it was recorded.
    revision: RevisionNumber,
    text: &'a str,
    at: Seconds,
}

fn document_json(document: &Document) -> DocumentJson<'_> {
    DocumentJson {
        id: &document.id,
        kind: document.kind.name(),
        revision: document.revision_number,
        text: &document.body,
        at: Seconds(document.recorded_at),
    }
}

/// An event of the history.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct EventJson<'a> {
    id: &'a str,
    event: &'static str,
    by: &'a str,
    role: &'a str,
    details: &'a str,
    state: Option<&'a str>,
    at: Seconds,
}

fn event_json(event: &RecordedEvent) -> EventJson<'_> {
    EventJson {
        id: &event.id,
        event: event.act.name(),
        by: &event.by,
        role: &event.role,
        details: &event.detail,
        state: event.state.as_deref(),
        at: Seconds(event.at),
    }
}

/// An email to or from the review list; `text` is null if it is no longer stored.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ListEmail<'a> {
    id: &'a str,
    #[schemars(extend("enum" = ["sent", "received"]))]
    direction: &'static str,
    by: &'a str,
    #[schemars(extend("enum" = ["registry", "list subscriber"]))]
    role: &'static str,
    subject: Option<&'a str>,
    at: Seconds,
    text: Option<&'a str>,
    /// The URL in the archive of the list.
    archive: Option<&'a str>,
}

/// The emails to and from the review list, in chronological order.
fn list_emails(record: &PublicRecord) -> Vec<ListEmail<'_>> {
    let sent = record.sent.iter().map(|email| ListEmail {
        id: &email.id,
        direction: "sent",
        by: SENDER_NAME,
        role: "registry",
        subject: Some(&email.subject),
        at: Seconds(email.at),
        text: Some(email.body.as_str()).filter(|body| !body.is_empty()),
        archive: None,
    });
    let received = record.received.iter().map(|email| ListEmail {
        id: &email.id,
        direction: "received",
        by: &email.author,
        role: "list subscriber",
        subject: None,
        at: Seconds(email.at),
        text: Some(&email.body),
        archive: email.archive.as_deref(),
    });
    let mut all: Vec<ListEmail<'_>> = sent.chain(received).collect();
    all.sort_by_key(|email| email.at);
    all
}
