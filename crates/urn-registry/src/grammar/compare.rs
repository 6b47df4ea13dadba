//! Finds the names on which two grammars differ: names that only the old one generates, which a revision would make invalid, and names that
//! only the new one generates.
//!
//! If both grammars are automata, their product is explored breadth first, shortest names first: the result is exact, and an
//! empty result proves that there is no difference. Otherwise names are generated from each grammar and tested with the other,
//! and an empty result proves nothing.
//!
//! `%2f` and `%2F` are one name (RFC 8141 §3.1 item 3): a grammar that generates one of them has the name.
//!
//! ```
//! use urn_registry::grammar::{Budget, Limits, compare, read};
//! let compiled = |text| read(text).unwrap().grammar.compile(None, &Limits::default()).unwrap();
//! let (old, new) = (compiled("n = 1*DIGIT [ \"x\" ]"), compiled("n = 2*DIGIT"));
//! let difference = compare(&old, &new, 3, 1, &mut Budget::new(100_000));
//! assert_eq!(difference.lost, ["0", "0x", "00x"]);
//! assert!(difference.gained.is_empty() && difference.exact);
//! ```

use super::automaton::{Automaton, StateOffset};
use super::compiled::Compiled;
use super::limits::{Budget, Limits};
use super::node::{Node, Rule};
use super::ruleset::Grammar;
use super::sample::{readable_codes, text};
use std::collections::HashSet;

/// The number of names generated from each side if the product cannot be explored.
const SAMPLES_PER_SIDE: usize = 400;
/// The number of the shortest names among these.
const SHORTEST_SAMPLES_MAX: usize = 100;

/// How two grammars differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Names that only the first grammar generates, shortest first.
    pub lost: Vec<String>,
    /// Names that only the second grammar generates, shortest first.
    pub gained: Vec<String>,
    /// Whether an empty list proves that there are no such names; otherwise only samples were tested.
    pub exact: bool,
}

impl Difference {
    /// Whether no difference was found; see [`Difference::exact`].
    pub fn is_empty(&self) -> bool {
        self.lost.is_empty() && self.gained.is_empty()
    }
}

/// Compares two grammars. Each list has at most `most` names; if the product is explored, one for each pair of states in which
/// they differ. The seed determines the generated names if the product cannot be explored; the budget limits all work.
pub fn compare(old: &Compiled, new: &Compiled, most: usize, seed: u64, budget: &mut Budget) -> Difference {
    let mut found = Difference { lost: Vec::new(), gained: Vec::new(), exact: false };
    if let (Some(old), Some(new)) = (&old.automaton, &new.automaton) {
        // Half of the budget is reserved for sampling if the exploration is not completed.
        let mut walking = Budget::new(budget.left() / 2);
        let given = walking.left();
        found.exact = explore_product(old, new, most, &mut found, &mut walking);
        budget.take(given - walking.left());
        if found.exact {
            return found;
        }
    }
    compare_samples(old, new, most, seed, budget, &mut found.lost);
    compare_samples(new, old, most, seed, budget, &mut found.gained);
    found
}

/// Whether a grammar is compatible with RFC 8141 §2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NssCompatibility {
    /// Every name that it generates is an NSS.
    Yes,
    /// These names, and possibly others, are not an NSS.
    No(Vec<String>),
    /// All tested names are an NSS, which is not a proof.
    Seemingly,
}

impl Compiled {
    /// Whether every name that the grammar generates is `prefix` and a valid NSS: `pchar *( pchar / "/" )` (RFC 8141 §2). Exact if the
    /// grammar is an automaton, by sampling otherwise.
    pub fn nss_compatibility(&self, prefix: &str, seed: u64, budget: &mut Budget) -> NssCompatibility {
        let Some(nss) = any_nss(prefix) else { return NssCompatibility::Seemingly };
        let difference = compare(self, &nss, 3, seed, budget);
        match (difference.lost.is_empty(), difference.exact) {
            (false, _) => NssCompatibility::No(difference.lost),
            (true, true) => NssCompatibility::Yes,
            (true, false) => NssCompatibility::Seemingly,
        }
    }
    /// Whether the grammar certainly generates `prefix` with every NSS, so that it says nothing about the namespace.
    pub fn accepts_every_nss(&self, prefix: &str, seed: u64, budget: &mut Budget) -> bool {
        let difference = any_nss(prefix).map(|nss| compare(&nss, self, 1, seed, budget));
        difference.is_some_and(|difference| difference.exact && difference.lost.is_empty())
    }
}

/// The grammar of all names that begin with `prefix`: one rule, with the predefined NSS.
fn any_nss(prefix: &str) -> Option<Compiled> {
    let text = Node::Text { text: prefix.to_owned(), exact: false };
    let name = Rule { name: "name".to_owned(), node: Node::Sequence(vec![text, Node::Name("NSS".to_owned())]), line: 1 };
    Grammar::new(vec![name], [("name".to_owned(), 0)].into()).compile(None, &Limits::default()).ok()
}

