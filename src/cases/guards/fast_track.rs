//! What must be true before completion on the fast track (RFC 8141 §6.3).

use crate::cases::bodies::list::recognised;
use crate::cases::see::Seen;
use crate::clock;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use jiff::Timestamp;

/// What must hold before a fast-track request is completed or registered: a recognised body and a specification.
pub(crate) fn may_complete(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<(), Refusal> {
    let body = seen.request.track.body().unwrap_or_default();
    if recognised(conn, body, clock::day(now))?.is_none() {
        return Err(Refusal::WrongState {
            why: format!("{body} is not on the list of bodies that the IESG recognises (RFC 8141, 6.3)"),
        });
    }
    if seen.request.track.specification().is_none() {
        return Err(Refusal::WrongState {
            why: "The request does not point to a specification (RFC 8141, 6.3 item 2)".to_owned(),
        });
    }
    Ok(())
}
