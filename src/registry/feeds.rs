//! Changes as Atom feeds: the newest changes, the changes of one namespace, and archives of all changes (RFC 5005 §4), in which readers
//! find entries that they missed.

use crate::refusal::Refusal;
use crate::registry::formats::atom::{self, Item, Place};
use crate::registry::publish::SERIAL;
use crate::registry::{Change, queries};
use crate::store::AnyConnection;
use crate::store::counters::counter;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

/// The number of changes in the feed, and in each archive.
const FEED: i64 = 100;

const TITLE: &str = "URN Namespaces: changes";

fn page(home: &str) -> String {
    format!("{home}/assignments/urn-namespaces")
}

fn archive_address(home: &str, number: i64) -> String {
    format!("{}/updates-{number}.atom", page(home))
}

fn current_address(home: &str) -> String {
    format!("{}/updates.atom", page(home))
}

/// The feed of the registry: the most recently recorded changes (up to a date, if given), in order of their dates.
pub fn newest(conn: &mut AnyConnection, home: &str, day: Option<Date>) -> Result<String, Refusal> {
    let mut changes = queries::newest_changes(conn, None, if day.is_some() { i64::MAX } else { FEED })?;
    changes.retain(|change| day.is_none_or(|day| change.day() <= day));
    changes.truncate(usize::try_from(FEED).unwrap_or(usize::MAX));
    // The archive with the change before the oldest one in the feed. This archive is complete, because the feed has at least as many
    // changes as an archive.
    let before = changes.iter().map(|change| change.serial).min().unwrap_or(1) - 1;
    let previous = (before > 0).then(|| archive_address(home, (before + FEED - 1) / FEED));
    changes.sort_by_key(|change| std::cmp::Reverse((change.day(), change.serial)));
    let place = Place { current: None, previous };
    Ok(atom::write_with_archives(TITLE, (&current_address(home), &page(home)), &place, &items(&changes, home)))
}

/// The number of complete archives.
pub fn archives(conn: &mut AnyConnection) -> Result<i64, Refusal> {
    Ok(counter(conn, SERIAL)? / FEED)
}

/// An archive: archive 1 has the changes with the serials 1 to 100. Its entries never change.
///
/// # Errors
/// Not found, until it is complete.
pub fn archive(conn: &mut AnyConnection, home: &str, number: i64) -> Result<String, Refusal> {
    if !(1..=archives(conn)?).contains(&number) {
        return Err(Refusal::not_found(Phrase::new("thing-file")));
    }
    let mut changes = queries::changes_after(conn, (number - 1) * FEED, FEED)?;
    changes.reverse();
    let place = Place { current: Some(current_address(home)), previous: (number > 1).then(|| archive_address(home, number - 1)) };
    let address = archive_address(home, number);
    Ok(atom::write_with_archives(TITLE, (&address, &page(home)), &place, &items(&changes, home)))
}

/// Writes changes as a feed that has no archives. `page` is the page it belongs to.
pub fn feed(changes: &[Change], title: &str, (address, page): (&str, &str), home: &str) -> String {
    atom::write(title, address, page, &items(changes, home))
}

fn items(changes: &[Change], home: &str) -> Vec<Item> {
    let item = |change: &Change| Item {
        id: format!("{home}/api/v1/changes#{}", change.serial),
        title: format!("urn:{}: {}", change.nid, change.what.words()),
        link: format!("{home}/assignments/urn-{}/{}", change.nid.kind_name(), change.nid),
        updated: moment_of(change),
        summary: summary(change),
    };
    changes.iter().map(item).collect()
}

/// The time of a change: the date on which the source published it, or the time at which it was made here.
fn moment_of(change: &Change) -> String {
    match change.shown_on {
        Some(day) => format!("{day}T00:00:00Z"),
        None => change.at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
    }
}

fn summary(change: &Change) -> String {
    let words = if change.detail.is_empty() { change.what.words() } else { &change.detail };
    match change.shown_on {
        Some(day) => format!("{words}. Published by IANA on {day}, recorded here on {}", crate::clock::day(change.at)),
        None => words.to_owned(),
    }
}
