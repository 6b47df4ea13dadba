//! The list of unregistered namespaces in use.

use crate::actions::names_in_use;
use crate::http::addresses::{DESK_IN_USE, IN_USE, desk_in_use};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::nid::in_use::{Evidence, InUse};
use crate::pages::operator::lists::ListsPage;
use crate::pages::operator::notice::{self, plain};
use crate::refusal::{Fault, Refusal, at};
use crate::registry::lists::keep;

const HOW_KNOWN: Field = Field::question(at::EVIDENCE, "Evidence");
const NID: Field = Field::text(at::NID, "Namespace ID");
const WHERE: Field = Field::text("where", "Where it is used");
const EXAMPLE: Field = Field::text(at::EXAMPLE, "Example");
const REASON: Field = Field::text(at::REASON, "Reason (public)");

/// An entry of the list.
pub const PUT: &[Field] = &[HOW_KNOWN, NID, WHERE, EXAMPLE, REASON];

const WHY: Field = Field::text(at::WHY, "Reason (public)");

/// Removes an entry.
pub const REMOVE: &[Field] = &[WHY];

const EVIDENCE: [(&str, &str, Evidence); 3] = [
    ("known", "Widely used", Evidence::Known),
    ("thread", "Public discussion", Evidence::Thread),
    ("trade", "Trade name", Evidence::Trade),
];

fn in_use_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let rows = cx.read(keep::in_use)?.into_iter().map(|name| {
        let act = ActForm::new("Remove from list", desk_in_use(&name.nid), "Remove from list");
        (name.nid.clone(), name.sentence().to_string(), Some(act))
    });
    let chosen = if HOW_KNOWN.came(&cx.form) { HOW_KNOWN.of(&cx.form) } else { "known" };
    let put = ActForm::new("Add or change a name", DESK_IN_USE.to_owned(), "Save name")
        .chosen(HOW_KNOWN, EVIDENCE.map(|(word, words, _)| (word, words)), chosen, &faults)
        .typed(NID, &cx.form, &faults)
        .typed(WHERE, &cx.form, &faults)
        .typed(EXAMPLE, &cx.form, &faults)
        .typed(REASON, &cx.form, &faults)
        .unfolded();
    cx.page_with(
        status,
        &ListsPage {
            shell: Shell::new(cx, "Unregistered namespaces in use", Nav::Desk).with_errors(!faults.is_empty()),
            notice: plain(cx)?,
            heading: "Unregistered namespaces in use",
            intro: "Names used after urn: without registration, and trade names. A request for one of them or a similar name gets an advisory (RFC 8141, 5.1); it is not blocked.",
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
    Reply::after(outcome, |()| notice::after(cx, DESK_IN_USE), |faults| in_use_page(cx, 422, faults))
}

/// `POST /desk/in-use`
pub fn put(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let line = |field: Field| field.of(&cx.form).trim().to_owned();
    let evidence = EVIDENCE.into_iter().find(|(word, ..)| HOW_KNOWN.says(&cx.form, word)).map_or(Evidence::Known, |(.., it)| it);
    let name = InUse { nid: line(NID).to_ascii_lowercase(), place: line(WHERE), example: line(EXAMPLE), evidence };
    let outcome = cx.write(|conn| names_in_use::put(conn, turn, &name, REASON.of(&cx.form)));
    done(cx, outcome)
}

/// `POST /desk/in-use/{nid}`
pub fn remove(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let outcome = cx.write(|conn| names_in_use::remove(conn, turn, cx.param("nid"), WHY.of(&cx.form)));
    done(cx, outcome)
}
