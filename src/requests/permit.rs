//! Looks up the table for a situation: the role in which an action is allowed and the state it leads to, or why it is not allowed.

use crate::refusal::Refusal;
use crate::requests::action::{Action, phrase};
use crate::requests::guards::disclosed::reason_with_conflict;
use crate::requests::table::{Row, TABLE, To};
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
    row(situation, act, parties).map(|(_, party, state)| (party, state))
}

/// Like `permit`, with the matching row of the table.
pub(crate) fn row(situation: Situation<'_>, act: Action, parties: &[Party]) -> Result<(&'static Row, Party, State), Refusal> {
    let state = situation.state;
    let rows = || TABLE.iter().filter(|row| row.act == act);
    let fitting = |row: &&Row| row.from.contains(&state) && row.on.contains(&situation.procedure);
    let holder = |row: &Row| row.by.iter().find(|party| parties.contains(party)).copied();
    if let Some((row, party)) = rows().filter(fitting).find_map(|row| Some((row, holder(row)?))) {
        return match row.not_while.iter().find(|condition| situation.conditions.contains(condition)) {
            Some(condition) => Err(Refusal::WrongState { reason: condition_reason(*condition, act) }),
            None => Ok((row, party, target(row.to, state))),
        };
    }
    if !rows().any(|row| holder(row).is_some()) {
        let reason = Phrase::new("refusal-only-parties").with("who", permitted_roles_phrase(act)).with("act", phrase(act));
        return Err(Refusal::not_permitted(reason_with_conflict(parties.contains(&Party::Conflicted), reason)));
    }
    if rows().any(|row| row.from.contains(&state) && holder(row).is_some()) {
        return Err(Refusal::WrongState { reason: procedure_reason(situation.procedure, act) });
    }
    let reason = match state {
        // The action holder depends on more than the state, such as the outcome of a name conflict.
        Intake | Review | WithBody => Phrase::new("refusal-not-now"),
        _ => Phrase::new("refusal-not-now-holder").with("holder", Phrase::new("refusal-holder").with("state", state.name())),
    };
    Err(Refusal::WrongState { reason: reason.with("act", phrase(act)).with("state", state.phrase()) })
}

/// The roles of people that can ever take an action: "the operator or the lead".
fn permitted_roles_phrase(act: Action) -> Phrase {
    let mut all: Vec<Party> = Vec::new();
    for party in TABLE.iter().filter(|row| row.act == act).flat_map(|row| row.by) {
        if *party != Party::Clock && !all.contains(party) {
            all.push(*party);
        }
    }
    all.into_iter()
        .map(Party::phrase)
        .reduce(|before, next| Phrase::new("refusal-or").with("before", before).with("next", next))
        .unwrap_or_default()
}

fn condition_reason(condition: Condition, act: Action) -> Phrase {
    let reason = Phrase::new("refusal-condition").with("condition", condition.name());
    Phrase::new("refusal-held").with("act", phrase(act)).with("why", reason)
}

fn procedure_reason(procedure: Procedure, act: Action) -> Phrase {
    match (procedure, act) {
        (Procedure::FastTrack, Action::Approve | Action::ProposeDecline | Action::Decline | Action::Report) => {
            Phrase::new("refusal-experts-advise")
        }
        (Procedure::FastTrack, Action::Ask) => Phrase::new("refusal-experts-comment"),
        (Procedure::Standards, Action::Approve) => Phrase::new("refusal-body-decides"),
        _ => Phrase::new("refusal-not-in-procedure").with("act", phrase(act)).with("procedure", procedure.phrase()),
    }
}

fn target(to: To, state: State) -> State {
    match (to, state) {
        (To::State(state), _) => state,
        // The action replaces this reason by the chosen one.
        (To::Closed, _) => State::Closed(CloseReason::Obsolete),
        (To::Requester, Intake) => WithRequester(PreviousState::Intake),
        (To::Requester, Ready) => WithRequester(PreviousState::Ready),
        (To::Requester, WithBody) => WithRequester(PreviousState::WithBody),
        (To::Requester, _) => WithRequester(PreviousState::Review),
        (To::Back, WithRequester(from)) => from.state(),
        (To::Again, WithBody | Ready | State::Declined | State::Closed(_)) => Review,
        (To::Back | To::Stay | To::Again, state) => state,
    }
}
