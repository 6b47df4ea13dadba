//! `/api/v1/requests/{number}/comments`: posts, withdraws and retracts comments on behalf of the token's user, with the same
//! actions as the pages.

use crate::actions::{comment, retract_comment};
use crate::api::drafts::{object, text};
use crate::cases::comments::NewComment;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::ids::{CommentId, ThreadId};
use serde_json::json;

fn done(cx: &Cx, status: u16, act: &str) -> Result<Reply, Problem> {
    let number = cx.number()?;
    let url = format!("{}{}", cx.post().public_url, addresses::request(number));
    let mut reply = Reply::json(&json!({ "number": number, "comment": act, "url": url }))?;
    reply.status = status;
    Ok(reply)
}

/// `POST /api/v1/requests/{number}/comments`: a comment in a thread, or a new thread on the whole request. A comment that
/// contains its author's name is refused unless `named` is true.
pub fn create(cx: &Cx) -> Result<Reply, Problem> {
    let object = object(cx, &["comment", "thread", "named"])?;
    let (body, thread) = (text(&object, "comment")?, text(&object, "thread")?);
    let turn = cx.turn()?;
    let thread = ThreadId::given(thread);
    let new = NewComment { thread_id: thread.as_ref(), body, ..NewComment::default() };
    let named = text(&object, "named")? == "yes";
    cx.write(|conn| {
        if named {
            comment::as_it_is(conn, turn, cx.number()?, &[body])?;
        }
        comment::comment(conn, turn, cx.number()?, &new)
    })?;
    done(cx, 201, "sent")
}

/// `POST /api/v1/requests/{number}/comments/{id}/withdraw`: withdraws a comment before it is emailed or read.
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    object(cx, &[])?;
    let turn = cx.turn()?;
    cx.write(|conn| retract_comment::withdraw(conn, turn, cx.number()?, &CommentId::typed(cx.param("id"))))?;
    done(cx, 200, "taken back")
}

/// `POST /api/v1/requests/{number}/comments/{id}/strike`: retracts a comment publicly, with the reason.
pub fn strike(cx: &Cx) -> Result<Reply, Problem> {
    let object = object(cx, &["reason"])?;
    let reason = text(&object, "reason")?;
    let turn = cx.turn()?;
    cx.write(|conn| retract_comment::strike(conn, turn, cx.number()?, &CommentId::typed(cx.param("id")), reason))?;
    done(cx, 200, "struck")
}
