//! Any text as a grammar and any text as a name: reading, compiling, matching, sampling and comparing do not panic and agree with
//! each other.
#![no_main]
use libfuzzer_sys::fuzz_target;
use urn_registry::grammar::{Budget, MatchResult, Limits, Verdict, compare, find_rules, read};
use urn_registry::urn::Urn;

fuzz_target!(|input: (&str, &str)| {
    let (text, name) = input;
    let _ = find_rules(text);
    let Ok(read) = read(text) else { return };
    let grammar = read.grammar;
    let printed: String = grammar.rules().iter().map(|rule| format!("{rule}\n")).collect();
    let _ = grammar.to_regex(None);
    let limits = Limits { network: 5_000, unfolded: 3_000, automaton: 200_000 };
    let Ok(compiled) = grammar.compile(None, &limits) else { return };
    let by_rules = grammar.compile(None, &Limits { unfolded: 0, ..limits }).expect("it was compiled before");
    let budget = || Budget::new(50_000);
    if let (Some(one), Some(other)) = (compiled.matches(name, &mut budget()), by_rules.matches(name, &mut budget())) {
        assert_eq!(one, other, "{name} in {printed}");
    }
    if compiled.surely_fits(name.as_bytes()) {
        assert_eq!(compiled.matches(name, &mut budget()), Some(true), "{name} in {printed}");
        let urn = format!("urn:a1:{name}");
        assert_eq!(Urn::parse(&urn).map(|urn| urn.nss()), Ok(name), "{name} in {printed}");
    }
    let mut spent = budget();
    let verdict = by_rules.verdict(name, &mut spent);
    if let Verdict::No { at, .. } = compiled.verdict(name, &mut budget()) {
        assert!(name.is_char_boundary(at));
    }
    // Twice, because what may follow a state is cached. If the budget is nearly used up, there may be no expected words.
    for _ in 0..2 {
        if let (MatchResult::No { at, expected }, Verdict::No { at: by_rules, expected: words, .. }) = (compiled.match_name(name, &mut budget()), &verdict) {
            assert_eq!(at, *by_rules, "{name} in {printed}");
            assert!(*expected == **words || spent.left() < 1_000, "{name} in {printed}");
        }
    }
    for made_up in compiled.samples(3, 1, &mut budget()).iter().chain(&compiled.shortest(3, &mut budget())) {
        assert_ne!(compiled.matches(made_up, &mut budget()), Some(false), "{made_up} of {printed}");
    }
    let difference = compare(&compiled, &by_rules, 2, 1, &mut budget());
    assert!(difference.is_empty(), "{difference:?} of {printed}");
});
