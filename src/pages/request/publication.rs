//! Publication by one operator or by two: one prepares it and can withdraw it, another confirms it. In an emergency, one operator can
//! publish alone.

use crate::action_context::ActionContext;
use crate::actions::register::Confirmation;
use crate::actions::{prepare, register};
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::Response;
use crate::ids::RequestNumber;
use crate::pages::partials::notice;
use crate::pages::request::{forms, preview, show};
use crate::refusal::Refusal;
use crate::requests::Subject;
use crate::requests::prepared::{Content, requires_two_operators};
use crate::requests::viewer::load_view;
use urn_registry::i18n::Phrase;

/// The confirmed revision, and the typed confirmation.
fn confirmation(cx: &RequestContext) -> Result<Confirmation, HttpError> {
    let revision = forms::REVISION.of(&cx.form).parse();
    Ok(Confirmation {
        revision: revision.map_err(|_| HttpError::bad_request(Phrase::new("refusal-text-seen")))?,
        typed: forms::CONFIRM.of(&cx.form).to_owned(),
    })
}

/// The page of the form.
fn publication_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(account), cx.now))?;
    match view.request.subject {
        Subject::Correction { .. } => show::request_page(cx),
        _ => preview::registration_preview(cx),
    }
}

fn done(cx: &RequestContext, done: Result<(), Refusal>, number: RequestNumber) -> Result<Response, HttpError> {
    cx.answer(done, notice::after(cx, &addresses::request(number)), publication_form)
}

/// What would be published, computed again. It must be what was shown.
fn recompute_as_shown(
    cx: &RequestContext,
    (ctx, number): (ActionContext<'_>, RequestNumber),
    confirmation: &Confirmation,
    correction: Option<&str>,
) -> Result<Content, Refusal> {
    let now = cx.app.store.rehearse(|conn| prepare::content(conn, ctx, number, confirmation, correction))?;
    // The page of a correction shows its changes and names the revision; a registration was shown as a whole.
    if correction.is_none() {
        prepare::check_as_shown(&now, forms::SHOWN_DIGEST.of(&cx.form))?;
    }
    Ok(now)
}

/// Prepares a registration or a correction: the publication is computed again, and must match what was shown.
fn prepare(cx: &RequestContext, confirmation: &Confirmation, correction: Option<&str>) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let number = cx.number()?;
    let now = match recompute_as_shown(cx, (ctx, number), confirmation, correction) {
        Ok(now) => now,
        Err(refusal) => return cx.again(publication_form, refusal),
    };
    let prepared = cx.write(|conn| prepare::prepare(conn, ctx, number, confirmation, correction, &now));
    done(cx, prepared, number)
}

/// `POST /requests/{number}/register`: registers the request, or prepares it if two operators are required.
pub fn register(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, confirmation) = (cx.action_context()?, confirmation(cx)?);
    if requires_two_operators() {
        return prepare(cx, &confirmation, None);
    }
    let number = cx.number()?;
    let shown = forms::SHOWN_DIGEST.of(&cx.form);
    let registered = cx.write(|conn| prepare::register_shown(conn, ctx, number, &confirmation, shown));
    done(cx, registered.map(drop), number)
}

/// `POST /requests/{number}/correct`: publishes the correction, or prepares it if two operators are required.
pub fn correct(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, confirmation) = (cx.action_context()?, confirmation(cx)?);
    let (number, reason) = (cx.number()?, forms::REASON.of(&cx.form));
    if requires_two_operators() {
        return prepare(cx, &confirmation, Some(reason));
    }
    let published = cx.write(|conn| register::publish_correction(conn, ctx, number, &confirmation, reason));
    done(cx, published.map(drop), number)
}

/// `POST /requests/{number}/prepared/confirm`
pub fn confirm_publication(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, confirmation) = (cx.action_context()?, confirmation(cx)?);
    let number = cx.number()?;
    let confirmed = cx.write(|conn| prepare::confirm_publication(conn, ctx, number, &confirmation));
    done(cx, confirmed, number)
}

/// `POST /requests/{number}/prepared/withdraw`
pub fn withdraw_preparation(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let number = cx.number()?;
    let withdrawn = cx.write(|conn| prepare::withdraw_preparation(conn, ctx, number));
    done(cx, withdrawn, number)
}

/// `POST /requests/{number}/alone`: publishes without a second operator, in an emergency.
pub fn publish_alone(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, confirmation) = (cx.action_context()?, confirmation(cx)?);
    let (number, account) = (cx.number()?, cx.person()?);
    let view = cx.read(|conn| load_view(conn, number, Some(account), cx.now))?;
    let correction = match view.request.subject {
        Subject::Correction { .. } => Some(forms::REASON.of(&cx.form)),
        _ => None,
    };
    if let Err(refusal) = recompute_as_shown(cx, (ctx, number), &confirmation, correction) {
        return cx.again(publication_form, refusal);
    }
    let reason = forms::ALONE.of(&cx.form);
    let published = cx.write(|conn| prepare::publish_alone(conn, ctx, number, &confirmation, correction, reason));
    done(cx, published, number)
}
