//! The syntax tree of a rule, and its printed form (RFC 5234 §3 and §4).
//!
//! Groups are not stored: [`Display`] inserts brackets where operator precedence (RFC 5234 §3.10) requires them.
//!
//! ```
//! use urn_registry::grammar::read;
//! let grammar = read("number = 1*9( DIGIT / ( \"-\" ) )").unwrap().grammar;
//! assert_eq!(grammar.rules()[0].to_string(), "number = 1*9( DIGIT / \"-\" )");
//! ```

use std::fmt::{self, Display, Write};

/// The right-hand side of a rule, or a part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// One of several alternatives: `a / b` (RFC 5234 §3.2).
    Alternatives(Vec<Self>),
    /// A concatenation: `a b` (RFC 5234 §3.1). An empty one is the empty string.
    Sequence(Vec<Self>),
    /// `least*most node` (RFC 5234 §3.6).
    Repeat {
        /// The minimum count.
        least: u32,
        /// The maximum count; `None` is unbounded.
        most: Option<u32>,
        /// The repeated node.
        node: Box<Self>,
    },
    /// `[ node ]` (RFC 5234 §3.8).
    Optional(Box<Self>),
    /// A reference to a rule, as written here; names are case-insensitive (RFC 5234 §2.1).
    Name(String),
    /// A quoted string; `exact` if it is case-sensitive (`%s"…"`, RFC 7405).
    Text {
        /// The text between the quotation marks.
        text: String,
        /// Whether it is case-sensitive.
        exact: bool,
    },
    /// `%x30-39` (RFC 5234 §3.4).
    Range {
        /// The first character.
        from: u32,
        /// The last character.
        to: u32,
    },
    /// `%d13.10` (RFC 5234 §2.3).
    Codes(Vec<u32>),
    /// `<prose>` (RFC 5234 §4, `prose-val`), which a program cannot check.
    Prose(String),
}

impl Node {
    /// Calls `each` for this node and every descendant, outer ones first.
    pub fn visit<'a>(&'a self, each: &mut impl FnMut(&'a Self)) {
        each(self);
        match self {
            Self::Alternatives(nodes) | Self::Sequence(nodes) => nodes.iter().for_each(|node| node.visit(each)),
            Self::Repeat { node, .. } | Self::Optional(node) => node.visit(each),
            Self::Name(_) | Self::Text { .. } | Self::Range { .. } | Self::Codes(_) | Self::Prose(_) => {}
        }
    }

    /// The same node with names and case-insensitive strings in lower case. Two nodes that are equivalent by RFC 5234 §2.1 and
    /// §2.3 are then equal.
    #[must_use]
    pub fn case_folded(&self) -> Self {
        let all = |nodes: &[Self]| nodes.iter().map(Self::case_folded).collect();
        match self {
            Self::Alternatives(nodes) => Self::Alternatives(all(nodes)),
            Self::Sequence(nodes) => Self::Sequence(all(nodes)),
            Self::Repeat { least, most, node } => Self::Repeat { least: *least, most: *most, node: Box::new(node.case_folded()) },
            Self::Optional(node) => Self::Optional(Box::new(node.case_folded())),
            Self::Name(name) => Self::Name(name.to_ascii_lowercase()),
            Self::Text { text, exact: false } => Self::Text { text: text.to_ascii_lowercase(), exact: false },
            other => other.clone(),
        }
    }

    fn bracketed(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Alternatives(_) | Self::Sequence(_) | Self::Repeat { .. } => write!(f, "( {self} )"),
            _ => self.fmt(f),
        }
    }
}

impl Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Alternatives(nodes) => {
                for (i, node) in nodes.iter().enumerate() {
                    if i > 0 {
                        f.write_str(" / ")?;
                    }
                    match node {
                        Self::Alternatives(_) => node.bracketed(f)?,
                        _ => node.fmt(f)?,
                    }
                }
                Ok(())
            }
            Self::Sequence(nodes) if nodes.is_empty() => f.write_str("\"\""),
            Self::Sequence(nodes) => {
                for (i, node) in nodes.iter().enumerate() {
                    if i > 0 {
                        f.write_char(' ')?;
                    }
                    match node {
                        Self::Alternatives(_) | Self::Sequence(_) => node.bracketed(f)?,
                        _ => node.fmt(f)?,
                    }
                }
                Ok(())
            }
            Self::Repeat { least, most, node } => {
                match (least, most) {
                    (0, None) => f.write_char('*')?,
                    (least, None) => write!(f, "{least}*")?,
                    (least, Some(most)) if least == most => write!(f, "{least}")?,
                    (0, Some(most)) => write!(f, "*{most}")?,
                    (least, Some(most)) => write!(f, "{least}*{most}")?,
                }
                node.bracketed(f)
            }
            Self::Optional(node) => write!(f, "[ {node} ]"),
            Self::Name(name) => f.write_str(name),
            Self::Text { text, exact } => write!(f, "{}\"{text}\"", if *exact { "%s" } else { "" }),
            Self::Range { from, to } => write!(f, "%x{from:02X}-{to:02X}"),
            Self::Codes(codes) => {
                for (i, code) in codes.iter().enumerate() {
                    write!(f, "{}{code:02X}", if i == 0 { "%x" } else { "." })?;
                }
                Ok(())
            }
            Self::Prose(words) => write!(f, "<{words}>"),
        }
    }
}

/// A rule: a name and its definition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The name, as written in its definition.
    pub name: String,
    /// The definition, including alternatives added with `=/` (RFC 5234 §3.3).
    pub node: Node,
    /// The line on which it begins, counted from 1.
    pub line: usize,
}

impl Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}", self.name, self.node)
    }
}
