//! External sign-in (OpenID Connect): redirecting to the provider, the callback, and the form for unknown users.

use crate::actions::external_sign_in::{self, NewIdentityInput, SignInOutcome};
use crate::actions::sign_in::{Browser, PendingSignIn};
use crate::http::addresses::safe_local_path;
use crate::http::addresses::{
    ACCOUNT_EXTERNAL_SIGN_IN, ACCOUNT_IDENTITY_SECTION, ACCOUNT_PATH, EXTERNAL_SIGN_IN_PATH, SIGN_IN_PATH, sign_in_path_to,
};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::oidc::{Provider, SignInError, provider_display_name};
use crate::pages::account::constant_time::run_for_minimum_time;
use crate::pages::account::continuation::NEXT_PATH;
use crate::pages::account::second;
use crate::pages::partials::narrow::NarrowPage;
use crate::refusal::Refusal;
use crate::users::oidc::{LINK_HOURS, ProviderClaims, Secrets};
use crate::users::secrets::Token;
use crate::users::sessions::AuthenticationLevel;
use crate::users::{Account, EmailAddress, PersonName};
use askama::Template;
use urn_registry::i18n::Phrase;

/// The maximum length of an authorization code, in bytes.
const CODE_MAX: usize = 2048;

fn provider(cx: &RequestContext) -> Result<&Provider, HttpError> {
    cx.app.provider.as_ref().ok_or_else(|| HttpError::not_found(Phrase::new("thing-provider")))
}

/// The external sign-in, and the target after it.
pub const EXTERNAL_SIGN_IN_FIELDS: &[Field] = &[NEXT_PATH];

/// The name and the email address of a new account.
pub const NEW_ACCOUNT_FIELDS: &[Field] = &[NAME, super::sign_up::EMAIL];

const NAME: Field = super::sign_up::NAME.hint("oidc-f-name-hint");

fn failure_page(cx: &RequestContext, status: u16, title: &'static str, reason: Phrase) -> Result<Response, HttpError> {
    let (href, text) = if cx.viewer().is_some() { (ACCOUNT_PATH, "oidc-back") } else { (SIGN_IN_PATH, "word-sign-in") };
    let page = NarrowPage::new(cx, NavSection::Account, Phrase::new(title), reason).with_link(href, Phrase::new(text));
    Ok(cx.render_page_with(status, &page)?.header("Cache-Control", "no-store"))
}

/// A provider error. The details are in the log.
fn provider_error_page(cx: &RequestContext, provider: &Provider, trouble: &SignInError) -> Result<Response, HttpError> {
    let name = &provider.config.name;
    tracing::warn!(target: "nidreg::security", provider = name, network = cx.network, %trouble, "external sign-in failed");
    match trouble {
        SignInError::Away(_) => {
            let reason = Phrase::new("oidc-away").arg("name", name);
            Ok(failure_page(cx, 503, "oidc-closed", reason)?.header("Retry-After", "60"))
        }
        SignInError::NotBelieved(_) => {
            let reason = Phrase::new("oidc-not-believed").arg("name", name);
            failure_page(cx, 422, "oidc-not-in", reason)
        }
    }
}

fn redirect_to_provider(cx: &RequestContext, linker: Option<&Account>, next: &str) -> Result<Response, HttpError> {
    let provider = provider(cx)?;
    let secrets = Secrets::generate();
    let url = match provider.authorization_url(&secrets) {
        Ok(url) => url,
        Err(trouble) => return provider_error_page(cx, provider, &trouble),
    };
    cx.write_outside_action(|conn| external_sign_in::start_external_sign_in(conn, cx.now, linker, next, &secrets))?;
    Ok(Response::see_other(url).header("Set-Cookie", cx.app.external_sign_in_cookie(&secrets.browser, 15 * 60)))
}

