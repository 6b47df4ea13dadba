//! Compares two texts of a field, ignoring insignificant layout: the same words, the same rules, and the same lines where line
//! breaks are significant.
//!
//! Rewrapped prose and reformatted rules are equal. An example, a table row, a list item and an address line differ if their boundaries
//! differ. A rule differs if other parts of it are in a comment.

use super::Field;
use super::characters::length_before_comment;
use super::code::names_a_rule;
use super::shape::{LineKind, blocks};
use std::collections::BTreeMap;

/// Whether two texts differ in layout at most.
pub(super) fn same_text(field: Field, a: &str, b: &str) -> bool {
    a == b || (a.split_whitespace().eq(b.split_whitespace()) && significant_parts(field, a) == significant_parts(field, b))
}

/// Each rule of a grammar on one line, without comments; white space is only significant in strings.
pub(super) fn rules(text: &str) -> Vec<String> {
    rules_with_line_numbers(text).into_iter().map(|(_, rule)| rule).collect()
}

/// A line in its comparison form: white space is significant in strings and as a separator of table cells.
pub(super) fn line_key(own: &str) -> String {
    if own.contains('"') || names_a_rule(own.trim_start()) {
        let mut key = String::new();
        append_to_rule(own, &mut key);
        return key;
    }
    cells(own).join("\t")
}

/// A part of a text with significant boundaries.
#[derive(Debug, PartialEq, Eq)]
enum SignificantPart {
    Prose(String),
    Item(String),
    Rule(String),
    /// A line; its cells if it is a table row.
    Line(Vec<String>),
}

fn significant_parts(field: Field, text: &str) -> Vec<SignificantPart> {
    let mut rules: BTreeMap<usize, Option<String>> = BTreeMap::new();
    for (lines, rule) in rules_with_line_numbers(text) {
        rules.extend(lines.iter().map(|number| (*number, None)));
        rules.extend(lines.first().map(|number| (*number, Some(rule))));
    }
    let mut found: Vec<SignificantPart> = Vec::new();
    for block in blocks(field, text) {
        let flat = block.on_one_line();
        if let Some(rule) = rules.get(&block.number) {
            found.extend(rule.clone().map(SignificantPart::Rule));
            continue;
        }
        match (block.kind, found.last_mut()) {
            (LineKind::Blank, _) => {}
            (LineKind::Prose, Some(SignificantPart::Prose(before))) => before.extend([" ", &flat]),
            (LineKind::Prose, _) => found.push(SignificantPart::Prose(flat)),
            (LineKind::Item(_), _) => found.push(SignificantPart::Item(flat)),
            (LineKind::Fixed | LineKind::Address, _) => {
                found.push(SignificantPart::Line(cells(block.lines.first().copied().unwrap_or_default())));
            }
        }
    }
    found
}

/// The cells of a table row, separated by wide gaps or vertical bars. Two spaces after a sentence are not a gap.
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

/// Each rule with its line numbers, counted from 1.
fn rules_with_line_numbers(text: &str) -> Vec<(Vec<usize>, String)> {
    let mut found: Vec<(Vec<usize>, String)> = Vec::new();
    let mut open: Option<usize> = None;
    for (i, own) in text.lines().enumerate() {
        let bare = own.trim_start();
        let indent = own.len() - bare.len();
        let code = bare.get(..length_before_comment(bare)).unwrap_or_default();
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
            append_to_rule(code, rule);
        }
    }
    found
}

/// Appends a line to a rule; a run of spaces outside strings becomes one space.
fn append_to_rule(code: &str, rule: &mut String) {
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
    fn significant_line_breaks_and_spacing_make_texts_different() {
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
    fn layout_changes_do_not_make_texts_different() {
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
