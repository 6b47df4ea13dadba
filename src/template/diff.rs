//! Compares two templates field by field and word by word.
//!
//! Prose is re-wrapped all the time, so line breaks are not changes: words are compared with the `similar` crate, cut
//! at Unicode word borders, within a time limit after which the rest of a field is shown as replaced.

use super::write::WIDTH;
use super::{Field, Template};
use similar::{Algorithm, ChangeTag, TextDiff};
use std::time::{Duration, Instant};
use unicode_width::UnicodeWidthStr;

/// After this time a field's diff is finished coarsely. A template of 4,600 words takes a few milliseconds.
const LIMIT: Duration = Duration::from_millis(200);

/// What happened to a run of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// In both.
    Same,
    /// Only in the newer text.
    Inserted,
    /// Only in the older text.
    Deleted,
}

/// A run of words with one fate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// Its fate.
    pub change: Change,
    /// The words, with the blanks between them.
    pub text: String,
}

/// One field's comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldDiff {
    /// The field.
    pub field: Field,
    /// The words of both, in order.
    pub runs: Vec<Run>,
}

impl Change {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Inserted => "inserted",
            Self::Deleted => "deleted",
        }
    }
}

impl FieldDiff {
    /// The JSON of `template diff --json`.
    pub fn to_json(&self, in_substance: bool) -> serde_json::Value {
        let runs: Vec<serde_json::Value> =
            self.runs.iter().map(|run| serde_json::json!({ "change": run.change.name(), "text": run.text })).collect();
        serde_json::json!({ "field": self.field.key(), "substance": in_substance, "runs": runs })
    }
}

/// The fields whose words differ, in the order of Appendix A.
pub fn changed_fields(old: &Template, new: &Template) -> Vec<Field> {
    Field::ALL.into_iter().filter(|field| !same_words(old.text(*field), new.text(*field))).collect()
}

/// The fields that changed in substance: all but the version, the date and a contact inside Registrant are.
pub fn changed_in_substance(old: &Template, new: &Template) -> Vec<Field> {
    changed_fields(old, new)
        .into_iter()
        .filter(|field| !matches!(field, Field::Version | Field::Date | Field::Registrant | Field::RevisionInformation))
        .collect()
}

fn same_words(a: &str, b: &str) -> bool {
    a == b || a.split_whitespace().eq(b.split_whitespace())
}

/// Compares the changed fields. `now` starts the clock of the time limit.
pub fn compare(old: &Template, new: &Template, now: Instant) -> Vec<FieldDiff> {
    changed_fields(old, new)
        .into_iter()
        .map(|field| FieldDiff { field, runs: words(old.text(field), new.text(field), now + LIMIT) })
        .collect()
}

/// Compares two texts word by word; line breaks count as blanks.
pub fn words(old: &str, new: &str, deadline: Instant) -> Vec<Run> {
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (old, new) = (flat(old), flat(new));
    let diff = TextDiff::configure().algorithm(Algorithm::Myers).deadline(deadline).diff_unicode_words(&old, &new);
    let mut runs: Vec<Run> = Vec::new();
    for change in diff.iter_all_changes() {
        let fate = match change.tag() {
            ChangeTag::Equal => Change::Same,
            ChangeTag::Insert => Change::Inserted,
            ChangeTag::Delete => Change::Deleted,
        };
        match runs.last_mut() {
            Some(last) if last.change == fate => last.text.push_str(change.value()),
            _ => runs.push(Run { change: fate, text: change.value().to_owned() }),
        }
    }
    runs
}

/// The two sides of a comparison: what the older text says, and what the newer one says.
pub fn sides(runs: &[Run]) -> (Vec<Run>, Vec<Run>) {
    let without = |fate: Change| runs.iter().filter(|run| run.change != fate).cloned().collect();
    (without(Change::Inserted), without(Change::Deleted))
}

/// How a comparison is printed as plain text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Print {
    /// `[-old-]` and `{+new+}` among the words that stayed.
    Inline,
    /// Two columns, the older text on the left.
    Side,
}