/// `POST /sign-in/oidc/start`
pub fn start_external_sign_in(cx: &RequestContext) -> Result<Response, HttpError> {
    redirect_to_provider(cx, None, safe_local_path(NEXT_PATH.value_in(&cx.form)))
}

/// `POST /account/oidc/start`
pub fn start_linking_identity(cx: &RequestContext) -> Result<Response, HttpError> {
    redirect_to_provider(cx, Some(cx.signed_in_account()?), ACCOUNT_PATH)
}

fn browser<'a>(cx: &'a RequestContext, mark: &'a Token) -> Browser<'a> {
    Browser { name: cx.header("user-agent").unwrap_or("unknown"), mark }
}

/// The response after a complete or partial sign-in.
fn sign_in_response(cx: &RequestContext, begun: &PendingSignIn, mark: &Token, next: &str) -> Response {
    let reply = match begun.standing {
        AuthenticationLevel::Full => Response::see_other(safe_local_path(next)).header("Set-Cookie", cx.app.device_cookie(mark)),
        half => Response::see_other(second::sign_in_completion_url(half, next)),
    };
    reply.header("Set-Cookie", cx.app.session_cookie(&begun.token, false)).header("Set-Cookie", cx.app.expired_external_cookie())
}

/// `GET /sign-in/oidc/1/back`: the callback. It is only valid once, within its time limit, and in the browser that started
/// the sign-in.
pub fn provider_callback(cx: &RequestContext) -> Result<Response, HttpError> {
    let provider = provider(cx)?;
    let lost = || Phrase::new("oidc-lost");
    let state = Token::read(cx.query.get("state"));
    let Some((state, browser_secret)) = state.zip(cx.external_sign_in.clone()) else {
        return failure_page(cx, 400, "oidc-again", lost());
    };
    let secrets = Secrets { state, browser: browser_secret };
    let round = match cx.write_outside_action(|conn| external_sign_in::accept_provider_response(conn, cx.now, &secrets)) {
        Err(Refusal::NotFound { .. }) => return failure_page(cx, 400, "oidc-again", lost()),
        other => other?,
    };
    // RFC 9207: a response that names another issuer was not requested.
    if cx.query.has("iss") && cx.query.get("iss") != provider.config.issuer {
        return provider_error_page(cx, provider, &SignInError::NotBelieved("the response names a different issuer".to_owned()));
    }
    let code = cx.query.get("code");
    if cx.query.has("error") || code.is_empty() || code.len() > CODE_MAX {
        let reason = Phrase::new("oidc-refused").arg("name", &provider.config.name);
        return failure_page(cx, 422, "oidc-not-in", reason);
    }
    let shown = match provider.identify_user(&secrets, code, cx.now) {
        Ok(shown) => shown,
        Err(trouble) => return provider_error_page(cx, provider, &trouble),
    };
    let mark = cx.device.clone().unwrap_or_else(Token::generate);
    let required = cx.app.factors.required;
    let came = cx
        .write(|conn| external_sign_in::receive_claims(conn, (cx.mail(), cx.now), &round, &shown, browser(cx, &mark), required));
    match came {
        Ok(SignInOutcome::In(begun)) => Ok(sign_in_response(cx, &begun, &mark, &round.next)),
        Ok(SignInOutcome::ToLink) => Ok(Response::see_other(ACCOUNT_EXTERNAL_SIGN_IN)),
        Ok(SignInOutcome::Unknown) => Ok(Response::see_other(EXTERNAL_SIGN_IN_PATH)),
        Err(Refusal::NotPermitted { reason } | Refusal::WrongState { reason }) => failure_page(cx, 422, "oidc-not-in", reason),
        Err(other) => Err(other.into()),
    }
}

#[derive(Template)]
#[template(path = "account/external_sign_in.html")]
struct UnlinkedIdentityPage {
    shell: Shell,
    fields: Vec<FormField>,
    provider: String,
    /// The name of the user at the provider.
    called: String,
    /// The page for signing in to an existing account.
    sign_in: String,
}

