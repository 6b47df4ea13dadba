//! The second factor: entering a code after the password, setup, and management.

use crate::actions::factors;
use crate::actions::sign_in::{self, Browser};
use crate::http::addresses::query_value;
use crate::http::addresses::{SECOND_FACTOR, SIGN_IN_CODE, sign_in_to, signed_out};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{Nav, Shell};
use crate::pages::account::CODE;
use crate::pages::account::confirm::ask_and_store;
use crate::pages::account::continuation::{Continuation, KEPT, KEPT_PATH, NEXT};
use crate::refusal::{Fault, Refusal};
use crate::users::factors::{Code, queries};
use crate::users::refusals::Kind;
use crate::users::secrets::Token;
use crate::users::sessions::{AuthenticationLevel, Recognized};
use crate::users::{Account, attempts};
use askama::Template;
use qrcode::{EcLevel, QrCode};
use std::fmt::Write as _;
use urn_registry::i18n::Phrase;

/// The page for a user who has not completed the sign-in.
pub(crate) fn address(standing: AuthenticationLevel, next: &str) -> String {
    let page = if standing == AuthenticationLevel::NeedsCode { SIGN_IN_CODE } else { SECOND_FACTOR };
    format!("{page}?next={}", query_value(next))
}

/// A page or a form was requested with an incomplete sign-in: completes it first, and preserves the input.
pub fn go_on(cx: &RequestContext, half: &Recognized) -> Result<Response, HttpError> {
    if !cx.is_write() {
        return Ok(Response::see_other(address(half.standing, cx.path())));
    }
    let continuation = Continuation::of_this(cx);
    let reply = match half.standing {
        AuthenticationLevel::NeedsCode => code_page(cx, continuation),
        _ => set_up_page(cx, continuation, &half.account, &half.session_id),
    }?;
    Ok(Response { status: 401, ..reply })
}

/// A code, with the state that is passed through the page.
pub const SHOW_CODE: &[Field] = &[CODE, NEXT, KEPT_PATH, KEPT];

/// During setup there are no recovery codes yet.
const FIRST_CODE: Field = CODE.hint("factor-f-code-hint");

#[derive(Template)]
#[template(path = "account/code.html")]
struct CodePage {
    shell: Shell,
    field: FormField,
    continuation: Continuation,
}

pub(crate) fn code_page(cx: &RequestContext, continuation: Continuation) -> Result<Response, HttpError> {
    let shell = Shell::new(cx, Phrase::new("sign-in-code"), Nav::Account);
    cx.page(&CodePage { shell, field: CODE.with("", cx), continuation })
}

fn code_typed(cx: &RequestContext) -> Result<Code, Fault> {
    Code::read(CODE.of(&cx.form)).ok_or_else(|| CODE.wrong(Phrase::new("refusal-six-digits")))
}

/// `GET /sign-in/code`
pub fn code_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let continuation = Continuation::read(cx);
    match &cx.pending {
        Some(half) if half.standing == AuthenticationLevel::NeedsCode => code_page(cx, continuation),
        Some(half) => Ok(Response::see_other(address(half.standing, &continuation.next))),
        None => Ok(Response::see_other(sign_in_to(&continuation.next))),
    }
}

/// `POST /sign-in/code`
pub fn code(cx: &RequestContext) -> Result<Response, HttpError> {
    let half =
        cx.pending.as_ref().filter(|half| half.standing == AuthenticationLevel::NeedsCode).ok_or_else(HttpError::sign_in)?;
    let continuation = Continuation::read(cx);
    let code = match code_typed(cx) {
        Ok(code) => code,
        Err(fault) => return cx.again(|cx| code_page(cx, continuation), fault),
    };
    // Only users who know the password get here, so this count cannot be used to lock out another user.
    let shared = cx.read(|conn| Ok(attempts::shared(conn, (&half.account.id, Kind::WrongCode), None, cx.now)?))?;
    if let Some(Refusal::SlowDown { seconds, .. }) =
        cx.app.attempts.check(half.account.id.as_str(), "code", cx.now).err().or(shared)
    {
        let reply = cx.again(|cx| code_page(cx, continuation), CODE.wrong(attempts::of_account(seconds)))?;
        return Ok(Response { status: 429, ..reply }.header("Retry-After", seconds.to_string()));
    }
    let mark = cx.device.clone().unwrap_or_else(Token::draw);
    match cx.write(|conn| sign_in::finish(conn, cx.mail(), cx.now, half, &mark, &cx.app.factors, &code)) {
        Ok(token) => {
            cx.app.attempts.forget(half.account.id.as_str(), "code");
            Ok(continuation
                .go_on(cx)?
                .header("Set-Cookie", cx.app.session_cookie(&token, half.long_lived))
                .header("Set-Cookie", cx.app.device_cookie(&mark)))
        }
        Err(refusal @ Refusal::Faults(_)) => {
            cx.app.attempts.failed(half.account.id.as_str(), "code", cx.now);
            cx.note_refusal(Kind::WrongCode, Some(&half.account.id));
            cx.again(|cx| code_page(cx, continuation), refusal)
        }
        Err(other) => Err(other.into()),
    }
}

