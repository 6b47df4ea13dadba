//! Whether a file may be taken for the registry of URN namespaces at all, and what about it needs a second look.
//!
//! Pure. What the reader could not read as the registry is refused there ([`crate::registry::formats::xml::Error::Foreign`]).

use crate::registry::formats::{Document, Unreadable};
use crate::registry::states::Difference;
use crate::registry::{Day, Kind};
use crate::template::characters::{escape, fault, named};
use jiff::civil::{Date, date};
use std::collections::BTreeSet;

/// URN namespaces are registered since RFC 2611, of June 1999; the months before allow for a date that was set down early.
const FIRST_DAY: Date = date(1997, 5, 1);

/// More records than this gone at once need to be confirmed.
const GONE_MAX: usize = 3;

/// More than one in so many changed at once need to be confirmed.
const CHANGED_ONE_IN: usize = 20;

/// The day after: the source may be ahead of UTC.
pub(super) fn next(day: Date) -> Date {
    day.tomorrow().unwrap_or(day)
}

/// Refuses what cannot be a state of the registry; gives the day on which the source showed it.
///
/// # Errors
/// A sentence: no readable day of the last change, one in the future, a character in the head that may stand nowhere, no record at
/// all, a name twice.
pub fn refuse(document: &Document, seen: Option<Date>, today: Date) -> Result<Date, String> {
    let Some(updated) = document.head.updated.as_ref().and_then(Day::date) else {
        return Err("The file does not say in <updated> on which day it was last changed".to_owned());
    };
    if updated > next(today) {
        return Err(format!("The file states that it was last changed on {updated}, which is in the future"));
    }
    if updated < FIRST_DAY {
        return Err(format!("The file states that it was last changed on {updated}, before URN namespaces existed"));
    }
    if let Some(seen) = seen.filter(|seen| *seen > next(today) || *seen < FIRST_DAY) {
        return Err(format!("The registry did not exist, or does not exist yet, on {seen}"));
    }
    if let Some(wrong) = faulty(&document.head) {
        return Err(format!("{} in the head of the list is not allowed anywhere", named(wrong)));
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

/// Sets records with a date that cannot be theirs aside as unreadable.
pub fn set_implausible_aside(document: &mut Document, today: Date) {
    let latest = next(today);
    let implausible = |day: &Option<Day>| {
        day.as_ref()
            .filter(|day| {
                let first = day.date().or_else(|| format!("{day}-01").parse().ok());
                first.is_none_or(|first| first > latest || first < FIRST_DAY)
            })
            .cloned()
    };
    let mut aside = Vec::new();
    for table in [&mut document.formal, &mut document.informal] {
        table.retain(|record| match implausible(&record.date).or_else(|| implausible(&record.updated)) {
            None => true,
            Some(day) => {
                aside.push(Unreadable { name: record.name.clone(), why: format!("{day} cannot be its date") });
                false
            }
        });
    }
    document.unreadable.extend(aside);
}

/// The first character that may stand nowhere, of what is written as JSON.
fn faulty(value: &impl serde::Serialize) -> Option<char> {
    serde_json::to_string(value).ok()?.chars().find(|c| fault(*c).is_some())
}

/// Sets records aside as unreadable that hold a character that may stand nowhere: it would be in the public files for ever. The file
/// keeps it as it was received.
pub fn set_faulty_aside(document: &mut Document) {
    let mut aside = Vec::new();
    for table in [&mut document.formal, &mut document.informal] {
        table.retain(|record| {
            let record_words = (&record.name, &record.template, &record.references, &record.contact);
            let Some(wrong) = faulty(&record_words) else { return true };
            aside.push(Unreadable { name: escape(&record.name), why: format!("{} is not allowed in it", named(wrong)) });
            false
        });
    }
    document.unreadable.extend(aside);
}

/// Why an import needs to be confirmed. `held` is how many records the state before it has; a first one has none before it.
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
    fn a_few_changes_need_no_second_look_and_many_do() {
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
