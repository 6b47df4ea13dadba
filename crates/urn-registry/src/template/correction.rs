//! Classifies the changes of a correction, and detects those that are not allowed in one.
//!
//! A correction keeps its version, so it must not change the substance of the six sections of RFC 8141 §6.4.1 to §6.4.6, nor the
//! registrant. Both texts are compared word by word: layout, spelling, a replaced or moved reference and a contact address are
//! changes of one word into one word. Any insertion or deletion, and any change to a rule, an example, a number or a word that
//! determines the meaning, is substantive. In doubt, a change is substantive: a new version can always be requested. The
//! comparison takes one pass.

use super::characters::{ascii_for, length_before_comment, strict_ranges};
use super::code::names_a_rule;
use super::diff::only_contact_changed;
use super::registry_notes::without_notes;
use super::same::{rules, same_text};
use super::shape::{LineKind, classify_line};
use super::{Field, Template};
use crate::rfcs::current_replacement;
use std::borrow::Cow;

/// The kind of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ChangeKind {
    /// White space, line breaks, and look-alike characters.
    Layout,
    /// One word, one or two letters apart, or adjacent punctuation.
    Spelling,
    /// A URL, the RFC that replaced the cited one, or a section number.
    Reference,
    /// Contact details.
    Contact,
    /// Different wording in a section that a correction may reword: Documentation, Additional and Revision Information.
    Words,
    /// A substantive change, which is not allowed in a correction.
    Substance,
}

impl ChangeKind {
    /// The label for users.
    pub fn label(self) -> &'static str {
        match self {
            Self::Layout => "layout",
            Self::Spelling => "spelling",
            Self::Reference => "a reference",
            Self::Contact => "contact details",
            Self::Words => "wording",
            Self::Substance => "substance",
        }
    }
}

/// One difference between the texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The field in which the texts differ.
    pub field: Field,
    /// Its kind.
    pub kind: ChangeKind,
    /// The older words, shortened; empty for layout changes and insertions.
    pub from: String,
    /// The newer words.
    pub to: String,
}

/// The sections in which a correction may only change form: RFC 8141 §6.4.1 to §6.4.6.
const FORM_ONLY_SECTIONS: [Field; 6] =
    [Field::Purpose, Field::Syntax, Field::Assignment, Field::SecurityAndPrivacy, Field::Interoperability, Field::Resolution];

/// All changes between a registered text and its correction, in field order. Namespace ID, Version, Date and the notes about earlier
/// corrections are set by the registry and not compared.
pub fn changes(old: &Template, new: &Template) -> Vec<Change> {
    let mut found = Vec::new();
    for field in Field::REGISTRANT_FIELDS {
        let (from, to) = (text_to_compare(field, old), text_to_compare(field, new));
        if from == to {
            continue;
        }
        if field == Field::Registrant && only_contact_changed(old, new) {
            found.push(Change { field, kind: ChangeKind::Contact, from: String::new(), to: String::new() });
        } else {
            found.extend(field_changes(field, &replace_look_alikes(&from), &replace_look_alikes(&to)));
        }
    }
    found
}

fn text_to_compare(field: Field, template: &Template) -> Cow<'_, str> {
    let text = template.text(field);
    if field == Field::RevisionInformation { Cow::Owned(without_notes(text)) } else { Cow::Borrowed(text) }
}

/// The text with look-alike characters replaced by ASCII.
fn replace_look_alikes(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match ascii_for(c) {
            Some(ascii) => out.push_str(&ascii),
            None => out.push(c),
        }
    }
    out
}

