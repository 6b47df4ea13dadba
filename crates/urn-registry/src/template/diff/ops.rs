//! Compares two lists of units. Paragraphs, sentences, words and lines share this code, so that it is compiled once: equal units
//! get the same number, and the numbers are compared.

use similar::{Algorithm, DiffOp, capture_diff_slices_deadline};
use std::collections::HashMap;
use std::time::Instant;

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
