//! Reads a namespace ID as written by a person. All forms, pasted texts, files, APIs and commands use [`parse_nid`], so their verdicts on the
//! same text are the same.
//!
//! Invalid text is never corrected silently. `urn:abc`, `abc,` and `abc-` are not namespace IDs: [`parse_nid`] returns the position, the reason
//! and the namespace ID that was probably intended. The person accepts it with a button or by typing it.

use super::{MAX_LEN, Nid, SyntaxFault, check_syntax, strip_prefix_ignore_case};
use crate::i18n::Phrase;

/// The reason why a text is not a namespace ID, its position, and the namespace ID that was probably intended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotNid {
    /// The position in the original text, in bytes, of the first character that is not part of a namespace ID.
    pub at: usize,
    /// Why it is not a namespace ID.
    pub reason: Reason,
    /// The namespace ID that was probably intended, if it is obvious. It is only a suggestion.
    pub repair: Option<Nid>,
    /// The position in characters, starting at 1, without the spaces before the text.
    character: usize,
}

/// The reason why a text is not a namespace ID.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It violates the NID production (RFC 8141 §2).
    Syntax(SyntaxFault),
    /// It starts with the name of the scheme, `urn:`.
    Scheme,
    /// It contains a namespace ID and other text, such as a sentence.
    OtherText,
}

impl NotNid {
    /// The error and the namespace ID that was probably intended, with the clause.
    pub fn sentence(&self) -> Phrase {
        let wrong = match self.reason {
            Reason::Syntax(SyntaxFault::Character { found, .. }) => {
                SyntaxFault::Character { at: self.character - 1, found }.sentence()
            }
            Reason::Syntax(fault) => fault.sentence(),
            Reason::Scheme => Phrase::new("finding-nid-scheme"),
            Reason::OtherText => Phrase::new("finding-nid-other-text").arg("at", self.character),
        };
        match &self.repair {
            Some(nid) => Phrase::new("finding-nid-meant").arg("wrong", wrong.without_trailing_clause()).arg("nid", nid.as_str()),
            None => wrong,
        }
    }
}

/// Reads a namespace ID. ASCII spaces and line breaks around it are ignored, because a form field or a line of a file may have them;
/// everything else is part of it. Letter case is not significant (RFC 8141 §2.1).
///
/// # Errors
/// [`NotNid`] for any other text.
///
/// ```
/// use urn_registry::nid::written::parse_nid;
/// assert_eq!(parse_nid(" ISBN ").unwrap().as_str(), "isbn");
/// let not = parse_nid("urn:isbn").unwrap_err();
/// assert_eq!((not.at, not.repair.unwrap().as_str()), (0, "isbn"));
/// assert_eq!(parse_nid("isbn,").unwrap_err().at, 4);
/// ```
pub fn parse_nid(text: &str) -> Result<Nid, NotNid> {
    let bare = text.trim_ascii();
    let Err(fault) = check_syntax(bare) else { return Ok(Nid(bare.to_ascii_lowercase())) };
    let start = text.len() - text.trim_ascii_start().len();
    let repair = intended_nid(bare);
    let stranger = bare.char_indices().find(|(_, c)| !c.is_ascii_alphanumeric() && *c != '-').map(|(at, _)| at);
    let (inside, reason) = if strip_prefix_ignore_case(bare, SCHEME).is_some() {
        (0, Reason::Scheme)
    } else {
        let at = match fault {
            SyntaxFault::EndsWithHyphen => bare.len() - 1,
            SyntaxFault::TooLong { .. } => MAX_LEN,
            _ => stranger.unwrap_or(0),
        };
        let is_sentence = repair.is_some() && bare.trim().contains(char::is_whitespace);
        (at, if is_sentence { Reason::OtherText } else { Reason::Syntax(fault) })
    };
    let at = start + inside;
    let character = bare.get(..inside).unwrap_or_default().chars().count() + 1;
    Err(NotNid { at, reason, repair, character })
}

const SCHEME: &str = "urn:";

