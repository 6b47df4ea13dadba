//! The lists the operators keep: reserved names, recognised bodies and who speaks for them.

use crate::acts::bodies;
use crate::http::addresses::{
    BODIES, DESK_BODIES, DESK_BODIES_END, DESK_REPRESENTATIVES, DESK_REPRESENTATIVES_END, DESK_RESERVED, desk_reserved,
};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::refusal::{Fault, Refusal};
use crate::{acts, cases, registry};
use askama::Template as View;

const NID: Field = Field::text("nid", "Namespace ID");
const REASON: Field = Field::area("reason", "Reason, published", 3);
const WHY: Field = Field::text("why", "Reason, published");

const BODY: Field = Field::text("body", "Its name");
const WEBSITE: Field = Field::text("website", "Its address on the web (optional)");
const SOURCE: Field = Field::area("source", "By which decision of the IESG", 3);
const REPRESENTED: Field = Field::text("representative_of", "The body");
const EMAIL: Field = Field::email("email", "Email address");
/// Whose speaking for it ends.
const ACCOUNT: Field = Field::choice("account");

/// A list that the operators keep.
#[derive(View)]
#[template(path = "requests/desk_lists.html")]
pub(crate) struct ListsPage {
    pub(crate) shell: Shell,
    pub(crate) faults: Vec<Fault>,
    pub(crate) heading: &'static str,
    pub(crate) intro: &'static str,
    /// Where everybody reads the list.
    pub(crate) public: &'static str,
    /// Name, words, and the form that ends it.
    pub(crate) rows: Vec<(String, String, Option<ActForm>)>,
    pub(crate) acts: Vec<ActForm>,
}

fn reserved_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let rows = cx.read(|conn| Ok(registry::queries::reservations(conn)?))?;
    let rows = rows
        .into_iter()
        .filter(|(.., ended)| ended.is_none())
        .map(|(nid, reason, ..)| {
            let act = ActForm::new("End the reservation", desk_reserved(&nid), "End it").field(WHY.with("", &[]));
            (nid, reason, Some(act))
        })
        .collect();
    Reply::page_with(
        status,
        &ListsPage {
            shell: Shell::new(cx, "Reserved names", Nav::Desk).with_errors(!faults.is_empty()),
            heading: "Reserved names",
            intro: "Each has a reason that everybody reads.",
            public: "",
            rows,
            acts: vec![
                ActForm::new("Reserve a name", DESK_RESERVED.to_owned(), "Reserve it")
                    .typed(NID, &cx.form, &faults)
                    .typed(REASON, &cx.form, &faults)
                    .unfolded(),
            ],
            faults,
        },
    )
}

/// `GET /desk/reserved`
pub fn reserved_form(cx: &Cx) -> Result<Reply, Problem> {
    reserved_page(cx, 200, Vec::new())
}

