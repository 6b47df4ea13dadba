//! Rows of requests, findings, events and facts.

use crate::clock;
use crate::history::EventKind;
use crate::history::RecordedEvent;
use crate::http::addresses;
use crate::http::filters;
use crate::ids::RequestId;
use crate::pages::partials::about::{role_of, subject_title};
use crate::pages::partials::terms::status_name;
use crate::requests::kinds::RequestKind;
use crate::requests::lists::{WaitingTime, next_step, subject_summary};
use crate::requests::name_conflict::request_numbers_text;
use crate::requests::statements::Statement;
use crate::requests::viewer::RequestView;
use crate::requests::{Condition, Request, RequestSubject, State};
use askama::Template as View;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::HashMap;
use urn_registry::find::words::fold_text;
use urn_registry::finding::{Finding, Level};
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template, checks};

/// A time for display.
pub(crate) fn time(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// A request as a row of a list.
pub(crate) struct RequestRow {
    pub(crate) number: String,
    pub(crate) href: String,
    pub(crate) title: Phrase,
    pub(crate) kind: Phrase,
    /// Its subject in one line; empty if no text is public.
    pub(crate) about: String,
    pub(crate) state: Phrase,
    pub(crate) action_holder: &'static str,
    /// The next step of the action holder, or the outcome of a closed request.
    pub(crate) next: Phrase,
    /// The label of the operator's button for it.
    pub(crate) act: Phrase,
    pub(crate) waits: Phrase,
    pub(crate) late: bool,
    pub(crate) since: String,
}

pub(crate) fn request_row(request: &Request, href: String, now: Timestamp) -> RequestRow {
    let wait = WaitingTime::for_request(request, now);
    let open = request.state.is_open();
    RequestRow {
        href,
        title: subject_title(&request.subject),
        kind: subject_words(request.subject.kind()),
        about: String::new(),
        state: request.state_phrase(),
        action_holder: request.action_holder().unwrap_or("–"),
        next: if open { next_step(request, now) } else { request.state_phrase() },
        act: match (request.state, &request.subject) {
            (State::Intake, RequestSubject::Correction { .. }) => Phrase::new("button-review-and-publish"),
            (State::Intake, _) => Phrase::new("button-start-review"),
            (State::Ready, _) => Phrase::new("word-publish"),
            _ => Phrase::new("button-open"),
        },
        waits: if open { wait.days_phrase() } else { Phrase::default() },
        late: open && wait.late,
        since: request.state_since.strftime("%Y-%m-%d").to_string(),
        number: request.number.to_string(),
    }
}

/// The type of the request, in the language of the reader.
pub(crate) const fn subject_words(kind: RequestKind) -> Phrase {
    Phrase::new(match kind {
        RequestKind::NewFormal => "work-new-formal",
        RequestKind::NewInformal => "work-new-informal",
        RequestKind::Revision => "work-revision",
        RequestKind::Correction => "word-correction",
        RequestKind::StatusChange => "word-status-change",
    })
}

/// The rows of requests with public texts, each with its subject.
pub(crate) fn request_rows(
    requests: &[Request],
    texts: &HashMap<RequestId, Template>,
    now: Timestamp,
    href: impl Fn(&str) -> String,
) -> Vec<RequestRow> {
    let row = |request: &Request| RequestRow {
        about: texts.get(&request.id).map(|text| subject_summary(&request.subject, text)).unwrap_or_default(),
        ..request_row(request, href(&request.number.to_string()), now)
    };
    requests.iter().map(row).collect()
}

/// A finding as a row of a list.
pub(crate) struct FindingRow {
    pub(crate) tag: &'static str,
    pub(crate) word: Phrase,
    pub(crate) message: Phrase,
    pub(crate) clause: &'static str,
    pub(crate) help: String,
    /// The line in the field; 0 if there is none.
    pub(crate) line: usize,
    /// The key of its field; empty if it is about the whole text.
    pub(crate) field: &'static str,
    /// The number of registrations that the rule matches; empty if not counted.
    pub(crate) matched: String,
    /// The comment that its button creates.
    pub(crate) comment: String,
}

/// The findings as rows, in the order of a report.
pub(crate) fn finding_rows(findings: &[Finding]) -> Vec<FindingRow> {
    let row = |finding: &Finding| FindingRow {
        tag: match finding.level {
            Level::Error => "tag-stop",
            Level::Warning => "tag-warn",
            Level::Note => "tag-info",
        },
        word: finding.level.localized_label(),
        message: finding.sentence(),
        clause: finding.clause,
        help: finding.help.clone(),
        line: finding.line.unwrap_or(0),
        field: finding.field.and_then(Field::from_key).map_or("", Field::key),
        matched: checks::match_count_by_id(finding.id)
            .map_or_else(String::new, |count| format!("{count} of {}", checks::COUNTED_TEMPLATES)),
        comment: checks::comment(finding.id, &finding.sentence().to_string(), finding.clause),
    };
    checks::in_order(findings.to_vec()).iter().map(row).collect()
}

/// An event as a row of the history.
#[derive(View)]
#[template(path = "partials/event.html")]
pub(crate) struct EventRow {
    pub(crate) id: String,
    pub(crate) at: String,
    pub(crate) by: String,
    pub(crate) role: Phrase,
    pub(crate) text: Phrase,
    pub(crate) detail: String,
    /// The rest of its text is shown in the discussion on the same page.
    pub(crate) spoken: bool,
}

/// Whether the texts of a history row contain all words of a search, ignoring case and accents. Numbers must match as a whole: 4
/// does not match 2024.
pub(crate) fn contains_words(search: &str, texts: &[&str]) -> bool {
    let row = fold_text(&texts.join(" "));
    let is_there = |word: &str| {
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            row.split(|c: char| !c.is_alphanumeric()).any(|part| part == word)
        } else {
            row.contains(word)
        }
    };
    fold_text(search).split_whitespace().all(is_there)
}