/// The namespace ID that an invalid text obviously means: the word without the characters around it and without invisible characters, the
/// first component of a URN, or the namespace ID that a sentence is about.
fn intended_nid(text: &str) -> Option<Nid> {
    if text.trim().contains(char::is_whitespace) {
        return nid_of_text(text);
    }
    let visible: String = text.chars().filter(|c| !is_invisible(*c)).collect();
    let inner = match strip_prefix_ignore_case(&visible, SCHEME) {
        Some(rest) => rest.split(':').next().unwrap_or_default(),
        None => &visible,
    };
    Nid::parse(inner.trim_matches(|c: char| !c.is_ascii_alphanumeric())).ok()
}

/// Whether a character has no width: controls, joiners, soft hyphen, direction controls, byte-order mark.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Words at the start of a sentence about a NID that are not NIDs.
const NON_NID_WORDS: [&str; 24] = [
    "to", "the", "this", "requested", "request", "requests", "assigned", "assignment", "formal", "informal", "not", "none",
    "tbd", "tba", "yet", "a", "an", "see", "for", "namespace", "identifier", "id", "nid", "registration",
];
/// Words that follow a NID at the beginning of the text: `ISBN Requested of IANA`, `NBN was formally assigned`.
const WORDS_AFTER_NID: [&str; 14] = [
    "requested", "request", "assigned", "registered", "formally", "is", "was", "has", "as", "per", "according", "this", "to",
    "the",
];
/// The maximum number of candidates offered.
const CANDIDATES_MAX: usize = 8;

/// The NID that a text is about, if it is certain. Registered templates have sentences such as `NBN was formally assigned in 2001` in this
/// field, and this function finds the namespace that they describe. It does not determine the requested NID: see [`parse_nid`].
pub fn nid_of_text(text: &str) -> Option<Nid> {
    let quoted = text.split(['"', '\u{201c}', '\u{201d}']).nth(1).and_then(|word| Nid::parse(word.trim_matches([',', '.'])).ok());
    quoted.or_else(|| nid_at_start(text)).or_else(|| lone_nid(text)).or_else(|| nid_in_urn(text))
}

/// The NIDs that may be intended by an invalid text, most probable first. The person chooses.
pub fn candidates(text: &str) -> Vec<Nid> {
    let mut offered: Vec<Nid> = intended_nid(text.trim_ascii()).into_iter().collect();
    for nid in text.split_whitespace().filter(|word| looks_like_nid(word)).filter_map(as_nid) {
        if offered.len() < CANDIDATES_MAX && !offered.contains(&nid) {
            offered.push(nid);
        }
    }
    offered
}

/// Characters of a sentence around a word. A hyphen, an underscore or an invisible character belongs to the word: it must not be removed
/// without confirmation, because the remaining name is a different one.
const PUNCTUATION: [char; 22] = [
    '.', ',', ';', ':', '!', '?', '(', ')', '[', ']', '{', '}', '<', '>', '"', '\'', '\u{2018}', '\u{2019}', '\u{201c}',
    '\u{201d}', '\u{ab}', '\u{bb}',
];

/// A word as a NID, without punctuation and a leading `urn:`.
fn as_nid(word: &str) -> Option<Nid> {
    let bare = word.trim_matches(PUNCTUATION);
    let bare = strip_prefix_ignore_case(bare, SCHEME).unwrap_or(bare);
    (!NON_NID_WORDS.contains(&bare.to_ascii_lowercase().as_str())).then(|| Nid::parse(bare).ok())?
}

/// The first word, if it is alone on its line or followed by a word that follows names.
fn nid_at_start(text: &str) -> Option<Nid> {
    let line = text.lines().next()?;
    let mut words = line.split_whitespace();
    let first = words.next()?;
    let ends_here = match words.next() {
        None => true,
        Some(next) => {
            let bare = next.trim_matches(|c: char| !c.is_alphanumeric()).to_ascii_lowercase();
            first.ends_with([',', '.', ';', ')'])
                || next.starts_with(['(', '-', '\u{2013}', ';'])
                || WORDS_AFTER_NID.contains(&bare.as_str())
        }
    };
    as_nid(first).filter(|_| ends_here)
}

