//! Marks comments as read when a page with them is opened. After that, their author can only retract them.

use crate::http::cx::Cx;
use crate::ids::RequestId;
use crate::refusal::Refusal;
use crate::reviews::unread::queries;

/// Marks the comments of other people as read by this user, on one request or on all. Does not write if nothing changes or while the registry
/// is read-only.
pub(crate) fn noted(cx: &Cx, request_id: Option<&RequestId>) -> Result<(), Refusal> {
    let reader = cx.viewer().map(|account| &account.id);
    if cx.read(|conn| Ok(queries::is_news(conn, request_id, reader)?))? {
        match cx.aside(|conn| Ok::<_, Refusal>(queries::was_read(conn, request_id, reader)?)) {
            // Withdrawal is also impossible until the registry accepts changes again.
            Err(Refusal::Store(error)) if error.is_read_only() => {}
            done => done?,
        }
    }
    Ok(())
}
