//! Small changes that wait for an operator, and the list of names in use without being registered.

use crate::acts::{in_use, light};
use crate::http::addresses::{DESK_IN_USE, DESK_LIGHT, IN_USE, desk_in_use};
use crate::http::cx::Cx;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::nid::in_use::{Evidence, InUse};
use crate::pages::cards::light::{Waiting, waiting_row};
use crate::pages::operator::lists::ListsPage;
use crate::refusal::{Fault, Refusal};
use crate::registry::kept::keep;
use askama::Template as View;

#[derive(View)]
#[template(path = "requests/desk_light.html")]
struct LightPage {
    shell: Shell,
    faults: Vec<Fault>,
    waiting: Vec<Waiting>,
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let who = cx.person()?;
    let waiting = cx.read(|conn| light::waiting_for(conn, who))?;
    let waiting =
        waiting.iter().filter(|one| !one.of_holder).map(|one| waiting_row(one, DESK_LIGHT)).collect::<Result<_, _>>()?;
    let shell = Shell::new(cx, "Small changes", Nav::Desk).with_errors(!faults.is_empty());
    Reply::page_with(status, &LightPage { shell, faults, waiting })
}

/// `GET /desk/light`
pub fn waiting(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// `POST /desk/light/{id}`
pub fn decide(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["outcome", "words"], &[])?;
    let (turn, grant) = (cx.turn()?, cx.form.get("outcome") == "grant");
    match cx.write(|conn| light::decide(conn, turn, cx.param("id"), grant, cx.form.get("words"))) {
        Ok(()) => Ok(Reply::see_other(DESK_LIGHT)),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

const EVIDENCE: [(&str, &str, Evidence); 3] = [
    ("known", "From wide use", Evidence::Known),
    ("thread", "From a public discussion", Evidence::Thread),
    ("trade", "It is a trade name", Evidence::Trade),
];

fn in_use_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let rows = cx.read(keep::in_use)?.into_iter().map(|name| {
        let act = ActForm::new("Take it off", desk_in_use(&name.nid), "Take it off");
        (name.nid.clone(), name.sentence(), Some(act))
    });
    let field = |name, label: &str| FormField::text(name, label, cx.form.get(name)).faults(&faults);
    let chosen = if cx.form.has("evidence") { cx.form.get("evidence") } else { "known" };
    let put = ActForm::new("Put a name on the list, or other words on one", DESK_IN_USE.to_owned(), "Put it there")
        .choice("evidence", "How it is known", EVIDENCE.map(|(word, words, _)| (word, words)), chosen, &faults)
        .field(field("nid", "What stands after urn:"))
        .field(field("where", "Where it is met"))
        .field(field("example", "An example"))
        .field(field("reason", "Reason, published"))
        .unfolded();
    Reply::page_with(
        status,
        &ListsPage {
            shell: Shell::new(cx, "Names in use", Nav::Desk).with_errors(!faults.is_empty()),
            heading: "Names in use",
            intro: "They stand after urn: without being registered, or are trade names. A wish for one, or for one like it, gets a note (RFC 8141, 5.1), never a block.",
            public: IN_USE,
            rows: rows.collect(),
            acts: vec![put],
            faults,
        },
    )
}

/// `GET /desk/in-use`
pub fn names(cx: &Cx) -> Result<Reply, Problem> {
    in_use_page(cx, 200, Vec::new())
}

fn done(cx: &Cx, outcome: Result<(), Refusal>) -> Result<Reply, Problem> {
    match outcome {
        Ok(()) => Ok(Reply::see_other(DESK_IN_USE)),
        Err(Refusal::Faults(faults)) => in_use_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/in-use`
pub fn put(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["evidence", "nid", "where", "example", "reason"], &[])?;
    let turn = cx.turn()?;
    let line = |name: &str| cx.form.get(name).trim().to_owned();
    let evidence =
        EVIDENCE.into_iter().find(|(word, ..)| *word == cx.form.get("evidence")).map_or(Evidence::Known, |(.., it)| it);
    let name = InUse { nid: line("nid").to_ascii_lowercase(), place: line("where"), example: line("example"), evidence };
    let outcome = cx.write(|conn| in_use::put(conn, turn, &name, cx.form.get("reason")));
    done(cx, outcome)
}

/// `POST /desk/in-use/{nid}`
pub fn remove(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["why"], &[])?;
    let turn = cx.turn()?;
    let outcome = cx.write(|conn| in_use::remove(conn, turn, cx.param("nid"), cx.form.get("why")));
    done(cx, outcome)
}

#[cfg(test)]
#[path = "samples/light.rs"]
mod samples;
