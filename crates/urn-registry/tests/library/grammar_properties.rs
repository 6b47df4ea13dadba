//! Tests `grammar/` against independent matchers, with random grammars and names.
//!
//! There are two such matchers: a naive implementation of RFC 5234 below, which fills a table until nothing changes, and the
//! regular expression of a grammar, run by another engine. The default is a few thousand names;
//! `NIDREG_NAMES=1000000 cargo test --release -p urn-registry --test library grammar_properties` tries a million.
//! `NIDREG_PEER=FILE` writes names and verdicts for `script/grammar-peer`, which compares them with a third matcher, in Python.
use std::collections::BTreeSet;
use std::fmt::Write;
use urn_registry::grammar::{Budget, Compiled, Grammar, Limits, MatchResult, Node, Verdict, compare, read};
use urn_registry::urn::Urn;

/// A small pseudorandom generator with the same sequence on every machine.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most.max(1)).unwrap()).unwrap()
    }
}

/// The approximate number of names per test.
fn names() -> usize {
    std::env::var("NIDREG_NAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(4000)
}

/// A naive matcher for RFC 5234: a table of the possible ends of each rule at each position, filled repeatedly until
/// nothing changes, so that any recursion between rules is supported.
struct Plain<'a> {
    grammar: &'a Grammar,
    name: &'a [u8],
    /// Indexed by rule and start position.
    ends: Vec<Vec<BTreeSet<usize>>>,
}

impl<'a> Plain<'a> {
    fn matches(grammar: &'a Grammar, start: &str, name: &'a str) -> bool {
        let none = vec![vec![BTreeSet::new(); name.len() + 1]; grammar.rules().len()];
        let mut plain = Plain { grammar, name: name.as_bytes(), ends: none };
        loop {
            let mut new = plain.ends.clone();
            for (i, rule) in grammar.rules().iter().enumerate() {
                for (at, ends) in new[i].iter_mut().enumerate() {
                    ends.extend(plain.node(&rule.node, at));
                }
            }
            if new == plain.ends {
                break;
            }
            plain.ends = new;
        }
        let start = grammar.rules().iter().position(|rule| rule.name == start).unwrap();
        plain.ends[start][0].contains(&name.len())
    }

    fn node(&self, node: &Node, at: usize) -> BTreeSet<usize> {
        let one = |fits: bool| if fits { BTreeSet::from([at + 1]) } else { BTreeSet::new() };
        let byte = self.name.get(at).copied();
        match node {
            Node::Alternatives(nodes) => nodes.iter().flat_map(|node| self.node(node, at)).collect(),
            Node::Sequence(nodes) => nodes
                .iter()
                .fold(BTreeSet::from([at]), |ends, node| ends.into_iter().flat_map(|end| self.node(node, end)).collect()),
            Node::Optional(node) => self.node(node, at).into_iter().chain([at]).collect(),
            Node::Repeat { least, most, node } => {
                let mut here = BTreeSet::from([at]);
                for _ in 0..*least {
                    here = here.into_iter().flat_map(|end| self.node(node, end)).collect();
                }
                let mut all = here.clone();
                // More repetitions than there are characters match nothing new.
                for _ in *least..most.unwrap_or(u32::MAX).min(least + u32::try_from(self.name.len()).unwrap() + 1) {
                    here = here.into_iter().flat_map(|end| self.node(node, end)).collect();
                    all.extend(&here);
                }
                all
            }
            Node::Name(name) => {
                let rule = self.grammar.rules().iter().position(|rule| rule.name.eq_ignore_ascii_case(name));
                self.ends[rule.unwrap_or_else(|| panic!("{name}"))][at].clone()
            }
            Node::Text { text, exact } => {
                let found = self.name.get(at..at + text.len());
                let fits = found.is_some_and(|found| {
                    if *exact { found == text.as_bytes() } else { found.eq_ignore_ascii_case(text.as_bytes()) }
                });
                if fits { BTreeSet::from([at + text.len()]) } else { BTreeSet::new() }
            }
            Node::Range { from, to } => one(byte.is_some_and(|byte| (*from..=*to).contains(&u32::from(byte)))),
            Node::Codes(codes) => {
                let fits =
                    codes.iter().enumerate().all(|(i, code)| self.name.get(at + i).is_some_and(|byte| u32::from(*byte) == *code));
                if fits { BTreeSet::from([at + codes.len()]) } else { BTreeSet::new() }
            }
            Node::Prose(words) => panic!("{words}"),
        }
    }
}

