//! Extracts a registration template from the texts in which it arrives in practice.
//!
//! The reader processes lines: it skips page headers and footers of RFCs and Internet-Drafts, finds the lines that are labels
//! ([`super::labels`]), and assigns to each field the lines up to the next label. In a text that lost its line breaks, it finds
//! the same labels within the running text. Every non-blank line ends up in a field or in `unplaced`; nothing is dropped.
//!
//! The work is linear in the length of the text; longer texts than [`super::MAX_BYTES`] or [`super::MAX_LINES`] are rejected
//! first.

mod bytes;
mod collect;
mod inline;
mod label;
mod lines;
mod sections;
#[cfg(test)]
mod tests;

pub use bytes::{File, UPLOAD_MAX, Unreadable, read_bytes};

use super::document::{self, Unfolded};
use super::{Field, MAX_LINES, Naming, Template, write};
use crate::i18n::Phrase;
use crate::nid::Nid;
use crate::urn::find::find;
use label::as_label;
use lines::by_lines;
use serde::Serialize;
use std::collections::BTreeMap;

/// The form that the labels are from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// RFC 8141 Appendix A.
    Rfc8141,
    /// RFC 2611 and RFC 3406.
    Rfc3406,
}

/// A line (or, in a text without line breaks, a passage) that is not part of any field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unplaced {
    /// Line number, counted from 1.
    pub line: usize,
    /// The original text.
    pub text: String,
}

/// A label in the text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FoundLabel {
    /// The label as written.
    pub label: String,
    /// Line number, counted from 1.
    pub line: usize,
}

/// The result of reading a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The form that its labels are from.
    pub form: Form,
    /// The fields.
    pub template: Template,
    /// The first label of each field found.
    pub labels: BTreeMap<&'static str, FoundLabel>,
    /// Text that is not part of any field, in order.
    pub unplaced: Vec<Unplaced>,
    /// Sections of the surrounding document that could fill an empty field.
    pub offers: Vec<Offer>,
    /// Every section of the surrounding document, for manual assignment.
    pub left: Vec<Left>,
    /// Notes to the user about what the reader did.
    pub notes: Vec<Phrase>,
}

/// A section outside the template, and the empty field that it could fill: the *Security Considerations* of the document, if the
/// template has none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The empty field.
    pub field: Field,
    /// The heading as written.
    pub heading: String,
    /// Line number of the heading, counted from 1.
    pub line: usize,
    /// The text below it.
    pub text: String,
}

/// A section outside the template: the text below a heading, or before the first one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// The heading as written; empty for the text before the first one.
    pub heading: String,
    /// Line number of the heading, counted from 1.
    pub line: usize,
    /// The text below it.
    pub text: String,
}

impl Reading {
    /// The NID that the text is about. If the Namespace ID field is ambiguous, the NIDs of the example URNs in Syntax are
    /// candidates too.
    pub fn naming(&self) -> Naming {
        let own = self.template.naming();
        let (mut offered, unsure) = match own {
            Naming::Named(_) => return own,
            Naming::Unsure(offered) => (offered, true),
            Naming::Absent => (Vec::new(), false),
        };
        // "To be assigned" is a valid answer, because the number of an informal namespace is assigned later.
        if !unsure && self.template.get(Field::NamespaceId).is_some() {
            return Naming::Absent;
        }
        for found in self.template.text(Field::Syntax).lines().flat_map(find) {
            if let Ok(nid) = Nid::parse(&found.urn.nid().to_ascii_lowercase())
                && nid.as_str() != "example"
                && !offered.contains(&nid)
                && offered.len() < OFFERED_MAX
            {
                offered.push(nid);
            }
        }
        if unsure || !offered.is_empty() { Naming::Unsure(offered) } else { Naming::Absent }
    }

    /// The JSON output of `template read --json`.
    pub fn to_json(&self) -> serde_json::Value {
        let naming = match self.naming() {
            Naming::Named(nid) => serde_json::json!({ "named": nid.as_str() }),
            Naming::Unsure(offered) => {
                let offered: Vec<&str> = offered.iter().map(Nid::as_str).collect();
                serde_json::json!({ "candidates": offered })
            }
            Naming::Absent => serde_json::Value::Null,
        };
        let offer = |offer: &Offer| serde_json::json!({ "field": offer.field.key(), "heading": offer.heading, "line": offer.line, "text": offer.text });
        let offers: Vec<serde_json::Value> = self.offers.iter().map(offer).collect();
        serde_json::json!({
            "form": self.form,
            "fields": self.template,
            "labels": self.labels,
            "unplaced": self.unplaced,
            "nid": naming,
            "offers": offers,
            "notes": self.notes,
        })
    }
}

