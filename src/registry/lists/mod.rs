//! The resolver directory, which ships with the program and which operators can edit.

pub mod current;
pub mod queries;

use jiff::Timestamp;

/// The counter of changes.
pub const CHANGE_COUNTER: &str = "kept";

/// The counter that every change of the resolver directory increments, so that caches are refreshed.
pub const CHANGED: &str = "directory";

/// A recorded state of an entry.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Selectable)]
#[diesel(table_name = crate::store::schema::list_entries)]
pub struct EntryState {
    /// Its serial.
    pub serial: i64,
    /// The name of the entry.
    pub name: String,
    pub nid: String,
    /// The entry as JSON; `None` if it has ended.
    pub body: Option<String>,
    /// The published reason.
    pub reason: String,
    /// When it was recorded.
    pub at: Timestamp,
}
