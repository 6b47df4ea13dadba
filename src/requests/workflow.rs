//! The one table of what moves a request. Nothing else does.
//!
//! Each row says which act, in which capacity, leads from which states to which. What an act needs besides (an answer, an
//! expert, a reason, a NID that is free) is its guard, and stands with the act in [`super::actions`].

use super::{CameFrom, Party, State};
use crate::refusal::Refusal;

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
    /// T10: decide against it.
    Decline,
    /// T12: publish it.
    Register,
    /// T13: give it back to the experts.
    SendBack,
    /// T14: take it back.
    Withdraw,
    /// E1: publish a correction.
    Correct,
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
    /// What must be true besides.
    pub guard: &'static str,
}

use Party::{Expert, Lead, Operator, Registrant};
use State::{Draft, Intake, Ready, Review, WithRequester};

const WITH_REQUESTER: [State; 3] =
    [WithRequester(CameFrom::Intake), WithRequester(CameFrom::Review), WithRequester(CameFrom::Ready)];

/// The table.
pub const TABLE: &[Row] = &[
    Row {
        code: "T1",
        act: Move::Submit,
        from: &[Draft],
        to: To::State(Intake),
        by: &[Registrant],
        guard: "address verified; every required field answered; formal: the NID passes the hard rules; informal: no NID, {{NID}} in the text; revision: Revision Information describes the change. Freezes snapshot 1",
    },
    Row {
        code: "T2",
        act: Move::OpenReview,
        from: &[Intake],
        to: To::State(Review),
        by: &[Operator],
        guard: "posted to the review list; at least one expert assigned, none in conflict",
    },
    Row { code: "T3", act: Move::Ask, from: &[Intake, Ready], to: To::Requester, by: &[Operator], guard: "a question" },
    Row { code: "T3", act: Move::Ask, from: &[Review], to: To::Requester, by: &[Operator, Expert, Lead], guard: "a question" },
    Row {
        code: "T4",
        act: Move::Answer,
        from: &WITH_REQUESTER,
        to: To::Back,
        by: &[Registrant],
        guard: "an answer or a new text",
    },
    Row {
        code: "T5",
        act: Move::SendSnapshot,
        from: &[Review],
        to: To::Stay,
        by: &[Registrant],
        guard: "says what changed; passes the checks of T1",
    },
    Row {
        code: "T6",
        act: Move::Approve,
        from: &[Review],
        to: To::State(Ready),
        by: &[Lead],
        guard: "a live position of every assigned expert or of the lead and one more, none of them to discuss; a reason",
    },
    Row {
        code: "T10",
        act: Move::Decline,
        from: &[Review],
        to: To::State(State::Declined),
        by: &[Lead],
        guard: "a reason with a citation",
    },
    Row {
        code: "T12",
        act: Move::Register,
        from: &[Ready],
        to: To::State(State::Registered),
        by: &[Operator],
        guard: "the hard rules again, inside the transaction; version = previous + 1; the base version is still the newest",
    },
    Row { code: "T13", act: Move::SendBack, from: &[Ready], to: To::State(Review), by: &[Operator], guard: "a defect, named" },
    Row {
        code: "T14",
        act: Move::Withdraw,
        from: &[Draft, Intake, Review, WITH_REQUESTER[0], WITH_REQUESTER[1], WITH_REQUESTER[2], Ready],
        to: To::State(State::Withdrawn),
        by: &[Registrant],
        guard: "–",
    },
    Row {
        code: "E1",
        act: Move::Correct,
        from: &[Intake],
        to: To::State(State::Registered),
        by: &[Operator],
        guard: "the request is a correction; the version is still the newest and its wording the one corrected; a class and a reason, both published",
    },
];

