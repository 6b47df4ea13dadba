//! Withdraws the author's comment while it is unread, or retracts it publicly afterwards.

use crate::action_context::ActionContext;
use crate::cases::Party;
use crate::cases::comments::{answered_there, comment_text, notify_of_comment, notify_of_retraction, record, without};
use crate::cases::gather::unnamed::names_the_unnamed;
use crate::cases::record::words;
use crate::cases::viewer::{Seen, see};
use crate::history::{self, Act, EventId};
use crate::i18n::Phrase;
use crate::ids::{CommentId, RequestNumber};
use crate::mail::recall;
use crate::refusal::{Refusal, at};
use crate::reviews::unread::{Since, may_take_back, queries};
use crate::reviews::{self, Anchor, Comment, Thread};
use crate::store::{AnyConnection, Moment};

/// The author's own comment with its thread; also a comment written with an account that was merged into theirs.
struct Own {
    seen: Seen,
    party: Party,
    thread: Thread,
    comment: Comment,
}

fn own(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, id: &CommentId) -> Result<Own, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let found = reviews::queries::threads_of(conn, &seen.request.id)?.into_iter().find_map(|thread| {
        let comment = thread.comments.iter().find(|comment| comment.id == *id)?.clone();
        Some((thread, comment))
    });
    let (thread, comment) = found.ok_or_else(|| Refusal::not_found(Phrase::new("thing-comment")))?;
    if comment.owner_id != turn.who.id {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-author")));
    }
    // The role in which it was written, regardless of the current roles of its author.
    let party = [Party::Registrant, Party::Lead, Party::Expert, Party::Operator, Party::Representative]
        .into_iter()
        .find(|party| party.name() == comment.role)
        .unwrap_or(Party::Public);
    Ok(Own { seen, party, thread, comment })
}

/// The forms in which the event of a review may contain a comment: with its field and quoted passage, with its field, or alone.
fn forms_in_event(thread: &Thread, comment: &Comment) -> Vec<String> {
    let whole = thread.anchor.clone();
    let field = Anchor { field: whole.field, quote: String::new() };
    let said = |anchor: Anchor| {
        comment_text(&reviews::queries::Drafted {
            id: String::new(),
            snapshot_number: comment.snapshot_number,
            thread_id: None,
            anchor,
            body: comment.body.clone(),
            suggestion: comment.suggestion.clone(),
        })
    };
    vec![said(whole), said(field), said(Anchor::default())]
}

/// Withdraws the author's comment and returns the role in which it was written. The comment is deleted; the history states only that there
/// was one. Refused if someone has read or answered it, or an email about it was sent.
pub fn withdraw(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    id: &CommentId,
) -> Result<Party, Refusal> {
    let Own { seen, party, thread, comment } = own(conn, turn, number, id)?;
    let unread = queries::by_comment(conn, id)?;
    let since = Since {
        answered: thread
            .comments
            .iter()
            .skip_while(|comment| comment.id != id.clone())
            .any(|later| later.owner_id != turn.who.id),
        told: match &unread {
            Some(unread) => recall::queries::has_left(conn, &unread.event_id)?,
            None => false,
        },
    };
    let unread = may_take_back(unread.as_ref(), since, turn.now).map_err(|why| Refusal::WrongState { why: why.into() })?;
    let (event, until) = (EventId(unread.event_id.clone()), Moment::from(unread.until));
    let detail = history::queries::detail(conn, &event.0)?;
    let rest = without(&detail, &forms_in_event(&thread, &comment));
    let answers_go = recall::queries::discussion_of(conn, &event.0)?.filter(|there| there != thread.id.as_str());
    recall::queries::call_back(conn, &event.0)?;
    queries::take_out(conn, unread, &rest)?;
    record(conn, turn, Act::CommentWithdrawn, party, &seen, "")?;
    // The rest of the review is sent as it would have been without the comment.
    if !rest.is_empty() {
        notify_of_comment(conn, turn, &event, &seen, party, &rest, None)?;
        recall::queries::put_off(conn, &event.0, until)?;
        if let Some(there) = answers_go {
            answered_there(conn, &event, &there)?;
        }
    }
    Ok(party)
}

/// Retracts the author's comment: it stays readable, crossed out, with the reason, and has no effect. The other party is notified.
pub fn strike(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    id: &CommentId,
    reason: &str,
) -> Result<Party, Refusal> {
    let Own { seen, party, comment, .. } = own(conn, turn, number, id)?;
    if comment.struck.is_some() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-struck") });
    }
    let reason = words(reason, at::REASON, Phrase::new("refusal-strike-why"))?;
    if names_the_unnamed(conn, &seen.request.id, turn.who, &reason)? {
        let why = Phrase::new("refusal-name-in-reason");
        return Err(Refusal::at(at::REASON, why));
    }
    queries::strike(conn, (id, &seen.request.id), &reason, turn.now.into())?;
    let event = record(conn, turn, Act::CommentStruck, party, &seen, &reason)?;
    notify_of_retraction(conn, turn, &event, &seen, party, &reason)?;
    Ok(party)
}
