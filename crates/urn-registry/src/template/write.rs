//! Writes the canonical Appendix A text: UTF-8, LF, the labels of the RFC in its order, a short value on the label line, a longer
//! one below, indented by three columns, and one blank line between fields.
//!
//! The published text is the text that was reviewed. Lines with significant breaks ([`super::shape`]) are never broken, whatever their
//! length. A paragraph is reflowed only as a whole, and only if one of its lines is too long, so that line breaks do not change
//! unnecessarily and no single word is left on a line. Three laws hold (`tests/library/template_laws.rs`): reading a written text and
//! writing it again yields the same text; canonicalization is idempotent; and the checks have the same findings before and after.

use super::same::same_text;
use super::shape::{LineKind, WIDTH, blocks, cannot_start_prose_line, long_lines};
use super::{Field, Template};
use crate::grammar::rule_lines;
use std::borrow::Cow;
use unicode_width::UnicodeWidthStr;

pub(super) const INDENT: &str = "   ";
/// The width of reflowed prose, so that it fits into [`WIDTH`] with its indentation.
const PROSE_WIDTH: usize = WIDTH - INDENT.len();

/// The canonical text. Empty fields are omitted.
///
/// ```
/// use urn_registry::template::{Field, Template, write::write};
/// let template = Template::default().with_field(Field::NamespaceId, "demo").with_field(Field::Purpose, "To show\nhow.");
/// assert_eq!(write(&template), "Namespace ID:  demo\n\nPurpose:\n   To show\n   how.\n");
/// ```
pub fn write(template: &Template) -> String {
    let mut out = String::new();
    for field in Field::ALL {
        let Some(value) = template.get(field) else { continue };
        if !out.is_empty() {
            out.push('\n');
        }
        out.push_str(field.label());
        out.push(':');
        let flowed = reflow_if_prose(field, value);
        let on_label_line = !flowed.contains('\n')
            && field.label().len() + 3 + flowed.width() <= WIDTH
            && !flowed.starts_with(char::is_whitespace);
        if on_label_line {
            out.push_str("  ");
            out.push_str(&flowed);
            out.push('\n');
        } else {
            out.push('\n');
            for line in flowed.split('\n') {
                if !line.is_empty() {
                    out.push_str(INDENT);
                    out.push_str(line);
                }
                out.push('\n');
            }
        }
    }
    out
}

/// The template as in the canonical text, which the checks, the preview, the experts and the public file use.
pub fn canonical_template(template: &Template) -> Template {
    let mut out = template.clone();
    for field in Field::ALL {
        if let Some(Cow::Owned(flowed)) = template.get(field).map(|value| reflow_if_prose(field, value)) {
            out.set(field, &flowed);
        }
    }
    out
}

/// Reads a text that [`write`] wrote: the template, and the line of each label; `None` for any other text. Labels inside a field
/// are treated as text, because only the labels of fields are at the left edge.
pub(super) fn parse_canonical_text(text: &str) -> Option<(Template, Vec<(Field, usize)>)> {
    let mut template = Template::default();
    let mut labels: Vec<(Field, usize)> = Vec::new();
    let mut value = String::new();
    for (i, line) in text.strip_suffix('\n')?.split('\n').enumerate() {
        if let Some(inner) = line.strip_prefix(INDENT) {
            value.push_str(inner);
            value.push('\n');
        } else if line.is_empty() {
            value.push('\n');
        } else {
            let (label, rest) = line.split_once(':')?;
            let field = Field::ALL.into_iter().find(|field| field.label() == label)?;
            if let Some((last, _)) = labels.last() {
                if *last >= field {
                    return None;
                }
                template.set(*last, &value);
            }
            labels.push((field, i + 1));
            value = String::from(rest.trim_start_matches(' '));
            value.push('\n');
        }
    }
    template.set(labels.last()?.0, &value);
    (write(&template) == text).then_some((template, labels))
}

/// Namespace ID, Version and Date are not prose: the procedure sets them.
fn reflow_if_prose(field: Field, value: &str) -> Cow<'_, str> {
    if Field::REGISTRANT_FIELDS.contains(&field) { reflow(field, value) } else { Cow::Borrowed(value) }
}

