//! Namespace identifiers (NIDs): syntax, registration classes, and the rules for registering one.
//!
//! A NID is the second component of every URN, `isbn` in `urn:isbn:0451450523`. RFC 8141 restricts it in two ways. Section 2
//! defines the syntax that every URN parser must enforce:
//!
//! ```text
//! NID = (alphanum) 0*30(ldh) (alphanum)        ldh = alphanum / "-"
//! ```
//!
//! Sections 5.1 and 5.2 define which of these strings can be *registered*. A formal NID has more than two characters and does not
//! look like a country code, an A-label, an experimental name or an informal name. An informal NID is `urn-` and the next number;
//! it is assigned, not chosen. These rules never make a URN invalid: `urn:aa:x` is a valid URN, although `aa` cannot be
//! registered.
//!
//! NIDs are compared in lower case (RFC 8141 §2.1); [`Nid`] stores that form.
//!
//! ```
//! use urn_registry::nid::{RegistrationClass, Nid, registration_class_of};
//!
//! let nid = Nid::parse("ISBN").unwrap();
//! assert_eq!(nid.as_str(), "isbn");
//! assert_eq!(registration_class_of("de-books"), RegistrationClass::ReservedCc);
//! assert_eq!(registration_class_of("urn-7"), RegistrationClass::Informal(Some(7)));
//! ```

pub mod facts;
pub mod generic;
pub mod in_use;
pub mod notes;
pub mod report;
pub mod rules;
pub mod written;

use crate::i18n::Phrase;
use std::fmt;

/// The maximum length of a NID in characters, by the ABNF (RFC 8141 §2).
pub const MAX_LEN: usize = 32;

/// A syntactically valid NID, normalized to lower case (RFC 8141 §2.1).
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nid(String);

impl Nid {
    /// Parses a NID (RFC 8141 §2) and converts it to lower case.
    ///
    /// # Errors
    /// [`SyntaxFault`], as [`check_syntax`].
    pub fn parse(text: &str) -> Result<Self, SyntaxFault> {
        check_syntax(text)?;
        Ok(Self(text.to_ascii_lowercase()))
    }

    /// The NID of the informal namespace with this number, `urn-9` for 9 (RFC 8141 §5.2).
    pub fn from_informal_number(number: u64) -> Self {
        Self(format!("urn-{number}"))
    }

    /// The lower-case text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The registration class of this NID (RFC 8141 §5).
    pub fn registration_class(&self) -> RegistrationClass {
        registration_class_of(&self.0)
    }

    /// `formal` or `from_informal_number`: the path segment for the IANA table that lists it.
    pub fn iana_table_segment(&self) -> &'static str {
        if matches!(self.registration_class(), RegistrationClass::Informal(_)) { "informal" } else { "formal" }
    }
}

impl fmt::Display for Nid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Why a string is not a NID (RFC 8141 §2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SyntaxFault {
    /// The string is empty.
    #[error("Enter the namespace ID")]
    Empty,
    /// Fewer than two characters.
    #[error("Namespace ID must be between 3 and 32 characters")]
    TooShort,
    /// More than 32 characters.
    #[error("Namespace ID must be between 3 and 32 characters; this one has {len}")]
    TooLong {
        /// Its length in characters.
        len: usize,
    },
    /// A character that is not a letter a–z, a digit or a hyphen.
    #[error("Namespace ID can contain only letters a to z, digits and hyphens; character {} is {}", .at + 1, display_character(*found))]
    Character {
        /// Character offset from 0.
        at: usize,
        /// The character found there.
        found: char,
    },
    /// It starts with a hyphen.
    #[error("Namespace ID must not start with a hyphen")]
    StartsWithHyphen,
    /// It ends with a hyphen.
    #[error("Namespace ID must not end with a hyphen")]
    EndsWithHyphen,
}

impl SyntaxFault {
    /// The sentence, with its clause.
    pub fn sentence(self) -> Phrase {
        match self {
            Self::Empty => Phrase::new("finding-nid-empty"),
            Self::TooShort => Phrase::new("finding-nid-too-short"),
            Self::TooLong { len } => Phrase::new("finding-nid-too-long").arg("len", len),
            Self::Character { at, found } => {
                Phrase::new("finding-nid-character").arg("at", at + 1).arg("found", display_character(found))
            }
            Self::StartsWithHyphen => Phrase::new("finding-nid-starts-with-hyphen"),
            Self::EndsWithHyphen => Phrase::new("finding-nid-ends-with-hyphen"),
        }
    }
}

/// A character as messages show it: in quotes, or by its code point if it cannot be seen.
fn display_character(c: char) -> String {
    let quoted = format!("{c:?}");
    if quoted.starts_with("'\\") && c != '\'' && c != '\\' { format!("U+{:04X}", u32::from(c)) } else { quoted }
}

/// Checks the NID production of RFC 8141 §2.
///
/// # Errors
/// [`SyntaxFault`]: the first from the left; a wrong length is reported last.
pub fn check_syntax(text: &str) -> Result<(), SyntaxFault> {
    if text.is_empty() {
        return Err(SyntaxFault::Empty);
    }
    let stranger = text.chars().enumerate().find(|(_, c)| !c.is_ascii_alphanumeric() && *c != '-');
    if let Some((at, found)) = stranger {
        return Err(SyntaxFault::Character { at, found });
    }
    if text.starts_with('-') {
        return Err(SyntaxFault::StartsWithHyphen);
    }
    if text.ends_with('-') {
        return Err(SyntaxFault::EndsWithHyphen);
    }
    match text.len() {
        0 | 1 => Err(SyntaxFault::TooShort),
        2..=MAX_LEN => Ok(()),
        len => Err(SyntaxFault::TooLong { len }),
    }
}

/// The registration classes of RFC 8141 §5. The class never affects whether a URN is valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RegistrationClass {
    /// Its form allows a formal registration (§5.1).
    Formal,
    /// `urn-` and a number without leading zeros (§5.2); the number if it fits in 64 bits.
    Informal(Option<u64>),
    /// `urn-` without a valid number: neither formal nor informal (§5.1 item 2, §5.2).
    UrnMalformed,
    /// Two characters: reserved (§5.1 item 3).
    ReservedTwoChar,
    /// Letter, letter, hyphen: reserved for country codes (§5.1 item 3).
    ReservedCc,
    /// Letter, letter, two hyphens: reserved for A-labels (§5.1 item 3).
    ReservedAlabel,
    /// `X-`: formerly experimental (§5.1 item 4).
    ExperimentalX,
    /// Valid only under the wider NID syntax of RFC 2141 §2.1 (one character, or a trailing hyphen).
    Rfc2141Only,
}

