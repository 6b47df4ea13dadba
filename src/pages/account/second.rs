//! The second factor: entering a code after the password, setup, and management.

use crate::actions::factors;
use crate::actions::sign_in::{self, Browser};
use crate::http::addresses::encode_query_value;
use crate::http::addresses::{SECOND_FACTOR_PATH, SIGN_IN_CODE_PATH, sign_in_notice_path, sign_in_path_to};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::account::SECOND_FACTOR_CODE;
use crate::pages::account::confirm::reauthenticate_before_form;
use crate::pages::account::continuation::{Continuation, NEXT_PATH, STORED_FIELD_PREFIX, STORED_FORM_PATH};
use crate::refusal::{FieldFault, Refusal};
use crate::users::factors::{Code, queries};
use crate::users::refusals::Kind;
use crate::users::secrets::Token;
use crate::users::sessions::{AuthenticationLevel, SessionUser};
use crate::users::{Account, attempts};
use askama::Template;
use qrcode::{EcLevel, QrCode};
use std::fmt::Write as _;
use urn_registry::i18n::Phrase;

/// The page for a user who has not completed the sign-in.
pub(crate) fn sign_in_completion_url(standing: AuthenticationLevel, next: &str) -> String {
    let page = if standing == AuthenticationLevel::NeedsCode { SIGN_IN_CODE_PATH } else { SECOND_FACTOR_PATH };
    format!("{page}?next={}", encode_query_value(next))
}

/// A page or a form was requested with an incomplete sign-in: completes it first, and preserves the input.
pub fn complete_sign_in_first(cx: &RequestContext, half: &SessionUser) -> Result<Response, HttpError> {
    if !cx.is_write() {
        return Ok(Response::see_other(sign_in_completion_url(half.standing, cx.path())));
    }
    let continuation = Continuation::of_submitted_form(cx);
    let reply = match half.standing {
        AuthenticationLevel::NeedsCode => sign_in_code_page(cx, continuation),
        _ => set_up_factor_page(cx, continuation, &half.account, &half.session_id),
    }?;
    Ok(Response { status: 401, ..reply })
}

/// A code, with the state that is passed through the page.
pub const SIGN_IN_CODE_FIELDS: &[Field] = &[SECOND_FACTOR_CODE, NEXT_PATH, STORED_FORM_PATH, STORED_FIELD_PREFIX];

/// During setup there are no recovery codes yet.
const SETUP_CODE: Field = SECOND_FACTOR_CODE.hint("factor-f-code-hint");

#[derive(Template)]
#[template(path = "account/code.html")]
struct SignInCodePage {
    shell: Shell,
    field: FormField,
    continuation: Continuation,
}

pub(crate) fn sign_in_code_page(cx: &RequestContext, continuation: Continuation) -> Result<Response, HttpError> {
    let shell = Shell::new(cx, Phrase::new("sign-in-code"), NavSection::Account);
    cx.render_page(&SignInCodePage { shell, field: SECOND_FACTOR_CODE.form_field_with("", cx), continuation })
}

fn submitted_code(cx: &RequestContext) -> Result<Code, FieldFault> {
    Code::read(SECOND_FACTOR_CODE.value_in(&cx.form)).ok_or_else(|| SECOND_FACTOR_CODE.fault(Phrase::new("refusal-six-digits")))
}

/// `GET /sign-in/code`
pub fn sign_in_code_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let continuation = Continuation::from_request(cx);
    match &cx.pending {
        Some(half) if half.standing == AuthenticationLevel::NeedsCode => sign_in_code_page(cx, continuation),
        Some(half) => Ok(Response::see_other(sign_in_completion_url(half.standing, &continuation.next))),
        None => Ok(Response::see_other(sign_in_path_to(&continuation.next))),
    }
}

