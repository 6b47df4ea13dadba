//! Actions on a request in the operator queue.

use crate::actions::{
    appeal, bodies, close, contact_answers, disputes, notes, open_review, prepare, register, report, request_info, track,
};
use crate::cases::CloseReason;
use crate::cases::appeals::Outcome;
use crate::cases::prepared::takes_two;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::ids::AccountId;
use crate::pages::operator::request::operator_request;
use crate::pages::operator::second_operator::{self, confirmation};
use crate::pages::operator::{forms, preview};
use crate::pages::partials::contact_answers::CONTACTS;
use crate::pages::partials::notice;
use crate::pages::partials::track::typed_track;
use crate::refusal::Refusal;

/// The page of the request, with the notice of the action.
fn on_request(cx: &RequestContext) -> String {
    notice::after(cx, &addresses::operator_request(cx.param("number")))
}

fn after<T>(cx: &RequestContext, done: Result<T, Refusal>) -> Result<Reply, Problem> {
    cx.answer(done, on_request(cx), operator_request)
}

/// The experts selected in the form, each once.
fn chosen_experts(cx: &RequestContext) -> Vec<AccountId> {
    let mut chosen = forms::EXPERTS.all_of(&cx.form);
    chosen.sort_unstable();
    chosen.dedup();
    chosen.iter().map(|id| AccountId::typed(id)).collect()
}

/// `POST /operator/{number}/open`
pub fn open_review(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| open_review::open_review(conn, ctx, cx.number()?, &chosen_experts(cx))))
}

/// `POST /operator/{number}/ask`
pub fn ask(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| request_info::ask(conn, ctx, cx.number()?, forms::QUESTION.of(&cx.form))))
}

/// `POST /operator/{number}/send-back`
pub fn send_back(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| close::send_back(conn, ctx, cx.number()?, forms::DEFECT.of(&cx.form))))
}

/// `POST /operator/{number}/correct`: publishes the correction, or prepares it if two operators are required.
pub fn correct(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let confirmation = confirmation(cx)?;
    let reason = forms::REASON.of(&cx.form);
    if takes_two() {
        return second_operator::prepare(cx, &confirmation, Some(reason));
    }
    after(cx, cx.write(|conn| register::publish_correction(conn, ctx, cx.number()?, &confirmation, reason)))
}

/// `POST /operator/{number}/register`: registers the request, or prepares it if two operators are required.
pub fn register(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let confirmation = confirmation(cx)?;
    if takes_two() {
        return second_operator::prepare(cx, &confirmation, None);
    }
    let registered = cx.write(|conn| prepare::register_shown(conn, ctx, cx.number()?, &confirmation, forms::SHOWN.of(&cx.form)));
    cx.answer(registered, on_request(cx), preview::show)
}

/// `POST /operator/{number}/experts`: asks more experts for a review.
pub fn experts(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| open_review::ask_experts(conn, ctx, cx.number()?, &chosen_experts(cx))))
}

/// `POST /operator/{number}/reopen`
pub fn reopen(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| close::reopen(conn, ctx, cx.number()?, forms::REOPEN_REASON.of(&cx.form))))
}

/// `POST /operator/{number}/track/take-back`: undoes a change of the procedure.
pub fn change_track_back(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| track::change_back(conn, ctx, cx.number()?, forms::TRACK_BACK_REASON.of(&cx.form))))
}

/// `POST /operator/{number}/direction`
pub fn direct(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let (direction, copy) = (forms::DIRECTION.of(&cx.form), forms::REPORT_COPY.of(&cx.form));
    after(cx, cx.write(|conn| report::direct(conn, ctx, cx.number()?, direction, copy)))
}

/// `POST /operator/{number}/body`
pub fn body_answered(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let declines = match forms::ANSWER.of(&cx.form) {
        "declines" => true,
        "asks" => false,
        _ => return cx.again(operator_request, forms::ANSWER.wrong("Select the body’s answer")),
    };
    after(cx, cx.write(|conn| report::body_answered(conn, ctx, cx.number()?, declines, forms::WORDS.of(&cx.form))))
}

/// `POST /operator/{number}/recognition/ask`
pub fn ask_recognition(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| bodies::ask_recognition(conn, ctx, cx.number()?)))
}

/// `POST /operator/{number}/recognition`
pub fn recognition(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let yes = match forms::RECOGNISED.of(&cx.form) {
        "yes" => true,
        "no" => false,
        _ => return cx.again(operator_request, forms::RECOGNISED.wrong("Select the IESG’s answer")),
    };
    let text = forms::RECOGNITION.of(&cx.form);
    after(cx, cx.write(|conn| bodies::record_recognition(conn, ctx, cx.number()?, yes, text)))
}

/// `POST /operator/{number}/close`
pub fn close(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let reason = CloseReason::OF_OPERATORS.into_iter().find(|reason| forms::CLOSE_REASON.equals(&cx.form, reason.name()));
    let (of, statement) = (forms::OF.of(&cx.form), forms::CLOSE_STATEMENT.of(&cx.form));
    after(cx, cx.write(|conn| close::close(conn, ctx, cx.number()?, (reason, of), statement)))
}

/// `POST /operator/{number}/track`
pub fn change_track(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let track = match typed_track(&cx.form, forms::TRACK) {
        Ok(track) => track,
        Err(fault) => return cx.again(operator_request, fault),
    };
    let reason = forms::TRACK_REASON.of(&cx.form);
    after(cx, cx.write(|conn| track::change_track(conn, ctx, cx.number()?, &track, reason)))
}

/// `POST /operator/{number}/dispute`
pub fn dispute(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| disputes::dispute(conn, ctx, cx.number()?, forms::DISPUTE.of(&cx.form))))
}

/// `POST /operator/{number}/hold`
pub fn hold(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| disputes::hold(conn, ctx, cx.number()?, forms::HOLD_REASON.of(&cx.form))))
}

/// `POST /operator/{number}/hold/end`
pub fn end_hold(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| disputes::end_hold(conn, ctx, cx.number()?, forms::HOLD_REASON.of(&cx.form))))
}

/// `POST /operator/{number}/appeal`: the outcome of the appeal.
pub fn appeal_decided(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    let Some(outcome) = Outcome::from_name(forms::OUTCOME.of(&cx.form)) else {
        return cx.again(operator_request, forms::OUTCOME.wrong("Select the outcome"));
    };
    after(cx, cx.write(|conn| appeal::decide(conn, ctx, cx.number()?, outcome, forms::APPEAL_REASONS.of(&cx.form))))
}

/// `POST /operator/{number}/notes`: saves a private note.
pub fn note(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| notes::note(conn, ctx, cx.number()?, forms::NOTE.of(&cx.form))))
}

/// `POST /operator/{number}/notes/{id}`: deletes the operator's own note.
pub fn drop_note(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| notes::drop_note(conn, ctx, cx.number()?, cx.param("id"))))
}

/// `POST /operator/{number}/contacts`: records why a request that the operators decide does not depend on the contacts.
pub fn proceed_without_contacts(cx: &RequestContext) -> Result<Reply, Problem> {
    let ctx = cx.action_context()?;
    after(cx, cx.write(|conn| contact_answers::proceed_without_contacts(conn, ctx, cx.number()?, CONTACTS.of(&cx.form))))
}
