//! Internal notes of operators on a request. Reviews are public (RFC 8141 §6.2), internal work is not: a note appears only on operator
//! pages, and never in a feed, a file or an event.

pub(crate) mod queries;

use crate::ids::AccountId;
use jiff::Timestamp;

/// An internal note.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::operator_notes)]
pub struct Note {
    /// Database key.
    pub id: String,
    /// Who wrote it.
    pub author_id: AccountId,
    /// The author's name.
    #[diesel(select_expression = crate::store::schema::accounts::name)]
    pub author: String,
    /// The text.
    pub body: String,
    /// When it was written.
    pub at: Timestamp,
}
