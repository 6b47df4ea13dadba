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
//! what the module does (`docs/decisions/0004-urn-syntax.md` says why):
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
//! [`Urn`] (this file), [`normal`] (normalisation and the namespace hook), [`encode`] (native names into NSS and
//! back for display), [`find`] (URNs in free text), [`resolve`] (what a resolver does with q and f), [`directives`]
//! (the draft's queries).

pub mod directives;
pub mod encode;
pub mod error;
pub mod find;
pub mod lines;
pub mod normal;
mod parse;
pub mod report;
pub mod resolve;

pub use error::{Code, Error};

use std::fmt;
use std::str::FromStr;

/// The specification a URN is read by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Profile {
    /// RFC 8141 (2017), the current one.
    #[default]
    Rfc8141,
    /// RFC 2141 (1997).
    Rfc2141,
    /// draft-ietf-urnbis-rfc2141bis-urn-03 (2012).
    Rfc2141Bis03,
}

impl Profile {
    /// All of them, newest first.
    pub const ALL: [Self; 3] = [Self::Rfc8141, Self::Rfc2141, Self::Rfc2141Bis03];

    /// The name used on the command line and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rfc8141 => "rfc8141",
            Self::Rfc2141 => "rfc2141",
            Self::Rfc2141Bis03 => "rfc2141bis-03",
        }
    }
}

impl FromStr for Profile {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|profile| profile.name() == name)
            .ok_or_else(|| format!("{name:?} is not a profile; use rfc8141, rfc2141 or rfc2141bis-03"))
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A valid URN that borrows the text it was read from.
///
/// Equality, hashing and order follow the comparison form of its profile (RFC 8141 §3.1; RFC 2141 §5; draft §5 with
/// step 5a), not the spelling: `URN:ISBN:1 == urn:isbn:1`, and components do not count.
#[derive(Debug, Clone, Copy)]
pub struct Urn<'a> {
    text: &'a str,
    profile: Profile,
    /// Where the NSS starts; the NID runs from 4 to one before.
    nss_at: usize,
    /// Where the NSS ends.
    nss_end: usize,
    /// Where the r-component ends; `nss_end` when there is none.
    r_end: usize,
    /// Where the q-component (or the draft's query) ends; `r_end` when there is none.
    q_end: usize,
    /// RFC 2141 only: no `/ ? #` stands unencoded.
    strict: bool,
}

impl<'a> Urn<'a> {
    /// Reads a URN by RFC 8141.
    pub fn parse(text: &'a str) -> Result<Self, Error> {
        Self::parse_as(text, Profile::Rfc8141)
    }

    /// Reads a URN by the given specification.
    pub fn parse_as(text: &'a str, profile: Profile) -> Result<Self, Error> {
        parse::parse(text.as_bytes(), profile).map(|found| found.over(text))
    }

    /// Reads a URN from bytes that may not even be UTF-8; a byte above 127 is refused at its offset.
    pub fn parse_bytes(bytes: &'a [u8], profile: Profile) -> Result<Self, Error> {
        let found = parse::parse(bytes, profile)?;
        // Every byte the parser lets through is ASCII, so this cannot fail; it is the safe way to a &str.
        let text =
            std::str::from_utf8(bytes).map_err(|error| Error { code: Code::NssCharacter, at: error.valid_up_to(), profile })?;
        Ok(found.over(text))
    }

    /// The text as it was read.
    pub fn as_str(&self) -> &'a str {
        self.text
    }

    /// The specification it was read by.
    pub fn profile(&self) -> Profile {
        self.profile
    }

    /// The NID as written.
    pub fn nid(&self) -> &'a str {
        self.slice(4, self.nss_at.saturating_sub(1))
    }

    /// The NSS as written.
    pub fn nss(&self) -> &'a str {
        self.slice(self.nss_at, self.nss_end)
    }

    /// The r-component, without `?+` (RFC 8141 §2.3.1).
    pub fn r(&self) -> Option<&'a str> {
        (self.r_end > self.nss_end).then(|| self.slice(self.nss_end + 2, self.r_end))
    }

    /// The q-component, without `?=` (RFC 8141 §2.3.2); in the 2012 draft the query, without `?`.
    pub fn q(&self) -> Option<&'a str> {
        let mark = if self.profile == Profile::Rfc2141Bis03 { 1 } else { 2 };
        (self.q_end > self.r_end).then(|| self.slice(self.r_end + mark, self.q_end))
    }

    /// The f-component, without `#` (RFC 8141 §2.3.3). It may be empty.
    pub fn f(&self) -> Option<&'a str> {
        (self.text.len() > self.q_end).then(|| self.slice(self.q_end + 1, self.text.len()))
    }

    /// The assigned-name as written: everything before the components.
    pub fn assigned_name(&self) -> &'a str {
        self.slice(0, self.nss_end)
    }

    /// RFC 2141 §2.3.2: whether none of `/ ? #` stands unencoded. Always true in the other profiles.
    pub fn is_strict(&self) -> bool {
        self.strict
    }

    /// The registration class of its NID (RFC 8141 §5).
    pub fn nid_class(&self) -> crate::nid::Class {
        crate::nid::class_of(self.nid())
    }

    /// The comparison form as an owned string; see [`normal`].
    pub fn normalized(&self) -> String {
        normal::normalized(self)
    }

    /// URN-equivalence by the profile of `self` (RFC 8141 §3.1), without a namespace's own extra rules.
    pub fn is_equivalent(&self, other: &Urn<'_>) -> bool {
        self == other
    }

    fn slice(&self, from: usize, to: usize) -> &'a str {
        self.text.get(from..to).unwrap_or_default()
    }
}

/// The text exactly as it was read, so that parsing and printing are inverse.
impl fmt::Display for Urn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}
