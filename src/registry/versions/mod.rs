//! Determines which text of a namespace was current at which time.
//!
//! This depends on the date on which the source published a text, and never on the order of imports: IANA has published texts whose printed
//! date was years old, and has returned to an earlier text. The import uses the printed date only if the file has no other date
//! (`import/texts.rs`).

pub mod queries;

use crate::registry::snapshots::PublishedText;
use crate::registry::{PublicationDates, Version};
use jiff::civil::Date;

/// An edition from a date on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimelineEntry {
    /// The first date.
    pub from: Date,
    pub version: u32,
    pub edition: u32,
}

/// The edition that was current from each date on, oldest first. `texts` came with imports. Texts registered or corrected here count from
/// their date of publication, and so do texts imported before source dates were stored.
pub fn timeline(versions: &[Version], texts: &[PublishedText]) -> Vec<TimelineEntry> {
    // The third value is whether the row is a text. A row without a file records only that the number of the version was known.
    let mut moments: Vec<(TimelineEntry, i64, bool)> = texts
        .iter()
        .filter(|text| !text.undone)
        .map(|text| {
            let moment = TimelineEntry { from: text.published_on, version: text.version, edition: text.edition };
            (moment, text.snapshot, !text.file.is_empty())
        })
        .collect();
    for version in versions {
        let own = (0, version.text.is_some() || version.editions.is_empty(), version.published_at);
        let editions = version.editions.iter().map(|edition| (edition.number, true, edition.published_at));
        for (edition, is_something, at) in std::iter::once(own).chain(editions) {
            let was_shown = texts.iter().any(|text| (text.version, text.edition) == (version.number, edition));
            if !was_shown && is_something {
                moments.push((TimelineEntry { from: crate::clock::day(at), version: version.number, edition }, 0, true));
            }
        }
    }
    // A version without a text is replaced by any text.
    let is_bare = |number: u32| versions.iter().any(|version| version.number == number && version.is_bare_registration());
    if moments.iter().any(|(moment, ..)| !is_bare(moment.version)) {
        moments.retain(|(moment, ..)| !is_bare(moment.version));
    }
    moments.sort_by_key(|(moment, state, _)| (moment.from, *state, moment.version, moment.edition));
    let mut line: Vec<TimelineEntry> = Vec::new();
    for (mut moment, _, is_text) in moments {
        // A list that names only the version does not say that the source returned to an earlier text of it.
        if let Some(last) = line.iter().rev().find(|last| !is_text && last.version == moment.version) {
            moment.edition = last.edition;
        }
        if line.last().is_none_or(|last| (last.version, last.edition) != (moment.version, moment.edition)) {
            line.push(moment);
        }
    }
    line
}

/// The edition that was current on a date; `None` before the first one.
pub fn current(timeline: &[TimelineEntry], day: Option<Date>) -> Option<TimelineEntry> {
    timeline.iter().rev().find(|moment| day.is_none_or(|day| moment.from <= day)).copied()
}

/// The versions as known by a date, the current one first.
pub fn versions_known_by(versions: Vec<Version>, texts: &[PublishedText], day: Date) -> Vec<Version> {
    let rows = |which: (u32, u32)| texts.iter().filter(move |text| (text.version, text.edition) == which);
    // A text that was not imported is known from its date of publication.
    let is_known = |which, at| {
        let mut rows = rows(which).peekable();
        if rows.peek().is_none() { crate::clock::day(at) <= day } else { rows.any(|text| text.published_on <= day) }
    };
    // A row without a file records that the number was known, not the text.
    let is_read = |which| {
        let mut brought = rows(which).filter(|text| !text.file.is_empty()).peekable();
        brought.peek().is_none() || brought.any(|text| text.published_on <= day)
    };
    let known = versions.into_iter().filter_map(|mut version| {
        let number = version.number;
        version.editions.retain(|edition| is_known((number, edition.number), edition.published_at));
        let own = is_known((number, 0), version.published_at);
        if !(own && is_read((number, 0))) {
            version.text = None;
        }
        (own || !version.editions.is_empty()).then_some(version)
    });
    let texts: Vec<PublishedText> = texts.iter().filter(|text| text.published_on <= day).cloned().collect();
    order_by_publication(known.collect(), &texts)
}

/// Sets the dates of each text, and sorts the versions by when they were last published, the current one first. Undone versions come last;
/// a version that only records the registration is removed if there is another.
pub(crate) fn order_by_publication(mut versions: Vec<Version>, texts: &[PublishedText]) -> Vec<Version> {
    let line = timeline(&versions, texts);
    for version in &mut versions {
        let number = version.number;
        version.shown = publication_dates(&line, texts, (number, 0));
        for edition in &mut version.editions {
            edition.source_dates = publication_dates(&line, texts, (number, edition.number));
        }
    }
    let place = |version: &Version| line.iter().rposition(|moment| moment.version == version.number);
    versions.sort_by_key(|version| std::cmp::Reverse((place(version), version.number)));
    if versions.iter().any(|version| !version.is_bare_registration() && !version.is_undone()) {
        versions.retain(|version| !version.is_bare_registration());
    } else {
        // If everything was undone, the version that records the registration comes first.
        versions.sort_by_key(|version| !version.is_bare_registration());
    }
    versions
}

fn publication_dates(line: &[TimelineEntry], texts: &[PublishedText], which: (u32, u32)) -> PublicationDates {
    let mut days = line.iter().filter(|moment| (moment.version, moment.edition) == which).map(|moment| moment.from);
    let first = days.next();
    // A row without a file records that the number was known, not the text.
    let mut brought = texts.iter().filter(|text| (text.version, text.edition) == which && !text.file.is_empty()).peekable();
    let undone = brought.peek().is_some() && brought.all(|text| text.undone);
    PublicationDates { first, last: days.next_back().or(first), undone }
}
