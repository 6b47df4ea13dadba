//! T1: submits a draft and freezes its first revision.

use crate::action_context::ActionContext;
use crate::cases::contact_answers;
use crate::cases::contact_answers::agreement::agreement_of;
use crate::cases::contact_answers::ask::ask_contacts;
use crate::cases::freeze::freeze;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::name_conflict_notices;
use crate::cases::notify::to_operators;
use crate::cases::run::{Granted, Written, run};
use crate::cases::timers::operators_due;
use crate::cases::{Request, Subject, queries};
use crate::clock;
use crate::history::{Act, EventId};
use crate::ids::{RequestNumber, SnapshotNo};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::store::AnyConnection;

/// T1: submits a draft and freezes revision 1. `revision` is the save counter of the draft that was displayed; if it was saved in the
/// meantime, the new text must be reviewed first.
pub fn submit(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    revision: i64,
) -> Result<Request, Refusal> {
    let input = Input { revision, draft: true, ..Input::default() };
    run(conn, turn, (number, Move::Submit), &input, write, notify)
}

fn write(conn: &mut AnyConnection, granted: &mut Granted<'_>) -> Result<Written<Request>, Refusal> {
    let state = granted.state;
    let request = &mut granted.case.seen.request;
    if let Subject::NewFormal { wish: Some(nid) } = &mut request.subject {
        *nid = nid.to_ascii_lowercase();
        queries::set_nid(conn, &request.id, Some(nid.as_str()))?;
    }
    freeze(conn, granted.turn, request, SnapshotNo::FIRST, "")?;
    if contact_answers::is_private(&request.subject, agreement_of(conn, request)?) {
        contact_answers::queries::set_private(conn, &request.id, Some(granted.turn.now.into()))?;
        request.private = true;
    }
    request.state = state;
    Ok(Written::new(Act::Submitted, "", request.clone()))
}

fn notify(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, request: &Request) -> Result<(), Refusal> {
    let (turn, thread) = (granted.turn, granted.seen().thread());
    let until = clock::day(operators_due(turn.now));
    let received = Notification::Received {
        name: turn.who.name.clone(),
        number: granted.number(),
        title: granted.title(),
        correction: matches!(request.subject, Subject::Correction { .. }),
        until,
        link: granted.page("requests"),
    };
    outbox::queue(conn, turn.post, turn.now, event, Some(&thread), &turn.who.email, &received)?;
    to_operators(conn, turn, event, &thread, |name| Notification::Arrived {
        name,
        number: granted.number(),
        title: granted.title(),
        until,
        link: granted.page("desk"),
    })?;
    ask_contacts(conn, turn, event, &thread, request)?;
    name_conflict_notices::begin(conn, turn, request.number)
}