impl RegistrationClass {
    /// The name used in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Formal => "formal",
            Self::Informal(_) => "informal",
            Self::UrnMalformed => "urn-malformed",
            Self::ReservedTwoChar => "reserved-two-char",
            Self::ReservedCc => "reserved-cc",
            Self::ReservedAlabel => "reserved-alabel",
            Self::ExperimentalX => "experimental-x",
            Self::Rfc2141Only => "2141-only",
        }
    }

    /// The description for pages.
    pub fn description(self) -> Phrase {
        Phrase::new("urn-class").arg(
            "class",
            match self {
                Self::Formal => "formal",
                Self::Informal(_) => "informal",
                Self::UrnMalformed => "urn",
                Self::ReservedTwoChar => "two",
                Self::ReservedCc => "country",
                Self::ReservedAlabel => "a-label",
                Self::ExperimentalX => "x",
                Self::Rfc2141Only => "old",
            },
        )
    }
}

/// The class of a string that some profile accepted as a NID. Case-insensitive.
pub fn registration_class_of(nid: &str) -> RegistrationClass {
    if check_syntax(nid).is_err() {
        return RegistrationClass::Rfc2141Only;
    }
    let bytes = nid.as_bytes();
    if bytes.len() == 2 {
        return RegistrationClass::ReservedTwoChar;
    }
    if let Some(rest) = strip_prefix_ignore_case(nid, "urn-") {
        return if is_informal_number(rest) {
            RegistrationClass::Informal(rest.parse().ok())
        } else {
            RegistrationClass::UrnMalformed
        };
    }
    match bytes {
        [a, b, b'-', b'-', ..] if a.is_ascii_alphabetic() && b.is_ascii_alphabetic() => RegistrationClass::ReservedAlabel,
        [a, b, b'-', ..] if a.is_ascii_alphabetic() && b.is_ascii_alphabetic() => RegistrationClass::ReservedCc,
        [b'x' | b'X', b'-', ..] => RegistrationClass::ExperimentalX,
        _ => RegistrationClass::Formal,
    }
}

/// `Number` of RFC 8141 §5.2: digits without a leading zero.
fn is_informal_number(digits: &str) -> bool {
    !digits.is_empty() && !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Removes `prefix`, compared case-insensitively. Both must be ASCII to match.
fn strip_prefix_ignore_case<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let (head, rest) = text.split_at_checked(prefix.len())?;
    head.eq_ignore_ascii_case(prefix).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn example_nids_have_the_expected_class() {
        let classes = [
            ("isbn", RegistrationClass::Formal),
            ("urn-7", RegistrationClass::Informal(Some(7))),
            ("URN-7", RegistrationClass::Informal(Some(7))),
            ("urn-07", RegistrationClass::UrnMalformed),
            ("urn--1", RegistrationClass::UrnMalformed),
            ("ab", RegistrationClass::ReservedTwoChar),
            ("de-books", RegistrationClass::ReservedCc),
            ("xn--x", RegistrationClass::ReservedAlabel),
            ("X-test", RegistrationClass::ExperimentalX),
            ("1a-b", RegistrationClass::Formal),
            ("z", RegistrationClass::Rfc2141Only),
            ("a-", RegistrationClass::Rfc2141Only),
        ];
        for (nid, class) in classes {
            assert_eq!(registration_class_of(nid), class, "{nid}");
        }
    }

    #[test]
    fn nid_syntax_check_reports_the_first_error() {
        assert_eq!(check_syntax(""), Err(SyntaxFault::Empty));
        assert_eq!(check_syntax("a"), Err(SyntaxFault::TooShort));
        assert_eq!(check_syntax("-a"), Err(SyntaxFault::StartsWithHyphen));
        assert_eq!(check_syntax("a-"), Err(SyntaxFault::EndsWithHyphen));
        assert_eq!(check_syntax("ünï"), Err(SyntaxFault::Character { at: 0, found: 'ü' }));
        assert_eq!(check_syntax(&"a".repeat(33)), Err(SyntaxFault::TooLong { len: 33 }));
        assert_eq!(check_syntax(&"a".repeat(32)), Ok(()));
    }
}
