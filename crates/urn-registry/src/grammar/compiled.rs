//! Compiled grammars: compiled once, used to match many names.

use super::automaton::{Automaton, MatchExtent, StateOffset};
use super::chart::Chart;
use super::input::NameCodes;
use super::lean::MinimalAutomaton;
use super::limits::{Budget, Limits};
use super::network::Network;
use super::ruleset::Grammar;
use super::verdict::{RuleMatch, Uncompiled, UndecidedReason, Verdict};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

/// The maximum number of entries in the list of a [`Verdict::No`].
const EXPECTED_ENTRIES_MAX: usize = 8;

/// A grammar compiled for a start rule; see [`Grammar::compile`].
#[derive(Debug, Clone)]
pub struct Compiled {
    pub(super) network: Network,
    pub(super) automaton: Option<Automaton>,
    /// Cache of the allowed characters after each state of the automaton, if they depend on the state alone.
    expected: Vec<OnceLock<Box<[String]>>>,
    /// Built only if many names are matched, which justifies the cost.
    lean: OnceLock<Option<Box<MinimalAutomaton>>>,
}

/// Whether a name matches: a [`Verdict`] without the parse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MatchResult<'c> {
    /// It matches.
    Yes,
    /// It does not match.
    No {
        /// As in [`Verdict::No`].
        at: usize,
        /// As in [`Verdict::No`].
        expected: Cow<'c, [String]>,
    },
    /// The budget was exhausted.
    Undecided,
}

impl Compiled {
    pub(super) fn new(grammar: &Grammar, starts: &[&str], limits: &Limits) -> Result<Self, Uncompiled> {
        let network = Network::build(grammar, starts, limits.network)?;
        let automaton = Automaton::new(&network, limits);
        let expected = automaton.iter().flat_map(|automaton| (0..automaton.len()).map(|_| OnceLock::new())).collect();
        Ok(Self { network, automaton, expected, lean: OnceLock::new() })
    }

    /// Whether it is one deterministic automaton: matching then takes one step per character, and statements about all names are
    /// exact.
    pub fn is_automaton(&self) -> bool {
        self.automaton.is_some()
    }

    /// Whether the grammar generates the whole of `name`.
    pub fn verdict(&self, name: &str, budget: &mut Budget) -> Verdict {
        let input = NameCodes::new(name);
        if let Some(automaton) = &self.automaton {
            if !budget.take(1 + name.len() as u64 / 8) {
                return Verdict::Undecided { why: UndecidedReason::TooComplex };
            }
            if input.whole && automaton.walk(&input.codes) == MatchExtent::Fits {
                return Verdict::Yes;
            }
        }
        match Chart::build_chart(&self.network, &input.codes, budget) {
            Ok(chart) if chart.is_accepted() && input.whole => Verdict::Yes,
            Ok(chart) => Verdict::No {
                at: input.offset(chart.matched_length()),
                read: chart.rule_matches(|at| input.offset(at)),
                expected: chart.expected(EXPECTED_ENTRIES_MAX).0,
            },
            Err(_) => match &self.automaton {
                // It is already known that the name does not match.
                Some(automaton) => {
                    let at = match automaton.walk(&input.codes) {
                        MatchExtent::Stops(at, _) => at,
                        MatchExtent::Fits => input.codes.len(),
                    };
                    Verdict::No { at: input.offset(at), read: Vec::new(), expected: Vec::new() }
                }
                None => Verdict::Undecided { why: UndecidedReason::TooComplex },
            },
        }
    }

