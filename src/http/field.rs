//! A form field, declared once and used by the page that shows it, the handler that reads it, and its error messages.
//!
//! ```text
//! const NAME: Field = Field::text("name", "sign-up-f-name").hint("own-f-name-hint").complete("name");
//! pub const RENAME_FIELDS: &[Field] = &[NAME];
//!
//! post("/account/own/name", SignedIn, rename).takes(RENAME_FIELDS)   // the route accepts no other field, and no duplicates
//! PersonName::parse(NAME.of(&cx.form))                        // the submitted value
//! NAME.wrong("It has a line break")                           // an error at this field
//! NAME.shown(cx)                                              // the field on the page, with its value and error
//! ```

use crate::http::error::HttpError;
use crate::http::form::{Fields, FormField, Input, phrase_or_empty};
use crate::refusal::FieldFault;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

/// What happens to the value of a field when its form is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueAfterRejection {
    /// The value is shown again.
    Shown,
    /// It is passed on as a hidden field, such as the revision that a form is based on.
    Carried,
    /// It is discarded: a secret, or a redirect target.
    Discarded,
}

/// A form field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// The name in the form.
    pub name: &'static str,
    /// The names of the messages of its label and its hint.
    label: &'static str,
    hint: &'static str,
    input: Input,
    autocomplete: &'static str,
    on_refusal: ValueAfterRejection,
    repeats: bool,
    /// Whether its page reports invalid characters in it and offers to repair them.
    mends: bool,
    /// Whether its name is a prefix of field names.
    begins: bool,
    file: UploadHandling,
}

/// How an uploaded file in a field is processed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum UploadHandling {
    /// The file is read as plain text.
    Text,
    /// The file is read as a template, in any supported format.
    Template,
}

impl Field {
    /// A single-line field.
    pub const fn text(name: &'static str, label: &'static str) -> Self {
        Self {
            name,
            label,
            hint: "",
            input: Input::Text,
            autocomplete: "off",
            on_refusal: ValueAfterRejection::Shown,
            repeats: false,
            mends: false,
            begins: false,
            file: UploadHandling::Text,
        }
    }

    /// A multi-line field.
    pub const fn area(name: &'static str, label: &'static str, rows: u8) -> Self {
        Self { input: Input::Area(rows), ..Self::text(name, label) }
    }

    /// An email address.
    pub const fn email(name: &'static str, label: &'static str) -> Self {
        Self { input: Input::Email, ..Self::text(name, label) }
    }

    /// A password. It is a secret.
    pub const fn password(name: &'static str, label: &'static str, autocomplete: &'static str) -> Self {
        Self { input: Input::Password, autocomplete, ..Self::secret(name, label) }
    }

    /// A single-line secret that is never shown again, such as a code.
    pub const fn secret(name: &'static str, label: &'static str) -> Self {
        Self::text(name, label).discarded_if_refused()
    }

    /// A field that the page renders itself, such as a radio button or a checkbox.
    pub const fn choice(name: &'static str) -> Self {
        Self::text(name, "")
    }

    /// A hidden field or the value of a button; it is never shown as text.
    pub const fn mark(name: &'static str) -> Self {
        Self::choice(name).hidden_if_refused()
    }

    /// A choice of one option, with its question.
    pub const fn question(name: &'static str, question: &'static str) -> Self {
        Self::text(name, question)
    }

    /// A choice of several options.
    pub const fn multiple_choice(name: &'static str) -> Self {
        Self { repeats: true, ..Self::text(name, "") }
    }

    /// A template file: Word, HTML, or text in a common encoding.
    pub const fn template_file(name: &'static str) -> Self {
        Self { file: UploadHandling::Template, ..Self::text(name, "") }
    }

    /// All fields whose name starts with `prefix`.
    pub const fn beginning(prefix: &'static str) -> Self {
        Self { repeats: true, begins: true, ..Self::text(prefix, "") }
    }

    /// Passes the value on as a hidden field if the form is rejected.
    #[must_use]
    pub const fn hidden_if_refused(self) -> Self {
        Self { on_refusal: ValueAfterRejection::Carried, ..self }
    }

    /// Discards the value if the form is rejected; it is never shown again.
    #[must_use]
    pub const fn discarded_if_refused(self) -> Self {
        Self { on_refusal: ValueAfterRejection::Discarded, ..self }
    }

    /// Accepts text with invalid characters; its page reports them and offers to repair them.
    #[must_use]
    pub const fn accepts_invalid_characters(self) -> Self {
        Self { mends: true, ..self }
    }

    /// Sets the hint.
    #[must_use]
    pub const fn hint(self, hint: &'static str) -> Self {
        Self { hint, ..self }
    }

    /// Sets the autocomplete token (WCAG 1.3.5).
    #[must_use]
    pub const fn complete(self, autocomplete: &'static str) -> Self {
        Self { autocomplete, ..self }
    }

    pub fn label(self) -> Phrase {
        phrase_or_empty(self.label)
    }

    /// The submitted value; empty if the field is missing.
    pub fn value_in(self, form: &Fields) -> &str {
        form.get(self.name)
    }

    /// All submitted values of a repeatable field.
    pub fn all_values_in(self, form: &Fields) -> Vec<String> {
        form.all(self.name)
    }

    /// Whether the field was submitted.
    pub fn is_submitted(self, form: &Fields) -> bool {
        form.has(self.name)
    }

    /// Whether the submitted value equals `value`, for checkboxes and buttons.
    pub fn value_equals(self, form: &Fields, value: &str) -> bool {
        self.value_in(form) == value
    }

    /// The submitted value as a date.
    ///
    /// # Errors
    /// A fault at this field.
    pub fn date_value(self, form: &Fields) -> Result<Date, FieldFault> {
        self.value_in(form).trim().parse().map_err(|_| self.fault(Phrase::new("refusal-day")))
    }

