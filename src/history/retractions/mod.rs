//! Retractions: a permanent row stays readable with a public reason, and no longer has any effect. Retractions are permanent too.

pub(crate) mod queries;

use crate::store::typed::stored_enum;

stored_enum! {
    /// The kind of row that is retracted.
    Retracted as "retraction of" {
        /// A comment, by its author.
        Comment = "comment",
    }
}
