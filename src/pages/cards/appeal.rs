//! How an appeal can be decided.

use crate::cases::appeals::Outcome;

/// What can come of an appeal, as choices.
pub(crate) fn outcomes() -> [(&'static str, &'static str); 2] {
    [Outcome::Upheld, Outcome::Granted].map(|outcome| (outcome.name(), outcome.words()))
}
