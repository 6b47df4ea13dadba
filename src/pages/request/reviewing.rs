//! The handlers of a review: its form with the draft of the position, the decision, comments and threads.

use crate::action_context::ActionContext;
use crate::actions::decide::Grounds;
use crate::actions::threads::Settled;
use crate::actions::{comment, decide, notes, review, review_drafts, threads};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field as Control;
use crate::http::response::Response;
use crate::ids::{CommentId, ThreadId};
use crate::pages::partials::notice;
use crate::pages::partials::points::judged_here;
use crate::pages::request::forms;
use crate::pages::request::forms::displayed_revision;
use crate::pages::request::show::show;
use crate::refusal::{Fault, Refusal, at};
use crate::requests::comments::NewComment;
use crate::reviews::Verdict;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// The page of the request, stating what was sent.
fn with_notice(cx: &RequestContext, what: &str, done: Result<(), Refusal>) -> Result<Response, HttpError> {
    cx.answer(done, addresses::request_after(cx.param("number"), what), show)
}

/// The page of the request, with the notice of the action.
fn noticed(cx: &RequestContext, done: Result<(), Refusal>) -> Result<Response, HttpError> {
    cx.answer(done, notice::after(cx, &addresses::request(cx.param("number"))), show)
}

/// Saves the position and the judgments in the form of the review, which was submitted with another button.
fn save_typed(conn: &mut AnyConnection, cx: &RequestContext, ctx: ActionContext<'_>) -> Result<(), Refusal> {
    let (number, reasons) = (cx.number()?, forms::REASONS.of(&cx.form));
    let verdict = Verdict::from_name(forms::POSITION.of(&cx.form));
    if let Some(verdict) = verdict.filter(|verdict| *verdict != Verdict::CommentOnly || !reasons.trim().is_empty()) {
        review_drafts::save_verdict(conn, ctx, number, verdict, reasons)?;
    }
    review_drafts::save_points(conn, ctx, number, &judged_here(cx))
}

/// `POST /requests/{number}/viewed`: marks one field, or all of them, as read. The buttons submit the whole form of the review, so
/// that unsaved input is preserved.
pub fn viewed(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let revision = displayed_revision(cx)?;
    let fields: Vec<Field> = match forms::PART.of(&cx.form) {
        "all" => Field::ALL.to_vec(),
        key => vec![Field::from_key(key).ok_or_else(|| HttpError::bad_request(Phrase::new("refusal-no-section")))?],
    };
    let number = cx.number()?;
    cx.write(|conn| {
        save_typed(conn, cx, ctx)?;
        review_drafts::mark_viewed(conn, ctx, number, &fields, revision)
    })?;
    Ok(Response::see_other(format!("{}#f-{}", addresses::request(number), forms::PART.of(&cx.form))))
}

/// `POST /requests/{number}/position`: submits the review, or saves the position as a draft.
pub fn send(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let revision = displayed_revision(cx)?;
    let verdict = Verdict::from_name(forms::POSITION.of(&cx.form))
        .ok_or_else(|| HttpError::bad_request(Phrase::new("review-no-position")))?;
    let (number, reasons, points) = (cx.number()?, forms::REASONS.of(&cx.form), judged_here(cx));
    if forms::KEEP.equals(&cx.form, "yes") {
        let kept = cx.write(|conn| {
            review_drafts::save_points(conn, ctx, number, &points)?;
            review_drafts::save_verdict(conn, ctx, number, verdict, reasons)
        });
        return with_notice(cx, "draft", kept);
    }
    let sent = cx.write(|conn| {
        review_drafts::save_points(conn, ctx, number, &points)?;
        review::send_review(conn, ctx, number, revision, verdict, reasons)
    });
    with_notice(cx, "review", sent)
}

/// `POST /requests/{number}/comment`: a comment on the whole request, or a reply to a thread.
pub fn comment(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let thread = ThreadId::given(forms::THREAD.of(&cx.form));
    let new = NewComment { thread_id: thread.as_ref(), body: forms::COMMENT.of(&cx.form), ..NewComment::default() };
    with_notice(cx, "comment", cx.write(|conn| comment::comment(conn, ctx, cx.number()?, &new)))
}

/// `POST /requests/{number}/threads/{id}/resolve`: resolves or reopens a thread.
pub fn resolve(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let (number, id) = (cx.number()?, cx.param("id"));
    let (_, settled) = cx.write(|conn| threads::resolve(conn, ctx, number, &ThreadId::typed(id)))?;
    // A resolved thread is collapsed, so the page returns to its field.
    let place = match settled {
        Settled::Open => format!("t-{id}"),
        Settled::Resolved(field) => format!("f-{}", field.map_or("", Field::key)),
    };
    Ok(Response::see_other(format!("{}#{place}", addresses::request(number))))
}

/// `POST /requests/{number}/threads/{id}/addressed`: the registrant marks a thread as addressed.
pub fn mark_addressed(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    cx.write(|conn| threads::mark_done(conn, ctx, cx.number()?, &ThreadId::typed(cx.param("id"))))?;
    Ok(Response::see_other(format!("{}#t-{}", addresses::request(cx.param("number")), cx.param("id"))))
}

/// `POST /requests/{number}/suggestions/{id}`: the registrant applies a suggested change, and sees its field.
pub fn use_suggestion(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let field = cx.write(|conn| threads::use_suggestion(conn, ctx, cx.number()?, &CommentId::typed(cx.param("id"))))?;
    Ok(Response::see_other(addresses::edit_suggested(cx.param("number"), field)))
}

/// The grounds of a decision: its reasons, and the judgments beside the text, whether saved or not.
fn grounds<'a>(conn: &mut AnyConnection, cx: &'a RequestContext, ctx: ActionContext<'_>) -> Result<Grounds<'a>, Refusal> {
    let judged = review_drafts::judged(conn, ctx, cx.number()?, &judged_here(cx))?;
    Ok(Grounds { reasons: forms::DECISION.of(&cx.form), judged, appeal_answer: forms::APPEAL_ANSWER.of(&cx.form) })
}

/// `POST /requests/{number}/approve`
pub fn approve(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, revision) = (cx.action_context()?, displayed_revision(cx)?);
    let decided = cx.write(|conn| {
        let grounds = grounds(conn, cx, ctx)?;
        decide::approve(conn, ctx, cx.number()?, revision, grounds)
    });
    noticed(cx, decided.map_err(|refusal| rename(refusal, at::REASONS, forms::DECISION)))
}

/// `POST /requests/{number}/decline`: the lead proposes to decline.
pub fn propose_decline(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, revision) = (cx.action_context()?, displayed_revision(cx)?);
    let proposed = cx.write(|conn| {
        let grounds = grounds(conn, cx, ctx)?;
        decide::propose_decline(conn, ctx, cx.number()?, revision, grounds)
            .map_err(|refusal| rename(refusal, at::REASONS, forms::DECISION))?;
        save_typed(conn, cx, ctx)
    });
    noticed(cx, proposed)
}

/// Maps the field named by the action to the field of a form with several actions.
fn rename(refusal: Refusal, from: &str, to: Control) -> Refusal {
    match refusal {
        Refusal::Faults(faults) => Refusal::Faults(
            faults.into_iter().map(|fault| if fault.field == from { Fault { field: to.name, ..fault } } else { fault }).collect(),
        ),
        other => other,
    }
}

/// `POST /requests/{number}/notes/{id}`: deletes the operator's own note.
pub fn drop_note(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    noticed(cx, cx.write(|conn| notes::drop_note(conn, ctx, cx.number()?, cx.param("id"))))
}
