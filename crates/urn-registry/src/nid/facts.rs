//! Reference data for the advisories: ISO 3166-1 codes and the names of URI schemes.
//!
//! `data/iso-3166.tsv` has the alpha-3 code, the alpha-2 code and the short English name of each country; `data/uri-schemes.txt`
//! has the names in IANA's URI scheme registry as of 2026-07-28. Both are sorted for binary search.

use std::sync::LazyLock;

/// A country of ISO 3166-1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Country {
    /// Three-letter code, lower case.
    pub alpha3: &'static str,
    /// Two-letter code, lower case.
    pub alpha2: &'static str,
    /// Short English name.
    pub name: &'static str,
}

static COUNTRIES: LazyLock<Vec<Country>> = LazyLock::new(|| {
    include_str!("data/iso-3166.tsv")
        .lines()
        .filter_map(|line| {
            let mut cells = line.split('\t');
            Some(Country { alpha3: cells.next()?, alpha2: cells.next()?, name: cells.next()? })
        })
        .collect()
});

static SCHEMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| include_str!("data/uri-schemes.txt").lines().collect());

/// The country with this ISO 3166-1 alpha-3 code (lower case).
pub(super) fn country_by_alpha3(code: &str) -> Option<Country> {
    let at = COUNTRIES.binary_search_by(|country| country.alpha3.cmp(code)).ok()?;
    COUNTRIES.get(at).copied()
}

/// The country with this ISO 3166-1 alpha-2 code (lower case).
pub fn country_by_alpha2(code: &str) -> Option<Country> {
    COUNTRIES.iter().find(|country| country.alpha2 == code).copied()
}

/// Whether this name (lower case) is in IANA's registry of URI schemes.
pub(super) fn is_uri_scheme(name: &str) -> bool {
    SCHEMES.binary_search(&name).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reference_lists_are_sorted_and_complete() {
        assert_eq!(COUNTRIES.len(), 249);
        assert!(COUNTRIES.is_sorted_by_key(|country| country.alpha3));
        assert!(SCHEMES.is_sorted());
        assert_eq!(country_by_alpha3("fin").map(|c| c.alpha2), Some("fi"));
        assert_eq!(country_by_alpha2("de").map(|c| c.alpha3), Some("deu"));
        assert!(is_uri_scheme("xmpp") && is_uri_scheme("doi") && !is_uri_scheme("isbn"));
    }
}
