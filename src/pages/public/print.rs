//! The public record of a request on one page for printing: without navigation and forms, and with nothing collapsed.

use crate::cases::documents::{self, Filed};
use crate::cases::gather::positions;
use crate::cases::viewer::see_public;
use crate::cases::{Snapshot, standards, testable};
use crate::history;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::mark_read::noted;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::SnapshotNo;
use crate::mail::listed;
use crate::pages::partials::about::page_title;
use crate::pages::partials::decision::{DecisionCard, decision_cards};
use crate::pages::partials::discussion::{Discussion, ThreadPermissions, discussion};
use crate::pages::partials::pledges::{PledgeCard, sent_pledges};
use crate::pages::partials::request::Head;
use crate::pages::partials::rows::{EventRow, event_rows, overlay_rows, time};
use askama::Template as View;
use urn_registry::i18n::Phrase;

#[derive(View)]
#[template(path = "requests/print.html")]
struct PrintPage {
    shell: Shell,
    head: Head,
    /// The page of the request, as a path and in full for paper.
    href: String,
    address: String,
    /// The open overlays with their reasons.
    overlays: Vec<(Phrase, Phrase, Option<String>)>,
    decisions: Vec<DecisionCard>,
    discussion: Discussion,
    /// The recipient and the text of each report.
    reports: Vec<(String, String)>,
    revisions: Vec<RevisionRow>,
    /// The commitments submitted with the newest revision.
    pledges: Option<PledgeCard>,
    /// The machine-readable syntax submitted with it, in ABNF; empty if there is none.
    abnf: String,
    documents: Vec<DocumentRow>,
    emails: Vec<EmailRow>,
    history: Vec<EventRow>,
}

/// A revision with its text.
struct RevisionRow {
    number: SnapshotNo,
    anchor: String,
    sent: String,
    note: String,
    text: String,
    fingerprint: String,
}

/// A document on record. Its text is in the history.
struct DocumentRow {
    kind: &'static str,
    at: String,
    /// Why it was retracted.
    retracted: Option<String>,
}

/// An email that was sent to the review list.
struct EmailRow {
    subject: String,
    at: String,
    body: String,
}

/// `GET /requests/{number}/print`: everything public about a request on one page. It is the same for all readers.
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let number = cx.number()?;
    let (seen, events, discussion, decisions, documents, reports, emails, rules) = cx.read(|conn| {
        let mut seen = see_public(conn, number, None, cx.now)?;
        seen.load_source(conn)?;
        let request = &seen.request;
        let events = history::queries::of_request(conn, &request.id)?;
        let positions = positions::standing_positions(conn, &seen, cx.now)?;
        let discussion = discussion(conn, &seen, positions, ThreadPermissions::of(&seen, None))?;
        let decisions = decision_cards(conn, &seen, &events)?;
        let documents = documents::queries::all_of(conn, &request.id)?;
        let reports = standards::queries::reports_of(conn, &request.id)?;
        let emails = listed::queries::sent(conn, &request.id, &cx.post().review_list)?;
        let rules = match seen.current().filter(|current| !current.is_redacted()) {
            Some(current) => testable::queries::sent(conn, &request.id, current.number)?,
            None => None,
        };
        Ok((seen, events, discussion, decisions, documents, reports, emails, rules))
    })?;
    let request = &seen.request;
    noted(cx, Some(&request.id))?;
    let (home, href) = (&cx.post().public_url, addresses::request(number));
    cx.page(&PrintPage {
        shell: Shell::new(cx, page_title(request), Nav::None).at(home, &href),
        head: Head::of(&seen, &events),
        address: format!("{home}{href}"),
        href,
        overlays: overlay_rows(&seen),
        decisions,
        discussion: unfolded(discussion),
        reports: reports.into_iter().map(|report| (report.addressed_to, report.body)).collect(),
        revisions: seen.snapshots.iter().rev().map(revision_row).collect(),
        pledges: sent_pledges(cx, &seen)?,
        abnf: rules.map(|kept| kept.rules.abnf).unwrap_or_default(),
        documents: documents.iter().map(document_row).collect(),
        emails: emails.into_iter().map(email_row).collect(),
        history: event_rows(events, &documents),
    })
}

/// The discussion with nothing collapsed and without links from thread to thread.
fn unfolded(mut discussion: Discussion) -> Discussion {
    for thread in discussion.threads.open.iter_mut().chain(&mut discussion.threads.resolved) {
        (thread.folded, thread.next) = (false, None);
    }
    discussion
}

fn revision_row(snapshot: &Snapshot) -> RevisionRow {
    RevisionRow {
        number: snapshot.number,
        anchor: format!("revision-{}", snapshot.number),
        sent: time(snapshot.sent_at),
        note: snapshot.note.clone(),
        text: snapshot.canonical.clone(),
        fingerprint: snapshot.fingerprint.clone(),
    }
}

fn document_row(document: &Filed) -> DocumentRow {
    DocumentRow { kind: document.kind.name(), at: time(document.filed_at), retracted: document.struck.clone() }
}

fn email_row(email: listed::Posted) -> EmailRow {
    EmailRow { subject: email.subject, at: time(email.at), body: email.body }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/print.rs"]
mod samples;
