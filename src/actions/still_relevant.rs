//! Checks whether an email is still relevant before an operator sends it again. Requests that were answered, used or ended in the
//! meantime are not sent again. Expired links are renewed.

use crate::action_context::ActionContext;
use crate::actions::address;
use crate::ids::RequestId;
use crate::mail::InboundDisposition;
use crate::mail::delivery_links::{Fills, Placeholder};
use crate::mail::queries::{OutboxEmail, inbound_by_id};
use crate::refusal::Refusal;
use crate::registry::contact_checks;
use crate::requests::{PreviousState, Request, State, contact_answers, queries as requests};
use crate::reviews;
use crate::reviews::experts::{self, AssignmentReply};
use crate::store::AnyConnection;
use crate::users::links::{self, LinkPurpose};
use crate::users::{self, oidc};
use urn_registry::i18n::Phrase;

/// The request of an email, in its current state.
pub(crate) fn request_of_email(conn: &mut AnyConnection, email: &OutboxEmail) -> Result<Option<Request>, Refusal> {
    match &email.request_id {
        Some(id) => Ok(requests::by_id(conn, id)?),
        None => Ok(None),
    }
}

/// The reason why an email should not be sent again: its purpose no longer applies.
pub(crate) fn outdated_reason(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    email: &OutboxEmail,
    gaps: &[Placeholder],
) -> Result<Option<Phrase>, Refusal> {
    for gap in gaps {
        let over = match gap.fills {
            Fills::Unfollow => None,
            Fills::Link => link_outdated_reason(conn, ctx, &gap.about)?,
            Fills::Answer => match inbound_by_id(conn, &gap.about)? {
                Some(message) => match message.disposition {
                    InboundDisposition::Waiting | InboundDisposition::ToConfirm => None,
                    disposition => Some(Phrase::new("over-email").arg("disposition", disposition.phrase())),
                },
                None => Some(Phrase::new("over-email-deleted")),
            },
        };
        if over.is_some() {
            return Ok(over);
        }
    }
    match request_of_email(conn, email)? {
        Some(request) => request_outdated_reason(conn, email, &request),
        None => Ok(None),
    }
}

/// The reason why a link is not generated again. The validity of links whose period starts at delivery is renewed then.
fn link_outdated_reason(conn: &mut AnyConnection, ctx: ActionContext<'_>, id: &str) -> Result<Option<Phrase>, Refusal> {
    let Some(link) = links::by_id(conn, id)?.filter(|link| link.used_at.is_none()) else {
        return Ok(Some(Phrase::new("over-link")));
    };
    let (subject, is_expired) = (link.subject.as_str(), link.expires_at <= ctx.now.into());
    let reason = match link.purpose {
        LinkPurpose::Verify | LinkPurpose::Reset | LinkPurpose::FirstAdmin => None,
        LinkPurpose::Invitation => request_ended_reason(conn, Some(RequestId::typed(subject)))?,
        LinkPurpose::ContactAnswer => {
            let asked = contact_answers::queries::question_by_id(conn, subject)?;
            request_ended_reason(conn, asked.map(|(request_id, _)| request_id))?
        }
        LinkPurpose::AddressNew | LinkPurpose::AddressUndo => {
            let is_over = is_expired || address::link_effect(conn, &link)?.is_none();
            is_over.then_some(Phrase::new("over-address"))
        }
        LinkPurpose::Oidc => {
            let is_over = is_expired || oidc::queries::by_id(conn, subject, ctx.now.into())?.is_none();
            is_over.then_some(Phrase::new("over-sign-in"))
        }
        LinkPurpose::ContactCheck => {
            let check = contact_checks::queries::by_id(conn, subject)?;
            check.is_none_or(|check| check.answered_at.is_some()).then_some(Phrase::new("over-contact"))
        }
    };
    Ok(reason)
}

fn request_ended_reason(conn: &mut AnyConnection, id: Option<RequestId>) -> Result<Option<Phrase>, Refusal> {
    let request = match id {
        Some(id) => requests::by_id(conn, &id)?,
        None => None,
    };
    Ok((!request.is_some_and(|request| request.state.is_open())).then_some(Phrase::new("over-request")))
}

/// The states in which an email that asks for an action is still relevant; `None` for informational emails.
fn relevant_states(email: &str) -> Option<fn(State) -> bool> {
    match email {
        "discuss" => Some(|state| state == State::Review),
        "action_required" => Some(State::is_open),
        "question" | "lapse_warning" => Some(|state| matches!(state, State::WithRequester(_))),
        // A question to the registrant does not stop experts.
        "assignment" => Some(|state| matches!(state, State::Review | State::WithRequester(PreviousState::Review))),
        "waiver" | "decision_needed" | "concurrence" | "assignment_declined" => Some(|state| state == State::Review),
        "arrived" => Some(|state| state == State::Intake),
        "reminder" | "overdue" | "escalation" | "publication_waits" | "recognition_asked" | "completion_asked"
        | "unreachable" => Some(State::is_open),
        _ => None,
    }
}

fn request_outdated_reason(conn: &mut AnyConnection, email: &OutboxEmail, request: &Request) -> Result<Option<Phrase>, Refusal> {
    let Some(asks) = relevant_states(&email.kind) else { return Ok(None) };
    if !asks(request.state) {
        return Ok(Some(Phrase::new("over-state").arg("number", request.number).arg("state", request.state_phrase())));
    }
    if email.kind != "assignment" {
        return Ok(None);
    }
    let Some(expert) = users::queries::by_email(conn, &email.recipient.to_lowercase())? else { return Ok(None) };
    let waits = experts::queries::assignments_of(conn, &request.id)?
        .iter()
        .any(|asked| asked.expert_id == expert.id && !matches!(asked.reply, AssignmentReply::Declined(_)));
    let positions = reviews::queries::positions_of(conn, &request.id)?;
    let position = reviews::newest_positions(&positions).into_iter().find(|position| position.expert_id == expert.id);
    Ok(match position {
        _ if !waits => Some(Phrase::new("over-expert").arg("name", expert.name)),
        Some(position) => Some(Phrase::new("over-position").arg("name", expert.name).arg("kind", position.kind.phrase())),
        None => None,
    })
}