/// The comparison as plain text of at most 72 columns, a heading for each field that changed.
pub fn plain(diffs: &[FieldDiff], substance: &[Field], print: Print) -> String {
    let mut out = String::new();
    for diff in diffs {
        let tail = if substance.contains(&diff.field) { "" } else { " (not in substance)" };
        out.extend([diff.field.label(), tail, "\n"]);
        match print {
            Print::Inline => wrapped(&marked(&diff.runs), WIDTH - 3).iter().for_each(|line| out.extend(["   ", line, "\n"])),
            Print::Side => {
                const COLUMN: usize = (WIDTH - 3 - 3) / 2;
                let (old, new) = sides(&diff.runs);
                let (left, right) = (wrapped(&marked(&old), COLUMN), wrapped(&marked(&new), COLUMN));
                for i in 0..left.len().max(right.len()) {
                    let cell = |column: &[String]| column.get(i).cloned().unwrap_or_default();
                    let left = cell(&left);
                    let gap = " ".repeat(COLUMN.saturating_sub(left.width()));
                    out.push_str(["   ", &left, &gap, " | ", &cell(&right)].concat().trim_end());
                    out.push('\n');
                }
            }
        }
        out.push('\n');
    }
    out
}

fn marked(runs: &[Run]) -> String {
    let mark = |run: &Run| match run.change {
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

/// The two canonical texts as a unified patch of three lines of context; empty when they are equal.
pub fn patch(old: (&str, &str), new: (&str, &str)) -> String {
    let diff = TextDiff::configure().deadline(Instant::now() + LIMIT).diff_lines(old.1, new.1);
    diff.unified_diff().context_radius(3).header(old.0, new.0).to_string()
}

/// The lines that one text has and another has not: `true` for a new one, in their order.
pub fn changed_lines(old: &str, new: &str) -> Vec<(bool, String)> {
    TextDiff::configure()
        .algorithm(Algorithm::Myers)
        .diff_lines(old, new)
        .iter_all_changes()
        .filter(|change| change.tag() != ChangeTag::Equal)
        .map(|change| (change.tag() == ChangeTag::Insert, change.value().trim_end_matches(['\r', '\n']).to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewrapping_is_no_change_and_words_are() {
        let old = Template::default().with(Field::Purpose, "one two\nthree").with(Field::Version, "1");
        let new = Template::default().with(Field::Purpose, "one\ntwo three").with(Field::Version, "2");
        assert_eq!(changed_fields(&old, &new), [Field::Version]);
        assert!(changed_in_substance(&old, &new).is_empty());
        let runs = words("a b c", "a x c", Instant::now() + LIMIT);
        let text = |change| runs.iter().filter(|run| run.change == change).map(|run| run.text.trim()).collect::<String>();
        assert_eq!((text(Change::Deleted).as_str(), text(Change::Inserted).as_str()), ("b", "x"));
    }

    #[test]
    fn the_same_comparison_inline_side_by_side_and_as_a_patch() {
        let old = Template::default().with(Field::Purpose, "To light the harbour.").with(Field::Date, "2020-01-01");
        let new = Template::default().with(Field::Purpose, "To light the town.").with(Field::Date, "2021-01-01");
        let diffs = compare(&old, &new, Instant::now());
        let substance = changed_in_substance(&old, &new);
        let inline = plain(&diffs, &substance, Print::Inline);
        assert!(inline.contains("Purpose\n   To light the [-harbour-]{+town+}.\n"), "{inline}");
        assert!(inline.contains("Date (not in substance)\n"), "{inline}");
        let side = plain(&diffs, &substance, Print::Side);
        assert!(side.contains("   To light the [-harbour-].         | To light the {+town+}.\n"), "{side}");
        let patch = patch(("a", &super::super::write::write(&old)), ("b", &super::super::write::write(&new)));
        assert!(patch.starts_with("--- a\n+++ b\n") && patch.contains("-Purpose:  To light the harbour.\n"), "{patch}");
    }
}
