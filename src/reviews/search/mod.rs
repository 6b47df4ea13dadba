//! Search in the comments, positions and decisions of all submitted requests: "how did we decide on domain names?".
//!
//! It finds only what the public page of a request shows. Redacted text is no longer stored, and comments that were retracted or can still
//! be withdrawn are left out. An anonymous expert is never named, and a search for one person does not find what they wrote anonymously.

pub(crate) mod queries;

use crate::history::queries::{UNNAMED, unnamed};
use crate::ids::{AccountId, RequestId, RequestNumber, SnapshotNo};
use crate::people::merges::queries::accounts_of;
use crate::refusal::Refusal;
use crate::reviews::{DecisionOutcome, Stance};
use crate::store::AnyConnection;
use crate::template::Field;
use jiff::Timestamp;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

pub use crate::registry::search::QUERY_MAX;

/// The maximum number of results.
pub const FOUND_MAX: usize = 50;

/// Words of a question that say nothing about its subject.
const COMMON: &[&str] = &[
    "a", "an", "and", "are", "about", "at", "be", "been", "by", "decide", "decided", "did", "do", "does", "for", "from", "had",
    "has", "have", "how", "i", "in", "is", "it", "of", "on", "or", "that", "the", "this", "to", "was", "we", "were", "what",
    "when", "which", "who", "why", "with",
];

/// What is searched for.
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

/// What a result is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    /// A comment.
    Comment,
    /// A position.
    Position(Stance),
    /// A decision.
    Decision(DecisionOutcome),
}

/// A result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// Database key.
    pub id: String,
    /// What it is.
    pub said: Said,
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
    /// The text.
    pub text: String,
    /// When it was recorded.
    pub at: Timestamp,
}

/// The results of a search.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// The best matches first, then the newest; at most [`FOUND_MAX`].
    pub hits: Vec<Hit>,
    /// Whether no text has all words, so that these have only some of them.
    pub partial: bool,
}

/// The words of a question that are searched for, without common words; if it has only those, all of them.
pub fn words(question: &str) -> Vec<String> {
    let all = crate::registry::search::words(question);
    let telling: Vec<String> = all.iter().filter(|word| !COMMON.contains(&word.as_str())).cloned().collect();
    if telling.is_empty() { all } else { telling }
}

/// Searches for texts with all words or, if there are none, with some of them. Without words there are no results.
pub fn search(conn: &mut AnyConnection, wanted: &Wanted) -> Result<Found, Refusal> {
    if wanted.words.is_empty() {
        return Ok(Found::default());
    }
    let authors = match &wanted.expert {
        Some(expert) => Some(accounts_of(conn, expert)?),
        None => None,
    };
    let mut hits = with_all(conn, wanted, authors.as_deref(), &wanted.words)?;
    let partial = hits.is_empty() && wanted.words.len() > 1;
    if partial {
        let mut known: HashSet<String> = HashSet::new();
        for word in &wanted.words {
            let found = with_all(conn, wanted, authors.as_deref(), std::slice::from_ref(word))?;
            hits.extend(found.into_iter().filter(|hit| known.insert(hit.id.clone())));
        }
    }
    let score = |hit: &Hit| {
        let text = hit.text.to_lowercase();
        wanted.words.iter().filter(|word| text.contains(word.as_str())).count()
    };
    hits.sort_by_cached_key(|hit| std::cmp::Reverse((score(hit), hit.at, hit.id.clone())));
    hits.truncate(FOUND_MAX);
    Ok(Found { hits, partial })
}

/// Comments, positions and decisions with all these words, with the names of their authors as shown in public.
fn with_all(
    conn: &mut AnyConnection,
    wanted: &Wanted,
    authors: Option<&[AccountId]>,
    words: &[String],
) -> Result<Vec<Hit>, Refusal> {
    let mut hits = queries::comments(conn, wanted, authors, words)?;
    if wanted.field.is_none() {
        hits.extend(queries::positions(conn, wanted, authors, words)?);
        hits.extend(queries::decisions(conn, wanted, authors, words)?);
    }
    let mut hidden: HashMap<RequestId, Vec<AccountId>> = HashMap::new();
    let mut shown = Vec::with_capacity(hits.len());
    for mut hit in hits {
        let unnamed = match hidden.entry(hit.request_id.clone()) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(slot) => slot.insert(unnamed(conn, &hit.request_id)?),
        };
        if unnamed.contains(&hit.author_id) {
            if authors.is_some() {
                continue;
            }
            UNNAMED.clone_into(&mut hit.author);
        }
        shown.push(hit);
    }
    Ok(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn question_is_reduced_to_its_telling_words() {
        assert_eq!(words("How did we decide on domain names?"), ["domain", "names"]);
        assert_eq!(words("is it"), ["is", "it"], "a question of common words only is kept");
        assert!(words("?!").is_empty());
    }
}