    /// Whether the whole of `name` matches, and if not, where and why. [`Compiled::verdict`] without the parse, in one step per
    /// character if the grammar is an automaton.
    #[inline]
    pub fn match_name(&self, name: &str, budget: &mut Budget) -> MatchResult<'_> {
        let Some(automaton) = self.automaton.as_ref().filter(|automaton| automaton.can_match_bytes(name)) else {
            return match self.verdict(name, budget) {
                Verdict::Yes => MatchResult::Yes,
                Verdict::No { at, expected, .. } => MatchResult::No { at, expected: expected.into() },
                Verdict::Undecided { .. } => MatchResult::Undecided,
            };
        };
        if !budget.take(1 + name.len() as u64 / 8) {
            return MatchResult::Undecided;
        }
        match automaton.walk(name.as_bytes()) {
            MatchExtent::Fits => MatchResult::Yes,
            MatchExtent::Stops(at, state) => MatchResult::No { at, expected: self.expected(automaton, name, at, state, budget) },
        }
    }

    /// Whether the whole of `text` is certainly a matching NSS of RFC 8141 §2. A fast path for many names, in one step per byte.
    /// If it returns false, call [`Compiled::fit`] for the result and the reason.
    #[inline]
    pub fn surely_fits(&self, text: &[u8]) -> bool {
        self.minimal_automaton().is_some_and(|lean| lean.fits(text))
    }

    #[inline]
    fn minimal_automaton(&self) -> Option<&MinimalAutomaton> {
        let made = || {
            self.automaton
                .as_ref()
                .and_then(MinimalAutomaton::from_automaton)
                .filter(MinimalAutomaton::accepts_only_nss)
                .map(Box::new)
        };
        self.lean.get_or_init(made).as_deref()
    }

    /// The allowed characters after the first `at` characters of `name`, which led to `state`. The state of the automaton represents the
    /// states that a chart would have there, so the result is usually computed once per state.
    fn expected(
        &self,
        automaton: &Automaton,
        name: &str,
        at: usize,
        state: StateOffset,
        budget: &mut Budget,
    ) -> Cow<'_, [String]> {
        let kept = self.expected.get(automaton.state_number(state));
        if let Some(words) = kept.and_then(OnceLock::get) {
            return Cow::Borrowed(words);
        }
        let codes = name.as_bytes().get(..at).unwrap_or_default();
        let Ok(chart) = Chart::build_chart(&self.network, codes, budget) else { return Cow::Owned(Vec::new()) };
        let (words, by_state) = chart.expected(EXPECTED_ENTRIES_MAX);
        match kept {
            Some(kept) if by_state => Cow::Borrowed(kept.get_or_init(|| words.into_boxed_slice())),
            _ => Cow::Owned(words),
        }
    }

    /// Whether the whole of `name` matches; `None` if the budget was exhausted. Cheaper than a verdict if it does not match.
    pub fn matches(&self, name: &str, budget: &mut Budget) -> Option<bool> {
        let input = NameCodes::new(name);
        if let Some(automaton) = &self.automaton {
            return budget
                .take(1 + name.len() as u64 / 8)
                .then(|| input.whole && automaton.walk(&input.codes) == MatchExtent::Fits);
        }
        let chart = Chart::build_chart(&self.network, &input.codes, budget).ok()?;
        Some(input.whole && chart.is_accepted())
    }

    /// The text that each named rule matched in a matching name, outer rules first, in the order of the name. If the grammar is ambiguous,
    /// the choice is deterministic. Empty if the name does not match or the budget was exhausted. Predefined one-character rules (`DIGIT`)
    /// are omitted.
    pub fn rule_matches(&self, name: &str, budget: &mut Budget) -> Vec<RuleMatch> {
        let input = NameCodes::new(name);
        match Chart::build_chart(&self.network, &input.codes, budget) {
            Ok(chart) if chart.is_accepted() && input.whole => chart.rule_matches(|at| input.offset(at)),
            _ => Vec::new(),
        }
    }

    /// The number of states of its network, as a measure of the work of compiling it.
    pub(crate) fn state_count(&self) -> u64 {
        self.network.states.len() as u64
    }

    /// Whether the rules can match a matching name in two ways, with other parts; false if the budget was exhausted.
    pub fn is_ambiguous(&self, name: &str, budget: &mut Budget) -> bool {
        Chart::build_chart(&self.network, &NameCodes::new(name).codes, budget).is_ok_and(|chart| chart.is_ambiguous())
    }

    /// What the rules with these names matched in a matching name, as ranges in no particular order; a cheaper alternative to
    /// [`Compiled::parts`]. Rule names are case-insensitive.
    pub fn ranges_of_rules(&self, rules: &[&str], name: &str, budget: &mut Budget) -> Vec<Range<usize>> {
        let input = NameCodes::new(name);
        let Some(chart) =
            Chart::build_chart(&self.network, &input.codes, budget).ok().filter(|chart| chart.is_accepted() && input.whole)
        else {
            return Vec::new();
        };
        let is_meant = |rule: u32| {
            let rule = self.network.rules.get(rule as usize);
            rule.is_some_and(|rule| rules.iter().any(|name| rule.name.eq_ignore_ascii_case(name)))
        };
        let spans = chart.spans().into_iter().filter(|span| is_meant(span.rule));
        spans.map(|span| input.offset(span.from as usize)..input.offset(span.to as usize)).collect()
    }
}

