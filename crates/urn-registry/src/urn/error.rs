//! Why a string is not a URN: a machine-readable code, the byte offset, the clause, and a sentence.

use super::name::SyntaxProfile;
use crate::i18n::Phrase;
use std::fmt;

/// The fault. The names are stable; they are the `code` in JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Code {
    /// The string does not start with `urn:`.
    Scheme,
    /// The string ends before the colon after the NID.
    NidUnclosed,
    /// A character that is not allowed in a NID.
    NidCharacter,
    /// The NID is too short.
    NidTooShort,
    /// The NID is longer than 32 characters.
    NidTooLong,
    /// The NID starts or ends with a hyphen where that is not allowed.
    NidHyphen,
    /// The NID is `urn`, which the two older profiles reserve.
    NidReserved,
    /// Nothing follows the second colon.
    NssEmpty,
    /// The NSS starts with `/`.
    NssSlashFirst,
    /// A character that is not allowed in the NSS.
    NssCharacter,
    /// `%` is not followed by two hexadecimal digits.
    Percent,
    /// `%00`, which the two older profiles reject.
    Nul,
    /// `?` is followed by neither `+` nor `=`.
    Question,
    /// `?+` or `?=` with nothing after it.
    ComponentEmpty,
    /// An r- or q-component starts with `/` or `?`.
    ComponentStart,
    /// A character that is not allowed in a component.
    ComponentCharacter,
    /// A query of the 2012 draft is not a list of `keyword=value`.
    Directive,
    /// The line exceeds the limit of the reader and was not checked.
    TooLong,
}

impl Code {
    /// All codes.
    pub const ALL: [Self; 18] = [
        Self::Scheme,
        Self::NidUnclosed,
        Self::NidCharacter,
        Self::NidTooShort,
        Self::NidTooLong,
        Self::NidHyphen,
        Self::NidReserved,
        Self::NssEmpty,
        Self::NssSlashFirst,
        Self::NssCharacter,
        Self::Percent,
        Self::Nul,
        Self::Question,
        Self::ComponentEmpty,
        Self::ComponentStart,
        Self::ComponentCharacter,
        Self::Directive,
        Self::TooLong,
    ];

    /// The name used in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Scheme => "scheme",
            Self::NidUnclosed => "nid-unclosed",
            Self::NidCharacter => "nid-character",
            Self::NidTooShort => "nid-too-short",
            Self::NidTooLong => "nid-too-long",
            Self::NidHyphen => "nid-hyphen",
            Self::NidReserved => "nid-reserved",
            Self::NssEmpty => "nss-empty",
            Self::NssSlashFirst => "nss-slash-first",
            Self::NssCharacter => "nss-character",
            Self::Percent => "percent",
            Self::Nul => "nul",
            Self::Question => "question",
            Self::ComponentEmpty => "component-empty",
            Self::ComponentStart => "component-start",
            Self::ComponentCharacter => "component-character",
            Self::Directive => "directive",
            Self::TooLong => "too-long",
        }
    }

    /// A sentence without a final period, in the language of the reader.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Scheme => "urn-scheme",
            Self::NidUnclosed => "urn-nid-unclosed",
            Self::NidCharacter => "urn-nid-character",
            Self::NidTooShort => "urn-nid-too-short",
            Self::NidTooLong => "urn-nid-too-long",
            Self::NidHyphen => "urn-nid-hyphen",
            Self::NidReserved => "urn-nid-reserved",
            Self::NssEmpty => "urn-nss-empty",
            Self::NssSlashFirst => "urn-nss-slash-first",
            Self::NssCharacter => "urn-nss-character",
            Self::Percent => "urn-percent",
            Self::Nul => "urn-nul",
            Self::Question => "urn-question",
            Self::ComponentEmpty => "urn-component-empty",
            Self::ComponentStart => "urn-component-start",
            Self::ComponentCharacter => "urn-component-character",
            Self::Directive => "urn-directive",
            Self::TooLong => "urn-too-long",
        })
    }
}

/// Why a string was rejected as a URN.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Error {
    /// The fault.
    pub code: Code,
    /// Byte offset into the input; the length of the input if it ends too early.
    pub at: usize,
    /// The specification that was applied.
    pub profile: SyntaxProfile,
}

