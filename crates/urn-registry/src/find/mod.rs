//! Search over namespaces. A query can be a NID, a misspelling, a plural, an organization, an RFC number or a whole URN.
//!
//! Takes documents and returns ranked results without using a database, so that results do not depend on the database. Words are
//! lower-cased, accents are folded, English words are stemmed, and identifiers such as `tr-069` are indexed whole and in parts
//! ([`words`]). Synonyms are derived from titles, summaries and topics (`synonyms`), and namespaces have keywords in three languages
//! (`keywords`). The weight of a word depends on its field and its rarity; each result lists what matched.
//!
//! ```
//! use urn_registry::find::{Document, Index};
//! use urn_registry::grammar::Budget;
//! use urn_registry::{profile::catalogue, verdict::NamespaceBook};
//!
//! let index = Index::new(catalogue::all().map(Document::from_profile));
//! let first = |query: &str| index.find(query, NamespaceBook::builtin(), &mut Budget::new(100_000)).results[0].nid.clone();
//! assert_eq!(first("books"), "isbn");
//! assert_eq!(first("https://doi.org/10.1000/182"), "doi");
//! assert_eq!(first("Buchnummer"), "isbn");
//! let slip = index.find("isnb", NamespaceBook::builtin(), &mut Budget::new(100_000));
//! assert_eq!((slip.results[0].nid.as_str(), slip.meant.as_deref()), ("isbn", Some("isbn")));
//! ```

mod document;
mod index;
mod keywords;
mod rank;
mod synonyms;
pub mod words;

pub use document::{Document, Field, FieldMatch, Hit, QUERY_MAX, QUERY_WORDS_MAX, RESULTS_MAX, SearchResults};
pub use index::Index;
pub use rank::unregistered_nid;

#[cfg(test)]
mod readers;
#[cfg(test)]
mod tests;
