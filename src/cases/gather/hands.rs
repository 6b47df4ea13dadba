//! What takes two is done by two people.

use crate::cases::guards::office::one_hand;
use crate::ids::AccountId;
use crate::people::absences::Office;
use crate::people::absences::queries::ties;
use crate::people::{self, Account};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use jiff::Timestamp;

/// What takes two is done by two: who stands in for somebody counts as one with them for whatever either did in that time.
///
/// # Errors
/// [`Refusal::NotPermitted`] when the second hand is that of the first's deputy, or the other way round.
pub(crate) fn another_hand(
    conn: &mut AnyConnection,
    office: Office,
    (first, at): (&AccountId, Timestamp),
    (second, now): (&Account, Timestamp),
) -> Result<(), Refusal> {
    if !ties(conn, &second.id, office)?.bind(first, &[at, now]) {
        return Ok(());
    }
    let name = people::queries::by_id(conn, first)?.map_or_else(String::new, |account| account.name);
    Err(one_hand(&name))
}
