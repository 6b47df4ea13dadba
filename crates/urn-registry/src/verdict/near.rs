//! Suggestions for a NID that is not registered.

use super::answer::Fault;
use super::index::NamespaceBook;
use super::sibling;
use crate::i18n::Phrase;
use crate::nid::RegistrationClass;
use crate::urn::Urn;
use strsim::osa_distance;

/// The maximum number of suggestions.
const SUGGESTIONS_MAX: usize = 3;

/// NIDs of up to this length are so similar to each other that a similar one does not indicate a typing error.
const SHORT_NID_MAX: usize = 3;

/// The number of edits allowed in a NID: transposed, missing, doubled or wrong letters.
fn allowed_edits(nid: &str) -> usize {
    match nid.len() {
        0..=SHORT_NID_MAX => 0,
        4..=5 => 1,
        _ => 2,
    }
}

/// The registered NIDs that may have been meant by a mistyped one, the nearest first, at most three.
///
/// ```
/// use urn_registry::verdict::{NamespaceBook, nearest};
/// assert_eq!(nearest("isnb", NamespaceBook::builtin()).first().map(String::as_str), Some("isbn"));
/// assert!(nearest("lamps", NamespaceBook::builtin()).is_empty());
/// ```
pub fn nearest(nid: &str, book: &NamespaceBook) -> Vec<String> {
    let nid = nid.to_ascii_lowercase();
    let most = allowed_edits(&nid);
    let mut found: Vec<(bool, usize, &str)> = book
        .nids()
        // A different number is not a typo: urn-9 is not urn-8.
        .filter(|known| {
            most > 0 && known.len() > SHORT_NID_MAX && !known.starts_with("urn-") && known.len().abs_diff(nid.len()) <= most
        })
        .map(|known| (known, osa_distance(&nid, known)))
        .filter(|(_, distance)| (1..=most).contains(distance))
        // Transposed letters are the likeliest mistake.
        .map(|(known, distance)| (sorted_letters(known) != sorted_letters(&nid), distance, known))
        .collect();
    found.sort_unstable();
    found.into_iter().take(SUGGESTIONS_MAX).map(|(_, _, known)| known.to_owned()).collect()
}

pub(crate) fn sorted_letters(word: &str) -> Vec<u8> {
    let mut letters = word.as_bytes().to_vec();
    letters.sort_unstable();
    letters
}

/// The fault of a name whose namespace is not registered; its correction is a sentence that does not repeat the NID.
pub(super) fn unregistered_fault(urn: &Urn<'_>, book: &NamespaceBook) -> Fault {
    let nid = urn.nid().to_ascii_lowercase();
    let fault = |code, message: Phrase, should: Phrase, expected| Fault { code, at: 4, message, expected, should };
    if nid == "urn" {
        let expected = Vec::new();
        return fault("reserved", Phrase::new("verdict-fault-reserved"), Phrase::new("verdict-reserved"), expected);
    }
    if let Some(used) = book.in_use(&nid) {
        let message = Phrase::new("verdict-fault-in-use").arg("nid", nid).arg("place", &used.place);
        return fault("unregistered", message, Phrase::new("verdict-unregistered-in-use").arg("place", &used.place), Vec::new());
    }
    let homes = sibling::registered_siblings(&nid, book);
    if !homes.is_empty() {
        let known = homes.iter().map(|home| format!("urn:{home}")).collect::<Vec<_>>().join(", ");
        let message = Phrase::new("verdict-fault-sibling").arg("nid", nid).arg("known", &known);
        return fault("unregistered", message, Phrase::new("verdict-unregistered-sibling").arg("known", known), homes);
    }
    let expected = nearest(&nid, book);
    let (message, should) = match (expected.first(), urn.registration_class()) {
        (Some(known), _) => (
            Phrase::new("verdict-fault-meant").arg("nid", nid).arg("known", known),
            Phrase::new("verdict-unregistered-meant").arg("nid", known),
        ),
        (None, RegistrationClass::Formal | RegistrationClass::Informal(_)) => {
            (Phrase::new("verdict-fault-unregistered").arg("nid", nid), Phrase::new("verdict-unregistered"))
        }
        (None, _) => (Phrase::new("verdict-fault-unregistrable").arg("nid", nid), Phrase::new("verdict-unregistrable")),
    };
    fault("unregistered", message, should, expected)
}