    /// The field on the page, with the given value and its error. A secret is never shown again.
    pub fn form_field_from(self, value: &str, faults: &[FieldFault]) -> FormField {
        let value = if self.on_refusal == ValueAfterRejection::Discarded { "" } else { value };
        let plain = FormField::text(self.name, self.label(), value).hint(phrase_or_empty(self.hint)).complete(self.autocomplete);
        FormField { input: self.input, ..plain }.with_faults(faults)
    }

    /// Creates an error at this field.
    pub fn fault(self, reason: impl Into<Phrase>) -> FieldFault {
        FieldFault::new(self.name, reason)
    }

    /// The error at this field, if there is one.
    pub fn error_in(self, faults: &[FieldFault]) -> Option<Phrase> {
        faults.iter().find(|fault| fault.field == self.name).map(|fault| fault.message.clone())
    }
}

impl Fields {
    /// Rejects a form with undeclared fields, with duplicates of a field that may not repeat, or with invalid text.
    pub fn check_declared(&self, form: &[Field]) -> Result<(), HttpError> {
        let known = |name: &str| find_declared(form, name);
        if let Some(name) = self.invalid_fields().find(|name| known(name).is_none_or(|field| !field.mends)) {
            return Err(HttpError::unprocessable(
                Phrase::new("refusal-field-bytes").arg("name", name.to_string()).arg("mark", "\u{fffd}"),
            ));
        }
        for (i, (name, _)) in self.iter().enumerate() {
            let Some(field) = known(name) else {
                return Err(HttpError::bad_request(Phrase::new("refusal-form-field").arg("name", name.to_string())));
            };
            if !field.repeats && self.iter().take(i).any(|(other, _)| other == name) {
                return Err(HttpError::bad_request(Phrase::new("refusal-form-twice").arg("name", name.to_string())));
            }
        }
        Ok(())
    }
}

fn find_declared(form: &[Field], name: &str) -> Option<Field> {
    form.iter().find(|field| if field.begins { name.starts_with(field.name) } else { field.name == name }).copied()
}

/// How an uploaded file in this field is processed.
pub(crate) fn upload_handling(form: &[Field], name: &str) -> UploadHandling {
    find_declared(form, name).map_or(UploadHandling::Text, |field| field.file)
}

/// The label of the field with this name; empty if it has none.
pub(crate) fn label_of(form: &[Field], name: &str) -> Phrase {
    find_declared(form, name).map_or_else(Phrase::default, Field::label)
}

/// What happens to a field when this form is rejected. An undeclared field is shown, unless its name says that it is a secret: an old copy
/// of a form or a password manager may have sent it.
pub fn value_after_rejection(form: &[Field], name: &str) -> ValueAfterRejection {
    const SECRET_NAME_PARTS: [&str; 5] = ["pass", "pwd", "secret", "code", "token"];
    let folded = name.to_ascii_lowercase();
    let undeclared = if SECRET_NAME_PARTS.iter().any(|word| folded.contains(word)) {
        ValueAfterRejection::Discarded
    } else {
        ValueAfterRejection::Shown
    };
    find_declared(form, name).map_or(undeclared, |field| field.on_refusal)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: Field = Field::text("name", "word-name").hint("word-description").complete("name");
    const SECRET: Field = Field::password("password", "word-account", "new-password");
    const SCOPES: Field = Field::multiple_choice("scopes");

    #[test]
    fn field_declaration_drives_validation_display_and_errors() {
        let form = Fields::read(b"name=Ada&password=owl&scopes=a&scopes=b");
        assert!(form.check_declared(&[NAME, SECRET, SCOPES]).is_ok());
        assert!(
            form.check_declared(&[NAME, SECRET]).is_err()
                && form.check_declared(&[NAME, SECRET, Field::choice("scopes")]).is_err()
        );
        let faults = [NAME.fault("It is too short"), SECRET.fault("It is known")];
        let shown = NAME.form_field_from(NAME.value_in(&form), &faults);
        assert_eq!(
            (shown.value.as_str(), shown.error.as_ref().map(Phrase::to_string), shown.autocomplete),
            ("Ada", Some("It is too short".to_owned()), "name")
        );
        assert_eq!((SECRET.form_field_from(SECRET.value_in(&form), &faults).value.as_str(), SECRET.value_in(&form)), ("", "owl"));
        assert_eq!(SCOPES.error_in(&faults), None);
    }

    #[test]
    fn rejected_form_discards_secrets_and_keeps_hidden_fields() {
        const FORM: &[Field] = &[NAME, SECRET, Field::mark("was"), Field::beginning("kept.")];
        let fates = ["password", "was", "name", "kept.name", "strange"].map(|name| value_after_rejection(FORM, name));
        let shown = ValueAfterRejection::Shown;
        assert_eq!(fates, [ValueAfterRejection::Discarded, ValueAfterRejection::Carried, shown, shown, shown]);
    }

    #[test]
    fn undeclared_duplicate_and_invalid_fields_are_rejected() {
        const TEXT: Field = Field::area("text", "word-text", 3).accepts_invalid_characters();
        let form = |bytes: &[u8]| Fields::read(bytes).check_declared(&[NAME, SCOPES, TEXT, Field::beginning("kept.")]);
        assert!(form(b"name=Ada&scopes=a&scopes=b&kept.name=x&text=%FF").is_ok());
        for wrong in [&b"nom=Ada"[..], b"name=Ada&name=Eve", b"name=%FF", b"name=%00", b"name=a\xff"] {
            assert!(form(wrong).is_err(), "{wrong:?}");
        }
    }
}