/// The pending identity that the provider returned for this browser.
fn waiting(cx: &RequestContext) -> Result<Option<(ProviderClaims, &Provider)>, HttpError> {
    let (Some(secret), Some(provider)) = (&cx.external_sign_in, &cx.app.provider) else { return Ok(None) };
    match cx.read(|conn| external_sign_in::pending_attempt(conn, cx.now, secret)) {
        Err(Refusal::NotFound { .. }) => Ok(None),
        other => Ok(Some((other?.1, provider))),
    }
}

fn no_pending_identity_page(cx: &RequestContext) -> Result<Response, HttpError> {
    failure_page(cx, 400, "oidc-again", Phrase::new("oidc-none"))
}

fn unlinked_identity_page(cx: &RequestContext, shown: &ProviderClaims, provider: &Provider) -> Result<Response, HttpError> {
    let typed = |field: Field, own: Option<&String>| field.submitted_form_field_or(cx, own.map_or("", String::as_str));
    cx.render_page(&UnlinkedIdentityPage {
        shell: Shell::new(cx, Phrase::new("oidc-who"), NavSection::Account),
        fields: vec![typed(NAME, shown.name.as_ref()), typed(super::sign_up::EMAIL, shown.email.as_ref())],
        provider: provider.config.name.clone(),
        called: shown.display_name().to_owned(),
        sign_in: sign_in_path_to(ACCOUNT_EXTERNAL_SIGN_IN),
    })
}

/// `GET /sign-in/oidc`
pub fn unlinked_identity_form(cx: &RequestContext) -> Result<Response, HttpError> {
    match waiting(cx)? {
        Some((shown, provider)) => Ok(unlinked_identity_page(cx, &shown, provider)?.header("Cache-Control", "no-store")),
        None => no_pending_identity_page(cx),
    }
}

/// `POST /sign-in/oidc`: the response does not reveal whether the address has an account.
pub fn request_account(cx: &RequestContext) -> Result<Response, HttpError> {
    let (Some((_, provider)), Some(secret)) = (waiting(cx)?, &cx.external_sign_in) else { return no_pending_identity_page(cx) };
    let email = EmailAddress::parse(super::sign_up::EMAIL.value_in(&cx.form));
    let (name, email) = match Refusal::combine(PersonName::parse(NAME.value_in(&cx.form)), email) {
        Ok(read) => read,
        Err(refusal) => return cx.show_form_again(unlinked_identity_form, refusal),
    };
    let asks = NewIdentityInput { name: &name, email: &email, provider: &provider.config.name, lang: cx.preferred_lang };
    match run_for_minimum_time(|| cx.write(|conn| external_sign_in::email_sign_in_link(conn, (cx.mail(), cx.now), &asks, secret)))
    {
        Ok(()) => {
            let text = Phrase::new("oidc-mailed").arg("email", email.to_string()).arg("hours", LINK_HOURS);
            let page = super::message_page(cx, Phrase::new("word-check-your-email"), text)?;
            Ok(page.header("Set-Cookie", cx.app.external_sign_in_cookie(secret, LINK_HOURS * 60 * 60)))
        }
        Err(Refusal::NotFound { .. }) => no_pending_identity_page(cx),
        Err(refusal) => cx.show_form_again(unlinked_identity_form, refusal),
    }
}

#[derive(Template)]
#[template(path = "account/external_sign_in_link.html")]
struct LinkIdentityPage {
    shell: Shell,
    title: Phrase,
    action: String,
    provider: String,
    called: String,
    /// The address of the account to be linked.
    email: String,
    /// Whether the account is created by the link.
    is_new: bool,
}

