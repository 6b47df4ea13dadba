//! Ownership disputes and holds (RFC 8141 §5.1).

use crate::action_context::ActionContext;
use crate::history;
use crate::history::EventKind;
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::requests::conditions::span;
use crate::requests::documents::queries::documents_of;
use crate::requests::documents::{Document, DocumentKind};
use crate::requests::guards::office::require_request_operator;
use crate::requests::notify::{email_people, email_team, experts_of, leads_of, operators_of};
use crate::requests::record::{record_action, record_document, required_text};
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Condition, Party, Procedure, tasks};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Records an ownership dispute; it has no other effect (RFC 8141 §5.1).
pub fn dispute(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, text: &str) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_request_operator(&view)?;
    let text = required_text(text, at::DISPUTE, Phrase::new("refusal-dispute-note"))?;
    record_document(conn, ctx, &view, DocumentKind::Dispute, &text)?;
    record_action(conn, ctx, EventKind::Disputed, Party::Operator, &view.request, &text)?;
    Ok(())
}

/// Puts an open request on hold, for a public reason such as a court order. It cannot be approved, completed or registered until the hold
/// ends, and nothing is due. On the fast track, the body controls the time (§6.3 item 3), so a dispute must be recorded first; one
/// that led to an earlier hold does not count again.
pub fn hold_request(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    reason: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_request_operator(&view)?;
    if !view.request.state.is_open() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-request-ended") });
    }
    if view.has_condition(Condition::OnHold) {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-on-hold-already") });
    }
    let holds = view.conditions.iter().filter(|begun| begun.condition == Condition::OnHold);
    let last_hold = holds.map(|hold| hold.since).max();
    let is_new = |one: &Document| one.kind == DocumentKind::Dispute && last_hold.is_none_or(|began| one.recorded_at > began);
    if view.request.procedure.kind() == Procedure::FastTrack && !documents_of(conn, &view.request.id)?.iter().any(is_new) {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-hold-fast-track") });
    }
    let reason = required_text(reason, at::HOLD_REASON, Phrase::new("refusal-hold-reason"))?;
    span::begin(conn, &view.request.id, Condition::OnHold, &reason, ctx.now)?;
    span::end(conn, &view.request.id, Condition::Escalated, "put on hold", ctx.now)?;
    let event = record_action(conn, ctx, EventKind::PutOnHold, Party::Operator, &view.request, &reason)?;
    notify_of_hold(conn, ctx, &event, &view, (false, &reason))
}

/// Ends the hold, for a public reason.
pub fn end_hold(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_request_operator(&view)?;
    if !view.has_condition(Condition::OnHold) {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-not-on-hold") });
    }
    let reason = required_text(reason, at::HOLD_REASON, Phrase::new("refusal-hold-reason"))?;
    span::end(conn, &view.request.id, Condition::OnHold, &reason, ctx.now)?;
    let event = record_action(conn, ctx, EventKind::HoldEnded, Party::Operator, &view.request, &reason)?;
    notify_of_hold(conn, ctx, &event, &view, (true, &reason))
}

/// Notifies everyone who works on the request, each once, with their task.
fn notify_of_hold(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &history::EventId,
    view: &RequestView,
    (ended, reason): (bool, &str),
) -> Result<(), Refusal> {
    let email = Notification::Hold { ended, reason: reason.to_owned() };
    email_team(conn, ctx, event, view, &email)?;
    let mut people = leads_of(conn, ctx, view)?;
    let of_body = tasks::notify::officials_of_body(conn, view, ctx.now)?;
    for person in [experts_of(conn, view)?, of_body, operators_of(conn, &view.request.id)?].concat() {
        if person.id != ctx.who.id && !people.iter().any(|known| known.id == person.id) {
            people.push(person);
        }
    }
    email_people(conn, ctx, event, Some(&view.email_thread()), &people, &email)?;
    tasks::notify::add_tasks_to_emails(conn, ctx, event, view.request.number)
}