/// Like [`contains_words`], for an event: its text, the actor and role, and the time in any date format.
pub(crate) fn event_contains_words(search: &str, event: &RecordedEvent) -> bool {
    let day = clock::spelled(clock::day(event.at));
    contains_words(
        &dates_as_words(search),
        &[&event.by, &event.role, &event.act.phrase().to_string(), &event.detail, &time(event.at), &day],
    )
}

/// Joins each date in a search into one word; otherwise "1 October 2026" would find revision 1 on any day in October.
fn dates_as_words(search: &str) -> String {
    let text: Vec<&str> = search.split_whitespace().collect();
    let (mut out, mut rest) = (Vec::new(), text.as_slice());
    while let [first, others @ ..] = rest {
        let day = rest.get(..3).and_then(|three| Date::strptime("%d %B %Y", three.join(" ")).ok());
        out.push(day.map_or_else(|| (*first).to_owned(), |day| day.to_string()));
        rest = if day.is_some() { others.get(2..).unwrap_or_default() } else { others };
    }
    out.join(" ")
}

/// The events of the public history.
pub(crate) fn public_events(events: Vec<RecordedEvent>) -> Vec<RecordedEvent> {
    events.into_iter().filter(RecordedEvent::is_in_public_history).collect()
}

/// The text of an event beside the discussion, and whether the discussion has more of it. Comments are only in the discussion. The text of
/// a position also contains its reasons and the comments sent with it, so only its first words are shown: "Approve, on revision 2".
fn text_beside_discussion(act: EventKind, detail: &str) -> (&str, bool) {
    match act {
        EventKind::Commented | EventKind::CommentedByMail | EventKind::ReviewSent => ("", true),
        EventKind::PositionTaken => match detail.split([':', '\n']).next().filter(|heading| heading.contains(", on ")) {
            Some(heading) => (heading, heading.len() < detail.len()),
            None => (detail, false),
        },
        _ => (detail, false),
    }
}

/// The history as rows.
pub(crate) fn event_rows(events: Vec<RecordedEvent>) -> Vec<EventRow> {
    let row = |event: RecordedEvent| {
        let (detail, spoken) = text_beside_discussion(event.act, &event.detail);
        EventRow {
            at: time(event.at),
            role: role_of(&event),
            text: event.act.phrase(),
            spoken,
            detail: detail.to_owned(),
            by: event.by,
            id: event.id,
        }
    };
    public_events(events).into_iter().map(row).collect()
}

/// A fact about the procedure, as an entry of the summary list.
pub(crate) struct Fact {
    pub(crate) term: Phrase,
    pub(crate) text: Phrase,
    pub(crate) href: Option<String>,
}

fn fact(term: &'static str, text: impl Into<Phrase>) -> Fact {
    Fact { term: Phrase::new(term), text: text.into(), href: None }
}

