//! Stored idempotency keys. A client sends a unique key with an action. The key is stored in the transaction of the action, so it exists if
//! and only if the action was committed. A repeated request with the same key gets the same response and changes nothing.

use super::schema::sent_before::{self, dsl};
use super::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::{SignedDuration, Timestamp};

/// How long a key is stored, in hours. After that, the same request is a new one.
pub const RETENTION_HOURS: i64 = 48;

/// The maximum size of a stored response body, in bytes.
pub const BODY_MAX: usize = 64 * 1024;

/// An action that must be performed once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Once {
    /// The digest of the sender, the target and the client's key.
    pub key: String,
    /// The digest of the content of an API request; empty for a form, where the key includes it.
    pub payload: String,
    /// The ID of the current request. Its own transactions do not count as repetitions.
    pub request_id: String,
}

/// The first response, as far as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Before {
    /// The digest of the content of the first request.
    pub payload: String,
    /// The ID of the first request.
    pub request_id: String,
    /// The status of its response; `None` until it is known.
    pub status: Option<i32>,
    /// The redirect target of the response.
    pub place: String,
    /// The `ETag` of the changed thing, for the next change.
    pub tag: String,
    /// The response body, for programs.
    pub body: String,
}

/// The first response under this key, if another request has used it.
pub fn before(conn: &mut AnyConnection, once: &Once) -> Result<Option<Before>, Error> {
    Ok(row(conn, once)?.filter(|row| row.request_id != once.request_id))
}

fn row(conn: &mut AnyConnection, once: &Once) -> Result<Option<Before>, Error> {
    let columns = (dsl::payload, dsl::request_id, dsl::status, dsl::place, dsl::tag, dsl::body);
    Ok(sent_before::table.find(&once.key).select(columns).first(conn).optional()?)
}

/// Claims the key for this request, in the transaction of its action; returns the first response if another request has claimed it.
pub fn take(conn: &mut AnyConnection, once: &Once, now: Timestamp) -> Result<Option<Before>, Error> {
    // An action may consist of several transactions, or be retried.
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
        // Another instance has just claimed the key; the next attempt will find it.
        Err(error) if error.is_taken() => Err(Error::GivenUp),
        Err(error) => Err(error),
    }
}

/// Stores the response to the action under the key.
pub fn answered(conn: &mut AnyConnection, once: &Once, answer: &Before) -> Result<(), Error> {
    diesel::update(sent_before::table.find(&once.key).filter(dsl::request_id.eq(&once.request_id)))
        .set((dsl::status.eq(answer.status), dsl::place.eq(&answer.place), dsl::tag.eq(&answer.tag), dsl::body.eq(&answer.body)))
        .execute(conn)?;
    Ok(())
}

/// Deletes keys that are older than [`RETENTION_HOURS`]. Returns how many.
pub fn forget_old(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Error> {
    let before = Moment::from(now.saturating_sub(SignedDuration::from_hours(RETENTION_HOURS)).unwrap_or(now));
    Ok(diesel::delete(sent_before::table.filter(dsl::at.lt(before))).execute(conn)?)
}
