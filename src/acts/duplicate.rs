//! T16, T17, E3: a request is ended as a duplicate, that is taken back, or an ended one is taken up again.

use crate::cases::back::come_back;
use crate::cases::moves::Move;
use crate::cases::queries::set_duplicate;
use crate::cases::record::{moved_with, record, words};
use crate::cases::see::{Seen, see};
use crate::cases::tell::{experts_of, team_of, tell};
use crate::cases::waiting::turns;
use crate::cases::{Request, State};
use crate::clock;
use crate::history::Act;
use crate::mail::letters::Letter;
use crate::people::Account;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::stored;
use crate::turn::Turn;
use jiff::Span;

/// Everybody who works on one of these requests, as its registrant or its expert, once; not who acts.
fn everybody<'a>(
    conn: &mut AnyConnection,
    turn: Turn<'_>,
    requests: impl IntoIterator<Item = &'a Seen>,
) -> Result<Vec<Account>, Refusal> {
    let mut told: Vec<Account> = Vec::new();
    for seen in requests {
        let mut people = team_of(conn, seen)?;
        people.extend(experts_of(conn, seen)?);
        for person in people {
            if person.id != turn.who.id && !told.iter().any(|known| known.id == person.id) {
                told.push(person);
            }
        }
    }
    Ok(told)
}

/// T16: ends a request because another one is about the same; whoever works on either is told. What was said stays
/// readable where it was said, and each of the two requests points at the other.
pub fn call_duplicate(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, of: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, state) = seen.permit(Move::CallDuplicate)?;
    let of = of.trim();
    let other = see(conn, of, Some(turn.who), turn.now)
        .ok()
        .filter(|other| other.request.id != seen.request.id && !other.snapshots.is_empty())
        .ok_or_else(|| match of {
            "" => Refusal::at("of", "Enter the number of the other request, such as R-2026-0001"),
            _ if of == number => Refusal::at("of", "Enter the number of the other request, not of this one"),
            _ => Refusal::at("of", format!("There is no request {of}")),
        })?;
    if other.request.state == State::Duplicate {
        return Err(Refusal::at("of", format!("{of} is a duplicate itself")));
    }
    // What is merged goes on there.
    if !other.request.state.is_open() && other.request.state != State::Registered {
        let ended = other.request.state_words().to_lowercase();
        return Err(Refusal::at("of", format!("{of} has ended ({ended}); name one that goes on, or that is registered")));
    }
    let reason = words(reason, "duplicate_reason", "Enter the reason; it is published")?;
    set_duplicate(conn, &seen.request.id, of, &stored(turn.now))?;
    let event = moved_with(conn, turn, &seen, Act::CalledDuplicate, (party, state), &format!("Of {of}: {reason}"))?;
    let told = everybody(conn, turn, [&seen, &other])?;
    tell(conn, turn, &event, Some(&seen.thread()), &told, |name| Letter::Duplicate {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        other: of.to_owned(),
        reason: reason.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })?;
    crate::cases::contention::effects::leave(conn, turn, &seen)
}

/// E3: takes back that a request is a duplicate; it goes on where it was, and both registrants are told.
pub fn take_back(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::TakeBackDuplicate)?;
    let reason = words(reason, "take_back_reason", "Enter the reason; it is published")?;
    let other = seen.request.duplicate_of.clone().unwrap_or_default();
    let event = come_back(conn, turn, &seen, Act::DuplicateTakenBack, permitted, &format!("Not of {other}: {reason}"))?;
    let found = Refusal::answered(see(conn, &other, Some(turn.who), turn.now))?;
    let told = everybody(conn, turn, std::iter::once(&seen).chain(&found))?;
    tell(conn, turn, &event, Some(&seen.thread()), &told, |name| Letter::DuplicateTakenBack {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        other: other.clone(),
        reason: reason.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })?;
    turns::tell(conn, turn, &event, number)
}

/// Until when a request that lapsed at a moment can be taken up again (T17).
pub(crate) fn reopened_until(lapsed: jiff::Timestamp) -> jiff::civil::Date {
    clock::day(lapsed).saturating_add(Span::new().months(12))
}

/// Whether a request that ended can be taken up again now, and until when (T17).
pub fn reopen_until(request: &Request, now: jiff::Timestamp) -> Result<Option<jiff::civil::Date>, Refusal> {
    if request.state != State::Lapsed {
        return Ok(None);
    }
    let until = reopened_until(request.state_since);
    if clock::day(now) > until {
        return Err(Refusal::WrongState {
            why: format!("The request lapsed more than 12 months ago, on {}; start a new one", clock::day(request.state_since)),
        });
    }
    Ok(Some(until))
}

/// T17: a new draft that begins with the last text of a request that ended, and names it.
pub fn reopen(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::Reopen)?;
    reopen_until(&seen.request, turn.now)?;
    let again = crate::cases::drafts::take_up(conn, turn, &seen)?;
    record(conn, turn, Act::Reopened, party, &seen.request, &format!("As {}", again.number))?;
    Ok(again)
}
