//! What two operators mark: statuses of namespaces whose registrant is gone, and what was registered in error.

use crate::acts::mark_status;
use crate::cases::marks::Aim;
use crate::http::cx::Cx;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::operator::lists::ListsPage;
use crate::pages::operator::offers::area;
use crate::refusal::{Fault, Refusal};
use crate::registry::Status;

const AT: &str = "/desk/marks";

/// What can be said of an error.
const ERRORS: [(&str, &str); 2] =
    [("in_error", "It should not have been registered"), ("not_in_error", "The mark was wrong: take it back")];

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let waiting = cx.read(mark_status::open)?;
    let viewer = cx.person()?;
    let mut acts = Vec::new();
    for mark in &waiting {
        let what = format!("urn:{} {}: {}", mark.nid, mark.aim.says(), mark.reason);
        if mark.filed_by != viewer.id && cx.now >= mark.notice_ends() {
            let at = format!("{AT}/{}/confirm", mark.id);
            acts.push(ActForm::new("Confirm a mark", at, "Confirm it: it shows at once").intro(what.clone()).unfolded());
        }
        let at = format!("{AT}/{}/drop", mark.id);
        acts.push(
            ActForm::new("Drop a mark", at, "Drop it")
                .intro(what)
                .field(FormField::text("why", "Reason, published", cx.form.get("why")).faults(&faults)),
        );
    }
    let statuses = [Status::Deprecated, Status::Obsolete, Status::Active].map(|status| (status.name(), status.name()));
    acts.push(
        ActForm::new("Mark a status", AT.to_owned(), "File it")
            .intro("For a namespace whose registrant is gone. Its known contacts and the review list are told; after thirty days a second operator confirms it. A registrant asks for it by a request.")
            .field(FormField::text("nid", "Namespace ID", cx.form.get("nid")).faults(&faults))
            .choice("status", "New status", statuses, cx.form.get("status"), &faults)
            .field(
                FormField::text("successors", "Namespaces that take its place (optional)", cx.form.get("successors")).faults(&faults),
            )
            .field(area(cx, &faults, "reason", "Why, and what was tried to reach the registrant; published", 4)),
    );
    acts.push(
        ActForm::new("Mark what was registered in error", format!("{AT}/in-error"), "File it")
            .intro("A namespace or a version that should not have been registered keeps its address and its text, and says so there. A second operator confirms it.")
            .field(FormField::text("nid_error", "Namespace ID", cx.form.get("nid_error")).faults(&faults))
            .field(
                FormField::text("version", "Version (empty: the whole namespace)", cx.form.get("version")).faults(&faults),
            )
            .choice("error", "Is it an error?", ERRORS, cx.form.get("error"), &faults)
            .field(area(cx, &faults, "why_error", "Reason (published)", 4)),
    );
    let rows = waiting
        .iter()
        .map(|mark| {
            let words = match mark.aim {
                Aim::Status(to) => {
                    let until = mark.notice_ends().strftime("%Y-%m-%d");
                    format!("to be {}; the notice runs until {until}", to.name())
                }
                aim => format!("{}; waits for a second operator", aim.says()),
            };
            (mark.nid.to_string(), words, None)
        })
        .collect();
    Reply::page_with(
        status,
        &ListsPage {
            shell: Shell::new(cx, "Marks", Nav::Desk).with_errors(!faults.is_empty()),
            heading: "Marks",
            intro: "What two operators state about a registration. It makes neither of them its registrant.",
            public: "",
            rows,
            acts,
            faults,
        },
    )
}

fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(AT)),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `GET /desk/marks`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// `POST /desk/marks`: files a mark.
pub fn file(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["nid", "status", "successors", "reason"], &[])?;
    let turn = cx.turn()?;
    let Some(to) = Status::from_name(cx.form.get("status")) else {
        return page(cx, 422, vec![Fault::new("status", "Say what its status is to be")]);
    };
    let (nid, successors, reason) = (cx.form.get("nid"), cx.form.get("successors"), cx.form.get("reason"));
    after(cx, cx.write(|conn| mark_status::file(conn, turn, nid, to, successors, reason)))
}

/// `POST /desk/marks/in-error`: files that something was registered in error, or was not.
pub fn file_error(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["nid_error", "version", "error", "why_error"], &[])?;
    let turn = cx.turn()?;
    let in_error = match cx.form.get("error") {
        "in_error" => true,
        "not_in_error" => false,
        _ => return page(cx, 422, vec![Fault::new("error", "Say whether it is an error")]),
    };
    let (nid, version, reason) = (cx.form.get("nid_error"), cx.form.get("version"), cx.form.get("why_error"));
    after(cx, cx.write(|conn| mark_status::file_error(conn, turn, nid, version, in_error, reason)))
}

/// `POST /desk/marks/{id}/confirm`
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| mark_status::confirm(conn, turn, cx.param("id"))))
}

/// `POST /desk/marks/{id}/drop`
pub fn drop_mark(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["why"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| mark_status::drop_mark(conn, turn, cx.param("id"), cx.form.get("why"))))
}
