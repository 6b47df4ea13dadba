//! A chart parser (Earley's algorithm) for any grammar, including recursive, left-recursive and ambiguous ones.
//!
//! For each character there is a column of possible states, each with the column in which its rule began and the first step that
//! led to it. A state is added once per column and origin, so the work is bounded by the number of states times the square of the
//! length. Every state can be completed to some name (see [`super::network`]), so the first empty column is where the name stops
//! matching.

use super::limits::Budget;
use super::network::{Network, TransitionInput};
use super::rules;
use super::verdict::RuleMatch;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy)]
enum ItemCause {
    Start,
    /// Predicted by a state of the same column.
    Asked(u32),
    /// Reached from a state of the previous column by a character.
    Read(u32),
    /// Reached from a state of an earlier column that predicted a rule, and the state of this column that completed the rule.
    Done {
        column: u32,
        caller: u32,
        inner: u32,
    },
}

impl ItemCause {
    /// Whether the two divide the name at another place.
    fn differs_from(self, other: Self) -> bool {
        match (self, other) {
            // The same boundaries with another rule divide nothing differently.
            (Self::Done { column, .. }, Self::Done { column: others, .. }) => column != others,
            _ => false,
        }
    }
}

#[derive(Clone, Copy)]
struct Item {
    state: u32,
    origin: u32,
    cause: ItemCause,
}

#[derive(Clone, Copy)]
struct WaitingState {
    rule: u32,
    caller: u32,
    /// The state in which the caller continues after the rule.
    to: u32,
}

/// The start of the items of a column and of its waiting states.
#[derive(Clone, Copy)]
struct ChartColumn {
    items: usize,
    waiting: usize,
}

/// The text that a rule of the network matched, in characters.
pub(super) struct Span {
    pub(super) from: u32,
    pub(super) to: u32,
    /// The number of enclosing rules.
    depth: u32,
    pub(super) rule: u32,
}

/// The chart of a name.
pub(super) struct Chart<'n> {
    network: &'n Network,
    columns: Vec<ChartColumn>,
    /// The items of all columns, column by column.
    items: Vec<Item>,
    /// The waiting states of all columns. Within a completed column they are sorted by rule, then by the order of prediction.
    waiting: Vec<WaitingState>,
    /// The item that completed the whole name, if any.
    accepted: Option<u32>,
    /// Items that were reached in a second way, by their index in `items`.
    reached_twice: BTreeSet<u32>,
}

/// The budget was exhausted.
pub(super) struct BudgetExhausted;

