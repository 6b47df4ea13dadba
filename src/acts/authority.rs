//! Who speaks for a registered namespace: somebody not known for it asks, readers are told so, and an operator decides on evidence.

use crate::cases::Party;
use crate::cases::guards::office::operator_of;
use crate::cases::record::{record, words};
use crate::cases::see::{authority_is_open, see};
use crate::history::Act;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::turn::Turn;

/// Records on what evidence whoever asks speaks for the namespace; it is published.
pub fn confirm(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, evidence: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !authority_is_open(conn, &seen.request)? {
        return Err(Refusal::WrongState { why: "Nobody doubts who speaks for this namespace".to_owned() });
    }
    let evidence = words(evidence, "authority", "Say on what evidence; it is published")?;
    record(conn, turn, Act::AuthorityConfirmed, Party::Operator, &seen.request, &evidence)?;
    Ok(())
}
