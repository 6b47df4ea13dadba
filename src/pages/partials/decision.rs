//! A decision on a request: its outcome, its author, date, revision and reason, and the facts at that time, from the record stored with it.
//! Later events of the request determine whether it is still in force.

use crate::clock::day;
use crate::history::RecordedEvent;
use crate::history::capacity::capacity;
use crate::http::addresses;
use crate::ids::RequestNumber;
use crate::pages::partials::discussion::position_label;
use crate::pages::partials::fields::field_label;
use crate::pages::partials::questions::recorded_question;
use crate::pages::partials::rows::time;
use crate::refusal::Refusal;
use crate::requests::decision_records::queries::{self, ShownRecord};
use crate::requests::decision_records::{self, DecisionRecord, OpenThread, RecordedPosition};
use crate::requests::questions::{QuestionState, counts};
use crate::requests::statements::{self, Statement};
use crate::requests::viewer::RequestView;
use crate::reviews;
use crate::reviews::{Position, PositionKind, citations};
use crate::store::AnyConnection;
use crate::store::row_log::is_logged;
use std::collections::HashMap;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// A decision in citable form.
pub(crate) struct DecisionCard {
    /// The number of the decision within the request, counted from 1.
    pub(crate) number: usize,
    pub(crate) what: Phrase,
    pub(crate) by: Phrase,
    pub(crate) when: String,
    /// A statement that the decision is no longer in force, since when and why; empty while it is in force.
    pub(crate) ended: Phrase,
    /// The revision it is about, if one was submitted.
    pub(crate) text: Option<i64>,
    pub(crate) text_href: String,
    /// The bytes that the digest is computed from.
    pub(crate) plain_href: String,
    /// Empty if the revision was redacted.
    pub(crate) fingerprint: String,
    pub(crate) href: String,
    pub(crate) reasons: String,
    /// The citations in the reasons: text and link.
    pub(crate) cited: Vec<(Phrase, String)>,
    /// The questions of RFC 8141 with their states at that time: question, clause, state, and the color of its tag.
    pub(crate) questions: Vec<(Phrase, &'static str, Phrase, &'static str)>,
    /// The number of questions in each state.
    pub(crate) counts: Phrase,
    /// The dates of the announced discussion; empty if none was announced.
    pub(crate) discussion: Phrase,
    /// Whether it decides the outcome of the request.
    pub(crate) settles: bool,
    /// The facts at the time.
    pub(crate) then: StateAtDecision,
}

/// The positions and threads at the time of a decision.
pub(crate) struct StateAtDecision {
    pub(crate) positions: Vec<PositionAtDecision>,
    pub(crate) threads: Vec<ThreadAtDecision>,
    /// SHA-256 of the stored record; `None` if the record is not public as stored.
    pub(crate) sha256: Option<String>,
}

/// A position at the time of a decision.
pub(crate) struct PositionAtDecision {
    pub(crate) expert: String,
    pub(crate) position: Phrase,
    pub(crate) tag: &'static str,
    pub(crate) revision: i64,
    pub(crate) objects: bool,
    pub(crate) live: bool,
    pub(crate) in_office: bool,
    pub(crate) reasons: String,
    pub(crate) answer: Option<String>,
}

/// A thread that was open at the time of a decision.
pub(crate) struct ThreadAtDecision {
    pub(crate) href: String,
    pub(crate) about: Phrase,
    pub(crate) by: String,
}

/// Who decided, according to the record.
fn decided_by_text(event: &RecordedEvent, record: &DecisionRecord) -> Phrase {
    let by = &record.by;
    match &record.lead {
        Some(lead) => Statement::ByLead.phrase().arg("lead", lead).arg("second", by),
        None if event.role == "clock" => Statement::ByClock.phrase(),
        None => Statement::ByRole.phrase().arg("name", by).arg("role", capacity(&event.role)),
    }
}

fn positions_at_decision(taken: Vec<RecordedPosition>, text: &[Position]) -> Vec<PositionAtDecision> {
    let row = |taken: RecordedPosition| {
        let position = PositionKind::from_name(&taken.position);
        let text = text.iter().find(|position| position.id == taken.id);
        PositionAtDecision {
            expert: taken.expert,
            position: position.map_or_else(|| taken.position.clone().into(), position_label),
            tag: if position == Some(PositionKind::Discuss) { "tag-warn" } else { "tag-ok" },
            revision: taken.revision,
            objects: taken.objects,
            live: taken.is_current,
            in_office: taken.in_office,
            reasons: text.map(|position| position.reasons.clone()).unwrap_or_default(),
            answer: text.and_then(|position| position.answer.clone()).filter(|_| taken.is_answered),
        }
    };
    taken.into_iter().map(row).collect()
}

