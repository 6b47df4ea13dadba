//! The grammar of a National Bibliography Number as a URN (draft-hakala-urn-nbn-rfc3188bis-00 §4.1, §4.2, which became RFC 8458).
//!
//! ```
//! use urn_registry::resolution::nbn::{Fault, read};
//!
//! let nbn = read("fi:Lb-2014052720").unwrap();
//! assert_eq!((nbn.country.name, nbn.divisions.as_slice(), nbn.string), ("Finland", &["Lb"][..], "2014052720"));
//! let error = read("zz:uu-1").unwrap_err();
//! assert_eq!((error.fault, error.at), (Fault::CountryForOwnUse, 0));
//! ```

use crate::checks::country::is_user_assigned_code;
use crate::i18n::Phrase;
use crate::nid::facts::{Country, country_by_alpha2};

/// The three components of an NBN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nbn<'n> {
    /// The country whose national library is responsible for it.
    pub country: Country,
    /// Sub-namespaces below the country; case-insensitive.
    pub divisions: Vec<&'n str>,
    /// The text after the first hyphen. Case-sensitive unless the responsible organization says otherwise.
    pub string: &'n str,
}

/// The rule that a text violates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The primary prefix is not two letters.
    #[error("the prefix must start with a two-letter country code, but it does not")]
    NoCountry,
    /// Two letters that ISO 3166-1 has not assigned.
    #[error("these two letters are not an ISO 3166-1 country code")]
    UnknownCountry,
    /// AA, QM to QZ, XA to XZ, ZZ.
    #[error(
        "ISO 3166-1 reserves these two letters for user-assigned codes, so they do not identify a country or a national library"
    )]
    CountryForOwnUse,
    /// Two consecutive colons, or a colon before the hyphen.
    #[error("a sub-namespace is empty; use colons only to separate the country code and sub-namespaces")]
    EmptyDivision,
    /// Characters other than letters and digits.
    #[error("a sub-namespace identifier can contain only letters and digits")]
    Division,
    /// There is no hyphen.
    #[error("the hyphen between the prefix and the number is missing")]
    NoHyphen,
    /// Nothing follows the hyphen.
    #[error("there is no number after the hyphen")]
    NoString,
}

impl Fault {
    /// The sentence for the reader.
    pub fn sentence(self) -> Phrase {
        Phrase::new(match self {
            Self::NoCountry => "note-nbn-no-country",
            Self::UnknownCountry => "note-nbn-unknown-country",
            Self::CountryForOwnUse => "note-nbn-own-use",
            Self::EmptyDivision => "note-nbn-empty-division",
            Self::Division => "note-nbn-division",
            Self::NoHyphen => "note-nbn-no-hyphen",
            Self::NoString => "note-nbn-no-string",
        })
    }
}

/// A violated rule and its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{fault} (byte {at} of the NSS; {})", self.clause())]
pub struct Error {
    /// The rule.
    pub fault: Fault,
    /// Byte offset in the NSS.
    pub at: usize,
}

impl Error {
    /// Where the rule is specified.
    pub fn clause(&self) -> &'static str {
        match self.fault {
            Fault::NoCountry | Fault::UnknownCountry | Fault::CountryForOwnUse => {
                "draft-hakala-urn-nbn-rfc3188bis-00 §4.1; RFC 8458 §4.1"
            }
            _ => "draft-hakala-urn-nbn-rfc3188bis-00 §4.2; RFC 8458 §4.2",
        }
    }
}

/// Parses an NSS of the namespace `nbn` (RFC 8458 §4; draft-hakala-urn-nbn-rfc3188bis-00 §4).
///
/// # Errors
/// [`Error`]: the first rule that it violates, with the byte offset.
pub fn read(nss: &str) -> Result<Nbn<'_>, Error> {
    let fail = |fault, at| Err(Error { fault, at });
    let length = nss.find([':', '-']).unwrap_or(nss.len());
    let code = nss.get(..length).unwrap_or_default().to_ascii_lowercase();
    if code.len() != 2 || !code.bytes().all(|b| b.is_ascii_lowercase()) {
        return fail(Fault::NoCountry, 0);
    }
    let Some(country) = country_by_alpha2(&code) else {
        return fail(if is_user_assigned_code(&code) { Fault::CountryForOwnUse } else { Fault::UnknownCountry }, 0);
    };
    let hyphen = nss.find('-');
    let prefix = nss.get(..hyphen.unwrap_or(nss.len())).unwrap_or_default();
    let mut divisions = Vec::new();
    let mut at = length + 1;
    for division in prefix.split(':').skip(1) {
        if division.is_empty() {
            return fail(Fault::EmptyDivision, at);
        }
        if let Some(bad) = division.bytes().position(|b| !b.is_ascii_alphanumeric()) {
            return fail(Fault::Division, at + bad);
        }
        at += division.len() + 1;
        divisions.push(division);
    }
    match hyphen.map(|at| nss.split_at(at + 1).1) {
        None => fail(Fault::NoHyphen, nss.len()),
        Some("") => fail(Fault::NoString, nss.len()),
        Some(string) => Ok(Nbn { country, divisions, string }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_of_the_nbn_draft_are_parsed() {
        for (nss, country, divisions, string) in [
            ("fi-fe201003181510", "fi", &[][..], "fe201003181510"),
            ("ch:bel-9039", "ch", &["bel"][..], "9039"),
            ("se:uu:diva-3475", "se", &["uu", "diva"][..], "3475"),
            ("hu-3006", "hu", &[][..], "3006"),
            ("AT:at-ubg:3-13", "at", &["at"][..], "ubg:3-13"),
        ] {
            let nbn = read(nss).unwrap();
            assert_eq!((nbn.country.alpha2, nbn.divisions.as_slice(), nbn.string), (country, divisions, string), "{nss}");
        }
    }

    #[test]
    fn each_nbn_violation_reports_its_rule_and_position() {
        for (nss, fault, at) in [
            ("zz:uu:--:q", Fault::CountryForOwnUse, 0),
            ("xx", Fault::CountryForOwnUse, 0),
            ("qz-1", Fault::CountryForOwnUse, 0),
            ("uk-1", Fault::UnknownCountry, 0),
            ("fin-fe2010", Fault::NoCountry, 0),
            ("", Fault::NoCountry, 0),
            ("-fe", Fault::NoCountry, 0),
            ("f1-fe", Fault::NoCountry, 0),
            ("fi:fe201003181510", Fault::NoHyphen, 17),
            ("hr:168:865107", Fault::NoHyphen, 13),
            ("fi", Fault::NoHyphen, 2),
            ("se::diva-3475", Fault::EmptyDivision, 3),
            ("se:uu:-1", Fault::EmptyDivision, 6),
            ("se:u.u-1", Fault::Division, 4),
            ("hu-", Fault::NoString, 3),
        ] {
            assert_eq!(read(nss), Err(Error { fault, at }), "{nss}");
        }
        assert_eq!(
            read("zz-1").unwrap_err().to_string(),
            "ISO 3166-1 reserves these two letters for user-assigned codes, so they do not identify a country or a national library (byte 0 of the NSS; draft-hakala-urn-nbn-rfc3188bis-00 §4.1; RFC 8458 §4.1)"
        );
    }
}
