//! Classifies the lines of a field: prose, which can be reflowed, and lines that must not be changed.
//!
//! Line breaks are significant in grammar rules, examples, table rows, lists, addresses and all indented lines, but not in a paragraph. The
//! writer ([`super::write`]) only reflows prose, and a comparison ([`super::diff`]) shows prose word by word and everything else line by
//! line. In doubt, a line is not changed. In Registrant, only obvious paragraphs of sentences count as prose.

use super::Field;
use super::code::{is_code, starts_a_urn};
use unicode_width::UnicodeWidthStr;

/// The maximum width of a line of a field, in columns; longer prose is reflowed.
pub const WIDTH: usize = 72;

/// The kind of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
    /// A blank line.
    Blank,
    /// A line of a paragraph.
    Prose,
    /// A list item at the left edge; its text begins at this column.
    Item(usize),
    /// Grammar, an example, a table row or an indented line: never broken, never joined.
    Fixed,
    /// A line of an address; treated like [`Self::Fixed`].
    Address,
}

/// Classifies `classify_line`. The text of a field has no common indentation, so any indentation is intentional.
///
/// ```
/// use urn_registry::template::shape::{LineKind, classify_line};
/// assert_eq!(classify_line("lamp = \"urn:lamp:\" 1*DIGIT"), LineKind::Fixed);
/// assert_eq!(classify_line("o  the first"), LineKind::Item(3));
/// assert_eq!(classify_line("The names are given out in order."), LineKind::Prose);
/// ```
pub fn classify_line(text: &str) -> LineKind {
    if text.trim().is_empty() {
        LineKind::Blank
    } else if let Some((column, inner)) = split_list_item(text) {
        // A numbered rule is a rule.
        if is_fixed(inner) { LineKind::Fixed } else { LineKind::Item(column) }
    } else if is_fixed(text) {
        LineKind::Fixed
    } else {
        LineKind::Prose
    }
}

/// Lines of more than [`WIDTH`] columns that must not be broken, with the reason. A single word, such as a URL, cannot be broken
/// and does not count.
pub(super) fn long_lines(field: Field, text: &str) -> Vec<(usize, LongLineReason)> {
    let long = |own: &str| own.width() > WIDTH && own.split_whitespace().nth(1).is_some();
    let kind = |block: &Block<'_>| match block.kind {
        LineKind::Address => Some(LongLineReason::Address),
        LineKind::Fixed if block.lines.iter().all(|own| own.starts_with(' ') && !is_fixed(own.trim_start())) => {
            Some(LongLineReason::Indented)
        }
        LineKind::Fixed => Some(LongLineReason::Code),
        LineKind::Blank | LineKind::Prose | LineKind::Item(_) => None,
    };
    let fixed = blocks(field, text).into_iter().filter_map(|block| kind(&block).map(|kind| (block, kind)));
    fixed.filter(|(block, _)| block.lines.iter().any(|own| long(own))).map(|(block, kind)| (block.number, kind)).collect()
}

/// The reason why a long line is not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LongLineReason {
    /// Grammar, an example or a table row.
    Code,
    /// Indented text.
    Indented,
    /// A line of Registrant.
    Address,
}

/// `- [x] I have read the rules`: a line of a checklist. Registrations have none.
pub(super) fn is_checklist(line: &str) -> bool {
    let bare = line.trim_start();
    let item = bare.strip_prefix(['-', '*', '+', 'o']).map_or(bare, str::trim_start);
    let is_boxed = ["[ ]", "[x]", "[X]"]
        .iter()
        .filter_map(|mark| item.strip_prefix(mark))
        .any(|rest| item.len() < bare.len() && (rest.is_empty() || rest.starts_with(' ')));
    is_boxed || item.starts_with(['\u{2610}', '\u{2611}', '\u{2612}'])
}

/// The column at which the text of a list item begins (`- `, `* `, `o `, `1. `, `(a) `, `a) `), and that text.
fn split_list_item(text: &str) -> Option<(usize, &str)> {
    let (marker, _) = text.split_once(' ')?;
    if !is_marker(marker) {
        return None;
    }
    let rest = text.get(marker.len()..)?;
    let gap = rest.len() - rest.trim_start_matches(' ').len();
    (gap <= 4).then(|| (marker.width() + gap, rest.trim_start()))
}

