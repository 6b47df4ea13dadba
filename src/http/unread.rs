//! Whoever opens a page with a comment has read it: from then on its author can only strike it.

use crate::http::cx::Cx;
use crate::ids::RequestId;
use crate::refusal::Refusal;
use crate::reviews::unread::queries;

/// Notes that who asks reads what others wrote on a request, or on all of them. A reading that changes nothing writes nothing.
pub(crate) fn noted(cx: &Cx, request_id: Option<&RequestId>) -> Result<(), Refusal> {
    let reader = cx.viewer().map(|account| &account.id);
    if cx.read(|conn| Ok(queries::is_news(conn, request_id, reader)?))? {
        cx.aside(|conn| Ok::<_, Refusal>(queries::was_read(conn, request_id, reader)?))?;
    }
    Ok(())
}
