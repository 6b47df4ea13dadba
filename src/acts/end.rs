//! T13 and T14: a request is sent back to its experts, or withdrawn.

use crate::cases::contention::effects;
use crate::cases::record::{moved, words};
use crate::cases::see::see;
use crate::cases::table::Move;
use crate::cases::tell::{to_experts, to_operators};
use crate::history::Act;
use crate::mail::letters::Letter;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::turn::Turn;

/// T13: gives an approved request back to the experts because of a defect.
pub fn send_back(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, defect: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::SendBack)?;
    let defect = words(defect, "defect", "Name the defect")?;
    let event = moved(conn, turn, &seen, Act::SentBack, permitted, &defect)?;
    to_experts(conn, turn, &event, &seen, |name| Letter::SentBack {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        defect: defect.clone(),
        link: turn.link(&format!("/reviews/{number}")),
    })
}

/// T14: takes a request back.
pub fn withdraw(conn: &mut AnyConnection, turn: Turn<'_>, number: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::Withdraw)?;
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
    to_experts(conn, turn, &event, &seen, letter("reviews"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))?;
    effects::leave(conn, turn, &seen)
}
