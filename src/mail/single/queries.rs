//! One email of the outbox.

use crate::mail::queries::Due;
use crate::store::schema::{failing_addresses, outbox};
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;

/// An email of the outbox.
pub fn by_id(conn: &mut AnyConnection, id: &str) -> Result<Option<Due>, Error> {
    Ok(outbox::table.find(id).select(Due::as_select()).first(conn).optional()?)
}

/// Gives an email up that waits; whether it waited.
pub(crate) fn cancel(conn: &mut AnyConnection, id: &str, at: &str, why: &str) -> Result<bool, Error> {
    let waits = outbox::table.find(id).filter(outbox::sent_at.is_null()).filter(outbox::failed_at.is_null());
    Ok(diesel::update(waits).set((outbox::failed_at.eq(Some(at)), outbox::last_error.eq(Some(why)))).execute(conn)? == 1)
}

/// Why emails do not arrive at an address, in a sentence for operators; `None` where they do.
pub fn failing(conn: &mut AnyConnection, address: &str) -> Result<Option<String>, Error> {
    let row = (failing_addresses::failures, failing_addresses::why, failing_addresses::paused_at);
    let found: Option<(i64, String, Option<String>)> =
        failing_addresses::table.find(address).select(row).first(conn).optional()?;
    Ok(found.map(|(count, why, paused)| {
        let state = if paused.is_some() { "sending is paused" } else { "others still go there" };
        format!("{count} did not arrive ({why}); {state}")
    }))
}
