//! T13 to T15: returning a request to its experts, closing it, and reopening it.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action::{Action, phrase};
use crate::requests::guards::ended;
use crate::requests::input::Input;
use crate::requests::notify::{email_experts, email_team, experts_of, notify, operators_of, team_of};
use crate::requests::run::{Granted, Written, run};
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
    let input = Input::saying(defect);
    let write = |_: &mut AnyConnection, _: &mut Granted<'_>| Ok(Written::new(EventKind::SentBack, input.tidy(), ()));
    run(conn, ctx, (number, Action::SendBack), &input, write, |conn, granted, event, ()| {
        let email = Notification::SentBack { defect: input.tidy() };
        email_experts(conn, ctx, event, granted.view(), &email)?;
        email_team(conn, ctx, event, granted.view(), &email)?;
        tasks::notify::notify(conn, ctx, event, number)
    })
}

/// T14: the registrant withdraws a request.
pub fn withdraw_request(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    close_as(conn, ctx, number, Party::Registrant, &Input { close: Some(CloseReason::Withdrawn), ..Input::default() })
}

/// T14: the system closes a request after a long time without a reply.
pub(crate) fn lapse_request(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    close_as(conn, ctx, number, Party::Clock, &Input { close: Some(CloseReason::Lapsed), ..Input::default() })
}

/// T14: an operator closes a request. A duplicate names the other request.
pub fn close(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    (reason, other): (Option<CloseReason>, &str),
    statement: &str,
) -> Result<(), Refusal> {
    close_as(conn, ctx, number, Party::Operator, &Input { close: reason, other: other.trim(), ..Input::saying(statement) })
}

/// Closes a request in one role. Everyone who works on it is notified; for a duplicate, those of the other request too.
fn close_as(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    by: Party,
    input: &Input<'_>,
) -> Result<(), Refusal> {
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        if granted.party != by {
            let reason = Phrase::new("refusal-only-parties").with("who", by.phrase()).with("act", phrase(Action::Close));
            return Err(Refusal::not_permitted(reason));
        }
        let reason = input.close.ok_or_else(|| Refusal::unread("the reason"))?;
        let (other, says) = match reason {
            CloseReason::Withdrawn => (None, Phrase::new("record-withdrawn")),
            CloseReason::Lapsed => (None, Phrase::new("record-lapsed")),
            CloseReason::Obsolete => (None, Phrase::new("record-obsolete").with("reason", input.tidy())),
            CloseReason::Duplicate => {
                let other = granted.facts.other()?.as_ref().ok_or_else(|| Refusal::unread("the other request"))?.request.number;
                (Some(other), Phrase::new("record-duplicate-of").with("other", other).with("reason", input.tidy()))
            }
        };
        granted.state = State::Closed(reason);
        queries::close(conn, &granted.request().id, reason, other, granted.at())?;
        Ok(Written::new(EventKind::Closed, says.to_string(), (reason, other)).moved())
    };
    run(conn, ctx, (number, Action::Close), input, write, |conn, granted, event, (reason, other)| {
        let view = granted.view();
        // A draft was never visible to anyone else.
        if view.revisions.is_empty() {
            return Ok(());
        }
        let people = people_involved(conn, ctx, view, *other)?;
        notify(
            conn,
            ctx,
            event,
            Some(&view.thread()),
            &people,
            &Notification::Closed {
                state: reason.name(),
                other: other.map_or_else(String::new, |other| other.to_string()),
                reason: input.tidy(),
                until: ended::until(ctx.now),
            },
        )?;
        name_conflict_notices::end(conn, ctx, &view.request, name_conflict_notices::Ended::Closed)
    })
    .map(drop)
}

/// T15: reopens a closed request. Everyone who works on it is notified, with the reason.
pub fn reopen(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let input = Input::saying(reason);
    let write = |_: &mut AnyConnection, _: &mut Granted<'_>| Ok(Written::new(EventKind::Reopened, input.tidy(), ()));
    run(conn, ctx, (number, Action::Reopen), &input, write, |conn, granted, event, ()| {
        let view = granted.view();
        let people = people_involved(conn, ctx, view, view.request.duplicate_of)?;
        notify(
            conn,
            ctx,
            event,
            Some(&view.thread()),
            &people,
            &Notification::Reopened { state: view.request.state.name(), reason: input.tidy() },
        )?;
        tasks::notify::notify(conn, ctx, event, number)
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
