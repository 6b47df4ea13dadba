//! Converts a grammar to a regular expression, for programs without ABNF support, in the common subset of RE2 and ECMAScript.
//!
//! ```
//! use urn_registry::grammar::read;
//! let grammar = read("lamp = place \":\" 1*4DIGIT\nplace = \"Fi\" / %s\"se\"").unwrap().grammar;
//! assert_eq!(grammar.to_regex(None).unwrap(), "^(?:(?:[Ff][Ii]|se):[0-9]{1,4})$");
//! ```

use super::network::CodeSet;
use super::node::Node;
use super::rules;
use super::ruleset::Grammar;
use std::fmt::Write;

/// The maximum length of an expression, in bytes.
const EXPRESSION_MAX: usize = 64 * 1024;
/// The maximum number of nodes that are visited, counted for each use of a rule.
const CONVERTED_NODES_MAX: usize = 200_000;
/// The maximum repetition count of RE2.
const COUNT_MAX: u32 = 1000;

/// Why there is no regular expression.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoRegex {
    /// A rule is recursive.
    #[error("the rule {0} is recursive, which a regular expression cannot express")]
    Recursive(String),
    /// A rule is undefined, or there are no rules.
    #[error("the rule {0} is not defined")]
    Undefined(String),
    /// The grammar contains prose.
    #[error("<{0}> is defined in prose, which a program cannot check")]
    Prose(String),
    /// It would be longer than 64 KiB, or have a repetition count over 1,000, which RE2 rejects.
    #[error("the regular expression would be too large")]
    TooLarge,
}

impl Grammar {
    /// A regular expression for exactly the names of the rule `start`, or of the first rule. It starts with `^` and ends with `$`, which
    /// mean the ends of the whole text. For RE2 (Go, Rust) and ECMAScript; backtracking engines (ECMAScript) may be slow on untrusted
    /// names.
    ///
    /// # Errors
    /// [`NoRegex`].
    pub fn to_regex(&self, start: Option<&str>) -> Result<String, NoRegex> {
        let rule = match start {
            Some(name) => self.rule(name).ok_or_else(|| NoRegex::Undefined(name.to_owned()))?,
            None => self.rules().first().ok_or_else(|| NoRegex::Undefined(String::new()))?,
        };
        let mut writer =
            Writer { grammar: self, inside: vec![(rule.name.to_ascii_lowercase(), false)], parts: 0, out: "^(?:".to_owned() };
        writer.write_alternatives(&rule.node, false)?;
        writer.out.push_str(")$");
        Ok(writer.out)
    }
}

struct Writer<'g> {
    grammar: &'g Grammar,
    /// The rules that are currently being expanded, and whether each is the predefined one.
    inside: Vec<(String, bool)>,
    parts: usize,
    out: String,
}

impl<'g> Writer<'g> {
    fn find(&self, name: &str, known: bool) -> Option<(&'g Node, bool)> {
        let folded = name.to_ascii_lowercase();
        let own = if known { None } else { self.grammar.get(&folded) };
        own.map(|rule| (&rule.node, false)).or_else(|| rules::predefined_rule(&folded).map(|rule| (&rule.node, true)))
    }

    fn spend(&mut self) -> Result<(), NoRegex> {
        self.parts += 1;
        if self.out.len() > EXPRESSION_MAX || self.parts > CONVERTED_NODES_MAX { Err(NoRegex::TooLarge) } else { Ok(()) }
    }

    /// Writes alternatives as they appear between two bars, without parentheses.
    fn write_alternatives(&mut self, node: &'g Node, known: bool) -> Result<(), NoRegex> {
        self.spend()?;
        let Node::Alternatives(nodes) = node else { return self.write_node(node, known) };
        // Single characters among the alternatives are merged into one class.
        let mut set = CodeSet::default();
        let mut longer = Vec::new();
        for node in nodes {
            match self.class(node, known, 0) {
                Some(more) => set = set.union(more),
                None => longer.push(node),
            }
        }
        let mut first = true;
        if !set.is_empty() {
            self.write_set(&set);
            first = false;
        }
        for node in longer {
            if !first {
                self.out.push('|');
            }
            first = false;
            self.write_node(node, known)?;
        }
        Ok(())
    }

    fn write_node(&mut self, node: &'g Node, known: bool) -> Result<(), NoRegex> {
        self.spend()?;
        if let Some(set) = self.class(node, known, 0) {
            self.write_set(&set);
            return Ok(());
        }
        match node {
            Node::Alternatives(_) => self.bracketed(node, known),
            Node::Sequence(nodes) => nodes.iter().try_for_each(|node| self.write_node(node, known)),
            Node::Optional(node) => {
                self.bracketed(node, known)?;
                self.out.push('?');
                Ok(())
            }
            Node::Repeat { least, most, node } => self.repeat(*least, *most, node, known),
            Node::Name(name) => {
                let (node, is_known) = self.find(name, known).ok_or_else(|| NoRegex::Undefined(name.clone()))?;
                let key = (name.to_ascii_lowercase(), is_known);
                if self.inside.contains(&key) {
                    return Err(NoRegex::Recursive(name.clone()));
                }
                self.inside.push(key);
                let written = if matches!(node, Node::Alternatives(_)) {
                    self.bracketed(node, is_known)
                } else {
                    self.write_node(node, is_known)
                };
                self.inside.pop();
                written
            }
            Node::Text { text, exact } => {
                for c in text.chars() {
                    let code = u8::try_from(u32::from(c)).map_err(|_| NoRegex::TooLarge)?;
                    self.write_set(&if *exact { CodeSet::from_codes([code]) } else { CodeSet::either_case(code) });
                }
                Ok(())
            }
            Node::Codes(codes) => {
                for code in codes {
                    // Characters beyond U+00FF never match (see `input`); no name contains one.
                    let code = u8::try_from(*code).map_err(|_| NoRegex::TooLarge)?;
                    self.write_set(&CodeSet::from_codes([code]));
                }
                Ok(())
            }
            Node::Range { .. } => Err(NoRegex::TooLarge),
            Node::Prose(words) => Err(NoRegex::Prose(words.clone())),
        }
    }

