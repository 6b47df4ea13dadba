//! Unknown content of records.

use serde::{Deserialize, Serialize};

/// Unknown content of a record. It is not interpreted, and is exported unchanged.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UnknownContent {
    /// Attributes with their values.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<(String, String)>,
    /// Elements as XML, each with its position among all elements of the record, from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elements: Vec<(usize, String)>,
}

impl UnknownContent {
    /// Whether there is no unknown content.
    pub fn is_empty(&self) -> bool {
        self.attributes.is_empty() && self.elements.is_empty()
    }
}
