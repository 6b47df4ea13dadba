//! The lists that operators maintain: reserved names, recognized standards bodies and their representatives.

use crate::actions::bodies;
use crate::http::addresses::{
    BODIES, OPERATOR_BODIES, OPERATOR_BODIES_END, OPERATOR_REPRESENTATIVES, OPERATOR_REPRESENTATIVES_END, OPERATOR_RESERVED,
    operator_reserved,
};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::AccountId;
use crate::pages::partials::notice::{Notice, after, plain};
use crate::refusal::{Fault, at};
use crate::{actions, cases, registry};
use askama::Template as View;

const NID: Field = Field::text(at::NID, "Namespace ID");
const REASON: Field = Field::area(at::REASON, "Reason (public)", 3);
const WHY: Field = Field::text(at::WHY, "Reason (public)");

const BODY: Field = Field::text(at::BODY, "Name");
const WEBSITE: Field = Field::text("website", "Website (optional)");
const SOURCE: Field = Field::area(at::SOURCE, "IESG decision", 3);
const REPRESENTED: Field = Field::text(at::REPRESENTATIVE_OF, "Body");
const EMAIL: Field = Field::email(at::EMAIL, "Email address");
/// The representative to be removed.
const ACCOUNT: Field = Field::choice(at::ACCOUNT);

/// Reserves a name, and ends a reservation.
pub const RESERVE: &[Field] = &[NID, REASON];
pub const END_RESERVATION: &[Field] = &[WHY];

/// Adds a recognized body and its representatives, and removes either.
pub const RECOGNISE: &[Field] = &[BODY, WEBSITE, SOURCE];
pub const REPRESENT: &[Field] = &[REPRESENTED, EMAIL];
pub const END_REPRESENTATIVE: &[Field] = &[BODY, ACCOUNT, WHY];
pub const END_BODY: &[Field] = &[BODY, WHY];

/// A list that operators maintain.
#[derive(View)]
#[template(path = "requests/operator_lists.html")]
struct ListsPage {
    shell: Shell,
    notice: Option<Notice>,
    faults: Vec<Fault>,
    heading: &'static str,
    intro: &'static str,
    /// The public page of the list.
    public: &'static str,
    rows: Vec<Row>,
    acts: Vec<ActForm>,
}

/// Name, description, and the form that removes it.
type Row = (String, String, Option<ActForm>);

/// The page of a list, with its heading and introduction.
pub(crate) fn list_page(
    cx: &Cx,
    status: u16,
    (heading, intro): (&'static str, &'static str),
    public: &'static str,
    rows: Vec<Row>,
    acts: Vec<ActForm>,
    faults: Vec<Fault>,
) -> Result<Reply, Problem> {
    let shell = Shell::new(cx, heading, Nav::Desk).with_errors(!faults.is_empty());
    cx.page_with(status, &ListsPage { shell, notice: plain(cx)?, faults, heading, intro, public, rows, acts })
}

fn reserved_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let rows = cx.read(|conn| Ok(registry::queries::reservations(conn)?))?;
    let rows = rows
        .into_iter()
        .filter(|(.., ended)| ended.is_none())
        .map(|(nid, reason, ..)| {
            let act = ActForm::new("End reservation", operator_reserved(&nid), "End reservation").field(WHY.with("", &[]));
            (nid, reason, Some(act))
        })
        .collect();
    let reserve = ActForm::new("Reserve a name", OPERATOR_RESERVED.to_owned(), "Reserve name")
        .typed(NID, &cx.form, &faults)
        .typed(REASON, &cx.form, &faults)
        .unfolded();
    let words = ("Reserved names", "Each reserved name has a public reason.");
    list_page(cx, status, words, "", rows, vec![reserve], faults)
}

/// `GET /desk/reserved`
pub fn reserved_form(cx: &Cx) -> Result<Reply, Problem> {
    reserved_page(cx, 200, Vec::new())
}

/// `POST /desk/reserved`
pub fn reserve(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    Reply::after(
        cx.write(|conn| actions::reserve::reserve(conn, cx.now, who, NID.of(&cx.form), REASON.of(&cx.form))),
        |()| after(cx, OPERATOR_RESERVED),
        |faults| reserved_page(cx, 422, faults),
    )
}

