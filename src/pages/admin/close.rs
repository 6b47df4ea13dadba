//! Closing an account permanently, with a reason.

use crate::actions::close_account;
use crate::http::addresses::{ADMIN_ACCOUNTS_PATH, accounts_notice_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::http::shell::NavSection;
use crate::ids::AccountId;
use crate::pages::partials::list::ListPage;
use crate::refusal::at;
use urn_registry::i18n::Phrase;

const REASON: Field = Field::area(at::REASON, "admin-close-reason", 3);

/// The reason for closing an account.
pub const CLOSE_OTHER_ACCOUNT_FIELDS: &[Field] = &[REASON];

/// `GET /admin/accounts/{id}/close`
pub fn close_account_form(cx: &RequestContext) -> Result<Response, HttpError> {
    let id = AccountId::typed(cx.param("id"));
    let (account, open) = cx.read(|conn| close_account::preview_account_closing(conn, &id))?;
    let page = ListPage::new(
        cx,
        NavSection::Account,
        Phrase::new("word-close-an-account"),
        format!("{}, {}", account.name, account.email),
    )?
    .with_parent_page(ADMIN_ACCOUNTS_PATH, "word-accounts")
    .with_note("t", Phrase::new("admin-close-about"));
    if !open.is_empty() {
        return page.with_note("note warn", Phrase::new("admin-close-not-yet").arg("open", open.join(". "))).to_response(cx);
    }
    let form =
        ActionForm::new("word-close-the-account", format!("{ADMIN_ACCOUNTS_PATH}/{id}/close"), "word-close-account-permanently")
            .submitted_field(REASON, cx);
    page.with_forms([form]).to_response(cx)
}

/// `POST /admin/accounts/{id}/close`
pub fn close_other_account(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, id) = (cx.action_context()?, AccountId::typed(cx.param("id")));
    let closed = cx.write(|conn| close_account::close_other_account(conn, ctx, &id, REASON.value_in(&cx.form)));
    cx.respond_to_form(closed, accounts_notice_path("closed"), close_account_form)
}
