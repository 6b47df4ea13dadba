//! Assignment of requests to operators: an operator takes a request, assigns it to a colleague, or returns it to the queue. Assignments
//! do not lock out other operators.

use crate::action_context::ActionContext;
use crate::cases::guards::office::operator_of;
use crate::cases::notify::operators_of;
use crate::cases::operator_queue::counts;
use crate::cases::operator_queue::queries;
use crate::cases::record::words;
use crate::cases::viewer::{Seen, see};
use crate::history::{Act, Event, EventId, log};
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::mail::Post;
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::store::AnyConnection;
use crate::users::away::queries as away;
use crate::users::{Account, Actor, Role};
use crate::{clock, users};
use jiff::Timestamp;

/// The maximum number of revisions counted in one scheduled run.
const COUNTED: i64 = 20;

fn open_request(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<Seen, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    operator_of(&seen)?;
    if !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: "The request is closed and cannot be assigned".into() });
    }
    Ok(seen)
}

fn record(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    act: Act,
    about: &AccountId,
    detail: &str,
) -> Result<EventId, Refusal> {
    Ok(log::record(conn, turn.now, &turn.actor(), Event::on_account(act, about).saying(detail))?)
}

/// Sends an email to an operator about a request that was assigned to or taken from them.
fn notify(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    (event, seen): (&EventId, &Seen),
    to: &Account,
    (state, words): (&str, String),
) -> Result<(), Refusal> {
    let letter = Notification::DeskHanded {
        name: to.name.clone(),
        number: seen.request.number.to_string(),
        title: seen.request.subject.title(),
        state: state.to_owned(),
        words,
        link: turn.link(&format!("/desk/{}", seen.request.number)),
    };
    outbox::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &to.email, &letter)
}

/// Notifies the former assignee, except if they are the actor or their account is closed.
fn notify_former(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    (event, seen): (&EventId, &Seen),
    former: Option<AccountId>,
    words: String,
) -> Result<(), Refusal> {
    let Some(id) = former.filter(|id| *id != turn.who.id) else { return Ok(()) };
    match users::queries::by_id(conn, &id)?.filter(Account::is_live) {
        Some(account) => notify(conn, turn, (event, seen), &account, ("no longer assigned to you", words)),
        None => Ok(()),
    }
}

/// Assigns a request to the actor; a former assignee is notified.
pub fn take(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let seen = open_request(conn, turn, number)?;
    let former = queries::holder(conn, &seen.request.id)?.map(|holder| holder.account_id);
    if former.as_ref() == Some(&turn.who.id) {
        return Err(Refusal::WrongState { why: "This request is already assigned to you".into() });
    }
    queries::hold(conn, &seen.request.id, (&turn.who.id, &turn.who.id), turn.now.into())?;
    let event = record(conn, turn, Act::DeskTaken, &turn.who.id, &number.to_string())?;
    notify_former(conn, turn, (&event, &seen), former, format!("{} reassigned the request to themselves.", turn.who.name))
}

/// The operators to whom a request can be assigned, with the last day of their absence if they are away.
pub fn colleagues(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    now: Timestamp,
) -> Result<Vec<(Account, Option<jiff::civil::Date>)>, Refusal> {
    let mut list = Vec::new();
    for operator in operators_of(conn, request_id)? {
        let away = away::until(conn, &operator.id, clock::day(now))?;
        list.push((operator, away));
    }
    Ok(list)
}

