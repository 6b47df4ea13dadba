//! Renders a problem: as a page that repeats the submitted text, or as RFC 9457 problem JSON for programs.

use crate::http::accept::PageFormat;
use crate::http::addresses::{URI_RES_PATH_PREFIX, error_help_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::{Field, ValueAfterRejection, label_of, value_after_rejection};
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::refusal::FieldFault;
use askama::Template;
use schemars::JsonSchema;
use serde::Serialize;
use urn_registry::i18n::Phrase;

/// The submitted values that would otherwise be lost: all fields except secrets and hidden ones.
pub fn submitted_values(cx: &RequestContext) -> Vec<SubmittedValue> {
    if !cx.is_write() {
        return Vec::new();
    }
    let fields = cx.form_fields_at(cx.path());
    cx.form
        .iter()
        .filter(|(_, value)| !value.trim().is_empty())
        .filter_map(|(name, value)| SubmittedValue::of(fields, name, value))
        .collect()
}

/// A submitted value that is repeated on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubmittedValue {
    /// The name in the form.
    pub name: String,
    /// The label of its field; empty for a field without one.
    label: Phrase,
    /// The submitted value.
    pub value: String,
    /// Whether it is passed on as a hidden field, such as the revision that a form is based on.
    pub hidden: bool,
}

impl SubmittedValue {
    /// The field to repeat, or `None` if it must be discarded.
    pub fn of(form: &[Field], name: &str, value: &str) -> Option<Self> {
        let after_rejection = value_after_rejection(form, name);
        let kept = Self {
            name: name.to_owned(),
            label: label_of(form, name),
            value: value.to_owned(),
            hidden: after_rejection == ValueAfterRejection::Carried,
        };
        (after_rejection != ValueAfterRejection::Discarded).then_some(kept)
    }

    /// The label for users: that of its form, or else the name.
    pub(crate) fn label(&self) -> Phrase {
        if self.label.is_empty() { self.name.clone().into() } else { self.label.clone() }
    }
}

/// An error (RFC 9457).
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub struct ProblemJson<'a> {
    #[serde(rename = "type")]
    #[schemars(url)]
    kind: String,
    title: Phrase,
    status: u16,
    detail: &'a Phrase,
    errors: &'a [FieldFault],
    /// The ID of the request as a URN; the same ID as in `X-Request-Id`.
    #[schemars(url)]
    instance: String,
}

#[derive(Template)]
#[template(path = "partials/problem.html")]
struct ProblemPage {
    shell: Shell,
    title: Phrase,
    sentence: Phrase,
    next: Phrase,
    /// The request it is about, if the path contains one.
    request: String,
    kept: Vec<SubmittedValue>,
    /// The request ID, if operators may need it to find the cause.
    reference: String,
}

impl HttpError {
    /// Renders the problem in the format the client accepts.
    pub fn to_response(&self, cx: &RequestContext) -> Response {
        let asks_to_go = cx.path().starts_with(URI_RES_PATH_PREFIX) && cx.preferred_format() != PageFormat::Html;
        let machine = asks_to_go || cx.path().starts_with("/api/");
        let mut reply = if machine { self.problem_json(cx) } else { self.problem_page(cx) };
        reply.status = self.status;
        match self.status {
            401 if machine => reply.header("WWW-Authenticate", "Bearer"),
            403 if self.is_missing_scope() => reply.header("WWW-Authenticate", "Bearer error=\"insufficient_scope\""),
            429 => reply.header("Retry-After", self.retry_after.unwrap_or(60).to_string()),
            503 => reply.header("Retry-After", "5"),
            _ => reply,
        }
    }

    fn problem_json(&self, cx: &RequestContext) -> Response {
        let detail = match (self.is_outcome_unknown(), &cx.once) {
            (true, Some(_)) => Phrase::new("problem-unclear-key"),
            (true, None) => Phrase::new("problem-unclear-read"),
            (false, _) => self.sentence.clone(),
        };
        let problem = ProblemJson {
            kind: format!("{}{}", cx.mail().public_url, error_help_path(self.status)),
            title: self.title(),
            status: self.status,
            detail: &detail,
            errors: &self.faults,
            instance: format!("urn:uuid:{}", cx.id),
        };
        // Text and numbers can always be serialized.
        let body = serde_json::to_value(problem).unwrap_or_default();
        Response::bytes("application/problem+json", body.to_string().into_bytes())
    }

    fn problem_page(&self, cx: &RequestContext) -> Response {
        let lang = if self.everywhere { cx.preferred_lang } else { cx.lang };
        let view = ProblemPage {
            reference: if self.status >= 500 { cx.id.clone() } else { String::new() },
            // A missing page has no canonical URL and no links to other languages, because a mistyped private link still contains most of
            // its secret.
            shell: Shell {
                lang,
                address: None,
                languages: Vec::new(),
                is_stopped: false,
                ..Shell::new(cx, self.title(), NavSection::None)
            },
            title: self.title(),
            sentence: self.sentence.clone(),
            // Without a key of the form, sending it again could make the change twice.
            next: if self.is_outcome_unknown() && cx.once.is_none() {
                Phrase::new("problem-next-unclear-read")
            } else {
                self.next()
            },
            request: cx.params.get("number").cloned().filter(|_| self.status != 404).unwrap_or_default(),
            kept: submitted_values(cx).into_iter().filter(|kept| !kept.hidden).collect(),
        };
        // If even this page fails, plain text remains.
        Response::html_page(lang, 200, &view).unwrap_or_else(|_| Response::text(format!("{}\n{}\n", self.title(), self.sentence)))
    }
}
