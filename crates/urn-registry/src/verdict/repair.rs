//! Texts that would be URNs without characters inserted by word processors, email programs or typing: dashes, spaces, invisible characters,
//! brackets around the text, and other punctuation instead of the colons.

use super::answer::Answer;
use super::index::NamespaceBook;
use super::judge::judge;
use crate::grammar::Budget;
use crate::i18n::Phrase;
use crate::urn::Urn;
use serde::Serialize;

/// The maximum length of a text that is repaired, in bytes.
const EXAMINED_MAX: usize = 1024;

/// Words accepted instead of `urn`: one letter is missing.
const MISSPELLED_SCHEMES: [&str; 4] = ["urn", "ur", "un", "rn"];

/// Characters that are written around a URN, in pairs.
const ENCLOSING_PAIRS: [(char, char); 8] =
    [('<', '>'), ('{', '}'), ('(', ')'), ('[', ']'), ('"', '"'), ('\'', '\''), ('\u{201c}', '\u{201d}'), ('\u{ab}', '\u{bb}')];

/// A suggestion for a text that is not a URN.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Repaired {
    /// The suggested URN.
    pub urn: String,
    /// What was changed: "without spaces, with hyphens instead of dashes".
    pub changes: Phrase,
    /// The reason why the suggestion is not a valid name; `None` if no fault was found.
    pub fault: Option<Phrase>,
}

/// Suggests a URN for a text that is not one. The text itself is not changed. `None` if the text does not resemble a URN or the
/// result is not one either.
///
/// ```
/// use urn_registry::grammar::Budget;
/// use urn_registry::verdict::{NamespaceBook, repaired};
///
/// let found = repaired("URN: ISBN: 978\u{2013}951\u{2013}0\u{2013}18435\u{2013}6", NamespaceBook::builtin(), &mut Budget::new(100_000)).unwrap();
/// assert_eq!(found.urn, "urn:isbn:978-951-0-18435-6");
/// assert_eq!(found.changes, "with hyphens instead of dashes, without spaces");
/// assert_eq!(found.fault, None);
/// ```
pub fn repaired(text: &str, book: &NamespaceBook, budget: &mut Budget) -> Option<Repaired> {
    if text.len() > EXAMINED_MAX {
        return None;
    }
    let mut changes = Vec::new();
    let mut changed = |is_changed: bool, what: &'static str| {
        if is_changed {
            changes.push(what);
        }
    };
    let inner = without_enclosing_marks(text);
    changed(inner.len() < text.len(), "repair-around");
    let visible: String = inner.chars().filter(|c| !is_invisible(*c)).collect();
    changed(visible.len() < inner.len(), "repair-invisible");
    let hyphens: String = visible.chars().map(|c| if is_dash(c) { '-' } else { c }).collect();
    changed(hyphens != visible, "repair-dashes");

    let parts = split_urn_like(&hyphens)?;
    // "un. of wines" is a text, not a URN.
    if parts.is_punctuated_otherwise && !book.is_registered(parts.nid) {
        return None;
    }
    changed(parts.is_punctuated_otherwise, "repair-punctuation");
    let blanks = hyphens.contains(char::is_whitespace);
    let urn = |nss: String| format!("urn:{}:{nss}", parts.nid.to_ascii_lowercase());
    let without = urn(parts.name.split_whitespace().collect::<String>());
    let mut tried = why_invalid(&without, book, budget)?;
    let mut chosen = without;
    let mut what = "repair-blanks";
    if tried.is_some() && parts.name.contains(char::is_whitespace) {
        let joined = urn(parts.name.split_whitespace().collect::<Vec<_>>().join("-"));
        if why_invalid(&joined, book, budget) == Some(None) {
            (tried, chosen, what) = (None, joined, "repair-blanks-hyphens");
        }
    }
    changed(blanks, what);
    if changes.is_empty() {
        return None;
    }
    let changes = Phrase::join_phrases(changes.into_iter().map(Phrase::new), "listed");
    Some(Repaired { urn: chosen, changes, fault: tried })
}

/// Why a URN is not a valid name, or `Some(None)` if it is; `None` if the text is not a URN.
#[expect(clippy::option_option, reason = "a text that is not a URN differs from a URN without a fault")]
fn why_invalid(text: &str, book: &NamespaceBook, budget: &mut Budget) -> Option<Option<Phrase>> {
    let judged = judge(&Urn::parse(text).ok()?, book, budget);
    Some(match judged.answer {
        Answer::Yes => None,
        _ => Some(judged.fault.map_or_else(|| Phrase::new("verdict-too-long"), |fault| fault.message)),
    })
}

