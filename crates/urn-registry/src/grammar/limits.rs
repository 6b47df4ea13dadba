//! All limits of the grammar module, and the budget of steps.

/// The maximum length of a grammar, in bytes: about thirty times the longest registered one.
pub const GRAMMAR_BYTES_MAX: usize = 256 * 1024;
/// The maximum length of a rule, in bytes, including comments.
pub const RULE_BYTES_MAX: usize = 16 * 1024;
/// The maximum number of rules in a grammar.
pub const RULES_MAX: usize = 400;
/// The maximum nesting depth of groups.
pub const DEPTH_MAX: usize = 24;
/// The maximum count of a repetition, as in `1*10000DIGIT`. RFC 5234 sets no limit, but each repetition is a state.
pub const REPEAT_MAX: u32 = 10_000;

/// The maximum number of repairs in one grammar; each is reported.
pub const REPAIRS_MAX: usize = 1000;

/// Size limits for a compiled grammar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The maximum number of states and transitions in the network of rules.
    pub network: usize,
    /// The maximum number of states of the unfolded automaton before it is made deterministic; 0 disables the automaton.
    pub unfolded: usize,
    /// The maximum size of the deterministic automaton, in bytes.
    pub automaton: usize,
}

impl Default for Limits {
    /// Enough for every registered grammar: the largest automaton takes 1 MiB. Compilation beyond these limits stops within a few
    /// hundred milliseconds.
    fn default() -> Self {
        Self { network: 100_000, unfolded: 30_000, automaton: 3 * 512 * 1024 }
    }
}

impl Limits {
    /// Without a deterministic automaton, for grammars that are used only a few times.
    #[must_use]
    pub const fn brief() -> Self {
        Self { network: 30_000, unfolded: 0, automaton: 0 }
    }

    /// With an automaton of limited size, for statements about all names of a submitted grammar. Compilation takes a few milliseconds.
    #[must_use]
    pub const fn for_proof() -> Self {
        Self { network: 30_000, unfolded: 5_000, automaton: 256 * 1024 }
    }
}

/// The remaining number of steps for a unit of work, shared by everything that belongs to it. A step takes about 50 ns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Budget {
    left: u64,
}

impl Budget {
    /// Creates a budget with this number of steps.
    pub const fn new(steps: u64) -> Self {
        Self { left: steps }
    }

    /// The remaining number of steps.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// Whether the budget is exhausted; all further answers are "undecided".
    pub const fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// Deducts steps. Returns `false` if too few remain; the budget is then exhausted.
    pub const fn take(&mut self, steps: u64) -> bool {
        let enough = self.left >= steps;
        self.left = self.left.saturating_sub(steps);
        enough
    }
}
