//! What this registry holds of a person, all in one place: for the person (`docs/decisions/0027-account-lifecycle.md`).

pub mod queries;

use serde_json::{Map, Value};

/// What is held of one person, by kind: rows as they are stored, without what would let somebody act in their name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Held {
    kinds: Map<String, Value>,
}

impl Held {
    fn add(&mut self, kind: &str, rows: Vec<Value>) {
        self.kinds.insert(kind.to_owned(), Value::Array(rows));
    }

    /// As a document to keep: UTF-8 JSON, with the day on which it was asked for.
    pub fn document(self, registry: &str, asked_at: jiff::Timestamp) -> String {
        let mut all = Map::new();
        all.insert("registry".to_owned(), registry.into());
        all.insert("asked_at".to_owned(), asked_at.to_string().into());
        all.insert("of".to_owned(), Value::Object(self.kinds));
        format!("{:#}\n", Value::Object(all))
    }
}
