//! Repairs and errors of the parser. Every repair is reported with its line, because the parsed grammar differs from the written
//! one.
//!
//! ```
//! use urn_registry::grammar::read;
//! let read = read("size = \"s\" | \u{201c}m\u{201d}").unwrap();
//! let said: Vec<String> = read.repairs.iter().map(ToString::to_string).collect();
//! assert_eq!(said[0], "line 1: alternatives must be separated by /, not |; | was read as /");
//! assert_eq!(said.len(), 3);
//! ```

use crate::i18n::Phrase;
use std::fmt::{self, Display};

/// A deviation from the ABNF of RFC 5234 and RFC 7405 that the parser repaired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The kind of repair.
    pub what: RepairKind,
}

/// The kinds of repair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RepairKind {
    /// `|` between alternatives.
    Bar,
    /// A typographic quotation mark.
    Quote(char),
    /// A typographic dash or hyphen.
    Dash(char),
    /// A space other than the ASCII one, or an invisible character.
    Blank(char),
    /// A string in single quotes.
    SingleQuotes,
    /// A name in angle brackets.
    Angle(String),
    /// `:=` or `::=`.
    Defined(String),
    /// A name with an underscore.
    Underscore(String),
    /// A space between a repetition and its element.
    RepeatApart,
    /// A rule that is indented further than the first one.
    Indented(String),
    /// A continuation line that is not indented.
    NotIndented,
    /// A second definition of a rule; the last definition is used.
    Twice(String),
    /// `=/` for a name without a previous definition.
    AddedToNothing(String),
}

impl RepairKind {
    /// A description of the replacement.
    pub fn description(&self) -> Phrase {
        let character = |message: &'static str, c: char| Phrase::new(message).arg("code", format!("U+{:04X}", u32::from(c)));
        let named = |message: &'static str, name: &str| Phrase::new(message).arg("name", name);
        match self {
            Self::Bar => Phrase::new("finding-repair-bar"),
            Self::Quote(c) => character("finding-repair-quote", *c),
            Self::Dash(c) => character("finding-repair-dash", *c),
            Self::Blank(c) => character("finding-repair-blank", *c),
            Self::SingleQuotes => Phrase::new("finding-repair-single-quotes"),
            Self::Angle(name) => named("finding-repair-angle", name).arg("angle", format!("<{name}>")),
            Self::Defined(sign) => Phrase::new("finding-repair-defined").arg("sign", sign),
            Self::Underscore(name) => named("finding-repair-underscore", name),
            Self::RepeatApart => Phrase::new("finding-repair-repeat-apart"),
            Self::Indented(name) => named("finding-repair-indented", name),
            Self::NotIndented => Phrase::new("finding-repair-not-indented"),
            Self::Twice(name) => named("finding-repair-twice", name),
            Self::AddedToNothing(name) => named("finding-repair-added", name),
        }
    }
}

impl Display for RepairKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.description().fmt(f)
    }
}

impl Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// Why a text, or one of its rules, is not a valid grammar.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {why}")]
pub struct Error {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// A sentence without a final period.
    pub why: Phrase,
}

impl Error {
    pub(super) fn at((line, column): (usize, usize), why: impl Into<Phrase>) -> Self {
        Self { line, column, why: why.into() }
    }
}
