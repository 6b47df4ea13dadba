//! Checks the grammar in a Syntax section: repairs, undefined or unused rules, characters that are not allowed in a URN (rule
//! T9), and examples that its rules do not match (rule T10).
//!
//! Parsing and matching are in [`crate::grammar`]; this file has the budget for one check and the sentences.

use super::statements::is_only_reference;
use super::{Field, NID_PLACEHOLDER};
use crate::finding::{Finding, Level, Rule};
use crate::grammar::{self, Budget, Compiled, Grammar, Limits, Node, NssCompatibility, Uncompiled};
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
    let Some(read) = grammar::find_rules(text) else {
        if !text.is_empty() && !has_name_regex(text) && !is_only_reference(text) && !refers_to_urn_grammar(text) {
            found.push(Finding::new(&GRAMMAR_RULE, Phrase::new("finding-grammar-none")));
        }
        return;
    };
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
    if let Some((rule, mark)) = component_mark(grammar) {
        let mut finding =
            Finding::new(&GRAMMAR_RULE, Phrase::new("finding-grammar-component").arg("rule", rule).arg("mark", mark.to_string()));
        finding.clause = "RFC 8141 §2.3";
        found.push(finding);
    }
    check_minimum_repetitions(grammar, found);
    let prose = prose_rules(grammar);
    if !prose.is_empty() {
        found.push(Finding::new(&GRAMMAR_RULE, Phrase::new("finding-grammar-prose").arg("names", listed(&prose))));
    }
    if let Some(nid) = nid
        && read.broken.is_empty()
    {
        let share = GENERATION_STEPS_MAX.min(budget.left());
        let mut own = Budget::new(share);
        check_generated_names(text, nid, grammar, &mut own, found);
        budget.take(share - own.left());
        check_examples(text, nid, grammar, budget, found);
    }
}

/// The first repetition such as `12*HEXDIG`, which allows twelve or more: often exactly twelve are meant.
fn check_minimum_repetitions(grammar: &Grammar, found: &mut Vec<Finding>) {
    const MINIMUM: u32 = 3;
    let mut unbounded = None;
    for rule in grammar.rules() {
        rule.node.visit(&mut |node| {
            if let Node::Repeat { least, most: None, .. } = node
                && *least >= MINIMUM
            {
                unbounded.get_or_insert_with(|| (*least, node.to_string()));
            }
        });
    }
    if let Some((least, written)) = unbounded {
        let phrase = Phrase::new("finding-grammar-minimum").arg("written", written).arg("least", u64::from(least));
        let mut finding = Finding::new(&GRAMMAR_RULE, phrase);
        finding.level = Level::Note;
        found.push(finding);
    }
}

/// The first rule with "?" or "#" as a literal, with which a component begins that is not part of the name.
fn component_mark(grammar: &Grammar) -> Option<(&str, char)> {
    grammar.rules().iter().find_map(|rule| {
        let mut mark = None;
        rule.node.visit(&mut |node| {
            if let Node::Text { text, .. } = node {
                mark = mark.or_else(|| text.chars().find(|c| matches!(c, '?' | '#')));
            }
        });
        mark.map(|mark| (rule.name.as_str(), mark))
    })
}

/// The names of the rules that contain prose, which a program cannot test.
fn prose_rules(grammar: &Grammar) -> Vec<String> {
    let has_prose = |rule: &&grammar::Rule| {
        let mut prose = false;
        rule.node.visit(&mut |node| prose |= matches!(node, Node::Prose(_)));
        prose
    };
    grammar.rules().iter().filter(has_prose).map(|rule| rule.name.clone()).collect()
}

/// Whether a text has a regular expression for whole names.
fn has_name_regex(text: &str) -> bool {
    let is_expression = |word: &str| {
        let bare = word.trim_start_matches(['"', '\'', '`', '/', '(']);
        bare.starts_with('^') || ["[A-Z", "[a-z", "[0-9"].iter().any(|class| bare.contains(class))
    };
    text.split_whitespace().any(is_expression)
}

/// Whether a text takes the form of its names from the grammar of URNs: `<NSS>` of RFC 2141 or RFC 8141.
fn refers_to_urn_grammar(text: &str) -> bool {
    let lower = text.to_lowercase();
    let has_rfc = ["2141", "8141"].iter().any(|number| lower.contains(number));
    has_rfc && ["<nss>", "<urn chars>"].iter().any(|rule| lower.contains(rule))
}

/// The maximum number of repair kinds reported in one check.
const REPAIRS_MAX: usize = 20;