/// Whether a word at the left edge is a list marker.
fn is_marker(word: &str) -> bool {
    if matches!(word, "-" | "*" | "+" | "o" | "\u{2022}" | "\u{2013}" | "\u{2014}" | "--") {
        return true;
    }
    let Some(inner) = word.strip_suffix([')', '.']) else { return false };
    let inner = inner.strip_prefix('(').unwrap_or(inner);
    let short = (1..=3).contains(&inner.len());
    short && (inner.bytes().all(|b| b.is_ascii_digit()) || (inner.len() == 1 && inner.bytes().all(|b| b.is_ascii_lowercase())))
}

fn is_fixed(text: &str) -> bool {
    (text.starts_with([' ', '\t', ';', '/', '|', '<', '%', '>', '{', '[', '=', '+', '#']) && !starts_with_citation(text))
        || text.contains('\t')
        || is_code(text)
        || is_row(text)
        || text.ends_with('\\')
}

/// `[RFC8141] says …`: a citation, not an optional element of a grammar.
fn starts_with_citation(text: &str) -> bool {
    let inner = text.strip_prefix('[').and_then(|rest| rest.split_once(']')).map(|(inner, _)| inner);
    inner.is_some_and(|inner| inner.starts_with(|c: char| c.is_ascii_uppercase()) && !inner.contains(char::is_whitespace))
}

/// Whether a line is a table row: it has wide gaps that do not follow a sentence, or vertical bars.
fn is_row(text: &str) -> bool {
    /// Beyond this column, in an unwrapped line, two spaces are a typing mistake.
    const FIRST_COLUMN_MAX: usize = 32;
    let gap = text.as_bytes().windows(3).position(
        |three| matches!(three, [before, b' ', b' '] if !matches!(before, b' ' | b'.' | b'?' | b'!' | b':' | b')' | b'"' | b',')),
    );
    let wide = gap.is_some_and(|at| at < FIRST_COLUMN_MAX || text.width() <= WIDTH + 8);
    wide || text.contains("   ") || text.matches('|').count() > 1 || text.contains("----") || text.contains("====")
}

/// The lines of one paragraph, or a single other line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block<'a> {
    /// The kind of its first line.
    pub kind: LineKind,
    /// Its lines; more than one only for prose and for list items with continuation lines.
    pub lines: Vec<&'a str>,
    /// The number of its first line in the text, counted from 1.
    pub number: usize,
}

impl Block<'_> {
    /// Its text on one line.
    pub fn on_one_line(&self) -> String {
        self.lines.iter().flat_map(|own| own.split_whitespace()).collect::<Vec<_>>().join(" ")
    }
}

/// Splits the text of a field into paragraphs, list items and single other lines, including blank ones.
pub fn blocks(field: Field, text: &str) -> Vec<Block<'_>> {
    let in_sentences = if field == Field::Registrant { lines_in_sentences(text) } else { Vec::new() };
    let mut found: Vec<Block<'_>> = Vec::new();
    for (i, own) in text.split('\n').enumerate() {
        let address = field == Field::Registrant && !in_sentences.get(i).is_some_and(|sentence| *sentence);
        let kind = match classify_line(own) {
            LineKind::Blank => LineKind::Blank,
            _ if address => LineKind::Address,
            kind => kind,
        };
        match found.last_mut() {
            Some(last) if continues_block(last, kind, own) => last.lines.push(own),
            _ => found.push(Block { kind, lines: vec![own], number: i + 1 }),
        }
    }
    found
}

/// Whether a line continues the previous paragraph or list item.
fn continues_block(last: &Block<'_>, kind: LineKind, own: &str) -> bool {
    let Some(before) = last.lines.last() else { return false };
    let bare = own.trim_start();
    match (last.kind, kind) {
        (LineKind::Prose, LineKind::Prose) => continues_line(before, own),
        // A paragraph that was wrapped before a word in angle brackets.
        (LineKind::Prose, LineKind::Fixed) => {
            own.starts_with('<')
                && !before.ends_with(['.', '!', '?'])
                && !is_code(own)
                && own.split_whitespace().filter(|word| word.chars().all(char::is_lowercase)).count() > 3
                && continues_line(before, own)
        }
        (LineKind::Item(column), LineKind::Fixed) => {
            let indent = own.len() - bare.len();
            (1..=column + 2).contains(&indent)
                && !own.contains('\t')
                && classify_line(bare) == LineKind::Prose
                && before.width() + 1 + bare.split_whitespace().next().unwrap_or_default().width() > FULL_LINE_WIDTH
                && continues_line(before, bare)
        }
        _ => false,
    }
}

