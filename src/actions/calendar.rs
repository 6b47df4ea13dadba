//! A calendar of a user's due dates at a private URL, for calendar programs.

use crate::action_context::ActionContext;
use crate::actions::pending_tasks;
use crate::cases::waiting::tasks::PendingTask;
use crate::history::{Act, Event, log};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::calendars::queries;
use crate::users::queries::language;
use crate::users::secrets::Token;
use jiff::Timestamp;
use urn_registry::i18n::{Lang, Phrase};

fn gone() -> Refusal {
    Refusal::not_found(Phrase::new("thing-link"))
}

/// Creates or replaces the link of an account. An earlier link no longer works. Returns the token, which is shown once.
///
/// # Errors
/// Database errors.
pub fn make(conn: &mut AnyConnection, turn: ActionContext<'_>) -> Result<Token, Refusal> {
    let token = Token::draw();
    queries::set(conn, &turn.who.id, &token, turn.now.into())?;
    log::record(conn, turn.now, &turn.actor(), Event::on_account(Act::CalendarMade, &turn.who.id))?;
    Ok(token)
}

/// Removes the link of an account.
///
/// # Errors
/// [`Refusal::NotFound`] if there is none.
pub fn end(conn: &mut AnyConnection, turn: ActionContext<'_>) -> Result<(), Refusal> {
    if !queries::end(conn, &turn.who.id)? {
        return Err(gone());
    }
    log::record(conn, turn.now, &turn.actor(), Event::on_account(Act::CalendarEnded, &turn.who.id))?;
    Ok(())
}

/// The tasks behind a link, and the language of their owner. Unknown links, and links of closed accounts, are not found.
///
/// # Errors
/// [`Refusal::NotFound`], or a database error.
pub fn tasks(conn: &mut AnyConnection, now: Timestamp, token: &str) -> Result<(Vec<PendingTask>, Lang), Refusal> {
    let token = Token::read(token).ok_or_else(gone)?;
    let owner = queries::owner(conn, &token)?.ok_or_else(gone)?;
    let lang = language(conn, &owner.id)?;
    Ok((pending_tasks::of(conn, &owner, now)?.tasks, lang))
}
