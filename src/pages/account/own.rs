//! Account data: the name, an export of the stored data, and closing the account.

use crate::actions::own_account;
use crate::clock;
use crate::http::addresses::{ACCOUNT, own_account_section_path, sign_in_notice_path};
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
const CLOSE: &str = "close my account";

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
    change: Option<Change>,
    /// How many days the former address can undo a change.
    undo_days: i64,
}

/// A pending change of the address, as shown to the user.
struct Change {
    email: String,
    until: String,
}

/// After a form of a section of this page: redirects to the section, or shows the page with its errors.
pub(super) fn after(cx: &RequestContext, done: Result<(), Refusal>, part: &str) -> Result<Response, HttpError> {
    cx.answer(done, own_account_section_path(part), account_settings_page)
}

/// `GET /account/own`
pub fn account_settings_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    let change = cx.read(|conn| Ok(addresses::queries::of_account(conn, &account.id, cx.now.into())?))?;
    let day = |at: jiff::Timestamp| clock::day(at).to_string();
    cx.page(&AccountSettingsPage {
        email: NEW_EMAIL.shown(cx),
        address: account.email.clone(),
        change: change.map(|(change, until)| Change { until: day(until), email: change.email }),
        undo_days: addresses::UNDO_DAYS,
        shell: Shell::new(cx, Phrase::new("account-own"), NavSection::Account),
        name: NAME.submitted_form_field_or(cx, &account.name),
        close: CLOSE_CONFIRMATION_FIELD.shown(cx),
    })
}

/// `POST /account/own/name`
pub fn rename(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    let renamed = PersonName::parse(NAME.of(&cx.form))
        .and_then(|name| cx.write(|conn| own_account::rename(conn, cx.mail(), cx.now, account, &name)));
    cx.answer(renamed, ACCOUNT, account_settings_page)
}

/// `POST /account/own/data`: all stored data about the user, as a file.
pub fn data(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    cx.write(|conn| own_account::record_data_download(conn, cx.mail(), cx.now, account))?;
    let held = cx.read(|conn| Ok(personal::queries::of(conn, account)?))?;
    let document = held.document(&cx.mail().public_url, cx.now);
    Ok(Response::bytes("application/json", document.into_bytes())
        .header("Content-Disposition", "attachment; filename=\"held-about-you.json\"")
        .header("Cache-Control", "no-store"))
}

/// `POST /account/own/close`
pub fn close(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.person()?;
    if !CLOSE_CONFIRMATION_FIELD.of(&cx.form).trim().eq_ignore_ascii_case(CLOSE) {
        return cx
            .again(account_settings_page, CLOSE_CONFIRMATION_FIELD.wrong(Phrase::new("refusal-type-close").with("word", CLOSE)));
    }
    match cx.write(|conn| own_account::close(conn, cx.mail(), cx.now, account)) {
        Ok(()) => Ok(cx.app.left(Response::see_other(sign_in_notice_path("closed")))),
        Err(refusal) => cx.again(account_settings_page, refusal),
    }
}
