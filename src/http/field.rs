//! A field of a form, declared once: the page that shows it, the handler that reads it and what is said to be wrong with it all name
//! the same declaration.
//!
//! ```text
//! const NAME: Field = Field::text("name", "Your name").hint("As it should stand in public").complete("name");
//! pub const RENAME: &[Field] = &[NAME];
//!
//! post("/account/own/name", SignedIn, rename).takes(RENAME)   // the door lets in no other field, and none twice
//! PersonName::parse(NAME.of(&cx.form))                        // what was typed
//! NAME.wrong("It has a line break")                           // a fault at it
//! NAME.shown(&cx.form, &faults)                               // on the page, with what was typed and what is wrong
//! ```

use crate::http::form::{ActForm, Fields, FormField, Input};
use crate::http::problem::Problem;
use crate::refusal::Fault;
use crate::words::Phrase;
use jiff::civil::Date;

/// What becomes of a field when its form is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnRefusal {
    /// It is shown to whoever typed it.
    Shown,
    /// A mark of the program, such as the revision a form started from: it travels along and is not shown.
    Carried,
    /// It is forgotten: a secret, or where to go on.
    Forgotten,
}

/// A field of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Its name in the form.
    pub name: &'static str,
    label: &'static str,
    hint: &'static str,
    input: Input,
    autocomplete: &'static str,
    on_refusal: OnRefusal,
    repeats: bool,
    /// Its page names, and offers to repair, what is broken in it.
    mends: bool,
    /// Its name is how the names of others begin.
    begins: bool,
    /// Label and hint are names of messages.
    spoken: bool,
    file: File,
}

/// What is done with a file that comes in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum File {
    /// It is text like any other.
    Text,
    /// It is read as a template, whatever it is written in.
    Template,
    /// It is kept as it came.
    Kept,
}

impl Field {
    /// One line.
    pub const fn text(name: &'static str, label: &'static str) -> Self {
        Self {
            name,
            label,
            hint: "",
            input: Input::Text,
            autocomplete: "off",
            on_refusal: OnRefusal::Shown,
            repeats: false,
            mends: false,
            begins: false,
            spoken: false,
            file: File::Text,
        }
    }

    /// Several lines.
    pub const fn area(name: &'static str, label: &'static str, rows: u8) -> Self {
        Self { input: Input::Area(rows), ..Self::text(name, label) }
    }

    /// An email address.
    pub const fn email(name: &'static str, label: &'static str) -> Self {
        Self { input: Input::Email, ..Self::text(name, label) }
    }

    /// A password, which is a secret.
    pub const fn password(name: &'static str, label: &'static str, autocomplete: &'static str) -> Self {
        Self { input: Input::Password, autocomplete, ..Self::secret(name, label) }
    }

    /// One line that is never shown again, such as a code.
    pub const fn secret(name: &'static str, label: &'static str) -> Self {
        Self::text(name, label).forgotten()
    }

    /// A field that the page draws by itself, such as a choice or a tick.
    pub const fn choice(name: &'static str) -> Self {
        Self::text(name, "")
    }

    /// A mark of the program, or what a button says: it is not shown as typed.
    pub const fn mark(name: &'static str) -> Self {
        Self::choice(name).carried()
    }

    /// One of several, with the question that they answer.
    pub const fn question(name: &'static str, question: &'static str) -> Self {
        Self::text(name, question)
    }

    /// The same, of which several may be chosen.
    pub const fn choices(name: &'static str) -> Self {
        Self { repeats: true, ..Self::text(name, "") }
    }

    /// A template as a file: Word, HTML, or text in the encodings that editors write.
    pub const fn document(name: &'static str) -> Self {
        Self { file: File::Template, ..Self::text(name, "") }
    }

    /// Files that are kept as they come.
    pub const fn files(name: &'static str) -> Self {
        Self { file: File::Kept, repeats: true, ..Self::text(name, "") }
    }

    /// Every field whose name begins so.
    pub const fn beginning(prefix: &'static str) -> Self {
        Self { repeats: true, begins: true, ..Self::text(prefix, "") }
    }

