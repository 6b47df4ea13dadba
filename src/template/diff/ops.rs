//! What two lists of pieces have in common. Paragraphs, sentences, words and lines are all compared here, so that the machinery is in
//! the program once: pieces that are equal get one number, and numbers are compared.

use similar::{Algorithm, DiffOp, capture_diff_slices_deadline};
use std::collections::HashMap;
use std::time::Instant;

/// How `old` becomes `new`; roughly, when `deadline` is over before that is known.
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
