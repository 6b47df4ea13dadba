//! The circumstances of a request, each with its own start and end: contended, escalated, under appeal, held by a court order.

pub(crate) mod queries;

use super::Overlay;
use crate::people::secrets::new_id;
use crate::store::{AnyConnection, Error, stored};
use jiff::Timestamp;

/// An overlay that was begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Begun {
    /// Which.
    pub overlay: Overlay,
    /// Why, in words that are published.
    pub why: String,
    /// Since when.
    pub since: Timestamp,
    /// Until when; none while it is open.
    pub until: Option<Timestamp>,
    /// How it ended.
    pub outcome: Option<String>,
    /// The contention it belongs to.
    pub contention_id: Option<String>,
}

/// Begins an overlay; does nothing, and says so, when it is open already.
pub(crate) fn begin(
    conn: &mut AnyConnection,
    request_id: &str,
    overlay: Overlay,
    why: &str,
    contention_id: Option<&str>,
    now: Timestamp,
) -> Result<bool, Error> {
    if queries::of_request(conn, request_id)?.iter().any(|begun| begun.overlay == overlay && begun.until.is_none()) {
        return Ok(false);
    }
    queries::insert(conn, &new_id(), request_id, (overlay.name(), why), contention_id, &stored(now))?;
    Ok(true)
}

/// Ends an open overlay; says whether there was one.
pub(crate) fn end(
    conn: &mut AnyConnection,
    request_id: &str,
    overlay: Overlay,
    outcome: &str,
    now: Timestamp,
) -> Result<bool, Error> {
    queries::end(conn, request_id, overlay.name(), outcome, &stored(now))
}
