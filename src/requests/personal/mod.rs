//! A copy of all personal data about an account, for its owner (`docs/design/accounts.md`).

pub mod queries;

use serde_json::{Map, Value};

/// The data about one person by kind: rows as stored, without credentials.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PersonalData {
    kinds: Map<String, Value>,
}

impl PersonalData {
    fn add(&mut self, kind: &str, rows: Vec<Value>) {
        self.kinds.insert(kind.to_owned(), Value::Array(rows));
    }

    /// The data as a JSON document in UTF-8, with the date of the request.
    pub fn to_json(self, registry: &str, asked_at: jiff::Timestamp) -> String {
        let mut all = Map::new();
        all.insert("registry".to_owned(), registry.into());
        all.insert("asked_at".to_owned(), asked_at.to_string().into());
        all.insert("of".to_owned(), Value::Object(self.kinds));
        format!("{:#}\n", Value::Object(all))
    }
}
