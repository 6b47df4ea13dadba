//! Begins and ends conditions.

use crate::ids::{RequestId, new_id};
use crate::requests::Condition;
use crate::requests::conditions::queries;
use crate::store::AnyConnection;
use crate::store::Error;
use jiff::Timestamp;

/// Begins a condition. Does nothing if it is open already. Returns whether it was begun.
pub(crate) fn begin(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    condition: Condition,
    reason: &str,
    now: Timestamp,
) -> Result<bool, Error> {
    if queries::is_open(conn, request_id, condition)? {
        return Ok(false);
    }
    queries::insert(conn, &new_id(), request_id, (condition, reason), now.into())?;
    Ok(true)
}

/// Ends an open condition. Returns whether there was one.
pub(crate) fn end(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    condition: Condition,
    outcome: &str,
    now: Timestamp,
) -> Result<bool, Error> {
    queries::end(conn, request_id, condition, outcome, now.into())
}
