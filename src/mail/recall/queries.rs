//! Where the emails of an event wait.

use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;

/// Lets the emails of an event leave no sooner than `until`.
pub(crate) fn put_off(conn: &mut AnyConnection, event_id: &str, until: &str) -> Result<(), Error> {
    diesel::update(outbox::table.filter(outbox::event_id.eq(event_id))).set(outbox::due_at.eq(until)).execute(conn)?;
    Ok(())
}

/// Whether an email of an event has left, or may have: a delivery was begun.
pub(crate) fn has_left(conn: &mut AnyConnection, event_id: &str) -> Result<bool, Error> {
    let begun: i64 = outbox::table
        .filter(outbox::event_id.eq(event_id))
        .filter(outbox::sent_at.is_not_null().or(outbox::attempts.gt(0)).or(outbox::gathered_into.is_not_null()))
        .count()
        .get_result(conn)?;
    Ok(begun > 0)
}

/// Calls back the emails of an event; none of them has left.
pub(crate) fn call_back(conn: &mut AnyConnection, event_id: &str) -> Result<(), Error> {
    diesel::delete(
        outbox::table
            .filter(outbox::event_id.eq(event_id))
            .filter(outbox::sent_at.is_null())
            .filter(outbox::gathered_into.is_null()),
    )
    .execute(conn)?;
    Ok(())
}

/// Notes what an answer to the emails of an event is about.
pub(crate) fn about(conn: &mut AnyConnection, event_id: &str, discussion: &str) -> Result<(), Error> {
    diesel::update(outbox::table.filter(outbox::event_id.eq(event_id))).set(outbox::discussion.eq(discussion)).execute(conn)?;
    Ok(())
}

/// What an answer to an email is about: a thread or a position, by its key.
pub(crate) fn discussion(conn: &mut AnyConnection, id: &str) -> Result<Option<String>, Error> {
    let found: Option<Option<String>> = outbox::table.find(id).select(outbox::discussion).first(conn).optional()?;
    Ok(found.flatten())
}
