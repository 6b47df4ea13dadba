//! Disclosure of interests by experts before they review, and its effects.

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::ids::{AccountId, RequestNumber};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::requests::comments::record_comment_event;
use crate::requests::gather::assigned::is_assignment_pending;
use crate::requests::guards::disclosed::require_expert;
use crate::requests::notify::{email_leads, email_operators, email_people, leads_of, operators_of};
use crate::requests::record::required_text;
use crate::requests::tasks;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Condition, Party};
use crate::reviews::experts::Answered;
use crate::reviews::experts::{AssignmentReply, Disclosure, Interest, queries};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// An ended request is not reviewed, unless an appeal may reopen it.
fn not_ended(view: &RequestView) -> Result<(), Refusal> {
    if view.request.state.is_open() || view.has_condition(Condition::UnderAppeal) {
        return Ok(());
    }
    Err(Refusal::WrongState { reason: Phrase::new("refusal-ended-review") })
}

/// Records an expert's disclosure before the review: whether there is a conflict of interest. This
/// accepts or declines an assignment.
pub fn disclose(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    interest: Interest,
    reason: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_expert(&view)?;
    not_ended(&view)?;
    if interest == Interest::Waived {
        return Err(Refusal::not_permitted(Phrase::new("refusal-waive-any-lead")));
    }
    let reason = match interest {
        Interest::None => String::new(),
        _ => required_text(reason, at::REASON, Phrase::new("refusal-conflict-words"))?,
    };
    let settled = view.disclosure.as_ref();
    if settled.is_some() && interest == Interest::None {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-disclosed") });
    }
    let disclosure = Disclosure { expert_id: ctx.who.id.clone(), interest, reason: reason.clone(), disclosed_at: ctx.now };
    queries::disclose(conn, &view.request.id, &disclosure)?;
    if is_assignment_pending(conn, &view, &ctx.who.id)? {
        let answer = if interest.excludes() { Answered::Declined } else { Answered::Accepted };
        queries::answer(conn, &view.request.id, &ctx.who.id, answer, ctx.now.into())?;
    }
    let act = match interest {
        Interest::None | Interest::Waived => EventKind::Disclosed,
        Interest::Conflict => EventKind::ConflictDeclared,
        Interest::WaiverAsked => EventKind::WaiverAsked,
    };
    let event = record_comment_event(conn, ctx, act, Party::Expert, &view, &reason)?;
    if interest == Interest::Conflict {
        tasks::notify::notify_of_missing_expert(conn, ctx, &event, number)?;
    }
    if interest == Interest::WaiverAsked {
        email_leads(
            conn,
            ctx,
            &event,
            &view,
            &Notification::Waiver { by: ctx.acting(Party::Expert.name()), reason: reason.clone() },
        )?;
    }
    Ok(())
}

/// Withdraws the expert's declaration of a conflict of interest, with a public reason: it was a mistake, or no longer applies. A pending
/// request for a waiver is closed. A declined assignment can then be accepted.
pub fn withdraw_conflict(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    reason: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    let declared = view.disclosure.as_ref().filter(|disclosure| disclosure.interest.excludes());
    let Some(declared) = declared.filter(|_| view.has_role(Party::Conflicted)) else {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-no-conflict") });
    };
    if !view.request.state.is_open() {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-ended-review") });
    }
    let reason = required_text(reason, at::WITHDRAW_REASON, Phrase::new("refusal-reason-published"))?;
    let none = Disclosure { interest: Interest::None, reason: String::new(), disclosed_at: ctx.now, ..declared.clone() };
    queries::disclose(conn, &view.request.id, &none)?;
    let event = record_comment_event(conn, ctx, EventKind::DisclosureTakenBack, Party::Expert, &view, &reason)?;
    let by = ctx.acting(Party::Expert.name());
    // Notifies the operators, who assign experts, and the leads, who were notified of the request for a waiver. An operator who is also a
    // lead gets one email.
    let mut people = leads_of(conn, ctx, &view)?;
    let mut operators = operators_of(conn, &view.request.id)?;
    operators.retain(|operator| operator.id != ctx.who.id && !people.iter().any(|lead| lead.id == operator.id));
    people.extend(operators);
    email_people(
        conn,
        ctx,
        &event,
        Some(&view.email_thread()),
        &people,
        &Notification::ConflictTakenBack { by: by.clone(), reason: reason.clone() },
    )
}

/// The lead waives a conflict of interest, with a public reason.
pub fn waive_conflict(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    expert_id: &AccountId,
    reason: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if !view.has_role(Party::Lead) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-waive-lead")));
    }
    not_ended(&view)?;
    let reason = required_text(reason, at::WAIVE_REASON, Phrase::new("refusal-reason-published"))?;
    let asked = queries::disclosure(conn, &view.request.id, expert_id)?
        .filter(|disclosure| disclosure.interest == Interest::WaiverAsked)
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-waiver")))?;
    let waived = Disclosure { interest: Interest::Waived, disclosed_at: ctx.now, ..asked };
    queries::disclose(conn, &view.request.id, &waived)?;
    record_comment_event(conn, ctx, EventKind::ConflictWaived, Party::Lead, &view, &reason)?;
    Ok(())
}

/// Declines an assignment; the operators then ask someone else. The expert can still accept it later.
pub fn decline_assignment(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    reason: &str,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_expert(&view)?;
    not_ended(&view)?;
    let asked = queries::assignments_of(conn, &view.request.id)?.into_iter().find(|asked| asked.expert_id == ctx.who.id);
    match asked.map(|asked| asked.reply) {
        Some(AssignmentReply::Waiting | AssignmentReply::Accepted(_)) => {}
        Some(AssignmentReply::Declined(_)) => {
            return Err(Refusal::WrongState { reason: Phrase::new("disclose-already-declined") });
        }
        None => return Err(Refusal::WrongState { reason: Phrase::new("refusal-not-assigned") }),
    }
    let reason = required_text(reason, at::DECLINE_REASON, Phrase::new("refusal-decline-reason"))?;
    queries::answer(conn, &view.request.id, &ctx.who.id, Answered::Declined, ctx.now.into())?;
    let event = record_comment_event(conn, ctx, EventKind::AssignmentDeclined, Party::Expert, &view, "")?;
    email_operators(conn, ctx, &event, &view.email_thread(), &Notification::AssignmentDeclined { reason: reason.clone() })
}

/// Accepts an assignment that was declined.
pub fn reaccept_assignment(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    require_expert(&view)?;
    not_ended(&view)?;
    let declined = queries::assignments_of(conn, &view.request.id)?
        .iter()
        .any(|asked| asked.expert_id == ctx.who.id && matches!(asked.reply, AssignmentReply::Declined(_)));
    if !declined {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-not-declined") });
    }
    queries::answer(conn, &view.request.id, &ctx.who.id, Answered::Accepted, ctx.now.into())?;
    record_comment_event(conn, ctx, EventKind::AssignmentTakenUp, Party::Expert, &view, "")?;
    Ok(())
}
