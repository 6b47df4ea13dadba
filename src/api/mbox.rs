//! `/requests/{number}.mbox`: the public record of a request as an archive that mail programs read.
//!
//! It has the same data as the JSON file. The first message is the request, and the others reply to it: revisions, positions, comments in
//! their threads, decisions, reports, documents and the emails to and from the review list. The last message is the history. No message
//! has the address of a person.

use crate::api::record::{Record, load};
use crate::cases::documents::Filed;
use crate::cases::{Snapshot, standards};
use crate::clock::{day, spelled};
use crate::history::{Act, Recorded};
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::mail::delivery::NAME;
use crate::mail::mbox::{self, Entry};
use crate::mail::{Post, listed};
use crate::reviews::{Comment, Position, Thread};
use jiff::Timestamp;
use std::fmt::Display;
use urn_registry::resolution::commitment::Point;
use urn_registry::template::Field;

/// `GET /requests/{number}.mbox`: the public record of a request as an mbox file (RFC 4155).
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let record = load(cx)?;
    let bytes = mbox::archive(&cx.post().review_list, &Archive { record: &record, post: cx.post() }.entries())
        .map_err(|error| Problem::internal(&error))?;
    Ok(Reply::bytes("application/mbox", bytes).header("Cache-Control", "no-cache"))
}

/// Builds the messages. Their IDs are made of the number of the request or the anchors of its page, so they are the same in each file.
struct Archive<'a> {
    record: &'a Record,
    post: &'a Post,
}

