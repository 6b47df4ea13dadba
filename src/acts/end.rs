//! T13 and T14: a request is sent back to its experts, or withdrawn.

use crate::cases::contention::effects;
use crate::cases::moves::Move;
use crate::cases::record::{moved, words};
use crate::cases::see::{Seen, see};
use crate::cases::tell::{team_of, tell, to_experts, to_operators, to_team};
use crate::cases::waiting::turns;
use crate::history::Act;
use crate::mail::letters::Letter;
use crate::people;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::turn::Turn;

/// T13: gives an approved request back to the experts because of a defect.
pub fn send_back(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, defect: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::SendBack)?;
    let defect = words(defect, "defect", "Name the defect")?;
    let event = moved(conn, turn, &seen, Act::SentBack, permitted, &defect)?;
    let letter = |page: &'static str| {
        let (number, title, defect) = (number.to_owned(), seen.request.subject.title(), defect.clone());
        move |name: String| Letter::SentBack {
            name,
            number: number.clone(),
            title: title.clone(),
            defect: defect.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_experts(conn, turn, &event, &seen, letter("reviews"))?;
    to_team(conn, turn, &event, &seen, letter("requests"))?;
    turns::tell(conn, turn, &event, number)
}

/// T14: takes a request back.
pub fn withdraw(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::Withdraw)?;
    owner_ends(conn, &seen, turn)?;
    let event = moved(conn, turn, &seen, Act::Withdrawn, permitted, "")?;
    // A draft was never seen by anybody else.
    if seen.snapshots.is_empty() {
        return Ok(());
    }
    let letter = |page: &'static str| {
        let (number, title) = (number.to_owned(), seen.request.subject.title());
        move |name: String| Letter::Withdrawn {
            name,
            number: number.clone(),
            title: title.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    let mut others = team_of(conn, &seen)?;
    others.retain(|person| person.id != turn.who.id);
    tell(conn, turn, &event, Some(&seen.thread()), &others, letter("requests"))?;
    to_experts(conn, turn, &event, &seen, letter("reviews"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))?;
    effects::leave(conn, turn, &seen)
}

/// Whoever works with the registrant writes, and leaves; ending the request is for who started it, as long as there is such a one.
fn owner_ends(conn: &mut AnyConnection, seen: &Seen, turn: Turn<'_>) -> Result<(), Refusal> {
    let owner = people::queries::by_id(conn, &seen.request.owner_id)?;
    if seen.request.owner_id == turn.who.id || !owner.is_some_and(|owner| owner.is_live()) {
        return Ok(());
    }
    Err(Refusal::not_permitted("Only the person who started this request withdraws it; you can leave it on the page of its team"))
}
