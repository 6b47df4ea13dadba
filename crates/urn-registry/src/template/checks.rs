//! Checks a template, rule by rule; each finding names its clause.
//!
//! The checks apply to new requests and to a registrant's draft. Existing registrations are checked with [`Standard::Registered`]: errors
//! are then only advisories, because the rules did not exist when the namespaces were registered.

mod agreement;
mod answers;
mod characters;
mod effort;
mod fields;
mod model;
mod revision;
mod rules;
mod standard;
#[cfg(test)]
mod tests;
mod unsettled;
mod wording;

pub use answers::{Answers, answer_map, answers, answers_json};
pub use effort::CHECK_STEPS_MAX;
pub use fields::{claims_fast_track, date_fault, strict_version};
pub use model::{comment, suggested_comment};
pub use revision::draft_revision_information;
pub use rules::{
    ALL_TEMPLATE_RULES, COUNTED_TEMPLATES, FAST_TRACK_RULE, SAME_VERSION_RULE, match_count_by_id, matched_template_count,
};
pub use standard::TextKind;

use super::grammar::EXAMPLES_RULE;
use super::{Field, Template};
use crate::finding::{Finding, Level};
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::nid::Nid;
use crate::urn::find::find;
use effort::BudgetedCheck;
use fields::is_only_reference;
use jiff::civil::Date;
use rules::{COMPONENTS_RULE, R_COMPONENT_RULE};

/// The number of passes over the text that each part of a check makes, as a generous estimate: word searches, copies, parsers.
const FIELD_PASSES: u64 = 6;
const SYNTAX_PASSES: u64 = 20;
const CHARACTER_PASSES: u64 = 6;
const WORDING_PASSES: u64 = 16;
/// Only the first part of each section is read (`answer_map::READ_MAX`).
const ANSWER_PASSES: u64 = 4;
const CHANGE_PASSES: u64 = 12;
/// The maximum number of URNs of another namespace, and with r-components, that one check lists.
const NAMED_MAX: usize = 100;

/// All findings, in field order, without duplicates. No message contains a disallowed character. The checks take at most [`STEPS`]. If that
/// is not enough, the last finding states which checks were made.
pub fn check(template: &Template, standard: TextKind<'_>, today: Date) -> Vec<Finding> {
    check_within(template, standard, today, &mut Budget::new(CHECK_STEPS_MAX))
}

/// Like [`check`], with the remaining steps of a budget.
pub fn check_within(template: &Template, standard: TextKind<'_>, today: Date, budget: &mut Budget) -> Vec<Finding> {
    let mut found = Vec::new();
    let whole = effort::fields_steps(template, &Field::ALL);
    let syntax_once = effort::fields_steps(template, &[Field::Syntax]);
    let current = match standard {
        TextKind::Revision { current: Some(current) } | TextKind::Correction { current, .. } => {
            effort::fields_steps(current, &Field::ALL)
        }
        _ => 0,
    };
    let mut effort = BudgetedCheck::new(budget);
    effort.run_part("finding-part-fields", FIELD_PASSES * whole, |_| {
        fields::check_required(template, standard, &mut found);
        fields::check_version(template, standard, &mut found);
        fields::check_contact(template, &mut found);
        fields::check_fast_track(template, &mut found);
        fields::check_date(template, today, &mut found);
        fields::check_leftovers(template, standard, &mut found);
    });
    effort.run_part("finding-part-grammar", SYNTAX_PASSES * syntax_once, |budget| {
        // If a dash is used as a hyphen, it is reported once, with its repair, and the grammar is parsed as if it were a hyphen.
        let text = template.text(Field::Syntax);
        let repaired = super::characters::repaired(Field::Syntax, text);
        let meant = if repaired == text { repaired } else { super::tidy(&repaired) };
        syntax(&meant, template.nid().as_ref(), budget, &mut found);
        agreement::check_agreement(&meant, template.nid().as_ref(), budget, &mut found);
    });
    effort.run_part("finding-part-characters", CHARACTER_PASSES * whole, |_| {
        characters::check_characters(template, &mut found);
        fields::check_only_references(template, &mut found);
    });
    effort.run_part("finding-part-wording", WORDING_PASSES * whole, |_| {
        let flats = wording::Flats::of(template);
        wording::check_wording(template, standard, &flats, &mut found);
        unsettled::check_overlap(template, &flats, &mut found);
    });
    effort.run_part("finding-part-answers", ANSWER_PASSES * whole, |_| answers::check_answers(template, standard, &mut found));
    effort.run_part("finding-part-changes", CHANGE_PASSES * if current == 0 { 0 } else { current + whole }, |_| {
        revision::check_revision_information(template, standard, &mut found);
        revision::check_correction(template, standard, &mut found);
    });
    found.extend(effort.finding());
    for finding in &mut found {
        if standard == TextKind::Registered && finding.level == Level::Error {
            finding.level = Level::Warning;
        }
        finding.message.rewrite_texts(&super::characters::escape);
    }
    in_order(found)
}

