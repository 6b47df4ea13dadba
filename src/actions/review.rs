//! Actions of experts during a review: sending it with comments and a position. The decision itself, which changes the state, is in
//! [`crate::actions::decide`].

use crate::action_context::ActionContext;
use crate::history::EventId;
use crate::history::EventKind;
use crate::ids::{RequestNumber, RevisionNumber, new_id};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::requests::comments::{
    NewComment, comment_text, notify_of_comment, record_comment_event, set_reply_discussion, store_comment,
};
use crate::requests::gather::assigned::is_assignment_pending;
use crate::requests::guards::disclosed::{require_disclosed_expert, require_expert};
use crate::requests::guards::text::check_under_review;
use crate::requests::notify::email_team;
use crate::requests::record::required_text;
use crate::requests::tasks;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Condition, Party, Procedure};
use crate::reviews;
use crate::reviews::drafts::ReviewDraft;
use crate::reviews::experts::Answered;
use crate::reviews::experts::{Disclosure, Interest, queries};
use crate::reviews::{PositionKind, Verdict};
use crate::store::AnyConnection;
use std::collections::BTreeSet;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// Validates the reasons of a review: a Discuss requires them, and a review must not be empty.
pub(crate) fn check_review_reasons(verdict: Verdict, typed: &str, is_alone: bool) -> Result<String, Refusal> {
    match verdict {
        Verdict::Position(PositionKind::Discuss) => required_text(typed, at::REASONS, Phrase::new("refusal-discuss-reasons")),
        Verdict::CommentOnly if is_alone => required_text(typed, at::REASONS, Phrase::new("refusal-empty-review")),
        _ if typed.trim().is_empty() => Ok(String::new()),
        _ => required_text(typed, at::REASONS, ""),
    }
}

/// Sends a review: the drafted comments and a verdict, as one action, on the revision that was displayed. A Discuss requires reasons, and
/// an empty review is refused.
pub fn send_review(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    revision: RevisionNumber,
    verdict: Verdict,
    reasons: &str,
) -> Result<(), Refusal> {
    if verdict == Verdict::Recuse {
        return recuse(conn, ctx, number, reasons);
    }
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_disclosed_expert(&view)?;
    check_under_review(&view)?;
    let current = view.newest_revision_number();
    if current != revision {
        return Err(Refusal::Stale {
            reason: Phrase::new("refusal-revision-newer").arg("current", current).arg("revision", revision),
        });
    }
    let mut unsent = reviews::queries::draft_of(conn, &view.request.id, &ctx.who.id)?;
    let drafted = std::mem::take(&mut unsent.comments);
    let reasons = check_review_reasons(verdict, reasons, drafted.is_empty())?;
    let mut threads = BTreeSet::new();
    for draft in &drafted {
        let comment = NewComment {
            thread_id: draft.thread_id.as_ref(),
            anchor: draft.anchor.clone(),
            body: &draft.body,
            suggestion: draft.suggestion.as_deref(),
            ..NewComment::default()
        };
        threads.insert(store_comment(conn, ctx, &view, Party::Expert, draft.revision_number, &comment)?.to_string());
    }
    let mut told: Vec<String> = drafted.iter().map(comment_text).collect();
    let mut answers_go = None;
    let act = if let Verdict::Position(position) = verdict {
        close_threads_of_discuss(conn, ctx, &view, position)?;
        let id = new_id();
        reviews::queries::insert_position(
            conn,
            &reviews::queries::NewPosition {
                id: &id,
                request_id: &view.request.id,
                revision_number: revision,
                expert_id: &ctx.who.id,
                position,
                reasons: &reasons,
                recorded_at: ctx.now.into(),
            },
        )?;
        answers_go = Some(id).filter(|_| !reasons.is_empty());
        let heading = Phrase::new("mailed-position-on").arg("position", position.phrase()).arg("revision", revision);
        told.insert(0, if reasons.is_empty() { heading.to_string() } else { format!("{heading}: {reasons}") });
        EventKind::PositionTaken
    } else {
        if !reasons.is_empty() {
            let comment = NewComment { body: &reasons, ..NewComment::default() };
            threads.insert(store_comment(conn, ctx, &view, Party::Expert, revision, &comment)?.to_string());
            told.insert(0, reasons.clone());
        }
        EventKind::ReviewSent
    };
    unsent.verdict = None;
    unsent.viewed.extend(Field::ALL.map(|field| (field.key().to_owned(), revision)));
    reviews::queries::save_draft(conn, (&view.request.id, &ctx.who.id), &unsent, ctx.now.into())?;
    if is_assignment_pending(conn, &view, &ctx.who.id)? {
        queries::answer(conn, &view.request.id, &ctx.who.id, Answered::Accepted, ctx.now.into())?;
    }
    let told = told.join("\n\n");
    let event = record_comment_event(conn, ctx, act, Party::Expert, &view, &told)?;
    notify_of_review(conn, ctx, &event, &view, verdict, &told)?;
    // A reply to a position belongs to it, a reply to a single comment to its thread; with several comments it is ambiguous.
    if let Some(there) = answers_go.or_else(|| threads.pop_first().filter(|_| threads.is_empty())) {
        set_reply_discussion(conn, &event, &there)?;
    }
    notify_leads(conn, ctx, &event, &view)?;
    tasks::notify::add_tasks_to_emails(conn, ctx, &event, number)
}

