//! Forms: what was typed, read strictly and kept whole, and the fields as a page shows them.

use crate::cases::guards::disclosed::NAME_STANDS;
use crate::http::filters;
use crate::refusal::Fault;
use crate::template::read::read_bytes;
use crate::words::Phrase;
use askama::Template;
use percent_encoding::percent_decode;

/// The largest form, in bytes: a template of 1 MiB, percent-encoded where need be, and room for the rest.
pub const FORM_MAX: usize = 4 * 1024 * 1024;

/// The most fields a form may have. The largest of ours has some twenty; every kept field costs page.
pub const FIELDS_MAX: usize = 200;

/// The fields of a form or of a query string, in the order in which they came.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fields {
    list: Vec<(String, String)>,
    /// Fields whose bytes were not UTF-8, or that hold NUL.
    broken: Vec<String>,
    /// There were more than [`FIELDS_MAX`]; the rest was not read.
    too_many: bool,
    /// A file that was read as a template: what was done to get its text, or why it has none.
    document: Option<Result<Vec<Phrase>, String>>,
    /// Files that are kept as they came: name and bytes.
    files: Vec<(String, Vec<u8>)>,
}

impl Fields {
    /// Reads `application/x-www-form-urlencoded` bytes. A value that is not UTF-8 is kept as far as it can be read, and
    /// remembered as broken.
    pub fn read(bytes: &[u8]) -> Self {
        let mut fields = Self::default();
        for pair in bytes.split(|b| *b == b'&').filter(|pair| !pair.is_empty()) {
            if fields.list.len() == FIELDS_MAX {
                fields.too_many = true;
                break;
            }
            let mut halves = pair.splitn(2, |b| *b == b'=');
            let (name, value) = (halves.next().unwrap_or_default(), halves.next().unwrap_or_default());
            fields.push(decode(name), decode(value));
        }
        fields
    }

    fn push(&mut self, name: String, value: String) {
        if name.contains('\u{fffd}') || value.contains('\u{fffd}') || value.contains('\0') || name.contains('\0') {
            self.broken.push(name.clone());
        }
        self.list.push((name, value.replace('\0', "\u{fffd}")));
    }

    /// Adds a field whose value came as bytes; `false` when there are too many. A byte-order mark before a text is no part of it.
    pub(crate) fn add(&mut self, name: &str, value: &[u8]) -> bool {
        if self.list.len() == FIELDS_MAX {
            return false;
        }
        let value = value.strip_prefix(b"\xef\xbb\xbf").unwrap_or(value);
        self.push(name.to_owned(), String::from_utf8_lossy(value).into_owned());
        true
    }

    /// Adds a file that holds a template, whatever it is written in: its text is the value of the field.
    pub(crate) fn add_document(&mut self, name: &str, file_name: &str, bytes: &[u8]) -> bool {
        if self.list.len() == FIELDS_MAX {
            return false;
        }
        let (text, outcome) = match read_bytes(bytes, file_name) {
            Ok(file) => (file.text, Ok(file.reading.notes)),
            Err(refused) => (String::new(), Err(refused.0)),
        };
        self.document = Some(outcome);
        // A character that was lost is shown to whoever sent it, by the checks.
        self.list.push((name.to_owned(), text.replace('\0', "\u{fffd}")));
        true
    }

    /// Adds a file that is kept as it came; the value of its field is empty.
    pub(crate) fn add_file(&mut self, name: &str, file_name: &str, bytes: Vec<u8>) -> bool {
        if self.list.len() == FIELDS_MAX {
            return false;
        }
        self.list.push((name.to_owned(), String::new()));
        self.files.push((file_name.replace('\0', "\u{fffd}"), bytes));
        true
    }

    /// The files that are kept as they came: name and bytes.
    pub(crate) fn files(&self) -> &[(String, Vec<u8>)] {
        &self.files
    }

    /// What became of the file: notes about how it was read, or the sentence why it could not be.
    pub(crate) fn document(&self) -> Option<&Result<Vec<Phrase>, String>> {
        self.document.as_ref()
    }

