//! The one recorder: what was done to a request, by whom and in which capacity.

use crate::cases::deputies::with_whom;
use crate::cases::overlays::span;
use crate::cases::see::Seen;
use crate::cases::{Overlay, Party, Request, State, queries};
use crate::history::Act;
use crate::history::{Event, EventId, WORDS_MAX, log};
use crate::ids::new_id;
use crate::refusal::Refusal;
use crate::reviews;
use crate::store::AnyConnection;
use crate::store::stored;
use crate::template::characters;
use crate::turn::Turn;
use jiff::Timestamp;

/// Text that somebody must give: a question, an answer, a reason. A character that may stand in no text is named with its place.
pub(crate) fn words(text: &str, field: &'static str, missing: &str) -> Result<String, Refusal> {
    let tidy = crate::template::tidy(text);
    if tidy.trim().is_empty() {
        return Err(Refusal::at(field, missing));
    }
    if tidy.len() > WORDS_MAX {
        return Err(Refusal::at(field, format!("The text must have at most {WORDS_MAX} bytes")));
    }
    // What is said on a request is as public and as lasting as its text.
    characters::bounded(&tidy, true).map_err(|why| Refusal::at(field, why))?;
    Ok(tidy)
}

fn event_on(act: Act, party: Party, request: &Request, detail: &str) -> Event {
    let event = Event::on_request(act, &request.id, party.name()).saying(detail);
    match request.subject.nid().filter(|_| request.state != State::Draft) {
        Some(nid) => event.about_nid(nid),
        None => event,
    }
}

/// Records an act that leaves the state as it is.
pub(crate) fn record(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    act: Act,
    party: Party,
    request: &Request,
    detail: &str,
) -> Result<EventId, Refusal> {
    let detail = with_whom(conn, (turn.who, turn.now), (act, party), request, detail)?;
    Ok(log::record(conn, turn.now, &turn.actor(), event_on(act, party, request, &detail))?)
}

/// Moves a request to the state that the table gave, and records the act.
pub(crate) fn moved(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    act: Act,
    permitted: (Party, State),
    detail: &str,
) -> Result<EventId, Refusal> {
    queries::set_state(conn, &seen.request.id, permitted.1, &stored(turn.now))?;
    moved_with(conn, turn, seen, act, permitted, detail)
}

/// Records an act whose state was written with its other facts.
pub(crate) fn moved_with(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    seen: &Seen,
    act: Act,
    (party, state): (Party, State),
    detail: &str,
) -> Result<EventId, Refusal> {
    // Whoever moves a request ends the silence.
    span::end(conn, &seen.request.id, Overlay::Escalated, "somebody acted", turn.now)?;
    let detail = with_whom(conn, (turn.who, turn.now), (act, party), &seen.request, detail)?;
    let event = event_on(act, party, &seen.request, &detail).leading_to(state.name());
    Ok(log::record(conn, turn.now, &turn.actor(), event)?)
}

/// A decision makes an open wish to decline pointless.
pub(crate) fn close_proposals(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<(), Refusal> {
    Ok(reviews::queries::end_proposals(conn, &seen.request.id, &stored(now))?)
}

/// Writes a decision down; its key.
pub(crate) fn decide(
    conn: &mut AnyConnection,
    seen: &Seen,
    (lead_id, concurring_id): (&str, Option<&str>),
    (outcome, reasons): (&str, &str),
    now: Timestamp,
) -> Result<String, Refusal> {
    let snapshot = seen.current().map_or(0, |snapshot| snapshot.number);
    let id = new_id();
    reviews::queries::insert_decision(
        conn,
        &reviews::queries::NewDecision {
            id: &id,
            request_id: &seen.request.id,
            snapshot_number: snapshot,
            lead_id,
            concurring_id,
            outcome,
            reasons,
            decided_at: &stored(now),
        },
    )?;
    Ok(id)
}
