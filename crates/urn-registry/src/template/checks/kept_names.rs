//! Compares the grammar of a new version with the grammar of the current version: a name that no longer matches would become invalid.

use super::rules::KEPT_NAMES_RULE;
use super::text_kind::TextKind;
use crate::finding::{Finding, Level};
use crate::grammar::{self, Budget, Compiled, compare};
use crate::i18n::Phrase;
use crate::nid::Nid;
use crate::template::grammar::start_rule;
use crate::template::{Field, Template};

/// The number of names that are listed.
const LISTED_MAX: usize = 3;
const SEED: u64 = 8141;
/// The maximum number of steps for one comparison.
const COMPARISON_STEPS_MAX: u64 = 400_000;

pub(super) fn check_kept_names(template: &Template, kind: TextKind<'_>, whole: &mut Budget, found: &mut Vec<Finding>) {
    let TextKind::Revision { current } = kind else { return };
    let share = COMPARISON_STEPS_MAX.min(whole.left());
    let mut budget = Budget::new(share);
    let compared = match current {
        Some(current) => compare_versions(current, template, &mut budget),
        None => Err(NotCompared("finding-no-old-text")),
    };
    whole.take(share - budget.left());
    found.extend(match compared {
        Ok(lost) if lost.is_empty() => None,
        Ok(lost) => Some(Finding::new(&KEPT_NAMES_RULE, Phrase::new("finding-names-lost").arg("names", lost.join(", ")))),
        Err(NotCompared(reason)) => {
            let phrase = Phrase::new("finding-names-not-compared").arg("why", Phrase::new(reason));
            Some(Finding { level: Level::Note, ..Finding::new(&KEPT_NAMES_RULE, phrase) })
        }
    });
}

/// Why the names were not compared: a message.
struct NotCompared(&'static str);

/// Names of the current version that no longer match, shortest first. An empty list proves that there are none.
fn compare_versions(current: &Template, template: &Template, budget: &mut Budget) -> Result<Vec<String>, NotCompared> {
    if current.text(Field::Syntax) == template.text(Field::Syntax) {
        return Ok(Vec::new());
    }
    let nid = current.nid().or_else(|| template.nid());
    let old = nid.as_ref().and_then(|nid| compile_names(current, nid, budget)).ok_or(NotCompared("finding-no-old-grammar"))?;
    let new = nid.as_ref().and_then(|nid| compile_names(template, nid, budget)).ok_or(NotCompared("finding-no-new-grammar"))?;
    let ((old, old_is_whole), (new, new_is_whole)) = (old, new);
    if old_is_whole != new_is_whole {
        return Err(NotCompared("finding-different-starts"));
    }
    let difference = compare(&old, &new, LISTED_MAX, SEED, budget);
    if difference.lost.is_empty() && !difference.exact {
        return Err(NotCompared("finding-too-many-names"));
    }
    Ok(difference.lost)
}

/// The grammar of whole names, or of the part after the NID; with the former as true.
fn compile_names(template: &Template, nid: &Nid, budget: &mut Budget) -> Option<(Compiled, bool)> {
    let text = template.text(Field::Syntax);
    let read = grammar::find_rules(text).filter(|read| read.broken.is_empty())?;
    let (_, compiled, is_whole) = start_rule(&read.grammar, text, nid, budget)?;
    Some((compiled, is_whole))
}
