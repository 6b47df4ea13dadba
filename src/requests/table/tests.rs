//! Compares the table with a second, independent definition.

use super::*;
use crate::requests::permit::{Situation, permit};

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
fn by_hand(state: State, act: Action, party: Party, procedure: Procedure, conditions: &[Condition]) -> Option<State> {
    use crate::requests::action::Action as M;
    let held = conditions.contains(&Condition::NameConflict) || conditions.contains(&Condition::OnHold);
    let asked = |from| Some(WithRequester(from));
    match (act, state, party) {
        (M::Submit, Draft, Registrant) => Some(Intake),
        (M::OpenReview, Intake, Operator) => Some(Review),
        (M::Ask, _, _) if procedure == Procedure::FastTrack => None,
        (M::Ask, Intake, Operator) => asked(PreviousState::Intake),
        (M::Ask, Ready, Operator) => asked(PreviousState::Ready),
        (M::Ask, Review, Operator | Expert | Lead) => asked(PreviousState::Review),
        (M::Answer, WithRequester(from), Registrant) => Some(from.state()),
        (M::SendRevision, Review, Registrant) | (M::SendBack, Ready, Operator) => Some(Review),
        (M::Approve, Review, Lead) if procedure == Procedure::Community && !held => Some(Ready),
        (M::Report, Review, Lead) if procedure == Procedure::Standards => Some(WithBody),
        (M::Direct, WithBody, Operator | Representative) | (M::Direct, Ready, Operator) if procedure == Procedure::Standards => {
            Some(Ready)
        }
        (M::BodyAsks, WithBody, Operator) if procedure == Procedure::Standards => asked(PreviousState::WithBody),
        (M::BodyDeclines, WithBody, Operator) if procedure == Procedure::Standards => Some(State::Declined),
        (M::ProposeDecline, Review, Lead) if procedure != Procedure::FastTrack => Some(Review),
        (M::Decline, Review, Expert) if procedure != Procedure::FastTrack => Some(State::Declined),
        (M::Complete, Review, Representative) if procedure == Procedure::FastTrack && !held => Some(Ready),
        (M::Register, Ready, Operator) | (M::Correct, Intake, Operator) if !held => Some(State::Registered),
        (M::ChangeProcedure, Intake | Review, Operator) => Some(state),
        (M::ChangeProcedure, Intake | Review, Representative) if procedure == Procedure::FastTrack => Some(state),
        (M::Close, state, Registrant) if state.is_open() => Some(WITHDRAWN),
        (M::Close, WithRequester(_), Clock) => Some(LAPSED),
        (M::Close, state, Operator) if state.is_open() && state != Draft => Some(OBSOLETE),
        (M::Appeal, state, party) => {
            let decided = !matches!(state, Draft | WITHDRAWN);
            (decided && party != Clock && !conditions.contains(&Condition::UnderAppeal)).then_some(state)
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
fn every_action_is_listed_and_has_a_row() {
    for act in Action::ALL {
        assert!(STATE_TABLE.iter().any(|row| row.act == act), "{act:?} has no row");
    }
    for row in STATE_TABLE {
        assert!(Action::ALL.contains(&row.act), "Action::ALL lacks {:?}, so no page offers it", row.act);
    }
}

#[test]
fn state_table_matches_reference_rules_for_every_combination() {
    let mut asked = 0;
    for state in State::ALL {
        for act in Action::ALL {
            for party in PARTIES {
                for procedure in Procedure::ALL {
                    for set in 0_u32..16 {
                        let conditions: Vec<Condition> = Condition::ALL
                            .into_iter()
                            .enumerate()
                            .filter(|(bit, _)| set >> bit & 1 == 1)
                            .map(|(_, o)| o)
                            .collect();
                        let situation = Situation { state, procedure, conditions: &conditions };
                        let permitted = permit(situation, act, &[party]).ok().map(|(_, to)| to);
                        assert_eq!(
                            permitted,
                            by_hand(state, act, party, procedure, &conditions),
                            "{state:?} {act:?} {party:?} {procedure:?} {conditions:?}"
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
    let community = |state| Situation { state, procedure: Procedure::Community, conditions: &[] };
    let reason = |situation, act, parties: &[Party]| permit(situation, act, parties).unwrap_err().to_string();
    assert_eq!(reason(community(Review), Action::Approve, &[Operator]), "Only the lead of this request can approve the request");
    assert_eq!(
        reason(community(Intake), Action::Approve, &[Lead, Expert]),
        "You cannot approve the request: the request is in state \"Validating request\"",
        "in intake, the action holder can be the registrant"
    );
    assert_eq!(
        reason(community(Ready), Action::Approve, &[Lead, Expert]),
        "You cannot approve the request: the request is in state \"Ready to register\", and it is waiting for the operators"
    );
    let contended = Situation { conditions: &[Condition::NameConflict], ..community(Review) };
    assert!(reason(contended, Action::Approve, &[Lead]).contains("an earlier request for the same namespace ID is open"));
    let fast = Situation { procedure: Procedure::FastTrack, ..community(Review) };
    assert!(reason(fast, Action::Approve, &[Lead]).contains("the experts advise but do not decide"));
}
