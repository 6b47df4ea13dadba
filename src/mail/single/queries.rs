//! One email of the outbox.

use crate::mail::gather::queries::follow;
use crate::mail::queries::Due;
use crate::store::schema::{failing_addresses, outbox};
use crate::store::{AnyConnection, Error, Moment};
use crate::words::Lang;
use diesel::prelude::*;

/// An email of the outbox.
pub fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<Due>, Error> {
    Ok(outbox::table.find(id).select(Due::as_select()).first(conn).optional()?)
}

/// Gives an email up that waits; whether it waited.
pub(crate) fn cancel(conn: &mut AnyConnection, id: &str, at: Moment, why: &str) -> Result<bool, Error> {
    let waits = outbox::table.find(id).filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null());
    // One that leaves in another is given up with that one.
    let waits = waits.filter(outbox::gathered_into.is_null());
    let given_up =
        diesel::update(waits).set((outbox::failed_at.eq(Some(at)), outbox::last_error.eq(Some(why)))).execute(conn)? == 1;
    follow(conn, id)?;
    Ok(given_up)
}

/// Takes an email away that waits, as if it had never been written: nobody is to wonder why it was given up.
pub(crate) fn unwrite(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    let waits = outbox::table.find(id).filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null());
    diesel::delete(waits.filter(outbox::gathered_into.is_null())).execute(conn)?;
    Ok(())
}

/// The email of an event to somebody that waits: its key and its text.
pub(crate) fn waiting_of(conn: &mut AnyConnection, event_id: &str, recipient: &str) -> Result<Option<(String, String)>, Error> {
    Ok(outbox::table
        .filter(outbox::event_id.eq(event_id))
        .filter(outbox::recipient.eq(recipient))
        .filter(outbox::sent_at.is_null())
        .order(outbox::id)
        .select((outbox::id, outbox::body))
        .first(conn)
        .optional()?)
}

pub(crate) fn rewrite(conn: &mut AnyConnection, id: &str, body: &str) -> Result<(), Error> {
    diesel::update(outbox::table.find(id)).set(outbox::body.eq(body)).execute(conn)?;
    Ok(())
}

/// Emails that did not arrive at an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing {
    /// How many did not.
    pub count: i64,
    /// What the last server said.
    pub why: String,
    /// Whether sending there is paused.
    pub paused: bool,
}

/// What did not arrive at an address; `None` where everything does.
pub fn missing(conn: &mut AnyConnection, address: &str) -> Result<Option<Missing>, Error> {
    let row = (failing_addresses::failures, failing_addresses::why, failing_addresses::paused_at);
    let found: Option<(i64, String, Option<String>)> =
        failing_addresses::table.find(address).select(row).first(conn).optional()?;
    Ok(found.map(|(count, why, paused)| Missing { count, why, paused: paused.is_some() }))
}

/// Why emails do not arrive at an address, in a sentence for operators; `None` where they do.
pub fn failing(conn: &mut AnyConnection, address: &str) -> Result<Option<String>, Error> {
    Ok(missing(conn, address)?.map(|Missing { count, why, paused }| {
        let state = if paused { "sending is paused" } else { "others still go there" };
        format!("{count} did not arrive ({why}); {state}")
    }))
}

/// What is due, the most urgent first. What goes to a paused address waits, unless it is urgent: somebody asked for it just now.
pub(crate) fn due(conn: &mut AnyConnection, now: Moment, limit: i64, urgent: bool) -> Result<Vec<Due>, Error> {
    let ids = due_ids(conn, now, limit, urgent)?;
    let due = outbox::table.filter(outbox::id.eq_any(ids)).order((outbox::priority, outbox::id));
    Ok(due.select(Due::as_select()).load(conn)?)
}

/// Whether anything is. No column is read that a schema of before may not have.
pub(crate) fn is_due(conn: &mut AnyConnection, now: Moment, urgent: bool) -> Result<bool, Error> {
    Ok(!due_ids(conn, now, 1, urgent)?.is_empty())
}

fn due_ids(conn: &mut AnyConnection, now: Moment, limit: i64, urgent: bool) -> Result<Vec<String>, Error> {
    let paused: Vec<String> = failing_addresses::table
        .filter(failing_addresses::paused_at.is_not_null())
        .select(failing_addresses::address)
        .load(conn)?;
    Ok(outbox::table
        .filter(outbox::priority.le(if urgent { 0 } else { i64::MAX }))
        .filter(outbox::priority.eq(0).or(outbox::recipient.ne_all(paused)))
        .filter(outbox::sent_at.is_null().and(outbox::gathered_into.is_null()))
        .filter(outbox::failed_at.is_null())
        .filter(outbox::due_at.le(now))
        .order((outbox::priority, outbox::id))
        .limit(limit)
        .select(outbox::id)
        .load(conn)?)
}

/// In which language an email of the outbox is.
pub(crate) fn language(conn: &mut AnyConnection, id: &str) -> Result<Lang, Error> {
    Ok(outbox::table.find(id).select(outbox::language).first(conn)?)
}
