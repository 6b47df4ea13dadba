//! Imports snapshots of IANA's registry, with a preview before and undo after.
//!
//! A snapshot is first checked ([`check`]): another registry or a damaged file changes nothing. It is then compared with the snapshot that
//! the source published before it ([`take::plan`]); unusual differences need confirmation, and names that are not allowed for a new
//! registration need a second one. Only then is it imported ([`take::take`]).
//! Snapshots can be imported in any order: what counts is the date on which the source published each. [`undo::undo`] reverts the newest
//! import.
//!
//! Existing registrations are not reviewed. Dates that IANA did not record remain absent. A namespace that was removed from IANA's list
//! keeps its page, because its URNs remain valid.

pub mod check;
mod compare;
pub mod cut;
pub mod mirror;
mod save;
mod settle;
pub mod take;
mod texts;
pub mod undo;

use crate::ids::sha256;
use crate::refusal::Refusal;
use crate::registry::formats::{Document, ListHead};
use crate::registry::{PartialDate, Text};
use crate::store::{AnyConnection, Error};
use jiff::civil::Date;
use urn_registry::template::characters::{apply, needed_repairs};
use urn_registry::template::read::read;
use urn_registry::template::write::{canonical_template, write};
use urn_registry::template::{Field, Template};

/// A snapshot to be imported.
#[derive(Debug, Clone)]
pub struct IncomingSnapshot {
    /// The parsed file.
    pub document: Document,
    /// The file as received; it is stored.
    pub bytes: Vec<u8>,
    /// The file name.
    pub file: String,
    /// The date on which the source published it; if `None`, the date of the last change stated in the file.
    pub seen: Option<Date>,
    /// The templates of the snapshot.
    pub texts: Vec<ReceivedTemplate>,
}

impl IncomingSnapshot {
    /// The effective date, once [`check`] has verified that there is one.
    pub fn published_on(&self) -> Option<Date> {
        self.seen.or_else(|| self.document.head.updated.as_ref().and_then(PartialDate::date))
    }
}

/// The result of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize)]
pub struct Report {
    /// The number of the snapshot; `None` if nothing was imported.
    pub state: Option<i64>,
    /// The date on which the source published it.
    pub published_on: String,
    /// New namespaces.
    pub added: Vec<String>,
    /// Namespaces whose record changed.
    pub changed: Vec<String>,
    /// Namespaces that were removed from the list.
    pub unlisted: Vec<String>,
    /// Namespaces that were added to the list again.
    pub listed_again: Vec<String>,
    /// What this changes for requests and registrations here, in sentences.
    pub affected: Vec<String>,
    /// Records that could not be parsed; they remain unchanged.
    pub unreadable: Vec<String>,
    /// Imported versions, as `nbn 5`.
    pub versions: Vec<String>,
    /// Imported editions, as `nbn 5.1`.
    pub editions: Vec<String>,
    /// The number of unchanged namespaces.
    pub unchanged: usize,
    pub remarks: Vec<String>,
}

impl Report {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.change_count() == 0 && self.versions.is_empty() && self.editions.is_empty()
    }

    /// The number of changes of the list.
    pub fn change_count(&self) -> usize {
        self.added.len() + self.changed.len() + self.unlisted.len() + self.listed_again.len()
    }
}

/// A preview of an import, compared with the snapshot that the source published before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportPreview {
    /// The number that confirms exactly this import into exactly this registry.
    pub serial: u64,
    /// The reasons it needs confirmation; empty if it needs none.
    pub doubts: Vec<String>,
    /// New names that are not allowed for a new registration; they need a second confirmation.
    pub forbidden: Vec<ForbiddenName>,
    /// The previous snapshot, by publication date: its number and date.
    pub after: Option<(i64, Date)>,
    /// The changes of the list; texts are not included.
    pub report: Report,
    /// The changed fields of records, before and after.
    pub fields: Vec<ChangedField>,
}

