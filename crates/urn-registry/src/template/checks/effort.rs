//! The cost limit of one check. Texts are untrusted input, so all parts of a check share one budget. It counts steps, not time,
//! so that the result for a text is the same on every machine.
//!
//! The steps of each part are deducted in advance, by the size of its input. The steps for matching examples are deducted one by one. When
//! the budget is exhausted, the check ends and reports which parts were checked.

use super::rules::TOO_COMPLEX_RULE;
use crate::finding::Finding;
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::template::{Field, Template};

/// The steps for one check. A text of 1 MiB, the maximum size, is checked completely unless its grammar is expensive
/// (`script/bench hostile` prints the time).
pub const CHECK_STEPS_MAX: u64 = 5_000_000;

/// The number of bytes that one pass over a text processes per step.
const BYTES_PER_STEP: usize = 16;
/// The number of short lines that one pass over a text processes per step.
const LINES_PER_STEP: usize = 16;

/// The steps for one pass over `text`.
fn text_steps(text: &str) -> u64 {
    let steps = text.len() / BYTES_PER_STEP + text.bytes().filter(|b| *b == b'\n').count() / LINES_PER_STEP + 1;
    u64::try_from(steps).unwrap_or(u64::MAX)
}

/// The steps for one pass over `fields`.
pub(super) fn fields_steps(template: &Template, fields: &[Field]) -> u64 {
    fields.iter().filter_map(|field| template.get(*field)).map(text_steps).fold(0, u64::saturating_add)
}

/// The parts that were checked within a budget, as message names, and the parts that were not.
pub(super) struct BudgetedCheck<'a> {
    budget: &'a mut Budget,
    done: Vec<&'static str>,
    left_out: Vec<&'static str>,
}

impl<'a> BudgetedCheck<'a> {
    pub(super) fn new(budget: &'a mut Budget) -> Self {
        Self { budget, done: Vec::new(), left_out: Vec::new() }
    }

    /// Runs the part `what` if the budget is sufficient for its `steps`. After the first part for which it is not, no further parts run.
    pub(super) fn run_part(&mut self, what: &'static str, steps: u64, run: impl FnOnce(&mut Budget)) {
        if self.left_out.is_empty() && self.budget.take(steps) {
            run(self.budget);
            self.done.push(what);
        } else {
            self.left_out.push(what);
        }
    }

    /// The finding if not everything was checked.
    pub(super) fn finding(self) -> Option<Finding> {
        if self.left_out.is_empty() {
            return None;
        }
        let listed = |parts: &[&'static str]| Phrase::join_phrases(parts.iter().map(|part| Phrase::new(part)), "listed");
        let checked = if self.done.is_empty() { Phrase::new("finding-part-none") } else { listed(&self.done) };
        let sentence = Phrase::new("finding-too-complex").arg("checked", checked).arg("left", listed(&self.left_out));
        let mut finding = Finding::new(&TOO_COMPLEX_RULE, sentence);
        finding.field = None;
        Some(finding)
    }
}
