//! Ownership disputes and court orders: recorded, and put on hold by two operators (RFC 8141 §5.1).

use crate::action_context::ActionContext;
use crate::cases::documents::queries::{documents_of, insert_document};
use crate::cases::documents::{Filed, PaperKind};
use crate::cases::guards::office::operator_of;
use crate::cases::notify::{notify, operators_of, to_leads, to_team};
use crate::cases::overlays::span;
use crate::cases::record::{record, words};
use crate::cases::viewer::{Seen, see};
use crate::cases::{Overlay, Party, Subject, overlays};
use crate::history;
use crate::history::Act;
use crate::ids::{AccountId, RequestId, RequestNumber, new_id};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Records an ownership dispute; it has no other effect (RFC 8141 §5.1).
pub fn dispute(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    let text = words(text, at::DISPUTE, "Enter the note. It will be public")?;
    insert_document(conn, &new_id(), &seen.request.id, (PaperKind::Dispute, &text), (&turn.who.id, turn.now.into()))?;
    record(conn, turn, Act::Disputed, Party::Operator, &seen.request, &text)?;
    Ok(())
}

/// Records evidence that the present registrant cannot be reached.
pub fn file_evidence(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    text: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !matches!(seen.request.subject, Subject::RegistrantChange { .. }) || !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: "Evidence can only be attached to an open change of registrant".into() });
    }
    let text = words(text, at::EVIDENCE, "Enter the attempts, with dates and results")?;
    insert_document(conn, &new_id(), &seen.request.id, (PaperKind::Evidence, &text), (&turn.who.id, turn.now.into()))?;
    record(conn, turn, Act::PaperFiled, Party::Operator, &seen.request, &format!("Evidence: {text}"))?;
    Ok(())
}

/// Records a court order. It puts the request on hold immediately but provisionally, until another operator confirms or drops it
/// (docs/decisions/0021-authority-and-commitments.md).
pub fn order_hold(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-request-ended") });
    }
    if seen.has(Overlay::CourtHold) {
        return Err(Refusal::WrongState { why: "The request is already on hold".into() });
    }
    let text = words(text, at::ORDER, "Enter the court, the date, the file number and the order")?;
    insert_document(conn, &new_id(), &seen.request.id, (PaperKind::CourtOrder, &text), (&turn.who.id, turn.now.into()))?;
    let event = record(conn, turn, Act::HoldOrdered, Party::Operator, &seen.request, &text)?;
    let why = format!("{}{text}", overlays::PROVISIONALLY);
    span::begin(conn, &seen.request.id, Overlay::CourtHold, &why, None, turn.now)?;
    let mut others = operators_of(conn, &seen.request.id)?;
    others.retain(|operator| operator.id != turn.who.id);
    notify(conn, turn, &event, Some(&seen.thread()), &others, |name| Notification::HoldWaits {
        name,
        number: number.to_string(),
        title: seen.request.subject.title(),
        by: turn.acting(Party::Operator.name()),
        words: text.clone(),
        link: turn.link(&format!("/desk/{number}")),
    })?;
    let told = "A court order has been recorded. The request is provisionally on hold until a second operator confirms or rejects the order:";
    notify_of_hold(conn, turn, &event, &seen, &format!("{told}\n\n{text}"))
}

