//! Generates names from a grammar: the shortest ones, and random ones from a seed.
//!
//! Ten samples show a registrant whether the rules have the intended meaning; RFC 8141 §6.4.2 asks for rules that others can apply. The
//! result is deterministic: the same seed yields the same names.

use super::compiled::Compiled;
use super::limits::Budget;
use super::network::{CodeSet, Network, TransitionInput};
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};
use std::rc::Rc;

/// The length in characters from which a random name is completed by the shortest path.
const SHORTEST_PATH_FROM: u32 = 24;
/// No path leads to an end.
const UNREACHABLE: u32 = u32::MAX;

/// A pseudorandom number generator (splitmix64): good enough to choose names, not for secrets.
#[derive(Debug, Clone)]
pub(super) struct RandomGenerator(u64);

impl RandomGenerator {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `most`; 0 if `most` is 0.
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let most = most.max(1) as u64;
        usize::try_from((mixed ^ (mixed >> 31)) % most).unwrap_or(0)
    }
}

/// Characters in order of preference for readable names.
pub(super) fn readable_codes() -> impl Iterator<Item = u8> {
    (b'a'..=b'z').chain(b'0'..=b'9').chain(b'A'..=b'Z').chain(0x21..=0x7e).chain(0..=u8::MAX)
}

/// The codes of a name as text; ABNF numbers are code points up to U+00FF.
pub(super) fn text(codes: &[u8]) -> String {
    codes.iter().copied().map(char::from).collect()
}

/// The minimum number of characters from each state to the end of its rule.
struct EndDistances(Vec<u32>);

impl EndDistances {
    fn new(network: &Network, budget: &mut Budget) -> Option<Self> {
        let mut costs = Self(network.states.iter().map(|state| if state.ends { 0 } else { UNREACHABLE }).collect());
        loop {
            let mut changed = false;
            // Backwards, because transitions mostly lead to states with higher numbers.
            for (i, state) in network.states.iter().enumerate().rev() {
                if !budget.take(1 + state.steps.len() as u64) {
                    return None;
                }
                let best = state
                    .steps
                    .iter()
                    .map(|step| costs.distance_through(network, step.reads, step.to))
                    .min()
                    .unwrap_or(UNREACHABLE);
                if let Some(cost) = costs.0.get_mut(i).filter(|cost| **cost > best) {
                    *cost = best;
                    changed = true;
                }
            }
            if !changed {
                return Some(costs);
            }
        }
    }

    fn distance_from(&self, state: u32) -> u32 {
        self.0.get(state as usize).copied().unwrap_or(UNREACHABLE)
    }

    /// The cost of a transition and of the path from there to the end.
    fn distance_through(&self, network: &Network, reads: TransitionInput, to: u32) -> u32 {
        let first = match reads {
            TransitionInput::One(..) => 1,
            TransitionInput::Rule(rule) => network.entry(rule).map_or(UNREACHABLE, |entry| self.distance_from(entry)),
        };
        first.saturating_add(self.distance_from(to))
    }
}

/// Where to continue after the end of a rule; the number is the minimum number of characters from there.
struct Frame {
    state: u32,
    rest: u32,
    depth: u32,
    below: Option<Rc<Frame>>,
}

type Stack = Option<Rc<Frame>>;

fn stack_distance(stack: &Stack) -> u32 {
    stack.as_ref().map_or(0, |frame| frame.rest)
}

/// The maximum nesting depth of rules. A deeper name is not short, and dropping the nested frames is recursive.
const DEPTH: u32 = 2000;

/// `None` if it would be too deep.
fn push(stack: &Stack, state: u32, costs: &EndDistances) -> Option<Stack> {
    let depth = stack.as_ref().map_or(0, |frame| frame.depth) + 1;
    let rest = stack_distance(stack).saturating_add(costs.distance_from(state));
    (depth <= DEPTH).then(|| Some(Rc::new(Frame { state, rest, depth, below: stack.clone() })))
}

