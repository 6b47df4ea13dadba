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
const STEPS_MAX: u64 = 400_000;

pub(super) fn check_kept_names(template: &Template, kind: TextKind<'_>, whole: &mut Budget, found: &mut Vec<Finding>) {
    let TextKind::Revision { current: Some(current) } = kind else { return };
    let Some(nid) = current.nid().or_else(|| template.nid()) else { return };
    if current.text(Field::Syntax) == template.text(Field::Syntax) {
        return;
    }
    let share = STEPS_MAX.min(whole.left());
    let mut budget = Budget::new(share);
    let phrase = compare_versions(current, template, &nid, &mut budget);
    whole.take(share - budget.left());
    let Some((phrase, level)) = phrase else { return };
    let mut finding = Finding::new(&KEPT_NAMES_RULE, phrase);
    finding.level = level;
    found.push(finding);
}

/// `None` if all names remain valid.
fn compare_versions(current: &Template, template: &Template, nid: &Nid, budget: &mut Budget) -> Option<(Phrase, Level)> {
    let untested =
        |why: &'static str| Some((Phrase::new("finding-names-not-compared").arg("why", Phrase::new(why)), Level::Note));
    let Some((old, old_is_whole)) = compiled(current, nid, budget) else { return untested("finding-no-old-grammar") };
    let Some((new, new_is_whole)) = compiled(template, nid, budget) else { return untested("finding-no-new-grammar") };
    if old_is_whole != new_is_whole {
        return untested("finding-too-many-names");
    }
    let difference = compare(&old, &new, LISTED_MAX, SEED, budget);
    if !difference.lost.is_empty() {
        return Some((Phrase::new("finding-names-lost").arg("names", difference.lost.join(", ")), Level::Warning));
    }
    if difference.exact { None } else { untested("finding-too-many-names") }
}

/// The rule for whole names, or for the part after the NID.
fn compiled(template: &Template, nid: &Nid, budget: &mut Budget) -> Option<(Compiled, bool)> {
    let text = template.text(Field::Syntax);
    let read = grammar::find_rules(text).filter(|read| read.broken.is_empty())?;
    let (_, compiled, is_whole) = start_rule(&read.grammar, text, nid, budget)?;
    Some((compiled, is_whole))
}
