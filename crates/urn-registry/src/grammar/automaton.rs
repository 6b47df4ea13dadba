//! The deterministic automaton of a network without recursive rules: answers yes or no in one step per character.
//!
//! The unfolded automaton is limited in states and the deterministic one in bytes ([`super::Limits`]); a grammar that exceeds a
//! limit is matched by its rules instead.

use super::limits::Limits;
use super::network::{CodeSet, Network, TransitionInput};
use regex_automata::dfa::{Automaton as _, StartKind, dense};
use regex_automata::nfa::thompson::{self, Transition};
use regex_automata::util::primitives::StateID;
use regex_automata::util::start;
use regex_automata::{Anchored, MatchKind};
use std::collections::{HashMap, HashSet};

/// A state: the index of the start of its row in the table.
pub(super) type StateOffset = u32;

/// The state from which no name can be completed. It is the first state and only leads to itself.
const DEAD: StateOffset = 0;

/// Added to the code of a marked character.
pub(super) const MARK: u8 = 0x80;

/// A deterministic automaton over character codes. Every state except the dead one can be completed to some name, so a name stops matching
/// at the first transition to the dead state.
#[derive(Debug, Clone)]
pub(super) struct Automaton {
    /// One row per state: the next state for each class of codes.
    table: Vec<StateOffset>,
    /// The class of each code. All states treat the codes of a class alike.
    classes: Box<[u8; 256]>,
    /// The length of a row.
    width: usize,
    start: StateOffset,
    /// The accepting states are the last ones, from here on.
    ends: StateOffset,
    /// Whether all names are ASCII.
    ascii: bool,
}

/// The extent to which a name matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MatchExtent {
    /// All of it.
    Fits,
    /// The number of codes that match, and the state before the first one that does not.
    Stops(usize, StateOffset),
}

impl Automaton {
    /// `None` if a rule is recursive or a limit is exceeded.
    pub(super) fn new(network: &Network, limits: &Limits) -> Option<Self> {
        Self::with_marked_rules(network, limits, &[])
    }

    /// Like [`Self::new`], with [`MARK`] on every character that one of these rules matches. Also `None` if names may contain
    /// characters beyond ASCII, which cannot be marked.
    pub(super) fn with_marked_rules(network: &Network, limits: &Limits, marks: &[u32]) -> Option<Self> {
        if limits.unfolded == 0 {
            return None;
        }
        let mut unfolding = NfaUnfolder {
            network,
            builder: thompson::Builder::new(),
            left: limits.unfolded,
            inside: vec![false; network.rules.len()],
            marks,
            marking: 0,
        };
        let nfa = unfolding.nfa()?;
        let config = dense::Config::new()
            .start_kind(StartKind::Anchored)
            // Matches all alternatives: the result is whether the whole name matches, not which alternative comes first.
            .match_kind(MatchKind::All)
            .accelerate(false)
            .dfa_size_limit(Some(limits.automaton))
            .determinize_size_limit(Some(limits.automaton.saturating_mul(2)));
        let dfa = dense::Builder::new().configure(config).build_from_nfa(&nfa).ok()?;
        Self::from_dfa(&dfa)
    }

    /// Converts the automaton to a plain table that needs only two lookups per character.
    fn from_dfa(dfa: &dense::DFA<Vec<u32>>) -> Option<Self> {
        let first = dfa.start_state(&start::Config::new().anchored(Anchored::Yes)).ok()?;
        // Classes in the order of their first codes, and one representative code of each.
        let (mut classes, mut codes, mut known): (_, Vec<u8>, Vec<u8>) = (Box::new([0; 256]), Vec::new(), Vec::new());
        for (code, class) in (0..=u8::MAX).zip(classes.iter_mut()) {
            let theirs = dfa.byte_classes().get(code);
            let ours = known.iter().position(|known| *known == theirs).unwrap_or_else(|| {
                known.push(theirs);
                codes.push(code);
                known.len() - 1
            });
            *class = u8::try_from(ours).ok()?;
        }
        // Matches are reported one step late: at the end-of-input symbol.
        let ends = |state: StateID| dfa.is_match_state(dfa.next_eoi_state(state));
        let after = |state: StateID| codes.iter().map(move |code| dfa.next_state(state, *code));
        // Some states therefore only report a match before them and lead nowhere else.
        let goes_on =
            |state: StateID| !dfa.is_dead_state(state) && (ends(state) || after(state).any(|to| !dfa.is_dead_state(to)));
        let mut found: Vec<StateID> = Vec::new();
        let mut seen: HashSet<StateID> = HashSet::new();
        found.extend(Some(first).filter(|state| goes_on(*state) && seen.insert(*state)));
        let mut at = 0;
        while let Some(state) = found.get(at).copied() {
            found.extend(after(state).filter(|to| goes_on(*to) && seen.insert(*to)));
            at += 1;
        }
        found.sort_by_key(|state| ends(*state));
        let width = codes.len();
        let row = |i: usize| StateOffset::try_from((i + 1) * width).ok();
        let mut places: HashMap<StateID, StateOffset> = HashMap::with_capacity(found.len());
        for (i, state) in found.iter().enumerate() {
            places.insert(*state, row(i)?);
        }
        let place = |state: StateID| places.get(&state).copied().unwrap_or(DEAD);
        let mut table = vec![DEAD; width];
        table.extend(found.iter().flat_map(|state| after(*state)).map(place));
        let open = found.iter().take_while(|state| !ends(**state)).count();
        let (start, ends) = (place(first), row(open)?);
        let is_lost = |class: u8| table.iter().skip(usize::from(class)).step_by(width).all(|to| *to == DEAD);
        let ascii = classes.iter().skip(128).all(|class| is_lost(*class));
        Some(Self { table, classes, width, start, ends, ascii })
    }

