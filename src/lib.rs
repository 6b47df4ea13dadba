//! nidreg: the registry of URN namespaces, as defined by RFC 8141.
//!
//! The modules form layers; each module may only use modules in lower layers. `tests/pure/order.rs` enforces this, and
//! `docs/ARCHITECTURE.md` explains it. From the bottom:
//!
//! - [`finding`] check results; [`rfcs`] the list of RFCs; [`refusal`] why an action was refused; [`ids`], [`clock`], [`store`]
//! - pure modules, usable as a library: [`urn`] URN syntax, [`nid`] rules for namespace identifiers, [`grammar`] ABNF parsing, matching
//!   with explanations and comparison, [`template`] the registration template (RFC 8141 Appendix A), [`resolution`]
//! - pure modules that use those: [`checks`] value rules, [`profile`] a namespace as data, [`verdict`] validation of a URN against the
//!   rules of its namespace, [`find`] search
//! - [`providers`] the provider for external sign-in; [`tlog`] Merkle trees, tiles, checkpoints and proofs; [`public_log`] the public log
//! - entities: [`people`], [`history`], [`registry`], [`mail`], [`reviews`]
//! - [`cases`] requests and their state table; [`actions`] actions, one file per group
//! - [`http`] shared helpers for pages and the API; [`pages`] by audience; [`api`] for programs; [`jobs`] scheduled jobs
//! - [`web`] the routes and the server; [`cli`] the command line; [`settings`] beside it
//!
//! With `default-features = false` the crate contains only the pure modules, without a server or a database.
// `println!` panics when its reader closes the pipe; the command line writes with `cli::exit::say` instead.
#![deny(clippy::print_stdout, clippy::print_stderr)]

#[cfg(feature = "app")]
pub mod action_context;
#[cfg(feature = "app")]
pub mod actions;
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
#[warn(missing_docs)]
pub mod i18n;
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
pub mod public_log;
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
#[warn(missing_docs)]
pub mod tlog;
#[warn(missing_docs)]
pub mod urn;
#[warn(missing_docs)]
pub mod verdict;
#[cfg(feature = "app")]
pub mod web;
