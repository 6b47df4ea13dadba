//! Account pages: sign-in, sign-up, the second factor, and account settings.

pub mod activity;
pub mod address;
pub mod confirm;
pub(in crate::pages) mod constant_time;
mod continuation;
pub mod external_sign_in;
mod external_sign_in_forms;
pub mod own;
mod place;
pub mod second;
pub mod sign_in;
pub mod sign_up;
pub mod tokens;
pub mod unfollow;
pub mod waiting;

use crate::actions::accounts;
use crate::actions::sign_in as coming_in;
use crate::actions::{own_account, resend};
use crate::clock;
use crate::http::addresses::{ACCOUNT_PATH, AWAY_PATH, SIGN_IN_PATH, sign_in_notice_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::{ActionForm, FormField};
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::mail::single;
use crate::mail::single::queries::DeliveryFailures;
use crate::oidc::provider_display_name;
use crate::pages::account::external_sign_in_forms::{allow_forms_to_provider, provider_name};
use crate::pages::partials::narrow::NarrowPage;
use crate::refusal::at;
use crate::users;
use crate::users::attempts;
use crate::users::devices;
use crate::users::refusals::Kind;
use crate::users::secrets::{hash_password, verify_password};
use crate::users::{Account, EmailAddress, Password, Role, queries};
use askama::Template;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

/// A page with one form, which is sent to the URL of the page.
fn form_page(
    cx: &RequestContext,
    title: &'static str,
    lede: Phrase,
    fields: Vec<FormField>,
    button: &'static str,
) -> Result<Response, HttpError> {
    let form = fields.into_iter().fold(ActionForm::uncollapsed("", button), ActionForm::field);
    NarrowPage::new(cx, NavSection::Account, Phrase::new(title), lede).with_form(form).to_response(cx)
}

pub(super) fn message_page(cx: &RequestContext, title: Phrase, text: Phrase) -> Result<Response, HttpError> {
    NarrowPage::new(cx, NavSection::Account, title, text).with_link(SIGN_IN_PATH, Phrase::new("word-sign-in")).to_response(cx)
}

/// The address that a link is sent to.
const RESET_EMAIL: Field = Field::email(at::EMAIL, "word-email-address").complete("username");
const RESET_PASSWORD: Field = Field::password(at::PASSWORD, "sign-up-f-new", "new-password");

/// Requests a password reset.
pub const REQUEST_RESET_FIELDS: &[Field] = &[RESET_EMAIL];
pub const RESET_PASSWORD_FIELDS: &[Field] = &[RESET_PASSWORD];

/// A code of the second factor.
const SECOND_FACTOR_CODE: Field = Field::secret(at::CODE, "sign-in-f-code").hint("sign-in-f-code-hint").complete("one-time-code");

const CURRENT_PASSWORD: Field = Field::password("current_password", "sign-up-f-current", "current-password");
const NEW_PASSWORD: Field = Field::password("new_password", "sign-up-f-new", "new-password");

pub const CHANGE_PASSWORD_FIELDS: &[Field] = &[CURRENT_PASSWORD, NEW_PASSWORD];

/// `GET /account/reset`
pub fn request_password_reset_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let fields = vec![RESET_EMAIL.submitted_form_field(cx)];
    form_page(cx, "sign-up-ask-reset", Phrase::new("sign-up-ask-reset-lede"), fields, "word-send-link")
}

/// `POST /account/reset`
pub fn request_password_reset(cx: &RequestContext) -> Result<Response, HttpError> {
    let email = match EmailAddress::parse(RESET_EMAIL.value_in(&cx.form)) {
        Ok(email) => email,
        Err(refusal) => return cx.show_form_again(request_password_reset_form, refusal),
    };
    constant_time::run_for_minimum_time(|| cx.write(|conn| accounts::request_password_reset(conn, cx.mail(), cx.now, &email)))?;
    message_page(cx, Phrase::new("word-check-your-email"), Phrase::new("sign-up-look-for").arg("email", email.to_string()))
}

