//! A grammar as a network: each rule has states, with transitions that read a character or call a rule.
//!
//! There are no empty transitions, and states from which a rule cannot be completed are removed, so every state can be completed
//! to some name. The size is limited by [`super::Limits::network`].

use super::node::Node;
use super::node::Rule;
use super::rules;
use super::ruleset::Grammar;
use super::verdict::Uncompiled;
use std::collections::{BTreeMap, BTreeSet};

/// The maximum number of characters of a string that an error message lists as expected.
const EXPECTED_STRING_MAX: usize = 40;

/// A set of character codes up to 255.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct CodeSet([u64; 4]);

impl CodeSet {
    pub(super) fn insert(&mut self, code: u8) {
        if let Some(word) = self.0.get_mut(usize::from(code >> 6)) {
            *word |= 1 << (code & 63);
        }
    }

    pub(super) fn has(&self, code: u8) -> bool {
        self.0.get(usize::from(code >> 6)).is_some_and(|word| word & (1 << (code & 63)) != 0)
    }

    pub(super) fn from_codes(codes: impl IntoIterator<Item = u8>) -> Self {
        let mut set = Self::default();
        codes.into_iter().for_each(|code| set.insert(code));
        set
    }

    /// The characters of a range, as far as they are in the set.
    pub(super) fn between(from: u32, to: u32) -> Self {
        Self::from_codes((0..=u8::MAX).filter(|code| (from..=to).contains(&u32::from(*code))))
    }

    /// A letter in both cases, or any other character as it is.
    pub(super) fn either_case(code: u8) -> Self {
        Self::from_codes([code.to_ascii_lowercase(), code.to_ascii_uppercase()])
    }

    pub(super) fn union(mut self, more: Self) -> Self {
        for (word, more) in self.0.iter_mut().zip(more.0) {
            *word |= more;
        }
        self
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Its codes, in ascending order.
    pub(super) fn codes(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=u8::MAX).filter(|code| self.has(*code))
    }
}

