//! Storage of single emails in the outbox.

use crate::mail::queries::{CANCELED, DueEmail};
use crate::mail::templates::about::URGENT;
use crate::store::schema::{bouncing_addresses, outbox};
use crate::store::{AnyConnection, Error, Moment, update};
use diesel::prelude::*;
use urn_registry::i18n::{Lang, Phrase};

/// An email in the outbox.
pub fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<DueEmail>, Error> {
    Ok(outbox::table.find(id).select(DueEmail::as_select()).first(conn).optional()?)
}

/// Cancels a waiting email; returns whether it was waiting.
pub(crate) fn cancel(conn: &mut AnyConnection, id: &str, at: Moment) -> Result<bool, Error> {
    let waits = outbox::table.find(id).filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null());
    let set = (outbox::failed_at.eq(Some(at)), outbox::last_error.eq(Some(CANCELED)));
    Ok(diesel::update(waits).set(set).execute(conn)? == 1)
}

/// Deletes a waiting email without a trace, so that operators do not wonder why it was given up.
pub(crate) fn delete_waiting(conn: &mut AnyConnection, id: &str) -> Result<(), Error> {
    let waits = outbox::table.find(id).filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null());
    diesel::delete(waits).execute(conn)?;
    Ok(())
}

/// The waiting email of an event to a recipient: its key and its text.
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
    update!(conn, outbox.find(id): body)
}

/// The delivery failures at an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeliveryFailures {
    /// The number of failures.
    pub count: i64,
    /// The message of the last server.
    pub reason: String,
    /// Whether sending is paused.
    pub paused: bool,
}

/// The delivery failures at an address; `None` if there are none.
pub fn delivery_failures(conn: &mut AnyConnection, address: &str) -> Result<Option<DeliveryFailures>, Error> {
    let row = (bouncing_addresses::failures, bouncing_addresses::reason, bouncing_addresses::paused_at);
    let found: Option<(i64, String, Option<String>)> =
        bouncing_addresses::table.find(address).select(row).first(conn).optional()?;
    Ok(found.map(|(count, reason, paused)| DeliveryFailures { count, reason, paused: paused.is_some() }))
}

/// A sentence for operators about delivery failures at an address; `None` if there are none.
pub fn failures_summary(conn: &mut AnyConnection, address: &str) -> Result<Option<String>, Error> {
    Ok(delivery_failures(conn, address)?.map(|DeliveryFailures { count, reason, paused }| {
        let state = if paused { Phrase::new("sending-paused") } else { Phrase::new("sending-continues") };
        Phrase::new("undelivered-summary").arg("count", count).arg("why", reason).arg("state", state).to_string()
    }))
}

/// The emails that are due, most urgent first. Emails to a paused address wait, unless a user has just requested them or they protect the
/// recipient.
pub(crate) fn due(conn: &mut AnyConnection, now: Moment, limit: i64, urgent: bool) -> Result<Vec<DueEmail>, Error> {
    let ids = due_ids(conn, now, limit, urgent)?;
    let due = outbox::table.filter(outbox::id.eq_any(ids)).order((outbox::priority, outbox::id));
    Ok(due.select(DueEmail::as_select()).load(conn)?)
}

/// Whether any email is due. Reads no column that an older schema may lack.
pub(crate) fn is_due(conn: &mut AnyConnection, now: Moment, urgent: bool) -> Result<bool, Error> {
    Ok(!due_ids(conn, now, 1, urgent)?.is_empty())
}

fn due_ids(conn: &mut AnyConnection, now: Moment, limit: i64, urgent: bool) -> Result<Vec<String>, Error> {
    let paused: Vec<String> = bouncing_addresses::table
        .filter(bouncing_addresses::paused_at.is_not_null())
        .select(bouncing_addresses::address)
        .load(conn)?;
    Ok(outbox::table
        .filter(outbox::priority.le(if urgent { URGENT } else { i64::MAX }))
        .filter(outbox::priority.le(URGENT).or(outbox::recipient.ne_all(paused)))
        .filter(outbox::sent_at.is_null())
        .filter(outbox::failed_at.is_null())
        .filter(outbox::due_at.le(now))
        .order((outbox::priority, outbox::id))
        .limit(limit)
        .select(outbox::id)
        .load(conn)?)
}

/// The language of an email in the outbox.
pub(crate) fn language(conn: &mut AnyConnection, id: &str) -> Result<Lang, Error> {
    Ok(outbox::table.find(id).select(outbox::language).first(conn)?)
}
