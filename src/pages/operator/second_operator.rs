//! Publication by two operators: one prepares it and can withdraw it, another confirms it. In an emergency, one operator can publish alone.

use crate::action_context::ActionContext;
use crate::actions::prepare;
use crate::actions::register::Confirmation;
use crate::cases::Subject;
use crate::cases::prepared::Content;
use crate::cases::viewer::see;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::ids::RequestNumber;
use crate::pages::operator::{forms, preview, request};
use crate::pages::partials::notice;
use crate::refusal::Refusal;

/// The confirmed revision, and the typed confirmation.
pub(super) fn confirmation(cx: &Cx) -> Result<Confirmation, Problem> {
    let snapshot = forms::SNAPSHOT.of(&cx.form).parse();
    Ok(Confirmation {
        snapshot: snapshot.map_err(|_| Problem::bad_request("The form does not say which revision was reviewed"))?,
        typed: forms::CONFIRM.of(&cx.form).to_owned(),
    })
}

/// The page of the form.
fn form(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let seen = cx.read(|conn| see(conn, cx.number()?, Some(account), cx.now))?;
    match seen.request.subject {
        Subject::Correction { .. } => request::operator_request(cx),
        _ => preview::show(cx),
    }
}

fn done(cx: &Cx, done: Result<(), Refusal>, number: RequestNumber) -> Result<Reply, Problem> {
    cx.answer(done, notice::after(cx, &addresses::operator_request(number)), form)
}

/// What would be published, computed again. It must be what was shown.
fn as_shown(
    cx: &Cx,
    (turn, number): (ActionContext<'_>, RequestNumber),
    confirmation: &Confirmation,
    correction: Option<&str>,
) -> Result<Content, Refusal> {
    let now = cx.app.store.rehearse(|conn| prepare::content(conn, turn, number, confirmation, correction))?;
    // The page of a correction shows its changes and names the revision; a registration was shown as a whole.
    if correction.is_none() {
        prepare::is_as_shown(&now, forms::SHOWN.of(&cx.form))?;
    }
    Ok(now)
}

/// Prepares a registration or a correction: the publication is computed again, and must match what was shown.
pub(super) fn prepare(cx: &Cx, confirmation: &Confirmation, correction: Option<&str>) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let number = cx.number()?;
    let now = match as_shown(cx, (turn, number), confirmation, correction) {
        Ok(now) => now,
        Err(refusal) => return cx.again(form, refusal),
    };
    let prepared = cx.write(|conn| prepare::prepare(conn, turn, number, confirmation, correction, &now));
    done(cx, prepared, number)
}

/// `POST /desk/{number}/prepared/confirm`
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, confirmation) = (cx.turn()?, confirmation(cx)?);
    let number = cx.number()?;
    let confirmed = cx.write(|conn| prepare::confirm(conn, turn, number, &confirmation));
    done(cx, confirmed, number)
}

/// `POST /desk/{number}/prepared/withdraw`
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let number = cx.number()?;
    let withdrawn = cx.write(|conn| prepare::withdraw(conn, turn, number));
    done(cx, withdrawn, number)
}

/// `POST /desk/{number}/alone`: publishes without a second operator, in an emergency.
pub fn alone(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, confirmation) = (cx.turn()?, confirmation(cx)?);
    let (number, account) = (cx.number()?, cx.person()?);
    let seen = cx.read(|conn| see(conn, number, Some(account), cx.now))?;
    let correction = match seen.request.subject {
        Subject::Correction { .. } => Some(forms::REASON.of(&cx.form)),
        _ => None,
    };
    if let Err(refusal) = as_shown(cx, (turn, number), &confirmation, correction) {
        return cx.again(form, refusal);
    }
    let why = forms::ALONE.of(&cx.form);
    let published = cx.write(|conn| prepare::alone(conn, turn, number, &confirmation, correction, why));
    done(cx, published, number)
}
