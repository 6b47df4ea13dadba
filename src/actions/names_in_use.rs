//! Unregistered namespaces in use (RFC 8141 §5.1): operators maintain the list. Requests for one of these NIDs are shown with its entry.

use crate::action_context::ActionContext;
use crate::cases::guards::office::operator;
use crate::cases::record::words;
use crate::history::{Act, Event, log};
use crate::i18n::Phrase;
use crate::nid::in_use::InUse;
use crate::refusal::{Refusal, at};
use crate::registry::lists::List;
use crate::registry::lists::keep;
use crate::registry::lists::queries::{self, NewState};
use crate::registry::publish::PUBLISHED;
use crate::store::counters::allot;
use crate::store::{AnyConnection, Error, Moment};

fn write(conn: &mut AnyConnection, turn: ActionContext<'_>, name: &str, body: Option<&str>, reason: &str) -> Result<(), Refusal> {
    let (asked_by, at) = (&turn.who.id, Moment::from(turn.now));
    queries::insert(conn, &NewState { list: List::InUse, name, nid: None, body, reason, asked_by, confirmed_by: None, at })?;
    let said = format!("{name}{}: {reason}", if body.is_some() { "" } else { " is removed from the list" });
    // Checks of names name the entries.
    allot(conn, PUBLISHED)?;
    log::record(conn, turn.now, &turn.actor(), Event::general(Act::InUseChanged).saying(&said))?;
    Ok(())
}

/// Adds an entry, or replaces the entry with the same NID.
pub fn put(conn: &mut AnyConnection, turn: ActionContext<'_>, name: &InUse, reason: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    if !name.is_whole() || !name.nid.bytes().all(|b| b.is_ascii_graphic() && b != b':') {
        return Err(Refusal::at(
            at::NID,
            "Enter the name after urn: in lower case, where it is used, and an example, one line each",
        ));
    }
    let reason = words(reason, at::REASON, "Enter the source. It will be public")?;
    if keep::in_use(conn)?.contains(name) {
        return Err(Refusal::at(at::NID, "The entry is identical to the current entry"));
    }
    let body = serde_json::to_string(name).map_err(|_| Error::Unreadable("a name in use".to_owned()))?;
    write(conn, turn, &name.nid, Some(&body), &reason)
}

/// Removes an entry.
pub fn remove(conn: &mut AnyConnection, turn: ActionContext<'_>, nid: &str, reason: &str) -> Result<(), Refusal> {
    operator(turn.who)?;
    if !keep::in_use(conn)?.iter().any(|name| name.nid == nid) {
        return Err(Refusal::not_found("This name on the list"));
    }
    let reason = words(reason, at::WHY, Phrase::new("refusal-why-published"))?;
    write(conn, turn, nid, None, &reason)
}
