//! Why an act did not happen: a value with a sentence a person can act on and the clause it rests on.

pub(crate) mod at;

use crate::finding::Finding;
use crate::store;
use crate::store::outside::Outside;
use crate::words::Phrase;
use std::fmt;

/// A fault at one field of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The field's name.
    pub field: &'static str,
    /// What to do, in one sentence.
    pub message: Phrase,
}

impl Fault {
    /// A fault at `field`.
    pub fn new(field: &'static str, message: impl Into<Phrase>) -> Self {
        Self { field, message: message.into() }
    }
}

/// A refusal. Nothing was changed.
#[derive(Debug)]
pub enum Refusal {
    /// There is no such thing, or the actor may not know of it.
    NotFound {
        /// For example `Request R-2026-0001`.
        what: Phrase,
    },
    /// The actor sees it but may not do this.
    NotPermitted {
        /// The reason.
        why: Phrase,
    },
    /// What was typed must change first.
    Faults(Vec<Fault>),
    /// The request is not in a state that allows the act.
    WrongState {
        /// What the state is and what can be done instead.
        why: Phrase,
    },
    /// Somebody else was first.
    AlreadyRegistered {
        /// The NID.
        nid: String,
        /// Through which request, or by whom.
        by: Phrase,
        /// Since when, or "a date that is not recorded".
        since: Phrase,
    },
    /// What the actor looked at has changed meanwhile.
    Stale {
        /// What changed.
        why: Phrase,
    },
    /// Too many attempts.
    SlowDown {
        /// What to do meanwhile.
        why: Phrase,
        /// Seconds after which it can be tried again.
        seconds: u64,
    },
    /// The same was sent before, and it was done then.
    Repeated,
    /// Something has to be worked out first, outside of the transaction: a text that nobody has checked yet. The store does it
    /// and runs the act again; who reads this was overtaken each time.
    Outside(Outside),
    /// The store failed; nobody's fault but ours.
    Store(store::Error),
}

/// English.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words().fmt(f)
    }
}

impl std::error::Error for Refusal {}

impl Refusal {
    /// The sentence.
    pub fn words(&self) -> Phrase {
        match self {
            Self::NotFound { what } => Phrase::new("refusal-not-found").with("what", what),
            Self::NotPermitted { why } | Self::WrongState { why } | Self::Stale { why } | Self::SlowDown { why, .. } => {
                why.clone()
            }
            Self::Faults(faults) => faults.first().map_or(Phrase::new("refusal-something"), |fault| fault.message.clone()),
            Self::AlreadyRegistered { nid, by, since } => {
                Phrase::new("refusal-registered").with("nid", nid).with("by", by).with("since", since)
            }
            Self::Repeated => Phrase::new("refusal-repeated"),
            Self::Outside(_) => Phrase::new("refusal-outside"),
            Self::Store(error) => error.to_string().into(),
        }
    }

    /// A refusal because of one field.
    pub fn at(field: &'static str, message: impl Into<Phrase>) -> Self {
        Self::Faults(vec![Fault::new(field, message)])
    }

    /// A refusal of an act the actor may not do.
    pub fn not_permitted(why: impl Into<Phrase>) -> Self {
        Self::NotPermitted { why: why.into() }
    }

    /// A refusal because the thing is not there.
    pub fn not_found(what: impl Into<Phrase>) -> Self {
        Self::NotFound { what: what.into() }
    }

    /// Trouble: something was decided on that nobody read.
    pub(crate) fn unread(what: &str) -> Self {
        Self::Store(store::Error::Unreadable(format!("{what} was not gathered")))
    }

    /// Turns a refusal into an answer: `Some` when the act may be done, `None` when it is refused. Trouble of the store stays
    /// trouble. Use this instead of `is_ok()`, which would take a failed query for a refusal.
    pub fn answered<T>(result: Result<T, Self>) -> Result<Option<T>, store::Error> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(Self::Store(error)) => Err(error),
            Err(_) => Ok(None),
        }
    }

    /// The findings that fail as faults at their fields.
    pub fn from_findings(findings: impl IntoIterator<Item = Finding>) -> Self {
        Self::Faults(
            findings.into_iter().map(|finding| Fault::new(finding.field.unwrap_or(at::TEMPLATE), finding.message)).collect(),
        )
    }
}

impl From<store::Error> for Refusal {
    fn from(error: store::Error) -> Self {
        Self::Store(error)
    }
}

impl store::Troubled for Refusal {
    fn trouble(&self) -> Option<&store::Error> {
        match self {
            Self::Store(error) => Some(error),
            _ => None,
        }
    }

    fn outside(&self) -> Option<&Outside> {
        match self {
            Self::Outside(work) => Some(work),
            _ => None,
        }
    }
}
