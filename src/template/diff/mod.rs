//! Compares two templates so that the change can be reviewed: field by field, and inside a field as it is written.
//!
//! Rules, examples, lists, tables and addresses are compared line by line, because their line breaks mean something; prose is
//! compared paragraph by paragraph, sentence by sentence and only inside a changed sentence word by word, so that re-wrapping is
//! no change and nobody reads a mosaic. A paragraph that only stands elsewhere is seen as moved. What stays the same is folded
//! but for a little context. The comparing is the `similar` crate's, within a time limit after which the rest is shown as
//! replaced.

mod fields;
mod ops;
mod print;
mod rules;
#[cfg(test)]
mod tests;
mod units;
mod words;

pub use crate::grammar::Change as RuleChange;
pub use fields::{changed_fields, changed_in_substance, only_contact_changed};
pub use print::{Print, changed_lines, patch, plain};
pub use rules::told;
pub use words::words;

use super::{Field, Template};
use std::time::{Duration, Instant};

/// After this time a comparison is finished coarsely, which takes as long again for the worst of them: the answer has 250 ms. A
/// template of 4,600 words takes a few milliseconds.
const LIMIT: Duration = Duration::from_millis(100);

/// Units of unchanged text shown on either side of a change.
const CONTEXT: usize = 2;

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

/// A piece of a field's comparison, in the order of the texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Unchanged lines around a change; an empty one is the gap between paragraphs.
    Kept(Vec<String>),
    /// Unchanged lines further away: shown on request.
    Folded(Vec<String>),
    /// Lines that changed, as they stand: the older ones, and the newer ones in their place. Either may be empty.
    Lines {
        /// Taken out.
        old: Vec<String>,
        /// Put in.
        new: Vec<String>,
    },
    /// A paragraph in which words changed.
    Words(Vec<Run>),
    /// A paragraph or line that stands elsewhere in the newer text.
    MovedAway {
        /// As it stood here.
        text: String,
        /// The field to which it went, when that is another one.
        to: Option<Field>,
    },
    /// It stands here now, unchanged.
    MovedHere {
        /// As it stands here.
        text: String,
        /// The field from which it came, when that is another one.
        from: Option<Field>,
    },
    /// A paragraph that stands here now and in which words changed; where it stood it is a [`Self::MovedAway`].
    MovedWords(Vec<Run>),
}

/// One field's comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldDiff {
    /// The field.
    pub field: Field,
    /// In Syntax, the rules of its grammar that differ.
    pub rules: Vec<RuleChange>,
    /// The pieces of both texts, in order.
    pub blocks: Vec<Block>,
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

fn runs_json(runs: &[Run]) -> Vec<serde_json::Value> {
    runs.iter().map(|run| serde_json::json!({ "change": run.change.name(), "text": run.text })).collect()
}

impl Block {
    fn to_json(&self) -> serde_json::Value {
        match self {
            Self::Kept(lines) => serde_json::json!({ "kind": "kept", "lines": lines }),
            Self::Folded(lines) => serde_json::json!({ "kind": "folded", "lines": lines }),
            Self::Lines { old, new } => serde_json::json!({ "kind": "lines", "old": old, "new": new }),
            Self::Words(runs) => serde_json::json!({ "kind": "words", "runs": runs_json(runs) }),
            Self::MovedAway { text, to } => {
                serde_json::json!({ "kind": "moved_away", "text": text, "to": to.map(Field::key) })
            }
            Self::MovedHere { text, from } => {
                serde_json::json!({ "kind": "moved_here", "text": text, "from": from.map(Field::key) })
            }
            Self::MovedWords(runs) => serde_json::json!({ "kind": "moved_words", "runs": runs_json(runs) }),
        }
    }
}

impl FieldDiff {
    /// The whole comparison as runs of text, line breaks kept: for readers who want no blocks.
    pub fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let mut push = |change: Change, text: String| match runs.last_mut() {
            Some(last) if last.change == change => last.text.push_str(&text),
            _ => runs.push(Run { change, text }),
        };
        let lines = |lines: &[String]| lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect::<String>();
        for block in &self.blocks {
            match block {
                Block::Kept(same) | Block::Folded(same) => push(Change::Same, lines(same)),
                Block::Lines { old, new } => {
                    push(Change::Deleted, lines(old));
                    push(Change::Inserted, lines(new));
                }
                Block::Words(words) => {
                    for run in words {
                        push(run.change, run.text.clone());
                    }
                    push(Change::Same, "\n".to_owned());
                }
                Block::MovedAway { text, .. } => push(Change::Deleted, format!("{text}\n")),
                Block::MovedHere { text, .. } => push(Change::Inserted, format!("{text}\n")),
                // What was taken out of it stands where it was taken away.
                Block::MovedWords(words) => {
                    for run in words.iter().filter(|run| run.change != Change::Deleted) {
                        push(Change::Inserted, run.text.clone());
                    }
                    push(Change::Inserted, "\n".to_owned());
                }
            }
        }
        runs.retain(|run| !run.text.is_empty());
        runs
    }

    /// The JSON of `template diff --json`.
    pub fn to_json(&self, in_substance: bool) -> serde_json::Value {
        let blocks: Vec<serde_json::Value> = self.blocks.iter().map(Block::to_json).collect();
        serde_json::json!({
            "field": self.field.key(), "substance": in_substance, "runs": runs_json(&self.runs()), "blocks": blocks,
            "rules": rules::to_json(&self.rules),
        })
    }
}

/// Compares the changed fields. `now` starts the clock of the time limit.
pub fn compare(old: &Template, new: &Template, now: Instant) -> Vec<FieldDiff> {
    let changed = changed_fields(old, new);
    let elsewhere = units::moved_between(&changed, old, new);
    let compared = |field: Field| {
        let texts = (old.text(field), new.text(field));
        let rules = if field == Field::Syntax { rules::changes(texts.0, texts.1) } else { Vec::new() };
        FieldDiff { field, rules, blocks: units::blocks(field, texts, &elsewhere, now + LIMIT) }
    };
    changed.into_iter().map(compared).collect()
}
