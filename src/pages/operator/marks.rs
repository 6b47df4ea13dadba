//! Annotations by an operator: the status of namespaces without a reachable registrant, and error flags.

use crate::actions::mark_status;
use crate::http::addresses::OPERATOR_MARKS;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::response::Response;
use crate::pages::partials::list::{ListPage, perform};
use crate::refusal::at;
use crate::registry::Status;
use urn_registry::i18n::Phrase;

const NID: Field = Field::text(at::NID, "word-namespace-id");
const STATUS: Field = Field::question(at::STATUS, "word-new-status");
const SUCCESSORS: Field = Field::text(at::SUCCESSORS, "start-f-successors");
const REASON: Field = Field::area(at::REASON, "marks-reason", 4);

const NID_IN_ERROR: Field = Field::text(at::NID_ERROR, "word-namespace-id");
const VERSION: Field = Field::text(at::VERSION, "marks-version");
const IS_ERROR: Field = Field::question("error", "word-assessment");
const IN_ERROR_REASON: Field = Field::area(at::ERROR_REASON, "word-reason-public", 4);

/// A status, and an error flag.
pub const STATUS_FORM: &[Field] = &[NID, STATUS, SUCCESSORS, REASON];
pub const ERROR_FORM: &[Field] = &[NID_IN_ERROR, VERSION, IS_ERROR, IN_ERROR_REASON];

const AT: &str = OPERATOR_MARKS;

/// The values of an error flag.
const ERRORS: [(&str, Phrase); 2] = [("in_error", Phrase::new("ns-in-error")), ("not_in_error", Phrase::new("marks-no-error"))];

/// `GET /operator/marks`
pub fn form(cx: &RequestContext) -> Result<Response, HttpError> {
    let statuses = [Status::Deprecated, Status::Obsolete, Status::Active]
        .map(|status| (status.name(), Phrase::from(status.name()).capital()));
    let acts = vec![
        ActForm::new("marks-status", AT.to_owned(), "word-publish-annotation")
            .intro(Phrase::new("marks-status-about"))
            .typed(NID, cx)
            .asked(STATUS, statuses, cx)
            .typed(SUCCESSORS, cx)
            .typed(REASON, cx),
        ActForm::new("marks-error", format!("{AT}/in-error"), "word-publish-annotation")
            .intro(Phrase::new("marks-error-about"))
            .typed(NID_IN_ERROR, cx)
            .typed(VERSION, cx)
            .asked(IS_ERROR, ERRORS, cx)
            .typed(IN_ERROR_REASON, cx),
    ];
    let intro = Phrase::new("marks-about");
    ListPage::of_operators(cx, Phrase::new("word-annotations"), intro)?.acts(acts).reply(cx)
}

/// `POST /operator/marks`: annotates a status.
pub fn status(cx: &RequestContext) -> Result<Response, HttpError> {
    let Some(to) = Status::from_name(STATUS.of(&cx.form)) else {
        return cx.again(form, STATUS.wrong(Phrase::new("select-status")));
    };
    let (nid, successors, reason) = (NID.of(&cx.form), SUCCESSORS.of(&cx.form), REASON.of(&cx.form));
    perform(cx, AT, form, |conn, ctx| mark_status::status(conn, ctx, nid, to, successors, reason))
}

/// `POST /operator/marks/in-error`: sets or removes an error flag.
pub fn error(cx: &RequestContext) -> Result<Response, HttpError> {
    let in_error = match IS_ERROR.of(&cx.form) {
        "in_error" => true,
        "not_in_error" => false,
        _ => return cx.again(form, IS_ERROR.wrong(Phrase::new("word-select-an-assessment"))),
    };
    let (nid, version, reason) = (NID_IN_ERROR.of(&cx.form), VERSION.of(&cx.form), IN_ERROR_REASON.of(&cx.form));
    perform(cx, AT, form, |conn, ctx| mark_status::error(conn, ctx, nid, version, in_error, reason))
}
