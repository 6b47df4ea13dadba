//! A field of a form, declared once: the page that shows it, the handler that reads it and what is said to be wrong with it all name
//! the same declaration.
//!
//! ```text
//! const NAME: Field = Field::text("name", "Your name").hint("As it should stand in public").complete("name");
//! const RENAME: &[Field] = &[NAME];
//!
//! cx.form.only_of(RENAME)?;                        // no other field, none twice
//! PersonName::parse(NAME.of(&cx.form))             // what was typed
//! NAME.wrong("It has a line break")                // a fault at it
//! NAME.shown(&cx.form, &faults)                    // on the page, with what was typed and what is wrong
//! ```

use crate::http::form::{ActForm, Fields, FormField, Input};
use crate::http::problem::Problem;
use crate::refusal::Fault;

/// What becomes of a field when its form is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnRefusal {
    /// It is shown to whoever typed it.
    Shown,
    /// A mark of the program: it travels along and is not shown.
    Carried,
    /// It is forgotten: a secret, or where to go on.
    Forgotten,
}

/// Fields that are forgotten.
const FORGOTTEN: [&str; 7] = ["password", "new_password", "current_password", "code", "next", "kept_path", "keep"];

/// Marks of the program, such as the revision a form started from.
const CARRIED: [&str; 19] = [
    "revision", "snapshot", "intent", "send", "kind", "stance", "roles", "shut", "scopes", "days", "step", "was", "thread",
    "field", "fast", "sure", "fate", "asked", "role",
];

/// What becomes of a field of this name.
pub fn on_refusal(name: &str) -> OnRefusal {
    if FORGOTTEN.contains(&name) {
        OnRefusal::Forgotten
    } else if CARRIED.contains(&name) {
        OnRefusal::Carried
    } else {
        OnRefusal::Shown
    }
}

const fn same(a: &str, b: &str) -> bool {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    while let ([x, more_a @ ..], [y, more_b @ ..]) = (a, b) {
        if *x != *y {
            return false;
        }
        (a, b) = (more_a, more_b);
    }
    a.is_empty() && b.is_empty()
}

const fn is_among(name: &str, mut list: &[&str]) -> bool {
    while let [first, rest @ ..] = list {
        if same(name, first) {
            return true;
        }
        list = rest;
    }
    false
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
    repeats: bool,
    secret: bool,
}

impl Field {
    /// One line.
    pub const fn text(name: &'static str, label: &'static str) -> Self {
        Self { name, label, hint: "", input: Input::Text, autocomplete: "off", repeats: false, secret: false }
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
    ///
    /// # Panics
    /// While it is compiled, when its name is not among those that a refused form forgets.
    pub const fn secret(name: &'static str, label: &'static str) -> Self {
        assert!(is_among(name, &FORGOTTEN), "a secret that a refused form would show");
        Self { secret: true, ..Self::text(name, label) }
    }

    /// A field that the page draws by itself: a choice, a tick or a mark of the program.
    pub const fn choice(name: &'static str) -> Self {
        Self::text(name, "")
    }

    /// One of several, with the question that they answer.
    pub const fn question(name: &'static str, question: &'static str) -> Self {
        Self::text(name, question)
    }

    /// The same, of which several may be chosen.
    pub const fn choices(name: &'static str) -> Self {
        Self { repeats: true, ..Self::text(name, "") }
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

    /// What was typed; empty when the field did not come.
    pub fn of(self, form: &Fields) -> &str {
        form.get(self.name)
    }

    /// On the page, with what was typed and what is wrong with it.
    pub fn shown(self, form: &Fields, faults: &[Fault]) -> FormField {
        self.with(self.of(form), faults)
    }

    /// The same with another value. A secret is never shown again.
    pub fn with(self, value: &str, faults: &[Fault]) -> FormField {
        let value = if self.secret { "" } else { value };
        let plain = FormField::text(self.name, self.label, value).hint(self.hint).complete(self.autocomplete);
        FormField { input: self.input, ..plain }.faults(faults)
    }

    /// What is wrong with it.
    pub fn wrong(self, why: impl Into<String>) -> Fault {
        Fault::new(self.name, why)
    }

    /// What is said to be wrong with it, when something is.
    pub fn error(self, faults: &[Fault]) -> Option<String> {
        faults.iter().find(|fault| fault.field == self.name).map(|fault| fault.message.clone())
    }
}

impl Fields {
    /// Refuses a form with another field than these, with one that stands twice where it may not, or with broken text.
    pub fn only_of(&self, form: &[Field]) -> Result<(), Problem> {
        let names =
            |repeats: bool| form.iter().filter(|field| field.repeats == repeats).map(|field| field.name).collect::<Vec<_>>();
        self.only(&names(false), &names(true))
    }
}

impl ActForm {
    /// With a field, as it was typed.
    #[must_use]
    pub fn typed(self, field: Field, form: &Fields, faults: &[Fault]) -> Self {
        self.field(field.shown(form, faults))
    }

    /// With a question and its answers: values and words.
    #[must_use]
    pub fn asked<V: ToString, T: ToString>(
        self,
        field: Field,
        answers: impl IntoIterator<Item = (V, T)>,
        form: &Fields,
        faults: &[Fault],
    ) -> Self {
        self.choice(field.name, field.label, answers, field.of(form), faults)
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
        assert_eq!((shown.value.as_str(), shown.error.as_deref(), shown.autocomplete), ("Ada", Some("It is too short"), "name"));
        assert_eq!((SECRET.shown(&form, &faults).value.as_str(), SECRET.of(&form)), ("", "owl"));
        assert_eq!(SCOPES.error(&faults), None);
    }

    #[test]
    fn secrets_are_forgotten_and_marks_not_shown_as_typed() {
        assert_eq!(on_refusal(SECRET.name), OnRefusal::Forgotten);
        assert_eq!((on_refusal("was"), on_refusal("name")), (OnRefusal::Carried, OnRefusal::Shown));
    }
}