    /// When its form is refused, it travels along and is not shown.
    #[must_use]
    pub const fn carried(self) -> Self {
        Self { on_refusal: OnRefusal::Carried, ..self }
    }

    /// When its form is refused, it is forgotten; its value is never shown again.
    #[must_use]
    pub const fn forgotten(self) -> Self {
        Self { on_refusal: OnRefusal::Forgotten, ..self }
    }

    /// Text that may hold what is no text: its page shows what is broken, and offers to repair it.
    #[must_use]
    pub const fn mended(self) -> Self {
        Self { mends: true, ..self }
    }

    /// With a sentence beside it.
    #[must_use]
    pub const fn hint(self, hint: &'static str) -> Self {
        Self { hint, ..self }
    }

    /// With an autocomplete token (WCAG 1.3.5).
    #[must_use]
    pub const fn complete(self, autocomplete: &'static str) -> Self {
        Self { autocomplete, ..self }
    }

    /// Whose label and hint are names of messages, shown in the reader's language.
    #[must_use]
    pub const fn spoken(self) -> Self {
        Self { spoken: true, ..self }
    }

    /// Its label.
    pub fn label(self) -> Phrase {
        self.words_of(self.label)
    }

    fn words_of(self, words: &'static str) -> Phrase {
        if self.spoken && !words.is_empty() { Phrase::new(words) } else { words.into() }
    }

    /// What was typed; empty when the field did not come.
    pub fn of(self, form: &Fields) -> &str {
        form.get(self.name)
    }

    /// Every value of one that repeats.
    pub fn all_of(self, form: &Fields) -> Vec<String> {
        form.all(self.name)
    }

    /// Whether it came at all.
    pub fn came(self, form: &Fields) -> bool {
        form.has(self.name)
    }

    /// Whether a tick or a button says this.
    pub fn says(self, form: &Fields, value: &str) -> bool {
        self.of(form) == value
    }

    /// The day that was typed.
    ///
    /// # Errors
    /// A fault at the field.
    pub fn day(self, form: &Fields) -> Result<Date, Fault> {
        self.of(form).trim().parse().map_err(|_| self.wrong(Phrase::new("refusal-day")))
    }

    /// On the page, with what was typed and what is wrong with it.
    pub fn shown(self, form: &Fields, faults: &[Fault]) -> FormField {
        self.with(self.of(form), faults)
    }

    /// The same, with what there is now while nothing was typed.
    pub fn shown_or(self, form: &Fields, now: &str, faults: &[Fault]) -> FormField {
        if self.came(form) { self.shown(form, faults) } else { self.with(now, faults) }
    }

    /// The same with another value. A secret is never shown again.
    pub fn with(self, value: &str, faults: &[Fault]) -> FormField {
        let value = if self.on_refusal == OnRefusal::Forgotten { "" } else { value };
        let plain = FormField::text(self.name, self.label(), value).hint(self.words_of(self.hint)).complete(self.autocomplete);
        FormField { input: self.input, ..plain }.faults(faults)
    }

    /// What is wrong with it.
    pub fn wrong(self, why: impl Into<Phrase>) -> Fault {
        Fault::new(self.name, why)
    }

    /// What is said to be wrong with it, when something is.
    pub fn error(self, faults: &[Fault]) -> Option<Phrase> {
        faults.iter().find(|fault| fault.field == self.name).map(|fault| fault.message.clone())
    }
}

impl Fields {
    /// Refuses a form with another field than these, with one that stands twice where it may not, or with broken text.
    pub fn only_of(&self, form: &[Field]) -> Result<(), Problem> {
        let known = |name: &str| declared(form, name);
        if let Some(name) = self.broken().find(|name| known(name).is_none_or(|field| !field.mends)) {
            return Err(Problem::unprocessable(
                Phrase::new("refusal-field-bytes").with("name", name.to_string()).with("mark", "\u{fffd}"),
            ));
        }
        for (i, (name, _)) in self.iter().enumerate() {
            let Some(field) = known(name) else {
                return Err(Problem::bad_request(Phrase::new("refusal-form-field").with("name", name.to_string())));
            };
            if !field.repeats && self.iter().take(i).any(|(other, _)| other == name) {
                return Err(Problem::bad_request(Phrase::new("refusal-form-twice").with("name", name.to_string())));
            }
        }
        Ok(())
    }
}

