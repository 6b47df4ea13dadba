//! Closing an account permanently, with a reason.

use crate::actions::close_account;
use crate::http::addresses::{ADMIN_ACCOUNTS_PATH, accounts_notice_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::response::Response;
use crate::http::shell::NavSection;
use crate::ids::AccountId;
use crate::pages::partials::list::ListPage;
use crate::refusal::at;
use urn_registry::i18n::Phrase;

const REASON: Field = Field::area(at::REASON, "admin-close-reason", 3);

/// The reason for closing an account.
pub const CLOSE: &[Field] = &[REASON];

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
    .below(ADMIN_ACCOUNTS_PATH, "word-accounts")
    .note("t", Phrase::new("admin-close-about"));
    if !open.is_empty() {
        return page.note("note warn", Phrase::new("admin-close-not-yet").with("open", open.join(". "))).reply(cx);
    }
    let form =
        ActForm::new("word-close-the-account", format!("{ADMIN_ACCOUNTS_PATH}/{id}/close"), "word-close-account-permanently")
            .typed(REASON, cx);
    page.acts([form]).reply(cx)
}

/// `POST /admin/accounts/{id}/close`
pub fn close(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, id) = (cx.action_context()?, AccountId::typed(cx.param("id")));
    let closed = cx.write(|conn| close_account::close(conn, ctx, &id, REASON.of(&cx.form)));
    cx.answer(closed, accounts_notice_path("closed"), close_account_form)
}
