//! Compares the rules of two grammars, ignoring layout: added, removed, changed or renamed.

use crate::grammar::{Change as RuleChange, FoundRules, changes as between, find_rules};

/// The rules that differ. A rule that cannot be parsed is only compared as lines: it counts as neither added nor removed.
pub(super) fn changes(old: &str, new: &str) -> Vec<RuleChange> {
    let (old, new) = (find_rules(old), find_rules(new));
    let whole = |found: &Option<FoundRules>| found.as_ref().is_none_or(|found| found.broken.is_empty());
    let (old_whole, new_whole) = (whole(&old), whole(&new));
    let mut changes = match (old, new) {
        (None, None) => Vec::new(),
        (Some(old), None) => old.grammar.rules().iter().map(|rule| RuleChange::Removed(rule.to_string())).collect(),
        (None, Some(new)) => new.grammar.rules().iter().map(|rule| RuleChange::Added(rule.to_string())).collect(),
        (Some(old), Some(new)) => between(&old.grammar, &new.grammar),
    };
    changes.retain(|change| match change {
        RuleChange::Added(_) => old_whole,
        RuleChange::Removed(_) => new_whole,
        RuleChange::Changed { .. } | RuleChange::Renamed { .. } => true,
    });
    changes
}

/// The kind of change, the old rule and the new rule.
pub fn change_parts(change: &RuleChange) -> (&'static str, Option<&str>, Option<&str>) {
    match change {
        RuleChange::Added(rule) => ("added", None, Some(rule)),
        RuleChange::Removed(rule) => ("removed", Some(rule), None),
        RuleChange::Changed { before, after } => ("changed", Some(before), Some(after)),
        RuleChange::Renamed { before, after } => ("renamed", Some(before), Some(after)),
    }
}