/// Reports the parser's repairs, one finding for each kind, at the first position.
fn report_repairs(repairs: &[grammar::Repair], found: &mut Vec<Finding>) {
    let mut told: BTreeMap<String, (&grammar::Repair, usize)> = BTreeMap::new();
    for repair in repairs {
        // Names in angle brackets are reported once, with the first one.
        let kind = match &repair.what {
            grammar::repair::RepairKind::Angle(_) => "<>".to_owned(),
            what => what.to_string(),
        };
        told.entry(kind).or_insert((repair, 0)).1 += 1;
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
    let (compiled, tolerant_start) = match grammar.compile_any(&Limits::brief()) {
        Ok(compiled) => (compiled, None),
        Err(Uncompiled::TooLarge) => return found.push(too_complex(0)),
        // Undefined names and prose are reported elsewhere. An example that does not match whatever they stand for is still wrong.
        Err(_) => match start_rule(&grammar.with_wildcards(), text, nid, budget) {
            Some((_, compiled, is_whole)) => (compiled, Some(is_whole)),
            None => return,
        },
    };
    let mut tried = 0;
    for (i, line) in text.lines().enumerate() {
        for example in find(line).take(LISTED_MAX) {
            let name = example.urn.assigned_name();
            // "urn:foo:{letters}" and "urn:foo:<id>" describe a form; the matching part is not an example.
            // So is a part of a longer word, because the word is not a URN.
            let rest = line.get(example.at + example.urn.as_str().len()..).unwrap_or_default();
            let word = rest.split(char::is_whitespace).next().unwrap_or_default();
            let cut_short = rest.starts_with(['{', '<', '[', '|', '\u{2026}', '"'])
                || word
                    .trim_matches(['.', ',', ';', ':', ')', ']', '>', '"', '\'', '!', '?', '`'])
                    .contains(char::is_alphanumeric);
            if !example.urn.nid().eq_ignore_ascii_case(nid.as_str()) || cut_short {
                continue;
            }
            if tried == EXAMPLES_TRIED {
                let words = Phrase::new("finding-examples-first").arg("count", EXAMPLES_TRIED);
                let mut finding = Finding::new(&EXAMPLES_RULE, words).at_line(i + 1);
                finding.level = Level::Note;
                return found.push(finding);
            }
            let mut fits = |name: &str| {
                let specific = name.splitn(3, ':').nth(2).unwrap_or(name);
                match tolerant_start {
                    Some(true) => compiled.matches(name, budget),
                    Some(false) => compiled.matches(specific, budget),
                    None => match compiled.matches(name, budget) {
                        Some(false) => compiled.matches(specific, budget),
                        decided => decided,
                    },
                }
            };
            let fits = match fits(name) {
                // "%2f" and "%2F" are the same (RFC 8141 §3.1 item 3).
                Some(false) if name.contains('%') => fits(&example.urn.normalized()),
                decided => decided,
            };
            match fits {
                Some(true) if tolerant_start.is_none() && is_marked_invalid(line) => found.push(
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

/// The rule that describes whole names: the first one whose names begin with "urn:" and the NID, or else the first rule if it describes the
/// part after the NID, which its name says or an example shows.
pub(super) fn start_rule<'g>(
    grammar: &'g Grammar,
    text: &str,
    nid: &Nid,
    budget: &mut Budget,
) -> Option<(&'g str, Compiled, bool)> {
    let prefix = format!("urn:{}:", nid.as_str()).to_ascii_lowercase();
    // Compiling counts as work: a text can have many rules that use each other.
    let compile = |rule: &'g str, budget: &mut Budget| {
        let compiled = grammar.compile(Some(rule), &Limits::brief()).ok().filter(|_| !budget.is_spent());
        budget.take(COMPILE_STEPS_PER_STATE * compiled.as_ref().map_or(Limits::brief().network as u64, Compiled::state_count));
        compiled.map(|compiled| (rule, compiled))
    };
    // Only the start rule gets an automaton, which proves statements about all names.
    let for_proof = |rule: &str, compiled: Compiled| grammar.compile(Some(rule), &Limits::for_proof()).unwrap_or(compiled);
    let mut steps = FIRST_LITERAL_STEPS_MAX;
    for rule in grammar.rules().iter().filter(|rule| may_begin_with_urn(grammar, &rule.node, 0, &mut steps)) {
        if budget.is_spent() {
            return None;
        }
        let Some((rule, compiled)) = compile(&rule.name, budget) else { continue };
        let shortest = compiled.shortest(2, budget);
        if !shortest.is_empty() && shortest.iter().all(|name| name.to_ascii_lowercase().starts_with(&prefix)) {
            return Some((rule, for_proof(rule, compiled), true));
        }
    }
    let (rule, compiled) = compile(&grammar.rules().first()?.name, budget)?;
    let is_named = rule.to_ascii_lowercase().contains("nss") || rule.to_ascii_lowercase().contains("namespace-specific");
    let mut examples = text.lines().flat_map(find).filter(|found| found.urn.nid().eq_ignore_ascii_case(nid.as_str()));
    let is_shown = examples.any(|found| compiled.matches(found.urn.nss(), budget) == Some(true));
    (is_named || is_shown).then(|| (rule, for_proof(rule, compiled), false))
}

/// The number of steps for one state of a compiled grammar.
const COMPILE_STEPS_PER_STATE: u64 = 4;
/// The maximum number of nodes that are visited to find the first literals of all rules.
const FIRST_LITERAL_STEPS_MAX: usize = 20_000;

/// Whether the names of a node may begin with "urn". In doubt, they may.
fn may_begin_with_urn(grammar: &Grammar, node: &Node, depth: usize, steps: &mut usize) -> bool {
    /// The maximum number of rules and brackets within each other that are read.
    const DEPTH_MAX: usize = 64;
    let Some(left) = steps.checked_sub(1).filter(|_| depth < DEPTH_MAX) else { return true };
    *steps = left;
    let depth = depth + 1;
    match node {
        Node::Alternatives(nodes) => nodes.iter().any(|node| may_begin_with_urn(grammar, node, depth, steps)),
        Node::Sequence(nodes) => nodes.first().is_some_and(|node| may_begin_with_urn(grammar, node, depth, steps)),
        Node::Repeat { node, .. } | Node::Optional(node) => may_begin_with_urn(grammar, node, depth, steps),
        Node::Name(name) => grammar.rule(name).is_some_and(|rule| may_begin_with_urn(grammar, &rule.node, depth, steps)),
        Node::Text { text, .. } => text.get(..1).is_some_and(|first| first.eq_ignore_ascii_case("u")),
        Node::Codes(codes) => codes.first().is_some_and(|code| matches!(code, 0x55 | 0x75)),
        Node::Range { .. } | Node::Prose(_) => false,
    }
}

/// Checks what the grammar generates: only URNs, less than every URN, and names that can be read in one way.
fn check_generated_names(text: &str, nid: &Nid, grammar: &Grammar, budget: &mut Budget, found: &mut Vec<Finding>) {
    let Some((rule, compiled, is_whole)) = start_rule(grammar, text, nid, budget) else { return };
    let prefix = if is_whole { format!("urn:{}:", nid.as_str()) } else { String::new() };
    // Names are shown with the prefix as registered: literals of a grammar ignore case.
    let shown = |name: &str| match name.get(..prefix.len()) {
        Some(start) if start.eq_ignore_ascii_case(&prefix) => prefix.clone() + name.get(prefix.len()..).unwrap_or_default(),
        _ => name.to_owned(),
    };
    let report = |message: &'static str, name: &str| {
        Finding::new(&GRAMMAR_RULE, Phrase::new(message).arg("rule", rule).arg("name", shown(name)))
    };
    if let NssCompatibility::No(names) = compiled.nss_compatibility(&prefix, SEED, budget) {
        let name = names.first().map(String::as_str).unwrap_or_default();
        let mut finding = report("finding-grammar-not-urn", name);
        finding.clause = "RFC 8141 §2";
        found.push(finding);
    } else if compiled.accepts_every_nss(&prefix, SEED, budget) {
        found.push(report("finding-grammar-accepts-all", ""));
    } else if grammar.rules().iter().any(|own| own.name == rule) && is_one_class_repeated(grammar, rule, &prefix) {
        found.push(report("finding-grammar-one-class", ""));
    }
    let names = compiled.shortest(AMBIGUITY_SAMPLES, budget).into_iter().chain(compiled.samples(AMBIGUITY_SAMPLES, SEED, budget));
    if let Some(name) = names.collect::<Vec<_>>().iter().find(|name| compiled.is_ambiguous(name, budget)) {
        found.push(report("finding-grammar-ambiguous", name));
    }
}

/// The maximum number of steps for all tests of generated names.
const GENERATION_STEPS_MAX: u64 = 400_000;
/// The number of generated names of each kind that are tested for a second reading.
const AMBIGUITY_SAMPLES: usize = 24;
const SEED: u64 = 8141;

/// Whether the part after the prefix is one class of characters, repeated: `1*( ALPHA / DIGIT / "-" )`.
fn is_one_class_repeated(grammar: &Grammar, rule: &str, prefix: &str) -> bool {
    const NESTING_MAX: usize = 8;
    fn resolved<'g>(grammar: &'g Grammar, mut node: &'g Node) -> &'g Node {
        for _ in 0..NESTING_MAX {
            node = match node {
                Node::Name(name) => match grammar.rule(name) {
                    Some(rule) => &rule.node,
                    None => return node,
                },
                Node::Sequence(nodes) if nodes.len() == 1 => nodes.first().unwrap_or(node),
                other => return other,
            };
        }
        node
    }
    fn is_class(grammar: &Grammar, node: &Node, depth: usize) -> bool {
        match resolved(grammar, node) {
            Node::Alternatives(nodes) => depth < NESTING_MAX && nodes.iter().all(|node| is_class(grammar, node, depth + 1)),
            Node::Text { text, .. } => text.chars().count() == 1,
            Node::Range { .. } => true,
            // A predefined class of characters.
            Node::Name(name) => {
                matches!(name.to_ascii_lowercase().as_str(), "alpha" | "digit" | "hexdig" | "pchar" | "unreserved" | "vchar")
            }
            _ => false,
        }
    }
    let Some(start) = grammar.rule(rule) else { return false };
    let node = match resolved(grammar, &start.node) {
        Node::Sequence(nodes) if !prefix.is_empty() => match nodes.as_slice() {
            [literals @ .., last] if literals.iter().all(|node| matches!(resolved(grammar, node), Node::Text { .. })) => last,
            _ => return false,
        },
        node => node,
    };
    matches!(resolved(grammar, node), Node::Repeat { least: 0..=1, most: None, node } if is_class(grammar, node, 0))
}
