//! The outcomes of an appeal.

use crate::cases::appeals::Outcome;
use urn_registry::i18n::Phrase;

/// The possible outcomes of an appeal, as choices.
pub(crate) fn outcomes() -> [(&'static str, Phrase); 2] {
    [Outcome::Upheld, Outcome::Granted].map(|outcome| (outcome.name(), Phrase::from(outcome.words()).capital()))
}
