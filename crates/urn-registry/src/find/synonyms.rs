//! Everyday synonyms, in English, German and French, for the terms used in titles, summaries and topics.

use super::words::{fold_text, normalize_word};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The words of a line are synonyms.
static GROUPS: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("synonyms.txt").lines().filter(|line| !line.starts_with('#')).collect());

static BY_TERM: LazyLock<HashMap<String, Vec<usize>>> = LazyLock::new(|| {
    let mut by_term: HashMap<String, Vec<usize>> = HashMap::new();
    for (i, group) in GROUPS.iter().enumerate() {
        for word in group.split(' ') {
            by_term.entry(normalize_synonym(word)).or_default().push(i);
        }
    }
    by_term
});

/// Words of a group are normalized like those of a text; hyphenated words are not split.
fn normalize_synonym(word: &str) -> String {
    let word = fold_text(word);
    if word.contains('-') { word } else { normalize_word(&word) }
}

/// The synonyms of a term.
pub(super) fn synonyms_of(term: &str) -> impl Iterator<Item = &'static str> + '_ {
    let groups = BY_TERM.get(term).into_iter().flatten().filter_map(|i| GROUPS.get(*i));
    groups.flat_map(|group| group.split(' ')).filter(move |word| normalize_synonym(word) != term)
}