/// A partial name. Ordered by its minimum total length, then by age.
struct PartialName {
    length: u32,
    turn: usize,
    codes: Vec<u8>,
    state: u32,
    stack: Stack,
}

impl PartialEq for PartialName {
    fn eq(&self, other: &Self) -> bool {
        (self.length, self.turn) == (other.length, other.turn)
    }
}

impl Eq for PartialName {}

impl PartialOrd for PartialName {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for PartialName {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.length, self.turn).cmp(&(other.length, other.turn))
    }
}

impl Compiled {
    /// Up to `count` of the shortest names, shortest first, with one representative of equivalent characters. Fewer if there are
    /// no more or the budget is exhausted.
    pub fn shortest(&self, count: usize, budget: &mut Budget) -> Vec<String> {
        let network = &self.network;
        let Some(costs) = EndDistances::new(network, budget) else { return Vec::new() };
        let mut found: Vec<String> = Vec::new();
        let mut front = BinaryHeap::new();
        let mut turn = 0;
        let mut begin = |front: &mut BinaryHeap<Reverse<PartialName>>, codes: Vec<u8>, state: u32, stack: Stack| {
            let length = u32::try_from(codes.len())
                .unwrap_or(UNREACHABLE)
                .saturating_add(costs.distance_from(state))
                .saturating_add(stack_distance(&stack));
            if length < UNREACHABLE {
                turn += 1;
                front.push(Reverse(PartialName { length, turn, codes, state, stack }));
            }
        };
        for start in &network.starts {
            begin(&mut front, Vec::new(), network.entry(*start).unwrap_or_default(), None);
        }
        while let Some(Reverse(PartialName { codes, state, stack, .. })) = front.pop() {
            let Some(at) = network.state(state) else { continue };
            // Copying the previous characters counts as work.
            if found.len() >= count || !budget.take(1 + (at.steps.len() * (1 + codes.len() / 16)) as u64) {
                break;
            }
            if at.ends {
                match (&stack, text(&codes)) {
                    (Some(frame), _) => begin(&mut front, codes.clone(), frame.state, frame.below.clone()),
                    (None, name) if !found.contains(&name) => found.push(name),
                    _ => {}
                }
            }
            for step in &at.steps {
                match step.reads {
                    TransitionInput::One(set, _) => {
                        let Some(code) = network.set(set).and_then(most_readable_code) else { continue };
                        let mut codes = codes.clone();
                        codes.push(code);
                        begin(&mut front, codes, step.to, stack.clone());
                    }
                    TransitionInput::Rule(rule) => {
                        let deeper = network.entry(rule).zip(push(&stack, step.to, &costs));
                        let Some((entry, stack)) = deeper else { continue };
                        begin(&mut front, codes.clone(), entry, stack);
                    }
                }
            }
        }
        found
    }

    /// Up to `count` distinct random names, deterministic for a seed. Fewer if there are no more or the budget is exhausted.
    pub fn samples(&self, count: usize, seed: u64, budget: &mut Budget) -> Vec<String> {
        let Some(costs) = EndDistances::new(&self.network, budget) else { return Vec::new() };
        let mut chance = RandomGenerator::new(seed);
        let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
        // A grammar with few names repeats itself; ten times `count` attempts are enough.
        for _ in 0..count.saturating_mul(10) {
            if found.len() == count {
                break;
            }
            match self.sample(&costs, &mut chance, budget) {
                Some(name) if seen.insert(name.clone()) => found.push(name),
                None if budget.is_spent() => break,
                _ => {}
            }
        }
        found
    }