fn compare_samples(one: &Compiled, other: &Compiled, most: usize, seed: u64, budget: &mut Budget, only: &mut Vec<String>) {
    let mut share = Budget::new(budget.left() / 4);
    let given = share.left();
    let mut names = one.shortest(SHORTEST_SAMPLES_MAX, &mut share);
    names.extend(one.samples(SAMPLES_PER_SIDE, seed, &mut share));
    budget.take(given - share.left());
    names.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
    for name in names {
        if only.len() >= most {
            break;
        }
        let other_case = |budget: &mut Budget| {
            let capital = in_capitals_after_percent(&name);
            capital != name && other.matches(&capital, budget) != Some(false)
        };
        if !only.contains(&name) && other.matches(&name, budget) == Some(false) && !other_case(budget) {
            only.push(name);
        }
    }
}

/// A name with capital hexadecimal digits in its percent-encoded octets.
fn in_capitals_after_percent(name: &str) -> String {
    let mut digits = 0_u8;
    let capital = |c: char| {
        let is_digit = digits > 0 && c.is_ascii_hexdigit();
        digits = if c == '%' { 2 } else { digits.saturating_sub(1) * u8::from(is_digit) };
        if is_digit { c.to_ascii_uppercase() } else { c }
    };
    name.chars().map(capital).collect()
}

/// The state after a hexadecimal letter of a percent-encoded octet in either case, and whether it is the only one.
fn after_letter(automaton: &Automaton, state: StateOffset, letter: u8) -> (StateOffset, bool) {
    let (capital, small) = (automaton.next(state, letter), automaton.next(state, letter.to_ascii_lowercase()));
    match (Automaton::is_dead(capital), Automaton::is_dead(small)) {
        (true, _) => (small, true),
        (false, is_dead) => (capital, is_dead || capital == small),
    }
}

/// A pair of states, with the number of hexadecimal digits that a percent-encoded octet still needs, and the previous step and the
/// character that led to it.
struct Step {
    pair: (StateOffset, StateOffset),
    digits: u8,
    before: Option<usize>,
    code: u8,
}

/// Explores the product of both automata; returns whether the exploration was completed, or found `most` names on both sides.
fn explore_product(old: &Automaton, new: &Automaton, most: usize, found: &mut Difference, budget: &mut Budget) -> bool {
    let codes = representative_codes(old, new);
    // A lower-case digit of an octet is the same as a capital.
    let all_codes: Vec<u8> = readable_codes().filter(|code| !matches!(code, b'a'..=b'f')).collect();
    let start = (old.start(), new.start());
    let mut steps = vec![Step { pair: start, digits: 0, before: None, code: 0 }];
    // Whether either name can still continue is part of the state of the search.
    let mut seen = HashSet::from([(start, 0, (false, false))]);
    let mut at = 0;
    while let Some(Step { pair: (a, b), digits, .. }) = steps.get(at) {
        let (a, b, digits) = (*a, *b, *digits);
        let ends = (old.is_accepting(a), new.is_accepting(b));
        match ends {
            (true, false) if found.lost.len() < most => found.lost.push(path_to_name(&steps, at)),
            (false, true) if found.gained.len() < most => found.gained.push(path_to_name(&steps, at)),
            _ => {}
        }
        let (lost_full, gained_full) = (found.lost.len() >= most, found.gained.len() >= most);
        if lost_full && gained_full {
            return true;
        }
        let codes = if digits > 0 { &all_codes } else { &codes };
        for code in codes {
            let is_letter = digits > 0 && matches!(code, b'A'..=b'F');
            let ((old_state, only_old), (new_state, only_new)) = if is_letter {
                (after_letter(old, a, *code), after_letter(new, b, *code))
            } else {
                ((old.next(a, *code), true), (new.next(b, *code), true))
            };
            if !only_old || !only_new {
                // The two cases lead to different names, which a state does not distinguish.
                return false;
            }
            let pair = (old_state, new_state);
            let left = if *code == b'%' { 2 } else { digits.saturating_sub(1) * u8::from(code.is_ascii_hexdigit()) };
            let (dead_a, dead_b) = (Automaton::is_dead(pair.0), Automaton::is_dead(pair.1));
            // If one side is in its dead state, only names of the other side can still be found.
            let useful = (!dead_a && !lost_full) || (!dead_b && !gained_full);
            if useful && seen.insert((pair, left, ends)) {
                steps.push(Step { pair, digits: left, before: Some(at), code: *code });
            }
        }
        at += 1;
        if !budget.take(codes.len() as u64) {
            return false;
        }
    }
    true
}

