//! Who keeps the registers of parts of namespaces, as operators name them.

use crate::acts::parts::{self, Register};
use crate::http::addresses::{DELEGATIONS, DESK_REGISTERS, DESK_REGISTERS_END};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::operator::lists::ListsPage;
use crate::refusal::{Fault, Refusal, at};
use crate::registry::parts::queries::keepers;

const NID: Field = Field::text(at::NID, "Namespace ID");
const PREFIX: Field =
    Field::text(at::PREFIX, "Part (empty: the whole namespace)").hint("As the register spells it, for example fi");
const EMAIL: Field = Field::email(at::EMAIL, "Email address");
/// Whose part in it ends, and why.
const ID: Field = Field::choice(at::ID);
const WHY: Field = Field::choice(at::WHY);

/// Who is asked to, and who does so no longer.
pub const NAME: &[Field] = &[NID, PREFIX, EMAIL];
pub const END: &[Field] = &[ID, WHY];

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let rows = cx.read(|conn| Ok(keepers(conn, None)?))?.into_iter().map(|keeper| {
        let name = if keeper.prefix.is_empty() { keeper.nid } else { format!("{}:{}", keeper.nid, keeper.prefix) };
        let act = ActForm::new("End this", DESK_REGISTERS_END.to_owned(), "End it").hidden(ID.name, keeper.id);
        (name, format!("{} keeps it", keeper.name), Some(act))
    });
    cx.page_with(
        status,
        &ListsPage {
            shell: Shell::new(cx, "Registers of parts", Nav::Desk).with_errors(!faults.is_empty()),
            heading: "Registers of parts",
            intro: "Who keeps the register of a namespace's parts, or of the parts of one part. They can name others for what lies below.",
            public: DELEGATIONS,
            rows: rows.collect(),
            acts: vec![
                ActForm::new("Name who keeps a register", DESK_REGISTERS.to_owned(), "Name them")
                    .typed(NID, &cx.form, &faults)
                    .typed(PREFIX, &cx.form, &faults)
                    .typed(EMAIL, &cx.form, &faults)
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
    Reply::after(outcome, |()| DESK_REGISTERS, |faults| page(cx, 422, faults))
}

/// `POST /desk/registers`
pub fn name(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let register = Register { nid: NID.of(&cx.form).trim(), prefix: PREFIX.of(&cx.form).trim() };
    let outcome = cx.write(|conn| parts::name_keeper(conn, turn, register, EMAIL.of(&cx.form)));
    done(cx, outcome)
}

/// `POST /desk/registers/end`
pub fn end(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let outcome = cx.write(|conn| parts::end_keeper(conn, turn, ID.of(&cx.form), WHY.of(&cx.form)));
    done(cx, outcome)
}
