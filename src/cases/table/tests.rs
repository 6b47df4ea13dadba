//! Compares the table with a second, independent definition.

use super::*;
use crate::cases::permit::{Situation, permit};

const PARTIES: [Party; 9] = [
    Party::Registrant,
    Party::Expert,
    Party::Lead,
    Party::Operator,
    Party::Representative,
    Party::Clock,
    Party::Conflicted,
    Party::Affected,
    Party::Public,
];

/// A second definition of the workflow that follows its description in prose. It is compared with the table for every input combination.
fn by_hand(state: State, act: Move, party: Party, way: Way, overlays: &[Overlay]) -> Option<State> {
    use crate::cases::moves::Move as M;
    let held = overlays.contains(&Overlay::NameConflict) || overlays.contains(&Overlay::OnHold);
    let asked = |from| Some(WithRequester(from));
    match (act, state, party) {
        (M::Submit, Draft, Registrant) => Some(Intake),
        (M::OpenReview, Intake, Operator) => Some(Review),
        (M::Ask, Intake, Operator) => asked(CameFrom::Intake),
        (M::Ask, Ready, Operator) => asked(CameFrom::Ready),
        (M::Ask, Review, Operator | Expert | Lead) if way != Way::FastTrack => asked(CameFrom::Review),
        (M::Answer, WithRequester(from), Registrant) => Some(from.state()),
        (M::SendSnapshot, Review, Registrant) | (M::SendBack, Ready, Operator) => Some(Review),
        (M::Approve, Review, Lead) if way == Way::Community && !held => Some(Ready),
        (M::Report, Review, Lead) if way == Way::Standards => Some(WithBody),
        (M::Direct, WithBody, Operator | Representative) | (M::Direct, Ready, Operator) if way == Way::Standards => Some(Ready),
        (M::BodyAsks, WithBody, Operator) if way == Way::Standards => asked(CameFrom::WithBody),
        (M::BodyDeclines, WithBody, Operator) if way == Way::Standards => Some(State::Declined),
        (M::ProposeDecline, Review, Lead) if way != Way::FastTrack => Some(Review),
        (M::Decline, Review, Expert) if way != Way::FastTrack => Some(State::Declined),
        (M::Complete, Review, Representative) if way == Way::FastTrack && !held => Some(Ready),
        (M::Register, Ready, Operator) | (M::Correct, Intake, Operator) if !held => Some(State::Registered),
        (M::ChangeTrack, Intake | Review, Operator) => Some(state),
        (M::ChangeTrack, Intake | Review, Representative) if way == Way::FastTrack => Some(state),
        (M::Close, state, Registrant) if state.is_open() => Some(WITHDRAWN),
        (M::Close, WithRequester(_), Clock) => Some(LAPSED),
        (M::Close, state, Operator) if state.is_open() && state != Draft => Some(OBSOLETE),
        (M::Appeal, state, party) => {
            let decided = !matches!(state, Draft | WITHDRAWN);
            (decided && party != Clock && !overlays.contains(&Overlay::UnderAppeal)).then_some(state)
        }
        (M::Reopen, WITHDRAWN | LAPSED, Registrant) | (M::Reopen, LAPSED | DUPLICATE | OBSOLETE, Operator) => Some(Review),
        (M::DecideAppeal, state, Operator) => match state {
            Draft | WITHDRAWN => None,
            State::Declined | State::Closed(_) | Ready | WithBody => Some(Review),
            open => Some(open),
        },
        _ => None,
    }
}

#[test]
fn state_table_matches_reference_rules_for_every_combination() {
    let mut asked = 0;
    for state in State::ALL {
        for act in Move::ALL {
            for party in PARTIES {
                for way in Way::ALL {
                    for set in 0_u32..16 {
                        let overlays: Vec<Overlay> =
                            Overlay::ALL.into_iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1).map(|(_, o)| o).collect();
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
    assert_eq!(asked, 15 * 21 * 9 * 3 * 16);
}

#[test]
fn refused_action_explains_the_reason() {
    let community = |state| Situation { state, way: Way::Community, overlays: &[] };
    let why = |situation, act, parties: &[Party]| permit(situation, act, parties).unwrap_err().to_string();
    assert_eq!(why(community(Review), Move::Approve, &[Operator]), "Only the lead of this request can approve the request");
    assert_eq!(
        why(community(Intake), Move::Approve, &[Lead, Expert]),
        "You cannot approve the request: the request is in state \"Validating request\"",
        "in intake, the action holder can be the registrant"
    );
    assert_eq!(
        why(community(Ready), Move::Approve, &[Lead, Expert]),
        "You cannot approve the request: the request is in state \"Ready to register\", and it is waiting for the operators"
    );
    let contended = Situation { overlays: &[Overlay::NameConflict], ..community(Review) };
    assert!(why(contended, Move::Approve, &[Lead]).contains("an earlier request for the same namespace ID is open"));
    let fast = Situation { way: Way::FastTrack, ..community(Review) };
    assert!(why(fast, Move::Approve, &[Lead]).contains("the experts advise but do not decide"));
}
