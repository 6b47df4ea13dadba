//! What the table says to somebody in a situation: in which capacity they may do an act and where it leads, or why they may not.

use crate::cases::moves::{Move, words};
use crate::cases::table::{Row, TABLE, To};
use crate::cases::{CameFrom, Overlay, Party, State, Way};
use crate::refusal::Refusal;
use State::{Intake, Ready, Review, WithBody, WithRequester};

/// Where a request stands, as far as the table asks.
#[derive(Debug, Clone, Copy)]
pub struct Situation<'a> {
    /// Its state.
    pub state: State,
    /// Its track.
    pub way: Way,
    /// The circumstances that are open.
    pub overlays: &'a [Overlay],
}

/// The capacity in which one of `parties` may do `act`, and the state it leads to; or the reason why not.
pub fn permit(situation: Situation<'_>, act: Move, parties: &[Party]) -> Result<(Party, State), Refusal> {
    row(situation, act, parties).map(|(_, party, state)| (party, state))
}

/// The same with the row that says so.
pub(crate) fn row(situation: Situation<'_>, act: Move, parties: &[Party]) -> Result<(&'static Row, Party, State), Refusal> {
    let state = situation.state;
    let rows = || TABLE.iter().filter(|row| row.act == act);
    let fitting = |row: &&Row| row.from.contains(&state) && row.on.contains(&situation.way);
    let holder = |row: &Row| row.by.iter().find(|party| parties.contains(party)).copied();
    if let Some((row, party)) = rows().filter(fitting).find_map(|row| Some((row, holder(row)?))) {
        return match row.not_while.iter().find(|overlay| situation.overlays.contains(overlay)) {
            Some(overlay) => Err(Refusal::WrongState { why: held(*overlay, act).into() }),
            None => Ok((row, party, target(row.to, state))),
        };
    }
    if !rows().any(|row| holder(row).is_some()) {
        let who: Vec<&str> = rows().flat_map(|row| row.by).map(|party| party.name()).fold(Vec::new(), |mut names, name| {
            if !names.contains(&name) {
                names.push(name);
            }
            names
        });
        let conflict = if parties.contains(&Party::Conflicted) { "You declared a conflict of interest. " } else { "" };
        return Err(Refusal::not_permitted(format!(
            "{conflict}Only the {} of this request may {}",
            who.join(" or the "),
            words(act)
        )));
    }
    if rows().any(|row| row.from.contains(&state) && holder(row).is_some()) {
        return Err(Refusal::WrongState { why: other_track(situation.way, act).into() });
    }
    let turn = state.turn().map_or_else(|| "it has ended".to_owned(), |turn| format!("it is the turn of the {turn}"));
    Err(Refusal::WrongState {
        why: format!("You cannot {} now: the request is \"{}\" and {turn}", words(act), state.words()).into(),
    })
}

fn held(overlay: Overlay, act: Move) -> String {
    let why = match overlay {
        Overlay::Contended => "another request wants the same name; that is settled first (RFC 8141, 6.2)",
        Overlay::CourtHold => "a court order holds it (RFC 8141, 5.1)",
        Overlay::UnderAppeal => "an appeal is open already",
        Overlay::Escalated => overlay.words(),
    };
    format!("You cannot {} now: {why}", words(act))
}

fn other_track(way: Way, act: Move) -> String {
    match (way, act) {
        (Way::FastTrack, Move::Approve | Move::ProposeDecline | Move::Decline | Move::Report) => {
            "On the fast track the experts advise and do not decide; the requesting body asks for completion (RFC 8141, 6.3)"
                .to_owned()
        }
        (Way::Standards, Move::Approve) => {
            "A standards body decides on this request; the experts send it their report (RFC 8141, 6.2)".to_owned()
        }
        _ => format!("You cannot {} on this track: {}", words(act), way.words()),
    }
}

fn target(to: To, state: State) -> State {
    match (to, state) {
        (To::State(state), _) => state,
        (To::Requester, Intake) => WithRequester(CameFrom::Intake),
        (To::Requester, Ready) => WithRequester(CameFrom::Ready),
        (To::Requester, WithBody) => WithRequester(CameFrom::WithBody),
        (To::Requester, _) => WithRequester(CameFrom::Review),
        (To::Back, WithRequester(from)) => from.state(),
        (To::Again, WithBody | Ready | State::Declined | State::Withdrawn | State::Lapsed | State::Duplicate) => Review,
        (To::Back | To::Stay | To::Again, state) => state,
    }
}