fn field_changes(field: Field, old: &str, new: &str) -> Vec<Change> {
    let beyond =
        if FORM_ONLY_SECTIONS.contains(&field) || field == Field::Registrant { ChangeKind::Substance } else { ChangeKind::Words };
    let change =
        |kind: ChangeKind, from: &[Word<'_>], to: &[Word<'_>]| Change { field, kind, from: joined(from), to: joined(to) };
    let (before, after) = (rules(old), rules(new));
    if before != after {
        let at = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        let rule = |rules: &[String]| rules.get(at).map(|rule| shorten(rule)).unwrap_or_default();
        return vec![Change { field, kind: beyond, from: rule(&before), to: rule(&after) }];
    }
    let (before, after) = (words(old), words(new));
    if before.len() != after.len() {
        let same = |(a, b): &(&Word<'_>, &Word<'_>)| a.text == b.text;
        let head = before.iter().zip(&after).take_while(same).count();
        let (before, after) = (before.get(head..).unwrap_or_default(), after.get(head..).unwrap_or_default());
        let tail = before.iter().rev().zip(after.iter().rev()).take_while(same).count();
        let middle = |words: &[Word<'_>]| joined(words.get(..words.len() - tail).unwrap_or_default());
        return vec![Change { field, kind: beyond, from: middle(before), to: middle(after) }];
    }
    let mut found: Vec<Change> = Vec::new();
    for (i, (a, b)) in before.iter().zip(&after).enumerate() {
        if a.text != b.text {
            let last = i.checked_sub(1).and_then(|i| before.get(i)).map_or("", |word| word.text);
            let kind = if a.exact || b.exact { None } else { word_change_kind(field, last, a.text, b.text) };
            found.push(change(kind.unwrap_or(beyond), std::slice::from_ref(a), std::slice::from_ref(b)));
        }
    }
    if found.is_empty() {
        // The words are the same, but an example, a row or a list item has different boundaries.
        found.push(change(if same_text(field, old, new) { ChangeKind::Layout } else { beyond }, &[], &[]));
    }
    found
}

/// A word, and whether it is compared exactly.
#[derive(Debug, Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    exact: bool,
}

/// The words of a text. Rules, example URNs, table rows and single words on an indented line are exact.
fn words(text: &str) -> Vec<Word<'_>> {
    let ranges = strict_ranges(Field::Syntax, text);
    let mut ranges = ranges.iter().peekable();
    let mut found = Vec::new();
    let mut start = 0;
    for own in text.split('\n') {
        let bare = own.trim();
        let fixed = classify_line(bare) == LineKind::Fixed || (own.starts_with([' ', '\t']) && !bare.contains(' '));
        // The comment of a rule is prose.
        let is_code = names_a_rule(bare) || bare.starts_with([';', '/']);
        let fixed_to = start + if is_code { length_before_comment(own) } else { own.len() };
        let mut at = start;
        for word in own.split([' ', '\t']) {
            let end = at + word.len();
            while ranges.peek().is_some_and(|range| range.end <= at) {
                ranges.next();
            }
            if !word.is_empty() {
                let strict = ranges.peek().is_some_and(|range| range.start < end);
                found.push(Word { text: word, exact: strict || (fixed && at < fixed_to) });
            }
            at = end + 1;
        }
        start += own.len() + 1;
    }
    found
}

/// The kind of change from one word of prose to another; `None` if a correction may not make it. `last` is the word before the two words.
fn word_change_kind(field: Field, last: &str, old: &str, new: &str) -> Option<ChangeKind> {
    let (a, b) = (trim_punctuation(old), trim_punctuation(new));
    let around = |word: &str, core: &str| word.split_once(core).map(|(l, r)| (l.to_owned(), r.to_owned())).unwrap_or_default();
    let (edges_old, edges_new) = (around(old, a), around(new, b));
    if a == b {
        let stops = |text: &str| text.chars().all(|c| matches!(c, '.' | ',' | ';' | ':' | '!' | '?'));
        let only_stops = edges_old.0 == edges_new.0 && stops(&edges_old.1) && stops(&edges_new.1);
        return (is_word(a) && only_stops).then_some(ChangeKind::Spelling);
    }
    if edges_old != edges_new {
        return None;
    }
    if is_mailbox(a) && is_mailbox(b) {
        return Some(ChangeKind::Contact);
    }
    // In Resolution, a URL identifies the resolver.
    if is_web_url(a) && is_web_url(b) {
        return (field != Field::Resolution).then_some(ChangeKind::Reference);
    }
    if let (Some(old), Some(new)) = (rfc(last, a), rfc(last, b)) {
        return (current_replacement(old) == Some(new)).then_some(ChangeKind::Reference);
    }
    if is_part_label(last) && is_part_number(a) && is_part_number(b) {
        return Some(ChangeKind::Reference);
    }
    is_spelling_change(a, b).then_some(ChangeKind::Spelling)
}

