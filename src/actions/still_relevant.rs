//! Checks whether an email is still relevant before an operator sends it again. Requests that were answered, used or ended in the
//! meantime are not sent again. Expired links are renewed.

use crate::action_context::ActionContext;
use crate::cases::team::INVITATION_DAYS;
use crate::cases::{PreviousState, Request, State, contact_answers, queries as requests, team};
use crate::mail::InboundDisposition;
use crate::mail::delivery_links::{Fills, Placeholder};
use crate::mail::queries::{Left, inbound_by_id};
use crate::refusal::Refusal;
use crate::registry::contact_checks;
use crate::reviews;
use crate::reviews::experts::{self, Reply};
use crate::store::AnyConnection;
use crate::users::{self, addresses, links, oidc};
use jiff::SignedDuration;

/// The request of an email, in its current state.
pub(crate) fn request_of(conn: &mut AnyConnection, email: &Left) -> Result<Option<Request>, Refusal> {
    match &email.request_id {
        Some(id) => Ok(requests::by_id(conn, id)?),
        None => Ok(None),
    }
}

/// The reason why an email should not be sent again: its purpose no longer applies.
pub(crate) fn is_over(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    email: &Left,
    gaps: &[Placeholder],
) -> Result<Option<String>, Refusal> {
    for gap in gaps {
        let over = match gap.fills {
            Fills::Unfollow => None,
            Fills::Link => link_is_over(conn, ctx, email, &gap.about)?,
            Fills::Answer => match inbound_by_id(conn, &gap.about)? {
                Some(message) => match message.disposition {
                    InboundDisposition::Waiting | InboundDisposition::ToConfirm => None,
                    disposition => Some(format!("the incoming email it refers to is no longer waiting: {}", disposition.label())),
                },
                None => Some("the incoming email it refers to has been deleted".to_owned()),
            },
        };
        if over.is_some() {
            return Ok(over);
        }
    }
    match request_of(conn, email)? {
        Some(request) => asked_is_over(conn, email, &request),
        None => Ok(None),
    }
}

fn link_is_over(conn: &mut AnyConnection, ctx: ActionContext<'_>, email: &Left, key: &str) -> Result<Option<String>, Refusal> {
    let over = match email.kind.as_str() {
        "verify" | "reset" => (!links::is_unused(conn, key)?).then(|| "its link or a newer link has been used".to_owned()),
        "invitation" => {
            let until = ctx.now.saturating_add(SignedDuration::from_hours(24 * INVITATION_DAYS)).unwrap_or(ctx.now);
            let invited = team::queries::invited_with(conn, key)?;
            let request = match &invited {
                Some(id) => requests::by_id(conn, id)?,
                None => None,
            };
            if request.is_some_and(|request| request.state.is_open()) {
                team::queries::invite_until(conn, key, until.into())?;
                None
            } else {
                Some("the invitation has been used or withdrawn, or the request is closed".to_owned())
            }
        }
        "change_notice" => {
            let stands = match contact_answers::queries::by_token(conn, key)? {
                Some((id, _)) => requests::by_id(conn, &id)?.is_some_and(|request| request.state.is_open()),
                None => false,
            };
            (!stands).then(|| "the request is closed".to_owned())
        }
        "address_new" | "address_leaves" => {
            let open = addresses::queries::by_link(conn, key, ctx.now.into())?;
            open.is_none().then(|| "the change of email address has ended".to_owned())
        }
        "elsewhere" => {
            let open = oidc::queries::by_link(conn, key, ctx.now.into())?;
            open.is_none().then(|| "the external sign-in has ended or has another link".to_owned())
        }
        "contact_asked" => match contact_checks::queries::by_link(conn, key)? {
            Some(check) if check.answered_at.is_none() => None,
            _ => Some("the contact has already answered".to_owned()),
        },
        _ => None,
    };
    Ok(over)
}

/// The states in which an email that asks for an action is still relevant; `None` for informational emails.
fn asks_in(email: &str) -> Option<fn(State) -> bool> {
    match email {
        "discuss" => Some(|state| state == State::Review),
        "your_turn" => Some(State::is_open),
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

fn asked_is_over(conn: &mut AnyConnection, email: &Left, request: &Request) -> Result<Option<String>, Refusal> {
    let Some(asks) = asks_in(&email.kind) else { return Ok(None) };
    if !asks(request.state) {
        return Ok(Some(format!("{} is now: {}", request.number, request.state_phrase())));
    }
    if email.kind != "assignment" {
        return Ok(None);
    }
    let Some(expert) = users::queries::by_email(conn, &email.recipient.to_lowercase())? else { return Ok(None) };
    let waits = experts::queries::assignments_of(conn, &request.id)?
        .iter()
        .any(|asked| asked.expert_id == expert.id && !matches!(asked.reply, Reply::Declined(_)));
    let positions = reviews::queries::positions_of(conn, &request.id)?;
    let position = reviews::latest(&positions).into_iter().find(|position| position.expert_id == expert.id);
    Ok(match position {
        _ if !waits => Some(format!("{} no longer needs to respond", expert.name)),
        Some(position) => Some(format!("{} recorded a position: {}", expert.name, position.stance.label())),
        None => None,
    })
}
