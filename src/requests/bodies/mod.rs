//! The fast track (RFC 8141 §6.3): standards bodies recognized by the IESG, their representatives, and their request to complete.

pub mod list;
pub(crate) mod queries;

use jiff::civil::Date;

/// A standards body that is or was recognized.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::bodies)]
pub struct Body {
    /// Its name, as printed in the list.
    pub name: String,
    pub website: Option<String>,
    /// When it was recognized.
    pub recognized_on: Date,
    /// The source of the recognition: IANA's list, or an IESG decision.
    pub source: String,
    /// When the recognition ended, or `None` if it is still recognized.
    pub ended_on: Option<Date>,
    /// The decision that ended it.
    pub ended_because: Option<String>,
}
