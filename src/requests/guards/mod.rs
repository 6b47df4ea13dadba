//! Guards: the conditions of an action. Each guard has a sentence for the documentation and a function that checks a [`RequestFacts`] and
//! returns `Ok` or a refusal with the reason. Guards run no queries; each lists the facts that it needs, and [`super::gather`] loads them.

pub mod appealed;
pub mod contacts;
pub(crate) mod correction;
pub mod decision;
pub mod disclosed;
pub mod ended;
pub mod fast_track;
pub mod office;
pub mod procedure;
pub mod publishing;
pub mod quorum;
pub mod sent;
pub mod standards;
pub mod text;
pub mod typed;

use crate::refusal::Refusal;
use crate::requests::facts::{Fact, RequestFacts};
use crate::requests::input::ActionInput;
use urn_registry::i18n::Phrase;

/// A condition of an action.
#[derive(Debug, Clone, Copy)]
pub struct Guard {
    /// The condition as printed in `docs/workflow.md`.
    pub says: &'static str,
    /// The facts it needs besides the request itself.
    pub needs: &'static [Fact],
    /// The function that checks the condition.
    pub holds: GuardCondition,
}

/// The check of a guard.
#[derive(Debug, Clone, Copy)]
pub enum GuardCondition {
    /// Depends on the facts alone, so that a page can evaluate it in advance.
    Of(fn(&RequestFacts) -> Result<(), Refusal>),
    /// Also depends on the user's input.
    Typed(fn(&RequestFacts, &ActionInput<'_>) -> Result<(), Refusal>),
}

impl Guard {
    /// A guard that depends on the facts alone.
    pub(crate) const fn of(says: &'static str, needs: &'static [Fact], holds: fn(&RequestFacts) -> Result<(), Refusal>) -> Self {
        Self { says, needs, holds: GuardCondition::Of(holds) }
    }

    /// A guard that checks user input.
    pub(crate) const fn on_input(
        says: &'static str,
        needs: &'static [Fact],
        holds: fn(&RequestFacts, &ActionInput<'_>) -> Result<(), Refusal>,
    ) -> Self {
        Self { says, needs, holds: GuardCondition::Typed(holds) }
    }

    /// Checks the guard.
    ///
    /// # Errors
    /// The reason why the action is not allowed, or an internal error if a fact it needs was not gathered.
    pub fn check(&self, facts: &RequestFacts, input: &ActionInput<'_>) -> Result<(), Refusal> {
        match self.holds {
            GuardCondition::Of(holds) => holds(facts),
            GuardCondition::Typed(holds) => holds(facts, input),
        }
    }

    /// Evaluates the guard for a page, before any input; `None` if the result is not known yet.
    pub fn evaluate_early(&self, facts: &RequestFacts) -> Option<Result<(), Refusal>> {
        match self.holds {
            GuardCondition::Of(holds) if self.needs.iter().all(|fact| facts.known.has(*fact)) => Some(holds(facts)),
            _ => None,
        }
    }
}

/// Refuses an action because of the current state of the request.
fn refuse_for_state<T>(reason: impl Into<Phrase>) -> Result<T, Refusal> {
    Err(Refusal::WrongState { reason: reason.into() })
}

#[cfg(test)]
mod tests;
