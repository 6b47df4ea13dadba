//! The contacts who confirm the commitments of a namespace once a year.

pub mod queries;

use jiff::Timestamp;

/// A contact who was invited to confirm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contact {
    /// The key.
    pub id: String,
    pub nid: String,
    /// The email address.
    pub email: String,
    /// When the contact was last asked.
    pub asked: Timestamp,
    /// When the contact last confirmed.
    pub confirmed: Option<Timestamp>,
    /// The time from which the contact counts as unresponsive.
    pub silent: Option<Timestamp>,
}
