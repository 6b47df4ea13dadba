//! What is answered: yes, no with its reason, or undecided; and why a grammar cannot be asked at all.

use std::fmt::{self, Display};
use std::ops::Range;

/// Why a grammar cannot be matched.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Uncompiled {
    /// The rule to begin with is not there; the name is empty when there are no rules at all.
    #[error("there is no rule {0}")]
    NoSuchRule(String),
    /// A rule that is used is defined nowhere.
    #[error("the rule {0} is used but not defined")]
    Undefined(String),
    /// Something is said in words.
    #[error("<{0}> is defined in prose, which a program cannot check")]
    Prose(String),
    /// [`super::Limits::network`] was reached.
    #[error("the grammar is too complex to check")]
    TooLarge,
}

/// Why there is neither yes nor no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The budget was used up.
    TooComplex,
}

impl Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooComplex => f.write_str("this grammar is too complex to check"),
        }
    }
}

/// What a rule read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The rule, as it is written where it is defined.
    pub rule: String,
    /// Bytes of the name.
    pub range: Range<usize>,
}

/// Whether a name is one that the grammar produces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It is.
    Yes,
    /// It is not.
    No {
        /// The byte at which it stops fitting; its length when something is missing at the end.
        at: usize,
        /// What was read up to there by one reading, outer rules first. The rules still open end at `at`. Empty when the
        /// budget did not suffice to find out.
        read: Vec<Part>,
        /// What may stand there, each in words a person reads: `a digit`, `"-"`, `the end`, the name of a rule.
        expected: Vec<String>,
    },
    /// Nobody knows.
    Undecided {
        /// The reason.
        why: Why,
    },
}
