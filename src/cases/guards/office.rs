//! Guards that ask for an office.

use crate::cases::Party;
use crate::people::absences::Office;
use crate::people::absences::queries::ties;
use crate::people::{self, Account, Role};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use jiff::Timestamp;

/// Whether the viewer is the operator of this request.
pub(crate) fn operator_of(seen: &crate::cases::see::Seen) -> Result<(), Refusal> {
    if seen.is(Party::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only the operator of this request may do this")) }
}

/// What takes two is done by two: who stands in for somebody counts as one with them for whatever either did in that time.
///
/// # Errors
/// [`Refusal::NotPermitted`] when the second hand is that of the first's deputy, or the other way round.
pub(crate) fn another_hand(
    conn: &mut AnyConnection,
    office: Office,
    (first, at): (&str, Timestamp),
    (second, now): (&Account, Timestamp),
) -> Result<(), Refusal> {
    if !ties(conn, &second.id, office)?.bind(first, &[at, now]) {
        return Ok(());
    }
    let name = people::queries::by_id(conn, first)?.map_or_else(String::new, |account| account.name);
    let why = format!(
        "{name} did the first half, and one of you stands or stood in for the other: both count as one. Somebody else does it"
    );
    Err(Refusal::not_permitted(why))
}

pub(crate) fn operator(who: &Account) -> Result<(), Refusal> {
    if who.has(Role::Operator) { Ok(()) } else { Err(Refusal::not_permitted("Only an operator may do this")) }
}
