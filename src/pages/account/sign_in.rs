//! Signing in and out.

use crate::actions::sign_in::{self, Browser};
use crate::http::addresses::SIGN_IN_PATH;
use crate::http::client;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::AccountId;
use crate::pages::account::constant_time::SignInTimer;
use crate::pages::account::continuation::{Continuation, NEXT_PATH, STORED_FIELD_PREFIX, STORED_FORM_PATH};
use crate::pages::account::external_sign_in_forms::{allow_forms_to_provider, provider_name};
use crate::pages::account::place::sign_in_attempt_origin;
use crate::pages::account::second;
use crate::pages::partials::invited::invited_request;
use crate::pages::registrant::start;
use crate::refusal::{Refusal, at};
use crate::users::refusals::Kind;
use crate::users::secrets::{Token, hash_password, is_outdated, verify_password};
use crate::users::sessions::AuthenticationLevel;
use crate::users::{Password, attempts, queries};
use askama::Template;
use urn_registry::i18n::Phrase;

/// The maximum length of an address, in bytes. RFC 5321 §4.5.3.1.3 allows 254.
const EMAIL_BYTES_MAX: usize = 320;

const EMAIL: Field = Field::email(at::EMAIL, "word-email-address").complete("username");
const PASSWORD: Field = Field::password(at::PASSWORD, "sign-in-f-password", "current-password");
/// Stay signed in for 30 days.
const STAY_SIGNED_IN: Field = Field::choice(at::KEEP).discarded_if_refused();

/// Signing in, with the state that is passed through the page.
pub const SIGN_IN_FIELDS: &[Field] = &[EMAIL, PASSWORD, STAY_SIGNED_IN, NEXT_PATH, STORED_FORM_PATH, STORED_FIELD_PREFIX];

#[derive(Template)]
#[template(path = "account/sign_in.html")]
struct SignInPage {
    shell: Shell,
    fields: Vec<FormField>,
    continuation: Continuation,
    done: Phrase,
    /// The request that the user is invited to: number and title.
    invited: Option<(String, Phrase)>,
    /// The provider for external sign-in.
    provider: Option<String>,
}

/// The action that was completed just before the sign-in page, by the keyword in its URL.
fn completed_action_text(word: &str) -> Phrase {
    Phrase::new(match word {
        "password" => "sign-in-done-password",
        "setup" => "sign-in-done-setup",
        "closed" => "sign-in-done-closed",
        "factor" => "sign-in-done-factor",
        _ => return Phrase::default(),
    })
}

fn sign_in_page(cx: &RequestContext, continuation: Continuation) -> Result<Response, HttpError> {
    let email = if cx.path() == SIGN_IN_PATH { EMAIL.value_in(&cx.form) } else { "" };
    let reply = cx.render_page(&SignInPage {
        shell: Shell::new(cx, Phrase::new("word-sign-in"), NavSection::Account),
        fields: vec![EMAIL.form_field_with(email, cx), PASSWORD.form_field_with("", cx)],
        invited: invited_request(cx, &continuation.next)?,
        continuation,
        done: completed_action_text(cx.query.get("done")),
        provider: provider_name(cx),
    })?;
    Ok(allow_forms_to_provider(cx, reply))
}

/// `GET /sign-in`
pub fn sign_in_form(cx: &RequestContext) -> Result<Response, HttpError> {
    sign_in_page(cx, Continuation::from_request(cx))
}

/// A form was submitted without a session. Its text is preserved while the user signs in, or while the user signs up if the form is for a
/// new namespace.
pub fn sign_in_before_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let continuation = Continuation::of_submitted_form(cx);
    match start::redirect_to_sign_up(cx, &continuation.next)? {
        Some(reply) => Ok(reply),
        None => Ok(Response { status: 401, ..sign_in_page(cx, continuation)? }),
    }
}

