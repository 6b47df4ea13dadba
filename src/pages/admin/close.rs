//! Closing an account permanently, with a reason.

use crate::actions::close_account;
use crate::http::addresses::{ADMIN_ACCOUNTS, accounts_after};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::form::ActForm;
use crate::http::response::Response;
use crate::http::shell::Nav;
use crate::ids::AccountId;
use crate::pages::partials::list::ListPage;
use crate::refusal::at;

const REASON: Field = Field::area(at::REASON, "Reason (sent to the account owner and recorded in the audit log)", 3);

/// The reason for closing an account.
pub const CLOSE: &[Field] = &[REASON];

/// `GET /admin/accounts/{id}/close`
pub fn show(cx: &RequestContext) -> Result<Response, HttpError> {
    const ABOUT: &str = "Use this for the second account of a person, or for an account that must not be used again. The address, password, second factor, sessions and tokens are removed, and the owner is notified. Comments and decisions keep the name. A closed account cannot be reactivated. To lock an account temporarily, suspend it instead.";
    let id = AccountId::typed(cx.param("id"));
    let (account, open) = cx.read(|conn| close_account::preview(conn, &id))?;
    let page = ListPage::new(cx, Nav::Account, "Close an account", format!("{}, {}", account.name, account.email))?
        .below(ADMIN_ACCOUNTS, "Accounts")
        .note("t", ABOUT);
    if !open.is_empty() {
        return page.note("note warn", format!("The account cannot be closed yet: {}.", open.join(". "))).reply(cx);
    }
    let form =
        ActForm::new("Close the account", format!("{ADMIN_ACCOUNTS}/{id}/close"), "Close account permanently").typed(REASON, cx);
    page.acts([form]).reply(cx)
}

/// `POST /admin/accounts/{id}/close`
pub fn close(cx: &RequestContext) -> Result<Response, HttpError> {
    let (ctx, id) = (cx.action_context()?, AccountId::typed(cx.param("id")));
    let closed = cx.write(|conn| close_account::close(conn, ctx, &id, REASON.of(&cx.form)));
    cx.answer(closed, accounts_after("closed"), show)
}
