//! Determines which lines of a text are rules and which lines continue the previous rule.
//!
//! RFC 5234 §2.2 allows any indentation of a grammar, as long as it is uniform. Real grammars appear between paragraphs of prose,
//! with varying indentation, blank lines inside rules and continuation lines that are not indented. There are two modes: in a
//! text that is a grammar, each line must belong to a rule; in prose, rules are searched for.

use super::limits::{GRAMMAR_BYTES_MAX, RULE_BYTES_MAX, RULES_MAX};
use super::repair::{Error, Repair, RepairKind};
use crate::i18n::Phrase;

/// A line of a rule: its number and its text, with leading spaces so that columns are correct.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
}

/// A rule as written in the text.
#[derive(Debug)]
pub(super) struct WrittenRule<'a> {
    pub(super) lines: Vec<Line<'a>>,
    pub(super) repairs: Vec<Repair>,
    indent: usize,
    bytes: usize,
    /// The number of open brackets.
    depth: i32,
    /// The last character that is not part of a comment.
    last: char,
}

impl<'a> WrittenRule<'a> {
    /// The line and column where the rule begins.
    pub(super) fn place(&self) -> (usize, usize) {
        (self.lines.first().map_or(1, |line| line.number), self.indent + 1)
    }

    /// Whether the rule is incomplete: it ends in an operator, or a bracket is open.
    fn is_incomplete(&self) -> bool {
        self.depth > 0 || matches!(self.last, '/' | '|' | '=')
    }

    fn push(&mut self, line: Line<'a>) {
        self.bytes += line.text.len();
        for c in without_comment(line.text).chars().filter(|c| !c.is_whitespace()) {
            match c {
                '(' | '[' => self.depth += 1,
                ')' | ']' => self.depth -= 1,
                _ => {}
            }
            self.last = c;
        }
        self.lines.push(line);
    }
}

/// A line without its comment and without the contents of its strings.
fn without_comment(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut quoted = false;
    for c in line.chars() {
        let is_quote = matches!(c, '"' | '\u{201c}' | '\u{201d}' | '\u{201e}');
        quoted ^= is_quote;
        if !quoted && c == ';' {
            break;
        }
        if is_quote || !quoted {
            out.push(c);
        }
    }
    out
}

/// Spaces that word processors and web pages insert instead of the ASCII one, and invisible characters.
pub(super) fn is_foreign_space(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2000}'..='\u{200d}' | '\u{202f}' | '\u{205f}' | '\u{2060}' | '\u{3000}' | '\u{feff}')
}

fn is_space(c: char) -> bool {
    c.is_whitespace() || is_foreign_space(c)
}

fn indent(line: &str) -> usize {
    line.chars().take_while(|c| is_space(*c)).count()
}

/// Splits a line `name = …`, `<name> ::= …` or `name =/ …` into the name and the text after the operator.
pub(super) fn split_rule_head(line: &str) -> Option<(&str, &str)> {
    let at = line.find('=')?;
    let (name, definition) = (line.get(..at)?, line.get(at + 1..)?);
    let name = name.trim_end_matches(':').trim_matches(is_space);
    let bare = name.strip_prefix('<').and_then(|name| name.strip_suffix('>')).unwrap_or(name);
    let is_name = bare.starts_with(|c: char| c.is_ascii_alphabetic())
        && bare.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_' || is_dash(c));
    is_name.then(|| (name, definition.strip_prefix('/').unwrap_or(definition).trim_start_matches(is_space)))
}

/// Hyphens and dashes that word processors insert instead of the ASCII hyphen.
pub(super) fn is_dash(c: char) -> bool {
    matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{ad}' | '\u{fe63}' | '\u{ff0d}')
}

/// Whether it is a rule, as opposed to prose such as `where x = the year` or a URN such as `urn:a:b?=c=d`.
fn is_rule_in_prose(line: &str) -> bool {
    let Some((name, definition)) = split_rule_head(line) else { return false };
    let opens = definition.is_empty()
        || definition.starts_with(['"', '%', '*', '(', '[', '<', ';', '\u{201c}', '\u{201d}', '\'', '{'])
        || definition.starts_with(|c: char| c.is_ascii_alphanumeric());
    let spaced =
        line.contains(" =") || line.contains("= ") || line.contains("=\"") || line.contains(":=") || name.starts_with('<');
    opens && (spaced || line.ends_with('='))
}

