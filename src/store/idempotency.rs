//! Idempotency keys. The key of a form or of an API request is stored in the transaction of the action, so it exists if and only if the
//! action was committed. A second use of the key changes nothing.

use super::schema::idempotency_keys::{self, dsl};
use super::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::{SignedDuration, Timestamp};

/// How long a key is stored, in hours. After that, the same request is a new one.
pub const RETENTION_HOURS: i64 = 48;

/// The page to which the action with this key led, empty if it is not known; `None` if the key was not used.
pub fn find_result_path(conn: &mut AnyConnection, key: &str) -> Result<Option<String>, Error> {
    Ok(idempotency_keys::table.find(key).select(dsl::path).first(conn).optional()?)
}

/// Uses a key, in the transaction of its action. Returns `false` if it was used before.
pub fn use_key(conn: &mut AnyConnection, key: &str, now: Timestamp) -> Result<bool, Error> {
    if find_result_path(conn, key)?.is_some() {
        return Ok(false);
    }
    let values = (dsl::key.eq(key), dsl::path.eq(""), dsl::at.eq(Moment::from(now)));
    match diesel::insert_into(idempotency_keys::table).values(values).execute(conn).map_err(Error::from) {
        Ok(_) => Ok(true),
        // Another instance has just used the key; the next attempt will find it.
        Err(error) if error.is_taken() => Err(Error::GivenUp),
        Err(error) => Err(error),
    }
}

/// Stores the page to which the action led.
pub fn set_result_path(conn: &mut AnyConnection, key: &str, path: &str) -> Result<(), Error> {
    diesel::update(idempotency_keys::table.find(key)).set(dsl::path.eq(path)).execute(conn)?;
    Ok(())
}

/// Deletes keys that are older than [`RETENTION_HOURS`]. Returns how many.
pub fn delete_expired_keys(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Error> {
    let before = Moment::from(now.saturating_sub(SignedDuration::from_hours(RETENTION_HOURS)).unwrap_or(now));
    Ok(diesel::delete(idempotency_keys::table.filter(dsl::at.lt(before))).execute(conn)?)
}
