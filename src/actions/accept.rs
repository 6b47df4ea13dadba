//! The proposed new registrant accepts or declines a namespace.

use crate::action_context::ActionContext;
use crate::cases::documents::DocumentKind;
use crate::cases::gather::registrant_change::{has_declined, is_new_registrant};
use crate::cases::notify::to_team;
use crate::cases::record::{record_document, words};
use crate::cases::viewer::{Seen, see};
use crate::cases::{Party, Present, Subject};
use crate::history::Act;
use crate::history::{Event, log};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Loads the request for the proposed new registrant, whose address must be verified.
fn as_new_registrant(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<Seen, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !is_new_registrant(conn, &seen.request, &turn.who.email)? {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-heir")));
    }
    if turn.who.verified_at.is_none() {
        return Err(Refusal::not_permitted(Phrase::new("refusal-verify-first")));
    }
    Ok(seen)
}

/// Accepts on behalf of the new registrant; requires an account with the proposed email address.
pub fn accept(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let seen = as_new_registrant(conn, turn, number)?;
    if seen.is(Party::Registrant) && matches!(seen.request.subject, Subject::RegistrantChange { present: Present::Agrees, .. }) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-asking-side")));
    }
    let text = format!("{} accepts the transfer", turn.who.name);
    record_document(conn, turn, &seen, DocumentKind::Acceptance, &text)?;
    let event = log::record(
        conn,
        turn.now,
        &turn.actor(),
        Event::on_request(Act::Accepted, &seen.request.id, "new registrant").saying(&text),
    )?;
    let nid = seen.request.subject.nid().unwrap_or_default().to_owned();
    let letter = |page: &'static str| {
        let (number, nid) = (number, nid.clone());
        move |name: String| Notification::Accepted {
            name,
            number: number.to_string(),
            nid: nid.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    crate::cases::notify::to_operators(conn, turn, &event, &seen.thread(), letter("desk"))
}

/// Declines the transfer. The request stays open: the operators close it, or the registrant proposes someone else.
pub fn decline(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let seen = as_new_registrant(conn, turn, number)?;
    if has_declined(conn, &seen.request, &turn.who.id)? {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-heir-declined") });
    }
    let reason = words(reason, at::REASON, Phrase::new("refusal-reason-published"))?;
    let event = Event::on_request(Act::TransferDeclined, &seen.request.id, "new registrant").saying(&reason);
    let event = log::record(conn, turn.now, &turn.actor(), event)?;
    let nid = seen.request.subject.nid().unwrap_or_default().to_owned();
    let letter = |page: &'static str| {
        let (nid, reason) = (nid.clone(), reason.clone());
        move |name: String| Notification::TransferDeclined {
            name,
            number: number.to_string(),
            nid: nid.clone(),
            reason: reason.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    crate::cases::notify::to_operators(conn, turn, &event, &seen.thread(), letter("desk"))
}
