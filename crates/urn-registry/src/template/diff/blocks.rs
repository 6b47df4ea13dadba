//! The result of a comparison: blocks of lines and runs of words.

use super::rules;
use crate::grammar::Change as RuleChange;
use crate::template::Field;

/// The change of a run of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// In both texts.
    Same,
    /// Only in the newer text.
    Inserted,
    /// Only in the older text.
    Deleted,
}

/// A run of words with the same change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// Whether the words are in the older text, the newer text or both.
    pub change: Change,
    /// The words, including the white space between them.
    pub text: String,
}

/// A block of a field's comparison, in text order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Unchanged lines around a change; an empty line separates paragraphs.
    Kept(Vec<String>),
    /// Unchanged lines further away, shown on request.
    Folded(Vec<String>),
    /// Changed lines: the older ones, and the newer ones that replace them. Either may be empty.
    Lines {
        /// The deleted lines.
        old: Vec<String>,
        /// The inserted lines.
        new: Vec<String>,
    },
    /// A paragraph in which words changed.
    Words(Vec<Run>),
    /// A paragraph or line that is at another position in the newer text.
    MovedAway {
        /// The text at its old position.
        text: String,
        /// The field that it moved to, if it is a different one.
        to: Option<Field>,
    },
    /// The unchanged text at its new position.
    MovedHere {
        /// The text.
        text: String,
        /// The field that it came from, if it is a different one.
        from: Option<Field>,
    },
    /// A paragraph that was moved and changed, at its new position; its old position is a [`Self::MovedAway`].
    MovedWords(Vec<Run>),
}

/// The comparison of one field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldDiff {
    /// The field.
    pub field: Field,
    /// In Syntax, the grammar rules that differ.
    pub rules: Vec<RuleChange>,
    /// The blocks of both texts, in order.
    pub blocks: Vec<Block>,
}

impl Change {
    /// The name in JSON.
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
    /// The whole comparison as runs of text with line breaks, for output without blocks.
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
                // Deleted words appear at the old position.
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

    /// The JSON output of `template diff --json`.
    pub fn to_json(&self, in_substance: bool) -> serde_json::Value {
        let blocks: Vec<serde_json::Value> = self.blocks.iter().map(Block::to_json).collect();
        serde_json::json!({
            "field": self.field.key(), "substance": in_substance, "runs": runs_json(&self.runs()), "blocks": blocks,
            "rules": rules::to_json(&self.rules),
        })
    }
}
