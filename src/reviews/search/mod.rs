//! Search in the comments of all submitted requests. It finds only text that the public page of a request shows: redacted text is no
//! longer stored, and comments that were retracted or can still be withdrawn are left out. Authors are neither searched nor shown.

pub mod queries;

use crate::ids::{CommentId, RequestNumber, RevisionNumber};
use jiff::Timestamp;
use urn_registry::template::Field;

/// The maximum number of results.
pub const FOUND_MAX: usize = 20;

/// The searchable words of a query: letters and digits, at most eight words.
pub(crate) fn search_terms(text: &str) -> Vec<String> {
    const QUERY_MAX: usize = 200;
    const WORDS_MAX: usize = 8;
    let cut: String = text.chars().take(QUERY_MAX).collect();
    cut.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).take(WORDS_MAX).map(str::to_lowercase).collect()
}

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
    pub revision: RevisionNumber,
    /// The comment, with the suggested change.
    pub text: String,
    /// When it was written.
    pub at: Timestamp,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_query_is_reduced_to_words() {
        assert_eq!(search_terms("Broadband-Forum \"x\" OR *"), ["broadband", "forum", "x", "or"]);
        assert!(search_terms("\" * ( )").is_empty());
        assert_eq!(search_terms(&"a ".repeat(50)).len(), 8);
    }
}
