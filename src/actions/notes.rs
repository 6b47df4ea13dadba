//! Internal notes of operators on a request.

use crate::action_context::ActionContext;
use crate::cases::guards::office::operator_of;
use crate::cases::notes::queries;
use crate::cases::record::words;
use crate::cases::viewer::see;
use crate::history::{Act, Event, log};
use crate::ids::{RequestNumber, new_id};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;

/// Adds a note. The event names the request and the author, but does not contain the text.
pub fn note(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    let text = words(text, at::NOTE, "Enter the note")?;
    queries::insert(conn, &new_id(), &seen.request.id, (&turn.who.id, &text), turn.now.into())?;
    let event = Event::on_account(Act::DeskNoted, &turn.who.id).saying(&number.to_string());
    log::record(conn, turn.now, &turn.actor(), event)?;
    Ok(())
}

/// Deletes a note. Only its author can do so.
pub fn drop_note(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, id: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !queries::delete(conn, id, &seen.request.id, &turn.who.id)? {
        return Err(Refusal::not_found("This note of yours"));
    }
    let event = Event::on_account(Act::DeskNoteDropped, &turn.who.id).saying(&number.to_string());
    log::record(conn, turn.now, &turn.actor(), event)?;
    Ok(())
}
