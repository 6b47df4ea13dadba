//! What registrants promise of their namespaces, as it was published with a version (RFC 8141 §5.1).

pub mod contacts;
pub mod queries;

use crate::resolution::pledge::Pledges;
use jiff::Timestamp;

/// The promises in force of a namespace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Published {
    /// With which version.
    pub version: u32,
    /// The answers.
    pub pledges: Pledges,
    /// When, which is when they were given last.
    pub at: Timestamp,
}

/// When contacts confirmed what is promised of a namespace, and whether one stopped to answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Confirmed {
    /// The last time.
    pub at: Option<Timestamp>,
    /// Since when a contact that confirmed before is silent.
    pub silent: Option<Timestamp>,
}