/// The capacity in which one of `parties` may do `act` in `state`, and the state it leads to; or the reason why not.
pub fn permit(state: State, act: Move, parties: &[Party]) -> Result<(Party, State), Refusal> {
    let rows = || TABLE.iter().filter(|row| row.act == act);
    let fitting = rows().filter(|row| row.from.contains(&state)).find_map(|row| {
        let party = row.by.iter().find(|party| parties.contains(party))?;
        Some((*party, target(row.to, state)))
    });
    if let Some(found) = fitting {
        return Ok(found);
    }
    let may_at_all = rows().any(|row| row.by.iter().any(|party| parties.contains(party)));
    if !may_at_all {
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
    let turn = state.turn().map_or_else(|| "it has ended".to_owned(), |turn| format!("it is the turn of the {turn}"));
    Err(Refusal::WrongState { why: format!("You cannot {} now: the request is \"{}\" and {turn}", words(act), state.words()) })
}

fn target(to: To, state: State) -> State {
    match (to, state) {
        (To::State(state), _) => state,
        (To::Requester, Intake) => WithRequester(CameFrom::Intake),
        (To::Requester, Ready) => WithRequester(CameFrom::Ready),
        (To::Requester, _) => WithRequester(CameFrom::Review),
        (To::Back, WithRequester(from)) => from.state(),
        (To::Back | To::Stay, state) => state,
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
        Move::Decline => "decline it",
        Move::Register => "register it",
        Move::SendBack => "send it back",
        Move::Withdraw => "withdraw it",
        Move::Correct => "publish the correction",
    }
}

/// The table as `docs/workflow.md` prints it, with the picture of the states.
pub fn markdown() -> String {
    let mut out = String::from(
        "# Workflow\n\nMade from the table in `src/requests/workflow.rs`; a test holds it. Source: RFC 8141 §6.2.\n\n\
         | # | act | from | to | who | guard |\n| --- | --- | --- | --- | --- | --- |\n",
    );
    let name = |state: &State| {
        state.came_from().map_or_else(|| state.name().to_owned(), |from| format!("{} (from {})", state.name(), from.name()))
    };
    for row in TABLE {
        let from: Vec<String> = row.from.iter().map(name).collect();
        let to = match row.to {
            To::State(state) => state.name().to_owned(),
            To::Requester => "with_requester, remembering where it came from".to_owned(),
            To::Back => "where it came from".to_owned(),
            To::Stay => "the same".to_owned(),
        };
        let by: Vec<&str> = row.by.iter().map(|party| party.name()).collect();
        let cells = [row.code, words(row.act), &from.join(", "), &to, &by.join(", "), row.guard];
        out.push_str("| ");
        out.push_str(&cells.join(" | "));
        out.push_str(" |\n");
    }
    out.push_str(
        "\nNobody acts in two capacities on one request: its owner is only the registrant, and a declared conflict takes the expert's part away.\n\n```text\n\
         draft --T1--> intake --T2--> review --T6--> ready --T12--> registered\n                 |            |  ^           |\n                 |            |  +----T13----+\n                 \
         |            +--T10--> declined\n                 +--E1---> registered (a correction)\n                 +--T3--> with_requester --T4--> back where it came from\n        any open state --T14--> withdrawn\n```\n",
    );
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVES: [Move; 11] = [
        Move::Submit,
        Move::OpenReview,
        Move::Ask,
        Move::Answer,
        Move::SendSnapshot,
        Move::Approve,
        Move::Decline,
        Move::Register,
        Move::SendBack,
        Move::Withdraw,
        Move::Correct,
    ];
    const PARTIES: [Party; 6] =
        [Party::Registrant, Party::Expert, Party::Lead, Party::Operator, Party::Conflicted, Party::Public];

    /// The same procedure written a second time, as prose would say it, and compared over the whole product.
    fn by_hand(state: State, act: Move, party: Party) -> Option<State> {
        use Move as M;
        let asked = |from| Some(WithRequester(from));
        match (act, state, party) {
            (M::Submit, Draft, Registrant) => Some(Intake),
            (M::OpenReview, Intake, Operator) => Some(Review),
            (M::Ask, Intake, Operator) => asked(CameFrom::Intake),
            (M::Ask, Ready, Operator) => asked(CameFrom::Ready),
            (M::Ask, Review, Operator | Expert | Lead) => asked(CameFrom::Review),
            (M::Answer, WithRequester(from), Registrant) => Some(from.state()),
            (M::SendSnapshot, Review, Registrant) | (M::SendBack, Ready, Operator) => Some(Review),
            (M::Approve, Review, Lead) => Some(Ready),
            (M::Decline, Review, Lead) => Some(State::Declined),
            (M::Register, Ready, Operator) | (M::Correct, Intake, Operator) => Some(State::Registered),
            (M::Withdraw, state, Registrant) if state.is_open() => Some(State::Withdrawn),
            _ => None,
        }
    }

    #[test]
    fn the_whole_product_of_state_act_and_party_is_as_written() {
        for state in State::ALL {
            for act in MOVES {
                for party in PARTIES {
                    let permitted = permit(state, act, &[party]).ok().map(|(_, to)| to);
                    assert_eq!(permitted, by_hand(state, act, party), "{state:?} {act:?} {party:?}");
                }
            }
        }
    }

    #[test]
    fn the_document_prints_this_table() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/workflow.md");
        if std::env::var_os("NIDREG_WRITE_FIXTURES").is_some() {
            std::fs::write(path, markdown()).unwrap();
        }
        let written = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(written, markdown(), "docs/workflow.md is out of date; it should be what workflow::markdown() gives");
    }

    #[test]
    fn nobody_else_is_told_it_is_their_turn() {
        let refusal = permit(Review, Move::Approve, &[Party::Operator]).unwrap_err();
        assert_eq!(refusal.to_string(), "Only the lead of this request may approve it");
        let refusal = permit(Intake, Move::Approve, &[Party::Lead, Party::Expert]).unwrap_err();
        assert_eq!(
            refusal.to_string(),
            "You cannot approve it now: the request is \"Validating request\" and it is the turn of the operators"
        );
    }
}
