//! The handlers of a review: its form with the draft of the position, the decision, comments and threads.

use crate::action_context::ActionContext;
use crate::actions::decide::DecisionGrounds;
use crate::actions::threads::ThreadChange;
use crate::actions::{comment, decide, notes, questions, review, review_drafts, threads};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field as Control;
use crate::http::response::Response;
use crate::ids::{CommentId, ThreadId};
use crate::pages::partials::notice;
use crate::pages::request::forms;
use crate::pages::request::forms::displayed_revision;
use crate::pages::request::show::request_page;
use crate::refusal::{FieldFault, Refusal, at};
use crate::requests::comments::NewComment;
use crate::reviews::Verdict;
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::template::Field;

/// The page of the request, stating what was sent.
fn respond_with_sent(cx: &RequestContext, what: &str, done: Result<(), Refusal>) -> Result<Response, HttpError> {
    cx.respond_to_form(done, addresses::request_notice_path(cx.param("number"), what), request_page)
}

/// The page of the request, with the notice of the action.
fn respond_with_notice(cx: &RequestContext, done: Result<(), Refusal>) -> Result<Response, HttpError> {
    cx.respond_to_form(done, notice::url_with_notice(cx, &addresses::request_path(cx.param("number"))), request_page)
}

/// Saves the position in the form of the review, which was submitted with another button.
fn save_review_input(conn: &mut AnyConnection, cx: &RequestContext, ctx: ActionContext<'_>) -> Result<(), Refusal> {
    let (number, reasons) = (cx.number()?, forms::POSITION_REASONS.value_in(&cx.form));
    let verdict = Verdict::from_name(forms::POSITION.value_in(&cx.form));
    if let Some(verdict) = verdict.filter(|verdict| *verdict != Verdict::CommentOnly || !reasons.trim().is_empty()) {
        review_drafts::save_verdict(conn, ctx, number, verdict, reasons)?;
    }
    Ok(())
}

/// `POST /requests/{number}/viewed`: marks one field, or all of them, as read. The buttons submit the whole form of the review, so
/// that unsaved input is preserved.
pub fn viewed(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let revision = displayed_revision(cx)?;
    let fields: Vec<Field> = match forms::SECTION_KEY.value_in(&cx.form) {
        "all" => Field::ALL.to_vec(),
        key => vec![Field::from_key(key).ok_or_else(|| HttpError::bad_request(Phrase::new("refusal-no-section")))?],
    };
    let number = cx.number()?;
    cx.write(|conn| {
        save_review_input(conn, cx, ctx)?;
        review_drafts::mark_viewed(conn, ctx, number, &fields, revision)
    })?;
    redirect_with_typed_decision(cx, format!("{}#f-{}", addresses::request_path(number), forms::SECTION_KEY.value_in(&cx.form)))
}

/// Redirects, unless the reasons of a decision were typed, which are not stored: they stay on the page.
fn redirect_with_typed_decision(cx: &RequestContext, to: String) -> Result<Response, HttpError> {
    let is_typed = |field: Control| !field.value_in(&cx.form).trim().is_empty();
    if [forms::DECISION_REASONS, forms::APPEAL_ANSWER].into_iter().any(is_typed) {
        request_page(cx)
    } else {
        Ok(Response::see_other(to))
    }
}

/// `POST /requests/{number}/questions/{id}/accept`: accepts the answer to a question. The button submits the form of the review, too.
pub fn accept_answer(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, revision, number, id) = (cx.action_context()?, displayed_revision(cx)?, cx.number()?, cx.param("id"));
    cx.write(|conn| {
        questions::accept(conn, ctx, number, id, (revision, forms::SHOWN_SENTENCE.value_in(&cx.form)))?;
        save_review_input(conn, cx, ctx)
    })?;
    redirect_with_typed_decision(cx, format!("{}?questions=open#q-{id}", addresses::request_path(number)))
}

/// `POST /requests/{number}/questions/{id}/withdraw`: withdraws the expert's acceptance. The button submits the form of the review, too.
pub fn withdraw_acceptance(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, number, id) = (cx.action_context()?, cx.number()?, cx.param("id"));
    cx.write(|conn| {
        questions::withdraw_acceptance(conn, ctx, number, id)?;
        save_review_input(conn, cx, ctx)
    })?;
    redirect_with_typed_decision(cx, format!("{}?questions=open#q-{id}", addresses::request_path(number)))
}

