//! Grammars and names designed to exhaust resources: every evaluation ends within its budget.
use std::time::{Duration, Instant};
use urn_registry::finding::Finding;
use urn_registry::grammar::{Budget, Limits, Uncompiled, Verdict, compare, find_rules, read};
use urn_registry::template::checks::{TextKind, check};
use urn_registry::template::{Field, Template};

/// The limit is generous, because debug builds run beside browsers and compilers. Unbounded work would not end at all.
const SOON: Duration = Duration::from_mins(1);

/// A grammar of mutually recursive rules, each of which refers to four others.
fn circles(rules: usize) -> String {
    (0..rules)
        .map(|i| {
            let other = |by: usize| (i + by) % rules;
            format!("  r{i} = \"a\" r{} / r{} \"a\" / r{} r{} / \"a\"\n", other(1), other(7), other(3), other(5))
        })
        .collect()
}

fn hostile() -> Vec<(&'static str, String)> {
    vec![
        ("three hundred rules in circles", circles(300)),
        ("everything may be empty", "a = *( *( [ a ] *b ) ) a\nb = [ a ] [ b ] [ \"x\" ] / a b\n".to_owned()),
        ("doubling", (0..300).map(|i| format!("r{i} = r{0} r{0}\n", i + 1)).collect::<String>() + "r300 = \"a\""),
        ("repetitions in repetitions", "a = 1*9999( 1*9999( 1*9999( 1*9999\"a\" ) ) )\n".to_owned()),
        ("a count with a long string", format!("a = 9999\"{}\"\n", "a".repeat(4000))),
        ("two to the twentieth states", "a = *( \"a\" / \"b\" ) \"a\" 20( \"a\" / \"b\" )\n".to_owned()),
        ("many alternatives", format!("a = 1*( {} )\n", vec!["\"a\""; 1500].join(" / "))),
        ("many options", format!("a = {}\n", vec!["[ \"a\" ]"; 1500].join(" "))),
        ("a long string", format!("a = \"{}\"\n", "a".repeat(15_000))),
        ("ambiguous", "a = a a / a a a / \"a\" / \"\"\n".to_owned()),
        ("it never ends", "a = b \"x\"\nb = a \"y\"\n".to_owned()),
    ]
}

#[test]
fn hostile_grammars_are_processed_in_bounded_time() {
    for (what, text) in hostile() {
        let begun = Instant::now();
        let grammar = read(&text).unwrap().grammar;
        let compiled = match grammar.compile(None, &Limits::default()) {
            Ok(compiled) => compiled,
            Err(error) => {
                assert_eq!(error, Uncompiled::TooLarge, "{what}");
                println!("{what}: {error}, after {:?}", begun.elapsed());
                assert!(begun.elapsed() < SOON, "{what}: {:?}", begun.elapsed());
                continue;
            }
        };
        let made = begun.elapsed();
        let mut budget = Budget::new(300_000);
        for length in [0, 1, 50, 250, 8000] {
            let name = "a".repeat(length);
            let verdict = compiled.verdict(&name, &mut budget);
            assert!(!matches!(verdict, Verdict::Undecided { .. }) || budget.is_spent());
            let _ = compiled.rule_matches(&name, &mut budget);
        }
        let _ = (compiled.shortest(20, &mut Budget::new(300_000)), compiled.samples(20, 1, &mut Budget::new(300_000)));
        let _ = compare(&compiled, &compiled, 3, 1, &mut Budget::new(300_000));
        let _ = compiled.nss_compatibility("", 1, &mut Budget::new(300_000));
        let _ = grammar.to_regex(None);
        println!("{what}: compiled in {made:?}, all in {:?}, an automaton: {}", begun.elapsed(), compiled.is_automaton());
        assert!(begun.elapsed() < SOON, "{what}: {:?}", begun.elapsed());
    }
}

/// The findings for a syntax, and how long the checks took.
fn checked(syntax: &str) -> (Vec<Finding>, Duration) {
    let template = Template::default().with_field(Field::NamespaceId, "demo").with_field(Field::Syntax, syntax);
    let begun = Instant::now();
    let found = check(&template, TextKind::NewFormal, jiff::civil::date(2026, 11, 21));
    (found, begun.elapsed())
}

