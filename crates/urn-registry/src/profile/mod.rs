//! The machine-readable rules of a registration: registrant and purpose, which names are valid, and which are equivalent.
//!
//! A registration is prose (RFC 8141 §6.4). A [`Profile`] expresses it as data: a title, one sentence, a grammar with the rule
//! that matches a whole NSS, equivalence rules, a value rule, and valid and invalid examples. It is an interpretation of the
//! registration, not its text; [`Reading`] states who supplied it.
//!
//! Profiles are written in TOML (the built-in [`catalogue`], and registrant-supplied rules) and in JSON (for programs), with the
//! same keys. [`Profile::from_toml`] rejects
//! unknown keys and values beyond the limits, and reports the key and a sentence; a stored profile may have keys of another version:
//!
//! ```
//! use urn_registry::profile::Profile;
//!
//! let isbn = urn_registry::profile::catalogue::get("isbn").unwrap();
//! assert_eq!(isbn.title.as_deref(), Some("International Standard Book Number"));
//!
//! let trouble = Profile::from_toml("nid = \"lamp\"\nsumary = \"Lamps.\"").unwrap_err();
//! assert!(trouble.to_string().contains("missing field `summary`"));
//! ```

pub mod catalogue;
mod equivalence;
mod read;
mod segments;
mod syntax_rules;
mod types;
mod validate;

pub use equivalence::EquivalenceRule;
pub use read::{PROFILE_BYTES_MAX, ProfileError};
pub use segments::Segment;
pub use syntax_rules::{ProfileContext, SyntaxRules, has_grammar};
pub use types::{Components, Example, ExampleSource, GrammarCoverage, Profile, ProfileSource, Resolver, Syntax};
pub use validate::{Fault, TOPICS};

#[cfg(test)]
mod tests;
