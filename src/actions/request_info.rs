//! T3 to T5: requests for information, their answers, and new revisions.

use crate::action_context::ActionContext;
use crate::cases::changed;
use crate::cases::contact_answers::ask::ask_again;
use crate::cases::freeze::freeze;
use crate::cases::guards::text::text_is_for_this;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::notify::{experts_of, notify, operators_of, team_of, to_experts, to_operators};
use crate::cases::periods::periods;
use crate::cases::run::{Granted, Written, run};
use crate::cases::viewer::Seen;
use crate::cases::waiting::turns;
use crate::cases::{Snapshot, State};
use crate::history::{Act, EventId};
use crate::ids::RequestNumber;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::users::Account;
use crate::{clock, history, users};
use jiff::SignedDuration;

/// T3: asks the registrant for information; the request is then with the requester.
pub fn ask(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, question: &str) -> Result<(), Refusal> {
    let input = Input::saying(question);
    let write = |_: &mut AnyConnection, _: &mut Granted<'_>| Ok(Written::new(Act::Asked, input.tidy(), input.tidy()));
    run(conn, turn, (number, Move::Ask), &input, write, |conn, granted, event, gives| notify_asked(conn, granted, event, gives))
        .map(drop)
}

fn notify_asked(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, question: &str) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let by = turn.acting(granted.party.name());
    let lapses = turn.now.saturating_add(SignedDuration::from_hours(24 * periods().lapse)).unwrap_or(turn.now);
    let until = clock::day(lapses);
    let team = team_of(conn, seen)?;
    if team.is_empty() {
        return to_operators(conn, turn, event, &seen.thread(), |name| Notification::Unreachable {
            name,
            number: granted.number(),
            title: granted.title(),
            question: question.to_owned(),
            until,
            link: granted.page("desk"),
        });
    }
    notify(conn, turn, event, Some(&seen.thread()), &team, |name| Notification::Question {
        name,
        number: granted.number(),
        title: granted.title(),
        by: by.clone(),
        until,
        question: question.to_owned(),
        link: format!("{}/edit", granted.page("requests")),
    })
}

/// The text of an answer, with the revision submitted with it.
struct Answer {
    words: String,
    sent: Option<Snapshot>,
}

/// T4: answers. With `send_draft` the draft is submitted as a new revision. The request returns to the state in which the question was
/// asked.
pub fn answer(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    text: &str,
    send_draft: bool,
) -> Result<(), Refusal> {
    let input = Input { draft: send_draft, ..Input::saying(text) };
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let (words, seen) = (input.tidy(), granted.seen());
        let sent = if send_draft { Some(freeze(conn, turn, &seen.request, seen.next_snapshot(), &words)?) } else { None };
        // A revision that changes after the decision needs a new decision.
        let changed = send_draft
            || seen.current().is_some_and(|current| current.sent_at >= seen.request.state_since)
            || text_is_for_this(seen).is_err();
        if changed && matches!(granted.state, State::Ready | State::WithBody) {
            granted.state = State::Review;
        }
        Ok(Written::new(Act::Answered, words.clone(), Answer { words, sent }))
    };
    run(conn, turn, (number, Move::Answer), &input, write, notify_of_answer).map(drop)
}

fn notify_of_answer(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, answer: &Answer) -> Result<(), Refusal> {
    let (turn, seen, state) = (granted.turn, granted.seen(), granted.state);
    if answer.sent.is_some() {
        ask_again(conn, turn, event, seen)?;
    }
    let revision = answer.sent.as_ref().map_or_else(String::new, |text| text.number.to_string());
    let (changes, compare) = changed_since(turn, seen, answer.sent.as_ref())?;
    let letter = |room: &'static str| {
        let (revision, changes, compare) = (&revision, &changes, &compare);
        move |name: String| Notification::Answered {
            name,
            number: granted.number(),
            title: granted.title(),
            revision: revision.clone(),
            answer: answer.words.clone(),
            changes: changes.clone(),
            compare: compare.clone(),
            link: granted.page(room),
        }
    };
    let mut recipients = match state {
        State::Review => experts_of(conn, seen)?,
        _ => operators_of(conn, &seen.request.id)?,
    };
    // The person who requested the information is notified, even if someone else acts next.
    let asker = match history::queries::last_actor(conn, &seen.request.id, Act::Asked)? {
        Some(id) => users::queries::by_id(conn, &id)?.filter(Account::is_live),
        None => None,
    };
    let asker_elsewhere = asker.filter(|asker| recipients.iter().all(|known| known.id != asker.id));
    recipients.retain(|person| person.id != turn.who.id);
    let room = if state == State::Review { "reviews" } else { "desk" };
    notify(conn, turn, event, Some(&seen.thread()), &recipients, letter(room))?;
    if let Some(asker) = asker_elsewhere {
        notify(conn, turn, event, Some(&seen.thread()), &[asker], letter("requests"))?;
    }
    turns::notify(conn, turn, event, seen.request.number)
}

/// The changes of a new revision for the emails that announce it, and the URL of the side-by-side comparison; empty if there is no new
/// revision.
pub(crate) fn changed_since(turn: ActionContext<'_>, seen: &Seen, sent: Option<&Snapshot>) -> Result<(String, String), Refusal> {
    let (Some(old), Some(new)) = (seen.current(), sent) else { return Ok(<(String, String)>::default()) };
    let page = format!("/requests/{}/compare?from={}&to={}", seen.request.number, old.number, new.number);
    Ok((changed::in_short(old, new)?, turn.link(&page)))
}

/// T5: submits the draft as a new revision during review.
pub fn send_snapshot(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    note: &str,
) -> Result<Snapshot, Refusal> {
    let input = Input { draft: true, ..Input::saying(note) };
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let (note, seen) = (input.tidy(), granted.seen());
        let sent = freeze(conn, turn, &seen.request, seen.next_snapshot(), &note)?;
        Ok(Written::new(Act::SnapshotSent, format!("Revision {}: {note}", sent.number), sent))
    };
    run(conn, turn, (number, Move::SendSnapshot), &input, write, |conn, granted, event, sent| {
        let (changes, compare) = changed_since(turn, granted.seen(), Some(sent))?;
        ask_again(conn, turn, event, granted.seen())?;
        to_experts(conn, turn, event, granted.seen(), |name| Notification::NewSnapshot {
            name,
            number: granted.number(),
            title: granted.title(),
            snapshot: sent.number.to_string(),
            note: sent.note.clone(),
            changes: changes.clone(),
            compare: compare.clone(),
            link: granted.page("reviews"),
        })?;
        turns::notify(conn, turn, event, number)
    })
}
