//! Sign-up: the address first, then name and password on the page of the emailed link, which also signs in. The first
//! administrator is created with the link that the server prints at its first start.

use crate::actions::accounts::{self, SignUp};
use crate::actions::sign_in::Browser;
use crate::http::addresses::{ACCOUNT_PATH, encode_query_value, safe_local_path, sign_in_notice_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::pages::account::{constant_time, form_page, message_page, second};
use crate::pages::registrant::start::{start_for_new_account, start_from_url};
use crate::refusal::{Refusal, at};
use crate::users::links::LinkPurpose;
use crate::users::passwords::PASSWORD_MIN;
use crate::users::secrets::{Token, hash_password};
use crate::users::sessions::AuthenticationLevel;
use crate::users::{Account, EmailAddress, Password, PersonName};
use urn_registry::i18n::Phrase;

pub(super) const NAME: Field = Field::text(at::NAME, "sign-up-f-name").hint("sign-up-f-name-hint").complete("name");
pub(super) const EMAIL: Field = Field::email(at::EMAIL, "word-email-address").hint("sign-up-f-email-hint").complete("email");
const PASSWORD: Field = Field::password(at::PASSWORD, "sign-in-f-password", "new-password");

/// The address of a new account. The person who enters it has not proved to own it, so nothing else is asked.
pub const SIGN_UP_FIELDS: &[Field] = &[EMAIL];
/// The name and the password of a new account, on the page of the emailed link.
pub const COMPLETE_SIGN_UP_FIELDS: &[Field] = &[NAME, PASSWORD];
/// The first administrator.
pub const FIRST_ADMINISTRATOR_FIELDS: &[Field] = &[NAME, EMAIL, PASSWORD];

fn new_password_field(cx: &RequestContext) -> FormField {
    let hint = Phrase::new("sign-up-f-password-hint").arg("least", PASSWORD_MIN);
    PASSWORD.submitted_form_field(cx).hint(hint)
}

fn read_name(cx: &RequestContext) -> Result<PersonName, Refusal> {
    PersonName::parse(NAME.value_in(&cx.form))
}

fn read_sign_up(cx: &RequestContext) -> Result<SignUp, Refusal> {
    let (name, email) = Refusal::combine(read_name(cx), EmailAddress::parse(EMAIL.value_in(&cx.form)))?;
    Ok(SignUp { name, email, lang: cx.preferred_lang })
}

/// `GET /account/new`
pub fn sign_up_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let lede = match start_from_url(cx.query.get("next")) {
        Some(_) => Phrase::new("sign-up-lede-request-html").arg("next", encode_query_value(cx.query.get("next"))),
        None => Phrase::new("sign-up-lede"),
    };
    form_page(cx, "sign-up-title", lede, vec![EMAIL.submitted_form_field(cx)], "sign-up-do")
}

/// `POST /account/new`
pub fn sign_up(cx: &RequestContext) -> Result<Response, HttpError> {
    cx.release_hashing_permit();
    let email = match EmailAddress::parse(EMAIL.value_in(&cx.form)) {
        Ok(email) => email,
        Err(refusal) => return cx.show_form_again(sign_up_form, refusal),
    };
    let next = match cx.query.get("next") {
        "" => "",
        next => safe_local_path(next),
    };
    constant_time::run_for_minimum_time(|| {
        cx.write(|conn| accounts::sign_up(conn, cx.mail(), cx.now, (&email, cx.preferred_lang), next))
    })?;
    message_page(cx, Phrase::new("word-check-your-email"), Phrase::new("sign-up-mailed-to").arg("email", email.to_string()))
}

/// `GET /account/verify/{token}`: name, password and a button, because mail programs open links automatically. The page shows the
/// address, so that users see which account they complete, but nothing that was entered when the link was requested: another person may
/// have requested it.
pub fn complete_sign_up_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    let found = cx.read(|conn| accounts::find_verify_link(conn, cx.now, &token))?;
    complete_sign_up_page(cx, &found)
}

