//! nidreg: the registry of URN namespaces, as RFC 8141 defines them.
//!
//! The rooms stand on floors; an arrow only goes down (`tests/order.rs` holds it, `docs/ARCHITECTURE.md` is the map). From the bottom:
//!
//! - [`finding`] what a check has to say; [`rfcs`] the list of RFCs; [`refusal`] why an act did not happen; [`ids`], [`clock`], [`store`]
//! - leaf rooms, pure, usable as a library: [`urn`] the scheme, [`nid`] what a namespace identifier may be, [`grammar`]
//!   ABNF: reading, matching with a reason, comparing, [`template`] the registration template of Appendix A, [`resolution`]
//! - over those, as pure: [`checks`] value rules, [`profile`] a namespace as data,
//!   [`verdict`] whether a name is one of its namespace, [`find`] one box that takes anything
//! - [`providers`] the provider at which people may sign in
//! - nouns: [`people`], [`history`], [`registry`], [`mail`], [`reviews`]
//! - [`cases`] what a request is and the one table that moves it; [`acts`] what can be done, one file a family of acts
//! - [`http`] the kit of every page; [`pages`] by audience, and [`api`] for programs; [`jobs`] what the clock does
//! - [`web`] the doors and the server; [`cli`] the command line; [`settings`] beside it
//!
//! With `default-features = false` the crate is the leaf rooms alone, without a server or a database.
// `println!` panics when who reads it goes away; the command line writes with `cli::exit::say`.
#![deny(clippy::print_stdout, clippy::print_stderr)]

#[cfg(feature = "app")]
pub mod acts;
#[cfg(feature = "app")]
pub mod api;
#[cfg(feature = "app")]
pub mod cases;
#[cfg(feature = "app")]
pub mod checked;
#[warn(missing_docs)]
pub mod checks;
#[cfg(feature = "app")]
pub mod cli;
#[cfg(feature = "app")]
pub mod clock;
#[warn(missing_docs)]
pub mod escape;
#[warn(missing_docs)]
pub mod find;
#[warn(missing_docs)]
pub mod finding;
#[warn(missing_docs)]
pub mod grammar;
#[cfg(feature = "app")]
pub mod history;
#[cfg(feature = "app")]
pub mod http;
#[cfg(feature = "app")]
pub mod ids;
#[cfg(feature = "app")]
pub mod jobs;
#[cfg(feature = "app")]
pub mod mail;
#[warn(missing_docs)]
pub mod nid;
mod packed;
#[cfg(feature = "app")]
pub mod pages;
#[cfg(feature = "app")]
pub mod people;
#[warn(missing_docs)]
pub mod profile;
#[cfg(feature = "app")]
pub mod providers;
#[cfg(feature = "app")]
pub mod refusal;
#[cfg(feature = "app")]
pub mod registry;
#[warn(missing_docs)]
pub mod resolution;
#[cfg(feature = "app")]
pub mod reviews;
#[warn(missing_docs)]
pub mod rfcs;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(feature = "app")]
pub mod store;
#[warn(missing_docs)]
pub mod template;
#[cfg(feature = "app")]
pub mod turn;
#[warn(missing_docs)]
pub mod urn;
#[warn(missing_docs)]
pub mod verdict;
#[cfg(feature = "app")]
pub mod web;
#[warn(missing_docs)]
pub mod words;
