//! Sub-namespaces (draft-hakala-urn-nbn-rfc3188bis-00 §4.2): the reviewed data shipped with the program, and the states that earlier
//! releases stored, which replace it.

pub mod current;
pub mod queries;

use jiff::Timestamp;
use urn_registry::resolution::delegation::Part;

/// The counter that is incremented by every change of a sub-namespace or of the resolver directory, so that caches are refreshed.
pub const CHANGED: &str = "parts";

/// A stored state of a sub-namespace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartState {
    /// The sub-namespace.
    pub part: Part,
    /// Counted from 1; the state shipped with the program has no number.
    pub number: i64,
    /// The reason for the change.
    pub reason: String,
    /// Who changed it.
    pub by: String,
    /// When it was changed.
    pub at: Timestamp,
}