impl Archive<'_> {
    fn entries(&self) -> Vec<Entry> {
        let record = self.record;
        let mut all: Vec<Entry> = record.seen.snapshots.iter().rev().map(|snapshot| self.revision(snapshot)).collect();
        all.extend(record.positions.iter().map(|one| self.position(one)));
        all.extend(record.threads.iter().flat_map(|thread| self.thread(thread)));
        all.extend(record.decisions().map(|(number, event)| self.decision(number, event)));
        all.extend(record.reports.iter().map(|report| self.report(report)));
        all.extend(record.documents.iter().map(|document| self.document(document)));
        all.extend(record.sent.iter().map(|email| self.sent(email)));
        all.extend(record.received.iter().map(|email| self.received(email)));
        all.sort_by_key(|entry| entry.at);
        all.insert(0, self.request());
        all.push(self.history());
        all
    }

    fn id(&self, name: impl Display) -> String {
        format!("<{name}@{}>", self.post.host)
    }

    /// The message that all others follow. Emails about the request already refer to this ID.
    fn root(&self) -> String {
        self.id(self.record.seen.request.number)
    }

    fn revision_id(&self, revision: impl Display) -> String {
        self.id(format!("{}.revision-{revision}", self.record.seen.request.number))
    }

    /// A message that replies to the request.
    fn entry(&self, id: String, by: &str, at: Timestamp, about: &str, body: String) -> Entry {
        let request = &self.record.seen.request;
        Entry {
            id,
            follows: vec![self.root()],
            by: by.to_owned(),
            at,
            subject: format!("Re: [{}] {}: {about}", request.number, request.subject.title()),
            body,
            archived_at: None,
        }
    }

    fn request(&self) -> Entry {
        let record = self.record;
        let request = &record.seen.request;
        let page = format!("{}{}", self.post.public_url, addresses::request(request.number));
        let mut state = format!("State: {}, since {}", request.state.words(), spelled(day(request.state_since)));
        for overlay in record.seen.open_overlays() {
            state.extend(["; ", overlay.words()]);
        }
        let mut parts = vec![
            format!("{}\n{page}", request.subject.title()),
            format!("Type: {}\nProcedure: {}\n{state}", request.subject.kind().words(), request.track.way().words()),
            "The message of a revision has the text as submitted. SHA-256 of the bytes of that text (UTF-8):".to_owned(),
        ];
        for snapshot in record.seen.snapshots.iter().rev() {
            parts.push(format!("Revision {}: {}", snapshot.number, snapshot.fingerprint));
            if !snapshot.note.is_empty() {
                parts.push(format!("Changes, as described by the registrant:\n{}", indented(&snapshot.note)));
            }
        }
        if let Some(given) = &record.commitments {
            let answers = Point::ALL.into_iter().filter_map(|point| Some((point, given.get(point)?)));
            let answers =
                answers.map(|(point, answer)| format!("{}\n{}. {}", point.question(), answer.stand.words(), answer.words));
            parts.push("Commitments of the registrant:".to_owned());
            parts.extend(answers.map(|answer| indented(&answer)));
        }
        if let Some(abnf) = &record.syntax {
            parts.push(format!("Machine-readable syntax:\n\n{}", indented(abnf)));
        }
        let at = record.events.first().map_or(request.state_since, |event| event.at);
        let subject = format!("[{}] {}", request.number, request.subject.title());
        Entry { follows: Vec::new(), subject, archived_at: Some(page), ..self.entry(self.root(), NAME, at, "", joined(&parts)) }
    }

    fn revision(&self, snapshot: &Snapshot) -> Entry {
        let number = self.record.seen.request.number;
        let submits = |event: &&Recorded| {
            event.at == snapshot.sent_at && matches!(event.act, Act::Submitted | Act::SnapshotSent | Act::Answered)
        };
        let by = self.record.events.iter().find(submits).map_or("Registrant", |event| event.by.as_str());
        let about = format!("revision {}", snapshot.number);
        let url = format!("{}{}", self.post.public_url, addresses::revision_text(number, snapshot.number));
        let id = self.revision_id(snapshot.number);
        Entry { archived_at: Some(url), ..self.entry(id, by, snapshot.sent_at, &about, snapshot.canonical.clone()) }
    }

    fn position(&self, position: &Position) -> Entry {
        let stance = position.stance.words();
        let mut parts = vec![format!("{stance} on revision {}", position.snapshot_number)];
        parts.extend(Some(position.reasons.clone()).filter(|reasons| !reasons.is_empty()));
        parts.extend(position.answer.as_ref().map(|answer| format!("Response of the lead:\n\n{answer}")));
        let id = self.id(format!("p-{}", position.id));
        let mut entry = self.entry(id, &position.expert, position.taken_at, &format!("position: {stance}"), joined(&parts));
        entry.follows.push(self.revision_id(position.snapshot_number));
        entry
    }

    /// The comments of a thread. Each names the first one and the one before it, so that a long thread has short headers.
    fn thread(&self, thread: &Thread) -> Vec<Entry> {
        let about = thread.anchor.field.map_or("comment", Field::label);
        let mut start = vec![self.root(), self.revision_id(thread.snapshot_number)];
        start.extend(thread.position_id.as_ref().map(|position| self.id(format!("p-{position}"))));
        let mut previous: Option<String> = None;
        let mut entries = Vec::with_capacity(thread.comments.len());
        for (at, comment) in thread.comments.iter().enumerate() {
            let id = self.id(format!("c-{}", comment.id));
            let mut parts = if at == 0 { opening(thread) } else { Vec::new() };
            parts.extend(comment_lines(comment));
            let entry = self.entry(id.clone(), &comment.author, comment.written_at, about, joined(&parts));
            entries.push(Entry { follows: start.iter().chain(&previous).cloned().collect(), ..entry });
            if at == 0 {
                start.push(id);
            } else {
                previous = Some(id);
            }
        }
        entries
    }

    fn decision(&self, number: usize, event: &Recorded) -> Entry {
        let mut parts = vec![format!("Decision {number}: {} ({}) {}", event.by, event.role, event.act.words())];
        parts.extend(Some(event.detail.clone()).filter(|reasons| !reasons.is_empty()));
        match self.record.decision_records.get(&event.id).map(|shown| shown.sha256().zip(shown.text.as_ref())) {
            Some(Some((sha256, text))) => parts.extend([
                format!(
                    "The last line is the record that was stored with the decision. SHA-256 of its bytes, without the line break:\n{sha256}"
                ),
                text.clone(),
            ]),
            Some(None) => parts.push(
                "The record that was stored with the decision is not public, because it names an expert who is now anonymous or refers to \
                 a redacted revision."
                    .to_owned(),
            ),
            None => parts.push("The release used at that time did not store a record with the decision.".to_owned()),
        }
        self.entry(self.id(format!("e-{}", event.id)), &event.by, event.at, &format!("decision {number}"), joined(&parts))
    }

    fn report(&self, report: &standards::Report) -> Entry {
        let request = self.record.seen.request.number;
        let id = self.id(format!("{request}.report-{}-{}", report.snapshot_number, report.sent_at.as_second()));
        let about = format!("expert review report to {}", report.addressed_to);
        self.entry(id, NAME, report.sent_at, &about, report.body.clone())
    }

    fn document(&self, document: &Filed) -> Entry {
        let mut parts: Vec<String> = document.struck.as_ref().map(|why| format!("[Retracted: {why}]")).into_iter().collect();
        parts.push(document.words.clone());
        let about = format!("document: {}", document.what());
        self.entry(self.id(format!("d-{}", document.id)), NAME, document.filed_at, &about, joined(&parts))
    }

    fn sent(&self, email: &listed::Posted) -> Entry {
        let body = if email.body.is_empty() { "[The text of this email is no longer stored.]" } else { email.body.as_str() };
        let entry = self.entry(email.message_id.clone(), NAME, email.at, "", body.to_owned());
        Entry { subject: email.subject.clone(), ..entry }
    }

    fn received(&self, email: &listed::ListedEmail) -> Entry {
        let entry = self.entry(self.id(format!("l-{}", email.id)), &email.author, email.at, "review list", email.body.clone());
        Entry { archived_at: email.archive.clone(), ..entry }
    }

    fn history(&self) -> Entry {
        let request = &self.record.seen.request;
        let happened = |event: &Recorded| {
            let at = event.at.strftime("%Y-%m-%d %H:%M UTC");
            let line = format!("{at}, {} ({}) {}", event.by, event.role, event.act.words());
            if event.detail.is_empty() || event.is_in_discussion() {
                line
            } else {
                format!("{line}:\n{}", indented(&event.detail))
            }
        };
        let parts: Vec<String> = self.record.events.iter().map(happened).collect();
        let at = self.record.events.last().map_or(request.state_since, |event| event.at);
        self.entry(self.id(format!("{}.history", request.number)), NAME, at, "history", joined(&parts))
    }
}

/// Joins paragraphs into a text.
fn joined(parts: &[String]) -> String {
    parts.join("\n\n") + "\n"
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}").trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

/// The subject and state of a thread, before its first comment.
fn opening(thread: &Thread) -> Vec<String> {
    let on = thread.anchor.field.map_or("the request", Field::label);
    let state = match (thread.resolved_at, thread.done_at) {
        (Some(_), _) => "resolved",
        (None, Some(_)) => "marked as addressed by the registrant",
        (None, None) => "open",
    };
    let mut parts = vec![format!("On {on}, revision {}. This thread is {state}.", thread.snapshot_number)];
    if !thread.anchor.quote.is_empty() {
        let quote: Vec<String> = thread.anchor.quote.lines().map(|line| format!("> {line}")).collect();
        parts.push(quote.join("\n"));
    }
    parts
}

fn comment_lines(comment: &Comment) -> Vec<String> {
    let mut parts = Vec::new();
    parts.extend(comment.struck.as_ref().map(|why| format!("[Retracted by its author: {why}]")));
    parts.extend(Some(comment.body.clone()).filter(|body| !body.is_empty()));
    parts.extend(comment.suggestion.as_ref().map(|suggestion| format!("Suggested change:\n\n{suggestion}")));
    parts
}
