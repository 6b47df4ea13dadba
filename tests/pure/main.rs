//! Tests of the pure modules and of the source files: no database, no server. Builds without the application (`--no-default-features`).
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

#[path = "../common/corpus.rs"]
mod common;
#[path = "../common/hostile.rs"]
mod hostile;

mod addresses;
mod asvs;
mod breaks;
mod findings;
mod forms;
mod grammar_catalogue;
mod grammar_hostile;
mod grammar_peers;
mod grammar_properties;
mod names;
mod nid_readers;
mod order;
mod pasted_texts;
mod resolution;
mod resolution_guard;
mod template_corpus;
mod template_laws;
mod template_mutations;
mod tests_are_run;
mod urn_properties;
mod urn_vectors;
mod vocabulary;
mod words;
