//! A request for erasure from one's own account.

use crate::acts::erase::{self, Wish};
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::account::own;

/// `POST /account/own/erasure`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["wish", "places", "closes"], &[])?;
    let account = cx.person()?;
    let closes = cx.form.get("closes") == "yes";
    let asked = Wish::parse(cx.form.get("wish"), cx.form.get("places"))
        .and_then(|wish| cx.write(|conn| erase::ask(conn, cx.post(), cx.now, account, (&wish, closes))));
    own::after(cx, asked, "erasure")
}

/// `POST /account/own/erasure/{id}/withdraw`
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let account = cx.person()?;
    cx.write(|conn| erase::withdraw(conn, cx.now, account, cx.param("id")))?;
    Ok(Reply::see_other("/account/own#erasure"))
}
