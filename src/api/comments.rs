//! `/api/v1/requests/{number}/comments`: posts and retracts comments on behalf of the token's user, with the same actions as
//! the pages.

use crate::actions::{comment, retract};
use crate::api::drafts::{parse_body_object, text};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::Response;
use crate::ids::{CommentId, RequestNumber, ThreadId};
use crate::requests::comments;
use schemars::JsonSchema;
use serde::Serialize;

/// Result of an action on a comment.
#[derive(Serialize, JsonSchema)]
pub struct CommentResult<'a> {
    comment: &'a str,
    number: RequestNumber,
    #[schemars(url)]
    url: String,
}

/// A comment; `thread` is the thread it replies to.
#[derive(JsonSchema)]
pub struct NewComment {
    pub comment: String,
    pub thread: Option<String>,
}

/// The reason for retracting a comment; it is public.
#[derive(JsonSchema)]
pub struct RetractionBody {
    pub reason: String,
}

fn comment_response(cx: &RequestContext, status: u16, act: &str) -> Result<Response, HttpError> {
    let number = cx.number()?;
    let url = format!("{}{}", cx.mail().public_url, addresses::request_path(number));
    Ok(Response { status, ..Response::json(&CommentResult { comment: act, number, url })? })
}

/// `POST /api/v1/requests/{number}/comments`: a comment in a thread, or a new thread on the whole request.
pub fn create(cx: &RequestContext) -> Result<Response, HttpError> {
    let object = parse_body_object::<NewComment>(cx)?;
    let (body, thread) = (text(&object, "comment")?, text(&object, "thread")?);
    let ctx = cx.action_context()?;
    let thread = ThreadId::given(thread);
    let new = comments::NewComment { thread_id: thread.as_ref(), body, ..comments::NewComment::default() };
    cx.write(|conn| comment::comment(conn, ctx, cx.number()?, &new))?;
    comment_response(cx, 201, "sent")
}

/// `POST /api/v1/requests/{number}/comments/{id}/retract`: retracts a comment publicly, with the reason.
pub fn retract(cx: &RequestContext) -> Result<Response, HttpError> {
    let object = parse_body_object::<RetractionBody>(cx)?;
    let reason = text(&object, "reason")?;
    let ctx = cx.action_context()?;
    cx.write(|conn| retract::retract_comment(conn, ctx, cx.number()?, &CommentId::typed(cx.param("id")), reason))?;
    comment_response(cx, 200, "struck")
}
