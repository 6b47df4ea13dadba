//! The fast track (RFC 8141 §6.3): bodies that the IESG recognises, who speaks for them, and their request to complete.

pub mod list;
pub(crate) mod queries;

use jiff::civil::Date;

/// A body on the list of recognised ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Body {
    /// Its name, as the list prints it.
    pub name: String,
    /// Its address on the web.
    pub website: Option<String>,
    /// Since when it is recognised.
    pub recognised_on: Date,
    /// By what: IANA's list, or a decision of the IESG.
    pub source: String,
    /// Until when.
    pub ended_on: Option<Date>,
    /// By which decision it ended.
    pub ended_because: Option<String>,
}
