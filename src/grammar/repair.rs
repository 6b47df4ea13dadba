//! What the reader put right on the way, and what it could not: every repair is told, with its line, so that nobody
//! takes the grammar that was read for the one that was written.
//!
//! ```
//! use nidreg::grammar::read;
//! let read = read("size = \"s\" | \u{201c}m\u{201d}").unwrap();
//! let said: Vec<String> = read.repairs.iter().map(ToString::to_string).collect();
//! assert_eq!(said[0], "line 1: alternatives are separated by /, not |; it was read as /");
//! assert_eq!(said.len(), 3);
//! ```

use std::fmt::{self, Display};

/// Something that is not ABNF as RFC 5234 and RFC 7405 have it, and was read as if it were.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// The line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What it was.
    pub what: What,
}

/// The kinds of repair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// `|` between alternatives.
    Bar,
    /// A typographic quotation mark.
    Quote(char),
    /// A typographic dash or hyphen.
    Dash(char),
    /// A blank that is not the ASCII one, or an invisible character.
    Blank(char),
    /// A string in single quotes.
    SingleQuotes,
    /// A name in angle brackets.
    Angle(String),
    /// `:=` or `::=`.
    Defined(String),
    /// A name with an underscore.
    Underscore(String),
    /// A blank between a repetition and what it repeats.
    RepeatApart,
    /// A rule that begins further right than the first one.
    Indented(String),
    /// A line that goes on with a rule without being indented.
    NotIndented,
    /// A rule that was defined before; this definition holds.
    Twice(String),
    /// `=/` for a name that has no definition yet.
    AddedToNothing(String),
}

impl Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = |c: &char| format!("U+{:04X}", u32::from(*c));
        match self {
            Self::Bar => f.write_str("alternatives are separated by /, not |; it was read as /"),
            Self::Quote(c) => write!(f, "{} is a quote that is not the ASCII quote; it was read as \"", code(c)),
            Self::Dash(c) => write!(f, "{} is a dash that is not the ASCII hyphen; it was read as -", code(c)),
            Self::Blank(c) => {
                write!(f, "{} is a blank or invisible character that is not ASCII; it was read as a blank", code(c))
            }
            Self::SingleQuotes => f.write_str("strings stand in \"double quotes\"; the single ones were read as double"),
            Self::Angle(name) => write!(f, "<{name}> was read as the rule {name}, not as prose"),
            Self::Defined(sign) => write!(f, "a rule is defined with =; {sign} was read as ="),
            Self::Underscore(name) => {
                write!(
                    f,
                    "the rule name {name} contains _; names have letters, digits and hyphens (RFC 5234, 2.1); it was taken as it stands"
                )
            }
            Self::RepeatApart => {
                f.write_str("a repetition stands right before what it repeats; the blank between them was left out")
            }
            Self::Indented(name) => {
                write!(f, "the rule {name} begins further right than the first rule; it was read as a rule of its own")
            }
            Self::NotIndented => f.write_str("the line goes on with a rule but is not indented; it was read as part of the rule"),
            Self::Twice(name) => write!(f, "the rule {name} was defined before; the last definition was taken"),
            Self::AddedToNothing(name) => write!(f, "{name} has no definition that =/ could add to; it was read as ="),
        }
    }
}

impl Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// Why a text, or a rule of it, is no grammar.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {why}")]
pub struct Error {
    /// The line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// One sentence, without a full stop.
    pub why: String,
}

impl Error {
    pub(super) fn at((line, column): (usize, usize), why: impl Into<String>) -> Self {
        Self { line, column, why: why.into() }
    }
}
