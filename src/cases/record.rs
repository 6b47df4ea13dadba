//! The one recorder: what was done to a request, by whom and in which capacity.

pub(crate) use crate::cases::guards::typed::words;
use crate::cases::overlays::span;
use crate::cases::see::Seen;
use crate::cases::{Overlay, Party, Request, State};
use crate::history::Act;
use crate::history::{Event, EventId, log};
use crate::ids::{AccountId, new_id};
use crate::refusal::Refusal;
use crate::reviews;
use crate::reviews::DecisionOutcome;
use crate::store::AnyConnection;
use crate::turn::Turn;
use jiff::Timestamp;

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
    says: &str,
) -> Result<EventId, Refusal> {
    enter(conn, turn, request, &Entered { act, party, says, state: None, about: None })
}

/// What is entered in the record of a request.
pub(crate) struct Entered<'a> {
    /// What was done.
    pub(crate) act: Act,
    /// In which capacity.
    pub(crate) party: Party,
    /// What it says.
    pub(crate) says: &'a str,
    /// The state it leads to; none where it leads nowhere.
    pub(crate) state: Option<State>,
    /// The NID it is about, where that is not what the request asks for.
    pub(crate) about: Option<&'a str>,
}

/// Enters an act in the record; its state was written before.
pub(crate) fn enter(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    request: &Request,
    entered: &Entered<'_>,
) -> Result<EventId, Refusal> {
    let Entered { act, party, says, state, about } = entered;
    if state.is_some() {
        // Whoever moves a request ends the silence.
        span::end(conn, &request.id, Overlay::Escalated, "somebody acted", turn.now)?;
    }
    let mut event = event_on(*act, *party, request, says);
    if let Some(nid) = about {
        event = event.about_nid(nid);
    }
    if let Some(state) = state {
        event = event.leading_to(state.name());
    }
    Ok(log::record(conn, turn.now, &turn.actor(), event)?)
}

/// A decision makes an open wish to decline pointless.
pub(crate) fn close_proposals(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<(), Refusal> {
    Ok(reviews::queries::end_proposals(conn, &seen.request.id, now.into())?)
}

/// Writes a decision down; its key.
pub(crate) fn decide(
    conn: &mut AnyConnection,
    seen: &Seen,
    (lead_id, concurring_id): (&AccountId, Option<&AccountId>),
    (outcome, reasons): (DecisionOutcome, &str),
    now: Timestamp,
) -> Result<String, Refusal> {
    let snapshot = seen.text();
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
            decided_at: now.into(),
        },
    )?;
    Ok(id)
}
