//! Compares two templates field by field and word by word.
//!
//! Prose is re-wrapped all the time, so line breaks are not changes: words are compared with the `similar` crate, cut
//! at Unicode word borders, within a time limit after which the rest of a field is shown as replaced.

use super::{Field, Template};
use similar::{Algorithm, ChangeTag, TextDiff};
use std::time::{Duration, Instant};

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
}
