//! What was sent and done before. Whoever sends something puts a key beside it that nobody else makes up; the key is kept in the
//! transaction of the act, so it is there exactly when the act is. Sent again after an answer that never came, the same key
//! gets the same answer and changes nothing.

use super::schema::sent_before::{self, dsl};
use super::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::{SignedDuration, Timestamp};

/// How many hours a key is known. Who sends again after that sends something new.
pub const HOURS_KEPT: i64 = 48;

/// The longest body of an answer that is kept, in bytes.
pub const BODY_MAX: usize = 64 * 1024;

/// Something that somebody wants to have done once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Once {
    /// Digest of who sends it, where to, and the key they made up.
    pub key: String,
    /// Digest of what a program sends; empty for a form, whose digest is in the key.
    pub payload: String,
    /// The number of this very request, whose own acts are no repetition.
    pub request_id: String,
}

/// The answer that was given, as far as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Before {
    /// Digest of what was sent then.
    pub payload: String,
    /// The request that did it.
    pub request_id: String,
    /// The status of its answer; none while it is not known.
    pub status: Option<i32>,
    /// Where the answer led.
    pub place: String,
    /// The state of the thing after it, for the next change.
    pub tag: String,
    /// The body, for programs.
    pub body: String,
}

/// What was done under this key before, if anything.
pub fn before(conn: &mut AnyConnection, once: &Once) -> Result<Option<Before>, Error> {
    Ok(row(conn, once)?.filter(|row| row.request_id != once.request_id))
}

fn row(conn: &mut AnyConnection, once: &Once) -> Result<Option<Before>, Error> {
    let columns = (dsl::payload, dsl::request_id, dsl::status, dsl::place, dsl::tag, dsl::body);
    Ok(sent_before::table.find(&once.key).select(columns).first(conn).optional()?)
}

/// Takes the key for this request, inside the transaction of its act; what another request did under it otherwise.
pub fn take(conn: &mut AnyConnection, once: &Once, now: Timestamp) -> Result<Option<Before>, Error> {
    // An act may consist of several transactions, or be run again.
    if let Some(row) = row(conn, once)? {
        return Ok(Some(row).filter(|row| row.request_id != once.request_id));
    }
    let values = (
        dsl::key.eq(&once.key),
        dsl::payload.eq(&once.payload),
        dsl::request_id.eq(&once.request_id),
        dsl::at.eq(Moment::from(now)),
    );
    match diesel::insert_into(sent_before::table).values(values).execute(conn).map_err(Error::from) {
        Ok(_) => Ok(None),
        // Another instance took it this moment: the next run sees it.
        Err(error) if error.is_taken() => Err(Error::GivenUp),
        Err(error) => Err(error),
    }
}

/// Keeps the answer to what was done under the key.
pub fn answered(conn: &mut AnyConnection, once: &Once, answer: &Before) -> Result<(), Error> {
    diesel::update(sent_before::table.find(&once.key).filter(dsl::request_id.eq(&once.request_id)))
        .set((dsl::status.eq(answer.status), dsl::place.eq(&answer.place), dsl::tag.eq(&answer.tag), dsl::body.eq(&answer.body)))
        .execute(conn)?;
    Ok(())
}

/// Forgets keys that are older than [`HOURS_KEPT`]. How many.
pub fn forget_old(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Error> {
    let before = Moment::from(now.saturating_sub(SignedDuration::from_hours(HOURS_KEPT)).unwrap_or(now));
    Ok(diesel::delete(sent_before::table.filter(dsl::at.lt(before))).execute(conn)?)
}
