//! Appeals against a decision by anyone affected by it: first to the lead, then to the IESG, each within two months (RFC 8126 §10; RFC
//! 2026 §6.5).
//!
//! Filing an appeal does not change the state of the request. If an appeal is granted, the request returns to review with its threads,
//! its positions and its place in a name conflict. The existing registration remains in force and is marked as under reconsideration.

pub(crate) mod queries;

use crate::clock;
use crate::ids::AccountId;
use jiff::civil::Date;
use jiff::{Span, Timestamp};

/// The last day to appeal a decision made at the given time.
pub(crate) fn until(decided: Timestamp) -> Date {
    clock::day(decided).saturating_add(Span::new().months(2))
}

/// Who decides on an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The lead expert.
    Lead,
    Iesg,
}

impl Stage {
    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Iesg => "iesg",
        }
    }

    /// The English name.
    pub fn words(self) -> &'static str {
        match self {
            Self::Lead => "to the lead of the experts",
            Self::Iesg => "to the IESG",
        }
    }

    /// Parses a stored identifier.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Lead, Self::Iesg].into_iter().find(|stage| stage.name() == name)
    }
}

/// The outcome of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The decision is upheld.
    Upheld,
    /// The appeal is granted.
    Granted,
}

impl Outcome {
    /// The stored identifier.
    pub fn name(self) -> &'static str {
        match self {
            Self::Upheld => "upheld",
            Self::Granted => "granted",
        }
    }

    /// The English name.
    pub fn words(self) -> &'static str {
        match self {
            Self::Upheld => "the decision is upheld",
            Self::Granted => {
                "the appeal is granted; the request returns to review, and any existing registration remains in force"
            }
        }
    }

    /// Parses a stored identifier.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Upheld, Self::Granted].into_iter().find(|outcome| outcome.name() == name)
    }
}

/// An appeal against a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// Database key.
    pub id: String,
    /// The account that filed it.
    pub filed_by: AccountId,
    /// Who decides on it.
    pub stage: Stage,
    /// The grounds for appeal.
    pub grounds: String,
    /// When it was filed.
    pub filed_at: Timestamp,
    /// The outcome, its reasons and when it was decided; `None` while the appeal is open.
    pub decided: Option<(Outcome, String, Timestamp)>,
}