/// The rules of a text that consists only of a grammar.
pub(super) fn grammar_rules(text: &str) -> Result<Vec<WrittenRule<'_>>, Error> {
    if text.len() > GRAMMAR_BYTES_MAX {
        return Err(Error::at((1, 1), Phrase::new("finding-grammar-bytes").arg("count", GRAMMAR_BYTES_MAX)));
    }
    let mut found: Vec<WrittenRule<'_>> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let (number, margin, bare) = (i + 1, indent(line), line.trim_matches(is_space));
        if bare.is_empty() {
            continue;
        }
        let first = found.first().map_or(margin, |first| first.indent);
        let open = found.last().is_some_and(WrittenRule::is_incomplete);
        if split_rule_head(bare).is_some() && !(open && margin > first) {
            let mut repairs = Vec::new();
            if margin > first {
                let name = split_rule_head(bare).map_or_else(String::new, |(name, _)| name.to_owned());
                repairs.push(Repair { line: number, column: margin + 1, what: RepairKind::Indented(name) });
            }
            begin_rule(&mut found, number, line, repairs).map_err(LimitExceeded::error)?;
        } else if let Some(last) = found.last_mut() {
            continue_rule(last, number, line).map_err(LimitExceeded::error)?;
        } else if !bare.starts_with(';') {
            return Err(Error::at((number, margin + 1), Phrase::new("finding-grammar-begins")));
        }
    }
    if found.is_empty() {
        return Err(Error::at((1, 1), Phrase::new("finding-grammar-no-rule")));
    }
    Ok(found)
}

/// A limit was exceeded.
enum LimitExceeded {
    /// The whole text exceeds a limit: parsing stops.
    Whole(Error),
    /// One rule exceeds a limit: it is skipped.
    Rule(Error),
}

impl LimitExceeded {
    fn error(self) -> Error {
        match self {
            Self::Whole(error) | Self::Rule(error) => error,
        }
    }
}

fn too_long(place: (usize, usize)) -> LimitExceeded {
    LimitExceeded::Rule(Error::at(place, Phrase::new("finding-grammar-rule-bytes").arg("count", RULE_BYTES_MAX)))
}

fn begin_rule<'a>(
    found: &mut Vec<WrittenRule<'a>>,
    number: usize,
    line: &'a str,
    repairs: Vec<Repair>,
) -> Result<(), LimitExceeded> {
    if found.len() == RULES_MAX {
        return Err(LimitExceeded::Whole(Error::at((number, 1), Phrase::new("finding-grammar-rules").arg("count", RULES_MAX))));
    }
    let mut written = WrittenRule { lines: Vec::new(), repairs, indent: indent(line), bytes: 0, depth: 0, last: ' ' };
    if line.len() > RULE_BYTES_MAX {
        return Err(too_long((number, written.indent + 1)));
    }
    written.push(Line { number, text: line });
    found.push(written);
    Ok(())
}

fn continue_rule<'a>(last: &mut WrittenRule<'a>, number: usize, line: &'a str) -> Result<(), LimitExceeded> {
    if last.bytes + line.len() > RULE_BYTES_MAX {
        return Err(too_long(last.place()));
    }
    let bare = line.trim_start_matches(is_space);
    if indent(line) <= last.indent && !bare.starts_with(';') {
        last.repairs.push(Repair { line: number, column: indent(line) + 1, what: RepairKind::NotIndented });
    }
    last.push(Line { number, text: line });
    Ok(())
}

/// The rules among the paragraphs of a text, and the errors for rules that exceed a limit.
pub(super) fn rules_among_prose(text: &str) -> (Vec<WrittenRule<'_>>, Vec<Error>) {
    let mut found: Vec<WrittenRule<'_>> = Vec::new();
    let mut left_out = Vec::new();
    let (mut open, mut bytes) = (false, 0);
    for (i, line) in text.lines().enumerate() {
        let (number, margin, bare) = (i + 1, indent(line), line.trim_matches(is_space));
        let result = if bare.is_empty() {
            // A rule that ends in "/" or has an open bracket is incomplete.
            open = open && found.last().is_some_and(WrittenRule::is_incomplete);
            continue;
        } else if is_rule_in_prose(bare)
            && !(open && found.last().is_some_and(|last| margin > last.indent && last.is_incomplete()))
        {
            open = true;
            begin_rule(&mut found, number, line, Vec::new())
        } else {
            let goes_on =
                |last: &&mut WrittenRule<'_>| margin > last.indent || bare.starts_with([';', '/', '|']) || last.is_incomplete();
            let Some(last) = found.last_mut().filter(|_| open).filter(goes_on) else {
                open = false;
                continue;
            };
            continue_rule(last, number, line)
        };
        match result {
            Ok(()) => {
                bytes += line.len();
                if bytes > GRAMMAR_BYTES_MAX {
                    found.pop();
                    left_out.push(Error::at((number, 1), Phrase::new("finding-grammar-bytes").arg("count", GRAMMAR_BYTES_MAX)));
                    break;
                }
            }
            Err(LimitExceeded::Rule(error)) => {
                // A truncated rule would be a different rule, and so would its continuation lines.
                if found.last().is_some_and(|last| last.place().0 == error.line) {
                    found.pop();
                }
                open = false;
                left_out.push(error);
            }
            Err(LimitExceeded::Whole(error)) => {
                left_out.push(error);
                break;
            }
        }
    }
    (found, left_out)
}
