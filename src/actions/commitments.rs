//! Saves the commitments of a registrant with a draft (RFC 8141 §5.1).

use crate::action_context::ActionContext;
use crate::cases::commitments::{has_pledges, queries as pledges, save};
use crate::cases::guards::text::own_editable;
use crate::cases::record::record;
use crate::cases::viewer::see;
use crate::cases::{Party, Request, queries};
use crate::history::Act;
use crate::ids::RequestNumber;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::resolution::commitment::Pledges;

/// The request and the commitments of its draft, for its collaborators.
pub fn of_draft(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(Request, Pledges), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let request = own_editable(&seen)?;
    if !has_pledges(&request) {
        return Err(Refusal::not_found(Phrase::new("thing-section")));
    }
    let given = save::begun(conn, &request)?;
    Ok((request, given))
}

/// Saves the commitments of a draft. `was` contains the commitments that the client started from. If another window has saved in the
/// meantime, nothing is changed and the refusal states this.
pub fn save(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    was: &str,
    given: &Pledges,
) -> Result<Request, Refusal> {
    let (mut request, before) = of_draft(conn, turn, number)?;
    if before.print() != was {
        return Err(Refusal::Stale { why: Phrase::new("refusal-answers-window") });
    }
    pledges::save(conn, &request.id, given, turn.now.into())?;
    request.draft_revision += 1;
    queries::save_draft(conn, &request.id, request.subject.nid(), &request.draft, request.draft_revision)?;
    record(conn, turn, Act::DraftSaved, Party::Registrant, &request, "Commitments as data")?;
    Ok(request)
}
