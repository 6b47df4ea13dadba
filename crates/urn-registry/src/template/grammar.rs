//! Checks the grammar in a Syntax section: repairs, undefined or unused rules, characters that are not allowed in a URN (rule
//! T9), and examples that its rules do not match (rule T10).
//!
//! Parsing and matching are in [`crate::grammar`]; this file has the budget for one check and the sentences.

use super::{Field, NID_PLACEHOLDER};
use crate::finding::{Finding, Level, Rule};
use crate::grammar::{self, Budget, Grammar, Limits, Uncompiled};
use crate::i18n::Phrase;
use crate::nid::Nid;
use crate::urn::find::find;
use std::collections::BTreeMap;

/// T9: the grammar.
pub(super) const GRAMMAR_RULE: Rule =
    Rule { id: "T9", level: Level::Warning, field: Some(Field::Syntax.key()), clause: "RFC 5234 §2" };
/// T10: example URNs.
pub(super) const EXAMPLES_RULE: Rule =
    Rule { id: "T10", level: Level::Warning, field: Some(Field::Syntax.key()), clause: "RFC 8141 §6.4.2" };

/// The maximum number of names, characters or examples in one finding, and of findings of one kind on one line.
const LISTED_MAX: usize = 8;

/// Checks the rules in the text of a Syntax section, and matches its examples, with steps from `budget`.
pub(super) fn check_grammar(text: &str, nid: Option<&Nid>, budget: &mut Budget, found: &mut Vec<Finding>) {
    // The placeholder will be replaced by the number and is not part of the grammar.
    let text = &text.replace(NID_PLACEHOLDER, "urn-0");
    let Some(read) = grammar::find_rules(text) else { return };
    let grammar = &read.grammar;
    for broken in &read.broken {
        let words = Phrase::new("finding-abnf").arg("what", &broken.why);
        found.push(Finding::new(&GRAMMAR_RULE, words).at_line(broken.line).at_column(broken.column));
    }
    report_repairs(&read.repairs, found);
    let listed = |names: &[String]| names.iter().take(LISTED_MAX).cloned().collect::<Vec<_>>().join(", ");
    if read.broken.is_empty() {
        if !grammar.undefined().is_empty() {
            let words = Phrase::new("finding-abnf-undefined").arg("names", listed(grammar.undefined()));
            found.push(Finding::new(&GRAMMAR_RULE, words));
        }
        if !grammar.unused().is_empty() {
            let words = Phrase::new("finding-abnf-unused").arg("names", listed(grammar.unused()));
            found.push(Finding::new(&GRAMMAR_RULE, words));
        }
    }
    let strangers = grammar.foreign_characters();
    if !strangers.is_empty() {
        let listed = Phrase::join_phrases(strangers.into_iter().take(LISTED_MAX).map(code_points), "listed");
        let mut finding = Finding::new(&GRAMMAR_RULE, Phrase::new("finding-abnf-strangers").arg("characters", listed));
        finding.clause = "RFC 8141 §2.2";
        found.push(finding);
    }
    if let Some(nid) = nid
        && read.broken.is_empty()
    {
        check_examples(text, nid, grammar, budget, found);
    }
}

/// The maximum number of repair kinds reported in one check.
const REPAIRS_MAX: usize = 20;

/// Reports the parser's repairs, one finding for each kind, at the first position.
fn report_repairs(repairs: &[grammar::Repair], found: &mut Vec<Finding>) {
    let mut told: BTreeMap<String, (&grammar::Repair, usize)> = BTreeMap::new();
    for repair in repairs {
        told.entry(repair.what.to_string()).or_insert((repair, 0)).1 += 1;
    }
    let mut told: Vec<_> = told.into_iter().collect();
    told.sort_by_key(|(_, (repair, _))| (repair.line, repair.column));
    let more = told.len().saturating_sub(REPAIRS_MAX);
    for (_, (repair, count)) in told.into_iter().take(REPAIRS_MAX) {
        let message = if count == 1 { "finding-abnf" } else { "finding-abnf-times" };
        let words = Phrase::new(message).arg("what", repair.what.description()).arg("count", count);
        let mut finding = Finding::new(&GRAMMAR_RULE, words).at_line(repair.line).at_column(repair.column);
        // Angle brackets around a rule name are allowed (RFC 5234 §2.1); they are reported only because they can also enclose
        // prose.
        if matches!(repair.what, grammar::repair::RepairKind::Angle(_)) {
            finding.level = Level::Note;
        }
        found.push(finding);
    }
    if more > 0 {
        found.push(Finding::new(&GRAMMAR_RULE, Phrase::new("finding-abnf-more").arg("count", more)));
    }
}

