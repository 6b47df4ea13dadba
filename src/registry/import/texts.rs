//! Imports the templates of a snapshot: each becomes a version, or an edition if only the text under the same number differs, with a row
//! that records on which date the source published it. Dates in file names come first, then those of the list and of the text itself.

use crate::ids::new_id;
use crate::refusal::Refusal;
use crate::registry::import::save::insert_unchanged_list;
use crate::registry::import::{IncomingSnapshot, ReceivedTemplate, Report};
use crate::registry::log::log_change;
use crate::registry::snapshots::{self, PublishedText};
use crate::registry::versions::{current, timeline};
use crate::registry::{ChangeKind, Edition, EditionOrigin, Kind, Origin, PartialDate, PublicationDates, Text, Version, queries};
use crate::store::AnyConnection;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::BTreeMap;
use urn_registry::nid::Nid;
use urn_registry::template::Template;

/// Imports the templates, oldest first.
pub(super) fn import_templates(
    conn: &mut AnyConnection,
    now: Timestamp,
    incoming: &IncomingSnapshot,
    published_on: Date,
    report: &mut Report,
) -> Result<(), Refusal> {
    let mut by_nid: BTreeMap<String, Vec<&ReceivedTemplate>> = BTreeMap::new();
    for found in &incoming.texts {
        by_nid.entry(found.nid.to_ascii_lowercase()).or_default().push(found);
    }
    for (name, mut list) in by_nid {
        let Ok(nid) = Nid::parse(&name) else {
            report.remarks.push(format!("{name}: not a namespace identifier; its template was ignored"));
            continue;
        };
        if queries::by_nid(conn, &nid)?.is_none() {
            report.remarks.push(format!("{nid} is not in the list; its template was ignored"));
            continue;
        }
        let listed = listed_change_date(incoming, &nid);
        for dated in date_and_sort_texts(&mut list, listed, published_on) {
            import_template(conn, now, incoming, &nid, dated, report)?;
        }
    }
    Ok(())
}

/// A text with the days that are known of its publication.
#[derive(Debug, Clone, Copy)]
struct Dated<'a> {
    found: &'a ReceivedTemplate,
    /// Since when the source has published it, as far as it is known.
    from: Date,
    /// The day on which the list shows that the source published it; `None` for a text that another one in the same mirror replaced.
    seen: Option<Date>,
}

/// The date of the last change of a namespace that the list prints.
fn listed_change_date(incoming: &IncomingSnapshot, nid: &Nid) -> Option<Date> {
    let mut records = [Kind::Formal, Kind::Informal].into_iter().flat_map(|kind| incoming.document.table(kind));
    let record = records.find(|record| record.name.eq_ignore_ascii_case(nid.as_str()))?;
    record.updated.as_ref().or(record.date.as_ref()).and_then(PartialDate::date)
}

/// The texts of a namespace, those with a date in their file names first. Such a text was published on that day. Of the others, the newest
/// version is the one that the list refers to; it was published when the list says that the entry last changed, or on the date that it
/// prints, whichever is later. An older version beside it was published on the date that it prints, and not after the version that follows
/// it.
fn date_and_sort_texts<'a>(list: &mut [&'a ReceivedTemplate], listed: Option<Date>, published_on: Date) -> Vec<Dated<'a>> {
    let printed = |found: &ReceivedTemplate| found.template.date().filter(|printed| *printed <= published_on);
    list.sort_by_key(|found| {
        (found.on.is_none(), found.on, found.template.version(), found.template.date(), found.file_name.clone())
    });
    let mut all: Vec<Dated<'a>> = Vec::new();
    let mut next: Option<Date> = None;
    for &found in list.iter().rev() {
        let dated = match (found.on, next) {
            (Some(on), _) => Dated { found, from: on, seen: Some(on) },
            (None, Some(next)) => Dated { found, from: printed(found).map_or(next, |printed| printed.min(next)), seen: None },
            (None, None) => {
                let since = printed(found).map(|printed| listed.map_or(printed, |listed| listed.max(printed)));
                Dated { found, from: since.unwrap_or(published_on).min(published_on), seen: Some(published_on) }
            }
        };
        if found.on.is_none() {
            next = Some(dated.from);
        }
        all.push(dated);
    }
    all.reverse();
    all
}