impl Error {
    /// The clause that the input violates.
    pub fn clause(&self) -> &'static str {
        use Code as C;
        match (self.profile, self.code) {
            (SyntaxProfile::Rfc8141, C::NidCharacter | C::NidTooShort | C::NidTooLong | C::NidHyphen) => "RFC 8141 §2.1",
            (SyntaxProfile::Rfc8141, C::NssEmpty | C::NssSlashFirst | C::NssCharacter) => "RFC 8141 §2.2",
            (SyntaxProfile::Rfc8141, C::ComponentEmpty | C::ComponentStart | C::ComponentCharacter) => "RFC 8141 §2.3",
            (SyntaxProfile::Rfc8141, C::Percent) => "RFC 3986 §2.1",
            (SyntaxProfile::Rfc8141, _) => "RFC 8141 §2",
            (SyntaxProfile::Rfc2141, C::NidCharacter | C::NidTooShort | C::NidTooLong | C::NidHyphen | C::NidReserved) => {
                "RFC 2141 §2.1"
            }
            (SyntaxProfile::Rfc2141, C::Percent) => "RFC 2141 §2.3.1",
            (SyntaxProfile::Rfc2141, C::Nul) => "RFC 2141 §2.4",
            (SyntaxProfile::Rfc2141, C::NssEmpty | C::NssCharacter) => "RFC 2141 §2.2",
            (SyntaxProfile::Rfc2141, _) => "RFC 2141 §2",
            (SyntaxProfile::Rfc2141Bis03, C::NidCharacter | C::NidTooShort | C::NidTooLong | C::NidHyphen | C::NidReserved) => {
                "rfc2141bis-03 §2.1"
            }
            (SyntaxProfile::Rfc2141Bis03, C::Percent) => "rfc2141bis-03 §2.5.2",
            (SyntaxProfile::Rfc2141Bis03, C::Nul) => "rfc2141bis-03 §2.5.3",
            (SyntaxProfile::Rfc2141Bis03, C::Directive | C::ComponentEmpty) => "rfc2141bis-03 §2.3",
            (SyntaxProfile::Rfc2141Bis03, C::ComponentCharacter) => "rfc2141bis-03 §2.4",
            (SyntaxProfile::Rfc2141Bis03, C::NssEmpty | C::NssCharacter) => "rfc2141bis-03 §2.2",
            (SyntaxProfile::Rfc2141Bis03, _) => "rfc2141bis-03 §2",
        }
    }

    /// Like [`message`](Self::message), in the language of the reader.
    pub const fn phrase(&self) -> Phrase {
        self.code.phrase()
    }

    /// Like [`phrase`](Self::phrase), with the clause and the byte offset as in [`Display`](fmt::Display).
    pub fn phrase_with_position(&self) -> Phrase {
        Phrase::new("urn-at").arg("why", self.phrase()).arg("clause", self.clause()).arg("at", self.at)
    }

    /// A sentence in English.
    pub fn message(&self) -> &'static str {
        match self.code {
            Code::Scheme => "A URN starts with \"urn:\"",
            Code::NidUnclosed => "A second colon must follow the namespace ID, as in urn:isbn:…",
            Code::NidCharacter => "A namespace ID can contain only the letters a to z, digits and hyphens",
            Code::NidTooShort => "The namespace ID is too short",
            Code::NidTooLong => "A namespace ID must not be longer than 32 characters",
            Code::NidHyphen => "A namespace ID must not start or end with a hyphen",
            Code::NidReserved => "The namespace ID \"urn\" is reserved",
            Code::NssEmpty => "A name must follow the second colon",
            Code::NssSlashFirst => "The namespace-specific string must not start with \"/\"",
            Code::NssCharacter => "This character is not allowed in the namespace-specific string",
            Code::Percent => "\"%\" must be followed by two hexadecimal digits",
            Code::Nul => "The NUL octet must not be used, not even as %00",
            Code::Question => "\"?\" must be followed by \"+\" or \"=\" here",
            Code::ComponentEmpty => "Something must follow \"?+\", \"?=\" or \"?\"",
            Code::ComponentStart => "A component must not start with \"/\" or \"?\"",
            Code::ComponentCharacter => "This character is not allowed here",
            Code::Directive => {
                "The query must be a list of keyword=value pairs, separated by \"&\". A keyword has letters, digits and single hyphens and starts with a letter"
            }
            Code::TooLong => "The input is too long. Enter a shorter URN",
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}, byte {})", self.message(), self.clause(), self.at)
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrase_of_an_error_equals_its_message() {
        for code in Code::ALL {
            let error = Error { code, at: 7, profile: SyntaxProfile::Rfc8141 };
            assert_eq!(error.phrase(), error.message());
            assert_eq!(error.phrase_with_position(), error.to_string().as_str());
        }
    }
}