fn complete_sign_up_page(cx: &RequestContext, (account, next): &(Account, String)) -> Result<Response, HttpError> {
    let (lede, button) = match start_from_url(next) {
        Some(_) => ("sign-up-verify-lede-request", "sign-up-verify-do-request"),
        None => ("sign-up-verify-lede", "sign-up-verify-do"),
    };
    // Only an administrator can have entered a name.
    let fields = vec![NAME.submitted_form_field_or(cx, &account.name), new_password_field(cx)];
    form_page(cx, "sign-up-verify", Phrase::new(lede).arg("email", account.email.clone()), fields, button)
}

/// `POST /account/verify/{token}`: verifies the address, sets the password, signs the user in, and starts the request that they signed up
/// for.
pub fn complete_sign_up(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    let found = cx.read(|conn| accounts::find_verify_link(conn, cx.now, &token))?;
    let own = [NAME.value_in(&cx.form), &found.0.email];
    let password = Password::parse(PASSWORD.value_in(&cx.form), PASSWORD.name, &own);
    let (name, password) = match Refusal::combine(read_name(cx), password) {
        Ok(read) => read,
        Err(refusal) => return cx.show_form_again(|cx| complete_sign_up_page(cx, &found), refusal),
    };
    let hash = hash_password(&password);
    cx.release_hashing_permit();
    let mark = cx.device.clone().unwrap_or_else(Token::generate);
    let browser = Browser { name: cx.header("user-agent").unwrap_or("unknown"), mark: &mark };
    let required = cx.app.factors.required;
    let begun = cx.write(|conn| accounts::verify_email(conn, (cx.mail(), cx.now), &token, (&name, &hash), browser, required));
    let begun = match begun {
        Ok(begun) => begun,
        Err(refusal) => return cx.show_form_again(|cx| complete_sign_up_page(cx, &found), refusal),
    };
    let (account, next) = found;
    let next = if next.is_empty() { ACCOUNT_PATH } else { next.as_str() };
    let reply = if begun.standing == AuthenticationLevel::Full {
        let account = Account { name: name.as_str().to_owned(), verified_at: Some(cx.now), ..account };
        let draft = start_for_new_account(cx, &account, next);
        Response::see_other(draft.as_deref().unwrap_or(next)).header("Set-Cookie", cx.app.device_cookie(&mark))
    } else {
        Response::see_other(second::sign_in_completion_url(begun.standing, next))
    };
    Ok(reply.header("Set-Cookie", cx.app.session_cookie(&begun.token, false)))
}

/// `GET /setup/{token}`: creates the first administrator.
pub fn first_administrator_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    cx.read(|conn| accounts::find_link(conn, cx.now, &token, LinkPurpose::FirstAdmin))?;
    first_administrator_page(cx)
}

fn first_administrator_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let fields = vec![NAME.submitted_form_field(cx), EMAIL.submitted_form_field(cx), new_password_field(cx)];
    form_page(cx, "sign-up-setup", Phrase::new("sign-up-setup-lede"), fields, "sign-up-setup-do")
}

/// `POST /setup/{token}`
pub fn create_first_administrator(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    cx.read(|conn| accounts::find_link(conn, cx.now, &token, LinkPurpose::FirstAdmin))?;
    let own = [NAME.value_in(&cx.form), EMAIL.value_in(&cx.form)];
    let password = Password::parse(PASSWORD.value_in(&cx.form), PASSWORD.name, &own);
    let (new, password) = match Refusal::combine(read_sign_up(cx), password) {
        Ok(read) => read,
        Err(refusal) => return cx.show_form_again(first_administrator_page, refusal),
    };
    let hash = hash_password(&password);
    cx.release_hashing_permit();
    cx.write(|conn| accounts::make_first_admin(conn, cx.now, &token, &new, &hash))?;
    Ok(Response::see_other(sign_in_notice_path("setup")))
}