/// The maximum number of candidate NIDs.
const OFFERED_MAX: usize = 8;

/// Reads `text` without a limit on lines, for trusted or stored texts. Use [`read_sent`] for submitted texts.
pub fn read(text: &str) -> Reading {
    // No text has that many lines.
    within(text, usize::MAX).unwrap_or_else(|_| by_lines(&[], &[]))
}

/// Reads a submitted text.
///
/// # Errors
/// [`Unreadable`] if it has, or expands to, more than [`MAX_LINES`] lines.
pub fn read_sent(text: &str) -> Result<Reading, Unreadable> {
    within(text, MAX_LINES)
}

fn within(text: &str, most: usize) -> Result<Reading, Unreadable> {
    if text.lines().count() > most {
        return Err(too_many_lines());
    }
    if let Some((template, labels)) = write::written(text) {
        return Ok(canonical(template, &labels));
    }
    let marked = text.starts_with('\u{feff}');
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let feeds = text.matches('\u{c}').count();
    let unified = text.replace("\r\n", "\n").replace(['\r', '\u{c}'], "\n").replace('\u{ff1a}', ":");
    let Unquoted { text: unified, quoted, answer } = without_quote_marks(unified);
    let mut reading = if let Some(unfolded) = document::unfold(&unified) {
        unfolded_lines(unfolded, most)?
    } else if lost_its_line_breaks(&unified) {
        inline::read(&unified)
    } else {
        let lines: Vec<&str> = unified.lines().collect();
        // A lone carriage return and a form feed also end a line.
        if lines.len() > most {
            return Err(too_many_lines());
        }
        by_lines(&lines, &[])
    };
    if quoted {
        reading.notes.push(Phrase::new("paste-note-quoted"));
    }
    if !answer.is_empty() {
        reading.notes.push(Phrase::new("paste-note-answer").with("count", answer.len()));
        reading.unplaced.extend(answer);
        reading.unplaced.sort_by_key(|unplaced| unplaced.line);
    }
    if marked {
        reading.notes.push(Phrase::new("paste-note-marked"));
    }
    if feeds > 0 {
        reading.notes.push(Phrase::new("paste-note-feeds").with("count", feeds));
    }
    Ok(reading)
}

fn too_many_lines() -> Unreadable {
    Unreadable(format!("The text has more than {MAX_LINES} lines; no registration is that long"))
}

/// A text that this program wrote is read literally, whatever its fields contain.
fn canonical(template: Template, labels: &[(Field, usize)]) -> Reading {
    let label = |(field, line): &(Field, usize)| (field.key(), FoundLabel { label: field.label().to_owned(), line: *line });
    Reading {
        form: Form::Rfc8141,
        template,
        labels: labels.iter().map(label).collect(),
        unplaced: Vec::new(),
        offers: Vec::new(),
        left: Vec::new(),
        notes: Vec::new(),
    }
}

/// A text without the `>` quotation marks of an email.
struct Unquoted {
    text: String,
    /// Whether the text had any.
    quoted: bool,
    /// The lines without a quotation mark: the answer of the person who quoted, which is not part of the template.
    answer: Vec<Unplaced>,
}

/// Removes the quotation marks of a template quoted in an email, level by level. The lines keep their numbers.
fn without_quote_marks(text: String) -> Unquoted {
    /// The maximum number of levels.
    const DEEPEST: usize = 8;
    let mut out = Unquoted { text, quoted: false, answer: Vec::new() };
    for _ in 0..DEEPEST {
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

/// Whether most lines have a quotation mark.
fn is_quoted(text: &str) -> bool {
    let filled = text.lines().filter(|line| !line.trim().is_empty());
    let (marked, all) =
        filled.fold((0_usize, 0_usize), |(marked, all), line| (marked + usize::from(line.starts_with('>')), all + 1));
    marked >= 5 && marked * 2 >= all
}

/// Reads the lines of a converted document and restores its original line numbers.
fn unfolded_lines(unfolded: Unfolded, most: usize) -> Result<Reading, Unreadable> {
    if unfolded.lines.len() + unfolded.aside.len() > most {
        return Err(too_many_lines());
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
    const LONG: usize = 1000;
    let long: usize = text.lines().map(str::len).filter(|len| *len > LONG).sum();
    long * 10 > text.len() * 8 && labels_at_line_starts(text) < 4
}

fn labels_at_line_starts(text: &str) -> usize {
    text.lines().filter(|line| as_label(line).is_some()).count()
}
