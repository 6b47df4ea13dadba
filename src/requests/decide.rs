//! Decides whether the table and its guards allow an action now, and which actions a page offers.

use crate::refusal::Refusal;
use crate::requests::action::Action;
use crate::requests::facts::RequestFacts;
use crate::requests::gather::gather;
use crate::requests::guards::Guard;
use crate::requests::input::ActionInput;
use crate::requests::permit::{Situation, find_row, permit};
use crate::requests::table::StateTableRow;
use crate::requests::viewer::RequestView;
use crate::requests::{Party, State};
use crate::store::AnyConnection;

impl RequestView {
    /// The state that an action leads to, and the role in which it is taken.
    pub fn permit(&self, act: Action) -> Result<(Party, State), Refusal> {
        self.in_situation(|situation| permit(situation, act, &self.parties))
    }

    fn in_situation<T>(&self, ask: impl FnOnce(Situation<'_>) -> T) -> T {
        let conditions = self.open_conditions();
        ask(Situation { state: self.request.state, procedure: self.request.procedure.kind(), conditions: &conditions })
    }

    pub(in crate::requests) fn matching_row(&self, act: Action) -> Result<(&'static StateTableRow, Party, State), Refusal> {
        self.in_situation(|situation| find_row(situation, act, &self.parties))
    }
}

/// Checks the row of the table, then its guards in order. The facts for each guard are gathered just before it is checked, so an early
/// refusal costs no further queries.
///
/// # Errors
/// The reason why the action is not allowed now, or an internal error.
pub fn check_action(
    conn: &mut AnyConnection,
    facts: &mut RequestFacts,
    act: Action,
    input: &ActionInput<'_>,
) -> Result<(&'static StateTableRow, Party, State), Refusal> {
    let (row, party, state) = facts.view.matching_row(act)?;
    check_guards(conn, facts, row.guards, input)?;
    Ok((row, party, state))
}

/// Checks guards in order. The facts of each are gathered just before it is checked.
///
/// # Errors
/// The first refusal, or an internal error.
pub(crate) fn check_guards(
    conn: &mut AnyConnection,
    facts: &mut RequestFacts,
    guards: &[Guard],
    input: &ActionInput<'_>,
) -> Result<(), Refusal> {
    for guard in guards {
        gather(conn, facts, guard.needs, input)?;
        guard.check(facts, input)?;
    }
    Ok(())
}

/// The actions possible on a request now, as far as this is known before any input.
#[derive(Debug)]
pub struct AvailableActions(Vec<(Action, ActionAvailability)>);

/// The availability of an action.
#[derive(Debug)]
enum ActionAvailability {
    /// The table allows it for the viewer, and no known guard prevents it.
    Free,
    /// The table allows it for the viewer, but a guard is not satisfied yet.
    Waits(Refusal),
    /// The table does not allow it for the viewer now.
    Not(Refusal),
}

impl AvailableActions {
    /// Whether the table allows it for the viewer in this state. If so, the page shows its button.
    pub fn is_offered(&self, act: Action) -> bool {
        !matches!(self.availability_of(act), Some(ActionAvailability::Not(_)) | None)
    }

    /// Whether no known guard prevents it.
    pub fn is_allowed(&self, act: Action) -> bool {
        matches!(self.availability_of(act), Some(ActionAvailability::Free))
    }

    /// The reason why the table does not allow the action for the viewer now.
    pub fn table_refusal(&self, act: Action) -> Option<&Refusal> {
        match self.availability_of(act)? {
            ActionAvailability::Not(reason) => Some(reason),
            ActionAvailability::Free | ActionAvailability::Waits(_) => None,
        }
    }

    /// The reason why the table or a guard does not allow the action now.
    pub fn refusal_reason(&self, act: Action) -> Option<&Refusal> {
        match self.availability_of(act)? {
            ActionAvailability::Free => None,
            ActionAvailability::Waits(reason) | ActionAvailability::Not(reason) => Some(reason),
        }
    }

    fn availability_of(&self, act: Action) -> Option<&ActionAvailability> {
        self.0.iter().find(|(one, _)| *one == act).map(|(_, standing)| standing)
    }
}

/// Every action with its availability to the viewer of a request. Guards whose facts were gathered are checked; guards that depend on input
/// are not.
pub fn available_actions(facts: &RequestFacts) -> AvailableActions {
    AvailableActions(Action::ALL.into_iter().map(|act| (act, availability(facts, act))).collect())
}

fn availability(facts: &RequestFacts, act: Action) -> ActionAvailability {
    match facts.view.matching_row(act) {
        Err(reason) => ActionAvailability::Not(reason),
        Ok((row, ..)) => match row.guards.iter().filter_map(|guard| guard.evaluate_early(facts)).find_map(Result::err) {
            Some(reason) => ActionAvailability::Waits(reason),
            None => ActionAvailability::Free,
        },
    }
}
