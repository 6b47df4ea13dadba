//! The result of a comparison: blocks of lines and runs of words.

use super::rules::change_parts;
use crate::grammar::Change as RuleChange;
use crate::template::Field;
use serde::Serialize;

/// The change of a run of words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "lowercase")]
pub enum Change {
    /// In both texts.
    Same,
    /// Only in the newer text.
    Inserted,
    /// Only in the older text.
    Deleted,
}

/// A run of words with the same change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct WordRun {
    /// Whether the words are in the older text, the newer text or both.
    pub change: Change,
    /// The words, including the white space between them.
    pub text: String,
}

/// A block of a field's comparison, in text order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Block {
    /// Unchanged lines around a change; an empty line separates paragraphs.
    Kept {
        /// The lines.
        lines: Vec<String>,
    },
    /// Unchanged lines further away, shown on request.
    Folded {
        /// The lines.
        lines: Vec<String>,
    },
    /// Changed lines: the older ones, and the newer ones that replace them. Either may be empty.
    Lines {
        /// The deleted lines.
        old: Vec<String>,
        /// The inserted lines.
        new: Vec<String>,
    },
    /// A paragraph in which words changed.
    Words {
        /// The words.
        runs: Vec<WordRun>,
    },
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
    /// A paragraph that was moved and changed, at its new position; its old position is a block of the kind `moved_away`.
    MovedWords {
        /// The words.
        runs: Vec<WordRun>,
    },
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

impl FieldDiff {
    /// The whole comparison as runs of text with line breaks, for output without blocks.
    pub fn runs(&self) -> Vec<WordRun> {
        let mut runs: Vec<WordRun> = Vec::new();
        let mut push = |change: Change, text: String| match runs.last_mut() {
            Some(last) if last.change == change => last.text.push_str(&text),
            _ => runs.push(WordRun { change, text }),
        };
        let lines = |lines: &[String]| lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect::<String>();
        for block in &self.blocks {
            match block {
                Block::Kept { lines: same } | Block::Folded { lines: same } => push(Change::Same, lines(same)),
                Block::Lines { old, new } => {
                    push(Change::Deleted, lines(old));
                    push(Change::Inserted, lines(new));
                }
                Block::Words { runs: words } => {
                    for run in words {
                        push(run.change, run.text.clone());
                    }
                    push(Change::Same, "\n".to_owned());
                }
                Block::MovedAway { text, .. } => push(Change::Deleted, format!("{text}\n")),
                Block::MovedHere { text, .. } => push(Change::Inserted, format!("{text}\n")),
                // Deleted words appear at the old position.
                Block::MovedWords { runs: words } => {
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
    pub fn to_json(&self, substance: bool) -> serde_json::Value {
        let rules = self.rules.iter().map(|change| {
            let (kind, old, new) = change_parts(change);
            RuleDiff { kind, old, new }
        });
        let diff = FieldJson { field: self.field, substance, runs: self.runs(), blocks: &self.blocks, rules: rules.collect() };
        // Text, numbers and nulls can always be serialized.
        serde_json::to_value(diff).unwrap_or_default()
    }
}

/// A field that changed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FieldDiff"))]
pub struct FieldJson<'a> {
    /// The key of the field.
    pub field: Field,
    /// Whether the meaning may have changed.
    pub substance: bool,
    /// The whole comparison as text.
    pub runs: Vec<WordRun>,
    /// The comparison by paragraphs and lines.
    pub blocks: &'a [Block],
    /// In Syntax, the grammar rules that differ.
    pub rules: Vec<RuleDiff<'a>>,
}

/// A rule of the grammar that changed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct RuleDiff<'a> {
    /// `added`, `removed`, `changed` or `renamed`.
    pub kind: &'static str,
    /// The rule in the older text.
    pub old: Option<&'a str>,
    /// The rule in the newer text.
    pub new: Option<&'a str>,
}
