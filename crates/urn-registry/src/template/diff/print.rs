//! Prints a comparison as plain text, for terminals and emails.

use super::blocks::{Block, Change, FieldDiff, WordRun};
use super::ops::{Work, ops};
use super::rules::change_parts;
use crate::grammar::Change as RuleChange;
use crate::template::Field;
use crate::template::characters::escape;
use crate::template::shape::{LineKind, WIDTH, classify_line as shape_of};
use similar::udiff::UnifiedHunkHeader;
use similar::{ChangeTag, DiffableStr as _, group_diff_ops};
use std::fmt::Write as _;
use unicode_width::UnicodeWidthStr;

/// The plain text format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiffLayout {
    /// `[-old-]` and `{+new+}` within the unchanged words.
    Inline,
    /// Two columns, with the older text on the left.
    Side,
}

/// The comparison as plain text of at most 72 columns, with a heading for each changed field.
pub fn diff_as_text(diffs: &[FieldDiff], substance: &[Field], print: DiffLayout) -> String {
    let mut out = String::new();
    for diff in diffs {
        let tail = if substance.contains(&diff.field) { "" } else { " (not in substance)" };
        out.extend([diff.field.label(), tail, "\n"]);
        print_rules(&diff.rules, &mut out);
        match print {
            DiffLayout::Inline => diff.blocks.iter().for_each(|block| print_inline(block, &mut out)),
            DiffLayout::Side => diff.blocks.iter().for_each(|block| print_side_by_side(block, &mut out)),
        }
        out.push('\n');
    }
    out
}

/// Each changed rule on separate lines, never wrapped.
fn print_rules(changes: &[RuleChange], out: &mut String) {
    for change in changes {
        let (kind, old, new) = change_parts(change);
        out.extend(["   Rule ", kind, "\n"]);
        for (mark, rule) in [("    - ", old), ("    + ", new)] {
            for line in rule.into_iter().flat_map(str::lines) {
                out.extend([mark, &escape(line), "\n"]);
            }
        }
    }
    if !changes.is_empty() {
        out.push('\n');
    }
}

fn print_inline(block: &Block, out: &mut String) {
    let mut line = |mark: &str, text: &str| {
        out.push_str([mark, &escape(text)].concat().trim_end());
        out.push('\n');
    };
    match block {
        Block::Kept { lines } => {
            for own in lines {
                // Rules and rows are printed unchanged; only paragraphs, which are single lines here, are wrapped.
                if own.width() <= WIDTH - 3 || shape_of(own) == LineKind::Fixed {
                    line("   ", own);
                } else {
                    for part in wrapped(own, WIDTH - 3) {
                        line("   ", &part);
                    }
                }
            }
        }
        Block::Folded { lines } => line("   ", &folded_label(lines)),
        Block::Lines { old, new } => {
            for (mark, lines) in [(" - ", old), (" + ", new)] {
                for own in lines {
                    // A blank line only separates paragraphs.
                    line(if own.is_empty() { "" } else { mark }, own);
                }
            }
        }
        Block::Words { runs } => {
            for part in wrapped(&mark_runs(runs), WIDTH - 3) {
                line("   ", &part);
            }
        }
        Block::MovedAway { text, to } => line("   ", &moved_away_label(text, *to)),
        Block::MovedHere { text, from } => line("   ", &moved_here_label(text, *from)),
        Block::MovedWords { runs } => {
            line("   ", "(moved here, and changed:)");
            for part in wrapped(&mark_runs(runs), WIDTH - 3) {
                line("   ", &part);
            }
        }
    }
}

