//! The results of matching: yes, no with a reason, or undecided; and why a grammar cannot be compiled.

use std::fmt::{self, Display};
use std::ops::Range;

/// Why a grammar cannot be compiled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Uncompiled {
    /// The start rule does not exist; the name is empty if there are no rules at all.
    #[error("there is no rule {0}")]
    NoSuchRule(String),
    /// A rule is used but not defined.
    #[error("the rule {0} is used but not defined")]
    Undefined(String),
    /// A needed rule contains prose.
    #[error("<{0}> is defined in prose, which a program cannot check")]
    Prose(String),
    /// [`super::Limits::network`] was exceeded.
    #[error("the grammar is too complex to check")]
    TooLarge,
}

/// Why a result is undecided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndecidedReason {
    /// The budget was exhausted.
    TooComplex,
}

impl Display for UndecidedReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooComplex => f.write_str("this grammar is too complex to check"),
        }
    }
}

/// The text that a rule matched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleMatch {
    /// The rule, as written in its definition.
    pub rule: String,
    /// The byte range in the name.
    pub range: Range<usize>,
}

/// Whether the grammar generates a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The name matches.
    Yes,
    /// The name does not match.
    No {
        /// The byte at which it stops matching; its length if something is missing at the end.
        at: usize,
        /// The text that was matched up to there in one derivation, outer rules first. Rules that are still open end at `at`. Empty if the
        /// budget did not suffice.
        read: Vec<RuleMatch>,
        /// The allowed continuations, as displayed: `a digit`, `"-"`, `the end`, the name of a rule.
        expected: Vec<String>,
    },
    /// The result could not be determined.
    Undecided {
        /// The reason.
        why: UndecidedReason,
    },
}
