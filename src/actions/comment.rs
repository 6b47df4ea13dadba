//! Comments on requests.

use crate::action_context::ActionContext;
use crate::actions::list_reply;
use crate::history::EventKind;
use crate::ids::{RequestNumber, RevisionNumber, ThreadId};
use crate::refusal::{Refusal, at};
use crate::requests::Party;
use crate::requests::comments::{NewComment, notify_of_comment, record_comment_event, set_reply_discussion, store_comment};
use crate::requests::daily_limit::{LimitedActivity, check_daily_limit};
use crate::requests::guards::disclosed::require_disclosed_expert;
use crate::requests::record::required_text;
use crate::requests::tasks;
use crate::requests::viewer::{RequestView, load_view};
use crate::reviews;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// A comment that has passed all checks.
pub(crate) struct PermittedComment {
    view: RequestView,
    party: Party,
    revision: RevisionNumber,
    body: String,
}

/// Comments on an open request. Experts, operators, the registrant and representatives can comment here; others use the mailing list.
pub fn comment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    new: &NewComment<'_>,
) -> Result<(), Refusal> {
    comment_in_thread(conn, ctx, number, new).map(drop)
}

/// Like `comment`; returns the thread of the comment.
pub(crate) fn comment_in_thread(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    new: &NewComment<'_>,
) -> Result<ThreadId, Refusal> {
    let PermittedComment { view, party, revision, body } = may_comment(conn, ctx, number, new)?;
    let on_list = list_reply::find_list_placement(conn, ctx, &view, new)?;
    let thread_id = on_list.as_ref().map_or(new.thread_id, |on_list| on_list.thread_id.as_ref());
    let thread_id = store_comment(conn, ctx, &view, party, revision, &NewComment { thread_id, body: &body, ..new.clone() })?;
    if on_list.is_some() {
        // A reply to the list asks nothing here.
        reviews::queries::set_resolved(conn, &thread_id, Some(ctx.now.into()))?;
    }
    let act = if new.by_mail { EventKind::CommentedByMail } else { EventKind::Commented };
    let event = record_comment_event(conn, ctx, act, party, &view, &body)?;
    notify_of_comment(conn, ctx, &event, &view, party, &body, None)?;
    if let Some(on_list) = on_list {
        list_reply::send_to_list(conn, ctx, &event, &view, (party, &body), &on_list)?;
    }
    set_reply_discussion(conn, &event, thread_id.as_str())?;
    if matches!(party, Party::Expert | Party::Lead) {
        tasks::notify::add_tasks_to_emails(conn, ctx, &event, number)?;
    }
    Ok(thread_id)
}

/// Checks whether the actor may post a comment, without writing anything.
pub(crate) fn may_comment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    new: &NewComment<'_>,
) -> Result<PermittedComment, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let party = [Party::Registrant, Party::Lead, Party::Expert, Party::Operator, Party::Representative]
        .into_iter()
        .find(|party| view.has_role(*party))
        .ok_or_else(|| Refusal::not_permitted(Phrase::new("refusal-who-comments")))?;
    if matches!(party, Party::Lead | Party::Expert) {
        require_disclosed_expert(&view)?;
    }
    let body = required_text(new.body, at::COMMENT, Phrase::new("refusal-comment"))?;
    let Some(current) = view.newest_revision().filter(|_| view.request.state.is_open()) else {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-comments-closed") });
    };
    let revision = current.number;
    check_daily_limit(conn, ctx, LimitedActivity::Contribution)?;
    Ok(PermittedComment { view, party, revision, body })
}
