//! `grammar/` beside two matchers that share no code with it, on the grammars of all registered namespaces.
//!
//! One is written plainly from RFC 5234: a reader of its own below, and a matcher that follows a set of places through a rule. For the
//! other the crate `abnf` reads the rules, which are put into each other as one regular expression for the crate `regex`. Half of the
//! names are made up by the plain one and half by `grammar/`, and most are changed a little: what is almost right is what matchers
//! disagree on. Some ten thousand names on every run, a million in `script/test full`.

use crate::grammar_properties::{Chance, changed};
use nidreg::grammar::{Budget, Limits, read};
use nidreg::profile::catalogue;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// RFC 5234, Appendix B.1, and the rules of RFC 3986, Appendix A, that registrations use without repeating them.
const KNOWN: &str = r#"ALPHA = %x41-5A / %x61-7A
BIT = "0" / "1"
CHAR = %x01-7F
DIGIT = %x30-39
DQUOTE = %x22
HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
SP = %x20
VCHAR = %x21-7E
pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
pct-encoded = "%" HEXDIG HEXDIG
sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
"#;

/// RFC 5234 §3 as a tree.
#[derive(Debug, Clone)]
enum Element {
    Either(Vec<Element>),
    Sequence(Vec<Element>),
    Repeat(u32, Option<u32>, Box<Element>),
    Rule(String),
    /// Each character by the codes that fit.
    Text(Vec<(u32, u32)>),
    /// Letters in either case.
    Quoted(String),
}

/// A reader by RFC 5234 §4, for rules at the left margin.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    /// Rules by name in lower case.
    fn rules(text: &str) -> BTreeMap<String, Element> {
        let mut all = BTreeMap::new();
        let mut rules: Vec<String> = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with(';')) {
            match rules.last_mut().filter(|_| line.starts_with([' ', '\t'])) {
                Some(rule) => rule.extend(["\n", line]),
                None => rules.push(line.to_owned()),
            }
        }
        for rule in rules {
            let (name, right) = rule.split_once('=').unwrap();
            let mut reader = Reader { text: right.strip_prefix('/').unwrap_or(right).as_bytes(), at: 0 };
            let element = reader.alternation();
            assert_eq!(reader.at, reader.text.len(), "{rule}");
            let name = name.trim().to_ascii_lowercase();
            let element = match all.remove(&name) {
                Some(before) if right.starts_with('/') => Element::Either(vec![before, element]),
                _ => element,
            };
            all.insert(name, element);
        }
        all
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    fn skip(&mut self) {
        loop {
            match self.peek() {
                Some(b' ' | b'\t' | b'\n') => self.at += 1,
                Some(b';') => self.at += self.text[self.at..].iter().take_while(|byte| **byte != b'\n').count(),
                _ => return,
            }
        }
    }

    fn alternation(&mut self) -> Element {
        let mut all = vec![self.concatenation()];
        while self.take(b'/') {
            all.push(self.concatenation());
        }
        Element::Either(all)
    }

    fn concatenation(&mut self) -> Element {
        let mut all = Vec::new();
        loop {
            self.skip();
            match self.peek() {
                None | Some(b'/' | b')' | b']') => return Element::Sequence(all),
                _ => all.push(self.repetition()),
            }
        }
    }

    fn while_of(&mut self, is_part: impl Fn(u8) -> bool) -> String {
        let from = self.at;
        while self.peek().is_some_and(&is_part) {
            self.at += 1;
        }
        String::from_utf8(self.text[from..self.at].to_vec()).unwrap()
    }

    fn repetition(&mut self) -> Element {
        let least = self.while_of(|byte| byte.is_ascii_digit());
        let is_range = self.take(b'*');
        let most = if is_range { self.while_of(|byte| byte.is_ascii_digit()) } else { least.clone() };
        let element = self.element();
        if least.is_empty() && !is_range {
            return element;
        }
        Element::Repeat(least.parse().unwrap_or(0), most.parse().ok(), Box::new(element))
    }

    fn element(&mut self) -> Element {
        match self.peek().unwrap() {
            b'(' => self.bracket(b')'),
            b'[' => Element::Repeat(0, Some(1), Box::new(self.bracket(b']'))),
            b'"' => Element::Quoted(self.quoted()),
            b'%' => {
                self.at += 2;
                match self.text[self.at - 1].to_ascii_lowercase() {
                    b's' => Element::Text(self.quoted().bytes().map(|byte| (u32::from(byte), u32::from(byte))).collect()),
                    b'i' => Element::Quoted(self.quoted()),
                    b'x' => self.numbers(16),
                    b'd' => self.numbers(10),
                    _ => self.numbers(2),
                }
            }
            _ => Element::Rule(self.while_of(|byte| byte.is_ascii_alphanumeric() || byte == b'-').to_ascii_lowercase()),
        }
    }

    fn bracket(&mut self, end: u8) -> Element {
        self.at += 1;
        let inner = self.alternation();
        assert!(self.take(end), "{}", String::from_utf8_lossy(self.text));
        inner
    }

    fn quoted(&mut self) -> String {
        assert!(self.take(b'"'));
        let text = self.while_of(|byte| byte != b'"');
        self.at += 1;
        text
    }

    fn numbers(&mut self, base: u32) -> Element {
        let number =
            |reader: &mut Self| u32::from_str_radix(&reader.while_of(|byte| char::from(byte).is_digit(base)), base).unwrap();
        let first = number(self);
        if self.take(b'-') {
            return Element::Text(vec![(first, number(self))]);
        }
        let mut all = vec![(first, first)];
        while self.take(b'.') {
            let next = number(self);
            all.push((next, next));
        }
        Element::Text(all)
    }
}