    pub(super) fn start(&self) -> StateOffset {
        self.start
    }

    #[inline]
    pub(super) fn next(&self, state: StateOffset, code: u8) -> StateOffset {
        let class = self.classes.get(usize::from(code)).copied().unwrap_or(0);
        self.table.get(state as usize + usize::from(class)).copied().unwrap_or(DEAD)
    }

    pub(super) fn is_dead(state: StateOffset) -> bool {
        state == DEAD
    }

    /// Whether the state is accepting.
    pub(super) fn is_accepting(&self, state: StateOffset) -> bool {
        state >= self.ends
    }

    /// The class of a code. All states treat the codes of a class alike.
    pub(super) fn class(&self, code: u8) -> u8 {
        self.classes.get(usize::from(code)).copied().unwrap_or(0)
    }

    /// Whether a text can be matched byte by byte: every character is one byte, or no longer character can match.
    #[inline]
    pub(super) fn can_match_bytes(&self, text: &str) -> bool {
        self.ascii || text.is_ascii()
    }

    /// The number of states, including the dead one.
    pub(super) fn len(&self) -> usize {
        self.table.len() / self.width.max(1)
    }

    /// The number of table entries: one transition per state and class of codes.
    pub(super) fn transition_count(&self) -> usize {
        self.table.len()
    }

    /// The number of a state, counted from the dead one.
    pub(super) fn state_number(&self, state: StateOffset) -> usize {
        state as usize / self.width.max(1)
    }

    /// Whether the state with this number is accepting.
    pub(super) fn is_accepting_number(&self, number: usize) -> bool {
        self.ends as usize <= number * self.width
    }

    /// The number of the next state.
    pub(super) fn next_state_number(&self, number: usize, code: u8) -> usize {
        let entry = number * self.width + usize::from(self.class(code));
        self.table.get(entry).map_or(0, |to| self.state_number(*to))
    }

    /// The numbers of the next states, for each class of codes.
    pub(super) fn next_state_numbers(&self, number: usize) -> impl Iterator<Item = usize> {
        let row = self.table.get(number * self.width..).unwrap_or_default();
        row.iter().take(self.width).map(|to| self.state_number(*to))
    }

    #[inline]
    pub(super) fn walk(&self, codes: &[u8]) -> MatchExtent {
        let mut state = self.start;
        for (at, code) in codes.iter().enumerate() {
            let next = self.next(state, *code);
            if next == DEAD {
                return MatchExtent::Stops(at, state);
            }
            state = next;
        }
        if self.is_accepting(state) { MatchExtent::Fits } else { MatchExtent::Stops(codes.len(), state) }
    }
}

struct NfaUnfolder<'n> {
    network: &'n Network,
    builder: thompson::Builder,
    left: usize,
    /// The rules that are currently being unfolded.
    inside: Vec<bool>,
    /// The rules whose characters are marked, and how many of them are currently being unfolded.
    marks: &'n [u32],
    marking: usize,
}

impl NfaUnfolder<'_> {
    fn nfa(&mut self) -> Option<thompson::NFA> {
        self.builder.start_pattern().ok()?;
        let end = self.builder.add_match().ok()?;
        let mut starts = Vec::new();
        for rule in &self.network.starts {
            starts.push(self.add_rule(*rule, end)?);
        }
        let start = self.builder.add_union(starts).ok()?;
        self.builder.finish_pattern(start).ok()?;
        self.builder.build(start, start).ok()
    }

    fn spend(&mut self, states: usize) -> Option<()> {
        self.left = self.left.checked_sub(states)?;
        Some(())
    }

    /// Adds a copy of a rule that continues at `end`; returns its first state.
    fn add_rule(&mut self, rule: u32, end: StateID) -> Option<StateID> {
        let network = self.network;
        let inside = self.inside.get_mut(rule as usize)?;
        if *inside {
            return None;
        }
        *inside = true;
        let is_marking = usize::from(self.marks.contains(&rule));
        self.marking += is_marking;
        let entry = network.entry(rule)?;
        // The states of a rule are contiguous.
        let count = network.states.iter().skip(entry as usize).take_while(|state| state.rule == rule).count();
        self.spend(count)?;
        let mut copies = Vec::with_capacity(count);
        for _ in 0..count {
            copies.push(self.builder.add_union(Vec::new()).ok()?);
        }
        for (offset, copy) in copies.iter().enumerate() {
            let state = network.states.get(entry as usize + offset)?;
            if state.ends {
                self.builder.patch(*copy, end).ok()?;
            }
            for step in &state.steps {
                let to = *copies.get((step.to - entry) as usize)?;
                let first = match step.reads {
                    TransitionInput::One(set, _) => self.add_set(network.set(set)?, to)?,
                    TransitionInput::Rule(inner) => self.add_rule(inner, to)?,
                };
                self.builder.patch(*copy, first).ok()?;
            }
        }
        self.marking -= is_marking;
        *self.inside.get_mut(rule as usize)? = false;
        copies.first().copied()
    }

    fn add_set(&mut self, set: &CodeSet, next: StateID) -> Option<StateID> {
        self.spend(1)?;
        let mut ranges: Vec<Transition> = Vec::new();
        for code in set.codes() {
            let code = match (self.marks, self.marking) {
                ([], _) => code,
                (_, 0) if code < MARK => code,
                (_, 1..) if code < MARK => code | MARK,
                _ => return None,
            };
            match ranges.last_mut() {
                Some(last) if last.end.checked_add(1) == Some(code) => last.end = code,
                _ => ranges.push(Transition { start: code, end: code, next }),
            }
        }
        self.builder.add_sparse(ranges).ok()
    }
}
