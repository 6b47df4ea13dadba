//! Retracts a comment: it stays readable with the reason, and has no effect from then on.

use crate::action_context::ActionContext;
use crate::cases::Party;
use crate::cases::comments::{self, notify_of_retraction};
use crate::cases::record::words;
use crate::cases::viewer::see;
use crate::history::Act;
use crate::history::retractions::{self, Retracted};
use crate::ids::{CommentId, RequestId, RequestNumber};
use crate::refusal::{Refusal, at};
use crate::reviews;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Stores a retraction and returns its reason.
fn retract(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    (what, row_id, request_id): (Retracted, &str, &RequestId),
    reason: &str,
) -> Result<String, Refusal> {
    let reason = words(reason, at::REASON, Phrase::new("refusal-strike-why"))?;
    retractions::queries::insert(conn, (what, row_id, request_id), (&turn.who.id, &reason), turn.now.into())?;
    Ok(reason)
}

/// Retracts the author's comment, which stays readable, crossed out. The other party is notified.
pub fn comment(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    id: &CommentId,
    reason: &str,
) -> Result<Party, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let threads = reviews::queries::threads_of(conn, &seen.request.id)?;
    let comment = threads.iter().flat_map(|thread| &thread.comments).find(|comment| comment.id == *id);
    let comment = comment.ok_or_else(|| Refusal::not_found(Phrase::new("thing-comment")))?;
    if comment.author_id != turn.who.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-author")));
    }
    if comment.struck.is_some() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-struck") });
    }
    // The role in which it was written, regardless of the current roles of its author.
    let party = [Party::Registrant, Party::Lead, Party::Expert, Party::Operator, Party::Representative]
        .into_iter()
        .find(|party| party.name() == comment.role)
        .unwrap_or(Party::Public);
    let reason = retract(conn, turn, (Retracted::Comment, id.as_str(), &seen.request.id), reason)?;
    let event = comments::record(conn, turn, Act::CommentStruck, party, &seen, &reason)?;
    notify_of_retraction(conn, turn, &event, &seen, party, &reason)?;
    Ok(party)
}
