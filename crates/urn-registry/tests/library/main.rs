//! Tests of the library as its users see it: properties, test vectors, hostile input, and the real templates of the corpus.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::format_collect,
    clippy::too_many_lines,
    clippy::allow_attributes,
    reason = "tests"
)]

#[path = "../../../../tests/common/corpus.rs"]
mod common;

mod breaks;
mod grammar_catalogue;
mod grammar_hostile;
mod grammar_peers;
mod grammar_properties;
mod names;
mod nid_readers;
mod pasted_texts;
mod resolution;
mod template_corpus;
mod template_laws;
mod template_mutations;
mod urn_properties;
mod urn_vectors;
