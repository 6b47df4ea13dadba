//! A request for erasure from one's own account.

use crate::acts::erase::{self, Wish};
use crate::http::addresses::own_part;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::account::own;
use crate::pages::public::erasure::{PLACES, WISH};

/// Whether the account is to be closed as well.
const CLOSES: Field = Field::choice("closes");

/// What should go.
pub const ASK: &[Field] = &[WISH, PLACES, CLOSES];

/// `POST /account/own/erasure`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let closes = CLOSES.of(&cx.form) == "yes";
    let asked = Wish::parse(WISH.of(&cx.form), PLACES.of(&cx.form))
        .and_then(|wish| cx.write(|conn| erase::ask(conn, cx.post(), cx.now, account, (&wish, closes))));
    own::after(cx, asked, "erasure")
}

/// `POST /account/own/erasure/{id}/withdraw`
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    cx.write(|conn| erase::withdraw(conn, cx.now, account, cx.param("id")))?;
    Ok(Reply::see_other(own_part("erasure")))
}