#[test]
fn check_of_300_rules_and_two_thousand_examples_terminates() {
    // Security finding 1: there was no answer within 120 seconds.
    let examples: String = (0..2000).map(|i| format!("\n  urn:demo:{}{i}\n", "a".repeat(40))).collect();
    let (found, time) = checked(&format!("{}{examples}", circles(300)));
    assert!(found.iter().any(|finding| finding.message.to_string().contains("too complex to check")), "{found:?}");
    assert!(time < SOON, "{time:?}");
    println!("with circles: {time:?}");
    // With simple rules the first 200 examples are checked, and a finding states that the others were not.
    let (found, time) = checked(&format!("  demo = \"urn:demo:\" *\"a\"\n{examples}"));
    let wrong = found.iter().filter(|finding| finding.message.to_string().contains("does not match")).count();
    assert_eq!(wrong, 200);
    assert!(found.iter().any(|finding| finding.message == "Only the first 200 examples were checked"));
    assert!(time < SOON, "{time:?}");
}

#[test]
fn exceeding_a_grammar_limit_returns_a_clear_error() {
    let why = |text: &str| read(text).unwrap_err().why;
    assert_eq!(why("a = 1*100000DIGIT"), "a repetition must not be greater than 10000");
    assert_eq!(why(&format!("a = {}\"x\"{}", "(".repeat(500), ")".repeat(500))), "brackets are nested more than 24 levels deep");
    assert_eq!(why(&(0..401).map(|i| format!("r{i} = \"a\"\n")).collect::<String>()), "the grammar has more than 400 rules");
    assert_eq!(why(&format!("a = \"{}\"", "x".repeat(300_000))), "the grammar is larger than 262144 bytes");
    assert_eq!(why(&format!("a = \"x\"\n{}", "  / \"y\"\n".repeat(3000))), "the rule is larger than 16384 bytes");
    assert_eq!(
        why(&format!("a = {}", "b_c ".repeat(1200))),
        "more than 1000 repairs would be necessary, so this is probably not ABNF"
    );
    assert_eq!(why("a = 99999999999999\"x\""), "the number is too large");
    assert_eq!(why("a = %x110000"), "this number does not correspond to a character");
    // In prose, exceeding a limit omits the rule concerned, or everything after it.
    let long = format!("a = \"x\"\n\nb = \"{}\"\n\nc = \"y\"\n", "x".repeat(20_000));
    let found = find_rules(&long).unwrap();
    assert_eq!(found.grammar.rules().iter().map(|rule| rule.name.as_str()).collect::<Vec<_>>(), ["a", "c"]);
    assert_eq!((found.broken[0].line, found.broken[0].why.to_string().as_str()), (3, "the rule is larger than 16384 bytes"));
    let many = find_rules(&(0..500).map(|i| format!("r{i} = \"a\"\n\n")).collect::<String>()).unwrap();
    assert_eq!((many.grammar.rules().len(), many.broken[0].line), (400, 801));
    // Reading time must not be quadratic in the number of possible continuation lines.
    let begun = Instant::now();
    let lines = "  / \"y\"\n".repeat(100_000);
    let _ = (find_rules(&format!("a = \"x\" /\n{lines}")), read(&format!("a = (\n{}", &lines[..200_000])));
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
}

/// These texts took seconds to minutes: rules that match nothing share the states of a chart, periods in one long line, and many rules
/// that use each other. No time is measured; without the bounds, the test would not finish.
#[test]
fn texts_that_multiply_the_work_of_a_check_are_bounded() {
    let day = "2026-11-21".parse().unwrap();
    let checked = |field: Field, text: &str| {
        let template = Template::default().with_field(Field::NamespaceId, "lamps").with_field(field, text);
        check(&template, TextKind::NewFormal, day).len()
    };
    let mut shared = "name = \"urn:lamps:\" ( r0 p \"x\" / t0 \"x\" )\nt0 = r0 p\np = *\"a\" *\"a\"\n".to_owned();
    for number in 0..60 {
        shared += &format!("r{number} = r{0} r{0}\n", number + 1);
    }
    shared += "r60 = [ \"z\" ]\n";
    assert!(checked(Field::Syntax, &shared) < 100);
    assert!(checked(Field::Assignment, &"a.)".repeat(100_000)) < 100);
    let mut chain = String::new();
    for number in 0..390 {
        chain += &format!("r{number} = r{} / \"a\"\n", number + 1);
    }
    assert!(checked(Field::Syntax, &(chain + "r390 = 9000\"x\"\n")) < 100);
}
