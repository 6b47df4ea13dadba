//! E4: reinstates a withdrawn or lapsed request in its former state, with its threads, positions and place.

use crate::action_context::ActionContext;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::notify::{experts_of, notify, operators_of, team_of};
use crate::cases::run::{Granted, Written, run};
use crate::cases::waiting::turns;
use crate::history::{Act, EventId};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// E4: reinstates a request. Everyone involved is notified, with the reason.
pub fn go_on(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let input = Input::saying(reason);
    let write = |_: &mut AnyConnection, _: &mut Granted<'_>| Ok(Written::new(Act::EndTakenBack, input.tidy(), input.tidy()));
    run(conn, turn, (number, Move::GoOn), &input, write, |conn, granted, event, gives| {
        notify_everyone(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_everyone(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, reason: &str) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let ended = seen.request.state.name();
    let mut people = team_of(conn, seen)?;
    for other in experts_of(conn, seen)?.into_iter().chain(operators_of(conn, &seen.request.id)?) {
        if !people.iter().any(|known| known.id == other.id) {
            people.push(other);
        }
    }
    people.retain(|person| person.id != turn.who.id);
    notify(conn, turn, event, Some(&seen.thread()), &people, |name| Notification::GoesOn {
        name,
        number: granted.number(),
        title: granted.title(),
        ended: ended.to_owned(),
        reason: reason.to_owned(),
        link: granted.page("requests"),
    })?;
    turns::notify(conn, turn, event, seen.request.number)
}
