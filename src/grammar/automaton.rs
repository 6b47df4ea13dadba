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
use std::collections::{HashMap, HashSet};

/// A state: where its row of the table begins.
pub(super) type At = u32;

/// The state from which no name goes on. It comes first and leads to itself.
const DEAD: At = 0;

/// What a code has besides, when a character is marked.
pub(super) const MARK: u8 = 0x80;

/// A deterministic automaton over character codes. From every state but the dead one some name goes on, so the first
/// step to the dead one is where a name stops fitting.
#[derive(Debug, Clone)]
pub(super) struct Automaton {
    /// A row a state: the state after it, for each class of codes.
    table: Vec<At>,
    /// The class of each code. Codes of one class are treated alike everywhere.
    classes: Box<[u8; 256]>,
    /// Length of a row.
    width: usize,
    start: At,
    /// The states at which a name may end come last, from here on.
    ends: At,
    /// Whether no name has a code beyond ASCII.
    ascii: bool,
}

/// How far a name goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Walked {
    /// All of it fits.
    Fits,
    /// So many codes fit, and lead to a state from which no name goes on like this.
    Stops(usize, At),
}

impl Automaton {
    /// `None` when a rule comes back to itself or a limit is reached.
    pub(super) fn new(network: &Network, limits: &Limits) -> Option<Self> {
        Self::with_marks(network, limits, &[])
    }

    /// The same, with [`MARK`] on every character that one of these rules reads; `None` also when a character beyond ASCII may stand
    /// in a name, for which there is no mark.
    pub(super) fn with_marks(network: &Network, limits: &Limits, marks: &[u32]) -> Option<Self> {
        if limits.unfolded == 0 {
            return None;
        }
        let mut unfolding = Unfolding {
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
            // All ways count: what matters is whether the whole name is read, not which part is read first.
            .match_kind(MatchKind::All)
            .accelerate(false)
            .dfa_size_limit(Some(limits.automaton))
            .determinize_size_limit(Some(limits.automaton.saturating_mul(2)));
        let dfa = dense::Builder::new().configure(config).build_from_nfa(&nfa).ok()?;
        Self::of(&dfa)
    }

    /// The same automaton as a plain table: it is read with two look-ups a character and nothing else.
    fn of(dfa: &dense::DFA<Vec<u32>>) -> Option<Self> {
        let first = dfa.start_state(&start::Config::new().anchored(Anchored::Yes)).ok()?;
        // Classes in the order of their first codes, and one code of each.
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
        // Matches are told one step late: at the sign for the end of the text.
        let ends = |state: StateID| dfa.is_match_state(dfa.next_eoi_state(state));
        let after = |state: StateID| codes.iter().map(move |code| dfa.next_state(state, *code));
        // So there are states that only tell of a match before them: no name goes on from there.
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
        let row = |i: usize| At::try_from((i + 1) * width).ok();
        let mut places: HashMap<StateID, At> = HashMap::with_capacity(found.len());
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

    pub(super) fn start(&self) -> At {
        self.start
    }

    #[inline]
    pub(super) fn next(&self, state: At, code: u8) -> At {
        let class = self.classes.get(usize::from(code)).copied().unwrap_or(0);
        self.table.get(state as usize + usize::from(class)).copied().unwrap_or(DEAD)
    }

    pub(super) fn is_dead(state: At) -> bool {
        state == DEAD
    }

    /// Whether a name may end in this state.
    pub(super) fn ends(&self, state: At) -> bool {
        state >= self.ends
    }

    /// The class of a code: codes of the same class are treated alike everywhere.
    pub(super) fn class(&self, code: u8) -> u8 {
        self.classes.get(usize::from(code)).copied().unwrap_or(0)
    }

    /// Whether a text can be read byte by byte: it has one byte a character, or the first that has more fits nothing.
    #[inline]
    pub(super) fn reads_bytes_of(&self, text: &str) -> bool {
        self.ascii || text.is_ascii()
    }

    /// States, the dead one included.
    pub(super) fn len(&self) -> usize {
        self.table.len() / self.width.max(1)
    }

    /// Entries of the table: a step of each state for each class of codes.
    pub(super) fn steps(&self) -> usize {
        self.table.len()
    }

    /// Which state it is, counted from the dead one.
    pub(super) fn number(&self, state: At) -> usize {
        state as usize / self.width.max(1)
    }

    /// Whether a name may end in the state of this number.
    pub(super) fn ends_at(&self, number: usize) -> bool {
        self.ends as usize <= number * self.width
    }

    /// The number of the state after the one of this number.
    pub(super) fn after(&self, number: usize, code: u8) -> usize {
        let entry = number * self.width + usize::from(self.class(code));
        self.table.get(entry).map_or(0, |to| self.number(*to))
    }

    /// The numbers of the states after the one of this number, for each class of codes.
    pub(super) fn row(&self, number: usize) -> impl Iterator<Item = usize> {
        let row = self.table.get(number * self.width..).unwrap_or_default();
        row.iter().take(self.width).map(|to| self.number(*to))
    }

    #[inline]
    pub(super) fn walk(&self, codes: &[u8]) -> Walked {
        let mut state = self.start;
        for (at, code) in codes.iter().enumerate() {
            let next = self.next(state, *code);
            if next == DEAD {
                return Walked::Stops(at, state);
            }
            state = next;
        }
        if self.ends(state) { Walked::Fits } else { Walked::Stops(codes.len(), state) }
    }
}

struct Unfolding<'n> {
    network: &'n Network,
    builder: thompson::Builder,
    left: usize,
    /// The rules one is inside of.
    inside: Vec<bool>,
    /// The rules whose characters are marked, and how many of them one is inside of.
    marks: &'n [u32],
    marking: usize,
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
        let is_marking = usize::from(self.marks.contains(&rule));
        self.marking += is_marking;
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
        self.marking -= is_marking;
        *self.inside.get_mut(rule as usize)? = false;
        copies.first().copied()
    }

    fn one(&mut self, set: &Set, next: StateID) -> Option<StateID> {
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