/// A name that is new on the list and not allowed for a new registration: its form is not, or its number is not the next one.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct ForbiddenName {
    pub nid: String,
    /// The rule that it violates.
    pub rule: String,
    /// Where the rule is specified.
    pub clause: &'static str,
}

impl std::fmt::Display for ForbiddenName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} ({})", self.nid, self.rule, self.clause)
    }
}

/// Which doubts an operator accepted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Accepted {
    /// None: nothing is imported if there is any.
    #[default]
    None,
    /// Those of the preview that displayed this serial.
    Serial(u64),
    /// Any, for the lists of earlier dates in a folder.
    Any,
}

/// The confirmations of an operator.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ImportConfirmation {
    /// The accepted doubts.
    pub doubts: Accepted,
    /// Whether names that are not allowed for a new registration may be imported.
    pub forbidden: bool,
}

/// A changed field of a record.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct ChangedField {
    pub nid: String,
    pub field: &'static str,
    /// The value before; empty if there was none.
    pub before: String,
    /// The value after.
    pub after: String,
}

/// The current head of the list.
pub fn head(conn: &mut AnyConnection) -> Result<ListHead, Refusal> {
    let kept = crate::registry::queries::registry_value(conn, HEAD_VALUE_NAME)?;
    Ok(match kept {
        Some(json) => serde_json::from_str(&json).map_err(|_| Error::Unreadable("head of the list".to_owned()))?,
        None => first_head(),
    })
}

/// The head before any snapshot is known.
pub(crate) fn first_head() -> ListHead {
    ListHead { updated: PartialDate::parse(crate::registry::builtin::SNAPSHOT_DATE), ..ListHead::default() }
}

/// The name under which the head is stored.
const HEAD_VALUE_NAME: &str = "head";

/// A number of ten digits that is easy to type.
pub(crate) fn confirmation_number(key: &str) -> u64 {
    let hash = sha256(key.as_bytes());
    1_000_000_000 + u64::from_str_radix(hash.get(..15).unwrap_or("0"), 16).unwrap_or(0) % 9_000_000_000
}

/// A template that came with the list.
#[derive(Debug, Clone)]
pub struct ReceivedTemplate {
    /// The NID, according to the file name.
    pub nid: String,
    /// The date in the file name: the text was published no later than that.
    pub on: Option<Date>,
    /// The file name, for the report.
    pub file_name: String,
    /// The file as received; it is stored.
    pub bytes: Vec<u8>,
    /// The parsed template.
    template: Template,
    /// The template as stored, without forbidden characters.
    kept: Text,
    /// The display names of the characters that were removed; the stored file still has them.
    repaired: Vec<String>,
}

impl ReceivedTemplate {
    /// A template from a UTF-8 file.
    pub fn new(nid: &str, on: Option<Date>, text: &str, file: &str) -> Self {
        Self::from_file((nid, on), text.to_owned(), file, text.as_bytes().to_vec())
    }

    /// A template with its decoded text, from a file as received.
    pub fn from_file((nid, on): (&str, Option<Date>), text: String, file: &str, bytes: Vec<u8>) -> Self {
        let mut template = read(&text).template;
        let mut repaired = Vec::new();
        for field in Field::ALL {
            let repairs = needed_repairs(field, template.text(field));
            if repairs.is_empty() {
                continue;
            }
            repaired.extend(repairs.iter().map(|repair| {
                let (what, at) = (repair.button_label(), repair.place);
                format!("{what} in {}, line {}, column {}", field.label(), at.line, at.column)
            }));
            let better = apply(template.text(field), &repairs);
            template.set(field, &better);
        }
        let canonical = canonical_template(&template);
        let message = write(&canonical);
        let kept = Text { fingerprint: sha256(message.as_bytes()), canonical: message, template: canonical };
        Self { nid: nid.to_owned(), on, file_name: file.to_owned(), bytes, template, kept, repaired }
    }
}
