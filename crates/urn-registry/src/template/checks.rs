//! Checks a template, rule by rule; each finding names its clause.
//!
//! The checks apply to new requests and to a registrant's draft. Existing registrations are checked with [`Standard::Registered`]: errors
//! are then only advisories, because the rules did not exist when the namespaces were registered.

mod agreement;
mod characters;
mod effort;
mod fields;
mod kept_names;
mod model;
mod revision;
mod rules;
mod statements;
#[cfg(test)]
mod tests;
mod text_kind;
mod unsettled;
mod wording;

pub use effort::CHECK_STEPS_MAX;
pub use fields::{claims_fast_track, date_fault, strict_version};
pub use model::{comment, suggested_comment};
pub use revision::draft_revision_information;
pub use rules::{
    ALL_TEMPLATE_RULES, COUNTED_TEMPLATES, FAST_TRACK_RULE, KEPT_NAMES_RULE, SAME_VERSION_RULE, match_count_by_id,
    matched_template_count,
};
pub use text_kind::TextKind;

use super::grammar::EXAMPLES_RULE;
use super::{Field, Template};
use crate::finding::{Finding, Level};
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::nid::Nid;
use crate::urn::find::find;
use effort::BudgetedCheck;
use jiff::civil::Date;
use rules::R_COMPONENT_RULE;

/// The number of passes over the text that each part of a check makes, as a generous estimate: word searches, copies, parsers.
const FIELD_PASSES: u64 = 6;
const SYNTAX_PASSES: u64 = 20;
const CHARACTER_PASSES: u64 = 6;
const WORDING_PASSES: u64 = 16;
/// Only the first part of each section is read.
const STATEMENT_PASSES: u64 = 4;
const CHANGE_PASSES: u64 = 12;
/// The maximum number of URNs of another namespace, and with r-components, that one check lists.
const NAMED_MAX: usize = 100;

/// All findings, in the order of [`in_order`]. No message contains a disallowed character. The checks take at most [`STEPS`]. If that
/// is not enough, the last finding states which checks were made.
pub fn check(template: &Template, kind: TextKind<'_>, today: Date) -> Vec<Finding> {
    check_within(template, kind, today, &mut Budget::new(CHECK_STEPS_MAX))
}

/// Like [`check`], with the remaining steps of a budget.
pub fn check_within(template: &Template, kind: TextKind<'_>, today: Date, budget: &mut Budget) -> Vec<Finding> {
    let mut found = Vec::new();
    let whole = effort::fields_steps(template, &Field::ALL);
    let syntax_once = effort::fields_steps(template, &[Field::Syntax]);
    let current = match kind {
        TextKind::Revision { current: Some(current) } | TextKind::Correction { current, .. } => {
            effort::fields_steps(current, &Field::ALL)
        }
        _ => 0,
    };
    let mut effort = BudgetedCheck::new(budget);
    effort.run_part("finding-part-fields", FIELD_PASSES * whole, |_| {
        fields::check_required(template, kind, &mut found);
        fields::check_version(template, kind, &mut found);
        fields::check_contact(template, &mut found);
        if kind != TextKind::Registered {
            fields::check_fast_track(template, &mut found);
        }
        fields::check_date(template, today, &mut found);
        fields::check_leftovers(template, kind, &mut found);
    });
    effort.run_part("finding-part-grammar", SYNTAX_PASSES * syntax_once, |budget| {
        // If a dash is used as a hyphen, it is reported once, with its repair, and the grammar is parsed as if it were a hyphen.
        let text = template.text(Field::Syntax);
        let repaired = super::characters::repaired(Field::Syntax, text);
        let meant = if repaired == text { repaired } else { super::tidy(&repaired) };
        let nid = template.nid().or_else(|| (kind == TextKind::NewInformal).then(|| Nid::from_informal_number(0)));
        let meant = meant.replace(super::NID_PLACEHOLDER, "urn-0");
        check_syntax_section(&meant, nid.as_ref(), budget, &mut found);
        agreement::check_agreement(&meant, nid.as_ref(), budget, &mut found);
        if let Some(nid) = &nid {
            unsettled::check_generated_form(&meant, nid, budget, &mut found);
        }
        kept_names::check_kept_names(template, kind, budget, &mut found);
    });
    effort.run_part("finding-part-characters", CHARACTER_PASSES * whole, |_| {
        characters::check_characters(template, &mut found);
        // A registered text may be a section of an RFC that refers to the other sections.
        if kind != TextKind::Registered {
            fields::check_only_references(template, &mut found);
        }
    });
    effort.run_part("finding-part-wording", WORDING_PASSES * whole, |_| {
        let flats = wording::Flats::of(template);
        wording::check_wording(template, kind, &flats, &mut found);
        unsettled::check_overlap(template, &flats, &mut found);
    });
    effort.run_part("finding-part-statements", STATEMENT_PASSES * whole, |_| {
        statements::check_statements(template, kind, &mut found);
    });
    effort.run_part("finding-part-changes", CHANGE_PASSES * if current == 0 { 0 } else { current + whole }, |_| {
        revision::check_revision_information(template, kind, &mut found);
        revision::check_correction(template, kind, &mut found);
    });
    found.extend(effort.finding());
    for finding in &mut found {
        if kind == TextKind::Registered && finding.level == Level::Error {
            finding.level = Level::Warning;
        }
        finding.message.rewrite_texts(&super::characters::escape);
    }
    in_order(found)
}

/// The findings in the order of a report: names that a new version would make invalid, then what must be fixed, what can be made clearer,
/// and notes, each in the order of the template. The same message about another line of a section adds nothing.
pub fn in_order(mut found: Vec<Finding>) -> Vec<Finding> {
    let mut said = std::collections::BTreeSet::new();
    found.retain(|finding| said.insert((finding.id, finding.field, finding.message.clone())));
    let order = |finding: &Finding| match Field::from_key(finding.field.unwrap_or_default()) {
        _ if finding.id == KEPT_NAMES_RULE.id => (None, 0),
        Some(field) => (Some(finding.level), field as usize),
        None => (Some(finding.level), Field::ALL.len()),
    };
    found.sort_by_key(order);
    found
}

fn check_syntax_section(text: &str, nid: Option<&Nid>, budget: &mut Budget, found: &mut Vec<Finding>) {
    if text.is_empty() {
        return;
    }
    named(text, nid, found);
    super::grammar::check_grammar(text, nid, budget, found);
}

/// Whether a NID such as `urn-n` stands for the number of an informal namespace.
fn is_placeholder(nid: &str) -> bool {
    let number = nid.get(..4).filter(|start| start.eq_ignore_ascii_case("urn-")).and_then(|_| nid.get(4..));
    number.is_some_and(|number| number.len() <= 2 && number.bytes().all(|byte| byte.is_ascii_alphabetic()))
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
            && !is_placeholder(example.urn.nid())
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
