//! The one table of what moves a request. Nothing else does.
//!
//! Each row says which act, in which capacity, on which track, leads from which states to which, and which circumstances forbid
//! it. What an act needs besides (an answer, an expert, a reason, a NID that is free) is its guard, and stands with the act in
//! `src/acts` and in [`super::guards`].

use crate::cases::{CameFrom, Overlay, Party, State, Way};
use crate::refusal::Refusal;
use Party::{Clock, Expert, Lead, Operator, Registrant, Representative};
use State::{Draft, Intake, Ready, Review, WithBody, WithRequester};

/// What can be done to a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// T1: send a draft in.
    Submit,
    /// T2: post to the list and assign experts.
    OpenReview,
    /// T3: ask the registrant.
    Ask,
    /// T4: answer the question.
    Answer,
    /// T5: send a new text.
    SendSnapshot,
    /// T6: decide for it.
    Approve,
    /// T7: report to the standards body.
    Report,
    /// T8: record the body's direction.
    Direct,
    /// T9: record that the body asks for changes.
    BodyAsks,
    /// T9: record that the body declines.
    BodyDeclines,
    /// T10, first half: the lead wishes to decline.
    ProposeDecline,
    /// T10: a second expert concurs; it is declined.
    Decline,
    /// T11: the requesting body asks for completion.
    Complete,
    /// T12: publish it.
    Register,
    /// T13: give it back to the experts.
    SendBack,
    /// T14: take it back.
    Withdraw,
    /// T15: end it after a long silence.
    Lapse,
    /// T16: end it because another one is about the same.
    CallDuplicate,
    /// T17: start a new draft from it.
    Reopen,
    /// E1: publish a correction.
    Correct,
    /// E2: change the track, once.
    ChangeTrack,
    /// E3: take back that it is a duplicate.
    TakeBackDuplicate,
    /// A1: appeal against a decision.
    Appeal,
    /// A2: the decision stands.
    UpholdDecision,
    /// A3: the appeal is granted.
    GrantAppeal,
}

impl Move {
    /// Every act.
    pub const ALL: [Self; 25] = [
        Self::Submit,
        Self::OpenReview,
        Self::Ask,
        Self::Answer,
        Self::SendSnapshot,
        Self::Approve,
        Self::Report,
        Self::Direct,
        Self::BodyAsks,
        Self::BodyDeclines,
        Self::ProposeDecline,
        Self::Decline,
        Self::Complete,
        Self::Register,
        Self::SendBack,
        Self::Withdraw,
        Self::Lapse,
        Self::CallDuplicate,
        Self::Reopen,
        Self::Correct,
        Self::ChangeTrack,
        Self::TakeBackDuplicate,
        Self::Appeal,
        Self::UpholdDecision,
        Self::GrantAppeal,
    ];
}

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
        guard: "the preview was seen; the hard rules again, inside the transaction; community: the lead's decision on the current text; standards: direction and report; fast track: recognition; whoever asks speaks for the namespace, by the word of a contact or on evidence; version = previous + 1; the base version is still the newest",
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
        guard: "the other request, a published reason; both registrants are told",
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
        guard: "the request is a correction; the version is still the newest and its wording the one corrected; whoever asks speaks for the namespace, as T12; a class and a reason, both published; what changes more than form has grounds, and the consent of another operator and an expert to this text",
    },
    Row {
        code: "E2",
        act: Move::ChangeTrack,
        from: &[Intake, Review],
        to: To::Stay,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "once; a published reason",
    },
    Row {
        code: "E3",
        act: Move::TakeBackDuplicate,
        from: &[State::Duplicate],
        to: To::Again,
        by: &[Operator],
        on: ANY,
        not_while: NEVER,
        guard: "a published reason; to intake when its review never opened; both registrants are told",
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
        (To::Again, WithBody | Ready | State::Declined | State::Lapsed | State::Duplicate) => Review,
        (To::Back | To::Stay | To::Again, state) => state,
    }
}

