//! A status that operators mark for a namespace whose registrant is gone. It is no request: nobody becomes a registrant by it, and
//! nobody is locked out of the desk.

pub(crate) mod queries;

use crate::nid::Nid;
use crate::registry::Status;
use jiff::{SignedDuration, Timestamp};

/// A mark that was filed and is neither confirmed nor dropped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Key.
    pub id: String,
    /// Of which namespace.
    pub nid: Nid,
    /// What its status is to be.
    pub to: Status,
    /// The namespaces that take its place.
    pub successors: Vec<Nid>,
    /// Why, and what was tried to reach the registrant. Published.
    pub reason: String,
    /// Who filed it.
    pub filed_by: String,
    /// When.
    pub filed_at: Timestamp,
}

impl Mark {
    /// When its notice ends: the period of a registrant who cannot be reached.
    pub fn notice_ends(&self) -> Timestamp {
        let days = crate::cases::periods::periods().notice_unreachable;
        self.filed_at.saturating_add(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MAX)
    }
}
