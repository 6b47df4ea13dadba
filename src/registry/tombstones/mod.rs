//! Names whose resource is gone, as they are kept here (draft-hakala-urn-nbn-rfc3188bis-00 §4.4). What a file of them may say is
//! `resolution::tombstone`.

pub mod keep;
pub mod queries;

use crate::resolution::tombstone::Tombstone;
use jiff::Timestamp;
use serde_json::{Value, json};

/// A name whose resource is gone, and who says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gone {
    /// What the holder wrote.
    pub stone: Tombstone,
    /// The part of the namespace whose keeper recorded it: namespace and prefix.
    pub part: (String, String),
    /// When it was recorded here.
    pub at: Timestamp,
}

impl Gone {
    /// The same for programs.
    pub fn json(&self) -> Value {
        json!({
            "name": self.stone.name,
            "gone": self.stone.gone,
            "reason": self.stone.reason,
            "surrogate": self.stone.surrogate,
            "part": self.part.1,
            "recorded": self.at.to_string(),
        })
    }
}

/// Adds what is said of a name to the JSON object that an answer ends with.
pub fn append(answer: &mut Vec<u8>, gone: &Gone) {
    let object = answer.trim_ascii_end().len();
    if answer.get(..object).is_some_and(|text| text.ends_with(b"}")) {
        answer.truncate(object.saturating_sub(1));
        answer.extend_from_slice(format!(",\"gone\":{}}}", gone.json()).as_bytes());
    }
}

/// A file of them that was sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sent {
    /// Its key.
    pub id: String,
    /// How many names.
    pub names: i64,
    /// By whom.
    pub by: String,
    /// When.
    pub at: Timestamp,
    /// Why it was taken back, if it was.
    pub taken_back: Option<String>,
}
