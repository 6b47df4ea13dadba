//! The types of a validation result.

use super::status::Status;
use crate::checks::ValueFault;
use crate::i18n::Phrase;
use crate::resolution::caution::NameWarning;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The default budget for one name, in steps. No name of a registered namespace needs a tenth of it.
pub const STEPS_PER_NAME_MAX: u64 = 400_000;

/// Whether a name is valid in its namespace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    /// Whether no fault was found.
    pub fn passes(self) -> bool {
        matches!(self, Self::Yes | Self::Undecided)
    }
}

/// The verdict on a text, with one meaning on every page, in the API and on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Validity {
    /// A name of its namespace: the namespace is registered, and the name satisfies all its rules.
    Valid,
    /// No fault was found, but not every rule was tested: the registration has rules in prose or no syntax at all, the check took
    /// too long, or only the syntax was checked.
    NotTested,
    /// Not a name of a namespace: not a URN, the namespace is not registered, or the name violates a rule.
    Invalid,
}

impl Validity {
    /// `valid`, `not_tested` or `invalid`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Valid => "valid",
            Self::NotTested => "not_tested",
            Self::Invalid => "invalid",
        }
    }

    /// The `valid` of the JSON output: true, false, or `None` if not every rule was tested.
    pub fn is_valid(self) -> Option<bool> {
        match self {
            Self::Valid => Some(true),
            Self::NotTested => None,
            Self::Invalid => Some(false),
        }
    }

    /// Whether no fault was found: the exit status of the command line.
    pub fn passes(self) -> bool {
        self != Self::Invalid
    }
}

/// The position at which a URN violates the rules of its namespace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NameFault"))]
pub struct Fault {
    /// Stable code: `unregistered`, `reserved`, `syntax`, `component`, or one of a value rule.
    pub code: &'static str,
    /// Byte offset in the input.
    pub at: usize,
    /// A sentence without a final period.
    pub message: Phrase,
    /// The allowed characters at `at`; for an unregistered namespace, similar NIDs.
    pub expected: Vec<String>,
    /// The correction, to be shown after a colon.
    #[serde(skip)]
    pub should: Phrase,
}

/// A fault before its sentences are built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum UnwordedFault<'b> {
    /// The namespace is not registered.
    Unregistered(Box<Fault>),
    /// The grammar rejects the NSS.
    Syntax {
        /// Byte offset in the NSS.
        at: usize,
        /// The characters that are allowed there.
        expected: Cow<'b, [String]>,
    },
    /// The value rule rejects it.
    Value(Box<ValueFault>),
    /// The registration forbids this component: `r`, `q` or `f`.
    Component(&'static str),
}

/// What was not tested of a name without a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UntestedRule<'b> {
    /// A rule of the registration, in the words of the profile; empty if the profile does not name it.
    Stated(&'b str),
    /// The form of the name: there is no grammar of the namespace that a program can read.
    Form,
    /// The rest of the name: the check exceeded its budget.
    Rest,
}

impl UntestedRule<'_> {
    /// The rule as a noun phrase, after "Not tested:".
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Stated("") => Phrase::new("verdict-untested-prose"),
            Self::Stated(rule) => Phrase::verbatim(rule.to_owned()),
            Self::Form => Phrase::new("verdict-untested-form"),
            Self::Rest => Phrase::new("verdict-untested-rest"),
        }
    }
}

/// Whether a name is valid in its namespace. Sentences are only built on request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LazyJudgment<'b> {
    /// The answer.
    pub answer: Answer,
    /// The verdict.
    pub validity: Validity,
    /// What was not tested; only with [`Validity::NotTested`].
    pub untested: Option<UntestedRule<'b>>,
    pub(super) objection: Option<UnwordedFault<'b>>,
}

impl<'b> LazyJudgment<'b> {
    /// No rule is violated; without an untested rule, all rules were tested.
    pub(super) fn accepted(untested: Option<UntestedRule<'b>>) -> Self {
        let validity = if untested.is_none() { Validity::Valid } else { Validity::NotTested };
        Self { answer: Answer::Yes, validity, untested, objection: None }
    }

    pub(super) fn undecided(untested: UntestedRule<'b>) -> Self {
        Self { answer: Answer::Undecided, validity: Validity::NotTested, untested: Some(untested), objection: None }
    }

    pub(super) fn rejected(objection: UnwordedFault<'b>) -> Self {
        Self { answer: Answer::No, validity: Validity::Invalid, untested: None, objection: Some(objection) }
    }

    pub(super) fn unregistered(fault: Fault) -> Self {
        let objection = UnwordedFault::Unregistered(Box::new(fault));
        Self { answer: Answer::Unregistered, validity: Validity::Invalid, untested: None, objection: Some(objection) }
    }
}

/// An answer with its reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgment {
    /// The answer.
    pub answer: Answer,
    /// The verdict.
    pub validity: Validity,
    /// Why the name is invalid.
    pub fault: Option<Fault>,
    /// What was not tested; only with [`Validity::NotTested`].
    pub untested: Option<Phrase>,
}

/// The result under the rules of the namespace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Verdict {
    /// The NID in lower case.
    pub nid: String,
    /// Whether the namespace is registered.
    pub registered: bool,
    /// The status of the namespace; null if it is not registered.
    pub status: Option<Status>,
    /// The NID of the namespace that replaced it.
    pub replaced_by: Option<String>,
    /// Places where the NID is used without being registered.
    pub in_use: Option<String>,
    /// Whether a rule of the namespace is violated. The output has only the verdict.
    #[serde(skip)]
    pub verdict: Answer,
    /// The verdict: the top-level `verdict` of the output.
    #[serde(skip)]
    pub validity: Validity,
    /// The fault.
    pub fault: Option<Fault>,
    /// What was not tested, with the document that has the rule; null unless the verdict is `not_tested`.
    pub untested: Option<Phrase>,
    /// The normalized form by the namespace's own rules; null if the name is invalid.
    pub canonical: Option<String>,
    /// Notes about the name or its namespace. A note is not a fault.
    pub notes: Vec<NameWarning>,
}

/// A segment of a name that a named grammar rule matched.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MatchedSegment {
    /// The rule's name, hyphens as spaces: "country code".
    pub name: String,
    /// The matched text.
    pub text: String,
    /// Byte offset in the input.
    pub at: usize,
}