    /// Takes a field out, whose value no page reads.
    pub(crate) fn take(&mut self, name: &str) -> Option<String> {
        let i = self.list.iter().position(|(other, _)| other == name)?;
        Some(self.list.remove(i).1)
    }

    /// The value of a field; empty when it did not come.
    pub fn get(&self, name: &str) -> &str {
        self.list.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value.as_str())
    }

    /// Whether a field came at all.
    pub fn has(&self, name: &str) -> bool {
        self.list.iter().any(|(other, _)| other == name)
    }

    /// Every value of a field that may repeat.
    pub fn all(&self, name: &str) -> Vec<String> {
        self.list.iter().filter(|(other, _)| other == name).map(|(_, value)| value.clone()).collect()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The names that came and are not among `known`.
    pub fn first_unknown(&self, known: &[&str]) -> Option<&str> {
        self.list.iter().map(|(name, _)| name.as_str()).find(|name| !known.contains(name))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether there were more fields than are read.
    pub fn has_too_many(&self) -> bool {
        self.too_many
    }

    /// The fields whose text was broken.
    pub(crate) fn broken(&self) -> impl Iterator<Item = &str> {
        self.broken.iter().map(String::as_str)
    }
}

fn decode(bytes: &[u8]) -> String {
    let spaced: Vec<u8> = bytes.iter().map(|byte| if *byte == b'+' { b' ' } else { *byte }).collect();
    percent_decode(&spaced).decode_utf8_lossy().into_owned()
}

/// How a field is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// One line.
    Text,
    /// A mail address.
    Email,
    /// A password.
    Password,
    /// Several lines; so many rows.
    Area(u8),
}

/// A field of a form as the page shows it.
#[derive(Debug, Clone, PartialEq, Eq, Template)]
#[template(path = "parts/field.html")]
pub struct FormField {
    /// Name and id.
    pub name: &'static str,
    /// Label.
    pub label: Phrase,
    /// One short sentence, or nothing.
    pub hint: Phrase,
    /// What is in it.
    pub value: String,
    /// What is wrong with it.
    pub error: Option<Phrase>,
    /// How it is shown.
    pub input: Input,
    /// The autocomplete token (WCAG 1.3.5).
    pub autocomplete: &'static str,
}

impl FormField {
    /// A field of one line.
    pub fn text(name: &'static str, label: impl Into<Phrase>, value: impl Into<String>) -> Self {
        Self {
            name,
            label: label.into(),
            hint: Phrase::default(),
            value: value.into(),
            error: None,
            input: Input::Text,
            autocomplete: "off",
        }
    }

    /// A field of several lines.
    pub fn area(name: &'static str, label: impl Into<Phrase>, value: impl Into<String>, rows: u8) -> Self {
        Self { input: Input::Area(rows), ..Self::text(name, label, value) }
    }

    /// With a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Phrase>) -> Self {
        self.hint = hint.into();
        self
    }

    /// With an autocomplete token.
    #[must_use]
    pub fn complete(mut self, token: &'static str) -> Self {
        self.autocomplete = token;
        self
    }

    /// In so many rows; one of them is a line.
    #[must_use]
    pub fn of_rows(mut self, rows: u8) -> Self {
        self.input = if rows == 1 { Input::Text } else { Input::Area(rows) };
        self
    }

    /// With a label that depends on what the page is about.
    #[must_use]
    pub fn labelled(mut self, label: impl Into<Phrase>) -> Self {
        self.label = label.into();
        self
    }

    /// With the faults that are its own.
    #[must_use]
    pub fn faults(mut self, faults: &[Fault]) -> Self {
        self.error = faults.iter().find(|fault| fault.field == self.name).map(|fault| fault.message.clone());
        self
    }

    /// Whether what is wrong is a question that one press answers: their own name stands in what they typed.
    pub fn asks(&self) -> bool {
        self.error == Some(NAME_STANDS)
    }

    /// The type attribute of its input.
    pub fn input_type(&self) -> &'static str {
        match self.input {
            Input::Email => "email",
            Input::Password => "password",
            Input::Text | Input::Area(_) => "text",
        }
    }

    /// The rows of a text area; 0 for one line.
    pub fn rows(&self) -> u8 {
        match self.input {
            Input::Area(rows) => rows,
            _ => 0,
        }
    }

    /// The ids that describe it: hint and error.
    pub fn described_by(&self) -> String {
        let mut ids = Vec::new();
        if !self.hint.is_empty() {
            ids.push(format!("{}-hint", self.name));
        }
        if self.error.is_some() {
            ids.push(format!("{}-error", self.name));
        }
        ids.join(" ")
    }
}