    fn sample(&self, costs: &EndDistances, chance: &mut RandomGenerator, budget: &mut Budget) -> Option<String> {
        let network = &self.network;
        let start = network.starts.get(chance.below(network.starts.len()))?;
        let (mut state, mut stack, mut codes) = (network.entry(*start)?, Stack::None, Vec::new());
        loop {
            let at = network.state(state)?;
            if !budget.take(1 + at.steps.len() as u64) {
                return None;
            }
            let length = u32::try_from(codes.len()).unwrap_or(UNREACHABLE).saturating_add(stack_distance(&stack));
            let ways = at.steps.len() + usize::from(at.ends);
            let step = if length > SHORTEST_PATH_FROM {
                let step = at.steps.iter().min_by_key(|step| costs.distance_through(network, step.reads, step.to));
                step.filter(|_| !at.ends)
            } else {
                at.steps.get(chance.below(ways))
            };
            match step.map(|step| (step.reads, step.to)) {
                Some((TransitionInput::One(set, _), to)) => {
                    codes.push(random_code(network.set(set)?, chance)?);
                    state = to;
                }
                Some((TransitionInput::Rule(rule), to)) => {
                    stack = push(&stack, to, costs)?;
                    state = network.entry(rule)?;
                }
                None => {
                    let Some(frame) = stack.take() else { return Some(text(&codes)) };
                    state = frame.state;
                    stack.clone_from(&frame.below);
                }
            }
        }
    }
}

fn most_readable_code(set: &CodeSet) -> Option<u8> {
    readable_codes().find(|code| set.has(*code))
}

fn random_code(set: &CodeSet, chance: &mut RandomGenerator) -> Option<u8> {
    let visible: Vec<u8> = (0x21..=0x7e).filter(|code| set.has(*code)).collect();
    match visible.as_slice() {
        [] => {
            let all: Vec<u8> = set.codes().collect();
            all.get(chance.below(all.len())).copied()
        }
        // A case-insensitive letter: usually lower case, sometimes upper case, so that both occur.
        [large, small] if large.eq_ignore_ascii_case(small) => Some(if chance.below(8) == 0 { *large } else { *small }),
        visible => visible.get(chance.below(visible.len())).copied(),
    }
}

#[cfg(test)]
mod tests {
    use crate::grammar::{Budget, Compiled, Limits, read};

    fn compiled(text: &str) -> Compiled {
        read(text).unwrap().grammar.compile(None, &Limits::default()).unwrap()
    }

    #[test]
    fn shortest_names_come_first_and_samples_depend_on_the_seed() {
        let oids = compiled("oid = number *( \".\" number )\nnumber = DIGIT / %x31-39 1*DIGIT");
        let mut budget = Budget::new(100_000);
        assert_eq!(oids.shortest(4, &mut budget), ["0", "10", "100", "0.0"]);
        let once = oids.samples(20, 7, &mut budget);
        assert_eq!(once.len(), 20);
        assert_eq!(once, oids.samples(20, 7, &mut budget));
        assert_ne!(once, oids.samples(20, 8, &mut budget));
        for name in &once {
            assert_eq!(oids.matches(name, &mut budget), Some(true), "{name}");
        }
    }

    #[test]
    fn sampling_recursive_and_finite_grammars_terminates() {
        let mut budget = Budget::new(1_000_000);
        let nested = compiled("a = \"(\" a \")\" / \"x\"");
        assert_eq!(nested.shortest(3, &mut budget), ["x", "(x)", "((x))"]);
        assert!(
            nested.samples(5, 1, &mut budget).iter().all(|name| nested.matches(name, &mut Budget::new(10_000)) == Some(true))
        );
        let mut two = compiled("a = \"x\" / \"yes\"").shortest(9, &mut budget);
        two.sort();
        assert_eq!(two, ["x", "yes"]);
        // The rule is left-recursive and never terminates.
        assert_eq!(compiled("a = a \"x\"").shortest(3, &mut budget), [""; 0]);
        assert_eq!(compiled("a = a / \"x\"").shortest(1, &mut Budget::new(10_000)), ["x"]);
        assert_eq!(nested.shortest(3, &mut Budget::new(2)), [""; 0]);
    }
}
