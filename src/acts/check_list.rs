//! Keeping what came of a list that was checked, and deleting it when its days are over. Nobody is asked who they are, and nothing says
//! later who it was.

use crate::checked::{DAYS_KEPT, KEPT_MAX, LISTS_MAX, queries};
use crate::people::secrets::Token;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use jiff::{SignedDuration, Timestamp};

/// Keeps results as they are stored; `false` when there is no room among those that are kept.
///
/// # Errors
/// Trouble with the database.
pub fn keep(conn: &mut AnyConnection, now: Timestamp, key: &Token, packed: &[u8]) -> Result<bool, Refusal> {
    let (lists, bytes) = queries::kept(conn)?;
    let size = i64::try_from(packed.len()).unwrap_or(i64::MAX);
    if lists >= LISTS_MAX || bytes.saturating_add(size) > KEPT_MAX {
        return Ok(false);
    }
    queries::insert(conn, &key.hash(), packed, now.into())?;
    Ok(true)
}

/// The moment before which nothing is kept.
pub fn oldest(now: Timestamp) -> Timestamp {
    now.saturating_sub(SignedDuration::from_hours(24 * DAYS_KEPT)).unwrap_or(now)
}

/// Results under a key, and when they were kept; none when there are none, or their days are over.
///
/// # Errors
/// Trouble with the database.
pub fn find(conn: &mut AnyConnection, now: Timestamp, key: &Token) -> Result<Option<(Timestamp, Vec<u8>)>, Refusal> {
    Ok(queries::find(conn, &key.hash(), oldest(now).into())?)
}

/// Deletes results whose days are over; how many.
///
/// # Errors
/// Trouble with the database.
pub fn purge(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Refusal> {
    Ok(queries::delete_before(conn, oldest(now).into())?)
}
