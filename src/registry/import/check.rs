//! Checks whether a file can be the registry of URN namespaces, and which of its changes need confirmation.
//!
//! Pure functions. Files that do not parse as the registry are rejected earlier ([`crate::registry::formats::xml::Error::Foreign`]).

use crate::registry::formats::{Document, Unreadable};
use crate::registry::snapshots::Difference;
use crate::registry::{Kind, PartialDate};
use jiff::civil::{Date, date};
use std::collections::BTreeSet;
use urn_registry::finding::Rule;
use urn_registry::i18n::Phrase;
use urn_registry::nid::rules::{INFORMAL_NUMBER_RULE, NOT_URN_RULE, Outcome, check_formal_nid};
use urn_registry::nid::{RegistrationClass, registration_class_of};
use urn_registry::template::characters::{escape, fault, named_character};

/// The earliest plausible date. URN namespaces have been registered since RFC 2611 of June 1999; the margin allows for a date recorded
/// early.
const EARLIEST_DATE: Date = date(1997, 5, 1);

/// The highest informal number that is imported. IANA has assigned fewer than ten in twenty years.
const NUMBER_MAX: u64 = 100_000;

/// The removal of more records than this in one import needs confirmation.
const GONE_MAX: usize = 3;

/// A change of more than one record in this many needs confirmation.
const CHANGED_ONE_IN: usize = 20;

/// The next day; the source may be ahead of UTC.
pub(super) fn next(day: Date) -> Date {
    day.tomorrow().unwrap_or(day)
}

/// Rejects files that cannot be a snapshot of the registry; returns the date on which the source published it.
///
/// # Errors
/// A message: no valid date of the last change, a date in the future, a forbidden character in the head, no records, or a duplicate name.
pub fn check_is_snapshot(document: &Document, seen: Option<Date>, today: Date) -> Result<Date, String> {
    let Some(updated) = document.head.updated.as_ref().and_then(PartialDate::date) else {
        return Err("The file does not say in <updated> when it was last changed".to_owned());
    };
    if updated > next(today) {
        return Err(format!("The file states that it was last changed on {updated}, which is in the future"));
    }
    if updated < EARLIEST_DATE {
        return Err(format!("The file states that it was last changed on {updated}, before URN namespaces existed"));
    }
    if let Some(seen) = seen.filter(|seen| *seen > next(today) || *seen < EARLIEST_DATE) {
        return Err(format!("The registry did not exist, or does not exist yet, on {seen}"));
    }
    if let Some(wrong) = forbidden_character(&document.head) {
        return Err(format!("{} in the head of the list is not allowed anywhere", named_character(wrong)));
    }
    if document.formal.is_empty() && document.informal.is_empty() {
        return Err("The file contains no readable records".to_owned());
    }
    let mut names = BTreeSet::new();
    for record in [Kind::Formal, Kind::Informal].into_iter().flat_map(|kind| document.table(kind)) {
        if !names.insert(record.name.to_ascii_lowercase()) {
            return Err(format!("{} occurs twice in the file", record.name));
        }
    }
    Ok(seen.unwrap_or(updated))
}

/// Moves records with implausible dates to `unreadable`.
pub fn set_implausible_aside(document: &mut Document, today: Date) {
    let latest = next(today);
    let implausible = |day: &Option<PartialDate>| {
        day.as_ref()
            .filter(|day| {
                let first = day.date().or_else(|| format!("{day}-01").parse().ok());
                first.is_none_or(|first| first > latest || first < EARLIEST_DATE)
            })
            .cloned()
    };
    let mut aside = Vec::new();
    for table in [&mut document.formal, &mut document.informal] {
        table.retain(|record| match implausible(&record.date).or_else(|| implausible(&record.updated)) {
            None => true,
            Some(day) => {
                aside.push(Unreadable { name: record.name.clone(), reason: format!("{day} cannot be its date") });
                false
            }
        });
    }
    document.unreadable.extend(aside);
}

/// The first forbidden character in a value, serialized as JSON.
fn forbidden_character(value: &impl serde::Serialize) -> Option<char> {
    serde_json::to_string(value).ok()?.chars().find(|c| fault(*c).is_some())
}

/// Moves records with forbidden characters to `unreadable`, because they would be in the public files permanently. The stored file is not
/// changed.
pub fn set_faulty_records_aside(document: &mut Document) {
    let mut aside = Vec::new();
    for table in [&mut document.formal, &mut document.informal] {
        table.retain(|record| {
            let record_words = (&record.name, &record.template, &record.references, &record.contact);
            let Some(wrong) = forbidden_character(&record_words) else { return true };
            aside.push(Unreadable {
                name: escape(&record.name),
                reason: format!("{} is not allowed in it", named_character(wrong)),
            });
            false
        });
    }
    document.unreadable.extend(aside);
}

/// Moves records to `unreadable` if their names are impossible for a registration: `urn`, which the database never stores, and names in the
/// informal table other than `urn-` and a number.
pub fn set_impossible_aside(document: &mut Document) {
    let mut aside = Vec::new();
    for (kind, table) in [(Kind::Formal, &mut document.formal), (Kind::Informal, &mut document.informal)] {
        table.retain(|record| match impossible_name_rule(kind, &record.name) {
            None => true,
            Some((rule, title)) => {
                let reason = format!("{title} ({}). The record is not imported", rule.clause);
                aside.push(Unreadable { name: record.name.clone(), reason });
                false
            }
        });
    }
    document.unreadable.extend(aside);
}