fn thread_at_decision(open: OpenThread, number: RequestNumber) -> ThreadAtDecision {
    ThreadAtDecision {
        href: format!("{}#t-{}", addresses::request_path(number), open.id),
        about: open.field.as_deref().and_then(Field::from_key).map_or_else(|| Phrase::new("talk-request"), field_label),
        by: open.by,
    }
}

/// States that the decision is not in force, and why, by the event whose record reverses it.
fn reversal_text(by: &RecordedEvent) -> Phrase {
    let sentence =
        decision_records::reversal(by).map_or_else(Phrase::default, |how| statements::reversal_statement(how).phrase());
    sentence.arg("date", day(by.at))
}

/// The decisions on a request, oldest first. An event without the record that every decision
/// stores is no decision, nor is one that is not in the public log as it is stored.
pub(crate) fn decision_cards(
    conn: &mut AnyConnection,
    view: &RequestView,
    events: &[RecordedEvent],
) -> Result<Vec<DecisionCard>, Refusal> {
    let mut records = queries::of_request(conn, &view.request.id)?;
    let ended_by = |decision: &str, records: &HashMap<String, ShownRecord>| {
        let names =
            |event: &&RecordedEvent| records.get(&event.id).is_some_and(|by| by.record.reverses.iter().any(|id| id == decision));
        events.iter().find(names).map_or_else(Phrase::default, reversal_text)
    };
    let ended: HashMap<String, Phrase> = records.keys().map(|id| (id.clone(), ended_by(id, &records))).collect();
    let message = if records.is_empty() { Vec::new() } else { reviews::queries::positions_of(conn, &view.request.id)? };
    let number = view.request.number;
    let mut cards = Vec::new();
    for event in events.iter().filter(|event| decision_records::is_decision(event.act)) {
        let ordinal = cards.len() + 1;
        let Some(shown) = records.remove(&event.id) else { continue };
        if !is_logged(conn, "events", &event.id)? || !is_logged(conn, "decision_records", &event.id)? {
            tracing::error!(event = event.id, "a decision differs from its entry in the public log and is not shown");
            continue;
        }
        let sha256 = shown.sha256();
        let record = shown.record;
        let text = record.revision.clone();
        let states: Vec<_> = record.questions.iter().filter_map(|(_, state)| QuestionState::from_name(state)).collect();
        let settles = decision_records::determines_outcome(event.act);
        cards.push(DecisionCard {
            number: ordinal,
            what: Statement::Decided.phrase().arg("act", event.act.name()),
            by: decided_by_text(event, &record),
            when: time(event.at),
            ended: ended.get(&event.id).cloned().unwrap_or_default(),
            text_href: text
                .as_ref()
                .map_or_else(String::new, |text| format!("{}/revisions/{}", addresses::request_path(number), text.number)),
            plain_href: text.as_ref().map_or_else(String::new, |text| addresses::revision_text_path(number, text.number)),
            text: text.as_ref().map(|text| text.number),
            fingerprint: text.and_then(|text| text.sha256).unwrap_or_default(),
            href: format!("{}/decisions/{ordinal}", addresses::request_path(number)),
            reasons: event.detail.clone(),
            cited: citations::cited_rfcs(&event.detail).iter().map(|cited| (cited.label(), cited.url())).collect(),
            questions: record.questions.iter().filter_map(recorded_question).collect(),
            counts: counts(&states),
            discussion: record.discussion.as_ref().map_or_else(Phrase::default, |discussion| {
                let is_over = discussion.day > discussion.days;
                if is_over { Statement::EndedThen } else { Statement::DayThen }
                    .phrase()
                    .arg("day", discussion.day)
                    .arg("days", discussion.days)
                    .arg("date", discussion.ends)
            }),
            settles,
            then: StateAtDecision {
                positions: positions_at_decision(record.positions, &message),
                threads: record.open_threads.into_iter().map(|open| thread_at_decision(open, number)).collect(),
                sha256,
            },
        });
    }
    Ok(cards)
}

/// The index of the decision on the outcome that is in force, or else of the latest one.
pub(crate) fn newest_decision_index(cards: &[DecisionCard]) -> Option<usize> {
    cards.iter().rposition(|card| card.settles && card.ended.is_empty()).or_else(|| cards.iter().rposition(|card| card.settles))
}

/// As [`newest_decision_index`].
pub(crate) fn newest_decision(mut cards: Vec<DecisionCard>) -> Option<DecisionCard> {
    newest_decision_index(&cards).map(|at| cards.swap_remove(at))
}