/// The findings in field order, without repetitions: the same message about another line adds nothing.
pub(super) fn in_order(mut found: Vec<Finding>) -> Vec<Finding> {
    let mut said = std::collections::BTreeSet::new();
    found.retain(|finding| said.insert((finding.id, finding.field, finding.message.clone())));
    found.sort_by_key(|finding| Field::from_key(finding.field.unwrap_or_default()).map_or(13, |field| field as usize));
    found
}

fn syntax(text: &str, nid: Option<&Nid>, budget: &mut Budget, found: &mut Vec<Finding>) {
    if text.is_empty() {
        return;
    }
    named(text, nid, found);
    let lower = text.to_lowercase();
    let pointer = is_only_reference(text);
    if !pointer && !mentions_components(&lower) {
        found.push(Finding::new(&COMPONENTS_RULE, Phrase::new("finding-components")));
    }
    super::grammar::check_grammar(text, nid, budget, found);
}

/// Whether a text in lower case mentions q- or f-components, also as "`q-`, `f-` and `r`-components".
fn mentions_components(lower: &str) -> bool {
    let plain: String = lower.chars().filter(|c| !matches!(c, '`' | '"' | '\'' | '*' | '\u{201c}' | '\u{201d}')).collect();
    let letter = plain.split(|c: char| !c.is_alphanumeric()).any(|word| matches!(word, "q" | "f"));
    ["query", "fragment"].iter().any(|word| plain.contains(word)) || (letter && plain.contains("component"))
}

/// The first URNs in Syntax that should not be there.
fn named(text: &str, nid: Option<&Nid>, found: &mut Vec<Finding>) {
    let before = found.len();
    let names = text.lines().enumerate().flat_map(|(i, line)| find(line).map(move |example| (i + 1, example)));
    for (line, example) in names {
        if found.len() - before >= NAMED_MAX {
            let sentence = Phrase::new("finding-urns-first").arg("count", NAMED_MAX);
            let mut more = Finding::new(&EXAMPLES_RULE, sentence).at_line(line);
            more.level = Level::Note;
            return found.push(more);
        }
        if let Some(nid) = nid
            && !example.urn.nid().eq_ignore_ascii_case(nid.as_str())
            && !example.urn.nid().eq_ignore_ascii_case("example")
        {
            found.push(
                Finding::new(
                    &EXAMPLES_RULE,
                    Phrase::new("finding-other-namespace").arg("urn", example.urn.as_str()).arg("nid", nid.as_str()),
                )
                .at_line(line)
                .at_column(example.at + 1),
            );
        }
        if example.urn.r().is_some() {
            let words = Phrase::new("finding-r-component").arg("urn", example.urn.as_str());
            found.push(Finding::new(&R_COMPONENT_RULE, words).at_line(line));
        }
    }
}
