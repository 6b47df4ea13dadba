//! Shared helpers for pages and the API: requests and responses, forms, paths, problems, cached responses. It does not depend on any page.

pub mod accept;
pub mod addresses;
pub(crate) mod answer;
pub mod app;
pub mod asked;
pub mod assets;
pub(crate) mod bodies;
pub mod body;
pub(crate) mod carried;
pub(crate) mod checking;
pub(crate) mod client;
pub mod cx;
pub(crate) mod dates;
pub(crate) mod day;
pub mod door;
pub mod field;
pub(crate) mod filters;
pub mod form;
pub mod known;
pub(crate) mod language;
pub(crate) mod limits;
pub(crate) mod once;
pub mod problem;
pub mod published;
pub(crate) mod reading;
pub mod reply;
pub mod shell;
pub mod show;
pub mod shown;
pub(crate) mod traffic;
pub(crate) mod unread;
pub mod upload;
pub mod waits;

#[cfg(test)]
#[path = "../../tests/samples/kit.rs"]
pub(crate) mod sample;
