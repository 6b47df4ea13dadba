//! T7 to T9: the experts' report to a standards body, and the body's answer (RFC 8141 §6.2 step 4).

use crate::action_context::ActionContext;
use crate::actions::decide::Grounds;
use crate::cases::criteria::Judged;
use crate::cases::documents::DocumentKind;
use crate::cases::guards::decision;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::name_conflict_notices;
use crate::cases::notify::{to_experts, to_operators, to_team};
use crate::cases::record::{close_proposals, decide, record_document};
use crate::cases::run::{Granted, Written, run};
use crate::cases::waiting::turns;
use crate::history::{Act, EventId};
use crate::ids::{RequestNumber, SnapshotNo};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::reviews::DecisionOutcome;
use crate::store::AnyConnection;
use crate::users;
use crate::users::Role;

/// T7: sends the expert review report to the body, with the lead's judgment of each criterion of RFC 8141 §5.1 and §6.4. `snapshot` is
/// the revision that was displayed.
pub fn report<'a>(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
    grounds: impl Into<Grounds<'a>>,
    judged: &Judged,
) -> Result<(), Refusal> {
    let Grounds { reasons, appeal_answer, .. } = grounds.into();
    let input = Input { words: reasons, judged: *judged, appeal_answer, ..Input::on(snapshot) };
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let (text, seen) = (decision::report(&input)?, granted.seen());
        let body = seen.request.track.body().unwrap_or_default();
        record_document(conn, turn, seen, DocumentKind::Report, &text)?;
        decide(conn, seen, (&turn.who.id, None), (DecisionOutcome::Reported, &text), turn.now)?;
        close_proposals(conn, seen, turn.now)?;
        let says = format!("To {body}, on revision {snapshot}");
        let says = Input { words: &says, ..input }.reasons(granted.case.reopened()?.is_some());
        Ok(Written::new(Act::Reported, says, text))
    };
    run(conn, turn, (number, Move::Report), &input, write, |conn, granted, event, gives| {
        notify_of_report(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_of_report(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, text: &str) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let body = seen.request.track.body().unwrap_or_default();
    for liaison in users::queries::with_role(conn, Role::Liaison)? {
        let letter = Notification::Report {
            number: granted.number(),
            title: granted.title(),
            body: body.to_owned(),
            report: text.to_owned(),
            link: granted.page("requests"),
        };
        outbox::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &liaison.email, &letter)?;
    }
    let letter = |room: &'static str| {
        move |name: String| Notification::Reported {
            name,
            number: granted.number(),
            title: granted.title(),
            body: body.to_owned(),
            link: granted.page(room),
        }
    };
    to_team(conn, turn, event, seen, letter("requests"))?;
    to_operators(conn, turn, event, &seen.thread(), letter("desk"))?;
    turns::notify(conn, turn, event, seen.request.number)
}

/// T8: an operator or the liaison of the body records the direction and the copy of the report that came with it. Until the registration, an
/// operator can replace a direction that was recorded in error.
pub fn direct(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    direction: &str,
    copy: &str,
) -> Result<(), Refusal> {
    let input = Input { copy, ..Input::saying(direction) };
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let direction = input.tidy();
        record_document(conn, turn, granted.seen(), DocumentKind::Direction, &direction)?;
        record_document(conn, turn, granted.seen(), DocumentKind::ReportCopy, &urn_registry::template::tidy(copy))?;
        Ok(Written::new(Act::Directed, direction.clone(), direction))
    };
    run(conn, turn, (number, Move::Direct), &input, write, |conn, granted, event, words| {
        let letter = |room: &'static str| {
            move |name: String| Notification::Directed {
                name,
                number: granted.number(),
                title: granted.title(),
                words: words.clone(),
                link: granted.page(room),
            }
        };
        to_team(conn, turn, event, granted.seen(), letter("requests"))?;
        to_experts(conn, turn, event, granted.seen(), letter("reviews"))?;
        turns::notify(conn, turn, event, number)
    })
    .map(drop)
}

/// T9: records that the body asks for changes or declines, with its own statement.
pub fn body_answered(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    declines: bool,
    text: &str,
) -> Result<(), Refusal> {
    let (act, event) = if declines { (Move::BodyDeclines, Act::BodyDeclined) } else { (Move::BodyAsks, Act::BodyAsked) };
    let input = Input::saying(text);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        record_document(conn, turn, granted.seen(), DocumentKind::Outcome, &input.tidy())?;
        Ok(Written::new(event, input.tidy(), input.tidy()))
    };
    run(conn, turn, (number, act), &input, write, |conn, granted, event, words| {
        let seen = granted.seen();
        let letter = |room: &'static str| {
            move |name: String| Notification::BodyAnswered {
                name,
                number: granted.number(),
                title: granted.title(),
                body: granted.request().track.body().unwrap_or_default().to_owned(),
                words: words.clone(),
                link: granted.page(room),
            }
        };
        to_team(conn, turn, event, seen, letter("requests"))?;
        to_experts(conn, turn, event, seen, letter("reviews"))?;
        turns::notify(conn, turn, event, number)?;
        if declines {
            name_conflict_notices::end(conn, turn, &seen.request, name_conflict_notices::Ended::Closed)
        } else {
            Ok(())
        }
    })
    .map(drop)
}
