//! Retractions: a permanent row stays readable with a public reason, and no longer has any effect. Retractions are permanent too.

pub(crate) mod queries;

use crate::store::typed::stored_words;
use jiff::Timestamp;

stored_words! {
    /// The kind of row that is retracted.
    Retracted as "retraction of" {
        /// A comment, by its author.
        Comment = "comment",
    }
}

/// Who retracted a row, when and why.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::retractions)]
pub struct Retraction {
    /// The name of the person.
    #[diesel(select_expression = crate::store::schema::accounts::name)]
    pub by: String,
    pub reason: String,
    /// When it was retracted.
    pub at: Timestamp,
}
