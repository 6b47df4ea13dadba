//! Absences: a person sets the last day, changes it, or ends the absence early (docs/decisions/0027-account-lifecycle.md).

use crate::action_context::ActionContext;
use crate::clock;
use crate::history::{Act, Event, log};
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use crate::users::away::queries as away;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

fn record(conn: &mut AnyConnection, turn: ActionContext<'_>, act: Act, until: Date) -> Result<(), Refusal> {
    let event = Event::on_account(act, &turn.who.id).saying(&format!("until {until}"));
    log::record(conn, turn.now, &turn.actor(), event)?;
    Ok(())
}

/// Sets the last day of an absence that starts today. A later call changes it.
///
/// # Errors
/// [`Refusal::Faults`] at `until` for a day in the past.
pub fn set(conn: &mut AnyConnection, turn: ActionContext<'_>, until: Date) -> Result<(), Refusal> {
    if until < clock::day(turn.now) {
        return Err(Refusal::at(at::UNTIL, Phrase::new("refusal-away-until")));
    }
    away::set(conn, &turn.who.id, Some(until))?;
    record(conn, turn, Act::AwayNoted, until)
}

/// Ends an absence early.
///
/// # Errors
/// [`Refusal::NotFound`] if the person is not away.
pub fn end(conn: &mut AnyConnection, turn: ActionContext<'_>) -> Result<(), Refusal> {
    let until = away::until(conn, &turn.who.id, clock::day(turn.now))?;
    let until = until.ok_or_else(|| Refusal::not_found(Phrase::new("thing-absence")))?;
    away::set(conn, &turn.who.id, None)?;
    record(conn, turn, Act::AwayCancelled, until)
}
