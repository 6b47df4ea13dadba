//! One email of the outbox.

use crate::mail::queries::Due;
use crate::store::schema::outbox;
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
