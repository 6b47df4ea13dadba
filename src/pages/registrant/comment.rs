//! Comments by the registrant or any signed-in user.

use crate::actions::comment;
use crate::cases::comments::NewComment;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::ids::ThreadId;
use crate::pages::public::request;
use crate::pages::registrant::forms::{COMMENT, THREAD};

/// `POST /requests/{number}/edit/comment`
pub fn comment_by_registrant(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let thread = ThreadId::given(THREAD.of(&cx.form));
    let new = NewComment { thread_id: thread.as_ref(), body: COMMENT.of(&cx.form), ..NewComment::default() };
    let commented = cx.write(|conn| comment::comment(conn, ctx, cx.number()?, &new));
    cx.answer(commented, format!("{}?sent=comment", addresses::request(cx.param("number"))), request::show)
}
