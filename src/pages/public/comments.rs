//! Retracting the user's own comment, on any page that shows it.

use crate::actions::retract;
use crate::cases::Party;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::field::Field;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::ids::CommentId;
use crate::refusal::at;

/// The reason for a retraction.
const REASON: Field = Field::choice(at::REASON);

/// Retracts a comment.
pub const STRIKE: &[Field] = &[REASON];

fn back(cx: &RequestContext, party: Party) -> Reply {
    let number = cx.param("number");
    Reply::see_other(match party {
        Party::Expert | Party::Lead => addresses::review(number),
        Party::Operator => addresses::operator_request(number),
        _ => addresses::request(number),
    })
}

/// `POST /requests/{number}/comments/{id}/retract`
pub fn retract(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let (number, id) = (cx.number()?, cx.param("id"));
    let party = cx.write(|conn| retract::comment(conn, ctx, number, &CommentId::typed(id), REASON.of(&cx.form)))?;
    Ok(back(cx, party))
}
