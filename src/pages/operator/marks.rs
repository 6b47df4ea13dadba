//! Annotations by an operator: the status of namespaces without a reachable registrant, and error flags.

use crate::actions::mark_status;
use crate::http::addresses::STATUS_ANNOTATIONS_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActForm;
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
const VERSION: Field = Field::text(at::VERSION, "marks-version");
const ERROR_ASSESSMENT: Field = Field::question("error", "word-assessment");
const IN_ERROR_REASON: Field = Field::area(at::ERROR_REASON, "word-reason-public", 4);

/// A status, and an error flag.
pub const ANNOTATE_STATUS_FIELDS: &[Field] = &[NID, NEW_STATUS, SUCCESSORS, REASON];
pub const ERROR_FLAG_FIELDS: &[Field] = &[NID_IN_ERROR, VERSION, ERROR_ASSESSMENT, IN_ERROR_REASON];

const PAGE_PATH: &str = STATUS_ANNOTATIONS_PATH;

/// The values of an error flag.
const ERROR_ASSESSMENT_VALUES: [(&str, Phrase); 2] =
    [("in_error", Phrase::new("ns-in-error")), ("not_in_error", Phrase::new("marks-no-error"))];

/// `GET /operator/marks`
pub fn form(cx: &RequestContext) -> Result<Response, HttpError> {
    let statuses = [Status::Deprecated, Status::Obsolete, Status::Active]
        .map(|status| (status.name(), Phrase::from(status.name()).capital()));
    let acts = vec![
        ActForm::new("marks-status", PAGE_PATH.to_owned(), "word-publish-annotation")
            .intro(Phrase::new("marks-status-about"))
            .typed(NID, cx)
            .asked(NEW_STATUS, statuses, cx)
            .typed(SUCCESSORS, cx)
            .typed(REASON, cx),
        ActForm::new("marks-error", format!("{PAGE_PATH}/in-error"), "word-publish-annotation")
            .intro(Phrase::new("marks-error-about"))
            .typed(NID_IN_ERROR, cx)
            .typed(VERSION, cx)
            .asked(ERROR_ASSESSMENT, ERROR_ASSESSMENT_VALUES, cx)
            .typed(IN_ERROR_REASON, cx),
    ];
    let intro = Phrase::new("marks-about");
    ListPage::for_operators(cx, Phrase::new("word-annotations"), intro)?.acts(acts).reply(cx)
}

/// `POST /operator/marks`: annotates a status.
pub fn status(cx: &RequestContext) -> Result<Response, HttpError> {
    let Some(to) = Status::from_name(NEW_STATUS.of(&cx.form)) else {
        return cx.again(form, NEW_STATUS.wrong(Phrase::new("select-status")));
    };
    let (nid, successors, reason) = (NID.of(&cx.form), SUCCESSORS.of(&cx.form), REASON.of(&cx.form));
    perform_action(cx, PAGE_PATH, form, |conn, ctx| mark_status::status(conn, ctx, nid, to, successors, reason))
}

/// `POST /operator/marks/in-error`: sets or removes an error flag.
pub fn error(cx: &RequestContext) -> Result<Response, HttpError> {
    let in_error = match ERROR_ASSESSMENT.of(&cx.form) {
        "in_error" => true,
        "not_in_error" => false,
        _ => return cx.again(form, ERROR_ASSESSMENT.wrong(Phrase::new("word-select-an-assessment"))),
    };
    let (nid, version, reason) = (NID_IN_ERROR.of(&cx.form), VERSION.of(&cx.form), IN_ERROR_REASON.of(&cx.form));
    perform_action(cx, PAGE_PATH, form, |conn, ctx| mark_status::error(conn, ctx, nid, version, in_error, reason))
}
