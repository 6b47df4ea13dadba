//! Strikes a document that was recorded in error. It stays readable with a public reason, and has no effect from then on.

use crate::action_context::ActionContext;
use crate::actions::disputes::{drop_provisional, end_to_confirm, hold_to_confirm};
use crate::cases::Party;
use crate::cases::documents::{Filed, queries};
use crate::cases::guards::office::operator_of;
use crate::cases::notify::to_team;
use crate::cases::record::{record, words};
use crate::cases::viewer::see;
use crate::history::Act;
use crate::ids::{RequestId, RequestNumber};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;

/// The documents of a request that can be struck, oldest first.
pub fn strikable(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Filed>, Refusal> {
    let waiting = [hold_to_confirm(conn, request_id)?, end_to_confirm(conn, request_id)?];
    let waits =
        |paper: &Filed| waiting.iter().flatten().any(|(words, filed_by)| *words == paper.words && *filed_by == paper.filed_by);
    Ok(queries::documents_of(conn, request_id)?.into_iter().filter(|paper| paper.strikable(waits(paper))).collect())
}

/// Strikes a document. Decisions already based on it stay in force; later decisions do not take it into account.
pub fn strike(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    paper_id: &str,
    reason: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    let paper = strikable(conn, &seen.request.id)?
        .into_iter()
        .find(|paper| paper.id == paper_id)
        .ok_or_else(|| Refusal::at(at::STRUCK, "Choose a document that has not been retracted"))?;
    let reason = words(reason, at::STRIKE_REASON, "Enter the reason for the retraction. It will be public")?;
    queries::strike(conn, (&paper.id, &seen.request.id), (&turn.who.id, &reason), turn.now.into())?;
    let filed = paper.filed_at.strftime("%Y-%m-%d");
    let event = record(
        conn,
        turn,
        Act::PaperStruck,
        Party::Operator,
        &seen.request,
        &format!("{}, recorded on {filed}: {reason}", paper.what()),
    )?;
    drop_provisional(conn, turn, &event, &seen, (&paper, &reason))?;
    to_team(conn, turn, &event, &seen, |name| Notification::PaperStruck {
        name,
        number: number.to_string(),
        title: seen.request.subject.title(),
        what: paper.what().to_lowercase(),
        reason: reason.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })
}
