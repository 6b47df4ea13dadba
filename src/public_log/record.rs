//! The row that an entry covers, and the computation of its bytes.

use crate::ids::hex;
use crate::store::typed::named;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// The size limit of an entry, in bytes. An entry must be smaller, because an entry bundle has two bytes for its length.
pub const ENTRY_MAX: usize = 64 * 1024;

/// The row that an entry covers. The written form is stored with the entry; for a text it is the same as in the table of redactions.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoveredRow {
    /// A version with its text, registered here or imported.
    Version(String),
    /// A corrected version, or another text of a version that was imported.
    Edition(String),
    /// A change of status or an error flag, by its serial.
    Change(i64),
    /// A redaction: the kind of row and its key.
    Redaction(String, String),
    /// A decision, by the key of its event.
    Decision(String),
    /// An imported snapshot or an undone import, by its number.
    State(i64),
    /// The rows that one transaction wrote, by the position of the entry.
    Rows(i64),
}

impl fmt::Display for CoveredRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(key) => write!(f, "version/{key}"),
            Self::Edition(key) => write!(f, "edition/{key}"),
            Self::Change(serial) => write!(f, "change/{serial}"),
            Self::Redaction(what, key) => write!(f, "redaction/{what}/{key}"),
            Self::Decision(key) => write!(f, "decision/{key}"),
            Self::State(number) => write!(f, "state/{number}"),
            Self::Rows(seq) => write!(f, "rows/{seq}"),
        }
    }
}

/// A text that is not a known kind of row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownRowKind;

impl FromStr for CoveredRow {
    type Err = UnknownRowKind;

    fn from_str(text: &str) -> Result<Self, UnknownRowKind> {
        let (what, key) = text.split_once('/').ok_or(UnknownRowKind)?;
        Ok(match what {
            "version" => Self::Version(key.to_owned()),
            "edition" => Self::Edition(key.to_owned()),
            "change" => Self::Change(key.parse().map_err(|_| UnknownRowKind)?),
            "redaction" => {
                let (what, key) = key.split_once('/').ok_or(UnknownRowKind)?;
                Self::Redaction(what.to_owned(), key.to_owned())
            }
            "decision" => Self::Decision(key.to_owned()),
            "state" => Self::State(key.parse().map_err(|_| UnknownRowKind)?),
            "rows" => Self::Rows(key.parse().map_err(|_| UnknownRowKind)?),
            _ => return Err(UnknownRowKind),
        })
    }
}

named! {
    /// The kind of an entry.
    #[derive(PartialOrd, Ord)]
    Kind {
        /// A text was published: registered here, or imported.
        Publish = "publish",
        /// A corrected version was published.
        Correct = "correct",
        /// The status of a namespace was changed.
        Status = "status",
        /// An error flag was set or removed.
        Error = "error",
        /// A text was redacted.
        Redact = "redact",
        /// A decision was made.
        Decide = "decide",
        /// A snapshot of the source was imported.
        Import = "import",
        /// An import was undone.
        Undo = "undo",
        /// Permanent rows were written.
        Rows = "rows",
    }
}

impl Kind {
    /// The kind of a change of status by its details, as `registry::publish` writes them; `None` for the notice of a redaction, which has
    /// an entry of its own.
    pub(crate) fn from_change_detail(detail: &str) -> Option<Self> {
        let head = detail.split(':').next().unwrap_or_default();
        if head.ends_with("registered in error") {
            Some(Self::Error)
        } else if head.starts_with("Text of version ") {
            None
        } else {
            Some(Self::Status)
        }
    }
}

/// The keys of an entry for salted digests: of the text, and of other columns that can contain personal data.
pub(crate) const SALTED_KEYS: [&str; 2] = ["row_sha256", "text_sha256"];

/// The content of a row that an entry covers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Content {
    pub(crate) kind: Kind,
    /// The time in the row.
    pub(crate) time: String,
    /// The unsalted values of the entry.
    pub(crate) fields: Vec<(&'static str, Value)>,
    /// The text of which the entry has a salted digest.
    pub(crate) text: Option<String>,
    /// Other columns of which it has a salted digest.
    pub(crate) row: Vec<Option<String>>,
    /// Whether two operators redacted the row.
    pub(crate) is_redacted: bool,
    /// Whether its text is empty, as after a redaction.
    pub(crate) is_emptied: bool,
}

/// A digest that reveals nothing about the text to anyone without the salt.
fn salted(salt: &[u8; 32], bytes: &[u8]) -> Value {
    hex(&Sha256::new().chain_update(salt).chain_update(bytes).finalize()).into()
}