fn trim_punctuation(word: &str) -> &str {
    word.trim_matches(|c: char| matches!(c, '(' | ')' | '[' | ']' | '<' | '>' | '"' | '\'' | '.' | ',' | ';' | ':' | '!' | '?'))
}

fn is_mailbox(word: &str) -> bool {
    mailbox(word).is_some()
}

/// The address `local@domain.example`, which older templates write with an ampersand; "AT&T" and "B&Q.Ltd" are names.
pub fn mailbox(word: &str) -> Option<String> {
    let word = word.strip_prefix("mailto:").unwrap_or(word);
    let is_domain = |domain: &str| domain.contains('.') && !domain.contains(['@', '&']);
    let (local, domain) = match (word.split_once('@'), word.split_once('&')) {
        (Some(parts), _) => parts,
        (None, Some((local, domain))) if !domain.contains(char::is_uppercase) => (local, domain),
        (None, _) => return None,
    };
    (!local.is_empty() && is_domain(domain)).then(|| format!("{local}@{domain}"))
}

fn is_web_url(word: &str) -> bool {
    ["https://", "http://", "www."].iter().any(|head| word.get(..head.len()).is_some_and(|own| own.eq_ignore_ascii_case(head)))
}

/// `RFC8141`, `RFC-8141`, or `8141` after `RFC`.
fn rfc(last: &str, word: &str) -> Option<u32> {
    let head = word.get(..3).filter(|head| head.eq_ignore_ascii_case("rfc"));
    match head {
        Some(_) => word.get(3..)?.trim_start_matches('-').parse().ok(),
        None if trim_punctuation(last).eq_ignore_ascii_case("rfc") => word.parse().ok(),
        None => None,
    }
}

fn is_part_label(last: &str) -> bool {
    const PARTS: [&str; 12] =
        ["section", "sections", "sec", "\u{a7}", "appendix", "annex", "chapter", "clause", "figure", "table", "page", "part"];
    let last = trim_punctuation(last).to_lowercase();
    PARTS.contains(&last.as_str())
}

/// `3`, `3.2`, `A`, `A.1`.
fn is_part_number(word: &str) -> bool {
    word.len() <= 8
        && word.split('.').all(|piece| {
            piece.bytes().all(|b| b.is_ascii_digit()) || (piece.len() == 1 && piece.bytes().all(|b| b.is_ascii_uppercase()))
        })
}

/// Letters, with hyphens and apostrophes between them, and no capital except the first: nothing that a program reads.
fn is_word(word: &str) -> bool {
    word.starts_with(char::is_alphabetic)
        && word.ends_with(char::is_alphabetic)
        && word.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '\''))
        && !word.chars().skip(1).any(char::is_uppercase)
}

/// Whether two words are the correct and a misspelled form of one word: the same first letter and a small edit distance. Never
/// for words that determine the meaning.
fn is_spelling_change(old: &str, new: &str) -> bool {
    if !is_word(old) || !is_word(new) {
        return false;
    }
    let (old, new) = (old.to_lowercase(), new.to_lowercase());
    let (a, b): (Vec<&str>, Vec<&str>) = (old.split('-').collect(), new.split('-').collect());
    a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| a == b || is_misspelling(a, b))
}