#[derive(Template)]
#[template(path = "account/second_factor.html")]
struct SetUpPage {
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
struct CodesPage {
    shell: Shell,
    codes: Vec<String>,
    continuation: Continuation,
}

/// The quiet zone around the QR code, in modules (ISO/IEC 18004 §5.3.8).
const QUIET: usize = 4;

/// The dark modules of a QR code as one SVG path, and the width of the image.
fn qr(text: &str) -> (String, usize) {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return (String::new(), 0) };
    let width = code.width();
    let mut path = String::new();
    for (at, _) in code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == qrcode::Color::Dark) {
        // Writing to a String cannot fail.
        let _ = write!(path, "M{} {}h1v1h-1z", at % width + QUIET, at / width + QUIET);
    }
    (path, width + 2 * QUIET)
}

pub(crate) fn set_up_page(
    cx: &RequestContext,
    continuation: Continuation,
    account: &Account,
    salt: &str,
) -> Result<Response, HttpError> {
    let secret = cx.app.factors.secret(&account.id, salt);
    let (issuer, email) = (query_value(&cx.mail().host), query_value(&account.email));
    let (qr, qr_side) = qr(&format!("otpauth://totp/{issuer}:{email}?secret={secret}&issuer={issuer}"));
    cx.page(&SetUpPage {
        shell: Shell::new(cx, Phrase::new("factor-title"), Nav::Account),
        needed: cx.app.factors.required && account.is_staff(),
        field: FIRST_CODE.with("", cx),
        continuation,
        qr,
        qr_side,
        secret: secret.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" "),
    })
}

/// The user who may set up a second factor: signed in, or required to do so first.
fn who(cx: &RequestContext) -> Option<&Recognized> {
    cx.viewer.as_ref().or_else(|| cx.pending.as_ref().filter(|half| half.standing == AuthenticationLevel::NeedsFactor))
}

/// `GET /account/second-factor`
pub fn show(cx: &RequestContext) -> Result<Response, HttpError> {
    let continuation = Continuation::read(cx);
    let Some(who) = who(cx) else {
        let standing = cx.pending.as_ref().map(|half| half.standing);
        return Ok(Response::see_other(match standing {
            Some(standing) => address(standing, SECOND_FACTOR),
            None => sign_in_to(SECOND_FACTOR),
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
        Some((left, key)) => cx.page(&ActiveFactorPage {
            shell: Shell::new(cx, Phrase::new("factor-yours"), Nav::Account),
            left,
            old_key: !key.is_empty() && key != cx.app.factors.keys().mark(),
            needed: cx.app.factors.required && account.is_staff(),
        }),
        None => set_up_page(cx, continuation, account, &who.session_id),
    }
}

/// `POST /account/second-factor`
pub fn set_up(cx: &RequestContext) -> Result<Response, HttpError> {
    let who = who(cx).ok_or_else(HttpError::sign_in)?;
    if cx.viewer.is_some() && !who.is_fresh(cx.now) {
        return ask_and_store(cx);
    }
    let (account, continuation) = (&who.account, Continuation::read(cx));
    let code = match code_typed(cx) {
        Ok(code) => code,
        Err(fault) => return cx.again(|cx| set_up_page(cx, continuation, account, &who.session_id), fault),
    };
    cx.app.attempts.check(account.id.as_str(), "code", cx.now)?;
    let mark = cx.device.clone().unwrap_or_else(Token::draw);
    let outcome = cx.write(|conn| {
        let codes = factors::set_up(conn, cx.mail(), cx.now, account, &cx.app.factors, &who.session_id, &code)?;
        let browser = Browser { name: &who.browser, mark: &mark };
        Ok((codes, sign_in::open_session(conn, cx.mail(), cx.now, account, browser, who.long_lived, true)?))
    });
    match outcome {
        Ok((codes, token)) => Ok(codes_page(cx, codes, continuation)?
            .header("Set-Cookie", cx.app.session_cookie(&token, who.long_lived))
            .header("Set-Cookie", cx.app.device_cookie(&mark))),
        Err(refusal @ Refusal::Faults(_)) => {
            cx.app.attempts.failed(account.id.as_str(), "code", cx.now);
            cx.again(|cx| set_up_page(cx, continuation, account, &who.session_id), refusal)
        }
        Err(other) => Err(other.into()),
    }
}

fn codes_page(cx: &RequestContext, codes: Vec<String>, continuation: Continuation) -> Result<Response, HttpError> {
    cx.page(&CodesPage { shell: Shell::new(cx, Phrase::new("factor-codes-yours"), Nav::Account), codes, continuation })
}

/// `POST /account/second-factor/codes`
pub fn renew(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    let codes = cx.write(|conn| factors::renew_codes(conn, cx.mail(), cx.now, account))?;
    codes_page(cx, codes, Continuation { next: SECOND_FACTOR.to_owned(), path: String::new(), kept: Vec::new() })
}

/// `POST /account/second-factor/remove`
pub fn remove(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    cx.write(|conn| factors::remove(conn, cx.mail(), cx.now, account))?;
    Ok(cx.app.left(Response::see_other(signed_out("factor"))))
}
