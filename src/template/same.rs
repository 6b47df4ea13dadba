//! Whether two texts of a field say the same: the same words, the same rules, and the same lines where a line means something.
//!
//! Prose may be broken elsewhere and a rule may be laid out anew. An example, a row of a table, an item of a list and a line of
//! an address are others when they begin or end elsewhere, a rule when other signs of it stand behind a semicolon.

use super::Field;
use super::characters::code_of;
use super::code::names_a_rule;
use super::shape::{Line, blocks};
use std::collections::BTreeMap;

/// Whether the difference between two texts, if there is any, is one of layout.
pub(super) fn same_text(field: Field, a: &str, b: &str) -> bool {
    a == b || (a.split_whitespace().eq(b.split_whitespace()) && statements(field, a) == statements(field, b))
}

/// Each rule of a grammar in one line, without comments; blanks count only inside quotes.
pub(super) fn rules(text: &str) -> Vec<String> {
    with_lines(text).into_iter().map(|(_, rule)| rule).collect()
}

/// A line as it is compared: blanks count inside quotes, and where they make the cells of a row.
pub(super) fn line_key(own: &str) -> String {
    if own.contains('"') || names_a_rule(own.trim_start()) {
        let mut key = String::new();
        squeeze(own, &mut key);
        return key;
    }
    cells(own).join("\t")
}

/// A part of a text that has a beginning and an end.
#[derive(Debug, PartialEq, Eq)]
enum Statement {
    Prose(String),
    Item(String),
    Rule(String),
    /// A line; its cells, if it is a row.
    Line(Vec<String>),
}

fn statements(field: Field, text: &str) -> Vec<Statement> {
    let mut rules: BTreeMap<usize, Option<String>> = BTreeMap::new();
    for (lines, rule) in with_lines(text) {
        rules.extend(lines.iter().map(|number| (*number, None)));
        rules.extend(lines.first().map(|number| (*number, Some(rule))));
    }
    let mut found: Vec<Statement> = Vec::new();
    for block in blocks(field, text) {
        let flat = block.flat();
        if let Some(rule) = rules.get(&block.number) {
            found.extend(rule.clone().map(Statement::Rule));
            continue;
        }
        match (block.kind, found.last_mut()) {
            (Line::Blank, _) => {}
            (Line::Prose, Some(Statement::Prose(before))) => before.extend([" ", &flat]),
            (Line::Prose, _) => found.push(Statement::Prose(flat)),
            (Line::Item(_), _) => found.push(Statement::Item(flat)),
            (Line::Fixed | Line::Address, _) => {
                found.push(Statement::Line(cells(block.lines.first().copied().unwrap_or_default())));
            }
        }
    }
    found
}

/// The cells of a row: what stands between wide gaps or upright lines. Two blanks after a sentence are no gap.
fn cells(own: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut gap = 0_usize;
    for c in own.trim().chars() {
        if c == ' ' || c == '\t' {
            gap += if c == '\t' { 2 } else { 1 };
            continue;
        }
        if let Some(last) = cells.last_mut() {
            if gap > 1 && !last.ends_with(['.', '?', '!', ':', ',', ';']) {
                cells.push(String::new());
            } else if gap > 0 {
                last.push(' ');
            }
        }
        gap = 0;
        cells.iter_mut().last().into_iter().for_each(|last| last.push(c));
    }
    cells
}

/// Each rule with the numbers of its lines, from 1.
fn with_lines(text: &str) -> Vec<(Vec<usize>, String)> {
    let mut found: Vec<(Vec<usize>, String)> = Vec::new();
    let mut open: Option<usize> = None;
    for (i, own) in text.lines().enumerate() {
        let bare = own.trim_start();
        let indent = own.len() - bare.len();
        let code = bare.get(..code_of(bare)).unwrap_or_default();
        if bare.is_empty() {
            open = None;
            continue;
        }
        if names_a_rule(bare) {
            open = Some(indent);
            found.push((Vec::new(), String::new()));
        } else if open.is_none_or(|column| indent <= column && !bare.starts_with([';', '/'])) {
            open = None;
            continue;
        }
        if let Some((lines, rule)) = found.last_mut() {
            lines.push(i + 1);
            squeeze(code, rule);
        }
    }
    found
}

/// Adds a line to a rule; a run of blanks outside quotes is one blank.
fn squeeze(code: &str, rule: &mut String) {
    let mut quoted = false;
    if !rule.is_empty() && !rule.ends_with(' ') {
        rule.push(' ');
    }
    for c in code.trim().chars() {
        quoted ^= c == '"';
        if quoted || !c.is_whitespace() {
            rule.push(c);
        } else if !rule.ends_with(' ') {
            rule.push(' ');
        }
    }
    rule.truncate(rule.trim_end().len());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_or_ends_elsewhere_is_not_the_same() {
        for (old, new) in [
            ("kind = \"a\" ; the coast\n     / \"b\"", "kind = \"a\" ; the coast / \"b\""),
            ("kind = \"a \"", "kind = \"a  \""),
            ("As:\n\nurn:lamp:12\nurn:lamp:13", "As:\n\nurn:lamp:12 urn:lamp:13"),
            ("- one: x\n- two: y", "- one: x - two: y"),
            ("A     Alpha Beta", "A Alpha     Beta"),
            ("A     Alpha\nB     Beta", "A     Alpha B     Beta"),
            ("lamp = a\n  b\nkind = c", "lamp = a\nb\nkind = c"),
        ] {
            assert!(!same_text(Field::Syntax, old, new), "{old} / {new}");
        }
        assert!(!same_text(Field::Registrant, "Lamp Society\nStreet 1\nTown", "Lamp Society Street\n1 Town"));
    }

    #[test]
    fn layout_is_the_same() {
        for (old, new) in [
            ("one two\nthree", "one\ntwo three"),
            ("kind = \"a\"   ; the coast\n     / \"b\"", "kind = \"a\" ; the coast\n  / \"b\""),
            ("lamp = a b", "lamp = a\n   b"),
            ("A     Alpha\nB     Beta", "A  Alpha\nB  Beta"),
            ("One.  Two.", "One. Two."),
            (
                "o  an item that goes on for a long time and is broken by hand here\n   and goes on",
                "o  an item that goes on for a long time and is broken by\n   hand here and goes on",
            ),
        ] {
            assert!(same_text(Field::Syntax, old, new), "{old} / {new}");
        }
    }
}