/// The input that a transition reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TransitionInput {
    /// One character of a set; the second number is the index of its label.
    One(u32, u32),
    /// A name that the rule generates.
    Rule(u32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Transition {
    pub(super) reads: TransitionInput,
    pub(super) to: u32,
}

#[derive(Debug, Clone, Default)]
pub(super) struct State {
    pub(super) rule: u32,
    pub(super) steps: Vec<Transition>,
    /// Whether the rule may end in this state.
    pub(super) ends: bool,
}

#[derive(Debug, Clone)]
pub(super) struct NetRule {
    pub(super) name: String,
    pub(super) entry: u32,
}

/// The states of all rules that the start rule needs.
#[derive(Debug, Clone, Default)]
pub(super) struct Network {
    pub(super) rules: Vec<NetRule>,
    pub(super) states: Vec<State>,
    pub(super) sets: Vec<CodeSet>,
    pub(super) words: Vec<String>,
    /// The rules with which a name may begin.
    pub(super) starts: Vec<u32>,
}

impl Network {
    pub(super) fn state(&self, state: u32) -> Option<&State> {
        self.states.get(state as usize)
    }

    pub(super) fn entry(&self, rule: u32) -> Option<u32> {
        self.rules.get(rule as usize).map(|rule| rule.entry)
    }

    pub(super) fn set(&self, set: u32) -> Option<&CodeSet> {
        self.sets.get(set as usize)
    }

    /// Whether each state determines if its rule has read anything: no rule may end in its start state, and none returns to it.
    pub(super) fn start_states_are_exclusive(&self) -> bool {
        let is_entry = |at: u32| self.state(at).is_some_and(|state| self.entry(state.rule) == Some(at));
        let begins_once = self.states.iter().flat_map(|state| &state.steps).all(|step| !is_entry(step.to));
        begins_once && self.rules.iter().all(|rule| self.state(rule.entry).is_some_and(|state| !state.ends))
    }

    pub(super) fn build(grammar: &Grammar, starts: &[&str], limit: usize) -> Result<Self, Uncompiled> {
        let mut builder = NetworkBuilder {
            grammar,
            limit,
            spent: 0,
            network: Self::default(),
            by_name: BTreeMap::new(),
            todo: Vec::new(),
            sets: BTreeMap::new(),
            words: BTreeMap::new(),
        };
        for start in starts {
            let rule = builder.rule_index(start, false)?;
            builder.network.starts.push(rule);
        }
        while let Some((rule, node, known)) = builder.todo.pop() {
            builder.define(rule, node, known)?;
        }
        let mut network = builder.network;
        network.prune();
        Ok(network)
    }

    /// Removes transitions after which a rule can no longer be completed.
    fn prune(&mut self) {
        let mut useful = vec![false; self.states.len()];
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); self.states.len()];
        let mut callers: Vec<Vec<u32>> = vec![Vec::new(); self.rules.len()];
        let number = |i: usize| u32::try_from(i).unwrap_or(u32::MAX);
        for (i, state) in self.states.iter().enumerate() {
            for step in &state.steps {
                if let Some(list) = before.get_mut(step.to as usize) {
                    list.push(number(i));
                }
                if let TransitionInput::Rule(rule) = step.reads
                    && let Some(list) = callers.get_mut(rule as usize)
                {
                    list.push(number(i));
                }
            }
        }
        let done = |useful: &[bool], state: u32| useful.get(state as usize).copied().unwrap_or(false);
        let mut front: Vec<u32> = Vec::new();
        front.extend(self.states.iter().enumerate().filter(|(_, state)| state.ends).map(|(i, _)| number(i)));
        while let Some(at) = front.pop() {
            if done(&useful, at) {
                continue;
            }
            if let Some(mark) = useful.get_mut(at as usize) {
                *mark = true;
            }
            let mut ask: Vec<u32> = before.get(at as usize).cloned().unwrap_or_default();
            let rule = self.state(at).map_or(0, |state| state.rule);
            if self.entry(rule) == Some(at) {
                ask.extend(callers.get(rule as usize).into_iter().flatten());
            }
            for state in ask {
                let goes_on =
                    self.state(state).is_some_and(|state| state.steps.iter().any(|step| self.is_completable(step, &useful)));
                if goes_on && !done(&useful, state) {
                    front.push(state);
                }
            }
        }
        let kept: Vec<Vec<Transition>> = self
            .states
            .iter()
            .map(|state| state.steps.iter().filter(|step| self.is_completable(step, &useful)).copied().collect())
            .collect();
        for (state, steps) in self.states.iter_mut().zip(kept) {
            state.steps = steps;
        }
        let entries: Vec<(u32, bool)> =
            self.starts.iter().map(|rule| (*rule, self.entry(*rule).is_some_and(|entry| done(&useful, entry)))).collect();
        self.starts = entries.into_iter().filter(|(_, useful)| *useful).map(|(rule, _)| rule).collect();
    }

    fn is_completable(&self, step: &Transition, useful: &[bool]) -> bool {
        let good = |state: u32| useful.get(state as usize).copied().unwrap_or(false);
        good(step.to)
            && match step.reads {
                TransitionInput::One(set, _) => self.set(set).is_some_and(|set| !set.is_empty()),
                TransitionInput::Rule(rule) => self.entry(rule).is_some_and(good),
            }
    }
}

/// A rule under construction; it may have empty transitions.
#[derive(Default)]
struct RuleDraft {
    states: Vec<Vec<(Option<TransitionInput>, usize)>>,
}

impl RuleDraft {
    fn add_state(&mut self) -> usize {
        self.states.push(Vec::new());
        self.states.len() - 1
    }

    /// The state itself or, if its only transition reads nothing, the target of that transition. This merges the ends of many alternatives.
    fn skip_empty_transition(&self, mut state: usize, end: usize) -> usize {
        for _ in 0..self.states.len() {
            match self.states.get(state).map(Vec::as_slice) {
                Some([(None, to)]) if state != end => state = *to,
                _ => break,
            }
        }
        state
    }

    fn add_transition(&mut self, from: usize, reads: Option<TransitionInput>, to: usize) {
        if let Some(steps) = self.states.get_mut(from) {
            steps.push((reads, to));
        }
    }
}

struct NetworkBuilder<'g> {
    grammar: &'g Grammar,
    limit: usize,
    spent: usize,
    network: Network,
    /// By name, and whether the predefined rule is meant (predefined rules refer to each other, not to a rule of the grammar with
    /// the same name).
    by_name: BTreeMap<(String, bool), u32>,
    todo: Vec<(u32, &'g Node, bool)>,
    sets: BTreeMap<CodeSet, u32>,
    words: BTreeMap<String, u32>,
}

impl<'g> NetworkBuilder<'g> {
    fn spend(&mut self, steps: usize) -> Result<(), Uncompiled> {
        self.spent += steps;
        if self.spent > self.limit { Err(Uncompiled::TooLarge) } else { Ok(()) }
    }

