//! Appeals against a decision, by anybody concerned: the lead is asked to reconsider, then the IESG; within two months each (RFC
//! 8126 §10; RFC 2026 §6.5). Filing one moves nothing. One that is granted sends the request back to review, with its threads, its
//! positions and its place in a contention; what is registered stays registered.

pub(crate) mod queries;

use crate::clock;
use crate::ids::AccountId;
use jiff::civil::Date;
use jiff::{Span, Timestamp};

/// Until when a decision of a moment can be appealed.
pub(crate) fn until(decided: Timestamp) -> Date {
    clock::day(decided).saturating_add(Span::new().months(2))
}

/// Who is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The lead of the experts.
    Lead,
    /// The IESG.
    Iesg,
}

impl Stage {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Iesg => "iesg",
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Lead => "to the lead of the experts",
            Self::Iesg => "to the IESG",
        }
    }

    /// The stage with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Lead, Self::Iesg].into_iter().find(|stage| stage.name() == name)
    }
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The decision stands.
    Upheld,
    /// Whoever appealed is right.
    Granted,
}

impl Outcome {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Upheld => "upheld",
            Self::Granted => "granted",
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Upheld => "the decision stands",
            Self::Granted => "the appeal is granted; the request goes back to review, and what is registered stays registered",
        }
    }

    /// The outcome with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Upheld, Self::Granted].into_iter().find(|outcome| outcome.name() == name)
    }
}

/// An appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// Key.
    pub id: String,
    /// By whom.
    pub filed_by: AccountId,
    /// To whom.
    pub stage: Stage,
    /// Why.
    pub grounds: String,
    /// When.
    pub filed_at: Timestamp,
    /// What came of it, with the words and the moment.
    pub decided: Option<(Outcome, String, Timestamp)>,
}