/// A grammar without rules that come back to themselves, matched by following sets of places.
struct Plain {
    rules: BTreeMap<String, Element>,
    start: String,
}

/// A place is a bit, so that a name may have this many characters at most.
const LONGEST: usize = 120;

impl Plain {
    fn new(abnf: &str, start: &str) -> Self {
        let mut rules = Reader::rules(KNOWN);
        rules.extend(Reader::rules(abnf));
        Self { rules, start: start.to_ascii_lowercase() }
    }

    fn matches(&self, name: &str) -> bool {
        self.after(&self.rules[&self.start], 1, name.as_bytes()) & (1 << name.len()) != 0
    }

    /// Where one can stand behind an element when one may stand at any place of `from` before it.
    fn after(&self, element: &Element, from: u128, name: &[u8]) -> u128 {
        if from == 0 {
            return 0;
        }
        let one = |from: u128, fits: &dyn Fn(u8) -> bool| {
            let places = name.iter().enumerate().filter(|(at, byte)| from & (1 << at) != 0 && fits(**byte));
            places.fold(0, |to, (at, _)| to | 1 << (at + 1))
        };
        match element {
            Element::Either(all) => all.iter().fold(0, |to, one| to | self.after(one, from, name)),
            Element::Sequence(all) => all.iter().fold(from, |from, one| self.after(one, from, name)),
            Element::Repeat(least, most, inner) => {
                let mut here = (0..*least).fold(from, |from, _| self.after(inner, from, name));
                let mut to = here;
                // More often than there are characters leads nowhere new.
                for _ in *least..most.unwrap_or(u32::MAX).min(least + 1 + u32::try_from(name.len()).unwrap()) {
                    here = self.after(inner, here, name) & !to;
                    to |= here;
                    if here == 0 {
                        break;
                    }
                }
                to
            }
            Element::Rule(rule) => self.after(&self.rules[rule], from, name),
            Element::Text(codes) => {
                codes.iter().fold(from, |from, (first, last)| one(from, &|byte| (*first..=*last).contains(&u32::from(byte))))
            }
            Element::Quoted(text) => {
                text.bytes().fold(from, |from, wanted| one(from, &|byte| byte.eq_ignore_ascii_case(&wanted)))
            }
        }
    }

    fn make(&self, element: &Element, chance: &mut Chance, out: &mut String) {
        match element {
            Element::Either(all) => self.make(&all[chance.below(all.len())], chance, out),
            Element::Sequence(all) => {
                for one in all {
                    self.make(one, chance, out);
                }
            }
            Element::Repeat(least, most, inner) => {
                let more = most.unwrap_or(least + 6).min(least + 6) - least;
                let more = u32::try_from(chance.below(more as usize + 1)).unwrap();
                for _ in 0..least + more {
                    self.make(inner, chance, out);
                }
            }
            Element::Rule(rule) => self.make(&self.rules[rule], chance, out),
            Element::Text(codes) => {
                for (first, last) in codes {
                    let code = first + u32::try_from(chance.below((last - first + 1) as usize)).unwrap();
                    out.push(char::from_u32(code).unwrap());
                }
            }
            Element::Quoted(text) => out.push_str(&if chance.below(4) == 0 { text.to_uppercase() } else { text.clone() }),
        }
    }
}

