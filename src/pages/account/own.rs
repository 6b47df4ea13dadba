//! Account data: the name, an export of the stored data, and closing the account.

use crate::actions::own_account;
use crate::clock;
use crate::http::addresses::{ACCOUNT_PATH, own_account_section_path, sign_in_notice_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::FormField;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::refusal::{Refusal, at};
use crate::requests::personal;
use crate::users::{PersonName, addresses};
use askama::Template;
use urn_registry::i18n::Phrase;

/// The text to type in order to close the account.
const CLOSE_CONFIRMATION_TEXT: &str = "close my account";

const NAME: Field = Field::text(at::NAME, "sign-up-f-name").hint("own-f-name-hint").complete("name");
const CLOSE_CONFIRMATION_FIELD: Field = Field::text(at::CLOSE, "own-f-close");
pub(super) const NEW_EMAIL: Field = Field::text(at::EMAIL, "own-f-address").hint("own-f-address-hint").complete("email");

/// Changes the name, changes the address, and closes the account.
pub const RENAME_FIELDS: &[Field] = &[NAME];
pub const CHANGE_EMAIL_FIELDS: &[Field] = &[NEW_EMAIL];
pub const CLOSE_ACCOUNT_FIELDS: &[Field] = &[CLOSE_CONFIRMATION_FIELD];

#[derive(Template)]
#[template(path = "account/own.html")]
struct AccountSettingsPage {
    shell: Shell,
    name: FormField,
    close: FormField,
    email: FormField,
    /// The current address.
    address: String,
    change: Option<PendingEmailChange>,
    /// How many days the former address can undo a change.
    undo_days: i64,
}

/// A pending change of the address, as shown to the user.
struct PendingEmailChange {
    email: String,
    until: String,
}

/// After a form of a section of this page: redirects to the section, or shows the page with its errors.
pub(super) fn section_response(cx: &RequestContext, done: Result<(), Refusal>, part: &str) -> Result<Response, HttpError> {
    cx.respond_to_form(done, own_account_section_path(part), account_settings_page)
}

/// `GET /account/own`
pub fn account_settings_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let change = cx.read(|conn| Ok(addresses::queries::pending_change(conn, &account.id, cx.now.into())?))?;
    let day = |at: jiff::Timestamp| clock::day(at).to_string();
    cx.render_page(&AccountSettingsPage {
        email: NEW_EMAIL.submitted_form_field(cx),
        address: account.email.clone(),
        change: change.map(|(change, until)| PendingEmailChange { until: day(until), email: change.email }),
        undo_days: addresses::UNDO_DAYS,
        shell: Shell::new(cx, Phrase::new("account-own"), NavSection::Account),
        name: NAME.submitted_form_field_or(cx, &account.name),
        close: CLOSE_CONFIRMATION_FIELD.submitted_form_field(cx),
    })
}

/// `POST /account/own/name`
pub fn change_account_name(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let renamed = PersonName::parse(NAME.value_in(&cx.form))
        .and_then(|name| cx.write(|conn| own_account::change_account_name(conn, cx.mail(), cx.now, account, &name)));
    cx.respond_to_form(renamed, ACCOUNT_PATH, account_settings_page)
}

/// `POST /account/own/data`: all stored data about the user, as a file.
pub fn download_own_data(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    cx.write(|conn| own_account::record_data_download(conn, cx.mail(), cx.now, account))?;
    let held = cx.read(|conn| Ok(personal::queries::personal_data_of(conn, account)?))?;
    let document = held.to_json(&cx.mail().public_url, cx.now);
    Ok(Response::bytes("application/json", document.into_bytes())
        .header("Content-Disposition", "attachment; filename=\"held-about-you.json\"")
        .header("Cache-Control", "no-store"))
}

/// `POST /account/own/close`
pub fn close_own_account(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    if !CLOSE_CONFIRMATION_FIELD.value_in(&cx.form).trim().eq_ignore_ascii_case(CLOSE_CONFIRMATION_TEXT) {
        return cx.show_form_again(
            account_settings_page,
            CLOSE_CONFIRMATION_FIELD.fault(Phrase::new("refusal-type-close").arg("word", CLOSE_CONFIRMATION_TEXT)),
        );
    }
    match cx.write(|conn| own_account::close_own_account(conn, cx.mail(), cx.now, account)) {
        Ok(()) => Ok(cx.app.add_sign_out_headers(Response::see_other(sign_in_notice_path("closed")))),
        Err(refusal) => cx.show_form_again(account_settings_page, refusal),
    }
}