fn part(chance: &mut Chance, depth: usize, rules: usize, out: &mut String) {
    match chance.below(if depth == 0 { 5 } else { 10 }) {
        0 => out.push_str("\"a\""),
        1 => out.push_str("%s\"b\""),
        2 => out.push_str("%x61-62"),
        3 => out.push_str("\"ab\""),
        4 => write!(out, "r{}", chance.below(rules)).unwrap(),
        5 | 6 => {
            out.push_str("( ");
            part(chance, depth - 1, rules, out);
            out.push_str(" / ");
            part(chance, depth - 1, rules, out);
            out.push_str(" )");
        }
        7 => {
            out.push_str("[ ");
            part(chance, depth - 1, rules, out);
            out.push_str(" ]");
        }
        8 => {
            out.push_str(["*", "1*", "2", "*2", "1*3"][chance.below(5)]);
            out.push_str("( ");
            part(chance, depth - 1, rules, out);
            out.push_str(" )");
        }
        _ => {
            out.push_str("( ");
            part(chance, depth - 1, rules, out);
            out.push(' ');
            part(chance, depth - 1, rules, out);
            out.push_str(" )");
        }
    }
}

/// Rules that reference any rule, including themselves; in about half of the grammars, they reference only later rules.
fn made_up(chance: &mut Chance) -> String {
    let rules = 1 + chance.below(4);
    let forwards = chance.below(2) == 0;
    let mut text = String::new();
    for i in 0..rules {
        write!(text, "r{i} = ").unwrap();
        let mut right = String::new();
        part(chance, 3, rules, &mut right);
        right.push_str(" / \"b\" ");
        part(chance, 2, rules, &mut right);
        if forwards {
            for j in 0..=i {
                let next = if i + 1 < rules { format!("r{}", i + 1) } else { "\"a\"".to_owned() };
                right = right.replace(&format!("r{j}"), &next);
            }
        }
        text.push_str(&right);
        text.push('\n');
    }
    text
}

fn compiled(grammar: &Grammar) -> (Compiled, Compiled) {
    let by_automaton = grammar.compile(None, &Limits::default()).unwrap();
    let by_rules = grammar.compile(None, &Limits::brief()).unwrap();
    assert!(!by_rules.is_automaton());
    (by_automaton, by_rules)
}

/// All names over `a` and `b` up to a length, and some with capitals and other characters.
fn short_names(most: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut from = 0;
    for _ in 0..most {
        let to = all.len();
        for i in from..to {
            for letter in ['a', 'b'] {
                all.push(format!("{}{letter}", all[i]));
            }
        }
        from = to;
    }
    for name in ["A", "B", "aB", "Ab", "aaB", "é", "a\u{1f600}", "ax", "xb"] {
        all.push(name.to_owned());
    }
    all
}

/// Whether `fit` agrees with the verdict. `fit` caches what is allowed after a state, whichever name was matched first.
fn is_the_same(fit: &MatchResult<'_>, verdict: &Verdict) -> bool {
    match (fit, verdict) {
        (MatchResult::Yes, Verdict::Yes) => true,
        (MatchResult::No { at, expected }, Verdict::No { at: verdict_at, expected: verdict_expected, .. }) => {
            at == verdict_at && *expected == *verdict_expected
        }
        _ => false,
    }
}

