//! Comments on a request: storing them in threads, and notifying people.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::history::{Event, EventId};
use crate::ids::{CommentId, RequestId, RevisionNumber, ThreadId, new_id};
use crate::mail;
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::notify::{email_experts, email_team};
use crate::requests::record::record_event;
use crate::requests::viewer::RequestView;
use crate::reviews::drafts::CommentDraft;
use crate::reviews::{PositionKind, ThreadAnchor, queries};
use crate::store::AnyConnection;
use crate::users::Actor;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

pub(crate) fn record_comment_event(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    act: EventKind,
    party: Party,
    view: &RequestView,
    detail: &str,
) -> Result<EventId, Refusal> {
    let event = Event::about_request(act, &view.request.id, party.name()).with_detail(detail);
    record_event(conn, ctx.now, &Actor::Person(ctx.who.clone()), event)
}

/// A comment to be stored.
#[derive(Debug, Clone, Default)]
pub struct NewComment<'a> {
    /// The thread to reply to; `None` to open a new one.
    pub thread_id: Option<&'a ThreadId>,
    /// The anchor of a new thread.
    pub anchor: ThreadAnchor,
    /// The text.
    pub body: &'a str,
    /// A suggested replacement for the passage.
    pub suggestion: Option<&'a str>,
    /// Whether it was received by email.
    pub by_mail: bool,
    /// The position that the comment replies to, if that position has no thread yet.
    pub position_id: Option<&'a str>,
    /// The post on the review list that the comment replies to.
    pub list_post: Option<&'a str>,
}

/// Stores a comment in its thread, on the current revision, and returns the thread. A resolved thread is reopened.
pub(crate) fn store_comment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    party: Party,
    revision: RevisionNumber,
    new: &NewComment<'_>,
) -> Result<ThreadId, Refusal> {
    let opened;
    let thread_id = if let Some(id) = new.thread_id {
        let threads = queries::threads_of(conn, &view.request.id)?;
        if !threads.iter().any(|thread| thread.id == *id) {
            return Err(Refusal::not_found(Phrase::new("thing-thread")));
        }
        queries::set_resolved(conn, id, None)?;
        id
    } else {
        opened = ThreadId::typed(&new_id());
        queries::insert_thread(
            conn,
            &queries::NewThread {
                id: &opened,
                request_id: &view.request.id,
                revision_number: revision,
                field: new.anchor.field.map(Field::key),
                quote: new.anchor.quote.trim_start_matches('\n').trim_end(),
                opened_by: &ctx.who.id,
                opened_at: ctx.now.into(),
                position_id: new.position_id,
            },
        )?;
        &opened
    };
    queries::insert_comment(
        conn,
        &queries::NewComment {
            id: &CommentId::typed(&new_id()),
            thread_id,
            request_id: &view.request.id,
            revision_number: revision,
            author_id: &ctx.who.id,
            author_role: party.name(),
            body: new.body,
            suggestion: new.suggestion,
            by_mail: new.by_mail,
            written_at: ctx.now.into(),
        },
    )?;
    Ok(thread_id.clone())
}

/// Records on the emails of an event which thread or position a reply to them belongs to.
pub(crate) fn set_reply_discussion(conn: &mut AnyConnection, event: &EventId, discussion: &str) -> Result<(), Refusal> {
    Ok(mail::queries::set_discussion(conn, &event.0, discussion)?)
}

/// Where a reply to an email about a thread or position belongs: the thread, and the position if it has no thread yet.
pub(crate) fn reply_discussion(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    discussion: Option<&str>,
) -> Result<(Option<ThreadId>, Option<String>), Refusal> {
    let Some(about) = discussion else { return Ok((None, None)) };
    let threads = queries::threads_of(conn, request_id)?;
    let thread = threads.iter().find(|thread| thread.id.as_str() == about || thread.position_id.as_deref() == Some(about));
    if let Some(thread) = thread {
        return Ok((Some(thread.id.clone()), None));
    }
    let position = queries::positions_of(conn, request_id)?.into_iter().find(|position| position.id == about);
    Ok((None, position.map(|position| position.id)))
}

/// Notifies the other party of a comment, or of a position with its comments.
pub(crate) fn notify_of_comment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    party: Party,
    comment: &str,
    position: Option<PositionKind>,
) -> Result<(), Refusal> {
    let position = position.map_or_else(Phrase::default, PositionKind::phrase);
    let by = ctx.acting(party.name());
    let email = Notification::Comment { by: by.clone(), position: position.to_string(), comment: comment.to_owned() };
    if party == Party::Registrant {
        email_experts(conn, ctx, event, view, &email)
    } else {
        email_team(conn, ctx, event, view, &email)
    }
}

/// Notifies the other party that a comment was retracted.
pub(crate) fn notify_of_retraction(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    party: Party,
    reason: &str,
) -> Result<(), Refusal> {
    let by = ctx.acting(party.name());
    let email = Notification::Retracted { by: by.clone(), reason: reason.to_owned() };
    if party == Party::Registrant {
        email_experts(conn, ctx, event, view, &email)
    } else {
        email_team(conn, ctx, event, view, &email)
    }
}

/// A comment as text, with its field and the quoted passage. The lines of the passage keep their indentation, because it marks continued
/// rules in grammars. Empty lines are removed, because they would look like the end of the comment.
pub(crate) fn comment_text(draft: &CommentDraft) -> String {
    let mut said = draft.anchor.field.map_or_else(String::new, |field| format!("{}:\n", field.label()));
    for line in draft.anchor.quote.lines().filter(|line| !line.trim().is_empty()) {
        said.extend(["> ", line.trim_end(), "\n"]);
    }
    said.push_str(&draft.body);
    if let Some(suggestion) = &draft.suggestion {
        said.extend(["\n", &Phrase::new("record-suggested-wording").to_string(), "\n", suggestion]);
    }
    said
}
