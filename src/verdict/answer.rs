//! The types of a validation result.

use crate::checks::Wrong;
use crate::i18n::Phrase;
use serde::Serialize;
use std::borrow::Cow;

/// The default budget for one name, in steps. No name of a registered namespace needs a tenth of it.
pub const STEPS: u64 = 400_000;

/// Whether a name is valid in its namespace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// It satisfies every known rule.
    Yes,
    /// It violates a rule.
    No,
    /// The namespace is registered, but its rules are unknown or the check exceeded its budget.
    Undecided,
    /// The namespace is not registered.
    Unregistered,
}

impl Answer {
    /// `yes`, `no`, `undecided` or `unregistered`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Undecided => "undecided",
            Self::Unregistered => "unregistered",
        }
    }

    /// Whether no fault was found: the exit status of the command line.
    pub fn passes(self) -> bool {
        matches!(self, Self::Yes | Self::Undecided)
    }
}

/// A fault of a name, for programs and people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Stable code: `unregistered`, `syntax`, `component`, or one of a value rule ([`crate::checks::Wrong::code`]).
    pub code: &'static str,
    /// Byte offset in the input.
    pub at: usize,
    /// A sentence without a final period.
    pub message: Phrase,
    /// What is allowed at `at`; for an unregistered namespace, similar NIDs.
    pub expected: Vec<String>,
    /// The correction, to be shown after a colon.
    #[serde(skip)]
    pub should: Phrase,
}

/// A fault before its sentences are built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Objection<'b> {
    /// The namespace is not registered.
    Unregistered(Box<Fault>),
    /// The grammar rejects the NSS.
    Syntax {
        /// Byte offset in the NSS.
        at: usize,
        /// What is allowed there.
        expected: Cow<'b, [String]>,
    },
    /// The value rule rejects it.
    Value(Box<Wrong>),
    /// The registration forbids this component: `r`, `q` or `f`.
    Component(&'static str),
}

/// Whether a name is valid in its namespace. Sentences are only built on request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weighed<'b> {
    /// The answer.
    pub answer: Answer,
    pub(super) objection: Option<Objection<'b>>,
}

impl<'b> Weighed<'b> {
    pub(super) fn new(answer: Answer) -> Self {
        Self { answer, objection: None }
    }

    pub(super) fn no(objection: Objection<'b>) -> Self {
        Self { answer: Answer::No, objection: Some(objection) }
    }
}

/// An answer with its reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// The answer.
    pub answer: Answer,
    /// Why the name is invalid, or why that is unknown.
    pub fault: Option<Fault>,
}

/// The `namespace` object of `urn check --json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The NID in lower case.
    pub nid: String,
    /// Whether the namespace is registered.
    pub registered: bool,
    /// Whether the name is valid in the namespace.
    pub verdict: Answer,
    /// The fault.
    pub fault: Option<Fault>,
    /// The normalized form by the namespace's own rules; null if the name is invalid.
    pub canonical: Option<String>,
}

/// A segment of a name that a named grammar rule matched.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// The rule's name, hyphens as spaces: "country code".
    pub name: String,
    /// The matched text.
    pub text: String,
    /// Byte offset in the input.
    pub at: usize,
}
