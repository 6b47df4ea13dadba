//! Annotations that need two operators: the status of namespaces without a reachable registrant, and error flags.

use crate::actions::mark_status;
use crate::cases::marks::Aim;
use crate::http::addresses::OPERATOR_MARKS;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::partials::list::{ListPage, Row, perform};
use crate::refusal::at;
use crate::registry::Status;
use urn_registry::i18n::Phrase;

const WHY: Field = Field::text(at::WHY, "Reason (public)");

const NID: Field = Field::text(at::NID, "Namespace ID");
const STATUS: Field = Field::question(at::STATUS, "New status");
const SUCCESSORS: Field = Field::text(at::SUCCESSORS, "Replaced by (optional)");
const REASON: Field = Field::area(at::REASON, "Reason, and attempts to contact the registrant (public)", 4);

const NID_IN_ERROR: Field = Field::text(at::NID_ERROR, "Namespace ID");
const VERSION: Field = Field::text(at::VERSION, "Version (leave empty for the entire namespace)");
const IS_ERROR: Field = Field::question("error", "Assessment");
const WHY_IN_ERROR: Field = Field::area(at::WHY_ERROR, "Reason (public)", 4);

/// A status, an error flag, and the removal of a proposed annotation.
pub const FILE: &[Field] = &[NID, STATUS, SUCCESSORS, REASON];
pub const FILE_ERROR: &[Field] = &[NID_IN_ERROR, VERSION, IS_ERROR, WHY_IN_ERROR];
pub const DROP: &[Field] = &[WHY];

const AT: &str = OPERATOR_MARKS;

/// The values of an error flag.
const ERRORS: [(&str, &str); 2] =
    [("in_error", "Registered in error"), ("not_in_error", "Error flag was set by mistake: remove it")];

/// `GET /desk/marks`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    let waiting = cx.read(mark_status::open)?;
    let viewer = cx.person()?;
    let mut acts = Vec::new();
    for it in &waiting {
        let what = format!("urn:{} {}: {}", it.action.nid, it.action.aim.statement(), it.reason);
        if it.waits_for(&viewer.id, cx.now) {
            let at = format!("{AT}/{}/confirm", it.id);
            acts.push(ActForm::new("Confirm annotation", at, "Confirm and publish").intro(what.clone()).unfolded());
        }
        let at = format!("{AT}/{}/drop", it.id);
        acts.push(ActForm::new("Reject annotation", at, "Reject annotation").intro(what).typed(WHY, cx));
    }
    let statuses = [Status::Deprecated, Status::Obsolete, Status::Active]
        .map(|status| (status.name(), Phrase::from(status.name()).capital()));
    acts.push(
        ActForm::new("Annotate the status of a namespace", AT.to_owned(), "Request annotation")
            .intro("Use this for a namespace whose registrant no longer exists. The known contacts and the review mailing list are notified. After 30 days, a second operator can confirm the annotation. If the registrant still exists, the registrant must submit a request instead.")
            .typed(NID, cx)
            .asked(STATUS, statuses, cx)
            .typed(SUCCESSORS, cx)
            .typed(REASON, cx),
    );
    acts.push(
        ActForm::new("Flag a registration made in error", format!("{AT}/in-error"), "Request error flag")
            .intro("Use this for a namespace or version that should not have been registered. Its permanent link and text remain available, with an error flag. A second operator must confirm the flag.")
            .typed(NID_IN_ERROR, cx)
            .typed(VERSION, cx)
            .asked(IS_ERROR, ERRORS, cx)
            .typed(WHY_IN_ERROR, cx),
    );
    let rows = waiting.iter().map(|it| {
        let words = match it.action.aim {
            Aim::Status(to) => {
                let until = it.notice_ends().strftime("%Y-%m-%d");
                format!("proposed status: {}; notice period ends {until}", to.name())
            }
            aim => format!("{}; waiting for a second operator", aim.statement()),
        };
        Row::new(it.action.nid.to_string(), words)
    });
    let intro =
        "An annotation is a statement by two operators about a registration. It does not make the operators the registrant.";
    ListPage::of_operators(cx, "Annotations", intro)?.acts(acts).rows("now", "Waiting for confirmation", rows).reply(cx)
}

/// `POST /desk/marks`: proposes a status.
pub fn file(cx: &Cx) -> Result<Reply, Problem> {
    let Some(to) = Status::from_name(STATUS.of(&cx.form)) else {
        return cx.again(form, STATUS.wrong("Select the new status"));
    };
    let (nid, successors, reason) = (NID.of(&cx.form), SUCCESSORS.of(&cx.form), REASON.of(&cx.form));
    perform(cx, AT, form, |conn, turn| mark_status::file(conn, turn, nid, to, successors, reason))
}

/// `POST /desk/marks/in-error`: proposes to set or remove an error flag.
pub fn file_error(cx: &Cx) -> Result<Reply, Problem> {
    let in_error = match IS_ERROR.of(&cx.form) {
        "in_error" => true,
        "not_in_error" => false,
        _ => return cx.again(form, IS_ERROR.wrong("Select an assessment")),
    };
    let (nid, version, reason) = (NID_IN_ERROR.of(&cx.form), VERSION.of(&cx.form), WHY_IN_ERROR.of(&cx.form));
    perform(cx, AT, form, |conn, turn| mark_status::file_error(conn, turn, nid, version, in_error, reason))
}

/// `POST /desk/marks/{id}/confirm`
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    perform(cx, AT, form, |conn, turn| mark_status::confirm(conn, turn, cx.param("id")))
}

/// `POST /desk/marks/{id}/drop`
pub fn drop_mark(cx: &Cx) -> Result<Reply, Problem> {
    perform(cx, AT, form, |conn, turn| mark_status::drop_mark(conn, turn, cx.param("id"), WHY.of(&cx.form)))
}