/// Which lines of Registrant are in a paragraph of sentences rather than in an address.
fn lines_in_sentences(text: &str) -> Vec<bool> {
    /// Fewer words are a name, a title or an address line.
    const SENTENCE_WORDS_MIN: usize = 12;
    let mut found = Vec::new();
    let lines: Vec<&str> = text.split('\n').collect();
    for paragraph in lines.split_inclusive(|own| own.trim().is_empty()) {
        let words: Vec<&str> = paragraph.iter().flat_map(|own| own.split_whitespace()).collect();
        let small = words.iter().filter(|word| word.starts_with(|c: char| c.is_lowercase())).count();
        let whole = words.last().is_some_and(|last| last.trim_end_matches([')', '"']).ends_with(['.', '!', '?']));
        let labelled = paragraph.iter().any(|own| is_named_value(own.trim_start()));
        let is = words.len() >= SENTENCE_WORDS_MIN && small * 2 > words.len() && whole && !labelled;
        found.extend(paragraph.iter().map(|_| is));
    }
    found
}

/// A break before a word that would have fit into this width was intentional.
const FULL_LINE_WIDTH: usize = 55;

/// Whether two lines of prose were only separated because the first one was full.
fn continues_line(before: &str, after: &str) -> bool {
    if before.ends_with(':') || is_named_value(after) {
        return false;
    }
    let width = before.width();
    if width > WIDTH + 8 {
        // Manual line breaks do not occur at that width, so each of these lines is a paragraph without line breaks.
        return !before.ends_with(['.', '!', '?']);
    }
    let first = after.split_whitespace().next().unwrap_or_default();
    width + 1 + first.width() > FULL_LINE_WIDTH
}

/// `Email: …`, `Postal address: …`: a line that starts a new statement.
fn is_named_value(text: &str) -> bool {
    text.split_once(':')
        .is_some_and(|(name, _)| name.starts_with(|c: char| c.is_uppercase()) && name.split(' ').count() <= 3 && name.len() < 32)
}

/// Whether a line that starts with `word` (followed by `next`) would not be classified as prose.
pub(super) fn cannot_start_prose_line(word: &str, next: Option<&str>) -> bool {
    is_marker(word)
        || word.starts_with([';', '/', '|', '<', '%', '>', '{', '[', '=', '+', '#'])
        || word.contains('=')
        || next.is_some_and(|next| next.trim_start_matches([':', '*', '/']).starts_with('=') || matches!(next, ":" | "->" | "<-"))
        || starts_a_urn(word.trim_start_matches(['"', '\'', '`', '(', '\u{201c}', '\u{2018}']))
        || word.starts_with("//")
        || word.starts_with('^')
        || (word.ends_with(':') && word.starts_with(|c: char| c.is_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_classified_as_fixed_prose_item_or_blank() {
        for fixed in [
            "lightlist-urn = \"urn:lightlist:\" country \":\" kind \":\" number [ \".\" part ]",
            "<NSS> ::= <a> / <b>",
            "   indented",
            "name    meaning",
            "| a | b |",
            "urn:lamp:12",
            "\"urn:lamp:12\" (a lamp)",
            "https://lamp.example/a",
            "; a comment",
            "a\tb",
        ] {
            assert_eq!(classify_line(fixed), LineKind::Fixed, "{fixed}");
        }
        for prose in ["A sentence.  Another one.", "where the value x = y is given", "Lamps of 1.5 metres."] {
            assert_eq!(classify_line(prose), LineKind::Prose, "{prose}");
        }
        assert_eq!(classify_line("(a) one"), LineKind::Item(4));
        assert_eq!(classify_line("12. one"), LineKind::Item(4));
        assert_eq!(classify_line(" "), LineKind::Blank);
    }

    #[test]
    fn only_lines_broken_at_full_width_form_a_paragraph() {
        let text = "The harbour office gives out the numbers of the lamps in the\norder in which they are lit.\nEmail: a@lamp.example\nShort\nlines\nstay";
        let found: Vec<usize> = blocks(Field::Purpose, text).iter().map(|block| block.lines.len()).collect();
        assert_eq!(found, [2, 1, 1, 1, 1]);
        assert_eq!(blocks(Field::Purpose, text).iter().map(|block| block.number).collect::<Vec<_>>(), [1, 3, 4, 5, 6]);
    }
}
