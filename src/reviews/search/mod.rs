//! Search in the comments, positions and decisions of all submitted requests: "how did we decide on domain names?".
//!
//! The search finds only text that the public page of a request shows. Redacted text is no longer stored. Comments that were retracted or
//! can still be withdrawn are left out. An anonymous expert is never named, and a search for a person does not find their anonymous
//! contributions.

pub mod find;
pub(crate) mod queries;

use crate::ids::{AccountId, RequestId, RequestNumber, SnapshotNo};
use crate::reviews::{DecisionOutcome, Stance};
use jiff::Timestamp;
use urn_registry::template::Field;

pub use crate::registry::search::QUERY_MAX;

/// The maximum number of results.
pub const FOUND_MAX: usize = 50;

/// Words of a query that do not describe its subject.
const COMMON: &[&str] = &[
    "a", "an", "and", "are", "about", "at", "be", "been", "by", "decide", "decided", "did", "do", "does", "for", "from", "had",
    "has", "have", "how", "i", "in", "is", "it", "of", "on", "or", "that", "the", "this", "to", "was", "we", "were", "what",
    "when", "which", "who", "why", "with",
];

/// A search query with its filters.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// Words that a text must contain, in lower case.
    pub words: Vec<String>,
    /// The person who wrote it.
    pub expert: Option<AccountId>,
    /// The field that it is about; positions and decisions are about the whole request.
    pub field: Option<Field>,
    /// The stored identifiers of the states of its request; empty for all.
    pub states: &'static [&'static str],
    /// The current time.
    pub now: Timestamp,
}

/// The kind of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HitKind {
    Comment,
    Position(Stance),
    Decision(DecisionOutcome),
}

/// A result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// Database key.
    pub id: String,
    /// The kind of the result.
    pub kind: HitKind,
    /// The key of its request.
    pub request_id: RequestId,
    /// The number of its request.
    pub number: RequestNumber,
    /// The account that wrote it. Never displayed, because the author may be anonymous.
    pub author_id: AccountId,
    /// The displayed name.
    pub author: String,
    /// The field that it is about.
    pub field: Option<Field>,
    /// The revision that it is about.
    pub revision: SnapshotNo,
    pub text: String,
    /// When it was recorded.
    pub at: Timestamp,
}

/// The results of a search.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// The best matches first, then the newest; at most [`FOUND_MAX`].
    pub hits: Vec<Hit>,
    /// Whether no text has all the words, so that the results have only some of them.
    pub partial: bool,
}

/// The words of a query that are searched for: the first eight, without common words unless there are no others.
pub fn words(question: &str) -> Vec<String> {
    let all = crate::registry::search::words(question);
    let telling: Vec<String> = all.iter().filter(|word| !COMMON.contains(&word.as_str())).cloned().collect();
    if telling.is_empty() { all } else { telling }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn question_is_reduced_to_its_distinctive_words() {
        assert_eq!(words("How did we decide on domain names?"), ["domain", "names"]);
        assert_eq!(words("is it"), ["is", "it"], "a question of common words only is kept");
        assert!(words("?!").is_empty());
        let many: Vec<String> = (0..30).map(|count| format!("word{count}")).collect();
        assert_eq!(words(&many.join(" ")), many[..8]);
    }
}
