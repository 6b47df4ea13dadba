//! What a verdict is made of.

use crate::checks::Wrong;
use crate::words::Phrase;
use serde::Serialize;
use std::borrow::Cow;

/// Steps that one name may take when nobody says otherwise: no name of a registered namespace needs a tenth of it.
pub const STEPS: u64 = 400_000;

/// Whether a name is one of its namespace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// It passes every rule that is known.
    Yes,
    /// It breaks a rule.
    No,
    /// The namespace is registered, but its rules are not known or took too long.
    Undecided,
    /// There is no such namespace.
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

    /// Whether nothing is known against the name: the exit status of the command line.
    pub fn passes(self) -> bool {
        matches!(self, Self::Yes | Self::Undecided)
    }
}

/// What is wrong with a name, for machines and people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Stable word: `unregistered`, `syntax`, `component`, or one of a value rule ([`crate::checks::Wrong::code`]).
    pub code: &'static str,
    /// Byte offset in the input.
    pub at: usize,
    /// A sentence without its full stop.
    pub message: Phrase,
    /// What may stand at `at`; for an unregistered namespace the NIDs that may be meant.
    pub expected: Vec<String>,
    /// What should be different, to follow a colon.
    #[serde(skip)]
    pub should: Phrase,
}

/// What stands against a name, before anybody asks for words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Objection<'b> {
    /// There is no such namespace.
    Unregistered(Box<Fault>),
    /// The grammar refuses the NSS.
    Syntax {
        /// Byte of the NSS.
        at: usize,
        /// What may stand there.
        expected: Cow<'b, [String]>,
    },
    /// The value rule refuses it.
    Value(Box<Wrong>),
    /// The registration forbids this component: `r`, `q` or `f`.
    Component(&'static str),
}

/// Whether a name is one of its namespace, without the words, which are made when somebody asks for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Weighed<'b> {
    /// Whether.
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
    /// Whether.
    pub answer: Answer,
    /// Why not; also why not known.
    pub fault: Option<Fault>,
}

/// The part of `urn check --json` that speaks of the namespace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// In lower case.
    pub nid: String,
    /// Whether the namespace is registered.
    pub registered: bool,
    /// Whether the name is one of it.
    pub verdict: Answer,
    /// Why not.
    pub fault: Option<Fault>,
    /// The comparison form by the namespace's own rules; null for a name that is none.
    pub canonical: Option<String>,
}

/// A part of a name that a named rule of the grammar read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// The rule's name, hyphens as spaces: "country code".
    pub name: String,
    /// What it read.
    pub text: String,
    /// Where, in bytes from the start of the input.
    pub at: usize,
}