fn import_template(
    conn: &mut AnyConnection,
    now: Timestamp,
    incoming: &IncomingSnapshot,
    nid: &Nid,
    dated: Dated<'_>,
    report: &mut Report,
) -> Result<(), Refusal> {
    let found = dated.found;
    let (template, text) = (&found.template, &found.kept);
    if template.is_empty() {
        report.remarks.push(format!("{}: no field of a template was found", found.file_name));
        return Ok(());
    }
    let versions = queries::versions_of(conn, nid)?;
    let shown = snapshots::queries::texts(conn, Some(nid))?;
    let held = stored_version(&versions, text);
    let published_on = match held {
        Some(_) => dated.seen.unwrap_or(dated.from),
        None => since(&dated, template.version(), &shown),
    };
    if let Some((version, edition)) = held {
        let moment = current(&timeline(&versions, &shown), Some(published_on));
        // An older text beside the newest one is not current; once it was recorded, nothing new is known of it.
        let is_current =
            dated.seen.is_none() || moment.is_some_and(|moment| (moment.version, moment.edition) == (version, edition));
        let was_shown = shown.iter().any(|row| !row.undone && (row.version, row.edition) == (version, edition));
        if is_current && was_shown {
            report.unchanged += 1;
            // It is recorded that the source still published the text. This matters if another text is found for a date in between.
            if let Some(state) = report.state.filter(|_| dated.seen.is_some()) {
                insert_row(conn, nid, (version, edition), state, (found, published_on))?;
            }
            return Ok(());
        }
    }
    let state = match report.state {
        Some(state) => state,
        None => *report.state.insert(insert_unchanged_list(conn, now, incoming)?),
    };
    let (version, edition, what) = match held {
        Some((version, edition)) => (version, edition, ChangeKind::WordingFound),
        None => store_new(conn, now, nid, (&versions, template, text), published_on)?,
    };
    insert_row(conn, nid, (version, edition), state, (found, published_on))?;
    if let Some(seen) = dated.seen.filter(|seen| *seen != published_on) {
        insert_row(conn, nid, (version, edition), state, (found, seen))?;
    }
    let detail = match (held, what) {
        (Some(_), _) => format!("Version {version}.{edition} was shown on {published_on}, too; from {}", found.file_name),
        (None, ChangeKind::VersionFound) => format!("Version {version} imported from {}", found.file_name),
        (None, _) => format!("Another text of version {version} imported from {}", found.file_name),
    };
    log_change(conn, now, nid, what, &detail, Some(published_on))?;
    match (what, edition) {
        (ChangeKind::VersionFound, _) => report.versions.push(format!("{nid} {version}")),
        (_, 0) => report.editions.push(format!("{nid} {version}")),
        _ => report.editions.push(format!("{nid} {version}.{edition}")),
    }
    Ok(())
}

/// Since when the source has published a text that is new here. If another text of the same version or of an earlier one was published
/// later than the text's own date, this text replaced it later than it says, and only the day of the list is known.
fn since(dated: &Dated<'_>, version: Option<u32>, shown: &[PublishedText]) -> Date {
    let replaced = |row: &PublishedText| {
        let is_same = version.is_none_or(|version| row.version == version) && row.published_on >= dated.from;
        let is_earlier = version.is_some_and(|version| row.version < version) && row.published_on > dated.from;
        !row.undone && !row.file.is_empty() && (is_same || is_earlier)
    };
    match dated.seen {
        Some(seen) if shown.iter().any(replaced) => seen,
        _ => dated.from,
    }
}

fn insert_row(
    conn: &mut AnyConnection,
    nid: &Nid,
    (version, edition): (u32, u32),
    state: i64,
    (found, published_on): (&ReceivedTemplate, Date),
) -> Result<(), Refusal> {
    let digest = snapshots::queries::store_file(conn, &found.bytes)?;
    let row = PublishedText {
        snapshot: state,
        nid: nid.to_string(),
        version,
        edition,
        published_on,
        file: found.file_name.clone(),
        digest: Some(digest),
        undone: false,
    };
    Ok(snapshots::queries::insert_text(conn, &row)?)
}