    fn find(&self, name: &str, known: bool) -> Option<(&'g Rule, bool)> {
        let folded = name.to_ascii_lowercase();
        let own = if known { None } else { self.grammar.get(&folded) };
        own.map(|rule| (rule, false)).or_else(|| rules::predefined_rule(&folded).map(|rule| (rule, true)))
    }

    /// The index of a rule, which is built later.
    fn rule_index(&mut self, name: &str, known: bool) -> Result<u32, Uncompiled> {
        let (rule, known) = self.find(name, known).ok_or_else(|| Uncompiled::Undefined(name.to_owned()))?;
        let key = (rule.name.to_ascii_lowercase(), known);
        if let Some(number) = self.by_name.get(&key) {
            return Ok(*number);
        }
        let number = u32::try_from(self.network.rules.len()).map_err(|_| Uncompiled::TooLarge)?;
        self.network.rules.push(NetRule { name: rule.name.clone(), entry: 0 });
        self.by_name.insert(key, number);
        self.todo.push((number, &rule.node, known));
        Ok(number)
    }

    fn define(&mut self, rule: u32, node: &'g Node, known: bool) -> Result<(), Uncompiled> {
        let mut draft = RuleDraft::default();
        let start = draft.add_state();
        let end = self.add_node(&mut draft, node, start, known)?;
        self.remove_empty_transitions(rule, &draft, start, end)
    }

    /// Removes the empty transitions of a draft and adds its states to the network.
    fn remove_empty_transitions(&mut self, rule: u32, draft: &RuleDraft, start: usize, end: usize) -> Result<(), Uncompiled> {
        let mut numbers: BTreeMap<usize, u32> = BTreeMap::new();
        let mut kept = vec![start];
        for (_, to) in draft.states.iter().flatten().filter(|(reads, _)| reads.is_some()) {
            kept.push(draft.skip_empty_transition(*to, end));
        }
        kept.sort_unstable();
        kept.dedup();
        let base = self.network.states.len();
        for (i, state) in kept.iter().enumerate() {
            numbers.insert(*state, u32::try_from(base + i).map_err(|_| Uncompiled::TooLarge)?);
        }
        if let (Some(rule), Some(entry)) = (self.network.rules.get_mut(rule as usize), numbers.get(&start)) {
            rule.entry = *entry;
        }
        for state in kept {
            let mut steps = BTreeSet::new();
            let (mut seen, mut front, mut ends) = (BTreeSet::from([state]), vec![state], false);
            while let Some(at) = front.pop() {
                ends |= at == end;
                for (reads, to) in draft.states.get(at).into_iter().flatten() {
                    let Some(reads) = reads else {
                        if seen.insert(*to) {
                            front.push(*to);
                        }
                        continue;
                    };
                    if let Some(to) = numbers.get(&draft.skip_empty_transition(*to, end)) {
                        steps.insert(Transition { reads: *reads, to: *to });
                    }
                }
            }
            self.spend(1 + seen.len() + steps.len())?;
            self.network.states.push(State { rule, steps: steps.into_iter().collect(), ends });
        }
        Ok(())
    }

    fn intern_set(&mut self, set: CodeSet, words: String) -> Result<TransitionInput, Uncompiled> {
        let network = &mut self.network;
        let count = |len: usize| u32::try_from(len).map_err(|_| Uncompiled::TooLarge);
        let (next_set, next_step_text) = (count(network.sets.len())?, count(network.words.len())?);
        let set = *self.sets.entry(set).or_insert_with(|| {
            network.sets.push(set);
            next_set
        });
        let words = *self.words.entry(words).or_insert_with_key(|words| {
            network.words.push(words.clone());
            next_step_text
        });
        Ok(TransitionInput::One(set, words))
    }

