//! Guards that ask for an office.

use crate::cases::Party;
use crate::cases::see::Seen;
use crate::people::{Account, Role};
use crate::refusal::Refusal;

/// Whether the viewer is the operator of this request.
pub(crate) fn operator_of(seen: &Seen) -> Result<(), Refusal> {
    if seen.is(Party::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only the operator of this request may do this")) }
}

/// Whether somebody is an operator.
pub(crate) fn operator(who: &Account) -> Result<(), Refusal> {
    if who.has(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only an operator may do this")) }
}

/// The refusal to who counts as one with whoever did the first half.
pub(crate) fn one_hand(first: &str) -> Refusal {
    let why = format!(
        "{first} did the first half, and one of you stands or stood in for the other: both count as one. Somebody else does it"
    );
    Refusal::not_permitted(why)
}