/// The text without white space, sentence punctuation and one pair of brackets or quotation marks around it.
fn without_enclosing_marks(text: &str) -> &str {
    let text = text.trim().trim_end_matches(['.', ',', ';']);
    let inner = ENCLOSING_PAIRS.iter().find_map(|(open, close)| text.strip_prefix(*open)?.strip_suffix(*close));
    inner.unwrap_or(text).trim()
}

struct Parts<'t> {
    nid: &'t str,
    /// The name, which may contain white space.
    name: &'t str,
    /// Whether scheme and colons are written differently than in a URN, apart from white space and letter case.
    is_punctuated_otherwise: bool,
}

/// Scheme, NID and name of a text that starts like a URN: "URN: ISBN: 978…", "urn.isbn.978…", "ur:isbn:978…".
fn split_urn_like(text: &str) -> Option<Parts<'_>> {
    let (scheme, rest) = text.split_once([':', '.', ';', '\u{ff1a}'])?;
    let mark = text.get(scheme.len()..)?.chars().next()?;
    let scheme = scheme.trim_end();
    let is_scheme = MISSPELLED_SCHEMES.iter().any(|known| scheme.eq_ignore_ascii_case(known));
    let rest = rest.trim_start();
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(|end| *end > 0 && is_scheme)?;
    let (nid, after) = rest.split_at_checked(end)?;
    let (name, second) = match after.trim_start().strip_prefix([':', '.', ';', '\u{ff1a}']) {
        Some(name) => (name, after.trim_start().chars().next()),
        // "urn:isbn 978…"
        None if after.starts_with(char::is_whitespace) => (after, None),
        None => return None,
    };
    let otherwise = !scheme.eq_ignore_ascii_case("urn") || mark != ':' || second != Some(':');
    Some(Parts { nid, name: name.trim(), is_punctuated_otherwise: otherwise })
}

/// Dashes and hyphens that are not "-".
fn is_dash(c: char) -> bool {
    matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::STEPS_PER_NAME_MAX;

    fn repair(text: &str) -> Option<(String, String)> {
        let found = repaired(text, NamespaceBook::builtin(), &mut Budget::new(STEPS_PER_NAME_MAX))?;
        Some((found.urn, found.changes.to_string())).filter(|_| found.fault.is_none())
    }

    #[test]
    fn common_damage_is_repaired_and_described() {
        for (text, urn, changes) in [
            (
                "urn:isbn:978\u{2013}0\u{2013}306\u{2013}40615\u{2013}7",
                "urn:isbn:978-0-306-40615-7",
                "with hyphens instead of dashes",
            ),
            ("urn:isbn:978 0 306 40615 7", "urn:isbn:9780306406157", "without spaces"),
            ("urn:isbn:\u{200b}9780306406157", "urn:isbn:9780306406157", "without invisible characters"),
            ("urn.isbn.9780306406157", "urn:isbn:9780306406157", "with \"urn:\" and colons"),
            ("ur:isbn:9780306406157", "urn:isbn:9780306406157", "with \"urn:\" and colons"),
            ("URN: ISBN: 9780306406157", "urn:isbn:9780306406157", "without spaces"),
            (
                "{urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",
                "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                "without the characters around it",
            ),
            (
                "urn:uuid:f81d4fae 7dec 11d0 a765 00a0c91e6bf6",
                "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                "with hyphens instead of spaces",
            ),
        ] {
            assert_eq!(repair(text), Some((urn.to_owned(), changes.to_owned())), "{text}");
        }
    }

    #[test]
    fn text_that_does_not_resemble_a_urn_or_needs_no_repair_is_left_alone() {
        for text in
            ["", "hello", "urn:isbn:9780306406157", "urn:", "un. of wines", "http://urn.fi/urn:nbn:fi-1", "urn:a b:\u{e9}"]
        {
            assert_eq!(repair(text), None, "{text}");
        }
        let wrong =
            repaired("urn:isbn:978 0 306 40615 8", NamespaceBook::builtin(), &mut Budget::new(STEPS_PER_NAME_MAX)).unwrap();
        assert!(wrong.fault.unwrap().to_string().starts_with("the check digit"));
    }
}
