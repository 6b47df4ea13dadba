//! A comment of one's own is taken back or struck, wherever it is shown.

use crate::acts::unsay;
use crate::cases::Party;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;

/// Back to the page on which its author works.
fn back(cx: &Cx, party: Party) -> Reply {
    let number = cx.param("number");
    Reply::see_other(match party {
        Party::Expert | Party::Lead => addresses::review(number),
        Party::Operator => addresses::desk(number),
        _ => addresses::request(number),
    })
}

/// `POST /requests/{number}/comments/{id}/withdraw`
pub fn take_back(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    let party = cx.write(|conn| unsay::take_back(conn, turn, cx.param("number"), cx.param("id")))?;
    Ok(back(cx, party))
}

/// `POST /requests/{number}/comments/{id}/strike`
pub fn strike(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["reason"], &[])?;
    let turn = cx.turn()?;
    let (number, id) = (cx.param("number"), cx.param("id"));
    let party = cx.write(|conn| unsay::strike(conn, turn, number, id, cx.form.get("reason")))?;
    Ok(back(cx, party))
}
