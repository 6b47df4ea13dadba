//! One box that takes anything: a NID, a slip of the pen, a plural, an organisation, an RFC number, a whole URN.
//!
//! Documents go in, ranked results come out; no database takes part, so that every database finds the same. Words are
//! put in lower case, accents are folded, English words stemmed, and identifiers such as `tr-069` kept whole beside their
//! parts ([`words`]). Synonyms come from what a title, a summary and topics say ([`synonyms`]). A word counts by where it
//! was found and by how rare it is; what matched is told with each result.
//!
//! ```
//! use nidreg::find::{Document, Index};
//! use nidreg::grammar::Budget;
//! use nidreg::{profile::catalogue, verdict::Book};
//!
//! let index = Index::new(catalogue::all().map(Document::of));
//! let first = |query: &str| index.find(query, Book::builtin(), &mut Budget::new(100_000)).results[0].nid.clone();
//! assert_eq!(first("books"), "isbn");
//! assert_eq!(first("https://doi.org/10.1000/182"), "doi");
//! let slip = index.find("isnb", Book::builtin(), &mut Budget::new(100_000));
//! assert_eq!((slip.results[0].nid.as_str(), slip.meant.as_deref()), ("isbn", Some("isbn")));
//! ```

mod document;
mod index;
mod rank;
pub mod synonyms;
pub mod words;

pub use document::{Document, Field, Found, Hit, QUERY_MAX, RESULTS_MAX, WORDS_MAX, Why};
pub use index::Index;

#[cfg(test)]
mod tests;