fn print_side_by_side(block: &Block, out: &mut String) {
    const COLUMN: usize = (WIDTH - 3 - 3) / 2;
    let cells = |lines: &[String]| lines.iter().flat_map(|line| cell(line, COLUMN)).collect::<Vec<_>>();
    let (left, right) = match block {
        Block::Kept { lines } => (cells(lines), cells(lines)),
        Block::Folded { lines } => (vec![folded_label(lines)], Vec::new()),
        Block::Lines { old, new } => (cells(old), cells(new)),
        Block::Words { runs } => {
            let without = |fate: Change| runs.iter().filter(|run| run.change != fate).cloned().collect::<Vec<_>>();
            (wrapped(&mark_runs(&without(Change::Inserted)), COLUMN), wrapped(&mark_runs(&without(Change::Deleted)), COLUMN))
        }
        Block::MovedAway { text, to } => (wrapped(&moved_away_label(text, *to), COLUMN), Vec::new()),
        Block::MovedHere { text, from } => (Vec::new(), wrapped(&moved_here_label(text, *from), COLUMN)),
        Block::MovedWords { runs } => (Vec::new(), wrapped(&format!("(moved here, and changed:) {}", mark_runs(runs)), COLUMN)),
    };
    for i in 0..left.len().max(right.len()) {
        let cell = |column: &[String]| column.get(i).map(|text| escape(text)).unwrap_or_default();
        let left = cell(&left);
        let gap = " ".repeat(COLUMN.saturating_sub(left.width()));
        out.push_str(["   ", &left, &gap, " | ", &cell(&right)].concat().trim_end());
        out.push('\n');
    }
}

/// A line in a column: unchanged if it fits.
fn cell(line: &str, columns: usize) -> Vec<String> {
    if line.width() <= columns { vec![line.to_owned()] } else { wrapped(line, columns) }
}

fn folded_label(lines: &[String]) -> String {
    format!("({} unchanged)", if lines.len() == 1 { "1 line".to_owned() } else { format!("{} lines", lines.len()) })
}

fn moved_away_label(text: &str, to: Option<Field>) -> String {
    let to = to.map_or_else(|| "away".to_owned(), |to| ["to ", to.label()].concat());
    format!("(moved {to}: {})", first_words(text))
}

fn moved_here_label(text: &str, from: Option<Field>) -> String {
    let from = from.map_or_else(|| "here".to_owned(), |from| ["here from ", from.label()].concat());
    format!("(moved {from}: {})", first_words(text))
}

/// The first words of an unchanged text.
fn first_words(text: &str) -> String {
    const FIRST_WORDS_MAX: usize = 6;
    let mut words = text.split_whitespace();
    let start = words.by_ref().take(FIRST_WORDS_MAX).collect::<Vec<_>>().join(" ");
    if words.next().is_some() { start + " \u{2026}" } else { start }
}

fn mark_runs(runs: &[WordRun]) -> String {
    let mark = |run: &WordRun| match run.change {
        Change::Same => run.text.clone(),
        Change::Inserted => ["{+", &run.text, "+}"].concat(),
        Change::Deleted => ["[-", &run.text, "-]"].concat(),
    };
    runs.iter().map(mark).collect()
}

fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= columns => line.extend([" ", word]),
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The two canonical texts as a unified diff with three lines of context; empty if they are equal.
pub fn patch(old: (&str, &str), new: (&str, &str)) -> String {
    const CONTEXT: usize = 3;
    let (before, after) = (old.1.tokenize_lines(), new.1.tokenize_lines());
    let mut out = String::new();
    for hunk in group_diff_ops(ops(&before, &after, &mut Work::new()), CONTEXT) {
        if out.is_empty() {
            out = format!("--- {}\n+++ {}\n", old.0, new.0);
        }
        let _ = writeln!(out, "{}", UnifiedHunkHeader::new(&hunk));
        for change in hunk.iter().flat_map(|op| op.iter_changes(&before[..], &after[..])) {
            let end = if change.value().ends_with('\n') { "" } else { "\n\\ No newline at end of file\n" };
            let _ = write!(out, "{}{}{end}", change.tag(), change.value());
        }
    }
    out
}

/// The lines that are in only one of the texts, in order, except blank ones: `true` for inserted ones.
pub fn changed_lines(old: &str, new: &str) -> Vec<(bool, String)> {
    let (before, after) = (old.tokenize_lines(), new.tokenize_lines());
    let found = ops(&before, &after, &mut Work::new());
    found
        .iter()
        .flat_map(|op| op.iter_changes(&before[..], &after[..]))
        .filter(|change| change.tag() != ChangeTag::Equal && !change.value().trim().is_empty())
        .map(|change| (change.tag() == ChangeTag::Insert, change.value().trim_end_matches(['\r', '\n']).to_owned()))
        .collect()
}
