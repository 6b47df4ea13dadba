//! Commitments of registrants, as published with a version (RFC 8141 §5.1).

pub mod contacts;
pub mod queries;

use crate::store::typed::Count;
use jiff::Timestamp;
use urn_registry::resolution::commitment::Pledges;

/// The commitments of a namespace that are in force.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::pledges)]
pub struct Published {
    /// The version they were published with.
    #[diesel(deserialize_as = Count)]
    pub version: u32,
    /// The commitments.
    #[diesel(column_name = body)]
    pub pledges: Pledges,
    /// When they were last given.
    #[diesel(column_name = published_at)]
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
