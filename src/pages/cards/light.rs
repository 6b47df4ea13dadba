//! A small change that waits for a second person.

use crate::acts::light::wanted;
use crate::http::field::Field;
use crate::pages::cards::rows::time;
use crate::refusal::{Refusal, at};
use crate::registry::kept::light::Light;

/// What is decided, and words to who asked.
pub(crate) const OUTCOME: Field = Field::choice(at::OUTCOME);
pub(crate) const WORDS: Field = Field::choice(at::WORDS);

/// The decision of a second person.
pub const DECIDE: &[Field] = &[OUTCOME, WORDS];

/// One that waits.
pub(crate) struct Waiting {
    /// Where the decision goes.
    pub(crate) action: String,
    pub(crate) words: String,
    pub(crate) reason: String,
    pub(crate) by: String,
    pub(crate) nid: String,
}

/// What a page shows of one.
pub(crate) fn waiting_row(light: &Light, page: &str) -> Result<Waiting, Refusal> {
    Ok(Waiting {
        action: format!("{page}/{}", light.id),
        words: wanted(light)?.says(),
        reason: light.reason.clone(),
        by: format!("{}, {}", light.by, time(light.asked_at)),
        nid: light.nid.clone().unwrap_or_default(),
    })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/light.rs"]
mod samples;