/// `GET /account/reset/{token}`
pub fn reset_password_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    cx.read(|conn| accounts::find_reset_link(conn, cx.now, &token))?;
    reset_password_page(cx)
}

fn reset_password_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let hint = Phrase::new("sign-up-f-reset-hint").arg("least", crate::users::passwords::PASSWORD_MIN);
    let fields = vec![RESET_PASSWORD.submitted_form_field(cx).hint(hint)];
    form_page(cx, "sign-up-reset", Phrase::new("sign-up-reset-lede"), fields, "sign-up-reset-do")
}

/// `POST /account/reset/{token}`
pub fn reset_password(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    let owner = cx.read(|conn| accounts::find_reset_link(conn, cx.now, &token))?;
    let password = match Password::parse(RESET_PASSWORD.value_in(&cx.form), RESET_PASSWORD.name, &[&owner.name, &owner.email]) {
        Ok(password) => password,
        Err(refusal) => return cx.show_form_again(reset_password_page, refusal),
    };
    let hash = hash_password(&password);
    cx.release_hashing_permit();
    let account = cx.write(|conn| accounts::reset_password(conn, cx.mail(), cx.now, &token, &hash))?;
    // The owner of an address must be able to reset the password, even after failed attempts by others from the same network.
    cx.app.attempts.reset_failures(&account.email.to_lowercase(), &cx.network);
    Ok(cx.app.add_sign_out_headers(Response::see_other(sign_in_notice_path("password"))))
}

#[derive(Template)]
#[template(path = "account/account.html")]
struct AccountPage {
    shell: Shell,
    name: String,
    email: String,
    roles: Phrase,
    is_admin: bool,
    /// The form of the date that is shown beside the name, for experts and operators.
    away: Option<ActionForm>,
    fields: Vec<FormField>,
    sessions: Vec<SessionRow>,
    /// Whether there is a password: accounts created by external sign-in have none.
    has_password: bool,
    /// The linked external sign-ins.
    linked: Vec<LinkedIdentityRow>,
    /// The provider for external sign-in.
    provider: Option<String>,
    /// Emails that could not be delivered to the address.
    missing: Option<DeliveryFailures>,
    /// The sender address of emails.
    from: String,
}

struct LinkedIdentityRow {
    id: String,
    provider: String,
    called: String,
    since: String,
    used: Option<String>,
}

struct SessionRow {
    id: String,
    browser: Phrase,
    since: String,
    seen: String,
    this: bool,
}

/// `POST /account/emails/resume`: resumes delivery to the user's address.
pub fn resume_emails(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    cx.write(|conn| resend::resume_own_delivery(conn, ctx))?;
    Ok(Response::see_other(ACCOUNT_PATH))
}

const AWAY_UNTIL: Field = Field::text(at::UNTIL, "away-f-until").hint("away-f-until-hint");

/// The last day away.
pub const AWAY_FIELDS: &[Field] = &[AWAY_UNTIL];

fn away_form(cx: &RequestContext, until: Option<Date>) -> ActionForm {
    let value = until.map_or_else(String::new, |until| until.to_string());
    ActionForm::new("away-title", AWAY_PATH.to_owned(), "draft-save")
        .field(AWAY_UNTIL.submitted_form_field_or(cx, &value))
        .expanded()
}

/// `POST /account/away`: sets the date that is shown beside the name of an expert or operator; without a date, none is shown.
pub fn set_away(cx: &RequestContext) -> Result<Response, HttpError> {
    let ctx = cx.action_context()?;
    let until = match AWAY_UNTIL.value_in(&cx.form).trim() {
        "" => Ok(None),
        _ => AWAY_UNTIL.date_value(&cx.form).map(Some),
    };
    match until {
        Ok(until) => cx.respond_to_form(cx.write(|conn| own_account::set_away(conn, ctx, until)), ACCOUNT_PATH, account_page),
        Err(fault) => cx.show_form_again(account_page, fault),
    }
}

