//! nidreg: the registry of URN namespaces, as defined by RFC 8141.
//!
//! The modules form layers; each module may only use modules in lower layers. `tests/sources/order.rs` enforces this, and
//! `docs/ARCHITECTURE.md` explains it. From the bottom:
//!
//! - the library [`urn_registry`]: URN syntax, grammars, templates, namespace rules
//! - [`refusal`] why an action was refused; [`ids`], [`clock`], [`store`]
//! - [`oidc`] the provider for external sign-in; [`tlog`] Merkle trees, tiles, checkpoints and proofs; [`public_log`] the public log
//! - entities: [`users`], [`history`], [`registry`], [`mail`], [`reviews`]
//! - [`requests`] registration requests and their state table; [`actions`] actions, one file per group
//! - [`http`] shared helpers for pages and the API; [`pages`] by audience; [`api`] for programs; [`jobs`] scheduled jobs
//! - [`web`] the routes and the server; [`cli`] the command line; [`settings`] beside it
// `println!` panics when its reader closes the pipe; the command line writes with `cli::exit::say` instead.
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod action_context;
pub mod actions;
pub mod api;
pub mod cli;
pub mod clock;
pub mod history;
pub mod http;
pub mod ids;
pub mod jobs;
pub mod mail;
pub mod oidc;
pub mod pages;
pub mod public_log;
pub mod refusal;
pub mod registry;
pub mod requests;
pub mod reviews;
pub mod settings;
pub mod store;
#[warn(missing_docs)]
pub mod tlog;
pub mod urn_lists;
pub mod users;
pub mod web;
