//! Direction and report of a standards body: both on file before anything is registered (RFC 8141 §6.2 step 4).

use crate::cases::case::{Case, Fact};
use crate::cases::guards::{Guard, wait};
use crate::refusal::Refusal;

/// T8.
pub(crate) const DIRECTED: Guard = Guard::of(
    "the body's direction and a copy of the report are on file, both given since the report; either alone is not enough (6.2 step 4)",
    &[Fact::Directed],
    |case| direction(case).map(drop),
);

/// The direction, when the copy is there too, or what is missing. The report must be on the current text.
pub(crate) fn direction(case: &Case) -> Result<&str, Refusal> {
    let current = case.seen.text();
    let file = case.directed()?;
    if file.reported != Some(current) {
        return wait("The experts have not reported on the current text");
    }
    match (&file.direction, file.copy) {
        (Some(direction), true) => Ok(direction),
        (Some(_), false) => {
            wait("The direction is on file, and the copy of the expert report is not; both are needed (RFC 8141, 6.2)")
        }
        (None, true) => wait("The copy of the report is on file, and the direction is not; both are needed (RFC 8141, 6.2)"),
        (None, false) => wait("Neither the direction of the body nor a copy of the expert report is on file (RFC 8141, 6.2)"),
    }
}
