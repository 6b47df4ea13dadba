//! Actions of a review.

use crate::action_context::ActionContext;
use crate::actions;
use crate::actions::decide::Grounds;
use crate::actions::threads::Settled;
use crate::actions::{comment, contact_answers, decide, disclose, open_review, review, review_drafts, threads};
use crate::cases::Party;
use crate::cases::comments::NewComment;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::field::Field as Control;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::ids::{AccountId, ThreadId};
use crate::pages::expert::forms;
use crate::pages::expert::forms::displayed_revision;
use crate::pages::expert::review::show;
use crate::pages::partials::contact_answers::CONTACTS;
use crate::pages::partials::notice;
use crate::pages::partials::points::judged_here;
use crate::refusal::{Fault, Refusal, at};
use crate::reviews::Verdict;
use crate::reviews::experts::Interest;
use crate::store::AnyConnection;
use urn_registry::template::Field;

/// The page again, stating what was done.
fn with_notice(cx: &RequestContext, what: &str, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    cx.answer(done, format!("{}?done={what}", addresses::review(cx.param("number"))), show)
}

/// The page again, with the notice of the action.
fn noticed(cx: &RequestContext, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    cx.answer(done, notice::after(cx, &addresses::review(cx.param("number"))), show)
}

/// `POST /reviews/{number}/disclose`
pub fn disclose(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let Some(interest) = Interest::from_name(forms::INTEREST.of(&cx.form)) else {
        return cx.again(show, forms::INTEREST.wrong("Select whether you have a conflict of interest"));
    };
    let reason = forms::CONFLICT.of(&cx.form);
    noticed(cx, cx.write(|conn| disclose::disclose(conn, ctx, cx.number()?, interest, reason)))
}

/// `POST /reviews/{number}/disclose/take-back`
pub fn take_disclosure_back(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let reason = forms::TAKE_BACK_REASON.of(&cx.form);
    noticed(cx, cx.write(|conn| disclose::withdraw(conn, ctx, cx.number()?, reason)))
}

/// `POST /reviews/{number}/decline-assignment`
pub fn decline_assignment(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let reason = forms::DECLINE_REASON.of(&cx.form);
    noticed(cx, cx.write(|conn| disclose::decline_assignment(conn, ctx, cx.number()?, reason)))
}

/// `POST /reviews/{number}/take-up`
pub fn take_up(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    noticed(cx, cx.write(|conn| disclose::reaccept_assignment(conn, ctx, cx.number()?)))
}

/// Saves the position and the judgments in the form of the review, which was submitted with another button.
fn save_typed(conn: &mut AnyConnection, cx: &RequestContext, ctx: ActionContext<'_>) -> Result<(), Refusal> {
    let (number, reasons) = (cx.number()?, forms::REASONS.of(&cx.form));
    let verdict = Verdict::from_name(forms::STANCE.of(&cx.form));
    if let Some(verdict) = verdict.filter(|verdict| *verdict != Verdict::CommentOnly || !reasons.trim().is_empty()) {
        review_drafts::save_verdict(conn, ctx, number, verdict, reasons)?;
    }
    review_drafts::save_points(conn, ctx, number, &judged_here(cx))
}

/// `POST /reviews/{number}/viewed`: marks one field, or all of them, as read. The buttons submit the whole form of the review, so
/// that unsaved input is preserved.
pub fn viewed(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let revision = displayed_revision(cx)?;
    let fields: Vec<Field> = match forms::PART.of(&cx.form) {
        "all" => Field::ALL.to_vec(),
        key => vec![Field::from_key(key).ok_or_else(|| Problem::bad_request("This section does not exist"))?],
    };
    let number = cx.number()?;
    cx.write(|conn| {
        save_typed(conn, cx, ctx)?;
        review_drafts::mark_viewed(conn, ctx, number, &fields, revision)
    })?;
    Ok(Reply::see_other(format!("{}#f-{}", addresses::review(number), forms::PART.of(&cx.form))))
}

/// `POST /reviews/{number}/position`: submits the review, or saves the position as a draft.
pub fn send(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let revision = displayed_revision(cx)?;
    let verdict = Verdict::from_name(forms::STANCE.of(&cx.form))
        .ok_or_else(|| Problem::bad_request("The form does not contain a position"))?;
    let (number, reasons, points) = (cx.number()?, forms::REASONS.of(&cx.form), judged_here(cx));
    if forms::KEEP.equals(&cx.form, "yes") {
        let kept = cx.write(|conn| {
            review_drafts::save_points(conn, ctx, number, &points)?;
            review_drafts::save_verdict(conn, ctx, number, verdict, reasons)
        });
        return with_notice(cx, "kept", kept);
    }
    let sent = cx.write(|conn| {
        review_drafts::save_points(conn, ctx, number, &points)?;
        review::send_review(conn, ctx, number, revision, verdict, reasons)
    });
    with_notice(cx, "sent", sent)
}

