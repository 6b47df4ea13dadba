//! Form fields on a page, with the submitted values and their errors.

use crate::http::cx::RequestContext;
use crate::http::field::Field;
use crate::http::form::{ActionForm, FormField};
use urn_registry::i18n::Phrase;

impl Field {
    /// The field on the page, with the given value and its error. A secret is never shown again.
    pub(crate) fn form_field_with(self, value: &str, cx: &RequestContext) -> FormField {
        self.form_field_from(value, cx.faults())
    }

    /// The field on the page, with the submitted value and its error.
    pub(crate) fn submitted_form_field(self, cx: &RequestContext) -> FormField {
        self.form_field_with(self.value_in(&cx.form), cx)
    }

    /// Like `submitted_form_field`, with the current value if the field was not submitted.
    pub(crate) fn submitted_form_field_or(self, cx: &RequestContext, now: &str) -> FormField {
        if self.is_submitted(&cx.form) { self.submitted_form_field(cx) } else { self.form_field_with(now, cx) }
    }
}

impl ActionForm {
    /// Adds a field with its submitted value.
    #[must_use]
    pub(crate) fn submitted_field(self, field: Field, cx: &RequestContext) -> Self {
        self.field(field.submitted_form_field(cx))
    }

    /// Adds a hidden field.
    #[must_use]
    pub(crate) fn hidden_field(self, field: Field, value: impl ToString) -> Self {
        self.hidden(field.name, value)
    }

    /// Adds a question with its options: values and labels.
    #[must_use]
    pub(crate) fn question<V: ToString, T: Into<Phrase>>(
        self,
        field: Field,
        answers: impl IntoIterator<Item = (V, T)>,
        cx: &RequestContext,
    ) -> Self {
        self.preselected_question(field, answers, field.value_in(&cx.form), cx)
    }

    /// Like `question`, with a preselected option.
    #[must_use]
    pub(crate) fn preselected_question<V: ToString, T: Into<Phrase>>(
        self,
        field: Field,
        answers: impl IntoIterator<Item = (V, T)>,
        chosen: &str,
        cx: &RequestContext,
    ) -> Self {
        self.choice(field.name, field.label(), answers, chosen, cx.faults())
    }
}
