//! The one table of what moves a request. Nothing else does.
//!
//! Each row says which act, in which capacity, on which track, leads from which states to which, and which circumstances forbid
//! it. What an act needs besides (an answer, an expert, a reason, a NID that is free) is its guard, and stands with the act in
//! `src/acts` and in [`super::guards`].

use crate::cases::moves::{Move, words};
use crate::cases::{CameFrom, Overlay, Party, State, Way};
use crate::refusal::Refusal;
use Party::{Clock, Expert, Lead, Operator, Registrant, Representative};
use State::{Draft, Intake, Ready, Review, WithBody, WithRequester};

/// Where an act leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum To {
    /// To this state.
    State(State),
    /// To the registrant, remembering where it came from.
    Requester,
    /// Back to where the question came from.
    Back,
    /// Nowhere: the state stays.
    Stay,
    /// To expert review, when what was decided has ended it or moved it on; what is still open before a decision stays, and what is
    /// registered stays registered.
    Again,
}

/// One row.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The number in `docs/workflow.md`.
    pub code: &'static str,
    /// The act.
    pub act: Move,
    /// From which states.
    pub from: &'static [State],
    /// Where to.
    pub to: To,
    /// Who may.
    pub by: &'static [Party],
    /// On which tracks.
    pub on: &'static [Way],
    /// Which circumstances forbid it.
    pub not_while: &'static [Overlay],
    /// What must be true besides.
    pub guard: &'static str,
}

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

const ASKED: [State; 4] = [
    WithRequester(CameFrom::Intake),
    WithRequester(CameFrom::Review),
    WithRequester(CameFrom::WithBody),
    WithRequester(CameFrom::Ready),
];

const OPEN: &[State] = &[Draft, Intake, Review, ASKED[0], ASKED[1], ASKED[2], ASKED[3], WithBody, Ready];

const SUBMITTED: &[State] = &[Intake, Review, ASKED[0], ASKED[1], ASKED[2], ASKED[3], WithBody, Ready];

const APPEALABLE: &[State] = &[
    Intake,
    Review,
    ASKED[0],
    ASKED[1],
    ASKED[2],
    ASKED[3],
    WithBody,
    Ready,
    State::Registered,
    State::Declined,
    State::Lapsed,
    State::Duplicate,
];

const ANYBODY: &[Party] = &[Registrant, Expert, Lead, Operator, Representative, Party::Conflicted, Party::Public];

const ANY: &[Way] = &Way::ALL;

const NOT_FAST: &[Way] = &[Way::Community, Way::Standards];

const NEVER: &[Overlay] = &[];

const HELD: &[Overlay] = &[Overlay::Contended, Overlay::CourtHold];