fn code_points((from, to): (u32, u32)) -> Phrase {
    let one = |code: u32| match char::from_u32(code) {
        Some(' ') => Phrase::new("finding-space"),
        Some(c) if c.is_ascii_graphic() => Phrase::new("quoted").arg("text", c.to_string()),
        _ => Phrase::verbatim(format!("U+{code:04X}")),
    };
    if from == to { one(from) } else { Phrase::new("finding-range").arg("from", one(from)).arg("to", one(to)) }
}

/// The maximum number of steps for matching in one check, for all examples together: about 20 milliseconds.
const MATCHING_STEPS_MAX: u64 = 300_000;
/// The maximum number of examples matched in one check; the longest registered template has 40.
const EXAMPLES_TRIED: usize = 200;

/// Matches the examples; the steps are taken from the budget of the whole check.
fn check_examples(text: &str, nid: &Nid, grammar: &Grammar, whole: &mut Budget, found: &mut Vec<Finding>) {
    let share = MATCHING_STEPS_MAX.min(whole.left());
    let mut budget = Budget::new(share);
    match_examples(text, nid, grammar, &mut budget, found);
    whole.take(share - budget.left());
}

fn match_examples(text: &str, nid: &Nid, grammar: &Grammar, budget: &mut Budget, found: &mut Vec<Finding>) {
    let too_complex = |tried: usize| Finding::new(&GRAMMAR_RULE, Phrase::new("finding-abnf-too-complex").arg("count", tried));
    // The text does not say which rule is the start rule, or whether it starts at "urn:" or after the NID.
    let compiled = match grammar.compile_any(&Limits::brief()) {
        Ok(compiled) => compiled,
        Err(Uncompiled::TooLarge) => return found.push(too_complex(0)),
        // Undefined names and prose are reported elsewhere, and examples cannot be judged.
        Err(_) => return,
    };
    let mut tried = 0;
    for (i, line) in text.lines().enumerate() {
        for example in find(line).take(LISTED_MAX) {
            let name = example.urn.assigned_name();
            // "urn:foo:{letters}" and "urn:foo:<id>" describe a form; the matching part is not an example.
            let cut_short = line
                .get(example.at + example.urn.as_str().len()..)
                .is_some_and(|rest| rest.starts_with(['{', '<', '[', '|', '\u{2026}', '"']));
            if !example.urn.nid().eq_ignore_ascii_case(nid.as_str()) || cut_short {
                continue;
            }
            if tried == EXAMPLES_TRIED {
                let words = Phrase::new("finding-examples-first").arg("count", EXAMPLES_TRIED);
                let mut finding = Finding::new(&EXAMPLES_RULE, words).at_line(i + 1);
                finding.level = Level::Note;
                return found.push(finding);
            }
            let specific = name.splitn(3, ':').nth(2).unwrap_or(name);
            let fits = match compiled.matches(name, budget) {
                Some(false) => compiled.matches(specific, budget),
                decided => decided,
            };
            match fits {
                Some(true) if is_marked_invalid(line) => found.push(
                    Finding::new(&EXAMPLES_RULE, Phrase::new("finding-example-matches").arg("name", name))
                        .at_line(i + 1)
                        .at_column(line.get(..example.at).unwrap_or_default().chars().count() + 1),
                ),
                Some(true) => {}
                Some(false) if is_marked_invalid(line) => {}
                Some(false) => found.push(
                    Finding::new(&EXAMPLES_RULE, Phrase::new("finding-example-fails").arg("name", name))
                        .at_line(i + 1)
                        .at_column(line.get(..example.at).unwrap_or_default().chars().count() + 1),
                ),
                None => return found.push(too_complex(tried)),
            }
            tried += 1;
        }
    }
}

/// Whether a line marks its example as invalid.
fn is_marked_invalid(line: &str) -> bool {
    let line = line.to_lowercase();
    ["invalid", "not valid", "incorrect", "is wrong", "malformed"].iter().any(|word| line.contains(word))
}
