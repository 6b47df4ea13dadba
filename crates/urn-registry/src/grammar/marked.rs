//! Marks the characters of a name that certain rules match, in one pass over the name, for grammars in which this never depends
//! on later characters. Other grammars need a chart.

use super::automaton::{Automaton, MARK};
use super::compiled::Compiled;
use super::limits::Limits;
use std::ops::Range;

/// An automaton that marks what certain rules match; see [`Compiled::marking`].
#[derive(Debug, Clone)]
pub struct RuleMarker {
    /// Over codes that carry [`MARK`] where one of the rules matches. No state has transitions for a character both with and
    /// without the mark.
    automaton: Automaton,
}

impl Compiled {
    /// Builds a marker for the rules with these names; `None` if the grammar is not an automaton, a name may contain characters
    /// beyond ASCII, or what a rule matches depends on later characters. Rule names are case-insensitive.
    pub fn rule_marker(&self, rules: &[&str], limits: &Limits) -> Option<RuleMarker> {
        self.automaton.as_ref()?;
        let named = |name: &str| rules.iter().any(|rule| rule.eq_ignore_ascii_case(name));
        let marks: Vec<u32> = (0..).zip(&self.network.rules).filter(|(_, rule)| named(&rule.name)).map(|(at, _)| at).collect();
        // Without marks the plain automaton would result, which accepts any text.
        if marks.is_empty() {
            return None;
        }
        let automaton = Automaton::with_marked_rules(&self.network, limits, &marks)?;
        let is_lost = |state: usize, code: u8| automaton.next_state_number(state, code) == 0;
        let is_told = |state: usize| (0..MARK).all(|code| is_lost(state, code) || is_lost(state, code | MARK));
        (0..automaton.len()).all(is_told).then_some(RuleMarker { automaton })
    }
}

impl RuleMarker {
    /// What the rules match in a matching name, as byte ranges in order; empty if the name does not match.
    ///
    /// ```
    /// use urn_registry::grammar::{Limits, read};
    ///
    /// let grammar = read("lamp = place \":\" number\nplace = 2ALPHA\nnumber = 1*DIGIT").unwrap().grammar;
    /// let limits = Limits::default();
    /// let marked = grammar.compile(None, &limits).unwrap().rule_marker(&["place"], &limits).unwrap();
    /// assert_eq!(marked.marked_ranges("fi:12"), [0..2]);
    /// ```
    pub fn marked_ranges(&self, name: &str) -> Vec<Range<usize>> {
        let mut found: Vec<Range<usize>> = Vec::new();
        let mut state = self.automaton.start();
        for (at, code) in name.bytes().enumerate() {
            let (plain, marked) = (self.automaton.next(state, code), self.automaton.next(state, code | MARK));
            if code >= MARK || (Automaton::is_dead(plain) && Automaton::is_dead(marked)) {
                return Vec::new();
            }
            state = if Automaton::is_dead(marked) { plain } else { marked };
            if Automaton::is_dead(marked) {
                continue;
            }
            match found.last_mut() {
                Some(last) if last.end == at => last.end = at + 1,
                _ => found.push(at..at + 1),
            }
        }
        if self.automaton.is_accepting(state) { found } else { Vec::new() }
    }
}
