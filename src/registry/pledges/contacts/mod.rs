//! Those who confirm once a year what is promised of a namespace.

pub mod queries;

use jiff::Timestamp;

/// Somebody who was invited to confirm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contact {
    /// Its key.
    pub id: String,
    /// The namespace.
    pub nid: String,
    /// Where emails go.
    pub email: String,
    /// When it was asked last.
    pub asked: Timestamp,
    /// When it confirmed last.
    pub confirmed: Option<Timestamp>,
    /// Since when it is given up.
    pub silent: Option<Timestamp>,
}