/// A choice among several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Its value in the form.
    pub value: String,
    /// Its words.
    pub words: Phrase,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// A small form for one act, folded away until somebody wants it: what it does, its choices and fields, its button.
#[derive(Debug, Clone, PartialEq, Eq, Template)]
#[template(path = "parts/act.html")]
pub struct ActForm {
    /// What is shown while it is folded.
    pub title: Phrase,
    /// A sentence on what it does.
    pub intro: Phrase,
    /// Where it goes.
    pub action: String,
    /// Marks that travel with it.
    pub hidden: Vec<(&'static str, String)>,
    /// The name of the choice, its question, and the choices; an empty list is no choice.
    pub choice: (&'static str, Phrase, Vec<Choice>),
    /// What is wrong with the choice.
    pub choice_error: Option<Phrase>,
    /// The fields.
    pub fields: Vec<FormField>,
    /// The words of its button.
    pub button: Phrase,
    /// Whether it is open.
    pub open: bool,
}

impl ActForm {
    /// A form with one button.
    pub fn new(title: impl Into<Phrase>, action: String, button: impl Into<Phrase>) -> Self {
        Self {
            title: title.into(),
            intro: Phrase::default(),
            action,
            hidden: Vec::new(),
            choice: ("", Phrase::default(), Vec::new()),
            choice_error: None,
            fields: Vec::new(),
            button: button.into(),
            open: false,
        }
    }

    /// With a sentence on what it does.
    #[must_use]
    pub fn intro(mut self, intro: impl Into<Phrase>) -> Self {
        self.intro = intro.into();
        self
    }

    /// With a mark that travels along.
    #[must_use]
    pub fn hidden(mut self, name: &'static str, value: impl ToString) -> Self {
        self.hidden.push((name, value.to_string()));
        self
    }

    /// With a field.
    #[must_use]
    pub fn field(mut self, field: FormField) -> Self {
        self.open |= field.error.is_some();
        self.fields.push(field);
        self
    }

    /// With a choice: its name, its question, its values and words.
    #[must_use]
    pub fn choice<V: ToString, T: Into<Phrase>>(
        mut self,
        name: &'static str,
        legend: impl Into<Phrase>,
        choices: impl IntoIterator<Item = (V, T)>,
        chosen: &str,
        faults: &[Fault],
    ) -> Self {
        let list = choices
            .into_iter()
            .map(|(value, words)| Choice { chosen: value.to_string() == chosen, value: value.to_string(), words: words.into() })
            .collect();
        self.choice = (name, legend.into(), list);
        self.choice_error = faults.iter().find(|fault| fault.field == name).map(|fault| fault.message.clone());
        self.open |= self.choice_error.is_some();
        self
    }

    /// Shown unfolded.
    #[must_use]
    pub fn unfolded(mut self) -> Self {
        self.open = true;
        self
    }
}

#[cfg(test)]
#[path = "../../tests/samples/http/form.rs"]
mod samples;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_read_whole_and_broken_ones_remembered() {
        let fields = Fields::read(b"a=1+2&b=%C3%A9&experts=x&experts=y");
        assert_eq!((fields.get("a"), fields.get("b")), ("1 2", "é"));
        assert_eq!((fields.all("experts"), fields.broken().next()), (vec!["x".to_owned(), "y".to_owned()], None));
        for broken in [&b"a=%FF"[..], b"a=%00", b"a=\xff"] {
            let fields = Fields::read(broken);
            assert_eq!((fields.get("a"), fields.broken().next()), ("\u{fffd}", Some("a")));
        }
    }
}
