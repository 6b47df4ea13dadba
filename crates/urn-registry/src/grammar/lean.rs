//! The minimal automaton, for bulk checks that only need yes or no.
//!
//! An [`Automaton`] has separate states for different reasons to reject a name. Here equivalent states are merged (Moore's
//! algorithm), so the table is small enough for the CPU cache.

use super::automaton::Automaton;
use std::collections::{HashMap, HashSet};

/// The state from which no name can be completed. It only leads to itself.
const DEAD: u16 = 0;

/// The maximum number of table entries, and so the largest row offset.
const TABLE_ENTRIES_MAX: usize = u16::MAX as usize;

/// The maximum number of transitions that minimization may examine. Real grammars need a hundredth; a grammar that needs more
/// would not benefit.
const EXAMINED_TRANSITIONS_MAX: usize = 4_000_000;

/// A deterministic automaton with the minimum number of states. A state is the offset of its row in the table.
#[derive(Debug, Clone)]
pub(super) struct MinimalAutomaton {
    table: Box<[u16]>,
    classes: [u8; 256],
    start: u16,
    /// The accepting states are the last ones, from here on.
    ends: u16,
    /// Whether every accepted text is an NSS of RFC 8141 §2.
    names_only: bool,
}

impl MinimalAutomaton {
    /// `None` if the table would be too large or minimization takes too long.
    pub(super) fn from_automaton(automaton: &Automaton) -> Option<Self> {
        let (blocks, count) = equivalent_state_blocks(automaton)?;
        // The dead block comes first, accepting blocks last.
        let mut one: Vec<usize> = vec![usize::MAX; count];
        for (state, block) in blocks.iter().enumerate().rev() {
            *one.get_mut(*block)? = state;
        }
        let dead = *blocks.first()?;
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|block| (*block != dead, one.get(*block).is_some_and(|state| automaton.is_accepting_number(*state))));
        let (classes, codes) = classes_of(automaton, &blocks, &one);
        let width = codes.len();
        if count.checked_mul(width)? > TABLE_ENTRIES_MAX {
            return None;
        }
        let mut rows = vec![DEAD; count];
        for (row, block) in order.iter().enumerate() {
            *rows.get_mut(*block)? = u16::try_from(row * width).ok()?;
        }
        let row_of = |state: usize| blocks.get(state).and_then(|block| rows.get(*block)).copied().unwrap_or(DEAD);
        let mut table = Vec::with_capacity(count * width);
        for block in &order {
            let state = *one.get(*block)?;
            table.extend(codes.iter().map(|code| row_of(automaton.next_state_number(state, *code))));
        }
        let open =
            order.iter().take_while(|block| one.get(**block).is_some_and(|state| !automaton.is_accepting_number(*state))).count();
        let start = row_of(automaton.state_number(automaton.start()));
        let mut lean = Self { table: table.into(), classes, start, ends: u16::try_from(open * width).ok()?, names_only: false };
        lean.names_only = lean.is_within_nss();
        Some(lean)
    }

    /// Whether the whole text matches.
    #[inline]
    pub(super) fn fits(&self, text: &[u8]) -> bool {
        // The dead state only leads to itself, so checking the final state is enough.
        text.iter().fold(self.start, |state, code| self.next(state, *code)) >= self.ends
    }

    /// Whether every accepted text is an NSS of RFC 8141 §2, so that it needs no further check.
    pub(super) fn accepts_only_nss(&self) -> bool {
        self.names_only
    }

    #[inline]
    fn next(&self, state: u16, code: u8) -> u16 {
        let class = self.classes.get(usize::from(code)).copied().unwrap_or(0);
        self.table.get(usize::from(state) + usize::from(class)).copied().unwrap_or(DEAD)
    }

    /// Explores the product with `NSS = pchar *(pchar / "/")`, in every reachable pair of states.
    fn is_within_nss(&self) -> bool {
        let mut seen = HashSet::from([(self.start, NssState::Begins)]);
        let mut open = vec![(self.start, NssState::Begins)];
        while let Some((state, nss)) = open.pop() {
            if state >= self.ends && nss != NssState::Inside {
                return false;
            }
            for code in 0..=u8::MAX {
                let to = self.next(state, code);
                if to == DEAD {
                    continue;
                }
                let Some(nss) = nss.next_state(code) else { return false };
                if seen.insert((to, nss)) {
                    open.push((to, nss));
                }
            }
        }
        true
    }
}

/// The state of the NSS syntax.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum NssState {
    Begins,
    Inside,
    /// After "%" and one hexadecimal digit less than required.
    Percent,
    Digit,
}

impl NssState {
    fn next_state(self, code: u8) -> Option<Self> {
        match (self, code) {
            (Self::Percent, code) if code.is_ascii_hexdigit() => Some(Self::Digit),
            (Self::Digit, code) if code.is_ascii_hexdigit() => Some(Self::Inside),
            (Self::Percent | Self::Digit, _) | (Self::Begins, b'/') => None,
            (_, b'%') => Some(Self::Percent),
            (_, code) if code.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/".contains(&code) => Some(Self::Inside),
            _ => None,
        }
    }
}

