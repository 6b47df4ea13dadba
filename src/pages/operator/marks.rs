//! Annotations by an operator: the status of namespaces without a reachable registrant, and error flags.

use crate::actions::mark_status;
use crate::http::addresses::STATUS_ANNOTATIONS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::pages::partials::list::{ListPage, perform_action};
use crate::refusal::at;
use crate::registry::Status;
use urn_registry::i18n::Phrase;

const NID: Field = Field::text(at::NID, "word-namespace-id");
const NEW_STATUS: Field = Field::question(at::STATUS, "word-new-status");
const SUCCESSORS: Field = Field::text(at::SUCCESSORS, "start-f-successors");
const REASON: Field = Field::area(at::REASON, "marks-reason", 4);

const NID_IN_ERROR: Field = Field::text(at::NID_ERROR, "word-namespace-id");
const VERSION_IN_ERROR: Field = Field::text(at::VERSION, "marks-version");
const ERROR_ASSESSMENT: Field = Field::question("error", "word-assessment");
const IN_ERROR_REASON: Field = Field::area(at::ERROR_REASON, "word-reason-public", 4);

/// A status, and an error flag.
pub const ANNOTATE_STATUS_FIELDS: &[Field] = &[NID, NEW_STATUS, SUCCESSORS, REASON];
pub const ERROR_FLAG_FIELDS: &[Field] = &[NID_IN_ERROR, VERSION_IN_ERROR, ERROR_ASSESSMENT, IN_ERROR_REASON];

const PAGE_PATH: &str = STATUS_ANNOTATIONS_PATH;

/// The values of an error flag.
const ERROR_ASSESSMENT_VALUES: [(&str, Phrase); 2] =
    [("in_error", Phrase::new("ns-in-error")), ("not_in_error", Phrase::new("marks-no-error"))];

/// `GET /operator/marks`
pub fn annotations_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let statuses = [Status::Deprecated, Status::Obsolete, Status::Active]
        .map(|status| (status.name(), Phrase::from(status.name()).capital()));
    let acts = vec![
        ActionForm::new("marks-status", PAGE_PATH.to_owned(), "word-publish-annotation")
            .intro(Phrase::new("marks-status-about"))
            .submitted_field(NID, cx)
            .question(NEW_STATUS, statuses, cx)
            .submitted_field(SUCCESSORS, cx)
            .submitted_field(REASON, cx),
        ActionForm::new("marks-error", format!("{PAGE_PATH}/in-error"), "word-publish-annotation")
            .intro(Phrase::new("marks-error-about"))
            .submitted_field(NID_IN_ERROR, cx)
            .submitted_field(VERSION_IN_ERROR, cx)
            .question(ERROR_ASSESSMENT, ERROR_ASSESSMENT_VALUES, cx)
            .submitted_field(IN_ERROR_REASON, cx),
    ];
    let intro = Phrase::new("marks-about");
    ListPage::for_operators(cx, Phrase::new("word-annotations"), intro)?.with_forms(acts).to_response(cx)
}

/// `POST /operator/marks`: annotates a status.
pub fn annotate_status(cx: &RequestContext) -> Result<Response, HttpError> {
    let Some(to) = Status::from_name(NEW_STATUS.value_in(&cx.form)) else {
        return cx.show_form_again(annotations_form, NEW_STATUS.fault(Phrase::new("select-status")));
    };
    let (nid, successors, reason) = (NID.value_in(&cx.form), SUCCESSORS.value_in(&cx.form), REASON.value_in(&cx.form));
    perform_action(cx, PAGE_PATH, annotations_form, |conn, ctx| {
        mark_status::annotate_status(conn, ctx, nid, to, successors, reason)
    })
}

/// `POST /operator/marks/in-error`: sets or removes an error flag.
pub fn set_error_flag(cx: &RequestContext) -> Result<Response, HttpError> {
    let in_error = match ERROR_ASSESSMENT.value_in(&cx.form) {
        "in_error" => true,
        "not_in_error" => false,
        _ => return cx.show_form_again(annotations_form, ERROR_ASSESSMENT.fault(Phrase::new("word-select-an-assessment"))),
    };
    let (nid, version, reason) =
        (NID_IN_ERROR.value_in(&cx.form), VERSION_IN_ERROR.value_in(&cx.form), IN_ERROR_REASON.value_in(&cx.form));
    perform_action(cx, PAGE_PATH, annotations_form, |conn, ctx| {
        mark_status::set_error_flag(conn, ctx, nid, version, in_error, reason)
    })
}
