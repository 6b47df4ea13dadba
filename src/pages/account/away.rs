//! The absence of an expert or an operator.

use crate::actions::away as acts;
use crate::clock;
use crate::http::addresses::AWAY;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::i18n::Phrase;
use crate::refusal::{Fault, Refusal, at};
use crate::users::away::queries as away;
use askama::Template;
use jiff::civil::Date;

const UNTIL: Field = Field::text(at::UNTIL, "away-f-until").hint("away-f-until-hint").localized();

/// The last day away.
pub const SET: &[Field] = &[UNTIL];

#[derive(Template)]
#[template(path = "users/away.html")]
struct AwayPage {
    shell: Shell,
    faults: Vec<Fault>,
    /// The last day; `None` if the user is not away.
    until: Option<Date>,
    forms: Vec<ActForm>,
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let who = cx.person()?;
    let until = cx.read(|conn| Ok::<_, Refusal>(away::until(conn, &who.id, clock::day(cx.now))?))?;
    let set =
        ActForm::new(Phrase::new("away-set"), AWAY.to_owned(), Phrase::new("away-set-do")).field(UNTIL.shown(&cx.form, &faults));
    cx.page_with(
        status,
        &AwayPage {
            shell: Shell::new(cx, Phrase::new("away-title"), Nav::Account).with_errors(!faults.is_empty()),
            until,
            forms: vec![if until.is_none() { set.unfolded() } else { set }],
            faults,
        },
    )
}

/// The page again with its validation errors, or a redirect to it.
fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    Reply::after(done, |()| AWAY, |faults| page(cx, 422, faults))
}

/// `GET /account/away`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// `POST /account/away`: sets the last day away.
pub fn set(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let until = match UNTIL.day(&cx.form) {
        Ok(until) => until,
        Err(fault) => return page(cx, 422, vec![fault]),
    };
    after(cx, cx.write(|conn| acts::set(conn, turn, until)))
}

/// `POST /account/away/end`: ends the absence.
pub fn end(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| acts::end(conn, turn)))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/away.rs"]
mod samples;