/// `POST /requests/{number}/position`: submits the review, or saves the position as a draft.
pub fn send_review(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let revision = displayed_revision(cx)?;
    let verdict = Verdict::from_name(forms::POSITION.value_in(&cx.form))
        .ok_or_else(|| HttpError::bad_request(Phrase::new("review-no-position")))?;
    let (number, reasons) = (cx.number()?, forms::POSITION_REASONS.value_in(&cx.form));
    if forms::SAVE_POSITION_BUTTON.value_equals(&cx.form, "yes") {
        let kept = cx.write(|conn| review_drafts::save_verdict(conn, ctx, number, verdict, reasons));
        return respond_with_sent(cx, "draft", kept);
    }
    let sent = cx.write(|conn| review::send_review(conn, ctx, number, revision, verdict, reasons));
    respond_with_sent(cx, "review", sent)
}

/// `POST /requests/{number}/comment`: a comment on the whole request, or a reply to a thread.
pub fn post_comment(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let thread = ThreadId::given(forms::THREAD.value_in(&cx.form));
    let new = NewComment { thread_id: thread.as_ref(), body: forms::COMMENT.value_in(&cx.form), ..NewComment::default() };
    respond_with_sent(cx, "comment", cx.write(|conn| comment::comment(conn, ctx, cx.number()?, &new)))
}

/// `POST /requests/{number}/threads/{id}/resolve`: resolves or reopens a thread.
pub fn resolve_thread(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let (number, id) = (cx.number()?, cx.param("id"));
    let (_, settled) = cx.write(|conn| threads::resolve_or_reopen(conn, ctx, number, &ThreadId::typed(id)))?;
    // A resolved thread is collapsed, so the page returns to its field.
    let place = match settled {
        ThreadChange::Open => format!("t-{id}"),
        ThreadChange::Resolved(field) => format!("f-{}", field.map_or("", Field::key)),
    };
    Ok(Response::see_other(format!("{}#{place}", addresses::request_path(number))))
}

/// `POST /requests/{number}/threads/{id}/addressed`: the registrant marks a thread as addressed.
pub fn mark_addressed(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    cx.write(|conn| threads::mark_done(conn, ctx, cx.number()?, &ThreadId::typed(cx.param("id"))))?;
    Ok(Response::see_other(format!("{}#t-{}", addresses::request_path(cx.param("number")), cx.param("id"))))
}

/// `POST /requests/{number}/suggestions/{id}`: the registrant applies a suggested change, and sees its field.
pub fn use_suggestion(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let field = cx.write(|conn| threads::apply_suggestion(conn, ctx, cx.number()?, &CommentId::typed(cx.param("id"))))?;
    Ok(Response::see_other(addresses::applied_suggestion_path(cx.param("number"), field)))
}

/// The grounds of a decision.
fn grounds(cx: &RequestContext) -> DecisionGrounds<'_> {
    DecisionGrounds {
        reasons: forms::DECISION_REASONS.value_in(&cx.form),
        appeal_answer: forms::APPEAL_ANSWER.value_in(&cx.form),
    }
}

/// `POST /requests/{number}/approve`
pub fn approve(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, revision) = (cx.action_context()?, displayed_revision(cx)?);
    let decided = cx.write(|conn| decide::approve(conn, ctx, cx.number()?, revision, grounds(cx)));
    respond_with_notice(cx, decided.map_err(|refusal| rename_fault_field(refusal, at::REASONS, forms::DECISION_REASONS)))
}

/// `POST /requests/{number}/decline`: the lead proposes to decline.
pub fn propose_decline(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, revision) = (cx.action_context()?, displayed_revision(cx)?);
    let proposed = cx.write(|conn| {
        decide::propose_decline(conn, ctx, cx.number()?, revision, grounds(cx))
            .map_err(|refusal| rename_fault_field(refusal, at::REASONS, forms::DECISION_REASONS))?;
        save_review_input(conn, cx, ctx)
    });
    respond_with_notice(cx, proposed)
}

/// Maps the field named by the action to the field of a form with several actions.
fn rename_fault_field(refusal: Refusal, from: &str, to: Control) -> Refusal {
    match refusal {
        Refusal::Faults(faults) => Refusal::Faults(
            faults
                .into_iter()
                .map(|fault| if fault.field == from { FieldFault { field: to.name, ..fault } } else { fault })
                .collect(),
        ),
        other => other,
    }
}

/// `POST /requests/{number}/notes/{id}`: deletes the operator's own note.
pub fn drop_note(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    respond_with_notice(cx, cx.write(|conn| notes::delete_note(conn, ctx, cx.number()?, cx.param("id"))))
}
