//! A light request: somebody asks, a second person decides, and no expert is asked.

use crate::ids::AccountId;
use jiff::Timestamp;

/// How many requests of one account may wait.
pub const WAITING_MAX: usize = 20;

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It was done.
    Granted,
    /// It was not, with a reason.
    Declined,
    /// Who asked took it back.
    Withdrawn,
}

impl Outcome {
    /// The machine word, which people read too.
    pub fn name(self) -> &'static str {
        match self {
            Self::Granted => "granted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// The outcome with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Granted, Self::Declined, Self::Withdrawn].into_iter().find(|outcome| outcome.name() == name)
    }
}

/// A request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Light {
    /// Its key.
    pub id: String,
    /// The namespace it is about.
    pub nid: Option<String>,
    /// The register it is asked of; empty: that of the whole namespace.
    pub prefix: String,
    /// Whether whoever keeps the register decides, and not an operator.
    pub of_holder: bool,
    /// What is asked for, as JSON.
    pub body: String,
    /// Why.
    pub reason: String,
    /// The account.
    pub asked_by: AccountId,
    /// Their name.
    pub by: String,
    /// When.
    pub asked_at: Timestamp,
    /// How it ended, with words, and when.
    pub outcome: Option<(Outcome, String, Timestamp)>,
}
