//! What the source showed: the states of IANA's list, in the order of their days, and the texts seen beside them.
//!
//! Every import is a row that never changes: the day on which the source showed the state, the moment it was learned here, its
//! lines, and the file as it was received. Undoing an import is another row. What the registry holds *now*, or held on any day, is
//! worked out from the rows that were not undone ([`super::on`]); so states may come in any order, and an undone import leaves
//! nothing behind.

pub mod keep;
pub(crate) mod queries;

use crate::nid::Nid;
use crate::registry::formats::{Head, Record};
use crate::registry::{Day, Inline, Kind, Reference};
use crate::store::Error;
use crate::store::typed::kept_words;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::BTreeMap;

/// The counter of states.
pub const COUNTER: &str = "states";

kept_words! {
    /// Where a state comes from.
    Came as "origin" {
        /// The program brought it along.
        Builtin = "builtin",
        /// The database held it before states were kept.
        Held = "held",
        /// It was imported.
        Import = "import",
    }
}

/// A state of the list as the source showed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// 1, 2, 3… in the order in which they were learned.
    pub number: i64,
    /// Where it comes from.
    pub came: Came,
    /// The name of its file; empty when there was none.
    pub file: String,
    /// SHA-256 of the file as received, when it was kept.
    pub digest: Option<String>,
    /// The day on which the source showed it.
    pub shown_on: Date,
    /// When it was learned here.
    pub learned_at: Timestamp,
    /// When it was undone.
    pub undone_at: Option<Timestamp>,
    /// The head as JSON; empty is the program's own.
    pub(crate) head: String,
    /// The state that has its lines: itself, or an earlier one with the same.
    pub(crate) lines_of: i64,
}

impl State {
    /// Whether it counts.
    pub fn counts(&self) -> bool {
        self.undone_at.is_none()
    }

    /// Its place in the order of what the source showed: by day, and within a day as learned.
    pub(crate) fn place(&self) -> (Date, i64) {
        (self.shown_on, self.number)
    }

    /// The head of the list in this state.
    ///
    /// # Errors
    /// [`Error::Unreadable`] when it was not written by this program.
    pub fn head(&self) -> Result<Head, Error> {
        if self.head.is_empty() {
            return Ok(Head { updated: Some(Day::from(self.shown_on)), ..Head::default() });
        }
        serde_json::from_str(&self.head).map_err(|_| Error::Unreadable(format!("head of state {}", self.number)))
    }
}

/// A line of a state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Whose.
    pub nid: Nid,
    /// In which table.
    pub kind: Kind,
    /// What it says.
    pub record: Record,
}

/// A text that the source showed on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownText {
    /// The import that brought it.
    pub state: i64,
    /// Whose.
    pub nid: String,
    /// The version it is.
    pub version: u32,
    /// The edition it is.
    pub edition: u32,
    /// The day.
    pub shown_on: Date,
    /// The name of its file.
    pub file: String,
    /// SHA-256 of the file as received.
    pub digest: Option<String>,
    /// Whether its import was undone.
    pub undone: bool,
}

/// The states that count and were shown by `day`, the newest last.
pub(crate) fn by(states: &[State], day: Option<Date>) -> Vec<&State> {
    let mut list: Vec<&State> =
        states.iter().filter(|state| state.counts() && day.is_none_or(|day| state.shown_on <= day)).collect();
    list.sort_by_key(|state| state.place());
    list
}

/// What a state says in other words than the one before it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Difference {
    /// NIDs that are new, in the order of the list.
    pub added: Vec<String>,
    /// NIDs of which something else is printed, and what.
    pub changed: Vec<(String, String)>,
    /// NIDs that are gone.
    pub gone: Vec<String>,
    /// How many stayed.
    pub unchanged: usize,
}

/// Compares two states line by line. The place in the list is no difference.
pub(crate) fn difference(before: &[Line], after: &[Line]) -> Difference {
    let old: BTreeMap<&str, &Line> = before.iter().map(|line| (line.nid.as_str(), line)).collect();
    let new: BTreeMap<&str, &Line> = after.iter().map(|line| (line.nid.as_str(), line)).collect();
    let mut difference = Difference::default();
    for line in after {
        match old.get(line.nid.as_str()) {
            None => difference.added.push(line.nid.to_string()),
            Some(held) => match what_differs(&held.record, &line.record) {
                what if what.is_empty() => difference.unchanged += 1,
                what => difference.changed.push((line.nid.to_string(), what)),
            },
        }
    }
    difference.gone = old.keys().filter(|nid| !new.contains_key(*nid)).map(|nid| (*nid).to_owned()).collect();
    difference
}

/// What a line prints differently, in words; empty when nothing.
pub(crate) fn what_differs(a: &Record, b: &Record) -> String {
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

/// A field of a record in words, addresses with it.
pub(crate) fn field_words(record: &Record, field: &str) -> String {
    let reference = |reference: &Reference| match &reference.label {
        Some(label) => format!("[{label}] {} {}", reference.kind, reference.data),
        None => format!("[{}]", reference.bracket_words()),
    };
    let line = |inlines: &[Inline]| {
        let words = inlines.iter().map(|inline| match inline {
            Inline::Text(text) => text.clone(),
            Inline::Ref(one) => reference(one),
        });
        words.collect::<Vec<_>>().join(" ")
    };
    let day = |day: &Option<Day>| day.as_ref().map(ToString::to_string).unwrap_or_default();
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