impl Grammar {
    /// Compiles the grammar for the rule `start`, or for the first one.
    ///
    /// # Errors
    /// [`Uncompiled`]: the rule does not exist, a rule it needs is undefined or prose, or a limit is exceeded.
    pub fn compile(&self, start: Option<&str>, limits: &Limits) -> Result<Compiled, Uncompiled> {
        let start = match start {
            Some(name) => self.rule(name).ok_or_else(|| Uncompiled::NoSuchRule(name.to_owned()))?,
            None => self.rules().first().ok_or_else(|| Uncompiled::NoSuchRule(String::new()))?,
        };
        Compiled::new(self, &[&start.name], limits)
    }

    /// Compiles the grammar for names that any of its rules generates, if the start rule is unknown.
    ///
    /// # Errors
    /// As [`Grammar::compile`].
    pub(crate) fn compile_any(&self, limits: &Limits) -> Result<Compiled, Uncompiled> {
        let starts: Vec<&str> = self.rules().iter().map(|rule| rule.name.as_str()).collect();
        if starts.is_empty() {
            return Err(Uncompiled::NoSuchRule(String::new()));
        }
        Compiled::new(self, &starts, limits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::read;

    fn compiled(text: &str) -> Compiled {
        read(text).unwrap().grammar.compile(None, &Limits::default()).unwrap()
    }

    type Rules = Vec<(String, Range<usize>)>;

    /// Where it stops matching, the rules that were open with their start, and what is allowed there.
    fn no(text: &str, name: &str) -> (usize, Rules, Vec<String>) {
        match compiled(text).verdict(name, &mut Budget::new(100_000)) {
            Verdict::No { at, read, expected } => (at, read.into_iter().map(|part| (part.rule, part.range)).collect(), expected),
            other => panic!("{name}: {other:?}"),
        }
    }

    const BOOKS: &str = "isbn = group \"-\" publisher \"-\" [ title \"-\" ] check\ngroup = 3DIGIT\npublisher = 2*7DIGIT\ntitle = 1*6DIGIT\ncheck = DIGIT / %x58";

    #[test]
    fn mismatch_reports_position_matched_rules_and_expected_input() {
        let (at, read, expected) = no(BOOKS, "978-951/");
        assert_eq!((at, expected), (7, vec!["\"-\"".to_owned(), "a digit".to_owned()]));
        assert_eq!(read, [("isbn".to_owned(), 0..7), ("group".to_owned(), 0..3), ("publisher".to_owned(), 4..7)]);
        let (at, _, expected) = no(BOOKS, "978-95-");
        assert_eq!((at, expected), (7, vec!["\"X\"".to_owned(), "a digit".to_owned()]));
        assert_eq!(no("a = \"std:\" 2DIGIT", "stop").2, ["\"d:\""]);
        assert_eq!(no("a = 2DIGIT", "123"), (2, vec![("a".to_owned(), 0..2)], vec!["the end".to_owned()]));
        assert_eq!((no("a = 2DIGIT", "1é").0, no("a = 2DIGIT", "").0), (1, 0));
        // There are too many characters to list, so the rules that begin there are listed.
        let part = "part = pchar / \"/\" / \"<1\" / \"<2\" / \"<3\"";
        assert_eq!(no(&format!("a = \"x\" part [ \"?\" ]\n{part}"), "x[").2, ["part"]);
    }

    #[test]
    fn name_is_split_into_parts_by_rule() {
        let parts = compiled(BOOKS).rule_matches("978-951-0-X", &mut Budget::new(100_000));
        let parts: Vec<(&str, Range<usize>)> = parts.iter().map(|part| (part.rule.as_str(), part.range.clone())).collect();
        assert_eq!(parts, [("isbn", 0..11), ("group", 0..3), ("publisher", 4..7), ("title", 8..9), ("check", 10..11)]);
        assert!(compiled(BOOKS).rule_matches("978", &mut Budget::new(100_000)).is_empty());
        let mut read_by = compiled(BOOKS).ranges_of_rules(&["Group", "check"], "978-951-0-X", &mut Budget::new(100_000));
        read_by.sort_by_key(|range| range.start);
        assert_eq!(read_by, [0..3, 10..11]);
    }

    #[test]
    fn recursive_rules_are_matched() {
        let paths = compiled("path = name / path \".\" name\nname = 1*ALPHA / \"(\" path \")\"");
        assert!(!paths.is_automaton());
        let mut budget = Budget::new(100_000);
        for (name, fits) in [("a.b.c", true), ("(a.(b)).c", true), ("a..b", false), ("(a", false), ("", false)] {
            assert_eq!(paths.matches(name, &mut budget), Some(fits), "{name}");
        }
        assert_eq!(no("a = \"(\" a \")\" / \"x\"", "((x)").2, ["\")\""]);
        let parts = paths.rule_matches("a.b", &mut budget);
        assert_eq!(parts.iter().map(|part| part.range.clone()).collect::<Vec<_>>(), [0..3, 0..1, 0..1, 2..3]);
        // The rule never terminates, so no prefix matches.
        assert_eq!(no("a = \"x\" a", "xx"), (0, vec![], vec![]));
    }

    #[test]
    fn matching_is_case_sensitive_only_for_s_strings_and_hex_values() {
        let cased = compiled("a = \"ab\" %s\"cd\" %i\"ef\" %x47");
        let mut budget = Budget::new(100_000);
        for (name, fits) in [("abcdefG", true), ("ABcdEFG", true), ("abCdefG", false), ("abcdefg", false)] {
            assert_eq!(cased.matches(name, &mut budget), Some(fits), "{name}");
        }
    }

    #[test]
    fn redefined_rule_does_not_change_predefined_rules_that_use_it() {
        // The rule pchar of RFC 3986 uses the rule unreserved of RFC 3986, even if this grammar defines its own "unreserved".
        let own = compiled("a = unreserved pchar\nunreserved = \"!\"");
        let mut budget = Budget::new(100_000);
        assert_eq!((own.matches("!x", &mut budget), own.matches("xx", &mut budget)), (Some(true), Some(false)));
    }

    #[test]
    fn budget_is_shared_across_matches() {
        let nested = compiled("a = \"(\" a \")\" / a a / \"x\"");
        let mut budget = Budget::new(2000);
        let mut decided = 0;
        while nested.matches("(x)(x)", &mut budget).is_some() {
            decided += 1;
        }
        assert!(decided > 0 && budget.is_spent());
        assert_eq!(nested.verdict("x", &mut budget), Verdict::Undecided { why: UndecidedReason::TooComplex });
        assert_eq!(UndecidedReason::TooComplex.to_string(), "this grammar is too complex to check");
    }
}