    fn repeat(&mut self, least: u32, most: Option<u32>, node: &'g Node, known: bool) -> Result<(), NoRegex> {
        if least > COUNT_MAX || most.is_some_and(|most| most > COUNT_MAX) {
            return Err(NoRegex::TooLarge);
        }
        self.bracketed(node, known)?;
        let written = match (least, most) {
            (0, None) => write!(self.out, "*"),
            (1, None) => write!(self.out, "+"),
            (least, None) => write!(self.out, "{{{least},}}"),
            (0, Some(1)) => write!(self.out, "?"),
            (least, Some(most)) if least == most => write!(self.out, "{{{least}}}"),
            (least, Some(most)) => write!(self.out, "{{{least},{most}}}"),
        };
        written.map_err(|_| NoRegex::TooLarge)
    }

    /// In parentheses, unless it is a single character class.
    fn bracketed(&mut self, node: &'g Node, known: bool) -> Result<(), NoRegex> {
        if let Some(set) = self.class(node, known, 0) {
            self.write_set(&set);
            return Ok(());
        }
        self.out.push_str("(?:");
        self.write_alternatives(node, known)?;
        self.out.push(')');
        Ok(())
    }

    /// The characters of a node that always matches exactly one character; `depth` stops recursive rules.
    fn class(&mut self, node: &Node, known: bool, depth: usize) -> Option<CodeSet> {
        if depth > 16 || self.spend().is_err() {
            return None;
        }
        let set = match node {
            Node::Range { from, to } => CodeSet::between(*from, *to),
            Node::Text { text, exact } => match text.as_bytes() {
                [code] if *exact => CodeSet::from_codes([*code]),
                [code] => CodeSet::either_case(*code),
                _ => return None,
            },
            Node::Codes(codes) => match codes.as_slice() {
                [code] => CodeSet::from_codes([u8::try_from(*code).ok()?]),
                _ => return None,
            },
            Node::Alternatives(nodes) if nodes.len() <= 64 => {
                let mut all = CodeSet::default();
                for node in nodes {
                    all = all.union(self.class(node, known, depth + 1)?);
                }
                all
            }
            Node::Name(name) => {
                let (node, known) = self.find(name, known)?;
                self.class(node, known, depth + 1)?
            }
            _ => return None,
        };
        (!set.is_empty()).then_some(set)
    }

    fn write_set(&mut self, set: &CodeSet) {
        let mut ranges: Vec<(u8, u8)> = Vec::new();
        for code in set.codes() {
            match ranges.last_mut() {
                Some((_, last)) if last.checked_add(1) == Some(code) => *last = code,
                _ => ranges.push((code, code)),
            }
        }
        if let [(code, last)] = ranges.as_slice()
            && code == last
        {
            return self.write_code(*code, "^$\\.*+?()[]{}|/");
        }
        self.out.push('[');
        for (from, to) in ranges {
            self.write_code(from, "\\]^-[");
            if to > from {
                if to > from + 1 {
                    self.out.push('-');
                }
                self.write_code(to, "\\]^-[");
            }
        }
        self.out.push(']');
    }

    fn write_code(&mut self, code: u8, special: &str) {
        let c = char::from(code);
        if c.is_ascii_graphic() {
            if special.contains(c) {
                self.out.push('\\');
            }
            self.out.push(c);
        } else {
            // Writing to a string cannot fail.
            let _ = write!(self.out, "\\x{code:02X}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::read;

    #[test]
    fn regex_is_compact_and_failures_have_reasons() {
        let regex = |text: &str| read(text).unwrap().grammar.to_regex(None);
        assert_eq!(
            regex("a = 2ALPHA *( \"-\" / DIGIT ) [ \".\" a-b ]\na-b = \"x\" / \"yz\"").unwrap(),
            "^(?:[A-Za-z]{2}[\\-0-9]*(?:\\.(?:[Xx]|[Yy][Zz]))?)$"
        );
        assert_eq!(regex("a = \"(\" a \")\" / \"x\""), Err(NoRegex::Recursive("a".to_owned())));
        assert_eq!(regex("a = 1*5000DIGIT"), Err(NoRegex::TooLarge));
        assert_eq!(regex("a = b"), Err(NoRegex::Undefined("b".to_owned())));
        // Each rule doubles the length of the previous one.
        let doubling = (0..40).map(|i| format!("r{i} = r{0} r{0}\n", i + 1)).collect::<Vec<_>>().concat();
        for last in ["r40 = \"xy\"", "r40 = \"\"", "r40 = DIGIT"] {
            assert_eq!(regex(&format!("{doubling}{last}")), Err(NoRegex::TooLarge));
            assert_eq!(regex(&format!("{doubling}{last}").replace("r1 r1", "r1 / r1")), Err(NoRegex::TooLarge));
        }
        let wide = |i: usize| format!("r{i} = {}r{1}\n", format!("r{} / ", i + 1).repeat(60), i + 1);
        let wide = (0..20).map(wide).collect::<Vec<_>>().concat();
        assert_eq!(regex(&format!("{wide}r20 = DIGIT")), Err(NoRegex::TooLarge));
    }
}
