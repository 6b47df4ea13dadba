//! A network in which no rule comes back to itself, unfolded and made deterministic: yes or no in a step a character.
//!
//! The unfolded automaton is bounded in states and the deterministic one in bytes ([`super::Limits`]); a grammar that
//! grows beyond them is matched by its rules instead.

use super::limits::Limits;
use super::network::{Network, Reads, Set};
use regex_automata::dfa::{Automaton as _, StartKind, dense};
use regex_automata::nfa::thompson::{self, Transition};
use regex_automata::util::primitives::StateID;
use regex_automata::util::start;
use regex_automata::{Anchored, MatchKind};

/// A deterministic automaton over character codes.
#[derive(Debug, Clone)]
pub(super) struct Automaton {
    dfa: dense::DFA<Vec<u32>>,
    start: StateID,
    /// One code of each class of codes that are treated alike.
    codes: Vec<u8>,
}

impl Automaton {
    /// `None` when a rule comes back to itself or a limit is reached.
    pub(super) fn new(network: &Network, limits: &Limits) -> Option<Self> {
        if limits.unfolded == 0 {
            return None;
        }
        let mut unfolding = Unfolding {
            network,
            builder: thompson::Builder::new(),
            left: limits.unfolded,
            inside: vec![false; network.rules.len()],
        };
        let nfa = unfolding.nfa()?;
        let config = dense::Config::new()
            .start_kind(StartKind::Anchored)
            // All ways count: what matters is whether the whole name is read, not which part is read first.
            .match_kind(MatchKind::All)
            .accelerate(false)
            .dfa_size_limit(Some(limits.automaton))
            .determinize_size_limit(Some(limits.automaton.saturating_mul(2)));
        let dfa = dense::Builder::new().configure(config).build_from_nfa(&nfa).ok()?;
        let start = dfa.start_state(&start::Config::new().anchored(Anchored::Yes)).ok()?;
        let mut codes: Vec<u8> = Vec::new();
        let mut classes: Vec<u8> = Vec::new();
        for code in 0..=u8::MAX {
            let class = dfa.byte_classes().get(code);
            if !classes.contains(&class) {
                classes.push(class);
                codes.push(code);
            }
        }
        Some(Self { dfa, start, codes })
    }

    pub(super) fn start(&self) -> StateID {
        self.start
    }

    pub(super) fn next(&self, state: StateID, code: u8) -> StateID {
        self.dfa.next_state(state, code)
    }

    pub(super) fn is_dead(&self, state: StateID) -> bool {
        self.dfa.is_dead_state(state)
    }

    /// Whether a name may end in this state.
    pub(super) fn ends(&self, state: StateID) -> bool {
        // Matches are told one step late: at the sign for the end of the text.
        self.dfa.is_match_state(self.dfa.next_eoi_state(state))
    }

    /// The class of a code: codes of the same class are treated alike everywhere.
    pub(super) fn class(&self, code: u8) -> u8 {
        self.dfa.byte_classes().get(code)
    }

    pub(super) fn matches(&self, codes: &[u8]) -> bool {
        let mut state = self.start;
        for code in codes {
            state = self.next(state, *code);
            if self.is_dead(state) {
                return false;
            }
        }
        self.ends(state)
    }

    /// Codes from the start after which some name still goes on.
    pub(super) fn fits(&self, codes: &[u8]) -> usize {
        let mut state = self.start;
        for (i, code) in codes.iter().enumerate() {
            state = self.next(state, *code);
            let goes_on = self.ends(state) || self.codes.iter().any(|code| !self.is_dead(self.next(state, *code)));
            if self.is_dead(state) || !goes_on {
                return i;
            }
        }
        codes.len()
    }
}

struct Unfolding<'n> {
    network: &'n Network,
    builder: thompson::Builder,
    left: usize,
    /// The rules one is inside of.
    inside: Vec<bool>,
}

impl Unfolding<'_> {
    fn nfa(&mut self) -> Option<thompson::NFA> {
        self.builder.start_pattern().ok()?;
        let end = self.builder.add_match().ok()?;
        let mut starts = Vec::new();
        for rule in &self.network.starts {
            starts.push(self.rule(*rule, end)?);
        }
        let start = self.builder.add_union(starts).ok()?;
        self.builder.finish_pattern(start).ok()?;
        self.builder.build(start, start).ok()
    }

    fn spend(&mut self, states: usize) -> Option<()> {
        self.left = self.left.checked_sub(states)?;
        Some(())
    }

    /// A copy of a rule that goes on at `end`; the result is where it begins.
    fn rule(&mut self, rule: u32, end: StateID) -> Option<StateID> {
        let network = self.network;
        let inside = self.inside.get_mut(rule as usize)?;
        if *inside {
            return None;
        }
        *inside = true;
        let entry = network.entry(rule)?;
        // The states of a rule stand side by side.
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
                    Reads::One(set, _) => self.one(network.set(set)?, to)?,
                    Reads::Rule(inner) => self.rule(inner, to)?,
                };
                self.builder.patch(*copy, first).ok()?;
            }
        }
        *self.inside.get_mut(rule as usize)? = false;
        copies.first().copied()
    }

    fn one(&mut self, set: &Set, next: StateID) -> Option<StateID> {
        self.spend(1)?;
        let mut ranges: Vec<Transition> = Vec::new();
        for code in set.codes() {
            match ranges.last_mut() {
                Some(last) if last.end.checked_add(1) == Some(code) => last.end = code,
                _ => ranges.push(Transition { start: code, end: code, next }),
            }
        }
        self.builder.add_sparse(ranges).ok()
    }
}
