//! The absence of an expert or an operator.

use crate::actions::away as acts;
use crate::clock;
use crate::http::addresses::{AWAY, AWAY_END};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::Nav;
use crate::pages::partials::list::ListPage;
use crate::refusal::{Refusal, at};
use crate::users::away::queries as away;
use urn_registry::i18n::Phrase;

const UNTIL: Field = Field::text(at::UNTIL, "away-f-until").hint("away-f-until-hint").localized();

/// The last day away.
pub const SET: &[Field] = &[UNTIL];

/// `GET /account/away`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let who = cx.person()?;
    let until = cx.read(|conn| Ok::<_, Refusal>(away::until(conn, &who.id, clock::day(cx.now))?))?;
    let page = ListPage::new(cx, Nav::Account, Phrase::new("away-title"), Phrase::new("away-lede"))?;
    let set = ActForm::new(Phrase::new("away-set"), AWAY.to_owned(), Phrase::new("away-set-do")).field(UNTIL.shown(cx));
    let Some(until) = until else { return page.acts([set.unfolded()]).reply(cx) };
    let end = ActForm::plain(AWAY_END, Phrase::new("away-end"));
    page.note("note", Phrase::new("away-until").with("until", until.to_string())).acts([end, set]).reply(cx)
}

/// `POST /account/away`: sets the last day away.
pub fn set(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    match UNTIL.day(&cx.form) {
        Ok(until) => cx.answer(cx.write(|conn| acts::set(conn, turn, until)), AWAY, show),
        Err(fault) => cx.again(show, fault),
    }
}

/// `POST /account/away/end`: ends the absence.
pub fn end(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    cx.answer(cx.write(|conn| acts::end(conn, turn)), AWAY, show)
}