/// `POST /reviews/{number}/comment`
pub fn comment(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let (number, body) = (cx.number()?, forms::COMMENT.of(&cx.form));
    let said = cx.write(|conn| comment::comment(conn, ctx, number, &NewComment { body, ..NewComment::default() }));
    noticed(cx, said)
}

/// `POST /reviews/{number}/threads/{id}`: resolves or reopens a thread.
pub fn resolve(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let (number, id) = (cx.number()?, cx.param("id"));
    let (party, settled) = cx.write(|conn| threads::resolve(conn, ctx, number, &ThreadId::typed(id)))?;
    // A resolved thread is collapsed, so the page returns to its field.
    let place = match settled {
        Settled::Open => format!("t-{id}"),
        Settled::Resolved(field) => format!("f-{}", field.map_or("", Field::key)),
    };
    // Operators have no review page.
    let page = if party == Party::Operator { addresses::operator_request(number) } else { addresses::review(number) };
    Ok(Reply::see_other(format!("{page}#{place}")))
}

/// `POST /reviews/{number}/answer`
pub fn answer_discuss(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let (position, text) = (forms::POSITION_ID.of(&cx.form), forms::ANSWER.of(&cx.form));
    noticed(cx, cx.write(|conn| threads::answer_discuss(conn, ctx, cx.number()?, position, text)))
}

/// `POST /reviews/{number}/waive`
pub fn waive(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let (expert, reason) = (AccountId::typed(forms::EXPERT.of(&cx.form)), forms::WAIVE_REASON.of(&cx.form));
    noticed(cx, cx.write(|conn| disclose::waive(conn, ctx, cx.number()?, &expert, reason)))
}

/// `POST /reviews/{number}/ask`
pub fn ask(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let (number, question) = (cx.number()?, forms::QUESTION.of(&cx.form));
    let asked = cx.write(|conn| actions::request_info::ask(conn, ctx, number, question));
    noticed(cx, asked)
}

/// The grounds of a decision: its reasons, and the judgments beside the text, whether saved or not.
fn grounds<'a>(conn: &mut AnyConnection, cx: &'a RequestContext, ctx: ActionContext<'_>) -> Result<Grounds<'a>, Refusal> {
    let judged = review_drafts::judged(conn, ctx, cx.number()?, &judged_here(cx))?;
    Ok(Grounds { reasons: forms::DECISION.of(&cx.form), judged, appeal_answer: forms::APPEAL_ANSWER.of(&cx.form) })
}

/// `POST /reviews/{number}/approve`
pub fn approve(cx: &RequestContext) -> Result<Reply, Problem> {
    let (ctx, revision) = (cx.action_context()?, displayed_revision(cx)?);
    let decided = cx.write(|conn| {
        let grounds = grounds(conn, cx, ctx)?;
        decide::approve(conn, ctx, cx.number()?, revision, grounds)
    });
    noticed(cx, decided.map_err(|refusal| rename(refusal, at::REASONS, forms::DECISION)))
}

/// `POST /reviews/{number}/decline`: the lead proposes to decline.
pub fn propose_decline(cx: &RequestContext) -> Result<Reply, Problem> {
    let (ctx, revision) = (cx.action_context()?, displayed_revision(cx)?);
    let proposed = cx.write(|conn| {
        let grounds = grounds(conn, cx, ctx)?;
        decide::propose_decline(conn, ctx, cx.number()?, revision, grounds)
            .map_err(|refusal| rename(refusal, at::REASONS, forms::DECISION))?;
        save_typed(conn, cx, ctx)
    });
    noticed(cx, proposed)
}

/// `POST /reviews/{number}/concur`: a second expert agrees, which declines the request.
pub fn concur(cx: &RequestContext) -> Result<Reply, Problem> {
    let (ctx, revision) = (cx.action_context()?, displayed_revision(cx)?);
    noticed(cx, cx.write(|conn| decide::decline(conn, ctx, cx.number()?, revision)))
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

/// `POST /reviews/{number}/experts`: the lead assigns another expert.
pub fn assign(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let chosen: Vec<AccountId> = forms::EXPERTS.all_of(&cx.form).iter().map(|id| AccountId::typed(id)).collect();
    noticed(cx, cx.write(|conn| open_review::ask_experts(conn, ctx, cx.number()?, &chosen)))
}

/// `POST /reviews/{number}/contacts`: the lead records why the request does not depend on the contacts of the registration.
pub fn proceed_without_contacts(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    with_notice(
        cx,
        "contacts",
        cx.write(|conn| contact_answers::proceed_without_contacts(conn, ctx, cx.number()?, CONTACTS.of(&cx.form))),
    )
}
