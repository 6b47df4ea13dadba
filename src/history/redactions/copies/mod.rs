//! Finds copies of a redacted text in other texts: the whole text, a long part of it, or lines of it after quotation marks, regardless of
//! line breaks.

pub(crate) mod queries;

use crate::history::redactions::GAP;

/// The number of consecutive words that count as a copy. A shorter text counts only as a whole.
const COPY_WORDS_MIN: usize = 12;

/// The minimum number of characters of a copy, so that "I agree." of another person remains.
const COPY_CHARS_MIN: usize = 12;

/// The minimum number of characters of a copy that contains a digit or an `@`, as telephone numbers and addresses do.
const DATA_COPY_CHARS_MIN: usize = 6;

/// The minimum number of characters of a quoted line.
const QUOTED_COPY_CHARS_MIN: usize = 4;

/// The texts that were redacted, as words.
pub(crate) struct Taken(Vec<Vec<String>>);

/// A word of a text and its position.
struct Word<'a> {
    text: &'a str,
    from: usize,
    to: usize,
    /// The number of words from here to the end of the line, if this is the first word of a quoted line; otherwise 0.
    quoted: usize,
}

impl Taken {
    /// The texts that were redacted.
    pub(crate) fn new(texts: &[String]) -> Self {
        let words = |text: &String| words_of(text).iter().map(|word| word.text.to_owned()).collect::<Vec<_>>();
        Self(texts.iter().map(words).filter(|words| !words.is_empty()).collect())
    }

    /// A text with `gap` in place of each copy; `None` if it has no copy.
    pub(crate) fn replace_copies(&self, text: &str, gap: &str) -> Option<String> {
        let mut found: Option<String> = None;
        for taken in &self.0 {
            let rest = found.as_deref().unwrap_or(text);
            if let Some(less) = replace_copies_of(rest, taken, gap) {
                found = Some(less);
            }
        }
        found
    }

    /// A text without its copies, shorter than before and empty if nothing else remains; `None` if it has no copy.
    fn shortened(&self, text: &str) -> Option<String> {
        let rest = self.replace_copies(text, GAP)?;
        let is_empty = rest.replace(GAP, "").trim_matches(|c: char| c.is_whitespace() || c == '>').is_empty();
        Some(if is_empty { String::new() } else { rest })
    }

    /// Like [`Self::shortened`], for texts that are never empty.
    fn remove_copies_or_gap(&self, text: &str) -> Option<String> {
        self.shortened(text).map(|rest| if rest.is_empty() { GAP.to_owned() } else { rest })
    }
}

/// The words of a text, without the quotation marks at the beginning of lines.
fn words_of(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let bare = line.trim_start_matches([' ', '\t', '>']);
        let marks = line.len() - bare.len();
        let is_quoted = line.chars().take(marks).any(|c| c == '>');
        let mut left = bare.split_whitespace().count();
        let mut is_first = is_quoted;
        let mut at = start + marks;
        for piece in bare.split_inclusive(char::is_whitespace) {
            let word = piece.trim_end();
            if !word.is_empty() {
                words.push(Word { text: word, from: at, to: at + word.len(), quoted: if is_first { left } else { 0 } });
                is_first = false;
                left -= 1;
            }
            at += piece.len();
        }
        start += line.len();
    }
    words
}

fn replace_copies_of(text: &str, taken: &[String], gap: &str) -> Option<String> {
    let words = words_of(text);
    let (mut out, mut copied, mut at) = (String::new(), 0, 0);
    while let Some(first) = words.get(at) {
        let rest = words.get(at..).unwrap_or_default();
        let same = (0..taken.len()).filter_map(|j| taken.get(j..)).map(|taken| common_prefix_len(rest, taken)).max().unwrap_or(0);
        let run = rest.get(..same).unwrap_or_default();
        match run.last() {
            Some(last) if is_copy(run, taken.len()) => {
                out.push_str(text.get(copied..first.from).unwrap_or_default());
                out.push_str(gap);
                copied = last.to;
                at += same;
            }
            _ => at += 1,
        }
    }
    out.push_str(text.get(copied..).unwrap_or_default());
    (copied > 0).then_some(out)
}

