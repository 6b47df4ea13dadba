//! Parts of namespaces (draft-hakala-urn-nbn-rfc3188bis-00 §4.2): the reviewed data that is shipped with the program, and the states that
//! earlier releases stored, which replace it.

pub mod keep;
pub mod queries;

use crate::resolution::delegation::Part;
use jiff::Timestamp;

/// Raised by every change of a part or of the resolver directory, so that what is known by heart is made anew.
pub const CHANGED: &str = "parts";

/// A state a part was in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// The part.
    pub part: Part,
    /// Counted from 1; the catalogue's state before it has no number.
    pub number: i64,
    /// Why it was changed.
    pub reason: String,
    /// By whom.
    pub by: String,
    /// When.
    pub at: Timestamp,
}