fn link_identity_page(
    cx: &RequestContext,
    action: &str,
    shown: &ProviderClaims,
    account: &Account,
) -> Result<Response, HttpError> {
    let title = Phrase::new("oidc-link");
    let page = LinkIdentityPage {
        shell: Shell::new(cx, title.clone(), NavSection::Account),
        title,
        action: action.to_owned(),
        provider: provider_display_name(cx.app.provider.as_ref(), &shown.issuer),
        called: shown.display_name().to_owned(),
        email: account.email.clone(),
        is_new: account.verified_at.is_none(),
    };
    Ok(cx.render_page(&page)?.header("Cache-Control", "no-store"))
}

/// `GET /account/oidc`: the identity at the provider, and a button. Returning from the provider alone links nothing.
pub fn link_identity_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let Some(secret) = &cx.external_sign_in else { return no_pending_identity_page(cx) };
    match cx.read(|conn| external_sign_in::attempt_to_link(conn, cx.now, account, secret)) {
        Ok((_, shown)) => link_identity_page(cx, ACCOUNT_EXTERNAL_SIGN_IN, &shown, account),
        Err(Refusal::NotFound { .. }) => no_pending_identity_page(cx),
        Err(other) => Err(other.into()),
    }
}

/// `POST /account/oidc`
pub fn link_identity(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let Some(secret) = &cx.external_sign_in else { return no_pending_identity_page(cx) };
    let linked = cx.write(|conn| {
        let (_, shown) = external_sign_in::attempt_to_link(conn, cx.now, account, secret)?;
        external_sign_in::link_identity(
            conn,
            (cx.mail(), cx.now),
            account,
            secret,
            &provider_display_name(cx.app.provider.as_ref(), &shown.issuer),
        )
    });
    match linked {
        Ok(()) => Ok(Response::see_other(ACCOUNT_IDENTITY_SECTION).header("Set-Cookie", cx.app.expired_external_cookie())),
        Err(Refusal::NotFound { .. }) => no_pending_identity_page(cx),
        Err(other) => Err(other.into()),
    }
}

/// `POST /account/oidc/{id}/end`
pub fn unlink_identity(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let id = cx.param("id");
    cx.write(|conn| {
        let own = crate::users::oidc::queries::of_account(conn, &account.id)?;
        let issuer = own.iter().find(|identity| identity.id == id).map_or("", |identity| identity.issuer.as_str());
        external_sign_in::unlink_identity(
            conn,
            (cx.mail(), cx.now),
            account,
            id,
            &provider_display_name(cx.app.provider.as_ref(), issuer),
        )
    })?;
    Ok(Response::see_other(ACCOUNT_IDENTITY_SECTION))
}

/// `GET /sign-in/join/{token}`: shows a button, because mail programs open links automatically.
pub fn link_by_email_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    match cx.read(|conn| external_sign_in::find_emailed_attempt(conn, cx.now, &token, cx.external_sign_in.as_ref())) {
        Ok((_, shown, account, _)) => link_identity_page(cx, cx.path(), &shown, &account),
        Err(Refusal::NotPermitted { reason }) => failure_page(cx, 403, "oidc-browser", reason),
        Err(other) => Err(other.into()),
    }
}

/// `POST /sign-in/join/{token}`
pub fn link_by_email(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    let mark = cx.device.clone().unwrap_or_else(Token::generate);
    let required = cx.app.factors.required;
    let joined = cx.write(|conn| {
        let (round, shown, ..) = external_sign_in::find_emailed_attempt(conn, cx.now, &token, cx.external_sign_in.as_ref())?;
        let name = provider_display_name(cx.app.provider.as_ref(), &shown.issuer);
        let browser = browser(cx, &mark);
        let begun = external_sign_in::complete_emailed_sign_in(
            conn,
            (cx.mail(), cx.now),
            &token,
            cx.external_sign_in.as_ref(),
            &name,
            browser,
            required,
        )?;
        Ok((begun, round.next))
    });
    match joined {
        Ok((begun, next)) => Ok(sign_in_response(cx, &begun, &mark, &next)),
        Err(Refusal::NotPermitted { reason }) => failure_page(cx, 403, "oidc-browser", reason),
        Err(other) => Err(other.into()),
    }
}
