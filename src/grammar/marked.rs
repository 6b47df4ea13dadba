//! Which characters of a name some rules read, told while the name is read: for grammars where that never hangs on what comes
//! later. All others need a chart.

use super::automaton::{Automaton, MARK};
use super::compiled::Compiled;
use super::limits::Limits;
use std::ops::Range;

/// A reader of names that marks what some rules read; see [`Compiled::marking`].
#[derive(Debug, Clone)]
pub struct Marked {
    /// Over codes that carry [`MARK`] where one of the rules reads. From no state does a character go on both with and without.
    automaton: Automaton,
}

impl Compiled {
    /// A reader that marks what rules of these names read; `None` when the grammar did not become an automaton, a name may have
    /// characters beyond ASCII, or what a rule reads hangs on what comes later. Case does not count in names of rules.
    pub fn marking(&self, rules: &[&str], limits: &Limits) -> Option<Marked> {
        self.automaton.as_ref()?;
        let named = |name: &str| rules.iter().any(|rule| rule.eq_ignore_ascii_case(name));
        let marks: Vec<u32> = (0..).zip(&self.network.rules).filter(|(_, rule)| named(&rule.name)).map(|(at, _)| at).collect();
        // Without a mark the plain automaton would be made, which any text is read by.
        if marks.is_empty() {
            return None;
        }
        let automaton = Automaton::with_marks(&self.network, limits, &marks)?;
        let is_lost = |state: usize, code: u8| automaton.after(state, code) == 0;
        let is_told = |state: usize| (0..MARK).all(|code| is_lost(state, code) || is_lost(state, code | MARK));
        (0..automaton.len()).all(is_told).then_some(Marked { automaton })
    }
}

impl Marked {
    /// What the rules read of a name that fits, as ranges of bytes one after the other; nothing of a name that does not fit.
    ///
    /// ```
    /// use nidreg::grammar::{Limits, read};
    ///
    /// let grammar = read("lamp = place \":\" number\nplace = 2ALPHA\nnumber = 1*DIGIT").unwrap().grammar;
    /// let limits = Limits::default();
    /// let marked = grammar.compile(None, &limits).unwrap().marking(&["place"], &limits).unwrap();
    /// assert_eq!(marked.ranges("fi:12"), [0..2]);
    /// ```
    pub fn ranges(&self, name: &str) -> Vec<Range<usize>> {
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
        if self.automaton.ends(state) { found } else { Vec::new() }
    }
}