#[test]
fn random_grammars_agree_with_a_naive_matcher() {
    let mut chance = Chance(0x5eed);
    let names_tried = short_names(5);
    let (mut automata, mut tried, mut fitting, mut at_once, mut marks) = (0, 0, 0, 0, 0);
    while tried < names() {
        let text = made_up(&mut chance);
        let grammar = read(&text).unwrap_or_else(|error| panic!("{error}: {text}")).grammar;
        // A printed grammar is read back as the same rules.
        let printed: String = grammar.rules().iter().map(|rule| format!("{rule}\n")).collect();
        let again = read(&printed).unwrap().grammar;
        assert_eq!(again.rules(), grammar.rules(), "{text}");
        let (one, other) = compiled(&grammar);
        automata += usize::from(one.is_automaton());
        let marking = ["r0", "r1", "r2"].map(|rule| (rule, one.rule_marker(&[rule], &Limits::default())));
        let marking: Vec<_> = marking.into_iter().filter_map(|(rule, marked)| Some((rule, marked?))).collect();
        for name in &names_tried {
            let expected = name.is_ascii() && Plain::matches(&grammar, "r0", name);
            let mut budget = Budget::new(1_000_000);
            assert_eq!(one.matches(name, &mut budget), Some(expected), "{name} by the automaton of\n{text}");
            assert_eq!(other.matches(name, &mut budget), Some(expected), "{name} by the rules of\n{text}");
            let surely = one.surely_fits(name.as_bytes());
            assert!(!surely || (expected && Urn::parse(&format!("urn:a1:{name}")).is_ok()), "{name} in\n{text}");
            at_once += usize::from(surely);
            let verdict = one.verdict(name, &mut budget);
            assert_eq!(verdict, other.verdict(name, &mut budget), "{name} in\n{text}");
            assert!(is_the_same(&one.match_name(name, &mut budget), &verdict), "{name} in\n{text}");
            match &verdict {
                Verdict::Yes => {
                    fitting += 1;
                    let parts = one.rule_matches(name, &mut budget);
                    assert_eq!((parts[0].rule.as_str(), parts[0].range.clone()), ("r0", 0..name.len()));
                    for (rule, marked) in &marking {
                        let read: Vec<_> = one.ranges_of_rules(&[rule], name, &mut budget);
                        let is_read = |at: usize| read.iter().any(|range| range.contains(&at));
                        let told = marked.marked_ranges(name);
                        let is_told = |at: usize| told.iter().any(|range| range.contains(&at));
                        assert!(
                            (0..name.len()).all(|at| is_read(at) == is_told(at)),
                            "{rule} of {name}: {told:?}, {read:?} in\n{text}"
                        );
                        marks += usize::from(*rule != "r0" && !told.is_empty());
                    }
                    assert!(parts.windows(2).all(|pair| pair[0].range.start <= pair[1].range.start), "{parts:?}");
                }
                Verdict::No { at, .. } if one.is_automaton() => {
                    // The automaton alone also finds where the name stops matching when the budget allows no more.
                    let Verdict::No { at: alone, .. } = one.verdict(name, &mut Budget::new(2)) else { panic!("{name}") };
                    assert_eq!(*at, alone, "{name} in\n{text}");
                }
                _ => {}
            }
            tried += 1;
        }
    }
    println!("{tried} names, {fitting} fit, {at_once} told at once; {automata} grammars became automata");
    assert!(fitting > tried / 50 && automata > 5 && at_once > fitting / 20 && marks > 3, "{marks} marked");
}

#[test]
fn grammar_difference_lists_only_names_matched_by_one_grammar() {
    let mut chance = Chance(0xd1ff);
    let names_tried = short_names(5);
    let (mut exact, mut with_loss) = (0, 0);
    for _ in 0..(names() / 160).min(2000) {
        let texts = [made_up(&mut chance), made_up(&mut chance)];
        let grammars = texts.clone().map(|text| read(&text).unwrap().grammar);
        let [old, new] = [&grammars[0], &grammars[1]].map(|grammar| compiled(grammar).0);
        let difference = compare(&old, &new, 3, 7, &mut Budget::new(2_000_000));
        let fits = |compiled: &Compiled, name: &str| compiled.matches(name, &mut Budget::new(1_000_000)).unwrap();
        for (list, [one, other]) in [(&difference.lost, [&old, &new]), (&difference.gained, [&new, &old])] {
            for name in list {
                assert!(fits(one, name) && !fits(other, name), "{name} in\n{}\n{}", texts[0], texts[1]);
            }
            assert!(list.windows(2).all(|pair| pair[0].len() <= pair[1].len()), "{list:?}");
            if difference.exact {
                let shortest = names_tried.iter().filter(|name| fits(one, name) && !fits(other, name)).map(String::len).min();
                // The list can start with a shorter name that was not tried, such as one with capitals.
                if let Some(shortest) = shortest {
                    assert!(list.first().is_some_and(|name| name.len() <= shortest), "{list:?}\n{}\n{}", texts[0], texts[1]);
                }
            }
        }
        exact += usize::from(difference.exact);
        with_loss += usize::from(!difference.lost.is_empty());
    }
    println!("{exact} pairs were walked, {with_loss} lost names");
    assert!(exact > 5 && with_loss > 5);
}

#[test]
fn generated_names_match_and_shortest_names_are_minimal() {
    let mut chance = Chance(0xab);
    let names_tried = short_names(5);
    for turn in 0..(names() / 160).min(2000) {
        let text = made_up(&mut chance);
        let grammar = read(&text).unwrap().grammar;
        let (one, _) = compiled(&grammar);
        let mut budget = Budget::new(400_000);
        let shortest = one.shortest(5, &mut budget);
        let mut all = one.samples(10, turn as u64, &mut budget);
        all.extend(shortest.clone());
        for name in all {
            assert_eq!(one.matches(&name, &mut Budget::new(1_000_000)), Some(true), "{name} of\n{text}");
        }
        let brute = names_tried.iter().find(|name| one.matches(name, &mut Budget::new(1_000_000)) == Some(true));
        match brute {
            Some(brute) => assert_eq!(shortest.first().map(String::len), Some(brute.len()), "{text}"),
            None => assert!(shortest.first().is_none_or(|name| name.len() > 5), "{shortest:?} of\n{text}"),
        }
        if let Ok(regex) = grammar.to_regex(None) {
            let regex = regex_lite::Regex::new(&regex).unwrap_or_else(|error| panic!("{error}: {regex} of\n{text}"));
            for name in names_tried.iter().filter(|name| name.is_ascii()) {
                let fits = one.matches(name, &mut Budget::new(1_000_000)).unwrap();
                assert_eq!(regex.is_match(name), fits, "{name} by {regex} of\n{text}");
            }
        }
    }
}

