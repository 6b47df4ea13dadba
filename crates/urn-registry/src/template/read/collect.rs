//! Assigns lines to fields.

use super::reading::{FoundLabel, Reading, TemplateForm, Unplaced};
use crate::i18n::Phrase;
use crate::template::labels::{self, LabelTarget};
use crate::template::{Field, Template, date_in, tidy};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// The maximum number of notes; a text with more repeated labels is not a template.
const NOTES_MAX: usize = 50;

/// Assigns lines to fields.
pub(super) struct Collector {
    /// The texts of each field in order of occurrence; joined once, at the end.
    pub(super) parts: BTreeMap<Field, Vec<String>>,
    pub(super) labels: BTreeMap<&'static str, FoundLabel>,
    pub(super) unplaced: Vec<Unplaced>,
    pub(super) notes: Vec<Phrase>,
    older: usize,
    newer: usize,
}

impl Collector {
    pub(super) fn new() -> Self {
        Self { parts: BTreeMap::new(), labels: BTreeMap::new(), unplaced: Vec::new(), notes: Vec::new(), older: 0, newer: 0 }
    }

    /// Adds `text` to what `opens` starts; if the field has text, it is appended below its label.
    pub(super) fn add_labeled_text(&mut self, opens: LabelTarget, label: &str, line: usize, text: &str) {
        if opens.is_older() {
            self.older += 1;
        } else {
            self.newer += 1;
        }
        let (field, heading) = match opens {
            LabelTarget::Field(field) | LabelTarget::Older(field) => (field, false),
            LabelTarget::Part(field) => (field, true),
            LabelTarget::RegistrationInformation => return self.add_registration_information(line, text),
        };
        self.labels.entry(field.key()).or_insert_with(|| FoundLabel { label: label.to_owned(), line });
        let own = tidy(text);
        if own.is_empty() {
            return;
        }
        let titled = if heading { format!("{label}:\n{own}") } else { own };
        let parts = self.parts.entry(field).or_default();
        if !parts.is_empty() && !heading {
            self.notes.push(Phrase::new("paste-note-again").arg("line", line).arg("label", label));
        }
        parts.push(titled);
    }

    /// Version and date are one paragraph; text after a blank line belongs to no field. Both may be on one line.
    pub(super) fn add_one_paragraph(
        &mut self,
        opens: LabelTarget,
        label: &str,
        label_line: usize,
        value_line: usize,
        text: &str,
    ) {
        let text = text.trim_start_matches('\n');
        let (own, rest) = text.split_once("\n\n").unwrap_or((text, ""));
        let skipped = own.matches('\n').count() + 2;
        for (i, line) in rest.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            self.unplaced.push(Unplaced { line: value_line + skipped + i, text: line.to_owned() });
        }
        let has_date = self.parts.contains_key(&Field::Date);
        match (opens, parse_version_and_date(own)) {
            (LabelTarget::Field(Field::Version), Some((version, date))) if !has_date => {
                self.add_labeled_text(opens, label, label_line, version);
                self.add_labeled_text(LabelTarget::Field(Field::Date), label, label_line, date);
            }
            _ => self.add_labeled_text(opens, label, label_line, own.trim_end_matches(';')),
        }
    }

    /// *Registration Information* contains "Version 1", "Date: …" and similar; other lines remain unplaced.
    fn add_registration_information(&mut self, line: usize, text: &str) {
        for (offset, part) in
            text.split('\n').enumerate().flat_map(|(offset, line)| split_version_from_date(line).map(move |part| (offset, part)))
        {
            let bare = part.trim();
            if bare.is_empty() {
                continue;
            }
            let folded = labels::fold(bare);
            let both = value_after_label(bare, "version");
            if let (true, Some((version, date))) = (folded.starts_with("version"), parse_version_and_date(both)) {
                for (field, value) in [(Field::Version, version), (Field::Date, date)] {
                    self.labels
                        .entry(field.key())
                        .or_insert_with(|| FoundLabel { label: "Registration Information".to_owned(), line: line + offset });
                    self.parts.entry(field).or_insert_with(|| vec![value.to_owned()]);
                }
                continue;
            }
            let (field, value) = if folded.contains("date") {
                (Field::Date, value_after_label(bare, "date"))
            } else if folded.contains("version") {
                (Field::Version, value_after_label(bare, "version"))
            } else if date_in(bare).is_some() {
                (Field::Date, bare)
            } else {
                self.unplaced.push(Unplaced { line: line + offset, text: part.to_owned() });
                continue;
            };
            self.labels
                .entry(field.key())
                .or_insert_with(|| FoundLabel { label: "Registration Information".to_owned(), line: line + offset });
            if let Entry::Vacant(empty) = self.parts.entry(field) {
                empty.insert(vec![value.to_owned()]);
            } else {
                self.unplaced.push(Unplaced { line: line + offset, text: part.to_owned() });
            }
        }
    }

    pub(super) fn finish(mut self) -> Reading {
        self.unplaced.sort_by_key(|unplaced| unplaced.line);
        let form = if self.older > self.newer { TemplateForm::Rfc3406 } else { TemplateForm::Rfc8141 };
        let mut template = Template::default();
        for (field, parts) in &self.parts {
            template.set(*field, &parts.join("\n\n"));
        }
        self.notes.truncate(NOTES_MAX);
        Reading {
            form,
            template,
            labels: self.labels,
            unplaced: self.unplaced,
            offers: Vec::new(),
            left: Vec::new(),
            notes: self.notes,
        }
    }
}

/// Splits `1 Date: 2022-05-06` and `2, 2005-06-07`.
fn parse_version_and_date(text: &str) -> Option<(&str, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (version, rest) = text.split_at(digits);
    let rest = rest.trim_start_matches([' ', ',', ';', '(']);
    let date = rest.strip_prefix("Date:").or_else(|| rest.strip_prefix("date:")).unwrap_or(rest).trim().trim_end_matches(')');
    (digits > 0 && digits < 4 && date_in(date).is_some()).then_some((version, date))
}

/// Splits `Registration Version Number: 1    Registration Date: 2004-07-01`.
fn split_version_from_date(line: &str) -> impl Iterator<Item = &str> {
    let lower = line.to_ascii_lowercase();
    let date = lower.find("registration date").or_else(|| lower.find("date"));
    let both = lower.contains("version") && date.is_some_and(|at| lower.find("version").is_some_and(|version| version < at));
    let (head, tail) = line.split_at(date.filter(|_| both).unwrap_or(line.len()));
    [head, tail.trim_end()].into_iter()
}

/// The value after `Registration version number: 1` or `Version 1`.
fn value_after_label<'a>(line: &'a str, name: &str) -> &'a str {
    if let Some((_, value)) = line.split_once(':') {
        return value.trim();
    }
    let lower = line.to_ascii_lowercase();
    let at = lower.rfind(name).map_or(0, |at| at + name.len());
    line.get(at..).unwrap_or(line).trim_start_matches([' ', '#', '.']).trim()
}
