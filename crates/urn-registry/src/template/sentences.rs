//! Splits the text of a section into sentences.

use std::ops::Range;

/// A sentence of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// Its bytes in the section.
    pub range: Range<usize>,
    /// Its text on one line.
    pub text: String,
    /// Whether it is a rule of a grammar.
    pub is_grammar: bool,
}

/// The number of bytes of a section that are read: more than the longest section of a registered template has.
pub const READ_BYTES_MAX: usize = 32 * 1024;

/// The sentences of the first [`READ_BYTES_MAX`] bytes of a section, in order.
pub fn sentences(text: &str) -> Vec<Sentence> {
    let read = text.get(..text.floor_char_boundary(READ_BYTES_MAX)).unwrap_or_default();
    let sentence = |range: Range<usize>| {
        let own = read.get(range.clone())?;
        Some(Sentence { range, text: on_one_line(own), is_grammar: is_grammar(own) })
    };
    sentence_ranges(read).into_iter().filter_map(sentence).collect()
}

/// Whether a text has exactly this sentence, regardless of line breaks.
pub fn has_sentence(text: &str, sentence: &str) -> bool {
    let sentence = on_one_line(sentence);
    let has = |text: &str| sentences(text).iter().any(|one| one.text == sentence);
    // Lines that are broken at other places may end a sentence elsewhere.
    has(text) || has(&on_one_line(text))
}

fn on_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Words before a period that does not end a sentence.
const ABBREVIATIONS: [&str; 16] =
    ["e.g", "i.e", "etc", "cf", "vs", "no", "nos", "sec", "sect", "fig", "dr", "mr", "ms", "st", "inc", "p.o"];

/// The byte ranges of the sentences of `text`. A sentence ends at a period, question or exclamation mark before a space, at a blank
/// line, and before a list item. Lines of grammar are sentences of their own, which state nothing.
fn sentence_ranges(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut line_start = 0;
    // A number at the beginning of a line starts an item, unless a sentence was broken before it: "Section\n3. Next".
    let (mut ended, mut in_list) = (true, false);
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim();
        let starts = is_bullet(trimmed) || (is_numbered_item(trimmed) && (ended || in_list));
        if trimmed.is_empty() || starts || is_grammar(trimmed) {
            push(text, start..line_start, &mut found);
            start = line_start;
        }
        in_list = starts;
        ended = trimmed.is_empty() || trimmed.ends_with(['.', ':', ';', ',']);
        if is_grammar(trimmed) {
            push(text, start..line_start + line.len(), &mut found);
            start = line_start + line.len();
            line_start = start;
            continue;
        }
        let mut chars = line.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            let next = chars.peek().map_or('\n', |(_, c)| *c);
            let ends = match c {
                '.' => can_follow_sentence(next) && !is_abbreviation(line.get(..at).unwrap_or_default(), starts),
                '!' | '?' => can_follow_sentence(next),
                _ => false,
            };
            if ends {
                let end = line_start + at + c.len_utf8();
                push(text, start..end, &mut found);
                start = end;
            }
        }
        line_start += line.len();
    }
    push(text, start..text.len(), &mut found);
    found
}

fn can_follow_sentence(c: char) -> bool {
    c.is_whitespace() || matches!(c, ')' | '"' | '\u{201d}')
}

/// Whether a line or sentence is a rule of a grammar: `name = …`, `name =/ …`, `<name> ::= …`.
fn is_grammar(line: &str) -> bool {
    matches!(line.split_whitespace().nth(1), Some("=" | "=/" | "::="))
}

/// `- text`, `* text`.
fn is_bullet(line: &str) -> bool {
    line.split_once(' ').is_some_and(|(mark, _)| matches!(mark, "-" | "*" | "o" | "+" | "\u{2022}"))
}

/// `1. text`, `(a) text`.
fn is_numbered_item(line: &str) -> bool {
    let Some((mark, _)) = line.split_once(' ') else { return false };
    let bare = mark.trim_start_matches('(').trim_end_matches([')', '.']);
    bare.len() < mark.len() && bare.len() <= 2 && !bare.is_empty() && bare.chars().all(char::is_alphanumeric)
}

/// Whether a period after this text does not end a sentence. `starts` is whether the line starts a list item.
fn is_abbreviation(before: &str, starts: bool) -> bool {
    // The longest abbreviation has four letters.
    const READ_MAX: usize = 8;
    // A period that is quoted: "-" and ".".
    if before.ends_with(['"', '\'']) {
        return true;
    }
    let near = before.get(before.ceil_char_boundary(before.len().saturating_sub(READ_MAX))..).unwrap_or_default();
    let word = near.rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default().to_lowercase();
    let is_mark = || near.len() == before.len() || before.trim_start().len() <= 3;
    ABBREVIATIONS.contains(&word.as_str())
        || (starts && is_mark() && !before.trim().contains(' ') && is_numbered_item(&format!("{}. x", before.trim())))
}

/// Adds the range without white space at both ends, unless nothing but punctuation is left.
fn push(text: &str, range: Range<usize>, found: &mut Vec<Range<usize>>) {
    let part = text.get(range.clone()).unwrap_or_default();
    if !part.chars().any(char::is_alphanumeric) {
        return;
    }
    let from = range.start + (part.len() - part.trim_start().len());
    found.push(from..from + part.trim().len());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<&str> {
        sentence_ranges(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn sentences_have_their_byte_ranges_in_the_text() {
        assert_eq!(split("Letters, \"-\" and \".\" are used. No more."), ["Letters, \"-\" and \".\" are used.", "No more."]);
        assert_eq!(split("One. Two\nlines! See e.g. three."), ["One.", "Two\nlines!", "See e.g. three."]);
        assert_eq!(split("A list:\n - one\n - two\n\nEnd"), ["A list:", "- one", "- two", "End"]);
        assert_eq!(split("RFC 8141, Sec. 3.1 says so. It does."), ["RFC 8141, Sec. 3.1 says so.", "It does."]);
        assert_eq!(split("See Section\n3. Next"), ["See Section\n3.", "Next"]);
        assert_eq!(split("Two:\n1. one\n2. two"), ["Two:", "1. one", "2. two"]);
        assert_eq!(split("1. One thing. 2 more"), ["1. One thing.", "2 more"]);
        assert_eq!(split("nss = 1*DIGIT\nNames are short."), ["nss = 1*DIGIT", "Names are short."]);
        assert_eq!(split(" \n.. \n"), Vec::<&str>::new());
        assert_eq!(split("See https://a.example/b.c. \u{c4}nd"), ["See https://a.example/b.c.", "\u{c4}nd"]);
    }
}
