//! Shared helpers for pages and the API: requests and responses, forms, paths, problems, cached responses. It does not depend on any page.

pub mod accept;
pub mod addresses;
pub(crate) mod answer;
pub mod app;
pub mod assets;
pub(crate) mod bodies;
pub mod body;
pub(crate) mod checking;
pub(crate) mod client;
pub mod cx;
pub(crate) mod dates;
pub(crate) mod day;
pub mod endpoint;
pub mod field;
pub(crate) mod filters;
pub mod form;
pub(crate) mod idempotency;
pub(crate) mod idempotency_key;
pub(crate) mod language;
pub(crate) mod limits;
mod passages;
pub mod problem;
pub mod problem_page;
pub mod public_log;
pub mod published;
pub(crate) mod read_permits;
pub mod registry_cache;
pub mod reply;
pub mod requested_urn;
pub mod shell;
mod shown;
pub mod task_count;
pub(crate) mod traffic;
pub mod upload;
pub mod visible_text;

#[cfg(test)]
#[path = "../../tests/samples/kit.rs"]
pub(crate) mod sample;
