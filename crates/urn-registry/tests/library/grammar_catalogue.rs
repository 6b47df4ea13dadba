//! Tests the grammars and examples of all registered namespaces in the editors' data, and the grammars of real templates.
//!
//! Both are stored beside the repository (`../shared`).
use crate::common::beside_corpus;
use std::path::{Path, PathBuf};
use urn_registry::grammar::{Budget, Compiled, Limits, NssCompatibility, Verdict, compare, find_rules, read};
use urn_registry::profile::{EquivalenceRule, catalogue};

struct Profile {
    nid: String,
    compiled: Compiled,
    fit: String,
    has_check: bool,
    examples: Vec<(String, bool)>,
}

fn profiles(folder: &Path) -> Vec<Profile> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let table: toml::Table = std::fs::read_to_string(&path).unwrap().parse().unwrap();
            let nid = table["nid"].as_str().unwrap().to_owned();
            let syntax = table["syntax"].as_table().unwrap();
            let read = read(syntax["abnf"].as_str().unwrap()).unwrap_or_else(|error| panic!("{nid}: {error}"));
            assert_eq!(read.repairs, [], "{nid}: the catalogue is strict ABNF");
            let compiled = read.grammar.compile(syntax["start"].as_str(), &Limits::default());
            let examples = table["example"]
                .as_array()
                .unwrap()
                .iter()
                .map(|example| (example["urn"].as_str().unwrap().to_owned(), example["valid"].as_bool().unwrap()));
            Profile {
                compiled: compiled.unwrap_or_else(|error| panic!("{nid}: {error}")),
                fit: syntax["fit"].as_str().unwrap().to_owned(),
                has_check: syntax.contains_key("check"),
                examples: examples.collect(),
                nid,
            }
        })
        .collect()
}

/// The part that the grammar describes: after the NID, without the components of RFC 8141 §2.3.
fn specific(urn: &str) -> &str {
    let name = urn.splitn(3, ':').nth(2).unwrap_or("");
    &name[..name.find("?+").or(name.find("?=")).or(name.find('#')).unwrap_or(name.len())]
}

