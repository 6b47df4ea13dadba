//! URNs and their namespaces, as defined by RFC 8141: syntax, grammars, namespace rules, resolution and registration templates.
//!
//! | Module | Purpose |
//! | --- | --- |
//! | [`urn`] | Parses, normalizes, compares, builds and finds URNs. |
//! | [`nid`] | Checks namespace identifiers. |
//! | [`grammar`] | Reads ABNF, matches names with an explanation, and compares two grammars. |
//! | [`template`] | Reads, checks, writes and compares registration templates (RFC 8141 Appendix A). |
//! | [`profile`] | Describes a namespace as data; contains the built-in catalog. |
//! | [`checks`] | Computes check digits and other rules that a grammar cannot express. |
//! | [`verdict`] | Decides whether a name is valid in its namespace. |
//! | [`find`] | Searches namespaces. |
//! | [`resolution`] | Finds the resolvers of a name, and validates their addresses. |
//! | [`i18n`] | Messages in English, German and French. |
//! | [`finding`], [`rfcs`], [`escape`], [`packed`] | Results of checks; a list of RFCs; output in XML, HTML and CSV; embedded texts. |
//!
//! No module uses a database, the network or random numbers. Only [`template::diff`] reads a clock, for its time limit. All input is
//! untrusted: each reader has a limit on bytes and steps.
//!
//! ```
//! use urn_registry::urn::Urn;
//!
//! let urn = Urn::parse("urn:isbn:9780306406157").unwrap();
//! assert_eq!(urn.nid(), "isbn");
//! ```

#![warn(missing_docs)]
#![cfg_attr(not(feature = "documents"), allow(dead_code, reason = "used by the readers of templates"))]
#![cfg_attr(not(feature = "search"), allow(unused_imports, reason = "used by the search"))]

pub mod checks;
pub mod escape;
#[cfg(feature = "search")]
pub mod find;
pub mod finding;
pub mod grammar;
pub mod i18n;
pub mod nid;
pub mod packed;
pub mod profile;
pub mod resolution;
pub mod rfcs;
#[cfg(feature = "documents")]
pub mod template;
pub mod urn;
pub mod verdict;

/// The examples of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
