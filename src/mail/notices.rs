//! Notices to the published contacts of a namespace, who may object to a change. Their period starts when they were delivered.

use crate::ids::RequestId;
use crate::mail::queries;
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;

/// The kind of email with a notice.
pub(crate) const CHANGE_NOTICE_KIND: &str = "change_notice";

/// The delivery of the notices about a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeDelivery {
    /// There is no contact to notify.
    None,
    /// At least one notice was not accepted by a mail server and not given up.
    Unsent,
    /// When the last one was accepted by a mail server, or given up because its address does not exist.
    Delivered(Timestamp),
}

/// The delivery of the notices about a request.
pub(crate) fn of_request(conn: &mut AnyConnection, request_id: &RequestId) -> Result<NoticeDelivery, Error> {
    let all = queries::delivery_times(conn, request_id, CHANGE_NOTICE_KIND)?;
    let mut last = None;
    for delivered in &all {
        let Some(at) = delivered else { return Ok(NoticeDelivery::Unsent) };
        last = last.max(Some(at.time()));
    }
    Ok(last.map_or(NoticeDelivery::None, NoticeDelivery::Delivered))
}
