//! Reads a registration template out of the texts in which it really arrives.
//!
//! The reader goes line by line: it sets page furniture of RFCs and Internet-Drafts aside, finds the lines that are
//! labels ([`super::labels`]), and gives each field the lines up to the next label. A text that has lost its line
//! breaks is read by looking for the same labels inside the running text. Every line that is not blank ends in a
//! field or in `unplaced`; nothing is dropped.
//!
//! The work is linear in the length of the text, and texts above [`super::MAX_BYTES`] or [`super::MAX_LINES`] are refused before.

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
use crate::nid::Nid;
use crate::urn::find::find;
use crate::words::Phrase;
use label::as_label;
use lines::by_lines;
use serde::Serialize;
use std::collections::BTreeMap;

/// The form the labels belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// RFC 8141 Appendix A.
    Rfc8141,
    /// RFC 2611 and RFC 3406.
    Rfc3406,
}

/// A line (or, in a text without line breaks, a passage) that no field took.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Unplaced {
    /// Line number from 1.
    pub line: usize,
    /// The text as it stood.
    pub text: String,
}

/// A label as it was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FoundLabel {
    /// The words of the label.
    pub label: String,
    /// Line number from 1.
    pub line: usize,
}

/// What reading gave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The form of its labels.
    pub form: Form,
    /// The fields.
    pub template: Template,
    /// For each field found, its first label.
    pub labels: BTreeMap<&'static str, FoundLabel>,
    /// What no field took, in order.
    pub unplaced: Vec<Unplaced>,
    /// Sections of the document around the template that would fill a field which is empty.
    pub offers: Vec<Offer>,
    /// Every section of the document around the template, for whoever knows better where it belongs.
    pub left: Vec<Left>,
    /// What the reader did that a person should know.
    pub notes: Vec<Phrase>,
}

/// A section that belongs to no field of the template, and the empty field that it would fill in one press: the *Security
/// Considerations* of the document, where the template has none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The empty field.
    pub field: Field,
    /// The heading as it stands.
    pub heading: String,
    /// Line number of the heading, from 1.
    pub line: usize,
    /// The text below it.
    pub text: String,
}

/// A section that no field took: what stands below a heading, or before the first one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// The heading as it stands; empty for what stands before the first one.
    pub heading: String,
    /// Line number of the heading, from 1.
    pub line: usize,
    /// The text below it.
    pub text: String,
}

impl Reading {
    /// Which NID the text is about. Where the Namespace ID field leaves it open, the NIDs of the example URNs in Syntax are
    /// among those that could be it.
    pub fn naming(&self) -> Naming {
        let own = self.template.naming();
        let (mut offered, unsure) = match own {
            Naming::Named(_) => return own,
            Naming::Unsure(offered) => (offered, true),
            Naming::Absent => (Vec::new(), false),
        };
        // "To be assigned" is an answer: the number of an informal namespace is given out.
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

    /// The JSON of `template read --json`.
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

/// NIDs offered when none is named.
const OFFERED_MAX: usize = 8;

/// Reads `text`, however many lines it has: what is ours, or was taken in. What somebody sends goes through [`read_sent`].
pub fn read(text: &str) -> Reading {
    // No text has so many lines.
    within(text, usize::MAX).unwrap_or_else(|_| by_lines(&[], &[]))
}

/// Reads a text that somebody sent.
///
/// # Errors
/// [`Unreadable`] where it has more than [`MAX_LINES`] lines, or unfolds to more.
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
    let (unified, quoted) = without_quote_marks(unified);
    let mut reading = if let Some(unfolded) = document::unfold(&unified) {
        unfolded_lines(unfolded, most)?
    } else if lost_its_line_breaks(&unified) {
        inline::read(&unified)
    } else {
        let lines: Vec<&str> = unified.lines().collect();
        // A lone carriage return and a form feed end a line as well.
        if lines.len() > most {
            return Err(too_many_lines());
        }
        by_lines(&lines, &[])
    };
    if quoted {
        reading.notes.push(Phrase::new("paste-note-quoted"));
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

/// A text that this program wrote is taken as it stands, whatever its fields hold.
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

/// A letter that quotes the template marks its lines with `>`.
fn without_quote_marks(text: String) -> (String, bool) {
    let filled = text.lines().filter(|line| !line.trim().is_empty());
    let (marked, all) =
        filled.fold((0_usize, 0_usize), |(marked, all), line| (marked + usize::from(line.starts_with('>')), all + 1));
    if marked < 5 || marked * 2 < all {
        return (text, false);
    }
    let bare = |line: &str| line.strip_prefix('>').map_or(line, |rest| rest.strip_prefix(' ').unwrap_or(rest)).to_owned();
    (text.lines().map(bare).collect::<Vec<_>>().join("\n"), true)
}

/// Reads the lines of an RFCXML or Markdown document and names the lines of the document itself.
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

/// A few very long lines hold nearly everything: the breaks were lost on the way.
fn lost_its_line_breaks(text: &str) -> bool {
    const LONG: usize = 1000;
    let long: usize = text.lines().map(str::len).filter(|len| *len > LONG).sum();
    long * 10 > text.len() * 8 && labels_at_line_starts(text) < 4
}

fn labels_at_line_starts(text: &str) -> usize {
    text.lines().filter(|line| as_label(line).is_some()).count()
}
