//! Looks up the table for a situation: the role in which an action is allowed and the state it leads to, or why it is not allowed.

use crate::refusal::Refusal;
use crate::requests::action::{Action, phrase};
use crate::requests::guards::disclosed::reason_with_conflict;
use crate::requests::table::{STATE_TABLE, StateTableRow, TargetState};
use crate::requests::{CloseReason, Condition, Party, PreviousState, Procedure, State};
use State::{Intake, Ready, Review, WithBody, WithRequester};
use urn_registry::i18n::Phrase;

/// The circumstances of a request that the table depends on.
#[derive(Debug, Clone, Copy)]
pub struct Situation<'a> {
    pub state: State,
    /// Its procedure.
    pub procedure: Procedure,
    /// The open conditions.
    pub conditions: &'a [Condition],
}

/// The role, one of `parties`, in which `act` is allowed, and the state it leads to; otherwise the reason.
pub fn permit(situation: Situation<'_>, act: Action, parties: &[Party]) -> Result<(Party, State), Refusal> {
    find_row(situation, act, parties).map(|(_, party, state)| (party, state))
}

/// Like `permit`, with the matching row of the table.
pub(crate) fn find_row(
    situation: Situation<'_>,
    act: Action,
    parties: &[Party],
) -> Result<(&'static StateTableRow, Party, State), Refusal> {
    let state = situation.state;
    let rows = || STATE_TABLE.iter().filter(|row| row.act == act);
    let fitting = |row: &&StateTableRow| row.from.contains(&state) && row.on.contains(&situation.procedure);
    let holder = |row: &StateTableRow| row.by.iter().find(|party| parties.contains(party)).copied();
    if let Some((row, party)) = rows().filter(fitting).find_map(|row| Some((row, holder(row)?))) {
        return match row.not_while.iter().find(|condition| situation.conditions.contains(condition)) {
            Some(condition) => Err(Refusal::WrongState { reason: condition_reason(*condition, act) }),
            None => Ok((row, party, target_state(row.to, state))),
        };
    }
    if !rows().any(|row| holder(row).is_some()) {
        let reason = Phrase::new("refusal-only-parties").arg("who", permitted_roles_phrase(act)).arg("act", phrase(act));
        return Err(Refusal::not_permitted(reason_with_conflict(parties.contains(&Party::Conflicted), reason)));
    }
    if rows().any(|row| row.from.contains(&state) && holder(row).is_some()) {
        return Err(Refusal::WrongState { reason: procedure_reason(situation.procedure, act) });
    }
    let reason = match state {
        // The action holder depends on more than the state, such as the outcome of a name conflict.
        Intake | Review | WithBody => Phrase::new("refusal-not-now"),
        _ => Phrase::new("refusal-not-now-holder").arg("holder", Phrase::new("refusal-holder").arg("state", state.name())),
    };
    Err(Refusal::WrongState { reason: reason.arg("act", phrase(act)).arg("state", state.phrase()) })
}

/// The roles of people that can ever take an action: "the operator or the lead".
fn permitted_roles_phrase(act: Action) -> Phrase {
    let mut all: Vec<Party> = Vec::new();
    for party in STATE_TABLE.iter().filter(|row| row.act == act).flat_map(|row| row.by) {
        if *party != Party::Clock && !all.contains(party) {
            all.push(*party);
        }
    }
    all.into_iter()
        .map(Party::phrase)
        .reduce(|before, next| Phrase::new("refusal-or").arg("before", before).arg("next", next))
        .unwrap_or_default()
}

fn condition_reason(condition: Condition, act: Action) -> Phrase {
    let reason = Phrase::new("refusal-condition").arg("condition", condition.name());
    Phrase::new("refusal-held").arg("act", phrase(act)).arg("why", reason)
}

fn procedure_reason(procedure: Procedure, act: Action) -> Phrase {
    match (procedure, act) {
        (Procedure::FastTrack, Action::Approve | Action::ProposeDecline | Action::Decline | Action::Report) => {
            Phrase::new("refusal-experts-advise")
        }
        (Procedure::FastTrack, Action::Ask) => Phrase::new("refusal-experts-comment"),
        (Procedure::Standards, Action::Approve) => Phrase::new("refusal-body-decides"),
        _ => Phrase::new("refusal-not-in-procedure").arg("act", phrase(act)).arg("procedure", procedure.phrase()),
    }
}

fn target_state(to: TargetState, state: State) -> State {
    match (to, state) {
        (TargetState::State(state), _) => state,
        // The action replaces this reason by the chosen one.
        (TargetState::Closed, _) => State::Closed(CloseReason::Obsolete),
        (TargetState::Requester, Intake) => WithRequester(PreviousState::Intake),
        (TargetState::Requester, Ready) => WithRequester(PreviousState::Ready),
        (TargetState::Requester, WithBody) => WithRequester(PreviousState::WithBody),
        (TargetState::Requester, _) => WithRequester(PreviousState::Review),
        (TargetState::Back, WithRequester(from)) => from.state(),
        (TargetState::Again, WithBody | Ready | State::Declined | State::Closed(_)) => Review,
        (TargetState::Back | TargetState::Stay | TargetState::Again, state) => state,
    }
}