/// One character for each pair of classes, readable ones first.
fn representative_codes(old: &Automaton, new: &Automaton) -> Vec<u8> {
    let mut seen = Vec::new();
    let mut codes = Vec::new();
    for code in readable_codes() {
        let classes = (old.class(code), new.class(code));
        if !seen.contains(&classes) {
            seen.push(classes);
            codes.push(code);
        }
    }
    codes
}

fn path_to_name(steps: &[Step], mut at: usize) -> String {
    let mut codes = Vec::new();
    while let Some(Step { before: Some(before), code, .. }) = steps.get(at) {
        codes.push(*code);
        at = *before;
    }
    codes.reverse();
    text(&codes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::read;

    fn compiled(text: &str) -> Compiled {
        read(text).unwrap().grammar.compile(None, &Limits::default()).unwrap()
    }

    fn differ(old: &str, new: &str) -> Difference {
        compare(&compiled(old), &compiled(new), 3, 1, &mut Budget::new(1_000_000))
    }

    #[test]
    fn equivalent_grammars_have_no_differences() {
        let same = differ("a = 1*( ALPHA / DIGIT )", "a = b *b\nb = %x30-39 / %x41-5A / %x61-7A");
        assert!(same.is_empty() && same.exact);
        // One of them is case-sensitive.
        let cased = differ("a = \"ab\"", "a = %s\"ab\"");
        assert_eq!((cased.lost, cased.gained.len()), (vec!["aB".to_owned()], 0));
    }

    /// RFC 8141 §3.1 item 3.
    #[test]
    fn case_of_percent_encoding_makes_no_difference() {
        let capitals = "a = 1*( ALPHA / \"%\" 2( DIGIT / %x41-46 ) )";
        for other in ["a = 1*( ALPHA / \"%\" 2HEXDIG )", "a = 1*( ALPHA / \"%\" 2( DIGIT / %x61-66 ) )"] {
            for (one, other) in [(capitals, other), (other, capitals)] {
                let same = differ(one, other);
                assert!(same.is_empty() && same.exact, "{one} {other}: {same:?}");
            }
        }
        let fewer = differ("a = \"%\" 2HEXDIG", "a = \"%\" 2( DIGIT / %x61-65 )");
        assert_eq!((fewer.lost, fewer.exact), (vec!["%0F".to_owned()], true));
        // Outside of an octet, the case counts.
        assert!(!differ("a = \"x\" 2HEXDIG", "a = \"x\" 2( DIGIT / %x41-46 )").lost.is_empty());
        let nested = differ("a = \"(\" a \")\" / \"%\" 2HEXDIG", "a = \"(\" a \")\" / \"%\" 2( DIGIT / %x41-46 )");
        assert!(nested.is_empty() && !nested.exact, "{nested:?}");
    }

    #[test]
    fn recursive_grammars_are_compared_by_sampling() {
        let nested = differ("a = \"(\" a \")\" / \"x\"", "a = \"(\" a \")\" / \"y\"");
        assert!(!nested.exact);
        assert!(nested.lost.len() == 3 && nested.lost[0].eq_ignore_ascii_case("x"), "{nested:?}");
        assert!(nested.gained.len() == 3 && nested.gained[0].eq_ignore_ascii_case("y"), "{nested:?}");
        assert!(differ("a = \"(\" a \")\" / \"x\"", "a = \"(\" a \")\" / \"X\"").is_empty());
    }

    #[test]
    fn comparison_is_inexact_when_the_budget_runs_out() {
        let (old, new) = (compiled("a = 300DIGIT"), compiled("a = 301DIGIT"));
        let exact = compare(&old, &new, 3, 1, &mut Budget::new(100_000));
        assert!(exact.exact && exact.lost[0].len() == 300 && exact.gained[0].len() == 301);
        assert!(!compare(&old, &new, 3, 1, &mut Budget::new(100)).exact);
    }

    #[test]
    fn names_outside_nss_syntax_are_reported() {
        let within = |text: &str| compiled(text).nss_compatibility("", 1, &mut Budget::new(1_000_000));
        assert_eq!(within("a = 1*( unreserved / \":\" )"), NssCompatibility::Yes);
        assert_eq!(within("a = pchar *( pchar / \"/\" ) / \"%\" 2HEXDIG"), NssCompatibility::Yes);
        assert_eq!(within("a = *DIGIT"), NssCompatibility::No(vec![String::new()]));
        assert_eq!(within("a = 1*( ALPHA / \"?\" )"), NssCompatibility::No(["?", "a?", "?a"].map(str::to_owned).to_vec()));
        assert_eq!(within("a = \"(\" a \")\" / \"x\""), NssCompatibility::Seemingly);
        assert!(matches!(within("a = \"(\" a \")\" / \"[\""), NssCompatibility::No(_)));
    }
}
