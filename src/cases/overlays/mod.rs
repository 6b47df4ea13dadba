//! The circumstances of a request, each with its own start and end: contended, escalated, under appeal, held by a court order.

pub(crate) mod queries;
pub mod span;

use crate::cases::Overlay;
use jiff::Timestamp;

/// How the words of a court order begin that waits for a second operator.
pub const PROVISIONALLY: &str = "Provisionally, until a second operator confirms or rejects the order: ";

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
