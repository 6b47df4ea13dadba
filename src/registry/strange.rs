//! What a record of the list holds and the program does not know.

use serde::{Deserialize, Serialize};

/// What a record holds beside what the program knows: it means nothing here, and goes out as it came in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Strange {
    /// Attributes with their values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<(String, String)>,
    /// Elements as XML, each with its place among all elements of the record, from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<(usize, String)>,
}

impl Strange {
    /// Whether there is nothing strange.
    pub fn is_empty(&self) -> bool {
        self.attributes.is_empty() && self.elements.is_empty()
    }
}