/// Assigns a request to a colleague. The colleague and the former assignee are notified.
pub fn give(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, to: &AccountId) -> Result<(), Refusal> {
    let seen = open_request(conn, turn, number)?;
    let found = colleagues(conn, &seen.request.id, turn.now)?.into_iter().find(|(operator, _)| operator.id == *to);
    let (colleague, away) =
        found.ok_or_else(|| Refusal::at(at::TO, "Choose an operator who is allowed to act on this request"))?;
    if let Some(until) = away {
        return Err(Refusal::at(at::TO, format!("{} is away until {}", colleague.name, clock::spelled(until))));
    }
    let former = queries::holder(conn, &seen.request.id)?.map(|holder| holder.account_id);
    if former.as_ref() == Some(&colleague.id) {
        return Err(Refusal::at(at::TO, format!("The request is already assigned to {}", colleague.name)));
    }
    queries::hold(conn, &seen.request.id, (&colleague.id, &turn.who.id), turn.now.into())?;
    let event = record(conn, turn, Act::DeskGiven, &colleague.id, &number.to_string())?;
    if colleague.id != turn.who.id {
        notify(
            conn,
            turn,
            (&event, &seen),
            &colleague,
            ("now assigned to you", format!("{} assigned the request to you.", turn.who.name)),
        )?;
    }
    notify_former(conn, turn, (&event, &seen), former, format!("{} reassigned the request to {}.", turn.who.name, colleague.name))
}

/// Returns a request to the queue. If someone else than the assignee does this, a reason is required, and the assignee is notified of it.
pub fn give_back(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, why: &str) -> Result<(), Refusal> {
    let seen = open_request(conn, turn, number)?;
    let Some(holder) = queries::holder(conn, &seen.request.id)? else {
        return Err(Refusal::WrongState { why: "This request is not assigned".into() });
    };
    let why = if holder.account_id == turn.who.id && why.trim().is_empty() {
        String::new()
    } else {
        words(why, at::WHY, "Enter a short reason for the current assignee")?
    };
    queries::release(conn, &seen.request.id)?;
    let detail = if why.is_empty() { number.to_string() } else { format!("{number}: {why}") };
    let event = record(conn, turn, Act::DeskGivenBack, &holder.account_id, &detail)?;
    let told = format!("{} unassigned the request:\n\n> {}", turn.who.name, why.replace('\n', "\n> "));
    notify_former(conn, turn, (&event, &seen), Some(holder.account_id), told)
}

/// Returns the requests of operators who are away or no longer operators to the queue. Returns how many.
pub fn release_absent(conn: &mut AnyConnection, post: &Post, now: Timestamp) -> Result<usize, Refusal> {
    let mut released = 0;
    for (number, account_id) in queries::assigned(conn)? {
        let works =
            users::queries::by_id(conn, &account_id)?.is_some_and(|account| account.is_live() && account.has(Role::Operator));
        let away = away::until(conn, &account_id, clock::day(now))?;
        let why = match away {
            _ if !works => "no longer an operator".to_owned(),
            Some(until) => format!("away until {until}"),
            None => continue,
        };
        let program = Account::of_the_program();
        let seen = see(conn, number, None, now)?;
        let turn = ActionContext { who: &program, now, post };
        queries::release(conn, &seen.request.id)?;
        let event = Event::on_account(Act::DeskGivenBack, &account_id).saying(&format!("{number}: {why}"));
        let event = log::record(conn, now, &Actor::Clock, event)?;
        // On return, the operator can read where the request went.
        if works && seen.request.state.is_open() {
            let told = format!("You are {why}. The request is no longer assigned to you, and any operator can take it.");
            notify_former(conn, turn, (&event, &seen), Some(account_id), told)?;
        }
        released += 1;
    }
    Ok(released)
}

/// Open requests whose revision was submitted before findings were counted, a limited number at a time.
pub fn uncounted(conn: &mut AnyConnection) -> Result<Vec<RequestNumber>, Refusal> {
    Ok(queries::uncounted(conn, COUNTED)?)
}

/// Counts the findings of the newest revision of such a request.
pub fn count(conn: &mut AnyConnection, now: Timestamp, number: RequestNumber) -> Result<(), Refusal> {
    let seen = see(conn, number, None, now)?;
    match seen.current() {
        Some(current) => counts::count(conn, now, &seen.request, (current.number, &current.template)),
        None => Ok(()),
    }
}