/// The text with overlong prose reflowed. Reflowing is idempotent, the result compares as equal, no grammar rule gains or loses a line, and
/// no new overlong line is created. If one of these conditions is not met, long lines are broken one by one. If that does not meet them
/// either, the text is unchanged.
fn reflow(field: Field, value: &str) -> Cow<'_, str> {
    if value.split('\n').all(|line| line.width() <= WIDTH) {
        return Cow::Borrowed(value);
    }
    let stay_long = long_lines(field, value).len();
    for whole_paragraphs in [true, false] {
        let once = reflow_once(field, value, whole_paragraphs);
        if reflow_once(field, &once, true) == once
            && rule_lines(&once) == rule_lines(value)
            && same_text(field, &once, value)
            && long_lines(field, &once).len() == stay_long
        {
            return Cow::Owned(once);
        }
    }
    Cow::Borrowed(value)
}

fn reflow_once(field: Field, value: &str, whole_paragraphs: bool) -> String {
    let mut out: Vec<String> = Vec::new();
    for block in blocks(field, value) {
        let fits = block.lines.iter().all(|line| line.width() <= WIDTH);
        match block.kind {
            LineKind::Prose if !fits && whole_paragraphs => wrap_words(&block.lines.join(" "), 0, &mut out),
            LineKind::Prose if !fits => {
                for line in block.lines {
                    if line.width() > WIDTH { wrap_words(line, 0, &mut out) } else { out.push(line.to_owned()) }
                }
            }
            LineKind::Item(column) if !fits => {
                let mut lines = block.lines.iter();
                let first = lines.next().copied().unwrap_or_default().to_owned();
                let whole = lines.fold(first, |whole, own| whole + " " + own.trim_start());
                wrap_words(&whole, column, &mut out);
            }
            _ => out.extend(block.lines.into_iter().map(str::to_owned)),
        }
    }
    out.join("\n")
}

/// Wraps the words of `text`; continuation lines are indented by `hang`. No line starts with a word that would make it a rule, a
/// list item or a label; the preceding word is moved down with it. White space between words on one line is preserved.
fn wrap_words(text: &str, hang: usize, out: &mut Vec<String>) {
    let indent = " ".repeat(hang);
    let words = words(text);
    let mut from = 0;
    let mut first = true;
    while from < words.len() {
        let room = if first { PROSE_WIDTH } else { PROSE_WIDTH - hang };
        let mut to = from;
        let mut width = 0;
        while let Some((gap, word)) = words.get(to) {
            // A wide gap counts as one space, as it will when the lines are joined again.
            if to > from && width + 1 + word.width() > room {
                break;
            }
            width += word.width() + if to == from { 0 } else { gap.len() };
            to += 1;
        }
        to = good_break(&words, from, to);
        let mut line = if first { String::new() } else { indent.clone() };
        for (i, (gap, word)) in words.get(from..to).unwrap_or_default().iter().enumerate() {
            if i > 0 {
                line.push_str(gap);
            }
            line.push_str(word);
        }
        out.push(line);
        from = to;
        first = false;
    }
}

/// The end of the line that starts at `from` and is full at `to`: before a word that may start a line. The nearest such word to the left is
/// used, or else the nearest to the right, and the line is then too long.
fn good_break(words: &[(&str, &str)], from: usize, to: usize) -> usize {
    /// The maximum number of words moved down together with a word that may not start a line.
    const MOVED_WORDS_MAX: usize = 6;
    let may_begin = |at: usize| {
        words.get(at).is_none_or(|(_, word)| !cannot_start_prose_line(word, words.get(at + 1).map(|(_, next)| *next)))
    };
    let left = (from + 1..=to).rev().take(MOVED_WORDS_MAX).find(|at| may_begin(*at));
    left.or_else(|| (to..=words.len()).find(|at| may_begin(*at))).unwrap_or(words.len())
}

/// Each word with the white space before it. Other white space (a vertical tab, a no-break space) is part of a word: at either
/// end of a line it would be lost when the text is read again.
fn words(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (gap, tail) = rest.split_at(rest.find(|c| c != ' ').unwrap_or(rest.len()));
        let (word, tail) = tail.split_at(end_of_word(tail));
        if !word.is_empty() {
            found.push((gap, word));
        }
        rest = tail;
    }
    found
}