/// Finds new texts with forbidden characters, and describes how importing would change them. Texts that are already stored were confirmed
/// before.
pub(super) fn doubts(conn: &mut AnyConnection, incoming: &IncomingSnapshot) -> Result<Vec<String>, Refusal> {
    /// The maximum number of characters reported per text.
    const REPORTED_MAX: usize = 3;
    let mut doubts = Vec::new();
    for found in incoming.texts.iter().filter(|found| !found.repaired.is_empty()) {
        let versions = match Nid::parse(&found.nid) {
            Ok(nid) => queries::versions_of(conn, &nid)?,
            Err(_) => continue,
        };
        if stored_version(&versions, &found.kept).is_some() {
            continue;
        }
        let mut told: Vec<&str> = found.repaired.iter().take(REPORTED_MAX).map(String::as_str).collect();
        let more = match found.repaired.len().saturating_sub(REPORTED_MAX) {
            0 => String::new(),
            more => format!("{more} more"),
        };
        told.extend(Some(more.as_str()).filter(|more| !more.is_empty()));
        doubts.push(format!(
            "{} contains characters that are not allowed anywhere; confirming will do this: {}",
            found.file_name,
            told.join("; ")
        ));
    }
    Ok(doubts)
}

fn stored_version(versions: &[Version], text: &Text) -> Option<(u32, u32)> {
    versions.iter().find_map(|version| {
        std::iter::once((0, version.text.as_ref()))
            .chain(version.editions.iter().map(|edition| (edition.number, Some(&edition.text))))
            .find(|(_, held)| held.is_some_and(|held| held.fingerprint == text.fingerprint))
            .map(|(edition, _)| (version.number, edition))
    })
}

/// Stores a new text: as a version, as the text of a version of which only the number was known, or as an edition.
fn store_new(
    conn: &mut AnyConnection,
    now: Timestamp,
    nid: &Nid,
    (versions, template, text): (&[Version], &Template, &Text),
    published_on: Date,
) -> Result<(u32, u32, ChangeKind), Refusal> {
    let printed = template.version();
    let number = printed.unwrap_or_else(|| number_for_unnumbered(versions));
    // An unnumbered version may be hidden by others, so the database is searched and not the list of visible versions.
    let highest = crate::registry::versions::queries::numbers(conn, nid)?;
    let held = versions.iter().find(|version| version.number == number);
    match held {
        None if highest.contains(&number) => {
            queries::fill_version(conn, nid, number, text, printed.is_some())?;
            Ok((number, 0, ChangeKind::VersionFound))
        }
        Some(version) if version.text.is_none() && version.editions.is_empty() => {
            queries::fill_version(conn, nid, number, text, printed.is_some())?;
            Ok((number, 0, ChangeKind::VersionFound))
        }
        None => {
            let version = Version {
                nid: nid.clone(),
                number,
                number_recorded: printed.is_some(),
                origin: Origin::Imported,
                dated: template.date(),
                text: Some(text.clone()),
                published_at: now,
                shown: PublicationDates::default(),
                editions: Vec::new(),
            };
            queries::insert_version(conn, &new_id(), &version, now.into())?;
            Ok((number, 0, ChangeKind::VersionFound))
        }
        Some(version) => {
            let edition = Edition {
                number: version.newest_edition() + 1,
                origin: EditionOrigin::Imported,
                dated: Some(published_on),
                text: text.clone(),
                published_at: now,
                source_dates: PublicationDates::default(),
            };
            queries::insert_edition(conn, &new_id(), version, &edition, now.into())?;
            Ok((number, edition.number, ChangeKind::WordingFound))
        }
    }
}

/// The number for a text that has none: the number of other unnumbered texts, or one below the numbered versions.
fn number_for_unnumbered(versions: &[Version]) -> u32 {
    versions
        .iter()
        .find(|version| !version.number_recorded)
        .map(|version| version.number)
        .or_else(|| versions.iter().map(|version| version.number).min().filter(|lowest| *lowest == 1))
        .unwrap_or(1)
}
