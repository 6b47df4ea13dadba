//! T13 to T15: returning a request to its experts, withdrawal, and lapse.

use crate::action_context::ActionContext;
use crate::cases::guards::ended;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::name_conflict_notices;
use crate::cases::notify::{notify, team_of, to_experts, to_operators, to_team};
use crate::cases::run::{Granted, Written, run};
use crate::cases::waiting::turns;
use crate::history::{Act, EventId};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// T13: returns an approved request to the experts because of a defect.
pub fn send_back(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, defect: &str) -> Result<(), Refusal> {
    let input = Input::saying(defect);
    let write = |_: &mut AnyConnection, _: &mut Granted<'_>| Ok(Written::new(Act::SentBack, input.tidy(), ()));
    run(conn, turn, (number, Move::SendBack), &input, write, |conn, granted, event, ()| {
        let defect = input.tidy();
        let letter = |room: &'static str| {
            let defect = &defect;
            move |name: String| Notification::SentBack {
                name,
                number: granted.number(),
                title: granted.title(),
                defect: defect.clone(),
                link: granted.page(room),
            }
        };
        to_experts(conn, turn, event, granted.seen(), letter("reviews"))?;
        to_team(conn, turn, event, granted.seen(), letter("requests"))?;
        turns::notify(conn, turn, event, number)
    })
}

/// T14: withdraws a request.
pub fn withdraw(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let write = |_: &mut AnyConnection, _: &mut Granted<'_>| Ok(Written::new(Act::Withdrawn, "", ()));
    run(conn, turn, (number, Move::Withdraw), &Input::default(), write, |conn, granted, event, ()| {
        // A draft was never visible to anyone else.
        if granted.seen().snapshots.is_empty() { Ok(()) } else { notify_of_withdrawal(conn, granted, event) }
    })
}

fn notify_of_withdrawal(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let letter = |room: &'static str| {
        move |name: String| Notification::Withdrawn {
            name,
            number: granted.number(),
            title: granted.title(),
            link: granted.page(room),
        }
    };
    let mut others = team_of(conn, seen)?;
    others.retain(|person| person.id != turn.who.id);
    notify(conn, turn, event, Some(&seen.thread()), &others, letter("requests"))?;
    to_experts(conn, turn, event, seen, letter("reviews"))?;
    to_operators(conn, turn, event, &seen.thread(), letter("desk"))?;
    name_conflict_notices::end(conn, turn, &seen.request, name_conflict_notices::Ended::Closed)
}

/// T15: the system closes a request after a long time without a reply.
pub(crate) fn lapse(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let write = |_: &mut AnyConnection, _: &mut Granted<'_>| Ok(Written::new(Act::Lapsed, "No reply within the time limit", ()));
    run(conn, turn, (number, Move::Lapse), &Input::default(), write, |conn, granted, event, ()| {
        let team = team_of(conn, granted.seen())?;
        notify(conn, turn, event, Some(&granted.seen().thread()), &team, |name| Notification::Lapsed {
            name,
            number: granted.number(),
            title: granted.title(),
            until: ended::until(turn.now),
            link: granted.page("requests"),
        })?;
        name_conflict_notices::end(conn, turn, granted.request(), name_conflict_notices::Ended::Closed)
    })
}
