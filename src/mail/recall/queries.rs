//! Where the emails of an event wait.

use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;

/// The emails that tell the words of a comment; others of the same event, which ask somebody for a decision, wait for nothing.
const COMMENT: &str = "comment";

/// Lets the emails of an event that tell of a comment leave no sooner than `until`.
pub(crate) fn put_off(conn: &mut AnyConnection, event_id: &str, until: Moment) -> Result<(), Error> {
    let words = outbox::table.filter(outbox::event_id.eq(event_id)).filter(outbox::letter.eq(COMMENT));
    diesel::update(words).set(outbox::due_at.eq(until)).execute(conn)?;
    Ok(())
}

/// Whether an email of an event that tells of a comment has left, or may have: a delivery was begun.
pub(crate) fn has_left(conn: &mut AnyConnection, event_id: &str) -> Result<bool, Error> {
    let begun: i64 = outbox::table
        .filter(outbox::event_id.eq(event_id))
        .filter(outbox::letter.eq(COMMENT))
        .filter(outbox::sent_at.is_not_null().or(outbox::attempts.gt(0)).or(outbox::gathered_into.is_not_null()))
        .count()
        .get_result(conn)?;
    Ok(begun > 0)
}

/// Calls back the emails of an event that tell of a comment; none of them has left.
pub(crate) fn call_back(conn: &mut AnyConnection, event_id: &str) -> Result<(), Error> {
    diesel::delete(
        outbox::table
            .filter(outbox::event_id.eq(event_id))
            .filter(outbox::letter.eq(COMMENT))
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

/// What an answer to the emails of an event is about, as [`about`] noted it.
pub(crate) fn discussion_of(conn: &mut AnyConnection, event_id: &str) -> Result<Option<String>, Error> {
    let emails = outbox::table.filter(outbox::event_id.eq(event_id)).filter(outbox::discussion.is_not_null());
    let found: Option<Option<String>> = emails.select(outbox::discussion).first(conn).optional()?;
    Ok(found.flatten())
}

/// What an answer to an email is about: a thread or a position, by its key.
pub(crate) fn discussion(conn: &mut AnyConnection, id: &str) -> Result<Option<String>, Error> {
    let found: Option<Option<String>> = outbox::table.find(id).select(outbox::discussion).first(conn).optional()?;
    Ok(found.flatten())
}
