//! nidreg: the registry of URN namespaces, as RFC 8141 defines them.
//!
//! The rooms, in reading order. Leaf rooms are pure and may be used as a library:
//!
//! - [`urn`] the `urn` scheme: parsing, normalisation, equivalence, encoding, finding
//! - [`nid`] what a namespace identifier may be
//! - [`template`] the registration template of Appendix A
//! - [`finding`] what a check has to say; [`refusal`] why an act did not happen
//!
//! Noun rooms hold one noun each: what it is (`mod.rs`), what may be done (`actions.rs`), where it is kept
//! (`queries.rs`), what is shown (`pages.rs`):
//!
//! - [`registry`] namespaces and their permanent versions
//! - [`requests`] a registration request and the one table that moves it
//! - [`reviews`] experts, positions, comments
//! - [`people`] accounts, roles, sessions
//! - [`history`] what happened
//! - [`mail`] letters and how they leave
//!
//! Underneath: [`store`] (SQLite and PostgreSQL), [`settings`], [`clock`]. In front: [`web`] and [`cli`].
//!
//! With `default-features = false` the crate is the leaf rooms alone, without a server or a database.
//!
//! `docs/ARCHITECTURE.md` is the map with the arrows; `tests/order.rs` holds them.

#[cfg(feature = "app")]
pub mod cli;
#[cfg(feature = "app")]
pub mod clock;
pub mod finding;
#[cfg(feature = "app")]
pub mod history;
#[cfg(feature = "app")]
pub mod mail;
pub mod nid;
#[cfg(feature = "app")]
pub mod people;
#[cfg(feature = "app")]
pub mod refusal;
#[cfg(feature = "app")]
pub mod registry;
#[cfg(feature = "app")]
pub mod requests;
#[cfg(feature = "app")]
pub mod reviews;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(feature = "app")]
pub mod store;
pub mod template;
pub mod urn;
#[cfg(feature = "app")]
pub mod web;
