//! Tests of the sources: layers, addresses, forms, vocabulary, messages and documents.
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

mod addresses;
mod asvs;
mod crate_alone;
mod findings;
mod forms;
mod order;
mod paths;
mod requirements;
mod sentences;
mod tests_are_run;
mod vocabulary;
mod words;
