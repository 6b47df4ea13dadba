//! Form fields on a page, with the submitted values and their errors.

use crate::http::cx::RequestContext;
use crate::http::field::Field;
use crate::http::form::{ActForm, FormField};
use urn_registry::i18n::Phrase;

impl Field {
    /// The field on the page, with the given value and its error. A secret is never shown again.
    pub(crate) fn with(self, value: &str, cx: &RequestContext) -> FormField {
        self.filled(value, cx.faults())
    }

    /// The field on the page, with the submitted value and its error.
    pub(crate) fn shown(self, cx: &RequestContext) -> FormField {
        self.with(self.of(&cx.form), cx)
    }

    /// Like `shown`, with the current value if the field was not submitted.
    pub(crate) fn submitted_form_field_or(self, cx: &RequestContext, now: &str) -> FormField {
        if self.is_submitted(&cx.form) { self.shown(cx) } else { self.with(now, cx) }
    }
}

impl ActForm {
    /// Adds a field with its submitted value.
    #[must_use]
    pub(crate) fn typed(self, field: Field, cx: &RequestContext) -> Self {
        self.field(field.shown(cx))
    }

    /// Adds a hidden field.
    #[must_use]
    pub(crate) fn marked(self, field: Field, value: impl ToString) -> Self {
        self.hidden(field.name, value)
    }

    /// Adds a question with its options: values and labels.
    #[must_use]
    pub(crate) fn asked<V: ToString, T: Into<Phrase>>(
        self,
        field: Field,
        answers: impl IntoIterator<Item = (V, T)>,
        cx: &RequestContext,
    ) -> Self {
        self.chosen(field, answers, field.of(&cx.form), cx)
    }

    /// Like `asked`, with a preselected option.
    #[must_use]
    pub(crate) fn chosen<V: ToString, T: Into<Phrase>>(
        self,
        field: Field,
        answers: impl IntoIterator<Item = (V, T)>,
        chosen: &str,
        cx: &RequestContext,
    ) -> Self {
        self.choice(field.name, field.label(), answers, chosen, cx.faults())
    }
}