#[test]
fn catalogue_examples_validate_as_expected() {
    let Some(folder) = beside_corpus("catalogue") else { return };
    let (mut wrong, mut let_through, mut count) = (Vec::new(), Vec::new(), 0);
    for profile in profiles(&folder) {
        for (urn, valid) in &profile.examples {
            let mut budget = Budget::new(1_000_000);
            let verdict = profile.compiled.verdict(specific(urn), &mut budget);
            count += 1;
            match (valid, &verdict) {
                (true, Verdict::Yes) => {}
                (false, Verdict::No { at, expected, .. }) => {
                    assert!(*at <= specific(urn).len() && !expected.is_empty(), "{urn}: {verdict:?}");
                }
                // Invalid only because of a check digit or a rule written in prose.
                (false, Verdict::Yes) if profile.has_check || profile.fit != "exact" => let_through.push(urn.clone()),
                _ => wrong.push(format!("{} {urn} {valid}: {verdict:?}", profile.nid)),
            }
        }
    }
    println!("{count} examples; {} invalid ones are for a check rule or prose: {let_through:#?}", let_through.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_valid_catalogue_example_splits_into_ordered_parts() {
    let Some(folder) = beside_corpus("catalogue") else { return };
    for profile in profiles(&folder) {
        for (urn, _) in profile.examples.iter().filter(|(_, valid)| *valid) {
            let parts = profile.compiled.rule_matches(specific(urn), &mut Budget::new(1_000_000));
            assert_eq!(parts.first().map(|part| part.range.clone()), Some(0..specific(urn).len()), "{urn}");
            for pair in parts.windows(2) {
                assert!(pair[0].range.start <= pair[1].range.start, "{urn}: {pair:?}");
            }
        }
    }
}

/// Step limit for comparing two grammars; the longest comparison below takes a hundredth of it.
const WALK: u64 = 20_000_000;

#[test]
fn catalogue_grammars_are_compared_exactly_within_the_time_limit() {
    let Some(folder) = beside_corpus("catalogue") else { return };
    let profiles = profiles(&folder);
    let (mut slowest, mut most_steps, mut pairs) = (std::time::Duration::ZERO, 0, 0);
    // Compares each grammar with itself and with near and distant ones; real versions differ less.
    for by in [0, 1, 2, 17, 40] {
        for (i, old) in profiles.iter().enumerate() {
            let new = &profiles[(i + by) % profiles.len()];
            let mut budget = Budget::new(WALK);
            let begun = std::time::Instant::now();
            let difference = compare(&old.compiled, &new.compiled, 5, 1, &mut budget);
            slowest = slowest.max(begun.elapsed());
            most_steps = most_steps.max(WALK - budget.left());
            pairs += 1;
            assert!(difference.exact, "{} and {}", old.nid, new.nid);
            assert!(by > 0 || difference.is_empty(), "{}: {difference:?}", old.nid);
            for (names, one, other) in [(&difference.lost, old, new), (&difference.gained, new, old)] {
                for name in names {
                    let fits = |profile: &Profile| profile.compiled.matches(name, &mut Budget::new(1_000_000)).unwrap();
                    assert!(fits(one) && !fits(other), "{name}: {} and {}", one.nid, other.nid);
                }
            }
        }
    }
    println!("{pairs} pairs, the slowest {slowest:?}, at most {most_steps} steps");
    assert!(slowest.as_secs() < 30, "it has no bound: {slowest:?}");
}

#[test]
fn catalogue_grammars_accept_only_valid_rfc_8141_nss() {
    let Some(folder) = beside_corpus("catalogue") else { return };
    for profile in profiles(&folder) {
        assert!(profile.compiled.is_automaton(), "{}", profile.nid);
        let within = profile.compiled.nss_compatibility("", 1, &mut Budget::new(WALK));
        assert_eq!(within, NssCompatibility::Yes, "{}", profile.nid);
    }
}

#[test]
fn grammars_in_real_templates_are_parsed_or_rejected_with_a_reason() {
    let Some(folder) = crate::common::corpus().map(|path| path.join("templates")) else { return };
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let (mut clean, mut repaired, mut refused, mut none) = (0, 0, 0, 0);
    for path in &paths {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
        let template = urn_registry::template::read::read(&text).template;
        let Some(found) = find_rules(template.text(urn_registry::template::Field::Syntax)) else {
            none += 1;
            continue;
        };
        match (found.broken.is_empty(), found.repairs.is_empty()) {
            (true, true) => clean += 1,
            (true, false) => repaired += 1,
            _ => refused += 1,
        }
        let mut repairs: Vec<String> = found.repairs.iter().map(ToString::to_string).collect();
        let count = repairs.len();
        repairs.truncate(3);
        let compiled = found.grammar.compile(None, &Limits::default());
        println!(
            "{name}: {} rules, {count} repairs {repairs:?}, broken {:?}, undefined {:?}, {}",
            found.grammar.rules().len(),
            found.broken.iter().map(ToString::to_string).collect::<Vec<_>>(),
            found.grammar.undefined(),
            match &compiled {
                Ok(compiled) if compiled.is_automaton() => "an automaton".to_owned(),
                Ok(_) => "matched by its rules".to_owned(),
                Err(error) => error.to_string(),
            }
        );
    }
    println!("{clean} read, {repaired} repaired, {refused} refused in part, {none} without rules, of {}", paths.len());
    assert_eq!(clean + repaired + refused + none, paths.len());
    assert!(clean + repaired >= 20);
}

/// The case-insensitive ranges marked while a name is read are those that a chart of the whole name gives.
#[test]
fn marked_equivalence_ranges_agree_with_the_chart_parser() {
    let (mut told, mut untold, mut names) = (Vec::new(), Vec::new(), 0);
    for profile in catalogue::all() {
        let rules: Vec<&str> = profile.syntax.equivalence.iter().filter_map(EquivalenceRule::rule).collect();
        if rules.is_empty() {
            continue;
        }
        let grammar =
            read(&profile.syntax.abnf).unwrap().grammar.compile(Some(&profile.syntax.start), &Limits::default()).unwrap();
        let Some(marked) = grammar.rule_marker(&rules, &Limits::default()) else {
            untold.push(profile.nid.clone());
            continue;
        };
        told.push(profile.nid.clone());
        let mut budget = Budget::new(100_000_000);
        for name in grammar.samples(200, 8141, &mut budget) {
            let read = grammar.ranges_of_rules(&rules, &name, &mut budget);
            let ranges = marked.marked_ranges(&name);
            let differs =
                |at: &usize| read.iter().any(|range| range.contains(at)) != ranges.iter().any(|range| range.contains(at));
            assert_eq!((0..name.len()).find(differs), None, "urn:{}:{name}: {read:?}, {ranges:?}", profile.nid);
            assert!(marked.marked_ranges(&format!("{name}\u{e9}")).is_empty());
            names += 1;
        }
    }
    println!("{names} names; told: {told:?}; by a chart: {untold:?}");
    assert!(told.len() > 2 * untold.len() && names > 1000);
}
