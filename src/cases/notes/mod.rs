//! What operators note of a request among themselves. Reviews are public (RFC 8141 §6.2); how the office works is not: a note is on no
//! page but the desk's, in no feed, no file and no event.

pub(crate) mod queries;

use crate::ids::AccountId;
use jiff::Timestamp;

/// A note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Key.
    pub id: String,
    /// Who wrote it.
    pub author_id: AccountId,
    /// The name of who wrote it.
    pub author: String,
    /// Its words.
    pub body: String,
    /// When.
    pub at: Timestamp,
}
