//! Suggestions for a NID that is not registered.

use super::answer::Fault;
use super::index::Book;
use crate::i18n::Phrase;
use crate::urn::Urn;
use strsim::osa_distance;

/// The maximum number of suggestions.
const SUGGESTED: usize = 3;

/// The number of edits allowed in a NID: transposed, missing, doubled or wrong letters.
fn forgiven(nid: &str) -> usize {
    match nid.len() {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    }
}

/// The registered NIDs that a mistyped one may stand for, the nearest first, at most three.
///
/// ```
/// use nidreg::verdict::{Book, nearest};
/// assert_eq!(nearest("isnb", Book::builtin()).first().map(String::as_str), Some("isbn"));
/// assert!(nearest("lamps", Book::builtin()).is_empty());
/// ```
pub fn nearest(nid: &str, book: &Book) -> Vec<String> {
    let nid = nid.to_ascii_lowercase();
    let most = forgiven(&nid);
    let mut found: Vec<(bool, usize, &str)> = book
        .nids()
        // A different number is not a typo: urn-9 is not urn-8.
        .filter(|known| most > 0 && !known.starts_with("urn-") && known.len().abs_diff(nid.len()) <= most)
        .map(|known| (known, osa_distance(&nid, known)))
        .filter(|(_, distance)| (1..=most).contains(distance))
        // Transposed letters are the likeliest mistake.
        .map(|(known, distance)| (sorted(known) != sorted(&nid), distance, known))
        .collect();
    found.sort_unstable();
    found.into_iter().take(SUGGESTED).map(|(_, _, known)| known.to_owned()).collect()
}

fn sorted(word: &str) -> Vec<u8> {
    let mut letters = word.as_bytes().to_vec();
    letters.sort_unstable();
    letters
}

pub(super) fn unregistered(urn: &Urn<'_>, book: &Book) -> Fault {
    let nid = urn.nid().to_ascii_lowercase();
    let expected = nearest(&nid, book);
    let message = match expected.first() {
        Some(known) => Phrase::new("verdict-fault-meant").with("nid", nid).with("known", known),
        None => Phrase::new("verdict-fault-unregistered").with("nid", nid),
    };
    Fault { code: "unregistered", at: 4, should: message.clone(), message, expected }
}
