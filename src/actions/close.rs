//! T13 to T15: returning a request to its experts, closing it, and reopening it.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action::{Action, phrase};
use crate::requests::guards::ended;
use crate::requests::input::ActionInput;
use crate::requests::notify::{email_experts, email_people, email_team, experts_of, operators_of, team_of};
use crate::requests::run::{ActionOutcome, GrantedAction, run_action};
use crate::requests::tasks;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{CloseReason, Party, State, name_conflict_notices, queries};
use crate::store::AnyConnection;
use crate::users::Account;
use std::collections::HashSet;
use urn_registry::i18n::Phrase;

/// T13: returns an approved request to the experts because of a defect.
pub fn return_to_review(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    defect: &str,
) -> Result<(), Refusal> {
    let input = ActionInput::with_text(defect);
    let write =
        |_: &mut AnyConnection, _: &mut GrantedAction<'_>| Ok(ActionOutcome::new(EventKind::SentBack, input.tidy_text(), ()));
    run_action(conn, ctx, (number, Action::SendBack), &input, write, |conn, granted, event, ()| {
        let email = Notification::SentBack { defect: input.tidy_text() };
        email_experts(conn, ctx, event, granted.view(), &email)?;
        email_team(conn, ctx, event, granted.view(), &email)?;
        tasks::notify::notify_assignees(conn, ctx, event, number)
    })
}

/// T14: the registrant withdraws a request.
pub fn withdraw_request(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    close_as(conn, ctx, number, Party::Registrant, &ActionInput { close: Some(CloseReason::Withdrawn), ..ActionInput::default() })
}

/// T14: the system closes a request after a long time without a reply.
pub(crate) fn lapse_request(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    close_as(conn, ctx, number, Party::Clock, &ActionInput { close: Some(CloseReason::Lapsed), ..ActionInput::default() })
}

/// T14: an operator closes a request. A duplicate names the other request.
pub fn close_request(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    (reason, other): (Option<CloseReason>, &str),
    statement: &str,
) -> Result<(), Refusal> {
    close_as(
        conn,
        ctx,
        number,
        Party::Operator,
        &ActionInput { close: reason, other: other.trim(), ..ActionInput::with_text(statement) },
    )
}

/// Closes a request in one role. Everyone who works on it is notified; for a duplicate, those of the other request too.
fn close_as(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    by: Party,
    input: &ActionInput<'_>,
) -> Result<(), Refusal> {
    let write = |conn: &mut AnyConnection, granted: &mut GrantedAction<'_>| {
        if granted.party != by {
            let reason = Phrase::new("refusal-only-parties").arg("who", by.phrase()).arg("act", phrase(Action::Close));
            return Err(Refusal::not_permitted(reason));
        }
        let reason = input.close.ok_or_else(|| Refusal::fact_not_gathered("the reason"))?;
        let (other, says) = match reason {
            CloseReason::Withdrawn => (None, Phrase::new("record-withdrawn")),
            CloseReason::Lapsed => (None, Phrase::new("record-lapsed")),
            CloseReason::Obsolete => (None, Phrase::new("record-obsolete").arg("reason", input.tidy_text())),
            CloseReason::Duplicate => {
                let other = granted
                    .facts
                    .other()?
                    .as_ref()
                    .ok_or_else(|| Refusal::fact_not_gathered("the other request"))?
                    .request
                    .number;
                (Some(other), Phrase::new("record-duplicate-of").arg("other", other).arg("reason", input.tidy_text()))
            }
        };
        granted.state = State::Closed(reason);
        queries::close(conn, &granted.request().id, reason, other, granted.now_moment())?;
        Ok(ActionOutcome::new(EventKind::Closed, says.to_string(), (reason, other)).with_state_set())
    };
    run_action(conn, ctx, (number, Action::Close), input, write, |conn, granted, event, (reason, other)| {
        let view = granted.view();
        // A draft was never visible to anyone else.
        if view.revisions.is_empty() {
            return Ok(());
        }
        let people = people_involved(conn, ctx, view, *other)?;
        email_people(
            conn,
            ctx,
            event,
            Some(&view.email_thread()),
            &people,
            &Notification::Closed {
                state: reason.name(),
                other: other.map_or_else(String::new, |other| other.to_string()),
                reason: input.tidy_text(),
                until: ended::reopening_deadline(ctx.now),
            },
        )?;
        name_conflict_notices::end_conflicts(conn, ctx, &view.request, name_conflict_notices::ClaimEnd::Closed)
    })
    .map(drop)
}

/// T15: reopens a closed request. Everyone who works on it is notified, with the reason.
pub fn reopen(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let input = ActionInput::with_text(reason);
    let write =
        |_: &mut AnyConnection, _: &mut GrantedAction<'_>| Ok(ActionOutcome::new(EventKind::Reopened, input.tidy_text(), ()));
    run_action(conn, ctx, (number, Action::Reopen), &input, write, |conn, granted, event, ()| {
        let view = granted.view();
        let people = people_involved(conn, ctx, view, view.request.duplicate_of)?;
        email_people(
            conn,
            ctx,
            event,
            Some(&view.email_thread()),
            &people,
            &Notification::Reopened { state: view.request.state.name(), reason: input.tidy_text() },
        )?;
        tasks::notify::notify_assignees(conn, ctx, event, number)
    })
}

/// The collaborators, experts and operators of a request, and the collaborators and experts of its duplicate, each once, without the actor.
fn people_involved(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    other: Option<RequestNumber>,
) -> Result<Vec<Account>, Refusal> {
    let mut people = team_of(conn, view)?;
    people.extend(experts_of(conn, view)?);
    people.extend(operators_of(conn, &view.request.id)?);
    if let Some(other) = other {
        let other = load_view(conn, other, None, ctx.now)?;
        people.extend(team_of(conn, &other)?);
        people.extend(experts_of(conn, &other)?);
    }
    let mut known = HashSet::new();
    people.retain(|person| person.id != ctx.who.id && known.insert(person.id.clone()));
    Ok(people)
}
