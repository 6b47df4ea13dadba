//! Why an action was refused: a value with a sentence that states what to do, and the clause it is based on.

pub(crate) mod at;

use crate::store;
use crate::store::before_write::OutsideWork;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;
use urn_registry::finding::Finding;
use urn_registry::i18n::Phrase;

/// An error in one field of a form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct FieldFault {
    /// The name of the field.
    pub field: &'static str,
    /// The required correction, in one sentence.
    pub message: Phrase,
}

impl FieldFault {
    /// Creates an error for `field`.
    pub fn new(field: &'static str, message: impl Into<Phrase>) -> Self {
        Self { field, message: message.into() }
    }
}

/// A refusal. Nothing was changed.
#[derive(Debug)]
pub enum Refusal {
    /// The object does not exist, or the actor may not see it.
    NotFound {
        /// For example `Request R-2026-0001`.
        what: Phrase,
    },
    /// The actor can see it but may not do this.
    NotPermitted {
        /// The reason.
        reason: Phrase,
    },
    /// The input must be corrected.
    Faults(Vec<FieldFault>),
    /// The state of the request does not allow the action.
    WrongState {
        /// The current state, and what can be done instead.
        reason: Phrase,
    },
    /// Someone else has already done this.
    AlreadyRegistered {
        nid: String,
        /// The request through which it was registered, or the person.
        by: Phrase,
        /// When, or "a date that is not recorded".
        since: Phrase,
    },
    /// What was displayed has changed in the meantime.
    Stale {
        /// A description of the change.
        reason: Phrase,
    },
    /// Rate limit exceeded.
    SlowDown {
        /// Advice for the meantime.
        reason: Phrase,
        /// Seconds until it can be tried again.
        seconds: u64,
    },
    /// The same form was sent before and has been processed.
    Repeated,
    /// A slow computation must run first, outside the transaction, such as the check of a new text. The store runs it and repeats the
    /// action. A user sees this only if the data changed before every attempt.
    Outside(OutsideWork),
    /// An internal database error.
    Store(store::Error),
}

/// Formats the refusal in English.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.label().fmt(f)
    }
}

impl std::error::Error for Refusal {}

impl Refusal {
    /// The refusal as a sentence.
    pub fn label(&self) -> Phrase {
        match self {
            Self::NotFound { what } => Phrase::new("refusal-not-found").arg("what", what),
            Self::NotPermitted { reason }
            | Self::WrongState { reason }
            | Self::Stale { reason }
            | Self::SlowDown { reason, .. } => reason.clone(),
            Self::Faults(faults) => faults.first().map_or(Phrase::new("refusal-something"), |fault| fault.message.clone()),
            Self::AlreadyRegistered { nid, by, since } => {
                Phrase::new("refusal-registered").arg("nid", nid).arg("by", by).arg("since", since)
            }
            Self::Repeated => Phrase::new("refusal-repeated"),
            Self::Outside(_) => Phrase::new("refusal-outside"),
            Self::Store(error) => error.to_string().into(),
        }
    }

    /// A refusal because of one field.
    pub fn at_field(field: &'static str, message: impl Into<Phrase>) -> Self {
        Self::Faults(vec![FieldFault::new(field, message)])
    }

    /// Two values of a form, or the errors of both.
    pub fn combine<A, B>(one: Result<A, Self>, other: Result<B, Self>) -> Result<(A, B), Self> {
        match (one, other) {
            (Ok(one), Ok(other)) => Ok((one, other)),
            (Err(Self::Faults(faults)), Err(Self::Faults(more))) => Err(Self::Faults([faults, more].concat())),
            (Err(refusal), _) | (_, Err(refusal)) => Err(refusal),
        }
    }

    /// A refusal because the actor may not do this.
    pub fn not_permitted(reason: impl Into<Phrase>) -> Self {
        Self::NotPermitted { reason: reason.into() }
    }

    /// A refusal because it does not exist.
    pub fn not_found(what: impl Into<Phrase>) -> Self {
        Self::NotFound { what: what.into() }
    }

    /// An internal error: a decision needed a fact that was not gathered.
    pub(crate) fn fact_not_gathered(what: &str) -> Self {
        Self::Store(store::Error::Unreadable(format!("{what} was not gathered")))
    }

    /// Converts a refusal into a value: `Some` if the action is allowed, `None` if it is refused. Database errors stay errors. Use this
    /// instead of `is_ok()`, which would treat a failed query as a refusal.
    pub fn allowed_or_none<T>(result: Result<T, Self>) -> Result<Option<T>, store::Error> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(Self::Store(error)) => Err(error),
            Err(_) => Ok(None),
        }
    }

    /// Converts failing findings to errors at their fields.
    pub fn from_findings(findings: impl IntoIterator<Item = Finding>) -> Self {
        Self::Faults(
            findings.into_iter().map(|finding| FieldFault::new(finding.field.unwrap_or(at::TEMPLATE), finding.message)).collect(),
        )
    }
}

impl From<FieldFault> for Refusal {
    fn from(fault: FieldFault) -> Self {
        Self::Faults(vec![fault])
    }
}

impl From<store::Error> for Refusal {
    fn from(error: store::Error) -> Self {
        Self::Store(error)
    }
}

impl store::HasDatabaseError for Refusal {
    fn database_error(&self) -> Option<&store::Error> {
        match self {
            Self::Store(error) => Some(error),
            _ => None,
        }
    }

    fn outside_work(&self) -> Option<&OutsideWork> {
        match self {
            Self::Outside(work) => Some(work),
            _ => None,
        }
    }
}
