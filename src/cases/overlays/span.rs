//! Begins and ends overlays.

use crate::cases::Overlay;
use crate::cases::overlays::queries;
use crate::ids::{RequestId, new_id};
use crate::store::AnyConnection;
use crate::store::Error;
use jiff::Timestamp;

/// Begins an overlay. Does nothing if it is open already. Returns whether it was begun.
pub(crate) fn begin(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    overlay: Overlay,
    why: &str,
    now: Timestamp,
) -> Result<bool, Error> {
    if queries::is_open(conn, request_id, overlay)? {
        return Ok(false);
    }
    queries::insert(conn, &new_id(), request_id, (overlay, why), now.into())?;
    Ok(true)
}

/// Ends an open overlay. Returns whether there was one.
pub(crate) fn end(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    overlay: Overlay,
    outcome: &str,
    now: Timestamp,
) -> Result<bool, Error> {
    queries::end(conn, request_id, overlay, outcome, now.into())
}