/// Rules that catalog grammars may use without defining them, from RFC 5234 and RFC 3986.
const KNOWN: &str = r#"
ALPHA = %x41-5A / %x61-7A
DIGIT = %x30-39
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
VCHAR = %x21-7E
pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
pct-encoded = "%" HEXDIG HEXDIG
sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
"#;

/// Makes up to two small changes to a name, because matchers are most likely to disagree on near misses.
pub(crate) fn changed(name: &str, chance: &mut Chance) -> String {
    let mut bytes = name.as_bytes().to_vec();
    for _ in 0..chance.below(3) {
        let at = chance.below(bytes.len() + 1);
        let byte = b"aZ09-.:/_%~xX+"[chance.below(14)];
        match chance.below(3) {
            0 => bytes.insert(at, byte),
            1 if at < bytes.len() => bytes[at] = byte,
            _ if at < bytes.len() => drop(bytes.remove(at)),
            _ => {}
        }
    }
    String::from_utf8(bytes).unwrap()
}

#[test]
fn catalogue_grammars_agree_with_independent_matchers() {
    let Some(folder) = crate::common::beside_corpus("catalogue") else { return };
    let mut paths: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    let mut chance = Chance(0xca7a);
    let mut peer = String::new();
    let (mut tried, mut fitting, mut regexes) = (0, 0, 0);
    let each = (names() / paths.len()).max(10);
    for path in &paths {
        let table: toml::Table = std::fs::read_to_string(path).unwrap().parse().unwrap();
        let abnf = table["syntax"]["abnf"].as_str().unwrap();
        let start = table["syntax"]["start"].as_str().unwrap();
        let grammar = read(abnf).unwrap().grammar;
        let one = grammar.compile(Some(start), &Limits::default()).unwrap();
        let by_rules = grammar.compile(Some(start), &Limits { unfolded: 0, ..Limits::default() }).unwrap();
        let known: String = KNOWN
            .lines()
            .filter(|line| line.split_once(" =").is_some_and(|(name, _)| grammar.rule(name).is_none()))
            .fold(String::new(), |all, line| all + line + "\n");
        let whole = read(&format!("{}\n{known}", unindented(abnf))).unwrap().grammar;
        let regex =
            grammar.to_regex(Some(start)).map(|regex| regex_lite::RegexBuilder::new(&regex).size_limit(50_000_000).build());
        let mut budget = Budget::new(50_000_000);
        let samples = one.samples(each, 3, &mut budget);
        assert!(!samples.is_empty(), "{}", path.display());
        for turn in 0..each {
            let name = changed(&samples[turn % samples.len()], &mut chance);
            let fits = one.matches(&name, &mut Budget::new(1_000_000)).unwrap();
            let by_rules = by_rules.verdict(&name, &mut Budget::new(1_000_000));
            assert!(is_the_same(&one.match_name(&name, &mut Budget::new(1_000_000)), &by_rules), "{name} of {}", path.display());
            if let Ok(Ok(regex)) = &regex {
                assert_eq!(regex.is_match(&name), fits, "{name} by the expression of {}", path.display());
                regexes += 1;
            }
            // The naive matcher is slow, so it checks only every tenth name.
            if turn % 10 == 0 {
                assert_eq!(Plain::matches(&whole, start, &name), fits, "{name} of {}", path.display());
            }
            let file = path.file_stem().unwrap().to_string_lossy();
            writeln!(peer, "{file}\t{fits}\t{name}").unwrap();
            tried += 1;
            fitting += usize::from(fits);
        }
    }
    println!("{tried} names, {fitting} fit, {regexes} asked of expressions too");
    assert!(fitting > tried / 10 && fitting < tried && regexes > tried * 9 / 10);
    if let Ok(file) = std::env::var("NIDREG_PEER") {
        std::fs::write(file, peer).unwrap();
    }
}

fn unindented(abnf: &str) -> &str {
    abnf.trim_start_matches('\n')
}
