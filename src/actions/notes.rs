//! Internal notes of operators on a request.

use crate::action_context::ActionContext;
use crate::history::{Event, EventKind, log};
use crate::ids::{RequestNumber, new_id};
use crate::refusal::{Refusal, at};
use crate::requests::guards::office::require_request_operator;
use crate::requests::notes::queries;
use crate::requests::record::required_text;
use crate::requests::viewer::load_view;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Adds a note. The event names the request and the author, but does not contain the text.
pub fn note(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, text: &str) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_request_operator(&view)?;
    let text = required_text(text, at::NOTE, Phrase::new("word-enter-the-note"))?;
    queries::insert(conn, &new_id(), &view.request.id, (&ctx.who.id, &text), ctx.now.into())?;
    let event = Event::on_account(EventKind::OperatorNoteAdded, &ctx.who.id).with_detail(&number.to_string());
    log::record(conn, ctx.now, &ctx.actor(), event)?;
    Ok(())
}

/// Deletes a note. Only its author can do so.
pub fn delete_note(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, id: &str) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_request_operator(&view)?;
    if !queries::delete(conn, id, &view.request.id, &ctx.who.id)? {
        return Err(Refusal::not_found(Phrase::new("thing-note")));
    }
    let event = Event::on_account(EventKind::OperatorNoteDeleted, &ctx.who.id).with_detail(&number.to_string());
    log::record(conn, ctx.now, &ctx.actor(), event)?;
    Ok(())
}
