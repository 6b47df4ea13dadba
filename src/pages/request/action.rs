//! An action on a request, declared once: its route, its audience, its form on the page of the request, and what it runs. The roles
//! that can take it and the states are in [`crate::requests::table`].
//!
//! ```text
//! RequestAction {
//!     path: "/requests/{number}/send-back",
//!     who: Operators,
//!     title: "word-return-to-expert-review",
//!     button: "word-return-to-expert-review",
//!     fields: &[DEFECT],
//!     offered: |page| page.acts.offers(Action::SendBack),
//!     run: |conn, ctx, number, form| close::return_to_review(conn, ctx, number, DEFECT.of(form)),
//!     ..RequestAction::BLANK
//! }
//! ```
//!
//! Actions that need more than this (another page, the draft of a review, a confirmation of what was shown) have handlers of their own.

use crate::action_context::ActionContext;
use crate::http::cx::RequestContext;
use crate::http::endpoint::{Audience, Endpoint, Handler, Work};
use crate::http::field::Field;
use crate::http::form::{ActionForm, Fields};
use crate::ids::{AccountId, RequestNumber, RevisionNumber};
use crate::pages::request::loaded::LoadedRequest;
use crate::refusal::{FieldFault, Refusal};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// The section of the page in which the form of an action is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FormPlacement {
    /// Among the regular actions, which are near the top.
    Regular,
    /// Among the exceptional actions of operators, near the end.
    Exceptional,
    /// In a separate section of the template.
    Separate,
}

/// An action on a request.
#[derive(Clone, Copy)]
pub(super) struct RequestAction {
    /// The pattern of its route, below `/requests/{number}/`.
    pub(super) path: &'static str,
    pub(super) who: Audience,
    /// Whether the user must have confirmed their identity within the last minutes.
    pub(super) fresh: bool,
    /// The messages of the summary of its form, and of its button.
    pub(super) title: &'static str,
    pub(super) button: &'static str,
    pub(super) place: FormPlacement,
    /// The fields of its form. Text fields are shown in this order unless `form` adds them.
    pub(super) fields: &'static [Field],
    /// Whether the viewer can take it now.
    pub(super) offered: fn(&LoadedRequest) -> bool,
    /// Completes the form: an introduction, choices, hidden fields. `None`: the text fields alone.
    pub(super) form: Option<fn(&RequestContext, &LoadedRequest, ActionForm) -> ActionForm>,
    /// What it runs, in one transaction.
    pub(super) run: fn(&mut AnyConnection, ActionContext<'_>, RequestNumber, &Fields) -> Result<(), Refusal>,
}

impl RequestAction {
    /// The defaults of a declaration.
    pub(super) const BLANK: Self = Self {
        path: "",
        who: Audience::SignedIn,
        fresh: false,
        title: "",
        button: "",
        place: FormPlacement::Regular,
        fields: &[],
        offered: |_| false,
        form: None,
        run: |_, _, _, _| Ok(()),
    };

    /// Requires recent confirmation of identity.
    pub(super) const fn fresh(self) -> Self {
        Self { fresh: true, ..self }
    }

    /// Its route.
    pub(super) const fn endpoint(&self, handler: Handler) -> Endpoint {
        Endpoint {
            method: "POST",
            path: self.path,
            who: self.who,
            work: Work::Page(handler),
            fresh: self.fresh,
            fields: Some(self.fields),
        }
    }

    /// The form, if the viewer can take the action now.
    pub(super) fn form_if_offered(&self, cx: &RequestContext, page: &LoadedRequest) -> Option<ActionForm> {
        if !(self.offered)(page) {
            return None;
        }
        let path = self.path.replace("{number}", &page.view.request.number.to_string());
        let form = ActionForm::new(self.title, path, self.button);
        Some(match self.form {
            Some(complete) => complete(cx, page, form),
            None => self.fields.iter().fold(form, |form, field| form.submitted_field(*field, cx)),
        })
    }
}

/// The accounts that were selected in a form, each once.
pub(super) fn selected_accounts(field: Field, form: &Fields) -> Vec<AccountId> {
    let mut chosen = field.all_values_in(form);
    chosen.sort_unstable();
    chosen.dedup();
    chosen.iter().map(|id| AccountId::typed(id)).collect()
}

/// The revision that the page showed.
pub(super) fn shown_revision(field: Field, form: &Fields) -> Result<RevisionNumber, Refusal> {
    field.value_in(form).parse().map_err(|_| field.fault(Phrase::new("refusal-text-seen")).into())
}

/// The answer to a question with a fixed list of answers.
pub(super) fn required_choice<T>(answer: Option<T>, field: Field, reason: &'static str) -> Result<T, FieldFault> {
    answer.ok_or_else(|| field.fault(Phrase::new(reason)))
}
