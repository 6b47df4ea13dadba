//! Retracts a comment: it stays readable with the reason, and has no effect from then on.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::history::retractions::{self, Retracted};
use crate::ids::{CommentId, RequestId, RequestNumber};
use crate::refusal::{Refusal, at};
use crate::requests::Party;
use crate::requests::comments::{self, notify_of_retraction};
use crate::requests::record::required_text;
use crate::requests::viewer::load_view;
use crate::reviews;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Stores a retraction and returns its reason.
fn store_retraction(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    (what, row_id, request_id): (Retracted, &str, &RequestId),
    reason: &str,
) -> Result<String, Refusal> {
    let reason = required_text(reason, at::REASON, Phrase::new("refusal-reason-published"))?;
    retractions::queries::insert(conn, (what, row_id, request_id), (&ctx.who.id, &reason), ctx.now.into())?;
    Ok(reason)
}

/// Retracts the author's comment, which stays readable, crossed out. The other party is notified.
pub fn retract_comment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    id: &CommentId,
    reason: &str,
) -> Result<Party, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let threads = reviews::queries::threads_of(conn, &view.request.id)?;
    let comment = threads.iter().flat_map(|thread| &thread.comments).find(|comment| comment.id == *id);
    let comment = comment.ok_or_else(|| Refusal::not_found(Phrase::new("thing-comment")))?;
    if comment.author_id != ctx.who.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-author")));
    }
    if comment.retraction_reason.is_some() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-struck") });
    }
    // The role in which it was written, regardless of the current roles of its author.
    let party = [Party::Registrant, Party::Lead, Party::Expert, Party::Operator, Party::Representative]
        .into_iter()
        .find(|party| party.name() == comment.role)
        .unwrap_or(Party::Public);
    let reason = store_retraction(conn, ctx, (Retracted::Comment, id.as_str(), &view.request.id), reason)?;
    let event = comments::record_comment_event(conn, ctx, EventKind::CommentStruck, party, &view, &reason)?;
    notify_of_retraction(conn, ctx, &event, &view, party, &reason)?;
    Ok(party)
}
