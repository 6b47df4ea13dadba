//! Stores the facts at the time of a decision.

use crate::clock;
use crate::history::{self, EventId, EventKind, RecordedEvent};
use crate::ids::RevisionNumber;
use crate::refusal::Refusal;
use crate::requests::Procedure;
use crate::requests::decision_records::{
    DecisionRecord, DiscussionProgress, OpenThread, RecordedPosition, RecordedRevision, is_decision, queries, reversal,
    reversed_decisions, unreversed_decisions,
};
use crate::requests::gather::positions::position_statuses;
use crate::requests::questions::queries::questions_with_answers;
use crate::requests::timers::discussion_ends;
use crate::requests::viewer::RequestView;
use crate::reviews::citations;
use crate::reviews::queries::{decision, threads_of};
use crate::reviews::{PositionStatus, Thread};
use crate::store::{AnyConnection, Error};
use crate::users;
use jiff::Timestamp;
use urn_registry::template::Field;

/// Stores the current facts with the event of a decision, or of an action that reverses decisions. Does nothing for other actions.
///
/// # Errors
/// The database.
pub(crate) fn save(conn: &mut AnyConnection, now: Timestamp, view: &RequestView, event: &EventId) -> Result<(), Refusal> {
    let event = history::queries::by_id(conn, &event.0)?;
    let reverses =
        if reversal(&event).is_some() { reversed_decisions(&event, &decisions_in_force(conn, view)?) } else { Vec::new() };
    if !is_decision(event.act) && reverses.is_empty() {
        return Ok(());
    }
    let record = DecisionRecord { reverses, ..build_record(conn, now, view, &event)? };
    let text = serde_json::to_string(&record).map_err(|error| Error::Unreadable(error.to_string()))?;
    queries::insert(conn, &event.id, &view.request.id, &text)?;
    Ok(())
}

/// The keys of the decisions in force, before the record of the present event.
fn decisions_in_force(conn: &mut AnyConnection, view: &RequestView) -> Result<Vec<String>, Refusal> {
    let records = queries::of_request(conn, &view.request.id)?;
    let events = history::queries::of_request(conn, &view.request.id)?;
    let recorded = events.iter().filter_map(|event| Some((event, records.get(&event.id)?.record.reverses.as_slice())));
    Ok(unreversed_decisions(recorded))
}

fn build_record(
    conn: &mut AnyConnection,
    now: Timestamp,
    view: &RequestView,
    event: &RecordedEvent,
) -> Result<DecisionRecord, Refusal> {
    let request = &view.request;
    let of_lead = match event.act {
        EventKind::Approved | EventKind::Declined | EventKind::Reported => decision(conn, &request.id)?,
        _ => None,
    };
    let lead = match &of_lead {
        Some(decision) if event.act == EventKind::Declined => {
            users::queries::by_id(conn, &decision.lead_id)?.map(|lead| lead.name)
        }
        _ => None,
    };
    let number = of_lead.map_or(view.newest_revision_number(), |decision| decision.revision_number);
    let questions = questions_with_answers(conn, view)?;
    let positions = position_statuses(conn, view, now)?;
    let threads = threads_of(conn, &request.id)?;
    let events = history::queries::of_request(conn, &request.id)?;
    Ok(DecisionRecord {
        by: event.by.clone(),
        role: event.role.clone(),
        lead,
        revision: view
            .revisions
            .iter()
            .find(|sent| sent.number == number && number != RevisionNumber::NONE)
            .map(|sent| RecordedRevision { number: sent.number.get(), sha256: Some(sent.fingerprint.clone()) }),
        discussion: view
            .period_since()
            .filter(|_| request.procedure.kind() != Procedure::FastTrack)
            .map(|since| discussion_at(since, now)),
        positions: positions.into_iter().map(|standing| recorded_position(standing, &events)).collect(),
        open_threads: threads.iter().filter(|thread| thread.resolved_at.is_none()).map(open_thread).collect(),
        questions: questions.iter().map(|asked| (asked.question.id.to_owned(), asked.state.name().to_owned())).collect(),
        cited_rfcs: citations::cited_rfcs(&event.detail).into_iter().map(|cited| cited.rfc).collect(),
        reverses: Vec::new(),
    })
}

fn discussion_at(since: Timestamp, now: Timestamp) -> DiscussionProgress {
    let ends = discussion_ends(since);
    let whole_days = |from: Timestamp, to: Timestamp| to.duration_since(from).as_hours() / 24;
    DiscussionProgress { ends: clock::day(ends), day: whole_days(since, now), days: whole_days(since, ends) }
}

fn recorded_position(standing: PositionStatus, events: &[RecordedEvent]) -> RecordedPosition {
    let objects = standing.is_open_objection();
    let PositionStatus { position, live, in_office, .. } = standing;
    RecordedPosition {
        role: position.role(events).to_owned(),
        id: position.id,
        expert: position.expert,
        position: position.kind.name().to_owned(),
        revision: position.revision_number.get(),
        is_current: live,
        objects,
        is_answered: position.answer.is_some(),
        in_office,
    }
}

fn open_thread(thread: &Thread) -> OpenThread {
    OpenThread {
        id: thread.id.to_string(),
        field: thread.anchor.field.map(|field: Field| field.key().to_owned()),
        by: thread.comments.first().map_or_else(String::new, |first| first.author.clone()),
        role: thread.comments.first().map_or_else(String::new, |first| first.role.clone()),
    }
}
