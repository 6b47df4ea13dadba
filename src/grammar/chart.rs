//! Reading a name with every rule at once (Earley's method), for any grammar: recursive, ambiguous, starting with itself.
//!
//! For each character there is a column of the states in which a reader can stand there, each with the place where its
//! rule began and with the step that led to it first. A state is entered once a column and place, so the work is bounded
//! by the states and the square of the length; and every state goes on to some name (see [`super::network`]), so the
//! first column without states is where the name stops fitting.

use super::limits::Budget;
use super::network::{Network, Reads};
use super::rules;
use super::verdict::Part;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// A hash of two small numbers in one; the budget bounds what a bad case costs.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        let mixed = (self.0 ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

type Mixed = BuildHasherDefault<Mixer>;

#[derive(Clone, Copy)]
enum Cause {
    Start,
    /// A state of the same column asked for the rule.
    Asked(u32),
    /// A state of the column before, and a character.
    Read(u32),
    /// A state of a column before that asked for a rule, and the state of this column in which the rule ended.
    Done {
        column: u32,
        caller: u32,
        inner: u32,
    },
}

#[derive(Clone, Copy)]
struct Item {
    state: u32,
    origin: u32,
    cause: Cause,
}

#[derive(Default)]
struct Column {
    items: Vec<Item>,
    seen: HashSet<u64, Mixed>,
    /// Who asked for a rule here, and where it goes on after it.
    waiting: HashMap<u32, Vec<(u32, u32)>, Mixed>,
    /// Rules that ended here without reading anything.
    empty: HashMap<u32, u32, Mixed>,
}

impl Column {
    fn add(&mut self, item: Item) {
        if self.seen.insert(u64::from(item.state) << 32 | u64::from(item.origin)) {
            self.items.push(item);
        }
    }
}

/// How far a name was read.
pub(super) struct Chart<'n> {
    network: &'n Network,
    columns: Vec<Column>,
    /// The state in which the whole name was read, when it was.
    accepted: Option<u32>,
}

/// The budget did not suffice.
pub(super) struct Spent;

fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl<'n> Chart<'n> {
    pub(super) fn read(network: &'n Network, codes: &[u8], budget: &mut Budget) -> Result<Self, Spent> {
        let mut chart = Self { network, columns: Vec::new(), accepted: None };
        let mut column = Column::default();
        for start in &network.starts {
            if let Some(entry) = network.entry(*start) {
                column.add(Item { state: entry, origin: 0, cause: Cause::Start });
            }
        }
        for at in 0..=codes.len() {
            let next = chart.fill(column, narrow(at), codes.get(at).copied(), budget)?;
            column = next;
            if column.items.is_empty() {
                break;
            }
        }
        if chart.columns.len() == codes.len() + 1 {
            chart.accepted = chart.last().items.iter().position(|item| chart.is_whole(item)).map(narrow);
        }
        Ok(chart)
    }

    fn is_whole(&self, item: &Item) -> bool {
        let state = self.network.state(item.state);
        item.origin == 0 && state.is_some_and(|state| state.ends && self.network.starts.contains(&state.rule))
    }

    fn last(&self) -> &Column {
        static NONE: std::sync::LazyLock<Column> = std::sync::LazyLock::new(Column::default);
        self.columns.last().unwrap_or(&NONE)
    }

    /// Follows all steps of a column; returns the column after the next character.
    fn fill(&mut self, mut column: Column, at: u32, code: Option<u8>, budget: &mut Budget) -> Result<Column, Spent> {
        let network = self.network;
        let mut next = Column::default();
        let mut i = 0;
        while let Some(item) = column.items.get(i).copied() {
            let here = narrow(i);
            i += 1;
            let Some(state) = network.state(item.state) else { continue };
            if !budget.take(1 + state.steps.len() as u64) {
                return Err(Spent);
            }
            for step in &state.steps {
                match step.reads {
                    Reads::One(set, _) => {
                        if code.is_some_and(|code| network.set(set).is_some_and(|set| set.has(code))) {
                            next.add(Item { state: step.to, origin: item.origin, cause: Cause::Read(here) });
                        }
                    }
                    Reads::Rule(rule) => {
                        column.waiting.entry(rule).or_default().push((here, step.to));
                        if let Some(entry) = network.entry(rule) {
                            column.add(Item { state: entry, origin: at, cause: Cause::Asked(here) });
                        }
                        if let Some(inner) = column.empty.get(&rule).copied() {
                            let cause = Cause::Done { column: at, caller: here, inner };
                            column.add(Item { state: step.to, origin: item.origin, cause });
                        }
                    }
                }
            }
            if state.ends {
                let waiting = if item.origin == at {
                    column.empty.entry(state.rule).or_insert(here);
                    column.waiting.get(&state.rule).cloned().unwrap_or_default()
                } else {
                    let before = self.columns.get(item.origin as usize);
                    before.and_then(|before| before.waiting.get(&state.rule)).cloned().unwrap_or_default()
                };
                if !budget.take(waiting.len() as u64) {
                    return Err(Spent);
                }
                for (caller, to) in waiting {
                    let before = if item.origin == at { Some(&column) } else { self.columns.get(item.origin as usize) };
                    let Some(origin) = before.and_then(|before| before.items.get(caller as usize)).map(|item| item.origin) else {
                        continue;
                    };
                    column.add(Item { state: to, origin, cause: Cause::Done { column: item.origin, caller, inner: here } });
                }
            }
        }
        column.seen = HashSet::default();
        self.columns.push(column);
        Ok(next)
    }

    pub(super) fn is_accepted(&self) -> bool {
        self.accepted.is_some()
    }

    /// Characters that fit: the index of the first one that does not, or the length of the name.
    pub(super) fn fits(&self) -> usize {
        self.columns.len().saturating_sub(1)
    }

    /// What was read, by one of the ways in which it can be read: the whole name, or as far as it fits. Outer rules first.
    pub(super) fn parts(&self, offset: impl Fn(usize) -> usize) -> Vec<Part> {
        let end = narrow(self.fits());
        let from = self.accepted.unwrap_or(0);
        let mut found: Vec<(u32, u32, u32, u32)> = Vec::new();
        // Each rule that is still open began where the one around it asked for it.
        let mut open = Some((end, from));
        let mut depth = 0_u32;
        let mut levels = Vec::new();
        while let Some((column, item)) = open {
            levels.push((column, item));
            open = self.begin(column, item);
        }
        let most = narrow(levels.len());
        for (column, item) in levels {
            depth += 1;
            if let Some(state) = self.item(column, item) {
                let rule = self.network.state(state.state).map_or(0, |state| state.rule);
                found.push((state.origin, end, most - depth, rule));
            }
            self.inside(column, item, most - depth, &mut found);
        }
        found.sort_by_key(|(from, to, depth, _)| (*from, u32::MAX - *to, *depth));
        found
            .into_iter()
            .filter_map(|(from, to, _, rule)| {
                let rule = self.network.rules.get(rule as usize)?.name.clone();
                Some(Part { rule, range: offset(from as usize)..offset(to as usize) })
            })
            .collect()
    }

    fn item(&self, column: u32, item: u32) -> Option<Item> {
        self.columns.get(column as usize)?.items.get(item as usize).copied()
    }

    /// The state before: of the column and rule in which `item` is.
    fn back(&self, column: u32, item: u32) -> Option<(u32, u32)> {
        match self.item(column, item)?.cause {
            Cause::Start | Cause::Asked(_) => None,
            Cause::Read(before) => Some((column.checked_sub(1)?, before)),
            Cause::Done { column, caller, .. } => Some((column, caller)),
        }
    }

    /// The state that asked for the rule in which `item` is.
    fn begin(&self, mut column: u32, mut item: u32) -> Option<(u32, u32)> {
        while let Some((before, at)) = self.back(column, item) {
            (column, item) = (before, at);
        }
        match self.item(column, item)?.cause {
            Cause::Asked(asker) => Some((column, asker)),
            _ => None,
        }
    }

    /// The rules that ended on the way to `item` since its own rule began.
    fn inside(&self, column: u32, item: u32, depth: u32, found: &mut Vec<(u32, u32, u32, u32)>) {
        let mut todo = vec![(column, item, depth)];
        while let Some((mut column, mut item, depth)) = todo.pop() {
            while let Some(here) = self.item(column, item) {
                if let Cause::Done { inner, .. } = here.cause
                    && let Some(ended) = self.item(column, inner)
                {
                    let rule = self.network.state(ended.state).map_or(0, |state| state.rule);
                    found.push((ended.origin, column, depth + 1, rule));
                    todo.push((column, inner, depth + 1));
                }
                let Some((before, at)) = self.back(column, item) else { break };
                (column, item) = (before, at);
            }
        }
    }

    /// What may stand after the part that fits, at most `most` words: characters, or the rules that begin there when
    /// there are too many characters.
    pub(super) fn expected(&self, most: usize) -> Vec<String> {
        let column = self.last();
        let mut words: BTreeMap<&str, u32> = BTreeMap::new();
        let mut rules: BTreeSet<&str> = BTreeSet::new();
        let mut ends = false;
        let end = narrow(self.fits());
        for item in &column.items {
            ends |= self.is_whole(item);
            let begins = item.origin == end && end > 0 || matches!(item.cause, Cause::Asked(_));
            for step in self.network.state(item.state).into_iter().flat_map(|state| &state.steps) {
                match step.reads {
                    Reads::One(_, word) => {
                        if let Some(text) = self.network.words.get(word as usize) {
                            let weight = words.entry(text).or_insert(0);
                            *weight = (*weight).max(u32::from(!begins));
                        }
                    }
                    Reads::Rule(rule) if !begins => {
                        rules.extend(self.network.rules.get(rule as usize).map(|rule| rule.name.as_str()));
                    }
                    Reads::Rule(_) => {}
                }
            }
        }
        let mut out: Vec<String> = if words.len() <= most {
            words.into_keys().map(str::to_owned).collect()
        } else {
            let own = words.into_iter().filter(|(_, weight)| *weight == 1).map(|(word, _)| word.to_owned());
            let told = rules.into_iter().map(|name| rules::words(&name.to_ascii_lowercase()).unwrap_or(name).to_owned());
            own.chain(told).take(most).collect()
        };
        if ends {
            out.push("the end".to_owned());
        }
        out
    }
}