/// The length of the common prefix in words.
fn common_prefix_len(words: &[Word<'_>], taken: &[String]) -> usize {
    words.iter().zip(taken).take_while(|(word, taken)| word.text == taken.as_str()).count()
}

/// Whether these words, which occur in a redacted text of `all` words, are a copy and not a coincidence.
fn is_copy(run: &[Word<'_>], all: usize) -> bool {
    let chars: usize = run.iter().map(|word| word.text.chars().count()).sum();
    let has_data = run.iter().any(|word| word.text.contains(|c: char| c.is_ascii_digit() || c == '@'));
    let is_long = chars >= COPY_CHARS_MIN || (has_data && chars >= DATA_COPY_CHARS_MIN);
    let is_quoted_line = run.first().is_some_and(|first| first.quoted > 0 && run.len() >= first.quoted);
    (run.len() >= all.min(COPY_WORDS_MIN) && is_long) || (is_quoted_line && chars >= QUOTED_COPY_CHARS_MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = "Call me at home:\n+49 30 5550123. I am in on Mondays.";

    fn shortened(text: &str) -> Option<String> {
        Taken::new(&[SAID.to_owned()]).shortened(text)
    }

    #[test]
    fn whole_copies_are_found_however_lines_are_broken() {
        for (text, rest) in [
            (SAID, ""),
            ("Call me at home: +49 30\n5550123. I am in\n  on Mondays.\n", ""),
            (
                "Rita wrote:\n\n> Call me at home:\n> +49 30 5550123. I am in on Mondays.\n\nI will.",
                "Rita wrote:\n\n> […]\n\nI will.",
            ),
            ("> > Call me at home: +49 30\n> > 5550123. I am in on Mondays.", ""),
            ("She said: Call me at home: +49 30 5550123. I am in on Mondays. So I did.", "She said: […] So I did."),
        ] {
            assert_eq!(shortened(text).as_deref(), Some(rest), "{text}");
        }
    }

    #[test]
    fn single_quoted_lines_are_removed_and_other_words_remain() {
        assert_eq!(shortened("Which day?\n> I am in on Mondays.\nOr Tuesday?").unwrap(), "Which day?\n> […]\nOr Tuesday?");
        assert_eq!(shortened("> +49 30 5550123.\nThis one?").unwrap(), "> […]\nThis one?");
        for text in ["", "I am in on Mondays.", "> I am out.", "> on", "Call me at home: no.", "5550123"] {
            assert_eq!(shortened(text), None, "{text}");
        }
    }

    #[test]
    fn short_texts_count_as_copies_only_if_they_are_data() {
        let taken = |text: &str| Taken::new(&[text.to_owned()]);
        assert_eq!(taken("I agree.").shortened("I agree. But not here."), None);
        assert_eq!(taken("a@b.example").shortened("Write to a@b.example today").unwrap(), "Write to […] today");
        assert_eq!(taken("5550123").shortened("5550123").unwrap(), "");
        assert_eq!(taken(" \n").shortened("x"), None);
        assert!(Taken::new(&[]).shortened("x").is_none());
    }

    #[test]
    fn part_of_a_long_text_is_a_copy() {
        let long = (0..40).map(|i| format!("word{i}")).collect::<Vec<_>>().join(" ");
        let cut = (5..30).map(|i| format!("word{i}")).collect::<Vec<_>>().join("\n");
        let taken = Taken::new(&[long]);
        assert_eq!(taken.shortened(&format!("An excerpt: {cut} [...]")).unwrap(), "An excerpt: […] [...]");
        assert_eq!(taken.shortened("word1 word2 word3"), None);
    }

    #[test]
    fn permanent_row_becomes_shorter_when_a_copy_is_removed() {
        for text in [SAID, "> I am in\nx", "> +49 30\ny", "a\n> Mondays.\n"] {
            let rest = shortened(text).unwrap();
            assert!(rest.chars().count() < text.chars().count(), "{text} {rest}");
        }
    }
}
