//! Taking over a state of IANA's registry, as an act that can be looked at before and taken back after.
//!
//! A state is first judged ([`check`]): another registry, or one that was garbled on the way, changes nothing. Then it is compared
//! with the state that the source showed before it ([`take::plan`]); what is unusual needs to be confirmed. Only then it is taken
//! ([`take::take`]). States come in any order: what counts is the day on which the source showed each. [`undo::undo`] takes the newest import
//! back.
//!
//! Nothing old is judged. Dates that IANA did not record stay absent; a namespace that IANA's list dropped keeps its page, because
//! its URNs stay valid.

pub mod archive;
pub mod check;
mod compare;
pub mod cut;
mod keep;
pub mod mirror;
pub(crate) mod queries;
mod settle;
pub mod take;
mod texts;
pub mod undo;

use crate::ids::sha256;
use crate::refusal::Refusal;
use crate::registry::formats::{Document, Head};
use crate::registry::{Day, Text};
use crate::store::{AnyConnection, Error};
use crate::template::characters::{apply, needed};
use crate::template::read::read;
use crate::template::write::{canonical, write};
use crate::template::{Field, Template};
use jiff::Timestamp;
use jiff::civil::Date;

/// A state as it comes in.
#[derive(Debug, Clone)]
pub struct Incoming {
    /// What the file says.
    pub document: Document,
    /// The file, byte for byte; it is kept.
    pub bytes: Vec<u8>,
    /// Its name.
    pub file: String,
    /// The day on which the source showed it; without one, the day on which the file says it was last changed.
    pub seen: Option<Date>,
    /// Templates that came with it.
    pub texts: Vec<Found>,
}

impl Incoming {
    /// The day that counts, once [`check`] has seen that there is one.
    pub fn shown_on(&self) -> Option<Date> {
        self.seen.or_else(|| self.document.head.updated.as_ref().and_then(Day::date))
    }
}

/// What an import did.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize)]
pub struct Report {
    /// The number of the state; none when nothing was taken.
    pub state: Option<i64>,
    /// The day on which the source showed it.
    pub shown_on: String,
    /// New namespaces.
    pub added: Vec<String>,
    /// Namespaces of which the list prints something else.
    pub changed: Vec<String>,
    /// Namespaces that the list has no longer.
    pub unlisted: Vec<String>,
    /// Namespaces that the list has again.
    pub listed_again: Vec<String>,
    /// Records that stand in the file and cannot be read; they stay as they were.
    pub unreadable: Vec<String>,
    /// Versions taken over, as `nbn 5`.
    pub versions: Vec<String>,
    /// Editions taken over, as `nbn 5.1`.
    pub editions: Vec<String>,
    /// How many stayed as they were.
    pub unchanged: usize,
    /// What was noticed.
    pub remarks: Vec<String>,
}

impl Report {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.list_changes() == 0 && self.versions.is_empty() && self.editions.is_empty()
    }

    /// How many changes of the list.
    pub fn list_changes(&self) -> usize {
        self.added.len() + self.changed.len() + self.unlisted.len() + self.listed_again.len()
    }
}

/// What an import would do, compared with the state that the source showed before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The number that confirms exactly this import into exactly this registry.
    pub serial: u64,
    /// Why it needs to be confirmed; empty when it does not.
    pub doubts: Vec<String>,
    /// The state before it, by the day on which the source showed it.
    pub after: Option<(i64, Date)>,
    /// What would become of the list; texts that come with it are left out.
    pub report: Report,
    /// What the records that change said before and say after, field by field.
    pub fields: Vec<Changed>,
}

/// A field of a record that changes.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Changed {
    /// Whose.
    pub nid: String,
    /// Which.
    pub field: &'static str,
    /// What it said; empty when nothing.
    pub before: String,
    /// What it says.
    pub after: String,
}

/// Files that somebody sent for an import.
#[derive(Debug, Clone)]
pub struct Upload {
    /// Its identity.
    pub id: String,
    /// Who sent them.
    pub by: String,
    /// When.
    pub at: Timestamp,
    /// The day on which the source showed them, when that was said.
    pub seen: Option<Date>,
    /// The state that came of them; none while they wait.
    pub state: Option<i64>,
    /// Their places and names.
    pub files: Vec<(i64, String)>,
}

/// The head of the list as it stands now.
pub fn head(conn: &mut AnyConnection) -> Result<Head, Refusal> {
    let kept = crate::registry::queries::state(conn, HEAD)?;
    Ok(match kept {
        Some(json) => serde_json::from_str(&json).map_err(|_| Error::Unreadable("head of the list".to_owned()))?,
        None => first_head(),
    })
}

/// The head before any state is known.
pub(crate) fn first_head() -> Head {
    Head { updated: Day::parse(crate::registry::builtin::AS_OF), ..Head::default() }
}

/// Where the head is kept.
const HEAD: &str = "head";

/// A number of ten digits, easy to type.
pub(crate) fn serial_of(key: &str) -> u64 {
    let hash = sha256(key.as_bytes());
    1_000_000_000 + u64::from_str_radix(hash.get(..15).unwrap_or("0"), 16).unwrap_or(0) % 9_000_000_000
}

/// A template found beside the list.
#[derive(Debug, Clone)]
pub struct Found {
    /// Whose, as its file is named.
    pub nid: String,
    /// The day its file is named after, when it is: what was provably published by then.
    pub on: Option<Date>,
    /// The file, for the report.
    pub file: String,
    /// The file as received; it is kept.
    pub bytes: Vec<u8>,
    /// What it says, read before anything is written.
    template: Template,
    /// The same as it is kept: without what may stand nowhere.
    kept: Text,
    /// What was taken out of it, for people; the file has it still.
    repaired: Vec<String>,
}

impl Found {
    /// A template in a file of UTF-8.
    pub fn new(nid: &str, on: Option<Date>, text: &str, file: &str) -> Self {
        Self::received((nid, on), text.to_owned(), file, text.as_bytes().to_vec())
    }

    /// A template with its text, out of a file as it was received.
    pub fn received((nid, on): (&str, Option<Date>), text: String, file: &str, bytes: Vec<u8>) -> Self {
        let mut template = read(&text).template;
        let mut repaired = Vec::new();
        for field in Field::ALL {
            let repairs = needed(field, template.text(field));
            if repairs.is_empty() {
                continue;
            }
            repaired.extend(repairs.iter().map(|repair| {
                let (what, at) = (repair.words(), repair.place);
                format!("{what} in {}, line {}, column {}", field.label(), at.line, at.column)
            }));
            let better = apply(template.text(field), &repairs);
            template.set(field, &better);
        }
        let canonical = canonical(&template);
        let words = write(&canonical);
        let kept = Text { fingerprint: sha256(words.as_bytes()), canonical: words, template: canonical };
        Self { nid: nid.to_owned(), on, file: file.to_owned(), bytes, template, kept, repaired }
    }
}
