//! The data that the source published: the snapshots of IANA's list, in order of their dates, and the texts published with them.
//!
//! Every import is a row that never changes: the date on which the source published the snapshot, the time at which it was recorded here,
//! its lines, and the file as received. Undoing an import is another row. The registry *now* or on any date is computed from the rows that
//! were not undone ([`super::on_date`]); snapshots can therefore be imported in any order, and an undone import has no effect.

pub(crate) mod queries;
pub mod store;

use crate::registry::formats::{ListHead, Record};
use crate::registry::{Inline, Kind, PartialDate, Reference};
use crate::store::Error;
use crate::store::typed::{NonNegativeNumber, Stored, stored_enum};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::BTreeMap;
use urn_registry::nid::Nid;

/// The counter of snapshots.
pub const COUNTER: &str = "states";

stored_enum! {
    /// The origin of a snapshot.
    Came as "origin" {
        /// Shipped with the program.
        Builtin = "builtin",
        /// Data that was in the database before snapshots were stored.
        Held = "held",
        /// Imported.
        Import = "import",
    }
}

/// A snapshot of the list as published by the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// 1, 2, 3… in the order of recording.
    pub number: i64,
    /// Its origin.
    pub origin: Came,
    /// The file name; empty if there was none.
    pub file: String,
    /// The SHA-256 of the file as received, if it was stored.
    pub digest: Option<String>,
    /// The date on which the source published it.
    pub published_on: Date,
    /// When it was recorded here.
    pub recorded_at: Timestamp,
    /// When it was undone.
    pub undone_at: Option<Timestamp>,
    /// The head as JSON; empty for the program's own.
    pub(crate) head: String,
    /// The snapshot that stores its lines: itself, or an earlier one with the same lines.
    pub(crate) lines_of: i64,
}

impl Snapshot {
    /// Whether it is effective, which means not undone.
    pub fn is_effective(&self) -> bool {
        self.undone_at.is_none()
    }

    /// The sort key in order of publication: by date, then in the order of recording.
    pub(crate) fn publication_order(&self) -> (Date, i64) {
        (self.published_on, self.number)
    }

    /// The head of the list in this snapshot.
    ///
    /// # Errors
    /// [`Error::Unreadable`] if it was not written by this program.
    pub fn head(&self) -> Result<ListHead, Error> {
        if self.head.is_empty() {
            return Ok(ListHead { updated: Some(PartialDate::from(self.published_on)), ..ListHead::default() });
        }
        serde_json::from_str(&self.head).map_err(|_| Error::Unreadable(format!("head of state {}", self.number)))
    }
}

/// A line of a snapshot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SnapshotLine {
    pub nid: Nid,
    /// The table.
    pub kind: Kind,
    pub record: Record,
}

/// A text that the source published on a date.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Insertable)]
#[diesel(table_name = crate::store::schema::snapshot_texts, treat_none_as_default_value = false)]
pub struct PublishedText {
    /// The import that contained it.
    pub snapshot: i64,
    pub nid: String,
    #[diesel(deserialize_as = NonNegativeNumber, serialize_as = NonNegativeNumber)]
    pub version: u32,
    #[diesel(deserialize_as = NonNegativeNumber, serialize_as = NonNegativeNumber)]
    pub edition: u32,
    /// The date.
    #[diesel(serialize_as = Stored<Date>)]
    pub published_on: Date,
    /// The file name.
    pub file: String,
    /// The SHA-256 of the file as received.
    pub digest: Option<String>,
    /// Whether its import was undone.
    #[diesel(skip_insertion)]
    pub undone: bool,
}

/// The effective snapshots published by `day`, newest last.
pub(crate) fn effective_snapshots(states: &[Snapshot], day: Option<Date>) -> Vec<&Snapshot> {
    let mut list: Vec<&Snapshot> =
        states.iter().filter(|state| state.is_effective() && day.is_none_or(|day| state.published_on <= day)).collect();
    list.sort_by_key(|state| state.publication_order());
    list
}

/// The differences of a snapshot from the previous one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Difference {
    /// New NIDs, in list order.
    pub added: Vec<String>,
    /// NIDs whose records differ, and the fields that differ.
    pub changed: Vec<(String, String)>,
    /// Removed NIDs.
    pub gone: Vec<String>,
    /// The number of unchanged records.
    pub unchanged: usize,
}

/// Compares two snapshots line by line. The position in the list is ignored.
pub(crate) fn difference(before: &[SnapshotLine], after: &[SnapshotLine]) -> Difference {
    let old: BTreeMap<&str, &SnapshotLine> = before.iter().map(|line| (line.nid.as_str(), line)).collect();
    let new: BTreeMap<&str, &SnapshotLine> = after.iter().map(|line| (line.nid.as_str(), line)).collect();
    let mut difference = Difference::default();
    for line in after {
        match old.get(line.nid.as_str()) {
            None => difference.added.push(line.nid.to_string()),
            Some(held) => match differing_fields_text(&held.record, &line.record) {
                what if what.is_empty() => difference.unchanged += 1,
                what => difference.changed.push((line.nid.to_string(), what)),
            },
        }
    }
    difference.gone = old.keys().filter(|nid| !new.contains_key(*nid)).map(|nid| (*nid).to_owned()).collect();
    difference
}

/// The names of the fields in which two records differ, as text; empty if none do.
pub(crate) fn differing_fields_text(a: &Record, b: &Record) -> String {
    fields_that_differ(a, b).join(", ")
}

/// The fields in which two records differ.
pub(crate) fn fields_that_differ(a: &Record, b: &Record) -> Vec<&'static str> {
    let differs = [
        ("references", a.references != b.references),
        ("template", a.template != b.template),
        ("contact", a.contact != b.contact),
        ("date", a.date != b.date),
        ("date of change", a.updated != b.updated),
        ("spelling of the name", a.name != b.name),
        ("what the program does not know", a.strange != b.strange),
    ];
    differs.into_iter().filter_map(|(what, differs)| differs.then_some(what)).collect()
}

/// A field of a record as text, including URLs.
pub(crate) fn field_text(record: &Record, field: &str) -> String {
    let reference = |reference: &Reference| match &reference.label {
        Some(label) => format!("[{label}] {} {}", reference.kind, reference.data),
        None => format!("[{}]", reference.bracket_text()),
    };
    let line = |inlines: &[Inline]| {
        let message = inlines.iter().map(|inline| match inline {
            Inline::Text(text) => text.clone(),
            Inline::Ref(one) => reference(one),
        });
        message.collect::<Vec<_>>().join(" ")
    };
    let day = |day: &Option<PartialDate>| day.as_ref().map(ToString::to_string).unwrap_or_default();
    match field {
        "references" => record.references.iter().map(reference).collect::<Vec<_>>().join(" "),
        "template" => line(&record.template),
        "contact" => line(&record.contact),
        "date" => day(&record.date),
        "date of change" => day(&record.updated),
        "spelling of the name" => record.name.clone(),
        _ => {
            let attributes = record.strange.attributes.iter().map(|(name, value)| format!("{name}=\"{value}\""));
            attributes.chain(record.strange.elements.iter().map(|(_, element)| element.clone())).collect::<Vec<_>>().join(" ")
        }
    }
}
