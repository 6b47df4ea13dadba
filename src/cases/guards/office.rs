//! Guards that ask for an office.

use crate::cases::Party;
use crate::people::{Account, Role};
use crate::refusal::Refusal;

/// Whether the viewer is the operator of this request.
pub(crate) fn operator_of(seen: &crate::cases::see::Seen) -> Result<(), Refusal> {
    if seen.is(Party::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only the operator of this request may do this")) }
}

pub(crate) fn operator(who: &Account) -> Result<(), Refusal> {
    if who.has(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only an operator may do this")) }
}
