//! What registrants promise of their namespaces, as it was published with a version (RFC 8141 §5.1).

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