/// Partitions the states into equivalence classes: the class of each state, and the number of classes.
fn equivalent_state_blocks(automaton: &Automaton) -> Option<(Vec<usize>, usize)> {
    let all = 0..automaton.len();
    let mut blocks: Vec<usize> = all.clone().map(|state| usize::from(automaton.is_accepting_number(state))).collect();
    let mut count = 1 + usize::from(blocks.contains(&1));
    let mut looks_left = EXAMINED_TRANSITIONS_MAX;
    loop {
        looks_left = looks_left.checked_sub(automaton.transition_count())?;
        let mut known: HashMap<Vec<usize>, usize> = HashMap::with_capacity(count);
        let parted: Vec<usize> = all
            .clone()
            .map(|state| {
                let steps = automaton.next_state_numbers(state).map(|to| blocks.get(to).copied().unwrap_or_default());
                let signature: Vec<usize> = blocks.get(state).copied().into_iter().chain(steps).collect();
                let next = known.len();
                *known.entry(signature).or_insert(next)
            })
            .collect();
        let more = known.len();
        blocks = parted;
        if more == count {
            return Some((blocks, count));
        }
        count = more;
    }
}

/// The class of each code, and one representative of each class: codes that lead to the same block from every state are
/// equivalent.
fn classes_of(automaton: &Automaton, blocks: &[usize], one: &[usize]) -> ([u8; 256], Vec<u8>) {
    let mut known: HashMap<Vec<usize>, u8> = HashMap::new();
    let (mut classes, mut codes) = ([0; 256], Vec::new());
    for (code, class) in (0..=u8::MAX).zip(classes.iter_mut()) {
        let steps =
            one.iter().map(|state| blocks.get(automaton.next_state_number(*state, code)).copied().unwrap_or_default()).collect();
        *class = *known.entry(steps).or_insert_with(|| {
            codes.push(code);
            // There are at most 256 codes, so the last class is 255.
            u8::try_from(codes.len() - 1).unwrap_or(u8::MAX)
        });
    }
    (classes, codes)
}

#[cfg(test)]
mod tests {
    use super::super::{Limits, read};
    use super::*;
    use crate::urn::{SyntaxProfile, Urn};

    fn lean(text: &str) -> MinimalAutomaton {
        let compiled = read(text).unwrap().grammar.compile(None, &Limits::default()).unwrap();
        MinimalAutomaton::from_automaton(compiled.automaton.as_ref().unwrap()).unwrap()
    }

    #[test]
    fn equivalent_states_are_merged() {
        let apart = lean("a = \"x\" one / \"y\" two\none = 1*DIGIT\ntwo = 1*number\nnumber = %x30-39");
        // Dead, the start, after a letter, after a digit; columns: a letter, a digit, everything else.
        assert_eq!(apart.table.len(), 4 * 3);
        for (name, fits) in [("x1", true), ("Y22", true), ("x", false), ("1", false), ("x1y", false), ("", false), ("x²", false)]
        {
            assert_eq!(apart.fits(name.as_bytes()), fits, "{name}");
        }
        assert!(lean("a = *\"x\"").fits(b""));
    }

    #[test]
    fn minimization_gives_up_on_large_automata() {
        let chain = |long: usize| read(&format!("a = {long}ALPHA")).unwrap().grammar.compile(None, &Limits::default()).unwrap();
        assert!(MinimalAutomaton::from_automaton(chain(200).automaton.as_ref().unwrap()).is_some());
        assert!(MinimalAutomaton::from_automaton(chain(3000).automaton.as_ref().unwrap()).is_none());
    }

    #[test]
    fn names_only_is_set_only_if_every_match_is_a_valid_nss() {
        for (grammar, within) in [
            ("a = 1*pchar", true),
            ("a = pchar *(pchar / \"/\")", true),
            ("a = *pchar", false),
            ("a = 1*( pchar / \"/\" )", false),
            ("a = 1*pchar [ \"?\" 1*DIGIT ]", false),
            ("a = \"%\" 2HEXDIG", true),
            ("a = \"%\" HEXDIG [ \"a\" ]", false),
            ("a = \"%\" 2ALPHA", false),
            ("a = %x61-E9", false),
        ] {
            let lean = lean(grammar);
            assert_eq!(lean.accepts_only_nss(), within, "{grammar}");
            let two = (0..=u8::MAX).flat_map(|one| (0..=u8::MAX).map(move |other| [one, other]));
            let is_no_nss = |name: &[u8; 2]| Urn::parse_bytes(&[&b"urn:a1:"[..], name].concat(), SyntaxProfile::Rfc8141).is_err();
            assert!(!within || !two.filter(|name| lean.fits(name)).any(|name| is_no_nss(&name)), "{grammar}");
        }
    }
}