/// A node that the crate `abnf` read, as a regular expression over bytes.
fn expression(node: &abnf::types::Node, rules: &BTreeMap<String, abnf::types::Node>, out: &mut String) {
    use abnf::types::{Node, TerminalValues};
    let byte = |code: &u32| format!("\\x{code:02x}");
    out.push_str("(?:");
    match node {
        Node::Alternatives(all) => {
            for (i, one) in all.iter().enumerate() {
                out.push_str(if i > 0 { "|" } else { "" });
                expression(one, rules, out);
            }
        }
        Node::Concatenation(all) => {
            for one in all {
                expression(one, rules, out);
            }
        }
        Node::Repetition { repeat, node } => {
            expression(node, rules, out);
            let most = repeat.max().map(|most| most.to_string()).unwrap_or_default();
            write!(out, "{{{},{most}}}", repeat.min().unwrap_or(0)).unwrap();
        }
        Node::Rulename(name) => expression(&rules[&name.to_ascii_lowercase()], rules, out),
        Node::Group(node) => expression(node, rules, out),
        Node::Optional(node) => {
            expression(node, rules, out);
            out.push('?');
        }
        Node::String(text) => {
            for code in text.value().bytes() {
                let (small, capital) = (code.to_ascii_lowercase(), code.to_ascii_uppercase());
                if text.is_case_sensitive() {
                    write!(out, "\\x{code:02x}").unwrap();
                } else {
                    write!(out, "[\\x{small:02x}\\x{capital:02x}]").unwrap();
                }
            }
        }
        Node::TerminalValues(TerminalValues::Range(from, to)) => write!(out, "[{}-{}]", byte(from), byte(to)).unwrap(),
        Node::TerminalValues(TerminalValues::Concatenation(codes)) => out.extend(codes.iter().map(byte)),
        Node::Prose(words) => panic!("{words}"),
    }
    out.push(')');
}

fn by_crate(abnf: &str, start: &str) -> regex::bytes::Regex {
    let mut rules = BTreeMap::new();
    for text in [KNOWN, abnf] {
        // It wants no empty lines, and the last one ended.
        let lines: String = text.lines().filter(|line| !line.trim().is_empty()).map(|line| format!("{line}\n")).collect();
        for rule in abnf::rulelist(&lines).unwrap_or_else(|error| panic!("{error}: {lines}")) {
            rules.insert(rule.name().to_ascii_lowercase(), rule.node().clone());
        }
    }
    let mut out = "(?-u)^".to_owned();
    expression(&rules[&start.to_ascii_lowercase()], &rules, &mut out);
    regex::bytes::RegexBuilder::new(&(out + "$")).size_limit(100_000_000).build().unwrap()
}

/// Tries so many names in all; gives how many fit.
fn tried(count: usize) -> usize {
    let mut chance = Chance::new(0x5234);
    let each = count.div_ceil(catalogue::nids().len());
    let (mut fitting, mut all) = (0, 0);
    for profile in catalogue::all() {
        let (abnf, start) = (profile.syntax.abnf.trim_matches('\n'), profile.syntax.start.as_str());
        let ours = read(abnf).unwrap().grammar.compile(Some(start), &Limits::default()).unwrap();
        let (plain, by_crate) = (Plain::new(abnf, start), by_crate(abnf, start));
        let samples = ours.samples(each.min(500), 5234, &mut Budget::new(100_000_000));
        for turn in 0..each {
            let mut name = String::new();
            match samples.get(turn / 2 % samples.len().max(1)).filter(|_| turn % 2 == 0) {
                Some(sample) => name.clone_from(sample),
                None => plain.make(&plain.rules[&plain.start], &mut chance, &mut name),
            }
            let name = changed(&name, &mut chance);
            if name.len() > LONGEST {
                continue;
            }
            let fits = ours.matches(&name, &mut Budget::new(1_000_000)).unwrap();
            assert_eq!(plain.matches(&name), fits, "{name} of {} by the plain reading", profile.nid);
            assert_eq!(by_crate.is_match(name.as_bytes()), fits, "{name} of {} by the crate", profile.nid);
            (fitting, all) = (fitting + usize::from(fits), all + 1);
        }
    }
    println!("{all} names, {fitting} fit");
    assert!(all > count * 9 / 10 && fitting > all / 4 && fitting < all * 3 / 4, "{all} {fitting}");
    fitting
}

#[test]
fn two_independent_matchers_agree() {
    assert!(tried(20_000) > 0);
}

#[test]
#[ignore = "script/test full"]
fn two_independent_matchers_agree_on_a_million_names() {
    assert!(tried(1_050_000) > 0);
}
