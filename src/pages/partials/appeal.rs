//! The outcomes of an appeal.

use crate::cases::appeals::Outcome;

/// The possible outcomes of an appeal, as choices.
pub(crate) fn outcomes() -> [(&'static str, &'static str); 2] {
    [Outcome::Upheld, Outcome::Granted].map(|outcome| (outcome.name(), outcome.words()))
}
