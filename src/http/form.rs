//! Forms: strict parsing of submitted fields, and the fields as shown on a page.

use crate::http::filters;
use crate::mail::saved::read_document;
use crate::refusal::FieldFault;
use askama::Template;
use percent_encoding::percent_decode;
use urn_registry::i18n::Phrase;

/// The maximum size of a form, in bytes: a template of 1 MiB, percent-encoded, and the other fields.
pub const FORM_MAX: usize = 4 * 1024 * 1024;

/// The maximum number of fields in a form. Our largest form has about twenty. Each field makes the page larger when the form is shown
/// again.
pub const FIELDS_MAX: usize = 200;

/// The fields of a form or of a query string, in order of submission.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Fields {
    list: Vec<(String, String)>,
    /// The names of fields with invalid UTF-8 or NUL.
    broken: Vec<String>,
    /// There were more than [`FIELDS_MAX`] fields; the rest was ignored.
    too_many: bool,
    /// The result of reading a file as a template: notes on the conversion, or why it failed.
    document: Option<Result<Vec<Phrase>, String>>,
}

impl Fields {
    /// Parses `application/x-www-form-urlencoded` bytes. A value that is not UTF-8 is decoded with replacement characters and recorded as
    /// broken.
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

    /// Adds a field from bytes; returns `false` if there are too many. A leading byte-order mark is removed.
    pub(crate) fn add(&mut self, name: &str, value: &[u8]) -> bool {
        if self.list.len() == FIELDS_MAX {
            return false;
        }
        let value = value.strip_prefix(b"\xef\xbb\xbf").unwrap_or(value);
        self.push(name.to_owned(), String::from_utf8_lossy(value).into_owned());
        true
    }

    /// Adds a template file in any supported format; its text becomes the value of the field.
    pub(crate) fn add_document(&mut self, name: &str, file_name: &str, bytes: &[u8]) -> bool {
        if self.list.len() == FIELDS_MAX {
            return false;
        }
        let (text, outcome) = match read_document(bytes, file_name) {
            Ok(file) => (file.text, Ok(file.reading.notes)),
            Err(refused) => (String::new(), Err(refused.0)),
        };
        self.document = Some(outcome);
        // The checks report replacement characters to the sender.
        self.list.push((name.to_owned(), text.replace('\0', "\u{fffd}")));
        true
    }

    /// The result of reading a template file: notes on the conversion, or why it failed.
    pub(crate) fn document(&self) -> Option<&Result<Vec<Phrase>, String>> {
        self.document.as_ref()
    }

    /// Removes a field that handlers must not see and returns its value.
    pub(crate) fn take_field(&mut self, name: &str) -> Option<String> {
        let i = self.list.iter().position(|(other, _)| other == name)?;
        Some(self.list.remove(i).1)
    }

    /// The value of a field; empty if it is missing.
    pub fn get(&self, name: &str) -> &str {
        self.list.iter().find(|(other, _)| other == name).map_or("", |(_, value)| value.as_str())
    }

    /// Whether a field was submitted.
    pub fn has(&self, name: &str) -> bool {
        self.list.iter().any(|(other, _)| other == name)
    }

    /// All values of a repeatable field.
    pub fn all(&self, name: &str) -> Vec<String> {
        self.list.iter().filter(|(other, _)| other == name).map(|(_, value)| value.clone()).collect()
    }

    /// All fields.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The first submitted name that is not in `known`.
    pub fn first_unknown(&self, known: &[&str]) -> Option<&str> {
        self.list.iter().map(|(name, _)| name.as_str()).find(|name| !known.contains(name))
    }

    /// Whether there are no fields.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether there were more fields than allowed.
    pub fn has_too_many(&self) -> bool {
        self.too_many
    }

    /// The names of fields with invalid text.
    pub(crate) fn invalid_fields(&self) -> impl Iterator<Item = &str> {
        self.broken.iter().map(String::as_str)
    }
}

fn decode(bytes: &[u8]) -> String {
    let spaced: Vec<u8> = bytes.iter().map(|byte| if *byte == b'+' { b' ' } else { *byte }).collect();
    percent_decode(&spaced).decode_utf8_lossy().into_owned()
}

/// The kind of input control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Input {
    /// A single line.
    Text,
    /// An email address.
    Email,
    Password,
    /// Several lines, with the number of rows.
    Area(u8),
}

/// A form field as shown on a page.
#[derive(Debug, Clone, PartialEq, Eq, Template)]
#[template(path = "partials/field.html")]
pub struct FormField {
    /// The `name` and `id` attributes of the control.
    pub name: &'static str,
    pub label: Phrase,
    /// A short hint, or empty.
    pub hint: Phrase,
    pub value: String,
    /// The error message.
    pub error: Option<Phrase>,
    /// The kind of input control.
    pub input: Input,
    /// The autocomplete token (WCAG 1.3.5).
    pub autocomplete: &'static str,
    /// The namespace ID that a button enters instead of the value; empty without a button.
    pub meant: String,
    /// The id of the form that it belongs to, if it is outside of its form; otherwise empty.
    pub form: &'static str,
}

impl FormField {
    /// A single-line field.
    pub fn text(name: &'static str, label: impl Into<Phrase>, value: impl Into<String>) -> Self {
        Self {
            name,
            label: label.into(),
            hint: Phrase::default(),
            value: value.into(),
            error: None,
            input: Input::Text,
            autocomplete: "off",
            meant: String::new(),
            form: "",
        }
    }

    /// A multi-line field.
    pub fn area(name: &'static str, label: impl Into<Phrase>, value: impl Into<String>, rows: u8) -> Self {
        Self { input: Input::Area(rows), ..Self::text(name, label, value) }
    }