/// The rule that makes it impossible to store a name.
fn impossible_name_rule(kind: Kind, name: &str) -> Option<(&'static Rule, Phrase)> {
    if name.eq_ignore_ascii_case("urn") {
        return Some((&NOT_URN_RULE, NOT_URN_RULE.title()));
    }
    if matches!(registration_class_of(name), RegistrationClass::Informal(number) if number.is_none_or(|number| number > NUMBER_MAX))
    {
        // It cannot be the next number of any sequence.
        return Some((&INFORMAL_NUMBER_RULE, Phrase::new("import-not-in-sequence")));
    }
    let is_wrong = kind == Kind::Informal && !matches!(registration_class_of(name), RegistrationClass::Informal(_));
    is_wrong.then(|| (&INFORMAL_NUMBER_RULE, INFORMAL_NUMBER_RULE.title()))
}

/// The rule for new formal NIDs that a name in the formal table of the source violates.
pub(super) fn violated_nid_rule(name: &str) -> Option<&'static Rule> {
    let broken = check_formal_nid(name, None).into_iter().find(|verdict| matches!(verdict.outcome, Outcome::Broken(_)));
    broken.map(|verdict| verdict.rule)
}

/// New informal numbers that skip numbers of the sequence, each with the numbers that it skips (RFC 8141 §5.2). `listed` are the numbers of
/// the source until now, `here` those registered here.
pub fn numbers_that_skip(new: &BTreeSet<u64>, listed: &BTreeSet<u64>, here: &BTreeSet<u64>) -> Vec<(u64, Vec<u64>)> {
    let mut last = listed.last().copied().unwrap_or_default();
    let mut jumps = Vec::new();
    for number in new.iter().copied().filter(|number| *number > last).collect::<Vec<_>>() {
        let skipped: Vec<u64> = (last + 1..number).filter(|between| !here.contains(between)).collect();
        if !skipped.is_empty() {
            jumps.push((number, skipped));
        }
        last = number;
    }
    jumps
}

/// Numbers in words: `urn-9`, or `urn-9 to urn-49`.
pub fn number_range_text(numbers: &[u64]) -> String {
    match (numbers.first(), numbers.last()) {
        (Some(first), Some(last)) if first != last => format!("urn-{first} to urn-{last}"),
        (Some(one), _) => format!("urn-{one}"),
        (None, _) => String::new(),
    }
}

/// The reasons an import needs confirmation. `held` is the number of records in the previous snapshot; `None` for the first import.
pub fn doubts(difference: &Difference, held: Option<usize>) -> Vec<String> {
    let Some(held) = held else { return Vec::new() };
    let mut doubts = Vec::new();
    let gone = difference.gone.len();
    if gone > GONE_MAX {
        doubts.push(format!("{gone} of {held} records would no longer be listed"));
    }
    let changed = difference.changed.len() + gone;
    if changed * CHANGED_ONE_IN > held {
        doubts.push(format!("{changed} of {held} records would change"));
    }
    doubts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_cannot_be_stored_or_need_confirmation_are_detected() {
        let id = |rule: Option<&'static Rule>| rule.map(|rule| rule.id);
        for (name, broken) in [
            ("isbn", None),
            ("a1-b", None),
            ("X-foo", Some("N5")),
            ("us-foo", Some("N4")),
            ("xn--a", Some("N4")),
            ("ab", Some("N2")),
            ("urn-0", Some("N3")),
            ("urn-9", Some("N3")),
        ] {
            assert_eq!(
                (id(violated_nid_rule(name)), id(impossible_name_rule(Kind::Formal, name).map(|(rule, _)| rule))),
                (broken, None),
                "{name}"
            );
        }
        for (kind, name, broken) in [
            (Kind::Formal, "URN", Some("N12")),
            (Kind::Informal, "urn", Some("N12")),
            (Kind::Informal, "urn-0", Some("N11")),
            (Kind::Informal, "urn-013", Some("N11")),
            (Kind::Informal, "isbn", Some("N11")),
            (Kind::Informal, "urn-9", None),
        ] {
            assert_eq!(id(impossible_name_rule(kind, name).map(|(rule, _)| rule)), broken, "{kind:?} {name}");
        }
    }

    #[test]
    fn import_needs_confirmation_only_for_many_changes() {
        let difference = |changed: usize, gone: usize| Difference {
            changed: vec![(String::new(), String::new()); changed],
            gone: vec![String::new(); gone],
            ..Difference::default()
        };
        for (changed, gone, held, doubts_many) in [
            (5, 0, Some(100), 0),
            (6, 0, Some(100), 1),
            (0, 3, Some(100), 0),
            (0, 4, Some(100), 1),
            (3, 3, Some(100), 1),
            (0, 4, Some(10), 2),
            (9, 9, None, 0),
        ] {
            assert_eq!(doubts(&difference(changed, gone), held).len(), doubts_many, "{changed} {gone} {held:?}");
        }
    }
}
