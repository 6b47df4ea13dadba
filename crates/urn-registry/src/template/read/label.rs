//! Recognizes lines that start with a label.

use crate::template::Field;
use crate::template::labels::{self, LabelTarget};

/// A line that starts with a label.
pub(super) struct LabelLine<'a> {
    pub(super) opens: LabelTarget,
    pub(super) label: &'a str,
    pub(super) value: &'a str,
    pub(super) indent: usize,
    /// Whether a colon follows the label.
    pub(super) colon: bool,
    /// The other fields of a heading that merges several.
    pub(super) merged: Vec<Field>,
}

pub(super) fn indent_of(line: &str) -> usize {
    line.chars().take_while(|c| c.is_whitespace()).map(|c| if c == '\t' { 8 } else { 1 }).sum()
}

pub(super) fn as_label(line: &str) -> Option<LabelLine<'_>> {
    let indent = indent_of(line);
    let bare = without_list_marker(line.trim());
    let (label, value, colon) = match bare.split_once(':') {
        Some((label, value)) => {
            // The end of an emphasized label, **Purpose:**; otherwise the character belongs to the value.
            let is_emphasized = line.split(':').next().is_some_and(|before| before.contains(['*', '_']));
            let value = if is_emphasized { value.trim_start_matches(['*', '_']) } else { value };
            (label, value.trim(), true)
        }
        None => split_at_dash(bare).map_or((bare, "", false), |(label, value)| (label, value, true)),
    };
    let label = label.trim().trim_matches(|c| c == '*' || c == '_' || c == '#').trim();
    // "<NID> ::= …" is grammar.
    if label.len() > 80 || label.contains(['<', '>', '=', '"', '{', '[']) || value.starts_with(':') {
        return None;
    }
    if let Some(opens) = labels::label_target(label) {
        return Some(LabelLine { opens, label, value, indent, colon, merged: Vec::new() });
    }
    if let Some((first, others)) = labels::merged(label).as_deref().and_then(<[Field]>::split_first)
        && label.starts_with(char::is_uppercase)
    {
        return Some(LabelLine { opens: LabelTarget::Field(*first), label, value, indent, colon, merged: others.to_vec() });
    }
    // "Version 1" alone on its line, without a colon
    let (word, number) = bare.split_once(' ')?;
    let is_version = word.eq_ignore_ascii_case("version") && number.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let opens = LabelTarget::Field(Field::Version);
    is_version.then(|| LabelLine { opens, label: word, value: number, indent, colon: true, merged: Vec::new() })
}

/// `Namespace Identifier - demo`: a dash instead of a colon, after an unambiguous label.
fn split_at_dash(line: &str) -> Option<(&str, &str)> {
    let (label, value) = [" - ", " -- ", " \u{2013} ", " \u{2014} "].iter().find_map(|dash| line.split_once(dash))?;
    let label = label.trim().trim_matches('*');
    let plain = matches!(labels::exact_label_target(label), Some(LabelTarget::Field(_)));
    (plain && label.len() > 8 && !value.trim().is_empty()).then(|| (label, value.trim()))
}

/// Removes `3.2.`, `(1)`, `a)`, `*`, `-`, `o` and `#` before a label.
pub(super) fn without_list_marker(line: &str) -> &str {
    let bare = line.trim_start_matches(['*', '#', '-', '\u{2022}', ' ']);
    let bare = bare.strip_prefix("o ").unwrap_or(bare).trim_start();
    if let Some((mark, rest)) = bare.split_once(')') {
        let mark = mark.strip_prefix('(').unwrap_or(mark);
        if (1..=2).contains(&mark.len())
            && mark.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase())
            && rest.starts_with(' ')
        {
            return rest.trim_start();
        }
    }
    let digits = bare.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    if digits.len() < bare.len() && digits.starts_with([' ', ')']) {
        return digits.trim_start_matches([')', ' ']);
    }
    bare
}
