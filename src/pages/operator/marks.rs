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

const NID: Field = Field::text(at::NID, "Namespace ID");
const STATUS: Field = Field::question(at::STATUS, "New status");
const SUCCESSORS: Field = Field::text(at::SUCCESSORS, "Replaced by (optional)");
const REASON: Field = Field::area(at::REASON, "Reason, and attempts to contact the registrant (public)", 4);

const NID_IN_ERROR: Field = Field::text(at::NID_ERROR, "Namespace ID");
const VERSION: Field = Field::text(at::VERSION, "Version (leave empty for the entire namespace)");
const IS_ERROR: Field = Field::question("error", "Assessment");
const WHY_IN_ERROR: Field = Field::area(at::WHY_ERROR, "Reason (public)", 4);

/// A status, and an error flag.
pub const STATUS_FORM: &[Field] = &[NID, STATUS, SUCCESSORS, REASON];
pub const ERROR_FORM: &[Field] = &[NID_IN_ERROR, VERSION, IS_ERROR, WHY_IN_ERROR];

const AT: &str = OPERATOR_MARKS;

/// The values of an error flag.
const ERRORS: [(&str, &str); 2] =
    [("in_error", "Registered in error"), ("not_in_error", "Error flag was set by mistake: remove it")];

/// `GET /operator/marks`
pub fn form(cx: &RequestContext) -> Result<Response, HttpError> {
    let statuses = [Status::Deprecated, Status::Obsolete, Status::Active]
        .map(|status| (status.name(), Phrase::from(status.name()).capital()));
    let acts = vec![
        ActForm::new("Annotate the status of a namespace", AT.to_owned(), "Publish annotation")
            .intro("Use this for a namespace whose registrant no longer exists. The known contacts and the review mailing list are notified. If the registrant still exists, the registrant must submit a request instead.")
            .typed(NID, cx)
            .asked(STATUS, statuses, cx)
            .typed(SUCCESSORS, cx)
            .typed(REASON, cx),
        ActForm::new("Flag a registration made in error", format!("{AT}/in-error"), "Publish annotation")
            .intro("Use this for a namespace or version that should not have been registered. Its permanent link and text remain available, with an error flag.")
            .typed(NID_IN_ERROR, cx)
            .typed(VERSION, cx)
            .asked(IS_ERROR, ERRORS, cx)
            .typed(WHY_IN_ERROR, cx),
    ];
    let intro = "An annotation is a statement by an operator about a registration. It takes effect at once and does not make the operator the registrant.";
    ListPage::of_operators(cx, "Annotations", intro)?.acts(acts).reply(cx)
}

/// `POST /operator/marks`: annotates a status.
pub fn status(cx: &RequestContext) -> Result<Response, HttpError> {
    let Some(to) = Status::from_name(STATUS.of(&cx.form)) else {
        return cx.again(form, STATUS.wrong("Select the new status"));
    };
    let (nid, successors, reason) = (NID.of(&cx.form), SUCCESSORS.of(&cx.form), REASON.of(&cx.form));
    perform(cx, AT, form, |conn, ctx| mark_status::status(conn, ctx, nid, to, successors, reason))
}

/// `POST /operator/marks/in-error`: sets or removes an error flag.
pub fn error(cx: &RequestContext) -> Result<Response, HttpError> {
    let in_error = match IS_ERROR.of(&cx.form) {
        "in_error" => true,
        "not_in_error" => false,
        _ => return cx.again(form, IS_ERROR.wrong("Select an assessment")),
    };
    let (nid, version, reason) = (NID_IN_ERROR.of(&cx.form), VERSION.of(&cx.form), WHY_IN_ERROR.of(&cx.form));
    perform(cx, AT, form, |conn, ctx| mark_status::error(conn, ctx, nid, version, in_error, reason))
}
