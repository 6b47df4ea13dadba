//! Nothing of a registered namespace is changed while nobody has confirmed that whoever asks speaks for it.

use crate::cases::Request;
use crate::cases::claims::{Claim, holds_up};
use crate::cases::see::claim_of;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// Whether somebody known for the namespace asks, or somebody vouched for them.
pub(crate) fn speaks_for_it(conn: &mut AnyConnection, request: &Request) -> Result<(), Refusal> {
    if !holds_up(&request.subject) {
        return Ok(());
    }
    let why = match claim_of(conn, request)? {
        Claim::None | Claim::Confirmed(_) => return Ok(()),
        Claim::Open => "Nobody has confirmed yet that whoever asks speaks for this namespace",
        Claim::Denied(_) => "A published contact of this namespace says that whoever asks does not speak for it",
    };
    Err(Refusal::WrongState {
        why: format!("{why}. Its contact confirms it by the link they got, or an operator records the evidence"),
    })
}
