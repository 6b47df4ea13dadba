//! Changes as Atom feeds: the newest changes, and the changes of one namespace.

use crate::refusal::Refusal;
use crate::registry::formats::atom::{self, FeedEntry, FeedMetadata};
use crate::registry::{Change, queries};
use crate::store::{AnyConnection, epoch};
use jiff::civil::Date;

/// The number of changes in the feed.
const FEED_CHANGES_MAX: i64 = 100;

/// The feed of the registry: the most recently recorded changes (up to a date, if given), in order of their dates.
pub fn registry_feed(conn: &mut AnyConnection, home: &str, day: Option<Date>) -> Result<String, Refusal> {
    let mut changes = queries::newest_changes(conn, None, if day.is_some() { i64::MAX } else { FEED_CHANGES_MAX })?;
    changes.retain(|change| day.is_none_or(|day| change.day() <= day));
    changes.truncate(usize::try_from(FEED_CHANGES_MAX).unwrap_or(usize::MAX));
    changes.sort_by_key(|change| std::cmp::Reverse((change.day(), change.serial)));
    let page = format!("{home}/assignments/urn-namespaces");
    feed(conn, &changes, "URN Namespaces: changes", (&format!("{page}/updates.atom"), &page), home)
}

/// Writes changes as a feed. `page` is the page it belongs to.
pub fn feed(
    conn: &mut AnyConnection,
    changes: &[Change],
    title: &str,
    (address, page): (&str, &str),
    home: &str,
) -> Result<String, Refusal> {
    let epoch = epoch::current_epoch(conn)?;
    Ok(atom::write(FeedMetadata { title, address, page, home, epoch: &epoch }, &feed_entries(changes, home)))
}

fn feed_entries(changes: &[Change], home: &str) -> Vec<FeedEntry> {
    let item = |change: &Change| FeedEntry {
        id: format!("{home}/api/v1/changes#{}", change.serial),
        title: format!("urn:{}: {}", change.nid, change.what.label()),
        link: format!("{home}/assignments/urn-{}/{}", change.nid.iana_table_segment(), change.nid),
        updated: change_time(change),
        summary: summary(change),
    };
    changes.iter().map(item).collect()
}

/// The time of a change: the date on which the source published it, or the time at which it was made here.
fn change_time(change: &Change) -> String {
    match change.published_on {
        Some(day) => format!("{day}T00:00:00Z"),
        None => change.at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
    }
}

fn summary(change: &Change) -> String {
    let text = if change.detail.is_empty() { change.what.label() } else { &change.detail };
    match change.published_on {
        Some(day) => format!("{text}. Published by IANA on {day}, recorded here on {}", crate::clock::day(change.at)),
        None => text.to_owned(),
    }
}
