//! What one check may cost. Texts are written by strangers, so a check has one budget of steps for all of its parts: a count, no
//! clock, so that the same text is answered in the same way on every machine.
//!
//! Each part is paid for before it begins, by the size of what it reads; matching examples is paid for step by step. Where the
//! budget ends the check ends, and says what was checked.

use super::rules::TOO_COMPLEX;
use crate::finding::Finding;
use crate::grammar::Budget;
use crate::template::{Field, Template};
use crate::words::Phrase;

/// Steps of one check: a text of 1 MiB, the most that is taken, is checked whole unless its grammar is what costs (`script/bench hostile`
/// prints the time).
pub const STEPS: u64 = 5_000_000;

/// Bytes that one pass over a text reads in a step.
const BYTES: usize = 16;
/// Short lines that one pass over a text reads in a step.
const LINES: usize = 16;

/// Steps of one pass over `text`.
fn pass(text: &str) -> u64 {
    let steps = text.len() / BYTES + text.bytes().filter(|b| *b == b'\n').count() / LINES + 1;
    u64::try_from(steps).unwrap_or(u64::MAX)
}

/// Steps of one pass over `fields`.
pub(super) fn one_pass(template: &Template, fields: &[Field]) -> u64 {
    fields.iter().filter_map(|field| template.get(*field)).map(pass).fold(0, u64::saturating_add)
}

/// What was checked within a budget, by the names of messages, and what was not.
pub(super) struct Effort<'a> {
    budget: &'a mut Budget,
    done: Vec<&'static str>,
    left_out: Vec<&'static str>,
}

impl<'a> Effort<'a> {
    pub(super) fn new(budget: &'a mut Budget) -> Self {
        Self { budget, done: Vec::new(), left_out: Vec::new() }
    }

    /// Does the part `what` when its `steps` can be paid; once one could not be, no further part is done.
    pub(super) fn part(&mut self, what: &'static str, steps: u64, run: impl FnOnce(&mut Budget)) {
        if self.left_out.is_empty() && self.budget.take(steps) {
            run(self.budget);
            self.done.push(what);
        } else {
            self.left_out.push(what);
        }
    }

    /// What to say when not all was done.
    pub(super) fn told(self) -> Option<Finding> {
        if self.left_out.is_empty() {
            return None;
        }
        let listed = |parts: &[&'static str]| Phrase::listed(parts.iter().map(|part| Phrase::new(part)), "finding-listed");
        let checked = if self.done.is_empty() { Phrase::new("finding-part-none") } else { listed(&self.done) };
        let sentence = Phrase::new("finding-too-complex").with("checked", checked).with("left", listed(&self.left_out));
        let mut finding = Finding::new(&TOO_COMPLEX, sentence);
        finding.field = None;
        Some(finding)
    }
}
