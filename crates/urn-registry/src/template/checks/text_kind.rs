//! The kind of text being checked.

use crate::template::Template;

/// The kind of text being checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextKind<'a> {
    /// A request for a new formal NID.
    NewFormal,
    /// A request for a new informal NID.
    NewInformal,
    /// A new version of a registration.
    Revision {
        /// The current text, if it is available.
        current: Option<&'a Template>,
    },
    /// A correction of a registered text, which keeps its version.
    Correction {
        /// The current text.
        current: &'a Template,
    },
    /// A text that is already registered: findings are advisories only.
    Registered,
}
