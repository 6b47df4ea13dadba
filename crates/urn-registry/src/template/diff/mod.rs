//! Compares two templates for review: field by field, and within a field by structure.
//!
//! Rules, examples, lists, tables and addresses are compared line by line, because their line breaks are significant. Prose is
//! compared by paragraph, then by sentence, and word by word only within a changed sentence, so that rewrapping is not a change
//! and results stay readable. A paragraph at another position is reported as moved. Unchanged text is folded except for some
//! context. The `similar` crate does the comparison, within a time limit; after it, the rest is shown as replaced.

mod blocks;
mod fields;
mod ops;
mod print;
mod rules;
#[cfg(test)]
mod tests;
mod units;
mod words;

pub use crate::grammar::Change as RuleChange;
pub use blocks::{Block, Change, FieldDiff, FieldJson, RuleDiff, WordRun};
pub use fields::{changed_fields, changed_in_substance, only_contact_changed};
pub use print::{DiffLayout, changed_lines, diff_as_text, patch};
pub use rules::change_parts;

use super::{Field, Template};
use ops::Work;

/// Compares the changed fields. The result depends on the texts only: what would take too much work is compared coarsely.
pub fn compare(old: &Template, new: &Template) -> Vec<FieldDiff> {
    let changed = changed_fields(old, new);
    let elsewhere = units::moved_between(&changed, old, new);
    let mut work = Work::new();
    let compared = |field: Field| {
        let texts = (old.text(field), new.text(field));
        let rules = if field == Field::Syntax { rules::changes(texts.0, texts.1) } else { Vec::new() };
        FieldDiff { field, rules, blocks: units::compare_field(field, texts, &elsewhere, &mut work) }
    };
    changed.into_iter().map(compared).collect()
}