/// `POST /desk/reserved/{nid}`: ends a reservation.
pub fn end_reservation(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    Reply::after(
        cx.write(|conn| actions::reserve::end_reservation(conn, cx.now, who, cx.param("nid"), WHY.of(&cx.form))),
        |()| after(cx, OPERATOR_RESERVED),
        |faults| reserved_page(cx, 422, faults),
    )
}

fn bodies_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let (bodies, speakers) =
        cx.read(|conn| Ok((cases::bodies::queries::all(conn)?, cases::bodies::queries::representatives(conn)?)))?;
    let end = |title: &'static str, action: &str, body: &str| {
        ActForm::new(title, action.to_owned(), title).hidden(BODY.name, body).field(WHY.with("", &[]))
    };
    let speak = speakers.into_iter().map(|(body, who, id)| {
        let act = end("Remove representative", OPERATOR_REPRESENTATIVES_END, &body).hidden(ACCOUNT.name, id);
        (body, format!("represented by {who}"), Some(act))
    });
    let on_list = bodies.iter().filter(|body| body.ended_on.is_none()).map(|body| {
        let act = end("Remove body", OPERATOR_BODIES_END, &body.name);
        (body.name.clone(), format!("recognized since {}", body.recognised_on), Some(act))
    });
    let rows = speak.chain(on_list).collect();
    let names =
        bodies.iter().filter(|body| body.ended_on.is_none()).map(|body| body.name.as_str()).collect::<Vec<_>>().join(", ");
    let acts = vec![
        ActForm::new("Add a representative", OPERATOR_REPRESENTATIVES.to_owned(), "Add representative")
            .intro(format!("Recognized bodies: {names}."))
            .typed(REPRESENTED, &cx.form, &faults)
            .typed(EMAIL, &cx.form, &faults),
        ActForm::new("Add a body", OPERATOR_BODIES.to_owned(), "Add body")
            .typed(BODY, &cx.form, &faults)
            .typed(WEBSITE, &cx.form, &faults)
            .typed(SOURCE, &cx.form, &faults),
    ];
    let words = ("Recognized bodies", "Bodies that can request the fast track, and their representatives.");
    list_page(cx, status, words, BODIES, rows, acts, faults)
}

/// `GET /desk/bodies`
pub fn bodies_form(cx: &Cx) -> Result<Reply, Problem> {
    bodies_page(cx, 200, Vec::new())
}

/// `POST /desk/bodies`: adds a body to the list.
pub fn bodies(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let (body, website, source) = (BODY.of(&cx.form), WEBSITE.of(&cx.form), SOURCE.of(&cx.form));
    Reply::after(
        cx.write(|conn| bodies::recognise(conn, turn, body, website, source)),
        |()| after(cx, OPERATOR_BODIES),
        |faults| bodies_page(cx, 422, faults),
    )
}

/// `POST /desk/bodies/representatives`: adds a representative of a body.
pub fn name_representative(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let (body, email) = (REPRESENTED.of(&cx.form), EMAIL.of(&cx.form));
    Reply::after(
        cx.write(|conn| bodies::name_representative(conn, turn, body, email)),
        |()| after(cx, OPERATOR_BODIES),
        |faults| bodies_page(cx, 422, faults),
    )
}

/// `POST /desk/bodies/representatives/end`: removes a representative of a body.
pub fn end_representative(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let (body, account, why) = (BODY.of(&cx.form), AccountId::typed(ACCOUNT.of(&cx.form)), WHY.of(&cx.form));
    Reply::after(
        cx.write(|conn| bodies::end_representative(conn, turn, body, &account, why)),
        |()| after(cx, OPERATOR_BODIES),
        |faults| bodies_page(cx, 422, faults),
    )
}

/// `POST /desk/bodies/end`: removes a body from the list.
pub fn end_body(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    Reply::after(
        cx.write(|conn| bodies::end_body(conn, turn, BODY.of(&cx.form), WHY.of(&cx.form))),
        |()| after(cx, OPERATOR_BODIES),
        |faults| bodies_page(cx, 422, faults),
    )
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/operator/lists.rs"]
mod samples;
