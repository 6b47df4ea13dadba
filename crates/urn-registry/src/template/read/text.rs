//! Reads a text: detects its format, removes quote prefixes, and reads its lines.

use super::inline;
use super::label::as_label;
use super::lines::by_lines;
use super::reading::{FoundLabel, Reading, TemplateForm, Unplaced, Unreadable};
use crate::i18n::Phrase;
use crate::template::document::{self, DocumentLines};
use crate::template::{Field, MAX_LINES, Template, write};

/// Reads `text` without a limit on lines, for trusted or stored texts. Use [`read_submitted`] for submitted texts.
pub fn read(text: &str) -> Reading {
    // No text has that many lines.
    read_within_limit(text, usize::MAX).unwrap_or_else(|_| by_lines(&[], &[]))
}

/// Reads a submitted text.
///
/// # Errors
/// [`Unreadable`] if it has, or expands to, more than [`MAX_LINES`] lines.
pub fn read_submitted(text: &str) -> Result<Reading, Unreadable> {
    read_within_limit(text, MAX_LINES)
}

fn read_within_limit(text: &str, most: usize) -> Result<Reading, Unreadable> {
    if text.lines().count() > most {
        return Err(too_many_lines_error());
    }
    if let Some((template, labels)) = write::parse_canonical_text(text) {
        return Ok(canonical_reading(template, &labels));
    }
    let marked = text.starts_with('\u{feff}');
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let feeds = text.matches('\u{c}').count();
    let unified = text.replace("\r\n", "\n").replace(['\r', '\u{c}'], "\n").replace('\u{ff1a}', ":");
    let Unquoted { text: unified, quoted, answer } = without_quote_prefixes(unified);
    let mut reading = if let Some(unfolded) = document::unfold(&unified) {
        read_document_lines(unfolded, most)?
    } else if lost_its_line_breaks(&unified) {
        inline::read_unbroken_text(&unified)
    } else {
        let lines: Vec<&str> = unified.lines().collect();
        // A lone carriage return and a form feed also end a line.
        if lines.len() > most {
            return Err(too_many_lines_error());
        }
        by_lines(&lines, &[])
    };
    if quoted {
        reading.notes.push(Phrase::new("paste-note-quoted"));
    }
    if !answer.is_empty() {
        reading.notes.push(Phrase::new("paste-note-answer").arg("count", answer.len()));
        reading.unplaced.extend(answer);
        reading.unplaced.sort_by_key(|unplaced| unplaced.line);
    }
    if marked {
        reading.notes.push(Phrase::new("paste-note-marked"));
    }
    if feeds > 0 {
        reading.notes.push(Phrase::new("paste-note-feeds").arg("count", feeds));
    }
    Ok(reading)
}

fn too_many_lines_error() -> Unreadable {
    Unreadable(format!("The text has more than {MAX_LINES} lines; no registration is that long"))
}

/// A text that this program wrote is read literally, whatever its fields contain.
fn canonical_reading(template: Template, labels: &[(Field, usize)]) -> Reading {
    let label = |(field, line): &(Field, usize)| (field.key(), FoundLabel { label: field.label().to_owned(), line: *line });
    Reading {
        form: TemplateForm::Rfc8141,
        template,
        labels: labels.iter().map(label).collect(),
        unplaced: Vec::new(),
        offers: Vec::new(),
        left: Vec::new(),
        notes: Vec::new(),
    }
}

/// A text without the quote prefixes (`>`) of an email.
struct Unquoted {
    text: String,
    /// Whether the text had any.
    quoted: bool,
    /// The lines without a quote prefix: the reply of the person who quoted, which is not part of the template.
    answer: Vec<Unplaced>,
}

/// Removes the quote prefixes of a template quoted in an email, level by level. The lines keep their numbers.
fn without_quote_prefixes(text: String) -> Unquoted {
    /// The maximum number of levels.
    const QUOTE_LEVELS_MAX: usize = 8;
    let mut out = Unquoted { text, quoted: false, answer: Vec::new() };
    for _ in 0..QUOTE_LEVELS_MAX {
        if !is_quoted(&out.text) {
            break;
        }
        let mut bare = String::with_capacity(out.text.len());
        for (i, line) in out.text.lines().enumerate() {
            match line.strip_prefix('>') {
                Some(rest) => bare.push_str(rest.strip_prefix(' ').unwrap_or(rest)),
                None if line.trim().is_empty() => {}
                None => out.answer.push(Unplaced { line: i + 1, text: line.to_owned() }),
            }
            bare.push('\n');
        }
        (out.text, out.quoted) = (bare, true);
    }
    out
}

/// Whether most lines have a quote prefix.
fn is_quoted(text: &str) -> bool {
    let filled = text.lines().filter(|line| !line.trim().is_empty());
    let (marked, all) =
        filled.fold((0_usize, 0_usize), |(marked, all), line| (marked + usize::from(line.starts_with('>')), all + 1));
    marked >= 5 && marked * 2 >= all
}

/// Reads the lines of a converted document and restores its original line numbers.
pub(super) fn read_document_lines(unfolded: DocumentLines, most: usize) -> Result<Reading, Unreadable> {
    if unfolded.lines.len() + unfolded.aside.len() > most {
        return Err(too_many_lines_error());
    }
    let lines: Vec<&str> = unfolded.lines.iter().map(String::as_str).collect();
    let mut reading = by_lines(&lines, &unfolded.headings);
    let number = |line: usize| line.checked_sub(1).and_then(|i| unfolded.numbers.get(i)).copied().unwrap_or(line);
    for label in reading.labels.values_mut() {
        label.line = number(label.line);
    }
    for unplaced in &mut reading.unplaced {
        unplaced.line = number(unplaced.line);
    }
    reading.unplaced.extend(unfolded.aside.into_iter().map(|(line, text)| Unplaced { line, text }));
    reading.unplaced.sort_by_key(|unplaced| unplaced.line);
    for offer in &mut reading.offers {
        offer.line = number(offer.line);
    }
    for left in &mut reading.left {
        left.line = number(left.line);
    }
    reading.notes.insert(0, unfolded.note);
    Ok(reading)
}

/// Whether a few very long lines contain nearly everything, so that the line breaks were lost.
fn lost_its_line_breaks(text: &str) -> bool {
    const LONG_LINE_MIN: usize = 1000;
    let long: usize = text.lines().map(str::len).filter(|len| *len > LONG_LINE_MIN).sum();
    long * 10 > text.len() * 8 && count_label_lines(text) < 4
}

fn count_label_lines(text: &str) -> usize {
    text.lines().filter(|line| as_label(line).is_some()).count()
}
