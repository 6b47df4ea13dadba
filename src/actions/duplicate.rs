//! T16, T17, E3: closing a request as a duplicate, reverting that, and reopening an ended request.

use crate::action_context::ActionContext;
use crate::cases::Request;
use crate::cases::daily_limit;
use crate::cases::drafts;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::name_conflict_notices;
use crate::cases::notify::{experts_of, notify, team_of};
use crate::cases::queries::set_duplicate;
use crate::cases::run::{Granted, Written, grant, run};
use crate::cases::viewer::{Seen, see};
use crate::cases::waiting::turns;
use crate::history::Act;
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::Account;

/// Everyone involved in one of these requests as registrant or expert, each once, except the actor.
fn everybody<'a>(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    requests: impl IntoIterator<Item = &'a Seen>,
) -> Result<Vec<Account>, Refusal> {
    let mut recipients: Vec<Account> = Vec::new();
    for seen in requests {
        let mut people = team_of(conn, seen)?;
        people.extend(experts_of(conn, seen)?);
        for person in people {
            if person.id != turn.who.id && !recipients.iter().any(|known| known.id == person.id) {
                recipients.push(person);
            }
        }
    }
    Ok(recipients)
}

/// T16: closes a request as a duplicate; everyone involved in either request is notified. Discussions stay where they are, and the two
/// requests link to each other.
pub fn call_duplicate(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    of: &str,
    reason: &str,
) -> Result<(), Refusal> {
    let of = of.trim();
    let input = Input { other: of, ..Input::saying(reason) };
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let other = granted.case.other()?.as_ref().ok_or_else(|| Refusal::unread("the other request"))?.request.number;
        set_duplicate(conn, &granted.request().id, other, granted.at())?;
        Ok(Written::new(Act::CalledDuplicate, format!("Duplicate of {of}: {}", input.tidy()), ()).moved())
    };
    run(conn, turn, (number, Move::CallDuplicate), &input, write, |conn, granted, event, ()| {
        let seen = granted.seen();
        let recipients = everybody(conn, turn, std::iter::once(seen).chain(granted.case.other()?))?;
        let reason = input.tidy();
        notify(conn, turn, event, Some(&seen.thread()), &recipients, |name| Notification::Duplicate {
            name,
            number: granted.number(),
            title: granted.title(),
            other: of.to_owned(),
            reason: reason.clone(),
            link: granted.page("requests"),
        })?;
        name_conflict_notices::end(conn, turn, &seen.request, name_conflict_notices::Ended::Closed)
    })
}

/// E3: reverts that a request is a duplicate. It returns to its former state, and both registrants are notified.
pub fn undo(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let input = Input::saying(reason);
    let write = |_: &mut AnyConnection, granted: &mut Granted<'_>| {
        let other = granted.request().duplicate_of.ok_or_else(|| Refusal::unread("the other request"))?;
        Ok(Written::new(Act::DuplicateTakenBack, format!("Not a duplicate of {other}: {}", input.tidy()), other))
    };
    run(conn, turn, (number, Move::TakeBackDuplicate), &input, write, |conn, granted, event, other| {
        let found = Refusal::answered(see(conn, *other, Some(turn.who), turn.now))?;
        let recipients = everybody(conn, turn, std::iter::once(granted.seen()).chain(&found))?;
        let reason = input.tidy();
        notify(conn, turn, event, Some(&granted.seen().thread()), &recipients, |name| Notification::DuplicateTakenBack {
            name,
            number: granted.number(),
            title: granted.title(),
            other: other.to_string(),
            reason: reason.clone(),
            link: granted.page("requests"),
        })?;
        turns::notify(conn, turn, event, number)
    })
    .map(drop)
}

/// T17: creates a draft from the last revision of a request that ended, and links to that request.
pub fn reopen(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<Request, Refusal> {
    let granted = grant(conn, turn, number, Move::Reopen, &Input::default())?;
    daily_limit::within_for(conn, turn, Move::Reopen)?;
    // The draft is private, so nothing is recorded on the closed request. Once it is submitted, the new request names the closed one.
    drafts::take_up(conn, turn, granted.seen())
}