/// `POST /sign-in`
pub fn sign_in(cx: &RequestContext) -> Result<Response, HttpError> {
    let (even, continuation) = (SignInTimer::start(), Continuation::from_request(cx));
    if EMAIL.value_in(&cx.form).len() > EMAIL_BYTES_MAX {
        return Err(HttpError::bad_request(Phrase::new("refusal-long-email")));
    }
    let folded = EMAIL.value_in(&cx.form).trim().to_lowercase();
    let (place, hash, id, shared) = cx.read(|conn| {
        let id = queries::by_email(conn, &folded)?.map(|account| account.id);
        let place = sign_in_attempt_origin(cx, conn, &folded)?;
        // Attempts from a known browser are counted by this instance alone. The lookup is done in any case, so that timing
        // reveals nothing.
        let of = (&id.clone().unwrap_or(AccountId::PROGRAM), Kind::WrongPassword);
        let shared = attempts::check_logged_failures(conn, of, Some(&cx.network), cx.now)?.filter(|_| place == cx.network);
        Ok((place, queries::password_hash(conn, &folded)?, id, shared))
    })?;
    // A browser in which this user signed in before is not delayed by guesses from its surroundings.
    let around = if place == cx.network { client::wider_networks(&cx.network) } else { Vec::new() };
    let waits = cx.app.attempts.check_with_networks(&folded, &place, &around, cx.now).err().or(shared);
    if let Some(Refusal::SlowDown { reason, seconds }) = waits {
        cx.log_refusal(Kind::KeptOut, id.as_ref());
        cx.release_hashing_permit();
        even.wait_response_time();
        let reply = cx.show_form_again(|cx| sign_in_page(cx, continuation), EMAIL.fault(reason))?;
        return Ok(Response { status: 429, ..reply }.header("Retry-After", seconds.to_string()));
    }
    // The work and the message are the same whether the address is unknown or the password is wrong.
    let password = Password::unchecked(PASSWORD.value_in(&cx.form));
    if !verify_password(&password, hash.as_deref()) {
        cx.app.attempts.count_failure(&folded, &place, cx.now);
        for (network, _) in &around {
            cx.app.attempts.count_failure(&folded, network, cx.now);
        }
        cx.release_hashing_permit();
        // A row is written in either case, so that timing does not reveal who has an account.
        cx.log_refusal(Kind::WrongPassword, id.as_ref());
        let whose = id.clone().unwrap_or(AccountId::PROGRAM);
        if let Err(error) = cx.write_outside_action(|conn| sign_in::notify_of_failures(conn, cx.mail(), cx.now, &whose)) {
            tracing::warn!(%error, "the failures of an account could not be counted");
        }
        even.wait_sign_in_time();
        return cx.show_form_again(|cx| sign_in_page(cx, continuation), EMAIL.fault(Phrase::new("refusal-sign-in-wrong")));
    }
    cx.app.attempts.reset_failures(&folded, &place);
    // Rehashes with the current parameters, now that the password is available.
    let renewed = hash.as_deref().filter(|hash| is_outdated(hash)).map(|_| hash_password(&password));
    cx.release_hashing_permit();
    let long_lived = STAY_SIGNED_IN.value_in(&cx.form) == "yes";
    let mark = cx.device.clone().unwrap_or_else(Token::generate);
    let browser = Browser { name: cx.header("user-agent").unwrap_or("unknown"), mark: &mark };
    let required = cx.app.factors.required;
    let outcome = cx.write(|conn| {
        let account = queries::by_email(conn, &folded)?.ok_or_else(|| Refusal::not_found(Phrase::new("thing-account")))?;
        if let Some(renewed) = renewed.as_deref().filter(|_| account.verified_at.is_some()) {
            queries::set_password(conn, &account.id, renewed)?;
        }
        sign_in::begin_sign_in(conn, cx.mail(), cx.now, &account, browser, long_lived, required).map(|begun| (account, begun))
    });
    let (account, begun) = match outcome {
        Err(Refusal::NotPermitted { reason }) => {
            return cx.show_form_again(|cx| sign_in_page(cx, continuation), EMAIL.fault(reason));
        }
        other => other?,
    };
    let reply = match begun.standing {
        AuthenticationLevel::Full => continuation.into_response(cx)?,
        AuthenticationLevel::NeedsCode if continuation.has_form() => second::sign_in_code_page(cx, continuation)?,
        AuthenticationLevel::NeedsFactor if continuation.has_form() => {
            second::set_up_factor_page(cx, continuation, &account, &begun.session_id)?
        }
        half => Response::see_other(second::sign_in_completion_url(half, &continuation.next)),
    };
    let reply = reply.header("Set-Cookie", cx.app.session_cookie(&begun.token, long_lived));
    // A browser becomes known only after a complete sign-in.
    Ok(if begun.standing == AuthenticationLevel::Full { reply.header("Set-Cookie", cx.app.device_cookie(&mark)) } else { reply })
}

/// `POST /sign-out`
pub fn sign_out(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    if let Some(token) = &cx.token {
        cx.write(|conn| sign_in::sign_out(conn, cx.now, account, token))?;
    }
    Ok(cx.app.add_sign_out_headers(Response::see_other("/")))
}
