//! Who keeps the registers of parts of namespaces, as operators name them.

use crate::acts::parts::{self, Register};
use crate::http::cx::Cx;
use crate::http::form::{ActForm, FormField};
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::operator::lists::ListsPage;
use crate::refusal::{Fault, Refusal};
use crate::registry::parts::queries::keepers;

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let rows = cx.read(|conn| Ok(keepers(conn, None)?))?.into_iter().map(|keeper| {
        let name = if keeper.prefix.is_empty() { keeper.nid } else { format!("{}:{}", keeper.nid, keeper.prefix) };
        let act = ActForm::new("End this", "/desk/registers/end".to_owned(), "End it").hidden("id", keeper.id);
        (name, format!("{} keeps it", keeper.name), Some(act))
    });
    Reply::page_with(
        status,
        &ListsPage {
            shell: Shell::new(cx, "Registers of parts", Nav::Desk).with_errors(!faults.is_empty()),
            heading: "Registers of parts",
            intro: "Who keeps the register of a namespace's parts, or of the parts of one part. They can name others for what lies below.",
            public: "/delegations",
            rows: rows.collect(),
            acts: vec![
                ActForm::new("Name who keeps a register", "/desk/registers".to_owned(), "Name them")
                    .field(FormField::text("nid", "Namespace ID", cx.form.get("nid")).faults(&faults))
                    .field(
                        FormField::text("prefix", "Part (empty: the whole namespace)", cx.form.get("prefix"))
                            .hint("As the register spells it, for example fi")
                            .faults(&faults),
                    )
                    .field(FormField::email(cx.form.get("email"), "off").faults(&faults))
                    .unfolded(),
            ],
            faults,
        },
    )
}

/// `GET /desk/registers`
pub fn form(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

fn done(cx: &Cx, outcome: Result<(), Refusal>) -> Result<Reply, Problem> {
    match outcome {
        Ok(()) => Ok(Reply::see_other("/desk/registers")),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/registers`
pub fn name(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["nid", "prefix", "email"], &[])?;
    let turn = cx.turn()?;
    let register = Register { nid: cx.form.get("nid").trim(), prefix: cx.form.get("prefix").trim() };
    let outcome = cx.write(|conn| parts::name_keeper(conn, turn, register, cx.form.get("email")));
    done(cx, outcome)
}

/// `POST /desk/registers/end`
pub fn end(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["id", "why"], &[])?;
    let turn = cx.turn()?;
    let outcome = cx.write(|conn| parts::end_keeper(conn, turn, cx.form.get("id"), cx.form.get("why")));
    done(cx, outcome)
}