/// `GET /account`
pub fn account_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let own = cx.viewer.as_ref().map(|viewer| viewer.session_id.clone()).unwrap_or_default();
    let may_be_away = [Role::Expert, Role::Lead, Role::Operator].into_iter().any(|role| account.has_role(role));
    let (sessions, missing, linked, has_password, away) = cx.read(|conn| {
        let sessions = queries::sessions_of(conn, &account.id, cx.now.into())?;
        let linked = users::oidc::queries::of_account(conn, &account.id)?;
        let missing = single::queries::delivery_failures(conn, &account.email)?;
        let away = if may_be_away { Some(queries::users_away(conn, clock::day(cx.now))?.remove(&account.id)) } else { None };
        Ok((sessions, missing, linked, queries::has_password(conn, &account.id)?, away))
    })?;
    let time = |at: jiff::Timestamp| at.strftime("%Y-%m-%d %H:%M UTC").to_string();
    let reply = cx.render_page(&AccountPage {
        has_password,
        linked: linked
            .into_iter()
            .map(|one| LinkedIdentityRow {
                provider: provider_display_name(cx.app.provider.as_ref(), &one.issuer),
                since: time(one.linked_at),
                used: one.used_at.map(time),
                id: one.id,
                called: one.called,
            })
            .collect(),
        provider: provider_name(cx),
        shell: Shell::new(cx, Phrase::new("account-title"), NavSection::Account),
        name: account.name.clone(),
        email: account.email.clone(),
        roles: roles_text(account),
        is_admin: account.has_role(Role::Admin),
        away: away.map(|until| away_form(cx, until)),
        fields: vec![CURRENT_PASSWORD.submitted_form_field(cx), NEW_PASSWORD.submitted_form_field(cx)],
        sessions: sessions
            .into_iter()
            .map(|session| SessionRow {
                this: session.id == own,
                since: time(session.created_at),
                seen: time(session.last_seen_at),
                id: session.id,
                browser: devices::browser_description(&session.browser),
            })
            .collect(),
        missing,
        from: cx.mail().from.clone(),
    })?;
    Ok(allow_forms_to_provider(cx, reply))
}

fn roles_text(account: &Account) -> Phrase {
    let text = std::iter::once(Phrase::new("word-registrant")).chain(account.roles.iter().map(|role| role.phrase()));
    Phrase::join_phrases(text, "listed")
}

/// `POST /account/password`
pub fn change_password(cx: &RequestContext) -> Result<Response, HttpError> {
    let person = cx.signed_in_account()?;
    let (hash, shared) = cx.read(|conn| {
        let shared = attempts::check_logged_failures(conn, (&person.id, Kind::NotConfirmed), None, cx.now)?;
        Ok((queries::password_hash(conn, &person.email.to_lowercase())?, shared))
    })?;
    cx.app.attempts.check(person.id.as_str(), "password", cx.now)?;
    shared.map_or(Ok(()), Err)?;
    if !verify_password(&Password::unchecked(CURRENT_PASSWORD.value_in(&cx.form)), hash.as_deref()) {
        cx.app.attempts.count_failure(person.id.as_str(), "password", cx.now);
        cx.log_refusal(Kind::NotConfirmed, Some(&person.id));
        return cx.show_form_again(account_page, CURRENT_PASSWORD.fault(Phrase::new("refusal-not-current")));
    }
    let password = match Password::parse(NEW_PASSWORD.value_in(&cx.form), NEW_PASSWORD.name, &[&person.name, &person.email]) {
        Ok(password) => password,
        Err(refusal) => return cx.show_form_again(account_page, refusal),
    };
    let hash = hash_password(&password);
    cx.release_hashing_permit();
    cx.write(|conn| accounts::set_password(conn, cx.mail(), cx.now, person, &hash))?;
    Ok(cx.app.add_sign_out_headers(Response::see_other(sign_in_notice_path("password"))))
}

/// `POST /account/sessions/{id}/end`
pub fn end_session(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    cx.write(|conn| coming_in::end_session(conn, cx.now, account, cx.param("id")))?;
    Ok(Response::see_other(ACCOUNT_PATH))
}
