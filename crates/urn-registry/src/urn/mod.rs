//! URNs: parsing, comparison, construction and search, for three versions of the specification.
//!
//! A Uniform Resource Name is a URI with the `urn` scheme. It is a persistent name and does not say where the resource is. Its
//! syntax (RFC 8141 §2):
//!
//! ```text
//! namestring    = assigned-name [ "?+" r-component ] [ "?=" q-component ] [ "#" f-component ]
//! assigned-name = "urn" ":" NID ":" NSS
//! ```
//!
//! [`Urn::parse`] parses it; the result borrows the input and allocates nothing. For a string that is not a URN, it returns an
//! [`Error`] with a code, a byte offset, the clause and a sentence.
//!
//! ```
//! use urn_registry::urn::Urn;
//!
//! let urn = Urn::parse("URN:Example:a%2cb?+res?=k=v#part").unwrap();
//! assert_eq!(urn.nid(), "Example");
//! assert_eq!(urn.nss(), "a%2cb");
//! assert_eq!((urn.r(), urn.q(), urn.f()), (Some("res"), Some("k=v"), Some("part")));
//! // RFC 8141 §3.1: scheme and NID in lower case, percent-encoding in upper case, nothing decoded, components dropped
//! assert_eq!(urn.normalized(), "urn:example:a%2Cb");
//! assert_eq!(urn, Urn::parse("urn:EXAMPLE:a%2Cb").unwrap());
//! ```
//!
//! # Specifications
//!
//! There are three [`Profile`]s because data follows three specifications: RFC 2141 (1997), the draft rfc2141bis-03 (2012) with
//! its query directives, and RFC 8141 (2017), the default. Where a specification leaves a question open, this module decides as
//! follows (`docs/design/urns-and-grammars.md` gives the reasons):
//!
//! - an r-component ends at the first `?=` (§2.3.1), so `urn:a1:b?+r?=` has an empty q-component and is rejected;
//! - a later `?+`, and a `?=` inside a q-component, are data;
//! - RFC 2141 allows `/`, `?` and `#` unencoded but states SHOULD NOT: accepted, with [`Urn::is_strict`] false;
//! - `%00` is rejected by the two older specifications and accepted by RFC 8141, which does not mention it;
//! - the NID `urn` is rejected by the two older specifications; under RFC 8141 it is a matter of registration
//!   ([`crate::nid::rules::NOT_URN_RULE`]).
//!
//! # Contents
//!
//! [`Urn`] and the profiles, [`normal`] (normalization and namespace-specific equivalence), [`encode`] (native names to NSS, and
//! decoding for display), [`find`] (URNs in free text), [`resolve`] (how a resolver applies q- and f-components), [`directives`]
//! (the draft's queries).

pub mod directives;
pub mod encode;
pub mod error;
pub mod find;
pub mod lines;
mod name;
pub mod ndjson;
pub mod normal;
mod parse;
pub mod report;
pub mod resolve;

pub use error::{Code, Error};
pub use name::{SyntaxProfile, Urn};
