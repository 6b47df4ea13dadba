//! T2: an operator posts a request to the review list and assigns experts.

use crate::action_context::ActionContext;
use crate::cases::candidates::Candidate;
use crate::cases::guards::sent::may_be_asked;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::notify::{notify, to_team};
use crate::cases::periods::periods;
use crate::cases::record::record;
use crate::cases::run::{Granted, Written, run};
use crate::cases::timers::discussion_ends;
use crate::cases::viewer::{Seen, see};
use crate::cases::waiting::turns;
use crate::cases::{Party, State, candidates, queries};
use crate::clock;
use crate::history::Act;
use crate::history::EventId;
use crate::ids::{AccountId, RequestNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::reviews::experts;
use crate::store::AnyConnection;
use crate::users::Account;
use jiff::SignedDuration;
use std::slice;
use urn_registry::template::write;

/// T2: posts the text to the review list and assigns experts.
pub fn open_review(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    expert_ids: &[AccountId],
) -> Result<(), Refusal> {
    let input = Input { experts: expert_ids, ..Input::default() };
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let asked = assign(conn, turn, granted.seen(), granted.case.candidates()?, expert_ids)?;
        queries::begin_review(conn, &granted.request().id, granted.at())?;
        Ok(Written::new(Act::ReviewOpened, number_asked(asked.len()), asked))
    };
    run(conn, turn, (number, Move::OpenReview), &input, write, |conn, granted, event, gives| {
        notify_of_opening(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_of_opening(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, asked: &[Account]) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let text = seen.current().map(|snapshot| snapshot.canonical.clone()).unwrap_or_default();
    let until = clock::day(discussion_ends(turn.now));
    let to_list =
        Notification::ToList { number: granted.number(), title: granted.title(), text, until, link: granted.page("requests") };
    outbox::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &turn.post.review_list, &to_list)?;
    notify_asked(conn, turn, event, seen, asked)?;
    to_team(conn, turn, event, seen, |name| Notification::Opened {
        name,
        number: granted.number(),
        title: granted.title(),
        until,
        link: granted.page("requests"),
    })?;
    turns::notify(conn, turn, event, seen.request.number)
}

/// The number of assigned experts.
fn number_asked(count: usize) -> String {
    if count == 1 { "1 expert is assigned".to_owned() } else { format!("{count} experts are assigned") }
}

/// The estimated reading time for this number of words.
fn reading(words: usize) -> String {
    /// Reading speed in words per minute.
    const A_MINUTE: usize = 200;
    match words.div_ceil(A_MINUTE) {
        0 | 1 => format!("{words} words, a minute to read"),
        minutes => format!("{words} words, about {minutes} minutes to read"),
    }
}

fn notify_asked(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    seen: &Seen,
    asked: &[Account],
) -> Result<(), Refusal> {
    let number = seen.request.number;
    let days = periods().position;
    let due = clock::day(turn.now.saturating_add(SignedDuration::from_hours(24 * days)).unwrap_or(turn.now));
    let words = seen.current().map_or(0, |current| write::write(&current.template).split_whitespace().count());
    for expert in asked {
        let help = if is_first(conn, expert)? { turn.link("/help/experts") } else { String::new() };
        notify(conn, turn, event, Some(&seen.thread()), slice::from_ref(expert), |name| Notification::Assignment {
            name,
            number: number.to_string(),
            title: seen.request.subject.title(),
            by: turn.acting(Party::Operator.name()),
            until: due,
            words: reading(words),
            help: help.clone(),
            link: turn.link(&format!("/reviews/{number}")),
        })?;
    }
    Ok(())
}

/// Whether the assignment just made is the first one of an expert.
fn is_first(conn: &mut AnyConnection, expert: &Account) -> Result<bool, Refusal> {
    Ok(experts::queries::assignments_made(conn, &expert.id)? == 1)
}

/// Assigns more experts during the review.
pub fn ask_experts(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    expert_ids: &[AccountId],
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Operator) && !seen.is(Party::Lead) {
        return Err(Refusal::not_permitted("Only the operator or the lead of this request can assign experts"));
    }
    if seen.request.state != State::Review {
        return Err(Refusal::WrongState { why: "Experts can only be assigned during the review".into() });
    }
    let candidates = candidates::candidates(conn, &seen, turn.now)?;
    let asked = assign(conn, turn, &seen, &candidates, expert_ids)?;
    let party = if seen.is(Party::Operator) { Party::Operator } else { Party::Lead };
    let event = record(conn, turn, Act::ExpertsAsked, party, &seen.request, &number_asked(asked.len()))?;
    notify_asked(conn, turn, &event, &seen, &asked)
}

fn assign(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    seen: &Seen,
    candidates: &[Candidate],
    expert_ids: &[AccountId],
) -> Result<Vec<Account>, Refusal> {
    may_be_asked(candidates, expert_ids)?;
    let mut asked = Vec::new();
    for id in expert_ids {
        for candidate in candidates.iter().filter(|candidate| candidate.account.id == *id) {
            experts::queries::assign(conn, &seen.request.id, id, &candidate.because, turn.now.into())?;
            asked.push(candidate.account.clone());
        }
    }
    Ok(asked)
}
