//! Compares two lists of units. Paragraphs, sentences, words and lines share this code, so that it is compiled once: equal units
//! get the same number, and the numbers are compared.

use similar::{Algorithm, DiffOp, capture_diff_slices_deadline};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// After this time, a comparison is completed coarsely, which in the worst case takes the same time again: the budget of the response is
/// 250 ms. A template of 4,600 words takes a few milliseconds.
pub(super) const LIMIT: Duration = Duration::from_millis(100);

/// The operations that turn `old` into `new`; approximate if the `deadline` passes first.
pub(super) fn ops(old: &[&str], new: &[&str], deadline: Option<Instant>) -> Vec<DiffOp> {
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let mut all: Vec<usize> = Vec::with_capacity(old.len() + new.len());
    for piece in old.iter().chain(new) {
        let next = numbers.len();
        all.push(*numbers.entry(piece).or_insert(next));
    }
    let (old, new) = all.split_at(old.len());
    capture_diff_slices_deadline(Algorithm::Myers, old, new, deadline)
}
