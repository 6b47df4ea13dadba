//! Ownership disputes and holds (RFC 8141 §5.1).

use crate::action_context::ActionContext;
use crate::cases::documents::DocumentKind;
use crate::cases::guards::office::operator_of;
use crate::cases::notify::{leads_of, notify, operators_of, to_leads, to_team};
use crate::cases::overlays::span;
use crate::cases::record::{record, record_document, words};
use crate::cases::viewer::{Seen, see};
use crate::cases::{Overlay, Party};
use crate::history;
use crate::history::Act;
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Records an ownership dispute; it has no other effect (RFC 8141 §5.1).
pub fn dispute(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    let text = words(text, at::DISPUTE, "Enter the note. It will be public")?;
    record_document(conn, turn, &seen, DocumentKind::Dispute, &text)?;
    record(conn, turn, Act::Disputed, Party::Operator, &seen.request, &text)?;
    Ok(())
}

/// Puts an open request on hold, for a public reason such as a court order. It cannot be approved or registered until the hold ends.
pub fn hold(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-request-ended") });
    }
    if seen.has(Overlay::OnHold) {
        return Err(Refusal::WrongState { why: "The request is already on hold".into() });
    }
    let reason = words(reason, at::HOLD_REASON, "Enter the reason. It will be public")?;
    let event = record(conn, turn, Act::PutOnHold, Party::Operator, &seen.request, &reason)?;
    span::begin(conn, &seen.request.id, Overlay::OnHold, &reason, turn.now)?;
    notify_of_hold(conn, turn, &event, &seen, (false, &reason))
}

/// Ends the hold, for a public reason.
pub fn end_hold(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !seen.has(Overlay::OnHold) {
        return Err(Refusal::WrongState { why: "The request is not on hold".into() });
    }
    let reason = words(reason, at::HOLD_REASON, "Enter the reason. It will be public")?;
    span::end(conn, &seen.request.id, Overlay::OnHold, &reason, turn.now)?;
    let event = record(conn, turn, Act::HoldEnded, Party::Operator, &seen.request, &reason)?;
    notify_of_hold(conn, turn, &event, &seen, (true, &reason))
}

/// Notifies the team, the leads and the other operators, each once.
fn notify_of_hold(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &history::EventId,
    seen: &Seen,
    (ended, reason): (bool, &str),
) -> Result<(), Refusal> {
    let email = |page: &'static str| {
        let (number, title, reason) = (seen.request.number, seen.request.subject.title(), reason.to_owned());
        move |name: String| Notification::Hold {
            name,
            number: number.to_string(),
            title: title.clone(),
            ended,
            reason: reason.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, event, seen, email("requests"))?;
    to_leads(conn, turn, event, seen, email("reviews"))?;
    let leads = leads_of(conn, turn, seen)?;
    let mut operators = operators_of(conn, &seen.request.id)?;
    operators.retain(|operator| operator.id != turn.who.id && !leads.iter().any(|lead| lead.id == operator.id));
    notify(conn, turn, event, Some(&seen.thread()), &operators, email("desk"))
}
