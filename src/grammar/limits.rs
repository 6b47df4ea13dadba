//! Every limit of this room, and the budget that is handed through a piece of work.

/// Bytes of a text that is a grammar: some thirty times the longest registered one.
pub const BYTES_MAX: usize = 256 * 1024;
/// Bytes of one rule, comments included.
pub const RULE_MAX: usize = 16 * 1024;
/// Rules of one grammar.
pub const RULES_MAX: usize = 400;
/// Brackets inside brackets.
pub const DEPTH_MAX: usize = 24;
/// The highest count of a repetition, `1*10000DIGIT`: RFC 5234 sets none, but each is a state.
pub const REPEAT_MAX: u32 = 10_000;

/// Things put right in one grammar; each is told.
pub const REPAIRS_MAX: usize = 1000;

/// How large what a grammar is compiled to may become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// States and steps of the network of rules.
    pub network: usize,
    /// States of the unfolded automaton before it is made deterministic; 0 makes none.
    pub unfolded: usize,
    /// Bytes of the deterministic automaton.
    pub automaton: usize,
}

impl Default for Limits {
    /// Enough for every registered grammar: the largest automaton takes 1 MiB. What grows beyond ends within some hundred
    /// milliseconds.
    fn default() -> Self {
        Self { network: 100_000, unfolded: 30_000, automaton: 3 * 512 * 1024 }
    }
}

impl Limits {
    /// No deterministic automaton: for a grammar that is asked only a few times.
    #[must_use]
    pub const fn brief() -> Self {
        Self { network: 30_000, unfolded: 0, automaton: 0 }
    }
}

/// How many steps a piece of work may still take, shared by everything that belongs to it. A step is about 50 ns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Budget {
    left: u64,
}

impl Budget {
    /// A budget of so many steps.
    pub const fn new(steps: u64) -> Self {
        Self { left: steps }
    }

    /// Steps that are left.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Whether it is used up: whatever is asked now stays undecided.
    pub const fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// Takes steps; `false` when there were not so many, and then none are left.
    pub const fn take(&mut self, steps: u64) -> bool {
        let enough = self.left >= steps;
        self.left = self.left.saturating_sub(steps);
        enough
    }
}