    /// Adds what a node reads after the state `from`; returns the state after it.
    fn add_node(&mut self, draft: &mut RuleDraft, node: &'g Node, from: usize, known: bool) -> Result<usize, Uncompiled> {
        self.spend(1)?;
        match node {
            Node::Alternatives(nodes) => {
                let end = draft.add_state();
                for node in nodes {
                    let last = self.add_node(draft, node, from, known)?;
                    draft.add_transition(last, None, end);
                }
                Ok(end)
            }
            Node::Sequence(nodes) => nodes.iter().try_fold(from, |at, node| self.add_node(draft, node, at, known)),
            Node::Optional(node) => {
                let end = draft.add_state();
                let last = self.add_node(draft, node, from, known)?;
                draft.add_transition(last, None, end);
                draft.add_transition(from, None, end);
                Ok(end)
            }
            Node::Repeat { least, most, node } => self.repeated(draft, node, from, (*least, *most), known),
            Node::Name(name) => {
                let (rule, is_known) = self.find(name, known).ok_or_else(|| Uncompiled::Undefined(name.clone()))?;
                // A predefined one-character rule is reported by its label; the characters of "ALPHA" are not listed.
                let reads = match class(&rule.node).filter(|_| is_known) {
                    Some(set) => {
                        let words = rules::characters_label(&rule.name.to_ascii_lowercase());
                        self.intern_set(set, words.map_or_else(|| rule.name.clone(), str::to_owned))?
                    }
                    None => TransitionInput::Rule(self.rule_index(name, known)?),
                };
                let to = draft.add_state();
                draft.add_transition(from, Some(reads), to);
                Ok(to)
            }
            Node::Text { text, exact } => {
                let mut at = from;
                for (i, c) in text.char_indices() {
                    let code = u8::try_from(u32::from(c)).unwrap_or(b'?');
                    let set = if *exact { CodeSet::from_codes([code]) } else { CodeSet::either_case(code) };
                    // The beginning of a long string is enough; listing all its suffixes would take quadratic space.
                    let rest = text.get(i..).unwrap_or_default();
                    let words = match rest.get(..EXPECTED_STRING_MAX).filter(|_| rest.len() > EXPECTED_STRING_MAX) {
                        Some(begin) => format!("\"{begin}…\""),
                        None => format!("\"{rest}\""),
                    };
                    at = self.add_set_transition(draft, at, set, words)?;
                }
                Ok(at)
            }
            Node::Range { from: first, to: last } => self.add_set_transition(
                draft,
                from,
                CodeSet::between(*first, *last),
                format!("{} to {}", display_character(*first), display_character(*last)),
            ),
            Node::Codes(codes) => codes.iter().try_fold(from, |at, code| {
                self.add_set_transition(draft, at, CodeSet::from_codes(u8::try_from(*code).ok()), display_character(*code))
            }),
            Node::Prose(words) => Err(Uncompiled::Prose(words.clone())),
        }
    }

    fn add_set_transition(
        &mut self,
        draft: &mut RuleDraft,
        from: usize,
        set: CodeSet,
        words: String,
    ) -> Result<usize, Uncompiled> {
        self.spend(1)?;
        let reads = self.intern_set(set, words)?;
        let to = draft.add_state();
        draft.add_transition(from, Some(reads), to);
        Ok(to)
    }

    fn repeated(
        &mut self,
        draft: &mut RuleDraft,
        node: &'g Node,
        from: usize,
        (least, most): (u32, Option<u32>),
        known: bool,
    ) -> Result<usize, Uncompiled> {
        let mut at = from;
        for _ in 0..least {
            at = self.add_node(draft, node, at, known)?;
        }
        let end = draft.add_state();
        match most {
            None => {
                let again = draft.add_state();
                draft.add_transition(at, None, again);
                let last = self.add_node(draft, node, again, known)?;
                draft.add_transition(last, None, again);
                draft.add_transition(again, None, end);
            }
            Some(most) => {
                for _ in least..most {
                    draft.add_transition(at, None, end);
                    let next = draft.add_state();
                    draft.add_transition(at, None, next);
                    at = self.add_node(draft, node, next, known)?;
                }
                draft.add_transition(at, None, end);
            }
        }
        Ok(end)
    }
}

/// The characters of a predefined rule that matches one character.
fn class(node: &Node) -> Option<CodeSet> {
    match node {
        Node::Range { from, to } => Some(CodeSet::between(*from, *to)),
        Node::Text { text, .. } if text.len() == 1 => {
            let code = *text.as_bytes().first()?;
            Some(CodeSet::either_case(code))
        }
        Node::Codes(codes) => match codes.as_slice() {
            [code] => u8::try_from(*code).ok().map(|code| CodeSet::from_codes([code])),
            _ => None,
        },
        Node::Alternatives(nodes) => {
            let mut all = CodeSet::default();
            for node in nodes {
                all = all.union(class(node)?);
            }
            Some(all)
        }
        // The predefined one-character rules are not recursive (see their definitions).
        Node::Name(name) => class(&rules::predefined_rule(&name.to_ascii_lowercase())?.node),
        _ => None,
    }
}

/// A character for display: quoted, or as its number if it is not printable.
fn display_character(code: u32) -> String {
    match char::from_u32(code) {
        Some('"') => "a double quote".to_owned(),
        Some(' ') => "a space".to_owned(),
        Some(c) if c.is_ascii_graphic() => format!("\"{c}\""),
        _ => format!("U+{code:04X}"),
    }
}
