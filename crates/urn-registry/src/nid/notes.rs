//! Advisories to the experts about a proposed NID; they never block (RFC 8141 §5.1, last paragraphs).
//!
//! "Particular attention should be paid to strings that might be construed as identifiers for … countries … and to strings that might imply
//! association with existing URI schemes, non-URN identifier systems, or trademarks." This module implements the cases that a program can
//! check. Each advisory can report how many registered NIDs it matches: if it matches a third of the registry, it is less of a concern than
//! if it matches none.

use super::{facts, generic};
use crate::finding::{Finding, Level, Rule};
use crate::i18n::Phrase;

const fn note(id: &'static str) -> Rule {
    Rule { id, level: Level::Warning, field: Some("namespace_id"), clause: "RFC 8141 §5.1" }
}

/// N7: another request asks for the same NID.
const REQUESTED_RULE: Rule = note("N7");
/// N8: an ISO 3166-1 alpha-3 code.
const COUNTRY_CODE_RULE: Rule = note("N8");
/// N9: the name of a URI scheme.
const URI_SCHEME_RULE: Rule = note("N9");
/// N10: similar to an existing NID.
const LOOK_ALIKE_RULE: Rule = note("N10");
/// N14: starts like the name space of a country.
const COUNTRY_PREFIX_RULE: Rule = note("N14");

/// All advisories, in display order.
pub const ALL_ADVISORIES: [&Rule; 6] =
    [&REQUESTED_RULE, &COUNTRY_CODE_RULE, &URI_SCHEME_RULE, &LOOK_ALIKE_RULE, &COUNTRY_PREFIX_RULE, &generic::GENERAL_WORD_RULE];

/// The names a proposed NID is compared with, in lower case.
#[derive(Debug, Clone, Copy, Default)]
pub struct ComparedNids<'a> {
    /// NIDs in the registry.
    pub registered: &'a [String],
    /// NIDs of open requests, without the request being checked.
    pub requested: &'a [String],
}

/// All advisories on `nid` (lower case).
pub fn advisories(nid: &str, neighbours: ComparedNids<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    if neighbours.requested.iter().any(|other| other == nid) {
        found.push(Finding::new(&REQUESTED_RULE, Phrase::new("note-requested").arg("nid", nid)));
    }
    if let Some(country) = facts::country_by_alpha3(nid) {
        let words = Phrase::new("note-country-3").arg("nid", nid).arg("country", country.name);
        found.push(Finding::new(&COUNTRY_CODE_RULE, words));
    }
    let two_letters = if nid.len() == 2 { Some(nid) } else { nid.split_once('-').map(|(head, _)| head) };
    if let Some(country) = two_letters.and_then(facts::country_by_alpha2) {
        let words = Phrase::new("note-country-2").arg("code", country.alpha2).arg("country", country.name);
        found.push(Finding::new(&COUNTRY_CODE_RULE, words));
    }
    if let Some(country) = nid.split_once('-').and_then(|(head, _)| facts::country_by_alpha3(head)) {
        let words = Phrase::new("note-country-prefix").arg("nid", nid).arg("code", country.alpha3).arg("country", country.name);
        found.push(Finding::new(&COUNTRY_PREFIX_RULE, words));
    }
    if facts::is_uri_scheme(nid) {
        found.push(Finding::new(&URI_SCHEME_RULE, Phrase::new("note-uri-scheme").arg("nid", nid)));
    }
    found.extend(generic::general_word_advisory(nid));
    let mut all: Vec<&String> = neighbours.registered.iter().chain(neighbours.requested).collect();
    all.sort_unstable();
    all.dedup();
    for other in all {
        if let Some(likeness) = likeness(nid, other) {
            let words = Phrase::new(likeness.message()).arg("nid", nid).arg("other", other);
            found.push(Finding::new(&LOOK_ALIKE_RULE, words));
        }
    }
    found
}

/// The number of `registered` NIDs that the advisory matches, each compared with the others. `None` for N7, because it is not recorded
/// which requests were open at the time of each registration.
pub fn matched_nid_count(rule: &Rule, registered: &[String]) -> Option<usize> {
    if rule.id == REQUESTED_RULE.id {
        return None;
    }
    let count = registered
        .iter()
        .filter(|nid| advisories(nid, ComparedNids { registered, requested: &[] }).iter().any(|finding| finding.id == rule.id))
        .count();
    Some(count)
}