/// The act as it ends a sentence that begins with "You cannot".
pub fn words(act: Move) -> &'static str {
    match act {
        Move::Submit => "submit it",
        Move::OpenReview => "open the review",
        Move::Ask => "ask the registrant",
        Move::Answer => "answer",
        Move::SendSnapshot => "send a new text",
        Move::Approve => "approve it",
        Move::Report => "report to the standards body",
        Move::Direct => "record the body's direction",
        Move::BodyAsks => "record that the body asks for changes",
        Move::BodyDeclines => "record that the body declines",
        Move::ProposeDecline => "propose to decline it",
        Move::Decline => "concur in declining it",
        Move::Complete => "ask for completion",
        Move::Register => "register it",
        Move::SendBack => "send it back",
        Move::Withdraw => "withdraw it",
        Move::Lapse => "let it lapse",
        Move::CallDuplicate => "call it a duplicate",
        Move::Reopen => "take it up again",
        Move::Correct => "publish the correction",
        Move::ChangeTrack => "change the track",
        Move::TakeBackDuplicate => "take back that it is a duplicate",
        Move::Appeal => "appeal",
        Move::UpholdDecision => "decide that the decision stands",
        Move::GrantAppeal => "grant an appeal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARTIES: [Party; 8] = [
        Party::Registrant,
        Party::Expert,
        Party::Lead,
        Party::Operator,
        Party::Representative,
        Party::Clock,
        Party::Conflicted,
        Party::Public,
    ];

    /// The same procedure written a second time, as prose would say it, and compared over the whole product.
    fn by_hand(state: State, act: Move, party: Party, way: Way, overlays: &[Overlay]) -> Option<State> {
        use crate::cases::table::Move as M;
        let held = overlays.contains(&Overlay::Contended) || overlays.contains(&Overlay::CourtHold);
        let asked = |from| Some(WithRequester(from));
        match (act, state, party) {
            (M::Submit, Draft, Registrant) => Some(Intake),
            (M::OpenReview, Intake, Operator) => Some(Review),
            (M::Ask, Intake, Operator) => asked(CameFrom::Intake),
            (M::Ask, Ready, Operator) => asked(CameFrom::Ready),
            (M::Ask, Review, Operator | Expert | Lead) => asked(CameFrom::Review),
            (M::Answer, WithRequester(from), Registrant) => Some(from.state()),
            (M::SendSnapshot, Review, Registrant) | (M::SendBack, Ready, Operator) => Some(Review),
            (M::Approve, Review, Lead) if way == Way::Community && !held => Some(Ready),
            (M::Report, Review, Lead) if way == Way::Standards => Some(WithBody),
            (M::Direct, WithBody, Operator) if way == Way::Standards => Some(Ready),
            (M::BodyAsks, WithBody, Operator) if way == Way::Standards => asked(CameFrom::WithBody),
            (M::BodyDeclines, WithBody, Operator) if way == Way::Standards => Some(State::Declined),
            (M::ProposeDecline, Review, Lead) if way != Way::FastTrack => Some(Review),
            (M::Decline, Review, Expert) if way != Way::FastTrack => Some(State::Declined),
            (M::Complete, Review, Representative) if way == Way::FastTrack && !held => Some(Ready),
            (M::Register, Ready, Operator) | (M::Correct, Intake, Operator) if !held => Some(State::Registered),
            (M::ChangeTrack, Intake | Review, Operator) => Some(state),
            (M::Withdraw, state, Registrant) if state.is_open() => Some(State::Withdrawn),
            (M::Lapse, WithRequester(_), Clock) => Some(State::Lapsed),
            (M::CallDuplicate, state, Operator) if state.is_open() && state != Draft => Some(State::Duplicate),
            (M::Appeal, state, party) => {
                let decided = !matches!(state, Draft | State::Withdrawn);
                (decided && party != Clock && !overlays.contains(&Overlay::UnderAppeal)).then_some(state)
            }
            (M::UpholdDecision, state, Lead | Operator) if !matches!(state, Draft | State::Withdrawn) => Some(state),
            (M::TakeBackDuplicate, State::Duplicate, Operator) => Some(Review),
            (M::GrantAppeal, state, Lead | Operator) => match state {
                Draft | State::Withdrawn => None,
                State::Declined | State::Lapsed | State::Duplicate | Ready | WithBody => Some(Review),
                open_or_registered => Some(open_or_registered),
            },
            (M::Reopen, State::Declined | State::Withdrawn | State::Lapsed, Registrant)
                if !overlays.contains(&Overlay::CourtHold) =>
            {
                Some(state)
            }
            _ => None,
        }
    }

    #[test]
    fn the_whole_product_of_state_act_party_track_and_overlays_is_as_written() {
        let mut asked = 0;
        for state in State::ALL {
            for act in Move::ALL {
                for party in PARTIES {
                    for way in Way::ALL {
                        for set in 0_u32..16 {
                            let overlays: Vec<Overlay> = Overlay::ALL
                                .into_iter()
                                .enumerate()
                                .filter(|(bit, _)| set >> bit & 1 == 1)
                                .map(|(_, o)| o)
                                .collect();
                            let situation = Situation { state, way, overlays: &overlays };
                            let permitted = permit(situation, act, &[party]).ok().map(|(_, to)| to);
                            assert_eq!(
                                permitted,
                                by_hand(state, act, party, way, &overlays),
                                "{state:?} {act:?} {party:?} {way:?} {overlays:?}"
                            );
                            asked += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(asked, 14 * 25 * 8 * 3 * 16);
    }

    #[test]
    fn whoever_may_not_reads_why() {
        let community = |state| Situation { state, way: Way::Community, overlays: &[] };
        let why = |situation, act, parties: &[Party]| permit(situation, act, parties).unwrap_err().to_string();
        assert_eq!(why(community(Review), Move::Approve, &[Operator]), "Only the lead of this request may approve it");
        assert_eq!(
            why(community(Intake), Move::Approve, &[Lead, Expert]),
            "You cannot approve it now: the request is \"Validating request\" and it is the turn of the operators"
        );
        let contended = Situation { overlays: &[Overlay::Contended], ..community(Review) };
        assert!(why(contended, Move::Approve, &[Lead]).contains("another request wants the same name"));
        let fast = Situation { way: Way::FastTrack, ..community(Review) };
        assert!(why(fast, Move::Approve, &[Lead]).contains("the experts advise and do not decide"));
    }
}
