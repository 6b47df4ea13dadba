//! Lists that ship with the program and that operators can edit: entries of the resolver directory.

pub mod current;
pub mod queries;

use crate::store::typed::stored_words;
use jiff::Timestamp;

/// The counter of changes of all lists.
pub const SERIAL: &str = "kept";

/// The counter that every change of the resolver directory increments, so that caches are refreshed.
pub const CHANGED: &str = "directory";

stored_words! {
    List as "list" {
        /// Entries of the resolver directory (RFC 8141 §1.2.1).
        Resolvers = "resolvers",
    }
}

/// A recorded state of an entry.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::kept_entries)]
pub struct State {
    /// Its serial, counted over all lists.
    pub serial: i64,
    pub list: List,
    /// The name of the entry in the list.
    pub name: String,
    /// The NID, for a resolver.
    pub nid: Option<String>,
    /// The entry as JSON; `None` if it has ended.
    pub body: Option<String>,
    /// The published reason.
    pub reason: String,
    /// When it was recorded.
    pub at: Timestamp,
}