/// The table.
pub const TABLE: &[Row] = &[
    Row {
        code: "T1",
        act: Move::Submit,
        from: &[Draft],
        to: To::State(Intake),
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guard: "address verified; every required field answered; formal: the NID passes the hard rules; informal: no NID, {{NID}} in the text; revision: Revision Information describes the change. Freezes snapshot 1",
    },
    Row {
        code: "T2",
        act: Move::OpenReview,
        from: &[Intake],
        to: To::State(Review),
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "posted to the review list; at least one expert assigned, none in conflict; fast track: a pointer to the specification (6.3 item 2); registrant change: the notice begins",
    },
    Row {
        code: "T3",
        act: Move::Ask,
        from: &[Intake, Ready],
        to: To::Requester,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "a question",
    },
    Row {
        code: "T3",
        act: Move::Ask,
        from: &[Review],
        to: To::Requester,
        by: &[Operator, Expert, Lead],
        on: ANY,
        not_while: NEVER,
        guard: "a question",
    },
    Row {
        code: "T4",
        act: Move::Answer,
        from: &ASKED,
        to: To::Back,
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guard: "an answer or a new text; from review, experts go on writing meanwhile; who asked is told; a new text that was decided or reported on goes back to review",
    },
    Row {
        code: "T5",
        act: Move::SendSnapshot,
        from: &[Review],
        to: To::Stay,
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guard: "says what changed; passes the checks of T1; outdates positions in favor unless only version, date or contact changed, and no position to discuss",
    },
    Row {
        code: "T6",
        act: Move::Approve,
        from: &[Review],
        to: To::State(Ready),
        by: &[Lead],
        on: &[Way::Community],
        not_while: HELD,
        guard: "live positions of every assigned expert or of the lead and one more, or the review period is over; a second expert besides the lead in favor or without objection on the current text; no open position to discuss, on whatever text, without the lead's recorded answer; a reason that cites no RFC that does not exist; registrant change: accepted, and the notice is over",
    },
    Row {
        code: "T7",
        act: Move::Report,
        from: &[Review],
        to: To::State(WithBody),
        by: &[Lead],
        on: &[Way::Standards],
        not_while: NEVER,
        guard: "the expert report, addressed to the body",
    },
    Row {
        code: "T8",
        act: Move::Direct,
        from: &[WithBody],
        to: To::State(Ready),
        by: &[Operator],
        on: &[Way::Standards],
        not_while: NEVER,
        guard: "the body's direction and a copy of the report are on file, both given since the report; either alone is not enough (6.2 step 4)",
    },
    Row {
        code: "T9",
        act: Move::BodyAsks,
        from: &[WithBody],
        to: To::Requester,
        by: &[Operator],
        on: &[Way::Standards],
        not_while: NEVER,
        guard: "the body's words",
    },
    Row {
        code: "T9",
        act: Move::BodyDeclines,
        from: &[WithBody],
        to: To::State(State::Declined),
        by: &[Operator],
        on: &[Way::Standards],
        not_while: NEVER,
        guard: "the body's words",
    },
    Row {
        code: "T10",
        act: Move::ProposeDecline,
        from: &[Review],
        to: To::Stay,
        by: &[Lead],
        on: NOT_FAST,
        not_while: NEVER,
        guard: "at least one reason with a citation that exists; waits for a second expert",
    },
    Row {
        code: "T10",
        act: Move::Decline,
        from: &[Review],
        to: To::State(State::Declined),
        by: &[Expert],
        on: NOT_FAST,
        not_while: NEVER,
        guard: "the lead proposed it on the current text; the expert is another person",
    },
    Row {
        code: "T11",
        act: Move::Complete,
        from: &[Review],
        to: To::State(Ready),
        by: &[Representative],
        on: &[Way::FastTrack],
        not_while: HELD,
        guard: "the body is recognised; a pointer to the specification; the hard rules. Positions are shown and never block (6.3 item 3)",
    },
    Row {
        code: "T12",
        act: Move::Register,
        from: &[Ready],
        to: To::State(State::Registered),
        by: &[Operator],
        on: ANY,
        not_while: HELD,
        guard: "the preview was seen; the hard rules again, inside the transaction; community: the lead's decision on the current text; standards: direction and report; fast track: recognition; whoever asks speaks for the namespace, by the word of a contact or on evidence; version = previous + 1; the base version is still the newest; where publishing takes two: another operator prepared this very text, and nothing was done since, or one publishes alone in an emergency, with a public reason",
    },
    Row {
        code: "T13",
        act: Move::SendBack,
        from: &[Ready],
        to: To::State(Review),
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "a defect, named",
    },
    Row {
        code: "T14",
        act: Move::Withdraw,
        from: OPEN,
        to: To::State(State::Withdrawn),
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guard: "–",
    },
    Row {
        code: "T15",
        act: Move::Lapse,
        from: &ASKED,
        to: To::State(State::Lapsed),
        by: &[Clock],
        on: ANY,
        not_while: NEVER,
        guard: "90 days silent, warned before",
    },
    Row {
        code: "T16",
        act: Move::CallDuplicate,
        from: SUBMITTED,
        to: To::State(State::Duplicate),
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "the other request, which goes on or is registered; a published reason; the registrants and experts of both are told; each points at the other",
    },
    Row {
        code: "T17",
        act: Move::Reopen,
        from: &[State::Declined, State::Withdrawn, State::Lapsed],
        to: To::Stay,
        by: &[Registrant],
        on: ANY,
        not_while: &[Overlay::CourtHold],
        guard: "makes a new draft that names this one; lapsed: within 12 months",
    },
    Row {
        code: "E1",
        act: Move::Correct,
        from: &[Intake],
        to: To::State(State::Registered),
        by: &[Operator],
        on: ANY,
        not_while: HELD,
        guard: "the request is a correction; the version is still the newest and its wording the one corrected; whoever asks speaks for the namespace, as T12; a class and a reason, both published; what changes more than form has grounds, and the consent of another operator and an expert to this text; where publishing takes two: as T12",
    },
    Row {
        code: "E2",
        act: Move::ChangeTrack,
        from: &[Intake, Review],
        to: To::Stay,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "once; a published reason; a change that was wrong is taken back, with another one, and does not count",
    },
    Row {
        code: "E3",
        act: Move::TakeBackDuplicate,
        from: &[State::Duplicate],
        to: To::Again,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "a published reason; to intake when its review never opened; the registrants and experts of both are told",
    },
    Row {
        code: "E4",
        act: Move::GoOn,
        from: &[State::Withdrawn, State::Lapsed],
        to: To::Again,
        by: &[Registrant],
        on: ANY,
        not_while: NEVER,
        guard: "it was sent in before it ended, not more than 12 months ago; a withdrawn one: by who started it; a published reason; to intake when its review never opened; the place in a contention stays; who works on it is told",
    },
    Row {
        code: "E4",
        act: Move::GoOn,
        from: &[State::Lapsed],
        to: To::Again,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "the same",
    },
    Row {
        code: "A1",
        act: Move::Appeal,
        from: APPEALABLE,
        to: To::Stay,
        by: ANYBODY,
        on: ANY,
        not_while: &[Overlay::UnderAppeal],
        guard: "a decision not older than two months, of whatever kind; grounds; first to the lead, then to the IESG",
    },
    Row {
        code: "A2",
        act: Move::UpholdDecision,
        from: APPEALABLE,
        to: To::Stay,
        by: &[Lead, Operator],
        on: ANY,
        not_while: NEVER,
        guard: "an appeal is open; to the lead: the lead decides; to the IESG: an operator records it; reasons; nobody decides their own appeal",
    },
    Row {
        code: "A3",
        act: Move::GrantAppeal,
        from: APPEALABLE,
        to: To::Again,
        by: &[Lead, Operator],
        on: ANY,
        not_while: NEVER,
        guard: "as A2; threads, positions and the place in a contention stay; to intake when its review never opened",
    },
];

/// The capacity in which one of `parties` may do `act`, and the state it leads to; or the reason why not.
pub fn permit(situation: Situation<'_>, act: Move, parties: &[Party]) -> Result<(Party, State), Refusal> {
    let state = situation.state;
    let rows = || TABLE.iter().filter(|row| row.act == act);
    let fitting = |row: &&Row| row.from.contains(&state) && row.on.contains(&situation.way);
    let holder = |row: &Row| row.by.iter().find(|party| parties.contains(party)).copied();
    if let Some((row, party)) = rows().filter(fitting).find_map(|row| Some((row, holder(row)?))) {
        return match row.not_while.iter().find(|overlay| situation.overlays.contains(overlay)) {
            Some(overlay) => Err(Refusal::WrongState { why: held(*overlay, act) }),
            None => Ok((party, target(row.to, state))),
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
        return Err(Refusal::WrongState { why: other_track(situation.way, act) });
    }
    let turn = state.turn().map_or_else(|| "it has ended".to_owned(), |turn| format!("it is the turn of the {turn}"));
    Err(Refusal::WrongState { why: format!("You cannot {} now: the request is \"{}\" and {turn}", words(act), state.words()) })
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

#[cfg(test)]
mod tests;
