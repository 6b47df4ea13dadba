//! What must be true before an act: each guard is a sentence and a function over a [`Case`] that gives Ok or the refusal with its reason.
//! A guard asks nobody anything; which facts it looks at stands beside it, and [`super::gather`] reads them.

pub mod appealed;
pub(crate) mod correction;
pub mod decision;
pub mod disclosed;
pub mod ended;
pub mod fast_track;
pub mod heir;
pub mod office;
pub mod publishing;
pub mod quorum;
pub mod sent;
pub mod standards;
pub mod text;
pub mod track;
pub mod typed;

use crate::cases::case::{Case, Fact};
use crate::cases::input::Input;
use crate::refusal::Refusal;
use crate::words::Phrase;

/// What must be true before an act.
#[derive(Debug, Clone, Copy)]
pub struct Guard {
    /// The sentence that `docs/workflow.md` prints.
    pub says: &'static str,
    /// The facts it looks at, beside the request itself.
    pub needs: &'static [Fact],
    /// The rule.
    pub holds: Holds,
}

/// The rule of a guard.
#[derive(Debug, Clone, Copy)]
pub enum Holds {
    /// It follows from the case alone, so a page can say beforehand whether it holds.
    Of(fn(&Case) -> Result<(), Refusal>),
    /// It looks at what is typed with the act too.
    Typed(fn(&Case, &Input<'_>) -> Result<(), Refusal>),
}

impl Guard {
    /// A guard that follows from the case alone.
    pub(crate) const fn of(says: &'static str, needs: &'static [Fact], holds: fn(&Case) -> Result<(), Refusal>) -> Self {
        Self { says, needs, holds: Holds::Of(holds) }
    }

    /// A guard that looks at what is typed.
    pub(crate) const fn typed(
        says: &'static str,
        needs: &'static [Fact],
        holds: fn(&Case, &Input<'_>) -> Result<(), Refusal>,
    ) -> Self {
        Self { says, needs, holds: Holds::Typed(holds) }
    }

    /// Asks it.
    ///
    /// # Errors
    /// The reason why the act may not be done; trouble, when a fact it needs was not gathered.
    pub fn check(&self, case: &Case, input: &Input<'_>) -> Result<(), Refusal> {
        match self.holds {
            Holds::Of(holds) => holds(case),
            Holds::Typed(holds) => holds(case, input),
        }
    }

    /// The same for a page, before anything is typed: none when it cannot be known yet.
    pub fn known(&self, case: &Case) -> Option<Result<(), Refusal>> {
        match self.holds {
            Holds::Of(holds) if self.needs.iter().all(|fact| case.known.has(*fact)) => Some(holds(case)),
            _ => None,
        }
    }
}

/// A refusal because of where things stand.
fn wait<T>(why: impl Into<Phrase>) -> Result<T, Refusal> {
    Err(Refusal::WrongState { why: why.into() })
}

#[cfg(test)]
mod tests;
