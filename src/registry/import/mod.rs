//! Taking over a state of IANA's registry, as an act that can be looked at before and taken back after.
//!
//! A state is first judged ([`check`]): another registry, or one that was garbled on the way, changes nothing. Then it is compared
//! with the state that the source showed before it ([`take::plan`]); what is unusual needs to be confirmed. Only then it is taken
//! ([`take::take`]). States come in any order: what counts is the day on which the source showed each. [`undo::undo`] takes the newest import
//! back.
//!
//! Nothing old is judged. Dates that IANA did not record stay absent; a namespace that IANA's list dropped keeps its page, because
//! its URNs stay valid.

pub mod check;
mod compare;
pub mod cut;
mod keep;
mod settle;
pub mod take;
mod texts;
pub mod undo;

use crate::ids::sha256;
use crate::refusal::Refusal;
use crate::registry::formats::{Document, Head};
use crate::registry::{Day, queries};
use crate::store::{AnyConnection, Error};
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
}

/// The head of the list as it stands now.
pub fn head(conn: &mut AnyConnection) -> Result<Head, Refusal> {
    let kept = queries::state(conn, HEAD)?;
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
    /// Its text.
    pub text: String,
    /// The file, for the report.
    pub file: String,
    /// The file as received; it is kept.
    pub bytes: Vec<u8>,
}

impl Found {
    /// A template in a file of UTF-8.
    pub fn new(nid: &str, on: Option<Date>, text: &str, file: &str) -> Self {
        Self { nid: nid.to_owned(), on, text: text.to_owned(), file: file.to_owned(), bytes: text.as_bytes().to_vec() }
    }
}
