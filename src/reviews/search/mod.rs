//! Search in the comments of all submitted requests. It finds only text that the public page of a request shows: redacted text is no
//! longer stored, and comments that were retracted or can still be withdrawn are left out. Authors are neither searched nor shown.

pub mod queries;

use crate::ids::{CommentId, RequestNumber, SnapshotNo};
use jiff::Timestamp;
use urn_registry::template::Field;

/// The maximum number of results.
pub const FOUND_MAX: usize = 20;

/// A comment that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// Database key.
    pub id: CommentId,
    /// The number of its request.
    pub number: RequestNumber,
    /// The field that it is about; `None` for the whole request.
    pub field: Option<Field>,
    /// The revision that it is about.
    pub revision: SnapshotNo,
    /// The comment, with the suggested change.
    pub text: String,
    /// When it was written.
    pub at: Timestamp,
}