/// The court order awaiting a second operator: its text, and who recorded it.
pub fn hold_to_confirm(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<(String, AccountId)>, Refusal> {
    Ok(unconfirmed(conn, request_id)?.map(|paper| (paper.words, paper.filed_by)))
}

/// The newest court order, unless it has been confirmed.
fn unconfirmed(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Filed>, Refusal> {
    let Some(newest) = documents_of(conn, request_id)?.into_iter().rev().find(|paper| paper.kind == PaperKind::CourtOrder) else {
        return Ok(None);
    };
    let events = history::queries::of_request(conn, request_id)?;
    // Keys are also sorted by time, with higher resolution.
    let is_later = |event: &history::Recorded| (event.at, &event.id) > (newest.filed_at, &newest.id);
    let is_confirmed = events.iter().any(|event| event.act == Act::HoldConfirmed && is_later(event));
    Ok((!is_confirmed).then_some(newest))
}

/// Ends the provisional hold of a court order that is struck before it was confirmed, and notifies the leads; others are notified that
/// the document is struck.
pub(super) fn drop_provisional(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &history::EventId,
    seen: &Seen,
    (paper, reason): (&Filed, &str),
) -> Result<(), Refusal> {
    let held = overlays::queries::of_request(conn, &seen.request.id)?;
    let is_by_it =
        |begun: &overlays::Begun| begun.overlay == Overlay::CourtHold && begun.until.is_none() && begun.since >= paper.filed_at;
    if paper.kind != PaperKind::CourtOrder || !held.iter().any(is_by_it) {
        return Ok(());
    }
    span::end(conn, &seen.request.id, Overlay::CourtHold, reason, turn.now)?;
    let (number, title) = (seen.request.number, seen.request.subject.title());
    to_leads(conn, turn, event, seen, |name| Notification::Hold {
        name,
        number: number.to_string(),
        title: title.clone(),
        words: format!("The court order that put the request provisionally on hold was rejected:\n\n{reason}"),
        link: turn.link(&format!("/reviews/{number}")),
    })
}

/// Confirms the order as second operator; the request stays on hold until the order is lifted.
pub fn confirm_hold(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    let Some((text, filed_by)) = hold_to_confirm(conn, &seen.request.id)? else {
        return Err(Refusal::WrongState { why: "No court order is waiting for confirmation".into() });
    };
    if filed_by == turn.who.id {
        return Err(Refusal::not_permitted("You recorded the order. A second operator must confirm it"));
    }
    if !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-request-ended") });
    }
    // An order recorded before orders took effect immediately takes effect now.
    if !span::begin(conn, &seen.request.id, Overlay::CourtHold, &text, None, turn.now)? {
        overlays::queries::set_why(conn, &seen.request.id, Overlay::CourtHold, &text)?;
    }
    let event = record(conn, turn, Act::HoldConfirmed, Party::Operator, &seen.request, &text)?;
    notify_of_hold(
        conn,
        turn,
        &event,
        &seen,
        &format!("The court order has been confirmed. The request is on hold until the order is lifted:\n\n{text}"),
    )
}

/// Records that a court order is lifted. The hold ends when a second operator confirms it.
pub fn ask_end_of_hold(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    text: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !seen.has(Overlay::CourtHold) {
        return Err(Refusal::WrongState { why: "The request is not on hold".into() });
    }
    if unconfirmed(conn, &seen.request.id)?.is_some() {
        return Err(Refusal::WrongState {
            why: "The order has not been confirmed yet. To reject the order, retract the document".into(),
        });
    }
    let text = words(text, at::ORDER, "Enter the court, the date and the decision that lifts the order. It will be public")?;
    insert_document(conn, &new_id(), &seen.request.id, (PaperKind::HoldEnd, &text), (&turn.who.id, turn.now.into()))?;
    record(conn, turn, Act::HoldEndAsked, Party::Operator, &seen.request, &text)?;
    Ok(())
}

/// The lifting of an order that awaits a second operator: its text, and who recorded it.
pub fn end_to_confirm(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<(String, AccountId)>, Refusal> {
    let held = overlays::queries::of_request(conn, request_id)?;
    let Some(open) = held.iter().find(|begun| begun.overlay == Overlay::CourtHold && begun.until.is_none()) else {
        return Ok(None);
    };
    let newest = documents_of(conn, request_id)?.into_iter().rev().find(|paper| paper.kind == PaperKind::HoldEnd);
    Ok(newest.filter(|paper| paper.filed_at >= open.since).map(|paper| (paper.words, paper.filed_by)))
}

/// Confirms the lifting of the order as second operator.
pub fn end_hold(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    let Some((text, filed_by)) = end_to_confirm(conn, &seen.request.id)? else {
        return Err(Refusal::WrongState { why: "No lifting of a court order is waiting for confirmation".into() });
    };
    if filed_by == turn.who.id {
        return Err(Refusal::not_permitted("You recorded the lifting. A second operator must confirm it"));
    }
    span::end(conn, &seen.request.id, Overlay::CourtHold, &text, turn.now)?;
    let event = record(conn, turn, Act::HoldEnded, Party::Operator, &seen.request, &text)?;
    notify_of_hold(conn, turn, &event, &seen, &format!("The request is no longer on hold:\n\n{text}"))
}

fn notify_of_hold(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &history::EventId,
    seen: &Seen,
    words: &str,
) -> Result<(), Refusal> {
    let letter = |page: &'static str| {
        let (number, title, words) = (seen.request.number, seen.request.subject.title(), words.to_owned());
        move |name: String| Notification::Hold {
            name,
            number: number.to_string(),
            title: title.clone(),
            words: words.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_team(conn, turn, event, seen, letter("requests"))?;
    to_leads(conn, turn, event, seen, letter("reviews"))
}
