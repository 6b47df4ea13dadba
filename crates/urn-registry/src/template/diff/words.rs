//! Compares two paragraphs by sentence, and word by word within a changed sentence.

use super::blocks::{Change, WordRun};
use super::ops::{Work, ops};
use similar::{ChangeTag, DiffOp, DiffableStr as _};
use std::collections::HashMap;

/// Compares two texts; line breaks count as spaces.
pub(super) fn compare_texts(old: &str, new: &str, work: &mut Work) -> Vec<WordRun> {
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (old, new) = (flat(old), flat(new));
    let (before, after) = (sentences(&old), sentences(&new));
    let mut runs: Vec<WordRun> = Vec::new();
    for op in ops(&before, &after, work) {
        let old_part = before.get(op.old_range()).unwrap_or_default().concat();
        let new_part = after.get(op.new_range()).unwrap_or_default().concat();
        if matches!(op, DiffOp::Equal { .. }) {
            push(&mut runs, Change::Same, &new_part);
        } else if alike(&old_part, &new_part) {
            compare_words(&old_part, &new_part, work, &mut runs);
        } else {
            // Sentences with little in common are shown as replaced.
            push(&mut runs, Change::Deleted, &old_part);
            push(&mut runs, Change::Inserted, &new_part);
        }
    }
    runs
}

fn compare_words(old: &str, new: &str, work: &mut Work, runs: &mut Vec<WordRun>) {
    let (before, after) = (old.tokenize_unicode_words(), new.tokenize_unicode_words());
    let found = ops(&before, &after, work);
    // Adjacent changed words are one change: the space between them is not an unchanged word.
    let (mut taken, mut put, mut blank) = (String::new(), String::new(), String::new());
    for change in found.iter().flat_map(|op| op.iter_changes(&before[..], &after[..])) {
        let value = change.value();
        match change.tag() {
            ChangeTag::Equal if value.trim().is_empty() && !(taken.is_empty() && put.is_empty()) => blank.push_str(value),
            ChangeTag::Equal => {
                push_replaced(&mut taken, &mut put, runs);
                push(runs, Change::Same, &std::mem::take(&mut blank));
                push(runs, Change::Same, value);
            }
            tag => {
                // The space is in both texts, even if one of them has no word yet.
                let blank = std::mem::take(&mut blank);
                taken.push_str(&blank);
                put.push_str(&blank);
                if tag == ChangeTag::Delete { taken.push_str(value) } else { put.push_str(value) }
            }
        }
    }
    push_replaced(&mut taken, &mut put, runs);
    push(runs, Change::Same, &blank);
}

/// Adds the deleted and the inserted words. If one side has no words, it only has the space of the other side.
fn push_replaced(taken: &mut String, put: &mut String, runs: &mut Vec<WordRun>) {
    let change = |side: &str, change| if side.trim().is_empty() { Change::Same } else { change };
    push(runs, change(taken, Change::Deleted), taken);
    push(runs, change(put, Change::Inserted), put);
    taken.clear();
    put.clear();
}

fn push(runs: &mut Vec<WordRun>, change: Change, text: &str) {
    match runs.last_mut() {
        _ if text.is_empty() => {}
        Some(last) if last.change == change => last.text.push_str(text),
        _ => runs.push(WordRun { change, text: text.to_owned() }),
    }
}

/// The sentences of a text without line breaks, each with its trailing space.
fn sentences(flat: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut from = 0;
    for (at, _) in flat.match_indices(' ') {
        let ends = flat.get(from..at).is_some_and(|sentence| sentence.ends_with(['.', '!', '?', ';', ':', '\u{3002}']));
        let opens = flat.get(at + 1..).is_some_and(|rest| !rest.starts_with(|c: char| c.is_lowercase()));
        if ends && opens {
            found.extend(flat.get(from..=at));
            from = at + 1;
        }
    }
    found.extend(flat.get(from..).filter(|rest| !rest.is_empty()));
    found
}

/// Whether two texts share two fifths of their words, so that a word-by-word comparison is readable.
pub(super) fn alike(old: &str, new: &str) -> bool {
    let (shared, all) = count_shared_words(old, new);
    shared * 5 >= all
}

/// Whether two texts share three quarters of their words: the same text with a few changes.
pub(super) fn much_alike(old: &str, new: &str) -> bool {
    let (shared, all) = count_shared_words(old, new);
    shared * 8 >= all * 3
}

/// The number of shared words, and the total number of words.
fn count_shared_words(old: &str, new: &str) -> (usize, usize) {
    let mut counts: HashMap<&str, usize> = HashMap::new();
    let mut all = 0_usize;
    for word in old.split_whitespace() {
        *counts.entry(word).or_default() += 1;
        all += 1;
    }
    let mut shared = 0_usize;
    for word in new.split_whitespace() {
        all += 1;
        if let Some(left) = counts.get_mut(word).filter(|left| **left > 0) {
            *left -= 1;
            shared += 1;
        }
    }
    (shared, all)
}
