//! Actions on a request in the operator queue.

use crate::actions::{
    appeal, bodies, close, contact_answers, disputes, notes, open_review, prepare, register, report, request_info, track,
};
use crate::cases::CloseReason;
use crate::cases::appeals::Outcome;
use crate::cases::prepared::takes_two;
use crate::http::addresses;
use crate::http::cx::Cx;
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
fn on_request(cx: &Cx) -> String {
    notice::after(cx, &addresses::operator_request(cx.param("number")))
}

fn after<T>(cx: &Cx, done: Result<T, Refusal>) -> Result<Reply, Problem> {
    cx.answer(done, on_request(cx), operator_request)
}

/// The experts selected in the form, each once.
fn chosen_experts(cx: &Cx) -> Vec<AccountId> {
    let mut chosen = forms::EXPERTS.all_of(&cx.form);
    chosen.sort_unstable();
    chosen.dedup();
    chosen.iter().map(|id| AccountId::typed(id)).collect()
}

/// `POST /desk/{number}/open`
pub fn open_review(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| open_review::open_review(conn, turn, cx.number()?, &chosen_experts(cx))))
}

/// `POST /desk/{number}/ask`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| request_info::ask(conn, turn, cx.number()?, forms::QUESTION.of(&cx.form))))
}

/// `POST /desk/{number}/send-back`
pub fn send_back(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| close::send_back(conn, turn, cx.number()?, forms::DEFECT.of(&cx.form))))
}

/// `POST /desk/{number}/correct`: publishes the correction, or prepares it if two operators are required.
pub fn correct(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let confirmation = confirmation(cx)?;
    let reason = forms::REASON.of(&cx.form);
    if takes_two() {
        return second_operator::prepare(cx, &confirmation, Some(reason));
    }
    after(cx, cx.write(|conn| register::publish_correction(conn, turn, cx.number()?, &confirmation, reason)))
}

/// `POST /desk/{number}/register`: registers the request, or prepares it if two operators are required.
pub fn register(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let confirmation = confirmation(cx)?;
    if takes_two() {
        return second_operator::prepare(cx, &confirmation, None);
    }
    let registered = cx.write(|conn| prepare::register_shown(conn, turn, cx.number()?, &confirmation, forms::SHOWN.of(&cx.form)));
    cx.answer(registered, on_request(cx), preview::show)
}

/// `POST /desk/{number}/experts`: asks more experts for a review.
pub fn experts(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| open_review::ask_experts(conn, turn, cx.number()?, &chosen_experts(cx))))
}

/// `POST /desk/{number}/reopen`
pub fn reopen(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| close::reopen(conn, turn, cx.number()?, forms::REOPEN_REASON.of(&cx.form))))
}

/// `POST /desk/{number}/track/take-back`: undoes a change of the procedure.
pub fn change_track_back(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| track::change_back(conn, turn, cx.number()?, forms::TRACK_BACK_REASON.of(&cx.form))))
}

/// `POST /desk/{number}/direction`
pub fn direct(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let (direction, copy) = (forms::DIRECTION.of(&cx.form), forms::REPORT_COPY.of(&cx.form));
    after(cx, cx.write(|conn| report::direct(conn, turn, cx.number()?, direction, copy)))
}

/// `POST /desk/{number}/body`
pub fn body_answered(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let declines = match forms::ANSWER.of(&cx.form) {
        "declines" => true,
        "asks" => false,
        _ => return cx.again(operator_request, forms::ANSWER.wrong("Select the body’s answer")),
    };
    after(cx, cx.write(|conn| report::body_answered(conn, turn, cx.number()?, declines, forms::WORDS.of(&cx.form))))
}

/// `POST /desk/{number}/recognition/ask`
pub fn ask_recognition(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| bodies::ask_recognition(conn, turn, cx.number()?)))
}

/// `POST /desk/{number}/recognition`
pub fn recognition(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let yes = match forms::RECOGNISED.of(&cx.form) {
        "yes" => true,
        "no" => false,
        _ => return cx.again(operator_request, forms::RECOGNISED.wrong("Select the IESG’s answer")),
    };
    let words = forms::RECOGNITION.of(&cx.form);
    after(cx, cx.write(|conn| bodies::record_recognition(conn, turn, cx.number()?, yes, words)))
}

/// `POST /desk/{number}/close`
pub fn close(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let reason = CloseReason::OF_OPERATORS.into_iter().find(|reason| forms::CLOSE_REASON.equals(&cx.form, reason.name()));
    let (of, statement) = (forms::OF.of(&cx.form), forms::CLOSE_STATEMENT.of(&cx.form));
    after(cx, cx.write(|conn| close::close(conn, turn, cx.number()?, (reason, of), statement)))
}

/// `POST /desk/{number}/track`
pub fn change_track(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let track = match typed_track(&cx.form, forms::TRACK) {
        Ok(track) => track,
        Err(fault) => return cx.again(operator_request, fault),
    };
    let reason = forms::TRACK_REASON.of(&cx.form);
    after(cx, cx.write(|conn| track::change_track(conn, turn, cx.number()?, &track, reason)))
}

/// `POST /desk/{number}/dispute`
pub fn dispute(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| disputes::dispute(conn, turn, cx.number()?, forms::DISPUTE.of(&cx.form))))
}

/// `POST /desk/{number}/hold`
pub fn hold(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| disputes::hold(conn, turn, cx.number()?, forms::HOLD_REASON.of(&cx.form))))
}

/// `POST /desk/{number}/hold/end`
pub fn end_hold(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| disputes::end_hold(conn, turn, cx.number()?, forms::HOLD_REASON.of(&cx.form))))
}

/// `POST /desk/{number}/appeal`: the outcome of the appeal.
pub fn appeal_decided(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let Some(outcome) = Outcome::from_name(forms::OUTCOME.of(&cx.form)) else {
        return cx.again(operator_request, forms::OUTCOME.wrong("Select the outcome"));
    };
    after(cx, cx.write(|conn| appeal::decide(conn, turn, cx.number()?, outcome, forms::APPEAL_REASONS.of(&cx.form))))
}

/// `POST /desk/{number}/notes`: saves a private note.
pub fn note(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| notes::note(conn, turn, cx.number()?, forms::NOTE.of(&cx.form))))
}

/// `POST /desk/{number}/notes/{id}`: deletes the operator's own note.
pub fn drop_note(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| notes::drop_note(conn, turn, cx.number()?, cx.param("id"))))
}

/// `POST /desk/{number}/contacts`: records why a request that the operators decide does not depend on the contacts.
pub fn go_on_without(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| contact_answers::go_on_without(conn, turn, cx.number()?, CONTACTS.of(&cx.form))))
}