fn is_misspelling(old: &str, new: &str) -> bool {
    /// Longer strings are not words.
    const WORD_LENGTH_MAX: usize = 40;
    let (a, b): (Vec<char>, Vec<char>) = (old.chars().collect(), new.chars().collect());
    let shorter = a.len().min(b.len());
    let apart = match shorter {
        0..4 => return false,
        4..8 => 1,
        _ => 2,
    };
    a.len().max(b.len()) <= WORD_LENGTH_MAX
        && a.first() == b.first()
        && !MEANING_WORDS.contains(&old)
        && !MEANING_WORDS.contains(&new)
        && distance(&a, &b) <= apart
}

/// Words of four or more letters that determine the meaning: replacing one is substantive.
const MEANING_WORDS: [&str; 62] = [
    "must", "shall", "should", "shouldn't", "will", "would", "could", "cannot", "can't", "mustn't", "never", "none", "nothing",
    "neither", "every", "each", "only", "some", "most", "always", "same", "before", "after", "with", "within", "without",
    "unless", "until", "upper", "lower", "left", "right", "even", "four", "fourth", "forty", "fourteen", "five", "fifth",
    "fifty", "fifteen", "sixth", "sixty", "sixteen", "seven", "seventh", "seventy", "eight", "eighth", "eighty", "eighteen",
    "nine", "ninth", "ninety", "nineteen", "third", "thirty", "thirteen", "month", "year", "days", "hours",
];

