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
use crate::requests::RequestSubject;
use crate::requests::prepared::{PublicationContent, requires_two_operators};
use crate::requests::viewer::load_view;
use urn_registry::i18n::Phrase;

/// The confirmed revision, and the typed confirmation.
fn read_confirmation(cx: &RequestContext) -> Result<Confirmation, HttpError> {
    let revision = forms::SHOWN_REVISION.value_in(&cx.form).parse();
    Ok(Confirmation {
        revision: revision.map_err(|_| HttpError::bad_request(Phrase::new("refusal-text-seen")))?,
        typed: forms::CONFIRMATION_NID.value_in(&cx.form).to_owned(),
    })
}

/// The page of the form.
fn publication_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let view = cx.read(|conn| load_view(conn, cx.number()?, Some(account), cx.now))?;
    match view.request.subject {
        RequestSubject::Correction { .. } => show::request_page(cx),
        _ => preview::registration_preview(cx),
    }
}

fn respond_with_notice(cx: &RequestContext, done: Result<(), Refusal>, number: RequestNumber) -> Result<Response, HttpError> {
    cx.respond_to_form(done, notice::url_with_notice(cx, &addresses::request_path(number)), publication_form)
}

/// What would be published, computed again. It must be what was shown.
fn recompute_as_shown(
    cx: &RequestContext,
    (ctx, number): (ActionContext<'_>, RequestNumber),
    confirmation: &Confirmation,
    correction: Option<&str>,
) -> Result<PublicationContent, Refusal> {
    let now = cx.app.store.rehearse(|conn| prepare::content_to_publish(conn, ctx, number, confirmation, correction))?;
    // The page of a correction shows its changes and names the revision; a registration was shown as a whole.
    if correction.is_none() {
        prepare::check_as_shown(&now, forms::SHOWN_DIGEST.value_in(&cx.form))?;
    }
    Ok(now)
}

/// Prepares a registration or a correction: the publication is computed again, and must match what was shown.
fn prepare_publication(
    cx: &RequestContext,
    confirmation: &Confirmation,
    correction: Option<&str>,
) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let number = cx.number()?;
    let now = match recompute_as_shown(cx, (ctx, number), confirmation, correction) {
        Ok(now) => now,
        Err(refusal) => return cx.show_form_again(publication_form, refusal),
    };
    let prepared = cx.write(|conn| prepare::prepare_publication(conn, ctx, number, confirmation, correction, &now));
    respond_with_notice(cx, prepared, number)
}

/// `POST /requests/{number}/register`: registers the request, or prepares it if two operators are required.
pub fn register_request(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, confirmation) = (cx.action_context()?, read_confirmation(cx)?);
    if requires_two_operators() {
        return prepare_publication(cx, &confirmation, None);
    }
    let number = cx.number()?;
    let shown = forms::SHOWN_DIGEST.value_in(&cx.form);
    let registered = cx.write(|conn| prepare::register_shown(conn, ctx, number, &confirmation, shown));
    respond_with_notice(cx, registered.map(drop), number)
}

/// `POST /requests/{number}/correct`: publishes the correction, or prepares it if two operators are required.
pub fn correct(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, confirmation) = (cx.action_context()?, read_confirmation(cx)?);
    let (number, reason) = (cx.number()?, forms::CORRECTION_REASON.value_in(&cx.form));
    if requires_two_operators() {
        return prepare_publication(cx, &confirmation, Some(reason));
    }
    let published = cx.write(|conn| register::publish_correction(conn, ctx, number, &confirmation, reason));
    respond_with_notice(cx, published.map(drop), number)
}

/// `POST /requests/{number}/prepared/confirm`
pub fn confirm_publication(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, confirmation) = (cx.action_context()?, read_confirmation(cx)?);
    let number = cx.number()?;
    let confirmed = cx.write(|conn| prepare::confirm_publication(conn, ctx, number, &confirmation));
    respond_with_notice(cx, confirmed, number)
}

/// `POST /requests/{number}/prepared/withdraw`
pub fn withdraw_preparation(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let number = cx.number()?;
    let withdrawn = cx.write(|conn| prepare::withdraw_preparation(conn, ctx, number));
    respond_with_notice(cx, withdrawn, number)
}

/// `POST /requests/{number}/alone`: publishes without a second operator, in an emergency.
pub fn publish_alone(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, confirmation) = (cx.action_context()?, read_confirmation(cx)?);
    let (number, account) = (cx.number()?, cx.signed_in_account()?);
    let view = cx.read(|conn| load_view(conn, number, Some(account), cx.now))?;
    let correction = match view.request.subject {
        RequestSubject::Correction { .. } => Some(forms::CORRECTION_REASON.value_in(&cx.form)),
        _ => None,
    };
    if let Err(refusal) = recompute_as_shown(cx, (ctx, number), &confirmation, correction) {
        return cx.show_form_again(publication_form, refusal);
    }
    let reason = forms::ALONE.value_in(&cx.form);
    let published = cx.write(|conn| prepare::publish_alone(conn, ctx, number, &confirmation, correction, reason));
    respond_with_notice(cx, published, number)
}