fn saturating_u32(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The number of entries of a short list that count as one step.
const ENTRIES_PER_STEP: u64 = 16;

const NONE: u32 = u32::MAX;

/// Working data for the column that is being filled.
struct ColumnInProgress {
    /// For each state of the network, the last item of the column in that state, as an index into all items.
    last: Vec<u32>,
    /// For each item of all columns, the previous one with the same state and column.
    before: Vec<u32>,
    /// Rules that were completed in this column without reading anything, each with the completing item.
    empty: Vec<(u32, u32)>,
    /// The items of the next column, reached by the next character.
    read: Vec<Item>,
}

impl<'n> Chart<'n> {
    pub(super) fn build_chart(network: &'n Network, codes: &[u8], budget: &mut Budget) -> Result<Self, BudgetExhausted> {
        /// The typical number of items per column.
        const ITEMS: usize = 6;
        let columns = codes.len() + 1;
        let (items, waiting) = (Vec::with_capacity(columns * ITEMS), Vec::with_capacity(columns * ITEMS / 2));
        let mut chart = Self {
            network,
            columns: Vec::with_capacity(columns),
            items,
            waiting,
            accepted: None,
            reached_twice: BTreeSet::new(),
        };
        let (last, before) = (vec![NONE; network.states.len()], Vec::with_capacity(columns * ITEMS));
        let entries = network.starts.iter().filter_map(|start| network.entry(*start));
        let read = entries.map(|state| Item { state, origin: 0, cause: ItemCause::Start }).collect();
        let mut filling = ColumnInProgress { last, before, empty: Vec::new(), read };
        for at in 0..=codes.len() {
            chart.fill(&mut filling, codes.get(at).copied(), budget)?;
            if filling.read.is_empty() {
                break;
            }
        }
        if chart.columns.len() == codes.len() + 1 {
            chart.accepted = chart.last_column_items().iter().position(|item| chart.completes_name(item)).map(saturating_u32);
        }
        Ok(chart)
    }

    /// The items of a column; empty if it does not exist.
    fn items_of(&self, column: u32) -> &[Item] {
        let column = column as usize;
        let from = self.columns.get(column).map_or(self.items.len(), |column| column.items);
        let to = self.columns.get(column + 1).map_or(self.items.len(), |column| column.items);
        self.items.get(from..to).unwrap_or_default()
    }

    /// The states that wait for a rule in a completed column, as a range of all waiting states.
    fn waiting_for(&self, rule: u32, column: u32) -> std::ops::Range<usize> {
        let column = column as usize;
        let from = self.columns.get(column).map_or(self.waiting.len(), |column| column.waiting);
        let to = self.columns.get(column + 1).map_or(self.waiting.len(), |column| column.waiting);
        let list = self.waiting.get(from..to).unwrap_or_default();
        let (first, end) =
            (list.partition_point(|waiting| waiting.rule < rule), list.partition_point(|waiting| waiting.rule <= rule));
        from + first..from + end
    }

    /// Adds an item to the current column, if it is not there yet.
    fn add(&mut self, filling: &mut ColumnInProgress, item: Item, budget: &mut Budget) -> Result<(), BudgetExhausted> {
        let Some(last) = filling.last.get_mut(item.state as usize) else { return Ok(()) };
        let (mut same, mut looked) = (*last, 0);
        while let Some(other) = self.items.get(same as usize) {
            if other.origin == item.origin {
                if item.cause.differs_from(other.cause) {
                    self.reached_twice.insert(same);
                }
                return Ok(());
            }
            same = filling.before.get(same as usize).copied().unwrap_or(NONE);
            looked += 1;
        }
        // A state usually has one origin; if it has many, the search for a duplicate counts as work.
        if !budget.take(looked / ENTRIES_PER_STEP) {
            return Err(BudgetExhausted);
        }
        filling.before.push(*last);
        *last = saturating_u32(self.items.len());
        self.items.push(item);
        Ok(())
    }

    /// Fills a column: starts with the items reached so far, applies all predictions and completions, and collects the items that `code`
    /// leads to.
    fn fill(&mut self, filling: &mut ColumnInProgress, code: Option<u8>, budget: &mut Budget) -> Result<(), BudgetExhausted> {
        let network = self.network;
        let at = saturating_u32(self.columns.len());
        let column = ChartColumn { items: self.items.len(), waiting: self.waiting.len() };
        self.columns.push(column);
        filling.empty.clear();
        let mut read = std::mem::take(&mut filling.read);
        for item in read.drain(..) {
            self.add(filling, item, budget)?;
        }
        filling.read = read;
        let mut here = 0;
        while let Some(item) = self.items.get(column.items + here as usize).copied() {
            let Some(state) = network.state(item.state) else { break };
            if !budget.take(1 + state.steps.len() as u64) {
                return Err(BudgetExhausted);
            }
            for step in &state.steps {
                match step.reads {
                    TransitionInput::One(set, _) => {
                        if code.is_some_and(|code| network.set(set).is_some_and(|set| set.has(code))) {
                            filling.read.push(Item { state: step.to, origin: item.origin, cause: ItemCause::Read(here) });
                        }
                    }
                    TransitionInput::Rule(rule) => {
                        self.waiting.push(WaitingState { rule, caller: here, to: step.to });
                        if let Some(entry) = network.entry(rule) {
                            self.add(filling, Item { state: entry, origin: at, cause: ItemCause::Asked(here) }, budget)?;
                        }
                        if let Some((_, inner)) = filling.empty.iter().find(|(empty, _)| *empty == rule).copied() {
                            let cause = ItemCause::Done { column: at, caller: here, inner };
                            self.add(filling, Item { state: step.to, origin: item.origin, cause }, budget)?;
                        }
                    }
                }
            }
            if state.ends {
                self.complete_rule(filling, state.rule, here, item.origin, budget)?;
            }
            here += 1;
        }
        for item in self.items.get(column.items..).unwrap_or_default() {
            if let Some(last) = filling.last.get_mut(item.state as usize) {
                *last = NONE;
            }
        }
        self.waiting.get_mut(column.waiting..).unwrap_or_default().sort_by_key(|waiting| waiting.rule);
        Ok(())
    }

    /// Completes a rule that began in the column `origin` with the item `inner` of the current column: advances every state that
    /// waits for it.
    fn complete_rule(
        &mut self,
        filling: &mut ColumnInProgress,
        rule: u32,
        inner: u32,
        origin: u32,
        budget: &mut Budget,
    ) -> Result<(), BudgetExhausted> {
        let at = saturating_u32(self.columns.len() - 1);
        let (range, steps) = if origin == at {
            // States that predict the rule later find it in the list of empty rules.
            if !filling.empty.iter().any(|(empty, _)| *empty == rule) {
                filling.empty.push((rule, inner));
            }
            let from = self.columns.last().map_or(0, |column| column.waiting);
            let range = from..self.waiting.len();
            let steps = range.len() as u64 / ENTRIES_PER_STEP;
            (range, steps)
        } else {
            let range = self.waiting_for(rule, origin);
            let steps = range.len() as u64;
            (range, steps)
        };
        if !budget.take(steps) {
            return Err(BudgetExhausted);
        }
        for i in range {
            let Some(waiting) = self.waiting.get(i).copied().filter(|waiting| waiting.rule == rule) else { continue };
            let Some(asker) = self.item(origin, waiting.caller) else { continue };
            let cause = ItemCause::Done { column: origin, caller: waiting.caller, inner };
            self.add(filling, Item { state: waiting.to, origin: asker.origin, cause }, budget)?;
        }
        Ok(())
    }

    fn last_column_items(&self) -> &[Item] {
        self.items_of(saturating_u32(self.columns.len().saturating_sub(1)))
    }

    fn completes_name(&self, item: &Item) -> bool {
        let state = self.network.state(item.state);
        item.origin == 0 && state.is_some_and(|state| state.ends && self.network.starts.contains(&state.rule))
    }

    pub(super) fn is_accepted(&self) -> bool {
        self.accepted.is_some()
    }

    /// Whether the whole name has a second derivation in which its rules match other parts.
    pub(super) fn is_ambiguous(&self) -> bool {
        let Some(accepted) = self.accepted.filter(|_| !self.reached_twice.is_empty()) else { return false };
        let mut todo = vec![(saturating_u32(self.columns.len() - 1), accepted)];
        // Rules that match nothing share items, so an item can be reached in very many ways.
        let mut visited = BTreeSet::new();
        while let Some((mut column, mut item)) = todo.pop() {
            while let Some(here) = self.item(column, item).filter(|_| visited.insert((column, item))) {
                let first = self.columns.get(column as usize).map_or(0, |column| column.items);
                if self.reached_twice.contains(&(saturating_u32(first) + item)) {
                    return true;
                }
                if let ItemCause::Done { inner, .. } = here.cause {
                    todo.push((column, inner));
                }
                let Some(before) = self.previous_in_rule(column, item) else { break };
                (column, item) = before;
            }
        }
        false
    }

    /// The number of matching characters: the index of the first one that does not match, or the length of the name.
    pub(super) fn matched_length(&self) -> usize {
        self.columns.len().saturating_sub(1)
    }

    /// The text that each rule matched in one possible derivation, of the whole name or of its matching prefix. Outer rules first.
    pub(super) fn rule_matches(&self, offset: impl Fn(usize) -> usize) -> Vec<RuleMatch> {
        let mut found = self.spans();
        found.sort_by_key(|span| (span.from, u32::MAX - span.to, span.depth));
        let part = |span: Span| {
            let rule = self.network.rules.get(span.rule as usize)?.name.clone();
            Some(RuleMatch { rule, range: offset(span.from as usize)..offset(span.to as usize) })
        };
        found.into_iter().filter_map(part).collect()
    }

    /// Like [`Self::parts`], in characters and in no particular order.
    pub(super) fn spans(&self) -> Vec<Span> {
        let end = saturating_u32(self.matched_length());
        let from = self.accepted.unwrap_or(0);
        let mut found = Vec::new();
        // Each rule that is still open began where its enclosing rule predicted it.
        let mut open = Some((end, from));
        let mut depth = 0_u32;
        let mut levels = Vec::new();
        while let Some((column, item)) = open {
            levels.push((column, item));
            open = self.predicting_item(column, item);
        }
        let most = saturating_u32(levels.len());
        for (column, item) in levels {
            depth += 1;
            if let Some(state) = self.item(column, item) {
                let rule = self.network.state(state.state).map_or(0, |state| state.rule);
                found.push(Span { from: state.origin, to: end, depth: most - depth, rule });
            }
            self.collect_inner_spans(column, item, most - depth, &mut found);
        }
        found
    }

    fn item(&self, column: u32, item: u32) -> Option<Item> {
        self.items_of(column).get(item as usize).copied()
    }

    /// The previous item within the same rule.
    fn previous_in_rule(&self, column: u32, item: u32) -> Option<(u32, u32)> {
        match self.item(column, item)?.cause {
            ItemCause::Start | ItemCause::Asked(_) => None,
            ItemCause::Read(before) => Some((column.checked_sub(1)?, before)),
            ItemCause::Done { column, caller, .. } => Some((column, caller)),
        }
    }

    /// The state that predicted the rule of `item`.
    fn predicting_item(&self, mut column: u32, mut item: u32) -> Option<(u32, u32)> {
        while let Some((before, at)) = self.previous_in_rule(column, item) {
            (column, item) = (before, at);
        }
        match self.item(column, item)?.cause {
            ItemCause::Asked(asker) => Some((column, asker)),
            _ => None,
        }
    }

    /// The rules completed between the start of the rule of `item` and `item` itself.
    fn collect_inner_spans(&self, column: u32, item: u32, depth: u32, found: &mut Vec<Span>) {
        let mut todo = vec![(column, item, depth)];
        while let Some((mut column, mut item, depth)) = todo.pop() {
            while let Some(here) = self.item(column, item) {
                if let ItemCause::Done { inner, .. } = here.cause
                    && let Some(ended) = self.item(column, inner)
                {
                    let rule = self.network.state(ended.state).map_or(0, |state| state.rule);
                    found.push(Span { from: ended.origin, to: column, depth: depth + 1, rule });
                    todo.push((column, inner, depth + 1));
                }
                let Some((before, at)) = self.previous_in_rule(column, item) else { break };
                (column, item) = (before, at);
            }
        }
    }

    /// The characters that are allowed after the matching prefix (at most `most` entries) or, if there are too many, the rules that begin
    /// there. Also whether the result depends only on the states of the last column: the origin of a rule matters only if there are too
    /// many characters.
    pub(super) fn expected(&self, most: usize) -> (Vec<String>, bool) {
        let mut words: BTreeMap<&str, u32> = BTreeMap::new();
        let mut rules: BTreeSet<&str> = BTreeSet::new();
        let mut ends = false;
        let end = saturating_u32(self.matched_length());
        for item in self.last_column_items() {
            ends |= self.completes_name(item);
            let begins = item.origin == end && end > 0 || matches!(item.cause, ItemCause::Asked(_));
            for step in self.network.state(item.state).into_iter().flat_map(|state| &state.steps) {
                match step.reads {
                    TransitionInput::One(_, word) => {
                        if let Some(text) = self.network.words.get(word as usize) {
                            let weight = words.entry(text).or_insert(0);
                            *weight = (*weight).max(u32::from(!begins));
                        }
                    }
                    TransitionInput::Rule(rule) if !begins => {
                        rules.extend(self.network.rules.get(rule as usize).map(|rule| rule.name.as_str()));
                    }
                    TransitionInput::Rule(_) => {}
                }
            }
        }
        let few = words.len() <= most;
        let mut out: Vec<String> = if few {
            words.into_keys().map(str::to_owned).collect()
        } else {
            let own = words.into_iter().filter(|(_, weight)| *weight == 1).map(|(word, _)| word.to_owned());
            let told =
                rules.into_iter().map(|name| rules::characters_label(&name.to_ascii_lowercase()).unwrap_or(name).to_owned());
            own.chain(told).take(most).collect()
        };
        if ends {
            out.push("the end".to_owned());
        }
        (out, few || self.network.start_states_are_exclusive())
    }
}