/// Resolves the threads about the expert's earlier Discuss positions when a new position clears them.
fn close_threads_of_discuss(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    position: PositionKind,
) -> Result<(), Refusal> {
    if position == PositionKind::Discuss {
        return Ok(());
    }
    let mut own = reviews::queries::positions_of(conn, &view.request.id)?;
    own.retain(|position| position.expert_id == ctx.who.id && position.kind == PositionKind::Discuss);
    for thread in reviews::queries::threads_of(conn, &view.request.id)? {
        let is_about = own.iter().any(|position| thread.position_id.as_ref() == Some(&position.id));
        if is_about && thread.resolved_at.is_none() {
            reviews::queries::set_resolved(conn, &thread.id, Some(ctx.now.into()))?;
        }
    }
    Ok(())
}

/// Notifies the registrant of a review. For a Discuss, the subject states this, and the email has the due date of the answer.
fn notify_of_review(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    verdict: Verdict,
    told: &str,
) -> Result<(), Refusal> {
    let has_due_date = view.request.procedure.kind() != Procedure::FastTrack && !view.has_condition(Condition::OnHold);
    let until = tasks::notify::reply_due_date(view, ctx.now).filter(|_| has_due_date);
    let Some(until) = until.filter(|_| verdict == Verdict::Position(PositionKind::Discuss)) else {
        let position = match verdict {
            Verdict::Position(position) => Some(position),
            _ => None,
        };
        return notify_of_comment(conn, ctx, event, view, Party::Expert, told, position);
    };
    let by = ctx.acting(Party::Expert.name());
    email_team(
        conn,
        ctx,
        event,
        view,
        &Notification::Discuss {
            by: by.clone(),
            until,
            comment: told.to_owned(),
            link: ctx.link(&format!("/requests/{}/edit", view.request.number)),
        },
    )
}

/// Notifies the leads when all positions are recorded.
fn notify_leads(conn: &mut AnyConnection, ctx: ActionContext<'_>, event: &EventId, view: &RequestView) -> Result<(), Refusal> {
    for lead in tasks::notify::deciding_leads(conn, view)? {
        if lead.id != ctx.who.id {
            let email = Notification::DecisionNeeded { period_over: false };
            outbox::queue(conn, ctx.mail, ctx.now, event, Some(&view.email_thread()), &lead, &email)?;
        }
    }
    Ok(())
}

/// Records a conflict of interest that an expert discovers during the review.
fn recuse(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_expert(&view)?;
    let reason = required_text(reason, at::REASONS, Phrase::new("refusal-recuse-reason"))?;
    let disclosure =
        Disclosure { expert_id: ctx.who.id.clone(), interest: Interest::Conflict, reason: reason.clone(), disclosed_at: ctx.now };
    queries::disclose(conn, &view.request.id, &disclosure)?;
    let kept = reviews::queries::draft_of(conn, &view.request.id, &ctx.who.id)?;
    let kept = ReviewDraft { comments: Vec::new(), verdict: None, ..kept };
    reviews::queries::save_draft(conn, (&view.request.id, &ctx.who.id), &kept, ctx.now.into())?;
    if reviews::queries::proposal(conn, &view.request.id)?.is_some_and(|proposal| proposal.lead_id == ctx.who.id) {
        reviews::queries::end_proposals(conn, &view.request.id, ctx.now.into())?;
    }
    let event = record_comment_event(conn, ctx, EventKind::ConflictDeclared, Party::Expert, &view, &reason)?;
    tasks::notify::notify_of_missing_expert(conn, ctx, &event, number)
}
