//! Retracting the user's own comment.

use crate::actions::retract;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::response::Response;
use crate::ids::CommentId;
use crate::refusal::at;

/// The reason for a retraction.
const RETRACT_REASON: Field = Field::choice(at::REASON);

/// Retracts a comment.
pub const RETRACT_FIELDS: &[Field] = &[RETRACT_REASON];

/// `POST /requests/{number}/comments/{id}/retract`
pub fn retract_comment(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let (number, id) = (cx.number()?, cx.param("id"));
    cx.write(|conn| retract::retract_comment(conn, ctx, number, &CommentId::typed(id), RETRACT_REASON.value_in(&cx.form)))?;
    Ok(Response::see_other(addresses::request_path(number)))
}