fn declared(form: &[Field], name: &str) -> Option<Field> {
    form.iter().find(|field| if field.begins { name.starts_with(field.name) } else { field.name == name }).copied()
}

/// What is done with a file that comes in this field of a form.
pub(crate) fn file_in(form: &[Field], name: &str) -> File {
    declared(form, name).map_or(File::Text, |field| field.file)
}

/// What becomes of a field when this form is refused. What no form of ours has is shown to whoever sent it.
pub fn on_refusal(form: &[Field], name: &str) -> OnRefusal {
    declared(form, name).map_or(OnRefusal::Shown, |field| field.on_refusal)
}

impl ActForm {
    /// With a field, as it was typed.
    #[must_use]
    pub fn typed(self, field: Field, form: &Fields, faults: &[Fault]) -> Self {
        self.field(field.shown(form, faults))
    }

    /// With a mark that travels along.
    #[must_use]
    pub fn marked(self, field: Field, value: impl ToString) -> Self {
        self.hidden(field.name, value)
    }

    /// With a question and its answers: values and words.
    #[must_use]
    pub fn asked<V: ToString, T: Into<Phrase>>(
        self,
        field: Field,
        answers: impl IntoIterator<Item = (V, T)>,
        form: &Fields,
        faults: &[Fault],
    ) -> Self {
        self.chosen(field, answers, field.of(form), faults)
    }

    /// The same with an answer that is chosen already.
    #[must_use]
    pub fn chosen<V: ToString, T: Into<Phrase>>(
        self,
        field: Field,
        answers: impl IntoIterator<Item = (V, T)>,
        chosen: &str,
        faults: &[Fault],
    ) -> Self {
        self.choice(field.name, field.label(), answers, chosen, faults)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: Field = Field::text("name", "Your name").hint("In public").complete("name");
    const SECRET: Field = Field::password("password", "Password", "new-password");
    const SCOPES: Field = Field::choices("scopes");

    #[test]
    fn page_handler_and_fault_read_one_declaration() {
        let form = Fields::read(b"name=Ada&password=owl&scopes=a&scopes=b");
        assert!(form.only_of(&[NAME, SECRET, SCOPES]).is_ok());
        assert!(form.only_of(&[NAME, SECRET]).is_err() && form.only_of(&[NAME, SECRET, Field::choice("scopes")]).is_err());
        let faults = [NAME.wrong("It is too short"), SECRET.wrong("It is known")];
        let shown = NAME.shown(&form, &faults);
        assert_eq!(
            (shown.value.as_str(), shown.error.as_ref().map(Phrase::to_string), shown.autocomplete),
            ("Ada", Some("It is too short".to_owned()), "name")
        );
        assert_eq!((SECRET.shown(&form, &faults).value.as_str(), SECRET.of(&form)), ("", "owl"));
        assert_eq!(SCOPES.error(&faults), None);
    }

    #[test]
    fn secrets_are_forgotten_and_marks_not_shown_as_typed() {
        const FORM: &[Field] = &[NAME, SECRET, Field::mark("was"), Field::beginning("kept.")];
        let fates = ["password", "was", "name", "kept.name", "strange"].map(|name| on_refusal(FORM, name));
        let shown = OnRefusal::Shown;
        assert_eq!(fates, [OnRefusal::Forgotten, OnRefusal::Carried, shown, shown, shown]);
    }

    #[test]
    fn strange_doubled_and_broken_fields_are_refused() {
        const TEXT: Field = Field::area("text", "Text", 3).mended();
        let form = |bytes: &[u8]| Fields::read(bytes).only_of(&[NAME, SCOPES, TEXT, Field::beginning("kept.")]);
        assert!(form(b"name=Ada&scopes=a&scopes=b&kept.name=x&text=%FF").is_ok());
        for wrong in [&b"nom=Ada"[..], b"name=Ada&name=Eve", b"name=%FF", b"name=%00", b"name=a\xff"] {
            assert!(form(wrong).is_err(), "{wrong:?}");
        }
    }
}