pub(crate) fn procedure_facts(view: &RequestView) -> Vec<Fact> {
    let request = &view.request;
    let mut facts = vec![fact("word-procedure", request.procedure.kind().phrase())];
    let named = |message: Option<&String>| {
        message
            .filter(|message| !message.is_empty())
            .map_or_else(|| Phrase::new("request-fact-not-named"), |message| message.clone().into())
    };
    match &request.procedure {
        crate::requests::RequestProcedure::Community => {}
        crate::requests::RequestProcedure::Standards { body } => facts.push(fact("request-fact-decided-by", named(Some(body)))),
        crate::requests::RequestProcedure::FastTrack { body, specification } => {
            facts.push(fact("word-standards-body", named(Some(body))));
            facts.push(fact("word-specification", named(specification.as_ref())));
        }
    }
    if let RequestSubject::StatusChange { nid, base, to, successors } = &request.subject {
        // The revision is only a statement, so the readers need the text of the version whose status changes.
        let text = Phrase::new("draft-about-revision").arg("nid", nid.to_string()).arg("version", *base);
        facts.push(Fact {
            href: Some(addresses::namespace_path(request.subject.registry(), nid)),
            ..fact("word-registered-text", text)
        });
        facts.push(fact("word-new-status", status_name(*to)));
        if !successors.is_empty() {
            facts.push(fact(
                "word-replaced-by",
                successors.iter().map(urn_registry::nid::Nid::as_str).collect::<Vec<_>>().join(", "),
            ));
        }
    }
    if let Some(from) = &view.started_from {
        facts.push(fact("request-fact-from", from.clone()));
    }
    if let Some(source) = &view.source {
        let message = Phrase::new("request-fact-at-commit").arg("commit", source.short_commit());
        facts.push(Fact { href: Some(source.url.clone()), ..fact("request-fact-source", message) });
    }
    if let Some(of) = &request.duplicate_of {
        facts.push(Fact { href: Some(addresses::request_path(of)), ..fact("request-fact-duplicate", of.to_string()) });
    }
    for rival in &view.rivals {
        facts.push(Fact {
            href: Some(addresses::request_path(rival.number)),
            ..fact("request-fact-rival", rival.number.to_string())
        });
    }
    facts
}

/// The open conditions with their reasons, and the other requests for the same NID.
pub(crate) fn condition_rows(view: &RequestView) -> Vec<(Phrase, Phrase)> {
    let label = |condition: Condition| Statement::Condition.phrase().arg("condition", condition.name());
    let begun = view.conditions.iter().filter(|begun| begun.until.is_none());
    let mut rows: Vec<(Phrase, Phrase)> = begun.map(|begun| (label(begun.condition), begun.reason.clone().into())).collect();
    for (is_earlier, message) in [(true, Statement::EarlierRivals), (false, Statement::LaterRivals)] {
        let rivals: Vec<_> = view.rivals.iter().filter(|rival| rival.is_earlier == is_earlier).collect();
        if !rivals.is_empty() {
            let nid = view.request.subject.nid().unwrap_or_default();
            let others = request_numbers_text(rivals.into_iter());
            rows.push((label(Condition::NameConflict), message.phrase().arg("nid", nid).arg("others", others)));
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn history_does_not_repeat_the_discussion() {
        let sent = "Discuss, on revision 1: Why twelve digits?\n\nSyntax:\n> nss = 12DIGIT\nWhy?";
        assert_eq!(text_beside_discussion(EventKind::PositionTaken, sent), ("Discuss, on revision 1", true));
        let with_comments = "Approve, on revision 2\n\nSyntax:\nGood.";
        assert_eq!(text_beside_discussion(EventKind::PositionTaken, with_comments), ("Approve, on revision 2", true));
        assert_eq!(text_beside_discussion(EventKind::PositionTaken, "Approve, on revision 2"), ("Approve, on revision 2", false));
        let redacted = "[Redacted on 2027-01-04 by two operators: contact details of a person.]";
        assert_eq!(text_beside_discussion(EventKind::PositionTaken, redacted), (redacted, false));
        assert_eq!(text_beside_discussion(EventKind::ReviewSent, "Syntax:\nGood."), ("", true));
        assert_eq!(text_beside_discussion(EventKind::Approved, "Complete: yes."), ("Complete: yes.", false));
    }

    #[test]
    fn written_out_date_in_a_search_becomes_an_iso_date() {
        assert_eq!(dates_as_words("olga 1 October 2026 text"), "olga 2026-10-01 text");
        assert_eq!(dates_as_words("31 february 2026"), "31 february 2026");
        let row = "2026-10-16 07:24 UTC text 1 16 October 2026";
        assert!(contains_words("1 October 2026", &[row]) && !contains_words(&dates_as_words("1 October 2026"), &[row]));
        assert!(contains_words(&dates_as_words("16 October 2026"), &[row]));
    }
}
