//! State that is passed through a sign-in or confirmation page: the target page, or the complete form that was submitted.

use crate::http::addresses::{CHOOSER_PATH, REGISTER_START_PATH, REVISE_PATH};
use crate::http::addresses::{safe_local_path, with_query};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::error_page::{SubmittedValue, submitted_values};
use crate::http::field::Field;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::account::external_sign_in_forms::allow_forms_to_provider;
use crate::pages::partials::meant::typed_or_intended_nid;
use crate::pages::registrant::forms::{
    CHANGED_NAMESPACE, CHOOSER_EXISTING, CHOOSER_NEED, CHOOSER_NID_KIND, CHOOSER_REQUESTER, NID, REQUEST_KIND,
};
use askama::Template;
use urn_registry::i18n::Phrase;

/// The target after the page.
pub(super) const NEXT_PATH: Field = Field::choice("next").discarded_if_refused();

/// The target of the stored form, and the prefix of the names of its fields.
pub(super) const STORED_FORM_PATH: Field = Field::choice("kept_path").discarded_if_refused();
pub(super) const STORED_FIELD_PREFIX: Field = Field::beginning("kept.");

/// The target of the user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Continuation {
    /// The page to continue to.
    pub(crate) next: String,
    /// The path of a submitted form; empty if there is none.
    pub(crate) path: String,
    /// The fields of the stored form.
    pub(crate) kept: Vec<SubmittedValue>,
}

impl Continuation {
    /// Reads the state from the previous page or from the URL.
    pub(crate) fn from_request(cx: &RequestContext) -> Self {
        let next = NEXT_PATH.value_in(if cx.is_write() { &cx.form } else { &cx.query });
        let path = STORED_FORM_PATH.value_in(&cx.form);
        let fields = cx.form_fields_at(path);
        Self {
            next: safe_local_path(next).to_owned(),
            path: if path.is_empty() { String::new() } else { safe_local_path(path).to_owned() },
            kept: cx
                .form
                .iter()
                .filter_map(|(name, value)| SubmittedValue::of(fields, name.strip_prefix(STORED_FIELD_PREFIX.name)?, value))
                .collect(),
        }
    }

    /// The form in the current request.
    pub(crate) fn of_submitted_form(cx: &RequestContext) -> Self {
        Self { next: return_path(cx), path: cx.path().to_owned(), kept: submitted_values(cx) }
    }

    /// Whether there is a stored form.
    pub(crate) fn has_form(&self) -> bool {
        !self.path.is_empty()
    }

    /// Continues to the target: the page, or the stored form.
    pub(crate) fn into_response(self, cx: &RequestContext) -> Result<Response, HttpError> {
        if !self.has_form() {
            return Ok(Response::see_other(self.next));
        }
        let leads_out = self.path.starts_with("/account/oidc/");
        let page = cx.render_page(&SavedFormPage {
            shell: Shell::new(cx, Phrase::new("sign-in-kept"), NavSection::Register),
            path: self.path,
            kept: self.kept,
        })?;
        Ok(if leads_out { allow_forms_to_provider(cx, page) } else { page })
    }
}

/// The page to return to for users who create an account first, which takes an email and possibly another browser: the previous page, with
/// its input if a URL can contain it.
fn return_path(cx: &RequestContext) -> String {
    let typed = |field: Field| field.value_in(&cx.form);
    match (cx.path(), typed(REQUEST_KIND)) {
        (REGISTER_START_PATH, "new_formal" | "new_informal") => {
            let [need, existing, chosen, requester] =
                [CHOOSER_NEED, CHOOSER_EXISTING, CHOOSER_NID_KIND, CHOOSER_REQUESTER].map(|field| (field.name, typed(field)));
            let nid = (NID.name, typed_or_intended_nid(&cx.form, NID));
            with_query(CHOOSER_PATH, &[need, existing, chosen, requester, nid])
        }
        (REGISTER_START_PATH, _) if !typed(CHANGED_NAMESPACE).is_empty() => {
            with_query(REVISE_PATH, &[(NID.name, typed(CHANGED_NAMESPACE))])
        }
        _ => safe_local_path("").to_owned(),
    }
}

#[derive(Template)]
#[template(path = "account/saved_form.html")]
struct SavedFormPage {
    shell: Shell,
    path: String,
    kept: Vec<SubmittedValue>,
}
