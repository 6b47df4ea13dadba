//! The grounds of a correction that changes the meaning: asked for on the page on which answers are checked.

use crate::actions::consent::set_grounds;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::partials::consent::GROUNDS;
use crate::pages::registrant::check::check;

/// `POST /requests/{number}/edit/grounds`: saves the grounds of a correction that changes the meaning.
pub fn save(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let saved = cx.write(|conn| set_grounds(conn, turn, cx.number()?, None, GROUNDS.of(&cx.form)));
    cx.answer(saved, addresses::edit_check(cx.param("number")), check)
}