/// How two NIDs are similar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Likeness {
    /// Equal without hyphens.
    Hyphens,
    /// Equal if look-alike digits are read as letters (`0` as `o`, `1` as `l`, `5` as `s`…).
    DigitsAndLetters,
    /// One character inserted, deleted or replaced, or two adjacent ones swapped.
    OneEdit,
}

impl Likeness {
    fn message(self) -> &'static str {
        match self {
            Self::Hyphens => "note-like-hyphens",
            Self::DigitsAndLetters => "note-like-digits",
            Self::OneEdit => "note-like-one-edit",
        }
    }
}

/// How `a` and `b` (both lower case) are similar, or `None` if they are equal or dissimilar. Edits only count between names of
/// four or more characters: every three-letter name is one edit from dozens of others.
pub(super) fn likeness(a: &str, b: &str) -> Option<Likeness> {
    const SHORTEST_FOR_EDITS: usize = 4;
    if a == b {
        return None;
    }
    let bare = |s: &str| s.replace('-', "");
    if bare(a) == bare(b) {
        return Some(Likeness::Hyphens);
    }
    if skeleton(a) == skeleton(b) {
        return Some(Likeness::DigitsAndLetters);
    }
    let long_enough = a.len().min(b.len()) >= SHORTEST_FOR_EDITS;
    // Informal names are similar by design: urn-7 and urn-8 must not match.
    let numbered = a.starts_with("urn-") && b.starts_with("urn-");
    (long_enough && !numbered && one_edit(a, b)).then_some(Likeness::OneEdit)
}

fn skeleton(nid: &str) -> String {
    let mut plain = String::with_capacity(nid.len());
    for c in nid.chars() {
        match c {
            '-' => {}
            '0' => plain.push('o'),
            '1' | 'i' => plain.push('l'),
            '2' => plain.push('z'),
            '5' => plain.push('s'),
            '8' => plain.push('b'),
            other => plain.push(other),
        }
    }
    plain
}

/// Whether one insertion, deletion, substitution or swap of adjacent bytes turns `a` into `b`.
pub(crate) fn one_edit(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let common = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (a.get(common..).unwrap_or_default(), b.get(common..).unwrap_or_default());
    match (a, b) {
        ([], [_]) | ([_], []) => true,
        ([x0, x1, x_rest @ ..], [y0, y1, y_rest @ ..]) if x0 == y1 && x1 == y0 && x_rest == y_rest => true,
        ([_, x_rest @ ..], [_, y_rest @ ..]) => x_rest == y_rest || x_rest == b || a == y_rest,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easily_confused_nids_are_detected() {
        let cases = [
            ("globus", "globus", None),
            ("broadbandforumorg", "broadband-forum-org", Some(Likeness::Hyphens)),
            ("is0", "iso", Some(Likeness::DigitsAndLetters)),
            ("isni", "issn", None),
            ("ietff", "ietf", Some(Likeness::OneEdit)),
            ("eitf", "ietf", Some(Likeness::OneEdit)),
            ("isan", "isbn", Some(Likeness::OneEdit)),
            ("doi", "dot", None),
            ("urn-7", "urn-8", None),
        ];
        for (a, b, expected) in cases {
            assert_eq!(likeness(a, b), expected, "{a} {b}");
            assert_eq!(likeness(b, a), expected, "{b} {a}");
        }
    }

    #[test]
    fn advisories_never_block_and_matches_can_be_counted() {
        let registered: Vec<String> = ["isan", "isbn", "xmpp", "nzl"].map(str::to_owned).into();
        let found = advisories("fin", ComparedNids { registered: &registered, requested: &[] });
        assert_eq!(found.len(), 1);
        assert!(found.iter().all(|finding| finding.level == Level::Warning));
        let german = advisories("de-books", ComparedNids::default());
        assert_eq!(german[0].message, "de is the ISO 3166-1 alpha-2 code of Germany");
        assert_eq!(matched_nid_count(&COUNTRY_CODE_RULE, &registered), Some(1));
        assert_eq!(matched_nid_count(&LOOK_ALIKE_RULE, &registered), Some(2));
        assert_eq!(matched_nid_count(&URI_SCHEME_RULE, &registered), Some(1));
        assert_eq!(matched_nid_count(&REQUESTED_RULE, &registered), None);
    }
}
