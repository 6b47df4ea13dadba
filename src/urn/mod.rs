//! URNs: reading, comparing, building and finding them, by three generations of the specification.
//!
//! A Uniform Resource Name is a URI under the `urn` scheme that names something for ever and says nothing about where
//! it is. RFC 8141 §2 gives its shape:
//!
//! ```text
//! namestring    = assigned-name [ "?+" r-component ] [ "?=" q-component ] [ "#" f-component ]
//! assigned-name = "urn" ":" NID ":" NSS
//! ```
//!
//! [`Urn::parse`] reads it; the result borrows the input and allocates nothing. A string that is no URN gives an
//! [`Error`] with a code, a byte offset, the clause and a sentence.
//!
//! ```
//! use nidreg::urn::Urn;
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
//! # Which text decides
//!
//! Three [`Profile`]s exist because three texts are still met in data: RFC 2141 of 1997, the draft rfc2141bis-03 of
//! 2012 with its query directives, and RFC 8141 of 2017, the default. Where a text leaves a question open, this is
//! what the module does (`docs/decisions/0008-urn-syntax.md` says why):
//!
//! - an r-component ends at the first `?=` (§2.3.1), so `urn:a1:b?+r?=` has an empty q-component and is refused;
//! - a later `?+`, and a `?=` inside a q-component, are data;
//! - RFC 2141 lets `/`, `?` and `#` stand unencoded but says SHOULD NOT: accepted, with [`Urn::is_strict`] false;
//! - `%00` is refused by the two older texts and accepted by RFC 8141, which is silent;
//! - the NID `urn` is refused by the two older texts; in RFC 8141 it is a matter of registration
//!   ([`crate::nid::rules::NOT_URN`]).
//!
//! # What is here
//!
//! [`Urn`] (its own file, with the profiles), [`normal`] (normalisation and the namespace hook), [`encode`] (native names into NSS and
//! back for display), [`find`] (URNs in free text), [`resolve`] (what a resolver does with q and f), [`directives`]
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
pub use name::{Profile, Urn};
