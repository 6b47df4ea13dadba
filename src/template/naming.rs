//! Determines which NID a Namespace ID field names, without guessing.

use crate::nid::Nid;

/// The placeholder for the number in the text of an informal request until it is registered.
pub const NID_PLACEHOLDER: &str = "{{NID}}";

/// The content of a Namespace ID field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Naming {
    /// It names this NID.
    Named(Nid),
    /// It has text, but no NID is certain; these words could be one. The user is asked.
    Unsure(Vec<Nid>),
    /// It names none: it is empty, or the number will be assigned.
    Absent,
}

impl Naming {
    /// The NID, if it is certain.
    pub fn nid(&self) -> Option<&Nid> {
        match self {
            Self::Named(nid) => Some(nid),
            Self::Unsure(_) | Self::Absent => None,
        }
    }
}

/// Words at the start of a sentence about a NID that are not NIDs.
const FILLERS: [&str; 22] = [
    "to",
    "the",
    "this",
    "requested",
    "request",
    "requests",
    "assigned",
    "assignment",
    "formal",
    "informal",
    "not",
    "none",
    "tbd",
    "tba",
    "yet",
    "a",
    "an",
    "see",
    "for",
    "namespace",
    "identifier",
    "registration",
];
/// Words that follow a NID at the beginning of the field: `ISBN Requested of IANA`, `NBN was formally assigned`.
const FOLLOWERS: [&str; 14] = [
    "requested",
    "request",
    "assigned",
    "registered",
    "formally",
    "is",
    "was",
    "has",
    "as",
    "per",
    "according",
    "this",
    "to",
    "the",
];
/// The maximum number of candidates offered.
const OFFERED_MAX: usize = 8;

/// Parses the text of a Namespace ID field.
pub(super) fn naming(text: &str) -> Naming {
    let text = text.trim();
    let without_placeholder = text.replace(NID_PLACEHOLDER, "");
    if matches!(without_placeholder.trim(), "" | "urn-" | "urn:") {
        return Naming::Absent;
    }
    let quoted = text.split(['"', '\u{201c}', '\u{201d}']).nth(1).and_then(|word| Nid::parse(word.trim_matches([',', '.'])).ok());
    let named = quoted.or_else(|| at_the_start(text)).or_else(|| alone(text)).or_else(|| in_a_urn(text));
    if let Some(nid) = named {
        return Naming::Named(nid);
    }
    let lower = text.to_ascii_lowercase();
    let given_out =
        ["to be assigned", "assigned by", "tbd", "tba", "none", "not yet"].iter().any(|words| lower.starts_with(words));
    if given_out {
        return Naming::Absent;
    }
    let mut offered: Vec<Nid> = Vec::new();
    // One word that is no NID may become one without the characters around it; the user decides.
    if !text.contains(char::is_whitespace)
        && let Ok(nid) = Nid::parse(text.trim_matches(|c: char| !c.is_ascii_alphanumeric()))
    {
        offered.push(nid);
    }
    for nid in text.split_whitespace().filter(|word| is_sign(word)).filter_map(as_nid) {
        if offered.len() < OFFERED_MAX && !offered.contains(&nid) {
            offered.push(nid);
        }
    }
    Naming::Unsure(offered)
}

/// Characters of a sentence around a word. A hyphen, an underscore or an invisible character belongs to the word: it must not be removed
/// without asking, because the name that is left is another one.
const PUNCTUATION: [char; 22] = [
    '.', ',', ';', ':', '!', '?', '(', ')', '[', ']', '{', '}', '<', '>', '"', '\'', '\u{2018}', '\u{2019}', '\u{201c}',
    '\u{201d}', '\u{ab}', '\u{bb}',
];

/// A word as a NID, without punctuation and a leading `urn:`.
fn as_nid(word: &str) -> Option<Nid> {
    let bare = word.trim_matches(PUNCTUATION);
    let bare = bare.strip_prefix("urn:").or_else(|| bare.strip_prefix("URN:")).unwrap_or(bare);
    (!FILLERS.contains(&bare.to_ascii_lowercase().as_str())).then(|| Nid::parse(bare).ok())?
}

