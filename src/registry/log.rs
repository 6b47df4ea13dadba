//! The change log. Each change has a serial, the resulting entry, the time at which it was made or recorded here and, if it came from the
//! source, the date on which the source published it.

use crate::public_log::record::{CoveredRow, Kind};
use crate::public_log::writer::append;
use crate::refusal::Refusal;
use crate::registry::{Change, ChangeKind, Namespace, Version, formats, on_date, queries};
use crate::store::counters::{increment_counter, increment_counter_by};
use crate::store::{AnyConnection, Error};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::HashMap;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

/// The counter of changes.
pub const CHANGE_COUNTER: &str = "serial";

pub use crate::store::counters::PUBLISHED_COUNTER;

/// A change to be logged.
#[derive(Debug, Clone)]
pub(crate) struct ChangeToLog {
    pub(crate) nid: Nid,
    /// The kind of change.
    pub(crate) what: ChangeKind,
    /// The details in words.
    pub(crate) detail: String,
    /// The date on which the source published it.
    pub(crate) published_on: Option<Date>,
}

/// Logs a change with the current entry, in the transaction that made it.
pub(crate) fn log_change(
    conn: &mut AnyConnection,
    now: Timestamp,
    nid: &Nid,
    what: ChangeKind,
    detail: &str,
    published_on: Option<Date>,
) -> Result<(), Refusal> {
    log_all(conn, now, &[ChangeToLog { nid: nid.clone(), what, detail: detail.to_owned(), published_on }])
}

/// Logs many changes in order.
pub(crate) fn log_all(conn: &mut AnyConnection, now: Timestamp, list: &[ChangeToLog]) -> Result<(), Refusal> {
    /// If there are at least this many changes, the whole registry is read at once instead of each namespace.
    const READ_ALL_MIN: usize = 50;
    let Ok(many) = i64::try_from(list.len()) else { return Ok(()) };
    if many == 0 {
        return Ok(());
    }
    let known = if list.len() >= READ_ALL_MIN { Some(NamespacesWithoutText::read(conn)?) } else { None };
    let first = increment_counter_by(conn, CHANGE_COUNTER, many)?;
    let mut changes = Vec::with_capacity(list.len());
    for (serial, logged) in (first..).zip(list) {
        let (namespace, number, edition) = match known.as_ref().and_then(|known| known.find(&logged.nid)) {
            Some((namespace, number)) => (namespace.clone(), number, 0),
            None => entry_of(conn, &logged.nid)?,
        };
        changes.push(Change {
            serial,
            nid: logged.nid.clone(),
            what: logged.what,
            entry: formats::json::entry(&namespace, number, edition),
            detail: logged.detail.clone(),
            at: now,
            published_on: logged.published_on,
        });
    }
    queries::insert_changes(conn, &changes)?;
    for change in changes.iter().filter(|change| change.what == ChangeKind::StatusChanged) {
        if Kind::from_change_detail(&change.detail).is_some() {
            append(conn, &CoveredRow::Change(change.serial))?;
        }
    }
    increment_counter(conn, PUBLISHED_COUNTER)?;
    Ok(())
}

/// The changes of one namespace by date, newest first. An addition has the date of the first list that has the namespace, even if this list
/// was imported later.
pub(crate) fn changes_of(conn: &mut AnyConnection, nid: &Nid, most: i64) -> Result<Vec<Change>, Refusal> {
    let mut list = queries::newest_changes(conn, Some(nid), most)?;
    let first = on_date::first_listed(conn, nid)?;
    for change in list.iter_mut().filter(|change| change.what == ChangeKind::Added) {
        change.published_on = [change.published_on, first].into_iter().flatten().min();
    }
    list.sort_by_key(|change| std::cmp::Reverse((change.day(), change.serial)));
    Ok(list)
}

/// The entry of a namespace, after the values from its current text were stored.
fn entry_of(conn: &mut AnyConnection, nid: &Nid) -> Result<(Namespace, Option<u32>, u32), Refusal> {
    let missing = || Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string()));
    let newest = queries::latest_version(conn, nid)?;
    let held = on_date::values_from_text(newest.as_ref());
    let mut namespace = queries::row_of(conn, nid)?.ok_or_else(missing)?;
    if namespace.held != held {
        queries::set_text_values(conn, nid, &held)?;
        namespace = queries::row_of(conn, nid)?.ok_or_else(missing)?;
    }
    let counts = newest.as_ref().filter(|version| version.number_recorded && !version.is_undone());
    let (number, edition) = (counts.map(|version| version.number), newest.as_ref().map_or(0, Version::current_edition));
    Ok((namespace, number, edition))
}

/// The namespaces without any text; their entries do not depend on versions.
struct NamespacesWithoutText {
    namespaces: HashMap<String, Namespace>,
    numbers: HashMap<String, u32>,
}

impl NamespacesWithoutText {
    fn read(conn: &mut AnyConnection) -> Result<Self, Error> {
        let with_text = super::versions::queries::nids_with_text(conn)?;
        let namespaces = queries::all_recorded(conn)?
            .into_iter()
            .filter(|namespace| !with_text.contains(namespace.nid.as_str()))
            .map(|namespace| (namespace.nid.to_string(), namespace))
            .collect();
        Ok(Self { namespaces, numbers: queries::newest_numbers(conn, None)? })
    }

    fn find(&self, nid: &Nid) -> Option<(&Namespace, Option<u32>)> {
        Some((self.namespaces.get(nid.as_str())?, self.numbers.get(nid.as_str()).copied()))
    }
}
