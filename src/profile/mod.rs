//! The machine-readable half of a registration: who and what for, which names are right, which are the same.
//!
//! A registration is prose (RFC 8141 §6.4). A [`Profile`] says in data what the prose says: a title, one sentence, a
//! grammar with the rule that matches a whole NSS, rules of equivalence, a value rule, examples that pass and fail. It is
//! somebody's reading of the registration and never its words; [`Reading`] says whose.
//!
//! Profiles are written in TOML (the built-in [`catalogue`], and what a registrant keeps) and in JSON (for programs),
//! with the same keys. Both readers refuse unknown keys and whatever is beyond the limits, with the key and a sentence:
//!
//! ```
//! use nidreg::profile::Profile;
//!
//! let isbn = nidreg::profile::catalogue::get("isbn").unwrap();
//! assert_eq!(isbn.title.as_deref(), Some("International Standard Book Number"));
//!
//! let trouble = Profile::from_toml("nid = \"lamp\"\nsumary = \"Lamps.\"").unwrap_err();
//! assert!(trouble.to_string().contains("sumary"));
//! ```

pub mod catalogue;
mod equivalence;
mod read;
mod testable;
mod types;
mod validate;

pub use equivalence::Same;
pub use read::{TEXT_MAX, Trouble};
pub use testable::{About, ISSUED_BYTES_MAX, ISSUED_MAX, NAMES_MAX, RULES_BYTES_MAX, Testable, has_grammar};
pub use types::{Components, Example, Fit, From, Profile, Reading, Resolver, Syntax};
pub use validate::{Fault, TOPICS};

#[cfg(test)]
mod tests;
