//! A comment by the registrant or by anyone who is signed in.

use crate::acts::comment;
use crate::cases::said::NewComment;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::public;
use crate::refusal::Refusal;

/// `POST /requests/{number}/edit/comment`
pub fn comment_by_registrant(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["comment", "thread"], &[])?;
    let turn = cx.turn()?;
    let thread_id = Some(cx.form.get("thread")).filter(|id| !id.is_empty());
    let new = NewComment { thread_id, body: cx.form.get("comment"), ..NewComment::default() };
    match cx.write(|conn| comment::comment(conn, turn, cx.param("number"), &new)) {
        Ok(()) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => public::request::show_with(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}
