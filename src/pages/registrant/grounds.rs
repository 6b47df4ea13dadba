//! Why a correction may change what the text says: asked for on the page on which answers are checked.

use crate::acts::consent::set_grounds;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::registrant::check::check_page;
use crate::pages::registrant::tasks::load;
use crate::refusal::Refusal;

/// `POST /requests/{number}/edit/grounds`: why a correction may change what the text says.
pub fn save(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["grounds"], &[])?;
    let turn = cx.turn()?;
    match cx.write(|conn| set_grounds(conn, turn, cx.param("number"), None, cx.form.get("grounds"))) {
        Ok(request) => Ok(Reply::see_other(addresses::edit_check(&request.number))),
        Err(Refusal::Faults(faults)) => check_page(cx, &load(cx)?, 422, faults),
        Err(other) => Err(other.into()),
    }
}