/// The end of the first word of `text`: before spaces without adjacent other white space.
fn end_of_word(text: &str) -> usize {
    let mut from = 0;
    while let Some((word, rest)) = text.get(from..).and_then(|tail| tail.split_once(' ')) {
        let next = rest.trim_start_matches(' ');
        if !word.ends_with(char::is_whitespace) && !next.starts_with(char::is_whitespace) {
            return from + word.len();
        }
        from = text.len() - next.len();
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::read::read;

    #[test]
    fn rule_of_any_length_stays_on_one_line() {
        let rule = "lightlist-urn = \"urn:lightlist:\" country \":\" kind \":\" number [ \".\" part ]";
        let template =
            Template::default().with_field(Field::Syntax, &format!("The names look like this:\n\n{rule}\ncountry = 2ALPHA"));
        assert_eq!(canonical_template(&template), template);
        assert!(write(&template).contains(&format!("\n   {rule}\n")));
    }

    #[test]
    fn paragraph_with_overlong_lines_is_rewrapped_as_a_whole() {
        let typed = "The harbour office keeps the list and gives out the numbers, in the order which\n\
            assigns each lamp the lowest free one; nobody else may give out a number, not\n\
            even for lamps that nobody lights any more.";
        let template = Template::default().with_field(Field::Assignment, typed);
        let text = canonical_template(&template).text(Field::Assignment).to_owned();
        assert_eq!(
            text,
            "The harbour office keeps the list and gives out the numbers, in the\n\
             order which assigns each lamp the lowest free one; nobody else may\n\
             give out a number, not even for lamps that nobody lights any more."
        );
        // Lines of up to 72 columns keep their breaks.
        let kept = format!("{}\nshort.", "x".repeat(8).repeat(9));
        assert_eq!(canonical_template(&Template::default().with_field(Field::Purpose, &kept)).text(Field::Purpose), kept);
    }

    #[test]
    fn wrapped_item_is_indented_and_wrapped_prose_never_becomes_a_rule() {
        let item = format!("o  {}", "word ".repeat(20).trim_end());
        let text = canonical_template(&Template::default().with_field(Field::Purpose, &item)).text(Field::Purpose).to_owned();
        assert!(text.lines().skip(1).all(|line| line.starts_with("   word")), "{text}");
        for filler in 40..80 {
            let prose = format!("{}where the letter x = y and more words follow here - and here 1. again", "w ".repeat(filler));
            let once = canonical_template(&Template::default().with_field(Field::Syntax, &prose));
            assert!(
                once.text(Field::Syntax).lines().all(|line| super::super::shape::classify_line(line) == LineKind::Prose),
                "{once:?}"
            );
            assert_eq!(canonical_template(&once), once);
        }
    }

    #[test]
    fn prose_with_unusual_white_space_round_trips() {
        for strange in ["\u{b}", "\u{c}", "\u{a0}", "\u{2003}", "\u{3000}", "\u{2028}"] {
            for filler in 55..75 {
                let prose = format!("{} and {strange} so {strange}on, word{strange} after word", "w".repeat(filler));
                let written = write(&Template::default().with_field(Field::Purpose, &prose));
                let again = write(&read(&written).template);
                assert_eq!(again, written, "{strange:?} {filler}");
            }
        }
    }

    #[test]
    fn written_template_round_trips_to_the_same_fields() {
        let long = "word ".repeat(60);
        let template = Template::default()
            .with_field(Field::NamespaceId, "demo")
            .with_field(Field::Version, "2")
            .with_field(Field::Purpose, &long)
            .with_field(Field::Syntax, "a = b\n\n   indented\nDocumentation:\n   not a field")
            .with_field(Field::Assignment, "Purpose:\nVersion: 7\nDate:\nSyntax:\nResolution: x")
            .with_field(Field::Resolution, "None");
        let text = write(&template);
        assert!(text.lines().all(|line| line.width() <= WIDTH));
        assert_eq!(read(&text).template, canonical_template(&template));
        assert_eq!(write(&read(&text).template), text);
    }
}
