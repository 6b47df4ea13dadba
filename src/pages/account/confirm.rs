//! Re-authentication before irreversible actions: by a code, or by the password for users without a second factor.

use crate::actions::sign_in;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::account::SECOND_FACTOR_CODE;
use crate::pages::account::continuation::{Continuation, NEXT_PATH, STORED_FIELD_PREFIX, STORED_FORM_PATH};
use crate::refusal::{Refusal, at};
use crate::users::factors::{self, Code};
use crate::users::refusals::Kind;
use crate::users::secrets::verify_password;
use crate::users::sessions::RECENT_CONFIRMATION_MINUTES;
use crate::users::{Password, attempts, queries};
use askama::Template;
use urn_registry::i18n::Phrase;

const PASSWORD: Field = Field::password(at::PASSWORD, "sign-in-f-password", "current-password");

/// A code or password, with the state that is passed through the page.
pub const REAUTHENTICATION_FIELDS: &[Field] = &[SECOND_FACTOR_CODE, PASSWORD, NEXT_PATH, STORED_FORM_PATH, STORED_FIELD_PREFIX];

#[derive(Template)]
#[template(path = "account/confirm.html")]
struct ReauthenticationPage {
    shell: Shell,
    minutes: i64,
    /// What to enter; `None` if the account has neither a password nor a second factor.
    field: Option<FormField>,
    continuation: Continuation,
}

fn reauthentication_page(cx: &RequestContext, continuation: Continuation) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let (salt, has_password) =
        cx.read(|conn| Ok((factors::queries::salt_of(conn, &account.id)?, queries::has_password(conn, &account.id)?)))?;
    let field = if salt.is_some() { Some(SECOND_FACTOR_CODE) } else { has_password.then_some(PASSWORD) };
    cx.render_page(&ReauthenticationPage {
        shell: Shell::new(cx, Phrase::new("sign-in-confirm"), NavSection::Account),
        minutes: RECENT_CONFIRMATION_MINUTES,
        field: field.map(|field| field.form_field_with("", cx)),
        continuation,
    })
}

/// Re-authentication for a submitted form, which is stored meanwhile.
pub fn reauthenticate_before_form(cx: &RequestContext) -> Result<Response, HttpError> {
    Ok(Response { status: 401, ..reauthentication_page(cx, Continuation::of_submitted_form(cx))? })
}

/// `POST /account/confirm`
pub fn reauthenticate(cx: &RequestContext) -> Result<Response, HttpError> {
    let viewer = cx.viewer.as_ref().ok_or_else(HttpError::sign_in_required)?;
    let continuation = Continuation::from_request(cx);
    let account = &viewer.account;
    let (salt, hash, shared) = cx.read(|conn| {
        let salt = factors::queries::salt_of(conn, &account.id)?;
        // Only signed-in users get here, so the count shared by all instances cannot be used to lock out another user.
        let kind = if salt.is_some() { Kind::WrongCode } else { Kind::NotConfirmed };
        let shared = attempts::check_logged_failures(conn, (&account.id, kind), None, cx.now)?;
        Ok((salt, queries::password_hash(conn, &account.email.to_lowercase())?, shared))
    })?;
    let asked = if salt.is_some() { SECOND_FACTOR_CODE } else { PASSWORD };
    let place = asked.name;
    let key = account.id.as_str();
    let refused = |refusal: Refusal, continuation: Continuation| {
        cx.app.attempts.count_failure(key, place, cx.now);
        cx.log_refusal(if salt.is_some() { Kind::WrongCode } else { Kind::NotConfirmed }, Some(&account.id));
        cx.show_form_again(|cx| reauthentication_page(cx, continuation), refusal)
    };
    if let Some(Refusal::SlowDown { seconds, .. }) = cx.app.attempts.check(key, place, cx.now).err().or(shared) {
        let reply = cx.show_form_again(
            |cx| reauthentication_page(cx, continuation),
            asked.fault(attempts::account_failures_message(seconds)),
        )?;
        return Ok(Response { status: 429, ..reply }.header("Retry-After", seconds.to_string()));
    }
    let code = match (&salt, Code::read(SECOND_FACTOR_CODE.value_in(&cx.form))) {
        (Some(_), Some(code)) => Some(code),
        (Some(_), None) => {
            return refused(SECOND_FACTOR_CODE.fault(Phrase::new("refusal-six-digits")).into(), continuation);
        }
        (None, _) if verify_password(&Password::unchecked(PASSWORD.value_in(&cx.form)), hash.as_deref()) => None,
        (None, _) => return refused(PASSWORD.fault(Phrase::new("refusal-not-password")).into(), continuation),
    };
    cx.release_hashing_permit();
    let proof = code.as_ref().map(|code| (&cx.app.factors, code));
    match cx.write(|conn| sign_in::record_reauthentication(conn, cx.mail(), cx.now, viewer, proof)) {
        Ok(()) => {
            cx.app.attempts.reset_failures(key, place);
            continuation.into_response(cx)
        }
        Err(refusal @ Refusal::Faults(_)) => refused(refusal, continuation),
        Err(other) => Err(other.into()),
    }
}
