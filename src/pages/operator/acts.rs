//! Forms of a request on the desk.

use crate::acts::{
    appeal, ask, authority, bodies, desk, duplicate, end, go_on, hold, notes, open_review, papers, register, report, track,
};
use crate::cases::appeals::Outcome;
use crate::cases::prepared::takes_two;
use crate::cases::standards::Paper;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::pages::cards::track::typed_track;
use crate::pages::operator::preview;
use crate::pages::operator::request::page;
use crate::pages::operator::two::{self, confirmation};
use crate::refusal::{Fault, Refusal};
use crate::registry::Class;

fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(addresses::desk(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/{number}/open`
pub fn open_review(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &["experts"])?;
    let turn = cx.turn()?;
    let mut experts = cx.form.all("experts");
    experts.sort_unstable();
    experts.dedup();
    after(cx, cx.write(|conn| open_review::open_review(conn, turn, cx.param("number"), &experts)))
}

/// `POST /desk/{number}/ask`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["question"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| ask::ask(conn, turn, cx.param("number"), cx.form.get("question"))))
}

/// `POST /desk/{number}/send-back`
pub fn send_back(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["defect"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| end::send_back(conn, turn, cx.param("number"), cx.form.get("defect"))))
}

/// `POST /desk/{number}/correct`: publishes the correction, or prepares it where publishing takes two.
pub fn correct(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&two::FIELDS, &[])?;
    let turn = cx.turn()?;
    let confirmation = confirmation(cx)?;
    let Some(class) = Class::from_name(cx.form.get("class")) else {
        return page(cx, 422, vec![Fault::new("class", "Choose what kind of correction it is")]);
    };
    let reason = cx.form.get("reason");
    if takes_two() {
        return two::prepare(cx, &confirmation, Some((class, reason)));
    }
    match cx.write(|conn| register::publish_correction(conn, turn, cx.param("number"), &confirmation, class, reason)) {
        Ok(_) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/{number}/register`: registers, or prepares it where publishing takes two.
pub fn register(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "confirm", "shown", "alone_reason"], &[])?;
    let turn = cx.turn()?;
    let confirmation = confirmation(cx)?;
    if takes_two() {
        return two::prepare(cx, &confirmation, None);
    }
    match cx.write(|conn| register::register(conn, turn, cx.param("number"), &confirmation)) {
        Ok(_) => Ok(Reply::see_other(addresses::request(cx.param("number")))),
        Err(Refusal::Faults(faults)) => preview::page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /desk/{number}/experts`: asks more experts.
pub fn experts(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &["experts"])?;
    let turn = cx.turn()?;
    let mut chosen = cx.form.all("experts");
    chosen.sort_unstable();
    chosen.dedup();
    after(cx, cx.write(|conn| open_review::ask_experts(conn, turn, cx.param("number"), &chosen)))
}

/// `POST /desk/{number}/take-back`: it is no duplicate.
pub fn take_back(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["take_back_reason"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| duplicate::take_back(conn, turn, cx.param("number"), cx.form.get("take_back_reason"))))
}

/// `POST /desk/{number}/go-on`: takes back that it lapsed.
pub fn go_on(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["go_on_reason"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| go_on::go_on(conn, turn, cx.param("number"), cx.form.get("go_on_reason"))))
}

/// `POST /desk/{number}/track/take-back`: the change of its procedure was wrong.
pub fn change_track_back(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["track_back_reason"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| track::change_back(conn, turn, cx.param("number"), cx.form.get("track_back_reason"))))
}

/// `POST /desk/{number}/paper`
pub fn paper(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["kind", "paper"], &[])?;
    let turn = cx.turn()?;
    let Some(kind) = Paper::from_name(cx.form.get("kind")) else {
        return page(cx, 422, vec![Fault::new("kind", "Say which paper it is")]);
    };
    after(cx, cx.write(|conn| report::file(conn, turn, cx.param("number"), kind, cx.form.get("paper"))))
}

/// `POST /desk/{number}/direct`
pub fn direct(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| report::direct(conn, turn, cx.param("number"))))
}

/// `POST /desk/{number}/body`
pub fn body_answered(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["answer", "words"], &[])?;
    let turn = cx.turn()?;
    let declines = match cx.form.get("answer") {
        "declines" => true,
        "asks" => false,
        _ => return page(cx, 422, vec![Fault::new("answer", "Say what the body answers")]),
    };
    after(cx, cx.write(|conn| report::body_answered(conn, turn, cx.param("number"), declines, cx.form.get("words"))))
}

/// `POST /desk/{number}/recognition/ask`
pub fn ask_recognition(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| bodies::ask_recognition(conn, turn, cx.param("number"))))
}

/// `POST /desk/{number}/recognition`
pub fn recognition(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["recognised", "recognition"], &[])?;
    let turn = cx.turn()?;
    let yes = match cx.form.get("recognised") {
        "yes" => true,
        "no" => false,
        _ => return page(cx, 422, vec![Fault::new("recognised", "Say what the IESG answered")]),
    };
    let words = cx.form.get("recognition");
    after(cx, cx.write(|conn| bodies::record_recognition(conn, turn, cx.param("number"), yes, words)))
}

/// `POST /desk/{number}/duplicate`
pub fn duplicate(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["of", "duplicate_reason"], &[])?;
    let turn = cx.turn()?;
    let (of, reason) = (cx.form.get("of"), cx.form.get("duplicate_reason"));
    after(cx, cx.write(|conn| duplicate::call_duplicate(conn, turn, cx.param("number"), of, reason)))
}

/// `POST /desk/{number}/track`
pub fn change_track(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["track", "body", "specification", "track_reason"], &[])?;
    let turn = cx.turn()?;
    let track = match typed_track(cx, cx.form.get("track")) {
        Ok(track) => track,
        Err(fault) => return page(cx, 422, vec![fault]),
    };
    let reason = cx.form.get("track_reason");
    after(cx, cx.write(|conn| track::change_track(conn, turn, cx.param("number"), &track, reason)))
}

/// `POST /desk/{number}/dispute`
pub fn dispute(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["dispute"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| hold::dispute(conn, turn, cx.param("number"), cx.form.get("dispute"))))
}

/// `POST /desk/{number}/evidence`
pub fn evidence(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["evidence"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| hold::file_evidence(conn, turn, cx.param("number"), cx.form.get("evidence"))))
}

/// `POST /desk/{number}/hold`
pub fn hold(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["order"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| hold::order_hold(conn, turn, cx.param("number"), cx.form.get("order"))))
}

/// `POST /desk/{number}/hold/confirm`
pub fn confirm_hold(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| hold::confirm_hold(conn, turn, cx.param("number"))))
}

/// `POST /desk/{number}/hold/lift`
pub fn lift_hold(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["order"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| hold::ask_end_of_hold(conn, turn, cx.param("number"), cx.form.get("order"))))
}

/// `POST /desk/{number}/hold/end`
pub fn end_hold(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| hold::end_hold(conn, turn, cx.param("number"))))
}

/// `POST /desk/{number}/appeal`: the decision of the IESG.
pub fn appeal_decided(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["outcome", "words"], &[])?;
    let turn = cx.turn()?;
    let Some(outcome) = Outcome::from_name(cx.form.get("outcome")) else {
        return page(cx, 422, vec![Fault::new("outcome", "Say what is decided")]);
    };
    after(cx, cx.write(|conn| appeal::decide(conn, turn, cx.param("number"), outcome, cx.form.get("words"))))
}

/// `POST /desk/{number}/paper/strike`
pub fn strike(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["struck", "strike_reason"], &[])?;
    let turn = cx.turn()?;
    let (paper, reason) = (cx.form.get("struck"), cx.form.get("strike_reason"));
    after(cx, cx.write(|conn| papers::strike(conn, turn, cx.param("number"), paper, reason)))
}

/// `POST /desk/{number}/notes`: keeps a private note.
pub fn note(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["note"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| notes::note(conn, turn, cx.param("number"), cx.form.get("note"))))
}

/// `POST /desk/{number}/notes/{id}`: takes one's own note away.
pub fn drop_note(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| notes::drop_note(conn, turn, cx.param("number"), cx.param("id"))))
}

/// `POST /desk/{number}/authority`: on what evidence somebody speaks for the namespace.
pub fn confirm_authority(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["authority"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| authority::confirm(conn, turn, cx.param("number"), cx.form.get("authority"))))
}

/// `POST /desk/{number}/take`
pub fn take(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| desk::take(conn, turn, cx.param("number"))))
}

/// `POST /desk/{number}/give`: to a colleague.
pub fn give(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["to"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| desk::give(conn, turn, cx.param("number"), cx.form.get("to"))))
}

/// `POST /desk/{number}/give-back`
pub fn give_back(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["why"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| desk::give_back(conn, turn, cx.param("number"), cx.form.get("why"))))
}
