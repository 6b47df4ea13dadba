//! Stores the results of list checks and deletes them after their retention period. They are anonymous: no data about the person is
//! stored.

use crate::checked::{LISTS_MAX, RETENTION_DAYS, STORED_MAX, queries};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::secrets::Token;
use jiff::{SignedDuration, Timestamp};

/// Stores results. Returns `false` if the storage limit is reached.
///
/// # Errors
/// A database error.
pub fn store_results(conn: &mut AnyConnection, now: Timestamp, key: &Token, packed: &[u8]) -> Result<bool, Refusal> {
    let (lists, bytes) = queries::stored(conn)?;
    let size = i64::try_from(packed.len()).unwrap_or(i64::MAX);
    if lists >= LISTS_MAX || bytes.saturating_add(size) > STORED_MAX {
        return Ok(false);
    }
    queries::insert(conn, &key.hash(), packed, now.into())?;
    Ok(true)
}

/// Results stored before this time have expired.
pub fn oldest(now: Timestamp) -> Timestamp {
    now.saturating_sub(SignedDuration::from_hours(24 * RETENTION_DAYS)).unwrap_or(now)
}

/// The results for a key, and when they were stored; `None` if there are none or they have expired.
///
/// # Errors
/// A database error.
pub fn find(conn: &mut AnyConnection, now: Timestamp, key: &Token) -> Result<Option<(Timestamp, Vec<u8>)>, Refusal> {
    Ok(queries::find(conn, &key.hash(), oldest(now).into())?)
}

/// Deletes expired results. Returns how many.
///
/// # Errors
/// A database error.
pub fn purge(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Refusal> {
    Ok(queries::delete_before(conn, oldest(now).into())?)
}
