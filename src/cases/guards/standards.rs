//! Guards for the direction and the report of a standards body: both must be on record before registration (RFC 8141 §6.2 step 4).

use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::refusal::Refusal;
use urn_registry::i18n::Phrase;

/// T8.
pub(crate) const DIRECTED: Guard = Guard::of(
    "the body's direction and a copy of the report are both on record, and both were added after the report (§6.2 step 4)",
    &[Fact::Directed],
    |case| direction(case).map(drop),
);

/// The direction, if the report is on the current revision and its copy is on record; otherwise a refusal stating what is missing.
pub(crate) fn direction(case: &Case) -> Result<&str, Refusal> {
    let current = case.seen.text();
    let file = case.directed()?;
    if file.reported != Some(current) {
        return wait(Phrase::new("refusal-not-reported"));
    }
    match (&file.direction, file.copy) {
        (Some(direction), true) => Ok(direction),
        (Some(_), false) => wait(Phrase::new("refusal-no-copy")),
        (None, true) => wait(Phrase::new("refusal-no-direction")),
        (None, false) => wait(Phrase::new("refusal-neither")),
    }
}
