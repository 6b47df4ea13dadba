//! Records actions on a request, with the actor and the role, as events.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::history::{Event, EventId, log};
use crate::ids::{AccountId, new_id};
use crate::refusal::Refusal;
use crate::requests::conditions::span;
use crate::requests::documents::DocumentKind;
use crate::requests::documents::queries::insert_document;
pub(crate) use crate::requests::guards::typed::required_text;
use crate::requests::tasks::refresh::refresh;
use crate::requests::viewer::RequestView;
use crate::requests::{Condition, Party, Request, State};
use crate::reviews;
use crate::reviews::DecisionOutcome;
use crate::store::AnyConnection;
use crate::users::Actor;
use jiff::Timestamp;

fn request_event(act: EventKind, party: Party, request: &Request, detail: &str) -> Event {
    let event = Event::about_request(act, &request.id, party.name()).with_detail(detail);
    match request.subject.nid().filter(|_| request.state != State::Draft) {
        Some(nid) => event.about_nid(nid),
        None => event,
    }
}

/// Records an event on a request, and brings its tasks up to date. Everything else that the action changes must have been written before.
pub(crate) fn record_event(conn: &mut AnyConnection, now: Timestamp, actor: &Actor, event: Event) -> Result<EventId, Refusal> {
    let request_id = event.request_id().cloned();
    let id = log::record(conn, now, actor, event)?;
    if let Some(request_id) = request_id {
        refresh(conn, &request_id, now)?;
    }
    Ok(id)
}

/// Records an action that does not change the state.
pub(crate) fn record_action(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    act: EventKind,
    party: Party,
    request: &Request,
    says: &str,
) -> Result<EventId, Refusal> {
    store_action_record(conn, ctx, request, &ActionRecord { act, party, says, state: None, about: None })
}

/// An entry in the record of a request.
pub(crate) struct ActionRecord<'a> {
    /// The action.
    pub(crate) act: EventKind,
    /// The actor's role.
    pub(crate) party: Party,
    /// The text of the event.
    pub(crate) says: &'a str,
    /// The new state; `None` if it does not change.
    pub(crate) state: Option<State>,
    /// The NID of the event, if it differs from the requested one.
    pub(crate) about: Option<&'a str>,
}

/// Records an action. Its state change must have been written before.
pub(crate) fn store_action_record(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    entered: &ActionRecord<'_>,
) -> Result<EventId, Refusal> {
    let ActionRecord { act, party, says, state, about } = entered;
    if state.is_some() {
        // Activity ends an escalation.
        span::end(conn, &request.id, Condition::Escalated, "somebody acted", ctx.now)?;
    }
    if state.is_some_and(|state| !state.is_open()) {
        span::end(conn, &request.id, Condition::OnHold, "the request ended", ctx.now)?;
    }
    let mut event = request_event(*act, *party, request, says);
    if let Some(nid) = about {
        event = event.about_nid(nid);
    }
    if let Some(state) = state {
        event = event.with_new_state(state.name());
    }
    record_event(conn, ctx.now, &ctx.actor(), event)
}

/// Closes an open proposal to decline, which a decision makes obsolete.
pub(crate) fn close_proposals(conn: &mut AnyConnection, view: &RequestView, now: Timestamp) -> Result<(), Refusal> {
    Ok(reviews::queries::end_proposals(conn, &view.request.id, now.into())?)
}

/// Stores a decision.
pub(crate) fn store_decision(
    conn: &mut AnyConnection,
    view: &RequestView,
    (lead_id, concurring_id): (&AccountId, Option<&AccountId>),
    (outcome, reasons): (DecisionOutcome, &str),
    now: Timestamp,
) -> Result<(), Refusal> {
    let revision = view.newest_revision_number();
    reviews::queries::insert_decision(
        conn,
        &reviews::queries::NewDecision {
            id: &new_id(),
            request_id: &view.request.id,
            revision_number: revision,
            lead_id,
            concurring_id,
            outcome,
            reasons,
            decided_at: now.into(),
        },
    )?;
    Ok(())
}

/// Records a document about the newest revision.
pub(crate) fn record_document(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    kind: DocumentKind,
    body: &str,
) -> Result<(), Refusal> {
    let (on, by) = ((&view.request.id, view.newest_revision_number()), (&ctx.who.id, ctx.now.into()));
    Ok(insert_document(conn, on, (kind, body), by)?)
}