/// `POST /desk/reserved`
pub fn reserve(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only_of(&[NID, REASON])?;
    let who = cx.person()?;
    match cx.write(|conn| acts::reserve::reserve(conn, cx.now, who, NID.of(&cx.form), REASON.of(&cx.form))) {
        Ok(()) => Ok(Reply::see_other(DESK_RESERVED)),
        Err(Refusal::Faults(faults)) => reserved_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/reserved/{nid}`: ends a reservation.
pub fn end_reservation(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only_of(&[WHY])?;
    let who = cx.person()?;
    match cx.write(|conn| acts::reserve::end_reservation(conn, cx.now, who, cx.param("nid"), WHY.of(&cx.form))) {
        Ok(()) => Ok(Reply::see_other(DESK_RESERVED)),
        Err(Refusal::Faults(faults)) => reserved_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

fn bodies_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let (bodies, speakers) =
        cx.read(|conn| Ok((cases::bodies::queries::all(conn)?, cases::bodies::queries::representatives(conn)?)))?;
    let end = |title, action: &str, body: &str| {
        ActForm::new(title, action.to_owned(), "End it").hidden(BODY.name, body).field(WHY.with("", &[]))
    };
    let speak = speakers.into_iter().map(|(body, who, id)| {
        let act = end("End this", DESK_REPRESENTATIVES_END, &body).hidden(ACCOUNT.name, id);
        (body, format!("{who} speaks for it"), Some(act))
    });
    let on_list = bodies.iter().filter(|body| body.ended_on.is_none()).map(|body| {
        let act = end("Take it off the list", DESK_BODIES_END, &body.name);
        (body.name.clone(), format!("recognised since {}", body.recognised_on), Some(act))
    });
    let rows = speak.chain(on_list).collect();
    let names =
        bodies.iter().filter(|body| body.ended_on.is_none()).map(|body| body.name.as_str()).collect::<Vec<_>>().join(", ");
    Reply::page_with(
        status,
        &ListsPage {
            shell: Shell::new(cx, "Recognised bodies", Nav::Desk).with_errors(!faults.is_empty()),
            heading: "Recognised bodies",
            intro: "Who speaks for whom on the fast track.",
            public: BODIES,
            rows,
            acts: vec![
                ActForm::new("Name a representative", DESK_REPRESENTATIVES.to_owned(), "Name them")
                    .intro(format!("On the list: {names}."))
                    .typed(REPRESENTED, &cx.form, &faults)
                    .typed(EMAIL, &cx.form, &faults),
                ActForm::new("Put a body on the list", DESK_BODIES.to_owned(), "Put it on the list")
                    .typed(BODY, &cx.form, &faults)
                    .typed(WEBSITE, &cx.form, &faults)
                    .typed(SOURCE, &cx.form, &faults),
            ],
            faults,
        },
    )
}

/// `GET /desk/bodies`
pub fn bodies_form(cx: &Cx) -> Result<Reply, Problem> {
    bodies_page(cx, 200, Vec::new())
}

/// `POST /desk/bodies`: puts a body on the list.
pub fn bodies(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only_of(&[BODY, WEBSITE, SOURCE])?;
    let turn = cx.turn()?;
    let (body, website, source) = (BODY.of(&cx.form), WEBSITE.of(&cx.form), SOURCE.of(&cx.form));
    match cx.write(|conn| bodies::recognise(conn, turn, body, website, source)) {
        Ok(()) => Ok(Reply::see_other(DESK_BODIES)),
        Err(Refusal::Faults(faults)) => bodies_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/bodies/representatives`: names who speaks for a body.
pub fn name_representative(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only_of(&[REPRESENTED, EMAIL])?;
    let turn = cx.turn()?;
    let (body, email) = (REPRESENTED.of(&cx.form), EMAIL.of(&cx.form));
    match cx.write(|conn| bodies::name_representative(conn, turn, body, email)) {
        Ok(()) => Ok(Reply::see_other(DESK_BODIES)),
        Err(Refusal::Faults(faults)) => bodies_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/bodies/representatives/end`: ends that somebody speaks for a body.
pub fn end_representative(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only_of(&[BODY, ACCOUNT, WHY])?;
    let turn = cx.turn()?;
    let (body, account, why) = (BODY.of(&cx.form), ACCOUNT.of(&cx.form), WHY.of(&cx.form));
    match cx.write(|conn| bodies::end_representative(conn, turn, body, account, why)) {
        Ok(()) => Ok(Reply::see_other(DESK_BODIES)),
        Err(Refusal::Faults(faults)) => bodies_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/bodies/end`: takes a body off the list.
pub fn end_body(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only_of(&[BODY, WHY])?;
    let turn = cx.turn()?;
    match cx.write(|conn| bodies::end_body(conn, turn, BODY.of(&cx.form), WHY.of(&cx.form))) {
        Ok(()) => Ok(Reply::see_other(DESK_BODIES)),
        Err(Refusal::Faults(faults)) => bodies_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

#[cfg(test)]
#[path = "samples/lists.rs"]
mod samples;
