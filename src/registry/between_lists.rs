//! What is known of a day between two lists of the source. The list in force is the newest one held that the source had published by then.
//! A record that only the next list prints was in force on that day if its own date, or that of its first text, is between the two. Nothing
//! else is known of the time between two lists.

use crate::registry::PartialDate;
use crate::registry::snapshots::{self, Snapshot, SnapshotLine};
use crate::store::{AnyConnection, Error};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{HashMap, HashSet};

/// The lists of the source around a day.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Lists {
    /// The date of the list in force; null if only registrations made here are known.
    pub list: Option<Date>,
    /// The date of the next stored list; null if there is none. Between the two, only changes that a list or a text dates are known.
    pub next_list: Option<Date>,
}

impl Lists {
    /// The lists around a day.
    pub(crate) fn around_day(all: &[Snapshot], day: Date) -> Self {
        let list = snapshots::effective_snapshots(all, Some(day)).last().map(|state| state.published_on);
        Self { list, next_list: next(all, day).map(|state| state.published_on) }
    }

    /// Whether the day is between two lists, so that changes without a date are not known.
    pub fn is_between(self, day: Date) -> bool {
        self.next_list.is_some() && self.list.is_some_and(|list| list < day)
    }
}

/// The first effective list after a day.
fn next(all: &[Snapshot], day: Date) -> Option<&Snapshot> {
    snapshots::effective_snapshots(all, None).into_iter().find(|state| state.published_on > day)
}

/// The records of the next list that were in force on a day by their own dates, although the list in force does not have them. `held` are
/// the names of that list.
pub(super) fn already_in_force_lines(
    conn: &mut AnyConnection,
    all: &[Snapshot],
    (state, held): (&Snapshot, &HashSet<&str>),
    day: Date,
) -> Result<Vec<SnapshotLine>, Error> {
    let Some(next) = next(all, day) else { return Ok(Vec::new()) };
    if day == state.published_on {
        return Ok(Vec::new());
    }
    let is_between = |date: &Date| *date > state.published_on && *date <= day;
    let mut first_text: HashMap<String, Date> = HashMap::new();
    for text in snapshots::queries::texts(conn, None)?.into_iter().filter(|text| !text.undone && !text.file.is_empty()) {
        first_text.entry(text.nid).or_insert(text.published_on);
    }
    let mut lines = snapshots::queries::lines(conn, next)?;
    lines.retain_mut(|line| {
        let record = &mut line.record;
        let date = |day: &Option<PartialDate>| day.as_ref().and_then(PartialDate::date);
        let newest = date(&record.updated).max(date(&record.date));
        if newest.as_ref().is_some_and(is_between) {
            return true;
        }
        // A new record that changed once more before the next list: what it said on the day is known only in part.
        let is_known = [date(&record.date), first_text.get(line.nid.as_str()).copied()].iter().flatten().any(is_between);
        record.updated.take_if(|updated| updated.date().is_none_or(|updated| updated > day));
        record.date.take_if(|registered| registered.date().is_some_and(|registered| registered > day));
        is_known && !held.contains(line.nid.as_str())
    });
    Ok(lines)
}
