//! Column types of the registry.

use crate::store::typed::{InvalidStoredValue, stored_as_text, stored_foreign};
use std::fmt;
use std::str::FromStr;
use urn_registry::nid::Nid;

fn parse_nid(text: &str) -> Result<Nid, InvalidStoredValue> {
    Nid::parse(text).map_err(|_| InvalidStoredValue::new("NID", text))
}

// The successor of a namespace.
stored_foreign!(Nid: StoredName; parse_nid, |nid: &Self| Ok::<_, Infallible>(nid.to_string()));

/// A column with the NID that a row is about.
#[derive(Debug, Clone)]
pub struct NidColumn(Nid);

impl fmt::Display for NidColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for NidColumn {
    type Err = InvalidStoredValue;

    fn from_str(text: &str) -> Result<Self, InvalidStoredValue> {
        parse_nid(text).map(Self)
    }
}

impl From<Nid> for NidColumn {
    fn from(nid: Nid) -> Self {
        Self(nid)
    }
}

impl From<NidColumn> for Nid {
    fn from(column: NidColumn) -> Self {
        column.0
    }
}

stored_as_text!(NidColumn);