/// `POST /sign-in/code`
pub fn sign_in_with_code(cx: &RequestContext) -> Result<Response, HttpError> {
    let half = cx
        .pending
        .as_ref()
        .filter(|half| half.standing == AuthenticationLevel::NeedsCode)
        .ok_or_else(HttpError::sign_in_required)?;
    let continuation = Continuation::from_request(cx);
    let code = match submitted_code(cx) {
        Ok(code) => code,
        Err(fault) => return cx.show_form_again(|cx| sign_in_code_page(cx, continuation), fault),
    };
    // Only users who know the password get here, so this count cannot be used to lock out another user.
    let shared = cx.read(|conn| Ok(attempts::check_logged_failures(conn, (&half.account.id, Kind::WrongCode), None, cx.now)?))?;
    if let Some(Refusal::SlowDown { seconds, .. }) =
        cx.app.attempts.check(half.account.id.as_str(), "code", cx.now).err().or(shared)
    {
        let reply = cx.show_form_again(
            |cx| sign_in_code_page(cx, continuation),
            SECOND_FACTOR_CODE.fault(attempts::account_failures_message(seconds)),
        )?;
        return Ok(Response { status: 429, ..reply }.header("Retry-After", seconds.to_string()));
    }
    let mark = cx.device.clone().unwrap_or_else(Token::generate);
    match cx.write(|conn| sign_in::finish_sign_in(conn, cx.mail(), cx.now, half, &mark, &cx.app.factors, &code)) {
        Ok(token) => {
            cx.app.attempts.reset_failures(half.account.id.as_str(), "code");
            Ok(continuation
                .into_response(cx)?
                .header("Set-Cookie", cx.app.session_cookie(&token, half.long_lived))
                .header("Set-Cookie", cx.app.device_cookie(&mark)))
        }
        Err(refusal @ Refusal::Faults(_)) => {
            cx.app.attempts.count_failure(half.account.id.as_str(), "code", cx.now);
            cx.log_refusal(Kind::WrongCode, Some(&half.account.id));
            cx.show_form_again(|cx| sign_in_code_page(cx, continuation), refusal)
        }
        Err(other) => Err(other.into()),
    }
}

#[derive(Template)]
#[template(path = "account/second_factor.html")]
struct SetUpFactorPage {
    shell: Shell,
    needed: bool,
    field: FormField,
    continuation: Continuation,
    qr: String,
    qr_side: usize,
    secret: String,
}

#[derive(Template)]
#[template(path = "account/second_factor_active.html")]
struct ActiveFactorPage {
    shell: Shell,
    left: usize,
    needed: bool,
    /// The second factor depends on a registry key that is being replaced.
    old_key: bool,
}

#[derive(Template)]
#[template(path = "account/recovery_codes.html")]
struct RecoveryCodesPage {
    shell: Shell,
    codes: Vec<String>,
    continuation: Continuation,
}

/// The quiet zone around the QR code, in modules (ISO/IEC 18004 §5.3.8).
const QR_QUIET_ZONE: usize = 4;

/// The dark modules of a QR code as one SVG path, and the width of the image.
fn qr(text: &str) -> (String, usize) {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return (String::new(), 0) };
    let width = code.width();
    let mut path = String::new();
    for (at, _) in code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark) {
        // Writing to a String cannot fail.
        let _ = write!(path, "M{} {}h1v1h-1z", at % width + QR_QUIET_ZONE, at / width + QR_QUIET_ZONE);
    }
    (path, width + 2 * QR_QUIET_ZONE)
}

pub(crate) fn set_up_factor_page(
    cx: &RequestContext,
    continuation: Continuation,
    account: &Account,
    salt: &str,
) -> Result<Response, HttpError> {
    let secret = cx.app.factors.secret(&account.id, salt);
    let (issuer, email) = (encode_query_value(&cx.mail().host), encode_query_value(&account.email));
    let (qr, qr_side) = qr(&format!("otpauth://totp/{issuer}:{email}?secret={secret}&issuer={issuer}"));
    cx.render_page(&SetUpFactorPage {
        shell: Shell::new(cx, Phrase::new("factor-title"), NavSection::Account),
        needed: cx.app.factors.required && account.is_staff(),
        field: SETUP_CODE.form_field_with("", cx),
        continuation,
        qr,
        qr_side,
        secret: secret.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" "),
    })
}

