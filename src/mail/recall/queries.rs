//! Waiting emails of an event.

use crate::mail::listed;
use crate::store::schema::outbox;
use crate::store::{AnyConnection, Error, Moment, update};
use diesel::prelude::*;

/// The kinds of email that contain the text of a comment. Other emails about the same event are not delayed.
const COMMENT: [&str; 2] = ["comment", listed::queries::REPLY];

/// Delays the comment emails of an event until `until` at the earliest.
pub(crate) fn put_off(conn: &mut AnyConnection, event_id: &str, until: Moment) -> Result<(), Error> {
    let words = outbox::table.filter(outbox::event_id.eq(event_id)).filter(outbox::letter.eq_any(COMMENT));
    diesel::update(words).set(outbox::due_at.eq(until)).execute(conn)?;
    Ok(())
}

/// Whether a comment email of an event was sent or may have been, because a delivery was started.
pub(crate) fn has_left(conn: &mut AnyConnection, event_id: &str) -> Result<bool, Error> {
    let begun: i64 = outbox::table
        .filter(outbox::event_id.eq(event_id))
        .filter(outbox::letter.eq_any(COMMENT))
        .filter(outbox::sent_at.is_not_null().or(outbox::attempts.gt(0)))
        .count()
        .get_result(conn)?;
    Ok(begun > 0)
}

/// Deletes the comment emails of an event; none of them was sent.
pub(crate) fn call_back(conn: &mut AnyConnection, event_id: &str) -> Result<(), Error> {
    diesel::delete(
        outbox::table
            .filter(outbox::event_id.eq(event_id))
            .filter(outbox::letter.eq_any(COMMENT))
            .filter(outbox::sent_at.is_null()),
    )
    .execute(conn)?;
    Ok(())
}

/// Records the thread or position that replies to the emails of an event belong to.
pub(crate) fn about(conn: &mut AnyConnection, event_id: &str, discussion: &str) -> Result<(), Error> {
    diesel::update(outbox::table.filter(outbox::event_id.eq(event_id))).set(outbox::discussion.eq(discussion)).execute(conn)?;
    Ok(())
}

/// Records the thread that replies to one email belong to.
pub(crate) fn about_one(conn: &mut AnyConnection, id: &str, thread: &str) -> Result<(), Error> {
    update!(conn, outbox.find(id): discussion = thread)
}

/// The thread or position that replies to the emails of an event belong to, as recorded by [`about`].
pub(crate) fn discussion_of(conn: &mut AnyConnection, event_id: &str) -> Result<Option<String>, Error> {
    let emails = outbox::table.filter(outbox::event_id.eq(event_id)).filter(outbox::discussion.is_not_null());
    let found: Option<Option<String>> = emails.select(outbox::discussion).first(conn).optional()?;
    Ok(found.flatten())
}

/// The key of the thread or position that replies to an email belong to.
pub(crate) fn discussion(conn: &mut AnyConnection, id: &str) -> Result<Option<String>, Error> {
    let found: Option<Option<String>> = outbox::table.find(id).select(outbox::discussion).first(conn).optional()?;
    Ok(found.flatten())
}