/// The edit distance: letters replaced, inserted, deleted or swapped with their neighbor.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let at = |row: &[usize], j: usize| row.get(j).copied().unwrap_or(usize::MAX - 1);
            let mut least = (at(&last, j) + usize::from(x != y)).min(at(&last, j + 1) + 1).min(at(&row, j) + 1);
            let swapped = i > 0 && j > 0 && a.get(i - 1) == Some(y) && b.get(j - 1) == Some(x);
            if swapped {
                least = least.min(at(&before, j - 1) + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or_default()
}

/// The first words, for display.
fn joined(words: &[Word<'_>]) -> String {
    const SHOWN_WORDS_MAX: usize = 12;
    let shown = words.iter().take(SHOWN_WORDS_MAX).map(|word| word.text).collect::<Vec<_>>().join(" ");
    let shown = shorten(&shown);
    if words.len() > SHOWN_WORDS_MAX && !shown.ends_with('\u{2026}') { format!("{shown} \u{2026}") } else { shown }
}

fn shorten(text: &str) -> String {
    const SHOWN_LENGTH_MAX: usize = 80;
    if text.chars().count() <= SHOWN_LENGTH_MAX {
        return text.to_owned();
    }
    format!("{}\u{2026}", text.chars().take(SHOWN_LENGTH_MAX).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(field: Field, old: &str, new: &str) -> Vec<ChangeKind> {
        let with = |text: &str| Template::default().with_field(field, text);
        changes(&with(old), &with(new)).into_iter().map(|change| change.kind).collect()
    }

    #[test]
    fn changes_of_form_are_classified_as_editorial() {
        for (old, new, kind) in [
            ("Names of lamps\nand lights.", "Names of\nlamps and lights.", ChangeKind::Layout),
            ("The office \u{201c}gives\u{201d} them", "The office \"gives\" them", ChangeKind::Layout),
            ("They recieve a number.", "They receive a number.", ChangeKind::Spelling),
            ("lamps are lit, They burn", "lamps are lit. They burn", ChangeKind::Spelling),
            ("Case-sensetive names", "Case-sensitive names", ChangeKind::Spelling),
            ("as RFC 2396 says", "as RFC 3986 says", ChangeKind::Reference),
            ("[RFC2141], with care", "[RFC8141], with care", ChangeKind::Reference),
            ("in Section 3.1 of it", "in Section 3.2 of it", ChangeKind::Reference),
            ("see https://lamp.example/a.", "see https://lamp.example/b.", ChangeKind::Reference),
            ("ask <a@lamp.example>", "ask <b@lamp.example>", ChangeKind::Contact),
        ] {
            assert_eq!(kinds(Field::Purpose, old, new), [kind], "{old} / {new}");
        }
        let old = "Rules:\n\nlamp = \"urn:lamp:\" 1*DIGIT  ; a nubmer\n       / \"x  y\"\n";
        assert_eq!(kinds(Field::Syntax, old, &old.replace("nubmer", "number")), [ChangeKind::Spelling]);
        assert_eq!(
            kinds(Field::Syntax, old, &old.replace("DIGIT  ;", "DIGIT ;").replace("       /", "     /")),
            [ChangeKind::Layout]
        );
        assert_eq!(kinds(Field::Documentation, "Handbook", "Handbook of the society"), [ChangeKind::Words]);
        for (old, new) in [
            ("Lamp Org\nPostal: 1 Street", "Lamp Org\nPostal: 2 Street"),
            ("Lamp Org\n14 Harbour Street\nLampton", "Lamp Org\n16 Harbour Street\nLampton"),
        ] {
            assert_eq!(kinds(Field::Registrant, old, new), [ChangeKind::Contact], "{old} / {new}");
        }
    }

    #[test]
    fn changes_of_meaning_are_classified_as_substance() {
        for (old, new) in [
            ("Names are given once.", "Names are not given once."),
            ("Names must be kept.", "Names most be kept."),
            ("case-sensitive names", "case-insensitive names"),
            ("Names are assigned", "Names are unassigned"),
            ("an internal list", "an external list"),
            ("one to 12 digits", "one to 13 digits"),
            ("four digits", "five digits"),
            ("kept for eight years", "kept for eighty years"),
            ("Names MUST be kept", "Names Must be kept"),
            ("as RFC 3986 says", "as RFC 2396 says"),
            ("Such as urn:lamp:12 is", "Such as urn:lamp:13 is"),
            ("Codes:\n\n   lamp", "Codes:\n\n   lump"),
            ("Codes:\nlamp    a light", "Codes:\nlump    a light"),
            ("of a ship", "of a shop, or a ship"),
        ] {
            assert_eq!(kinds(Field::Purpose, old, new), [ChangeKind::Substance], "{old} / {new}");
        }
        let old = "Rules:\n\nlamp = \"urn:lamp:\" number\nnumber = 1*DIGIT / \"x  y\"";
        for new in [
            old.replace("1*DIGIT", "2*DIGIT"),
            old.replace("x  y", "x y"),
            old.replace("number\nnumber", "number number"),
            old.replace("number", "nummer"),
            old.replace("1*DIGIT", "1*DIGIT ; "),
        ] {
            assert_eq!(kinds(Field::Syntax, old, &new), [ChangeKind::Substance], "{new}");
        }
        for (old, new) in
            [("As:\nurn:lamp:12\nurn:lamp:13", "As:\nurn:lamp:12 urn:lamp:13"), ("- a lamp\n- a light", "- a lamp - a light")]
        {
            assert_eq!(kinds(Field::Purpose, old, new), [ChangeKind::Substance], "{old} / {new}");
        }
        assert_eq!(kinds(Field::Resolution, "at https://lamp.example/", "at https://other.example/"), [ChangeKind::Substance]);
        assert_eq!(kinds(Field::Registrant, "Lamp Office", "Light Office"), [ChangeKind::Substance]);
        assert_eq!(kinds(Field::Purpose, "", "Lamps."), [ChangeKind::Substance]);
    }

    #[test]
    fn reported_change_quotes_only_the_changed_words() {
        let with = |text: &str| Template::default().with_field(Field::Purpose, text);
        let found = changes(&with("Names of lamps, never of ships."), &with("Names of lamps and sometimes of ships."));
        assert_eq!((found[0].from.as_str(), found[0].to.as_str()), ("lamps, never", "lamps and sometimes"));
    }
}
