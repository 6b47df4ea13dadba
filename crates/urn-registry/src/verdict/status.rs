//! The status of a namespace.

use crate::i18n::Phrase;
use serde::Serialize;

/// The status of a registration. Its URNs remain valid in every status (RFC 8141 §5, uniqueness).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Status {
    /// In use.
    Active,
    /// Still valid, but no longer recommended.
    Deprecated,
    /// No longer used; its URNs remain valid.
    Obsolete,
}

impl Status {
    /// The machine name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Deprecated => "deprecated",
            Self::Obsolete => "obsolete",
        }
    }

    /// The localized name.
    pub const fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Active => "word-active-lower",
            Self::Deprecated => "terms-deprecated",
            Self::Obsolete => "terms-obsolete",
        })
    }

    /// The status with this machine name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Active, Self::Deprecated, Self::Obsolete].into_iter().find(|status| status.name() == name)
    }
}
