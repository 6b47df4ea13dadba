//! Appeals against a decision, within two months (RFC 8126 §10; RFC 2026 §6.5). The appeal and its outcome are events of the request, each
//! with its reasons; the condition "under appeal" is open between them.
//!
//! The IESG decides, and an operator records the outcome. If the appeal is granted, a decided request returns to review with its threads
//! and positions. A registration remains in force, with an annotation on its public page.

use crate::clock;
use crate::history::EventKind;
use crate::history::queries::newest_event_with_actor;
use crate::ids::{AccountId, RequestId};
use crate::store::typed::named;
use crate::store::{AnyConnection, Error};
use jiff::civil::Date;
use jiff::{Span, Timestamp};

/// The last day to appeal a decision made at the given time.
pub(crate) fn appeal_deadline(decided: Timestamp) -> Date {
    clock::day(decided).saturating_add(Span::new().months(2))
}

named! {
    /// The outcome of an appeal.
    Outcome {
        /// The appeal is rejected: the decision stands.
        Rejected = "rejected",
        /// The appeal is granted.
        Granted = "granted",
    }
}

impl Outcome {
    /// The event that records it.
    pub fn event_kind(self) -> EventKind {
        match self {
            Self::Rejected => EventKind::AppealRejected,
            Self::Granted => EventKind::AppealGranted,
        }
    }
}

/// The newest appeal on a request: its appellant, its grounds and when it was submitted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    pub by: AccountId,
    pub grounds: String,
    pub at: Timestamp,
}

/// The newest appeal on a request.
pub(crate) fn newest_appeal(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Appeal>, Error> {
    let event = newest_event_with_actor(conn, request_id, EventKind::Appealed)?;
    Ok(event.and_then(|(by, event)| Some(Appeal { by: by?, grounds: event.detail, at: event.at })))
}