impl Content {
    /// Whether its digests are salted. Rows that were redacted before the log was started have no salt.
    pub(crate) fn needs_salt(&self) -> bool {
        !self.is_redacted && (self.text.is_some() || !self.row.is_empty())
    }

    /// The values of an entry without its salted digests.
    pub(crate) fn unsalted_values(&self, record: &CoveredRow, seq: i64) -> BTreeMap<String, Value> {
        let own = [
            ("v", Value::from(1)),
            ("seq", seq.into()),
            ("kind", self.kind.name().into()),
            ("record", record.to_string().into()),
            ("time", self.time.as_str().into()),
        ];
        let fields = self.fields.iter().filter(|(_, value)| !value.is_null()).cloned();
        own.into_iter().chain(fields).map(|(key, value)| (key.to_owned(), value)).collect()
    }

    /// The salted digests.
    pub(crate) fn salted_digests(&self, salt: &[u8; 32]) -> BTreeMap<String, Value> {
        let mut digests = BTreeMap::new();
        if !self.row.is_empty() {
            // An array of strings and nulls, which has only one representation in JSON.
            let row = serde_json::to_vec(&self.row).unwrap_or_default();
            digests.insert("row_sha256".to_owned(), salted(salt, &row));
        }
        if let Some(text) = &self.text {
            digests.insert("text_sha256".to_owned(), salted(salt, text.as_bytes()));
        }
        digests
    }

    /// The bytes of the entry: JSON with sorted keys and without white space (RFC 8785).
    pub(crate) fn entry(&self, record: &CoveredRow, seq: i64, salt: Option<&[u8; 32]>) -> String {
        let mut all = self.unsalted_values(record, seq);
        if let Some(salt) = salt {
            all.extend(self.salted_digests(salt));
        }
        // Serialization of strings and numbers cannot fail.
        serde_json::to_string(&all).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content() -> Content {
        Content {
            kind: Kind::Publish,
            time: "2026-11-27T10:00:00.000000Z".to_owned(),
            fields: vec![("version", "1.0".into()), ("nid", "example".into()), ("dated", Value::Null)],
            text: Some("Namespace Identifier: example\n".to_owned()),
            row: vec![Some("{}".to_owned()), None],
            is_redacted: false,
            is_emptied: false,
        }
    }

    #[test]
    fn records_survive_a_round_trip() {
        let all = [
            CoveredRow::Version("k".to_owned()),
            CoveredRow::Edition("k".to_owned()),
            CoveredRow::Change(7),
            CoveredRow::Redaction("event".to_owned(), "k".to_owned()),
            CoveredRow::Decision("k".to_owned()),
            CoveredRow::State(3),
            CoveredRow::Rows(9),
        ];
        for record in all {
            assert_eq!(record.to_string().parse(), Ok(record));
        }
        for wrong in ["", "version", "other/1", "change/x", "redaction/event"] {
            assert_eq!(wrong.parse::<CoveredRow>(), Err(UnknownRowKind), "{wrong}");
        }
    }

    #[test]
    fn entry_has_sorted_keys_and_digests_only() {
        let entry = content().entry(&CoveredRow::Version("k".to_owned()), 4, Some(&[1; 32]));
        assert!(entry.starts_with(r#"{"kind":"publish","nid":"example","record":"version/k","row_sha256":""#), "{entry}");
        assert!(entry.ends_with(r#"","time":"2026-11-27T10:00:00.000000Z","v":1,"version":"1.0"}"#), "{entry}");
        assert!(entry.contains(r#""seq":4,"text_sha256":""#) && !entry.contains("Namespace") && !entry.contains("dated"));
        let other = content().entry(&CoveredRow::Version("k".to_owned()), 4, Some(&[2; 32]));
        assert_ne!(entry, other, "the salt changes the digests");
        let bare = content().entry(&CoveredRow::Version("k".to_owned()), 4, None);
        assert!(SALTED_KEYS.iter().all(|key| !bare.contains(key)));
    }

    #[test]
    fn details_of_a_change_distinguish_status_error_flag_and_redaction() {
        for (detail, kind) in [
            ("deprecated (replaced by other): it ended", Some(Kind::Status)),
            ("active: it was registered in error: no", Some(Kind::Status)),
            ("it was registered in error: a typing error", Some(Kind::Error)),
            ("version 2 of it was not registered in error: checked", Some(Kind::Error)),
            ("Text of version 1.0: [Redacted]", None),
        ] {
            assert_eq!(Kind::from_change_detail(detail), kind, "{detail}");
        }
    }
}
