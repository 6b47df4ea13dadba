//! NIDs that are words of everyday language (RFC 8141 §5.1, last paragraphs). A general word does not identify the registrant, and no one
//! else can then use it. This is an advisory to the experts; existing registrations show that such a name can be acceptable.

use crate::finding::{Finding, Level, Rule};
use crate::i18n::Phrase;

/// N16: a general word.
pub const GENERAL_WORD_RULE: Rule = Rule { id: "N16", level: Level::Note, field: Some("namespace_id"), clause: "RFC 8141 §5.1" };

/// Generic words of the fields in which namespaces are requested, in lower case, sorted.
const WORDS: &str = include_str!("data/general_words.txt");

/// The advisory on `nid` (lower case), if it is a general word in the singular or plural.
pub fn general_word_advisory(nid: &str) -> Option<Finding> {
    let known = |word: &str| WORDS.lines().any(|line| line == word);
    let is_word = known(nid) || nid.strip_suffix('s').is_some_and(known) || nid.strip_suffix("es").is_some_and(known);
    is_word.then(|| Finding::new(&GENERAL_WORD_RULE, Phrase::new("note-general-word").arg("nid", nid)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generic_words_get_an_advisory_in_singular_and_plural() {
        for nid in ["book", "books", "box", "boxes", "music"] {
            assert!(general_word_advisory(nid).is_some_and(|finding| finding.level == Level::Note), "{nid}");
        }
        for nid in ["isbn", "gsma", "bookshop-of-x", "s", "es"] {
            assert!(general_word_advisory(nid).is_none(), "{nid}");
        }
    }

    #[test]
    fn generic_words_are_sorted_and_unique() {
        let words: Vec<&str> = WORDS.lines().collect();
        assert!(words.windows(2).all(|pair| pair[0] < pair[1]), "the words are sorted and unique");
        assert!(words.iter().all(|word| word.len() > 2 && word.bytes().all(|b| b.is_ascii_lowercase())));
    }
}
