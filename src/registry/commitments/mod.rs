//! Commitments of registrants, as published with a version (RFC 8141 §5.1).

pub mod contacts;
pub mod queries;

use crate::resolution::commitment::Pledges;
use jiff::Timestamp;

/// The commitments of a namespace that are in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Published {
    /// The version they were published with.
    pub version: u32,
    /// The commitments.
    pub pledges: Pledges,
    /// When they were last given.
    pub at: Timestamp,
}

/// The confirmations of a namespace's commitments by its contacts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Confirmed {
    /// The last confirmation.
    pub at: Option<Timestamp>,
    /// Since when a contact who confirmed before has not responded.
    pub silent: Option<Timestamp>,
}