/// The only word that is alone on a line, or after the colon at the end of a sentence.
fn lone_nid(text: &str) -> Option<Nid> {
    let lone = |line: &str| {
        let tail = line.rsplit_once(": ").map_or(line, |(_, tail)| tail).trim();
        (!tail.contains(char::is_whitespace)).then(|| as_nid(tail)).flatten()
    };
    let mut found: Vec<Nid> = text.lines().filter_map(lone).collect();
    found.dedup();
    if found.len() == 1 { found.pop() } else { None }
}

/// The only NID among the URNs in the text.
fn nid_in_urn(text: &str) -> Option<Nid> {
    let mut found: Vec<Nid> = Vec::new();
    for word in text.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric() && c != ':');
        let inner = strip_prefix_ignore_case(bare, SCHEME);
        if let Some(nid) = inner.and_then(|inner| Nid::parse(inner.split(':').next().unwrap_or_default()).ok())
            && !found.contains(&nid)
        {
            found.push(nid);
        }
    }
    if found.len() == 1 { found.pop() } else { None }
}

/// Whether a word looks like a name: it contains capitals, a digit or a hyphen.
fn looks_like_nid(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
    let capitals = bare.len() > 1 && bare.chars().all(|c| !c.is_lowercase()) && bare.chars().any(char::is_alphabetic);
    capitals || bare.contains('-') || (bare.chars().any(|c| c.is_ascii_digit()) && bare.chars().any(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_is_not_a_nid_has_a_position_a_reason_and_a_suggestion() {
        let cases = [
            ("abc-", 3, "must not end with a hyphen. Did you mean abc?", Some("abc")),
            ("-abc", 0, "must not start with a hyphen. Did you mean abc?", Some("abc")),
            ("abc,", 3, "character 4 is ','. Did you mean abc?", Some("abc")),
            ("abc\u{200b}", 3, "character 4 is U+200B. Did you mean abc?", Some("abc")),
            ("a\u{ad}bc", 1, "character 2 is U+00AD. Did you mean abc?", Some("abc")),
            ("abc\u{a0}", 3, "character 4 is U+00A0. Did you mean abc?", Some("abc")),
            ("urn:abc", 0, "without urn:. Did you mean abc?", Some("abc")),
            ("  URN:ABC: ", 2, "without urn:. Did you mean abc?", Some("abc")),
            ("urn:abc:1234", 0, "without urn:. Did you mean abc?", Some("abc")),
            ("abc is requested of IANA", 3, "other text at character 4. Did you mean abc?", Some("abc")),
            ("The ID \"abc\" is requested", 3, "other text at character 4. Did you mean abc?", Some("abc")),
            ("foo bar", 3, "character 4 is ' '", None),
            ("abc:def", 3, "character 4 is ':'", None),
            ("\u{fc}n\u{ef}", 0, "character 1 is '\u{fc}'", None),
            ("a", 0, "between 3 and 32 characters", None),
            ("", 0, "Enter the namespace ID", None),
        ];
        for (text, at, words, repair) in cases {
            let not = parse_nid(text).unwrap_err();
            let sentence = not.sentence().to_string();
            assert!(sentence.contains(words) && sentence.ends_with(" (RFC 8141, 2)"), "{text}: {sentence}");
            assert_eq!((not.at, not.repair.as_ref().map(Nid::as_str)), (at, repair), "{text}");
        }
    }

    #[test]
    fn nid_with_spaces_around_it_is_read_as_written() {
        for text in ["abc", " abc", "ABC\r\n", "\tabc "] {
            assert_eq!(parse_nid(text).unwrap().as_str(), "abc", "{text:?}");
        }
        // The suggestion is always a NID.
        for text in ["abc-", "urn:abc", "\"abc\""] {
            let repair = parse_nid(text).unwrap_err().repair.unwrap();
            assert_eq!(parse_nid(repair.as_str()), Ok(repair));
        }
    }
}