    /// Sets the hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Phrase>) -> Self {
        self.hint = hint.into();
        self
    }

    /// Sets the autocomplete token.
    #[must_use]
    pub fn complete(mut self, token: &'static str) -> Self {
        self.autocomplete = token;
        self
    }

    /// Sets the form that it belongs to.
    #[must_use]
    pub fn in_form(mut self, id: &'static str) -> Self {
        self.form = id;
        self
    }

    /// Sets the number of rows; a field with one row is a single-line input.
    #[must_use]
    pub fn with_rows(mut self, rows: u8) -> Self {
        self.input = if rows == 1 { Input::Text } else { Input::Area(rows) };
        self
    }

    /// Sets a label that depends on the content of the page.
    #[must_use]
    pub fn labeled(mut self, label: impl Into<Phrase>) -> Self {
        self.label = label.into();
        self
    }

    /// Sets the error from the faults at this field.
    #[must_use]
    pub fn with_faults(mut self, faults: &[FieldFault]) -> Self {
        self.error = faults.iter().find(|fault| fault.field == self.name).map(|fault| fault.message.clone());
        self
    }

    /// The `type` attribute of the input.
    pub fn input_type(&self) -> &'static str {
        match self.input {
            Input::Email => "email",
            Input::Password => "password",
            Input::Text | Input::Area(_) => "text",
        }
    }

    /// The rows of a text area; 0 for a single-line input.
    pub fn rows(&self) -> u8 {
        match self.input {
            Input::Area(rows) => rows,
            _ => 0,
        }
    }

    /// The ids for `aria-describedby`: hint and error.
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

/// An option of a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The value in the form.
    pub value: String,
    /// The label.
    pub text: Phrase,
    /// Whether it is selected.
    pub chosen: bool,
}

/// The message with this name; empty text without a name.
pub(crate) fn phrase_or_empty(name: &'static str) -> Phrase {
    if name.is_empty() { Phrase::default() } else { Phrase::new(name) }
}

/// A collapsible form for one action: an introduction, a choice, fields and a button.
#[derive(Debug, Clone, PartialEq, Eq, Template)]
#[template(path = "partials/act.html")]
pub struct ActionForm {
    /// The summary shown while it is collapsed.
    pub title: Phrase,
    /// A sentence about what the action does.
    pub intro: Phrase,
    /// The path to which it is sent.
    pub action: String,
    /// Hidden fields.
    pub hidden: Vec<(&'static str, String)>,
    /// The name of the choice, its question, and its options; without options there is no choice.
    pub choice: (&'static str, Phrase, Vec<Choice>),
    /// The error message of the choice.
    pub choice_error: Option<Phrase>,
    pub fields: Vec<FormField>,
    /// The label of the button.
    pub button: Phrase,
    /// Whether it is expanded.
    pub open: bool,
}

impl ActionForm {
    /// A form with only a button: the messages of its summary and of the button.
    pub fn new(title: &'static str, action: String, button: &'static str) -> Self {
        Self {
            title: phrase_or_empty(title),
            intro: Phrase::default(),
            action,
            hidden: Vec::new(),
            choice: ("", Phrase::default(), Vec::new()),
            choice_error: None,
            fields: Vec::new(),
            button: Phrase::new(button),
            open: false,
        }
    }

    /// A form that is not collapsed. Without an action, it is sent to the URL of its page.
    pub fn uncollapsed(action: &str, button: &'static str) -> Self {
        Self::new("", action.to_owned(), button)
    }

    /// Sets the introduction.
    #[must_use]
    pub fn intro(mut self, intro: impl Into<Phrase>) -> Self {
        self.intro = intro.into();
        self
    }

    /// Adds a hidden field.
    #[must_use]
    pub fn hidden(mut self, name: &'static str, value: impl ToString) -> Self {
        self.hidden.push((name, value.to_string()));
        self
    }

    /// Adds a field.
    #[must_use]
    pub fn field(mut self, field: FormField) -> Self {
        self.open |= field.error.is_some();
        self.fields.push(field);
        self
    }

    /// Adds a choice: its name, question, and options.
    #[must_use]
    pub fn choice<V: ToString, T: Into<Phrase>>(
        mut self,
        name: &'static str,
        legend: impl Into<Phrase>,
        choices: impl IntoIterator<Item = (V, T)>,
        chosen: &str,
        faults: &[FieldFault],
    ) -> Self {
        let list = choices
            .into_iter()
            .map(|(value, text)| Choice { chosen: value.to_string() == chosen, value: value.to_string(), text: text.into() })
            .collect();
        self.choice = (name, legend.into(), list);
        self.choice_error = faults.iter().find(|fault| fault.field == name).map(|fault| fault.message.clone());
        self.open |= self.choice_error.is_some();
        self
    }

    /// Shows the form expanded.
    #[must_use]
    pub fn expanded(mut self) -> Self {
        self.open = true;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn form_fields_are_decoded_and_malformed_ones_reported() {
        let fields = Fields::read(b"a=1+2&b=%C3%A9&experts=x&experts=y");
        assert_eq!((fields.get("a"), fields.get("b")), ("1 2", "é"));
        assert_eq!((fields.all("experts"), fields.invalid_fields().next()), (vec!["x".to_owned(), "y".to_owned()], None));
        for broken in [&b"a=%FF"[..], b"a=%00", b"a=\xff"] {
            let fields = Fields::read(broken);
            assert_eq!((fields.get("a"), fields.invalid_fields().next()), ("\u{fffd}", Some("a")));
        }
    }
}