/// The first word, if it is alone on its line or followed by a word that follows names.
fn at_the_start(text: &str) -> Option<Nid> {
    let line = text.lines().next()?;
    let mut words = line.split_whitespace();
    let first = words.next()?;
    let ends_here = match words.next() {
        None => true,
        Some(next) => {
            let bare = next.trim_matches(|c: char| !c.is_alphanumeric()).to_ascii_lowercase();
            first.ends_with([',', '.', ';', ')'])
                || next.starts_with(['(', '-', '\u{2013}', ';'])
                || FOLLOWERS.contains(&bare.as_str())
        }
    };
    as_nid(first).filter(|_| ends_here)
}

/// The only word that is alone on a line, or after the colon at the end of a sentence.
fn alone(text: &str) -> Option<Nid> {
    let lone = |line: &str| {
        let tail = line.rsplit_once(": ").map_or(line, |(_, tail)| tail).trim();
        (!tail.contains(char::is_whitespace)).then(|| as_nid(tail)).flatten()
    };
    let mut found: Vec<Nid> = text.lines().filter_map(lone).collect();
    found.dedup();
    if found.len() == 1 { found.pop() } else { None }
}

/// The only NID among the URNs in the text.
fn in_a_urn(text: &str) -> Option<Nid> {
    let mut found: Vec<Nid> = Vec::new();
    for word in text.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric() && c != ':');
        let inner = bare.strip_prefix("urn:").or_else(|| bare.strip_prefix("URN:"));
        if let Some(nid) = inner.and_then(|inner| Nid::parse(inner.split(':').next().unwrap_or_default()).ok())
            && !found.contains(&nid)
        {
            found.push(nid);
        }
    }
    if found.len() == 1 { found.pop() } else { None }
}

/// Whether a word looks like a name: it contains capitals, a digit or a hyphen.
fn is_sign(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
    let capitals = bare.len() > 1 && bare.chars().all(|c| !c.is_lowercase()) && bare.chars().any(char::is_alphabetic);
    capitals || bare.contains('-') || (bare.chars().any(|c| c.is_ascii_digit()) && bare.chars().any(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nid_is_extracted_from_common_phrasings_but_never_trimmed() {
        let cases = [
            ("NBN\nThis namespace ID was formally assigned", Some("nbn")),
            ("The Namespace ID \"xmpp\" is requested.", Some("xmpp")),
            ("\"iso\" requested according to", Some("iso")),
            ("ISBN Requested of IANA.", Some("isbn")),
            ("urn-5", Some("urn-5")),
            ("Request is made for a formal assignment:\n\nlamp", Some("lamp")),
            ("Request is made for a formal assignment: lamp", Some("lamp")),
            ("We ask for the namespace urn:lamp: to be used.", Some("lamp")),
            ("To be assigned", None),
            ("{{NID}}", None),
            ("foo bar", None),
            // What is left without these characters would be another name.
            ("abc-", None),
            ("-abc", None),
            ("abc_", None),
            // Another placeholder does not hide the name next to it.
            ("lamp\n\nsee {{NOTE}}", Some("lamp")),
            ("abc\u{200b}", None),
        ];
        for (text, nid) in cases {
            assert_eq!(naming(text).nid().map(Nid::as_str), nid, "{text}");
        }
    }

    #[test]
    fn uncertain_nid_is_reported_with_its_candidates() {
        let prose = "This registration is about the National Lamp\nNumber (NLN) that the LAMP-2 office gives out.";
        let offered = ["nln", "lamp-2"].map(|nid| Nid::parse(nid).unwrap()).to_vec();
        assert_eq!(naming(prose), Naming::Unsure(offered));
        assert_eq!(naming("To be assigned"), Naming::Absent);
        for text in ["abc-", "-abc", "abc\u{200b}"] {
            assert_eq!(naming(text), Naming::Unsure(vec![Nid::parse("abc").unwrap()]), "{text}");
        }
    }
}