/// The user who may set up a second factor: signed in, or required to do so first.
fn factor_setup_user(cx: &RequestContext) -> Option<&SessionUser> {
    cx.viewer.as_ref().or_else(|| cx.pending.as_ref().filter(|half| half.standing == AuthenticationLevel::NeedsFactor))
}

/// `GET /account/second-factor`
pub fn second_factor_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let continuation = Continuation::from_request(cx);
    let Some(who) = factor_setup_user(cx) else {
        let standing = cx.pending.as_ref().map(|half| half.standing);
        return Ok(Response::see_other(match standing {
            Some(standing) => sign_in_completion_url(standing, SECOND_FACTOR_PATH),
            None => sign_in_path_to(SECOND_FACTOR_PATH),
        }));
    };
    let account = &who.account;
    let left = cx.read(|conn| {
        Ok(match queries::salt_of(conn, &account.id)? {
            Some(_) => Some((queries::recovery_left(conn, &account.id)?, queries::key_of(conn, &account.id)?)),
            None => None,
        })
    })?;
    match left {
        Some((left, key)) => cx.render_page(&ActiveFactorPage {
            shell: Shell::new(cx, Phrase::new("factor-yours"), NavSection::Account),
            left,
            old_key: !key.is_empty() && key != cx.app.factors.keys().newest_key_mark(),
            needed: cx.app.factors.required && account.is_staff(),
        }),
        None => set_up_factor_page(cx, continuation, account, &who.session_id),
    }
}

/// `POST /account/second-factor`
pub fn set_up_second_factor(cx: &RequestContext) -> Result<Response, HttpError> {
    let who = factor_setup_user(cx).ok_or_else(HttpError::sign_in_required)?;
    if cx.viewer.is_some() && !who.is_recently_confirmed(cx.now) {
        return reauthenticate_before_form(cx);
    }
    let (account, continuation) = (&who.account, Continuation::from_request(cx));
    let code = match submitted_code(cx) {
        Ok(code) => code,
        Err(fault) => return cx.show_form_again(|cx| set_up_factor_page(cx, continuation, account, &who.session_id), fault),
    };
    cx.app.attempts.check(account.id.as_str(), "code", cx.now)?;
    let mark = cx.device.clone().unwrap_or_else(Token::generate);
    let outcome = cx.write(|conn| {
        let codes = factors::set_up_authenticator(conn, cx.mail(), cx.now, account, &cx.app.factors, &who.session_id, &code)?;
        let browser = Browser { name: &who.browser, mark: &mark };
        Ok((codes, sign_in::open_session(conn, cx.mail(), cx.now, account, browser, who.long_lived, true)?))
    });
    match outcome {
        Ok((codes, token)) => Ok(recovery_codes_page(cx, codes, continuation)?
            .header("Set-Cookie", cx.app.session_cookie(&token, who.long_lived))
            .header("Set-Cookie", cx.app.device_cookie(&mark))),
        Err(refusal @ Refusal::Faults(_)) => {
            cx.app.attempts.count_failure(account.id.as_str(), "code", cx.now);
            cx.show_form_again(|cx| set_up_factor_page(cx, continuation, account, &who.session_id), refusal)
        }
        Err(other) => Err(other.into()),
    }
}

fn recovery_codes_page(cx: &RequestContext, codes: Vec<String>, continuation: Continuation) -> Result<Response, HttpError> {
    cx.render_page(&RecoveryCodesPage {
        shell: Shell::new(cx, Phrase::new("factor-codes-yours"), NavSection::Account),
        codes,
        continuation,
    })
}

/// `POST /account/second-factor/codes`
pub fn renew_recovery_codes(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let codes = cx.write(|conn| factors::renew_codes(conn, cx.mail(), cx.now, account))?;
    recovery_codes_page(cx, codes, Continuation { next: SECOND_FACTOR_PATH.to_owned(), path: String::new(), kept: Vec::new() })
}

/// `POST /account/second-factor/remove`
pub fn remove_second_factor(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    cx.write(|conn| factors::remove_factor(conn, cx.mail(), cx.now, account))?;
    Ok(cx.app.add_sign_out_headers(Response::see_other(sign_in_notice_path("factor"))))
}
