//! E4: a request that was withdrawn, or lapsed in silence, goes on where it was, with its threads, its positions and its place.

use crate::acts::duplicate::reopened_until;
use crate::cases::State;
use crate::cases::back::come_back;
use crate::cases::moves::Move;
use crate::cases::record::words;
use crate::cases::see::{Seen, see};
use crate::cases::tell::{experts_of, operators_of, team_of, tell};
use crate::cases::waiting::turns;
use crate::clock;
use crate::history::Act;
use crate::mail::letters::Letter;
use crate::people::{self, Account};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::turn::Turn;
use jiff::Timestamp;
use jiff::civil::Date;

/// Until when it can be taken back that a request ended, or why it cannot.
pub fn until(seen: &Seen, now: Timestamp) -> Result<Date, Refusal> {
    seen.permit(Move::GoOn)?;
    if seen.snapshots.is_empty() {
        return Err(Refusal::WrongState { why: "It was never sent in; take its text up again in a new draft".to_owned() });
    }
    let until = reopened_until(seen.request.state_since);
    if clock::day(now) > until {
        let ended = clock::day(seen.request.state_since);
        return Err(Refusal::WrongState { why: format!("It ended more than 12 months ago, on {ended}; start a new one") });
    }
    Ok(until)
}

/// E4: takes back that a request ended. Everybody who works on it is told, with the reason.
pub fn go_on(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::GoOn)?;
    until(&seen, turn.now)?;
    let owner = people::queries::by_id(conn, &seen.request.owner_id)?.filter(Account::is_live);
    if seen.request.state == State::Withdrawn && owner.is_some_and(|owner| owner.id != turn.who.id) {
        return Err(Refusal::not_permitted("Only the person who started this request takes back that it was withdrawn"));
    }
    let reason = words(reason, "go_on_reason", "Enter the reason; it is published")?;
    let ended = seen.request.state_words().to_lowercase();
    let event = come_back(conn, turn, &seen, Act::EndTakenBack, permitted, &reason)?;
    let mut people = team_of(conn, &seen)?;
    for other in experts_of(conn, &seen)?.into_iter().chain(operators_of(conn, &seen.request.id)?) {
        if !people.iter().any(|known| known.id == other.id) {
            people.push(other);
        }
    }
    people.retain(|person| person.id != turn.who.id);
    tell(conn, turn, &event, Some(&seen.thread()), &people, |name| Letter::GoesOn {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        ended: ended.clone(),
        reason: reason.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })?;
    turns::tell(conn, turn, &event, number)
}
