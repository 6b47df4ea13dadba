//! Threads: answering a Discuss, marking as addressed, resolving, and applying a suggested change.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::ids::{CommentId, RequestNumber, ThreadId};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::requests::Party;
use crate::requests::comments::{notify_of_comment, record_comment_event, set_reply_discussion};
use crate::requests::guards::disclosed::require_disclosed_expert;
use crate::requests::guards::text::check_under_review;
use crate::requests::notify::email_people;
use crate::requests::record::required_text;
use crate::requests::viewer::{RequestView, load_view};
use crate::reviews::{PositionKind, Thread, queries, with_suggestion};
use crate::store::AnyConnection;
use crate::users;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// Records the lead's answer to a Discuss (T6).
pub fn answer_discuss(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    position_id: &str,
    text: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if !view.has_role(Party::Lead) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-lead-answers")));
    }
    require_disclosed_expert(&view)?;
    let position = queries::positions_of(conn, &view.request.id)?
        .into_iter()
        .find(|position| position.id == position_id && position.kind == PositionKind::Discuss)
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-position")))?;
    if position.answer.is_some() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-answered") });
    }
    check_under_review(&view)?;
    let text = required_text(text, at::ANSWER, Phrase::new("refusal-answer"))?;
    queries::insert_discuss_answer(conn, (position_id, &view.request.id), &ctx.who.id, &text, ctx.now.into())?;
    let event = record_comment_event(conn, ctx, EventKind::DiscussAnswered, Party::Lead, &view, &text)?;
    notify_of_comment(conn, ctx, &event, &view, Party::Lead, &text, None)?;
    // The expert is notified of the answer; their objection no longer blocks.
    let holder = users::queries::by_id(conn, &position.expert_id)?.filter(|holder| holder.can_act() && holder.id != ctx.who.id);
    email_people(
        conn,
        ctx,
        &event,
        Some(&view.email_thread()),
        holder.as_slice(),
        &Notification::Comment { by: ctx.acting(Party::Lead.name()), position: String::new(), comment: text.clone() },
    )?;
    set_reply_discussion(conn, &event, position_id)
}

fn find_thread(conn: &mut AnyConnection, view: &RequestView, id: &ThreadId) -> Result<Thread, Refusal> {
    queries::threads_of(conn, &view.request.id)?
        .into_iter()
        .find(|thread| thread.id == *id)
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-thread")))
}

/// The threads of an ended request stay as they are, like its comments.
fn not_ended(view: &RequestView) -> Result<(), Refusal> {
    if view.request.state.is_open() {
        return Ok(());
    }
    Err(Refusal::WrongState { reason: Phrase::new("refusal-comments-closed") })
}

/// Marks a thread as addressed by the registrant; an expert then resolves it.
pub fn mark_done(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, id: &ThreadId) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if !view.has_role(Party::Registrant) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-registrant-done")));
    }
    let thread = find_thread(conn, &view, id)?;
    not_ended(&view)?;
    if thread.done_at.is_some() {
        return Ok(());
    }
    queries::set_addressed(conn, id, Some(ctx.now.into()))?;
    record_comment_event(
        conn,
        ctx,
        EventKind::ThreadDone,
        Party::Registrant,
        &view,
        thread.anchor.field.map_or("", Field::label),
    )?;
    Ok(())
}

/// The new state of a thread.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreadChange {
    /// Reopened.
    Open,
    /// Resolved, with the field it is about.
    Resolved(Option<Field>),
}

/// Resolves or reopens a thread. Allowed to the expert or operator who opened it, and to the lead. Returns the role in which it was done.
pub fn resolve_or_reopen(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    id: &ThreadId,
) -> Result<(Party, ThreadChange), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let thread = find_thread(conn, &view, id)?;
    let party = [Party::Lead, Party::Expert, Party::Operator]
        .into_iter()
        .find(|party| view.has_role(*party) && (*party == Party::Lead || thread.opened_by == ctx.who.id))
        .ok_or_else(|| Refusal::not_permitted(Phrase::new("refusal-who-resolves")))?;
    if party != Party::Operator {
        require_disclosed_expert(&view)?;
    }
    not_ended(&view)?;
    let act = if thread.resolved_at.is_some() {
        queries::set_resolved(conn, id, None)?;
        EventKind::ThreadReopened
    } else {
        queries::set_resolved(conn, id, Some(ctx.now.into()))?;
        EventKind::ThreadResolved
    };
    record_comment_event(conn, ctx, act, party, &view, thread.anchor.field.map_or("", Field::label))?;
    Ok((party, if act == EventKind::ThreadReopened { ThreadChange::Open } else { ThreadChange::Resolved(thread.anchor.field) }))
}

/// Applies a suggested change to the draft in place of its passage, and marks the thread as addressed.
pub fn apply_suggestion(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    comment_id: &CommentId,
) -> Result<Field, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let request = crate::requests::guards::text::require_own_editable(&view)?;
    let found = queries::threads_of(conn, &view.request.id)?.into_iter().find_map(|thread| {
        let comment = thread.comments.iter().find(|comment| comment.id == *comment_id && comment.retraction_reason.is_none())?;
        Some((thread.id.clone(), thread.anchor.field?, thread.anchor.quote.clone(), comment.suggestion.clone()?))
    });
    let (thread_id, field, quote, suggestion) = found.ok_or_else(|| Refusal::not_found(Phrase::new("thing-suggestion")))?;
    let text = with_suggestion(request.draft.text(field), &quote, &suggestion)
        .ok_or_else(|| Refusal::Stale { reason: Phrase::new("refusal-passage-gone") })?;
    crate::requests::drafts::put_field(conn, &request, field, &text)?;
    queries::set_addressed(conn, &thread_id, Some(ctx.now.into()))?;
    record_comment_event(conn, ctx, EventKind::SuggestionUsed, Party::Registrant, &view, field.label())?;
    Ok(field)
}
