//! Closing an account permanently, with a reason.

use crate::actions::close_account;
use crate::http::addresses::{ADMIN_ACCOUNTS, accounts_after};
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::AccountId;
use crate::refusal::{Fault, at};
use askama::Template;

const REASON: Field = Field::area(at::REASON, "Reason (sent to the account owner and recorded in the audit log)", 3);

/// The reason for closing an account.
pub const CLOSE: &[Field] = &[REASON];

#[derive(Template)]
#[template(path = "users/close.html")]
struct ClosePage {
    shell: Shell,
    faults: Vec<Fault>,
    name: String,
    email: String,
    /// The obstacles that must be resolved first.
    open: Vec<String>,
    /// The form, if nothing is left to settle.
    acts: Vec<ActForm>,
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let id = AccountId::typed(cx.param("id"));
    let (account, open) = cx.read(|conn| close_account::preview(conn, &id))?;
    let form = ActForm::new("Close the account", format!("{ADMIN_ACCOUNTS}/{id}/close"), "Close account permanently")
        .typed(REASON, &cx.form, &faults);
    cx.page_with(
        status,
        &ClosePage {
            shell: Shell::new(cx, "Close an account", Nav::Account).with_errors(!faults.is_empty()),
            acts: if open.is_empty() { vec![form] } else { Vec::new() },
            faults,
            name: account.name,
            email: account.email,
            open,
        },
    )
}

/// `GET /admin/accounts/{id}/close`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// `POST /admin/accounts/{id}/close`
pub fn close(cx: &Cx) -> Result<Reply, Problem> {
    let (turn, id) = (cx.turn()?, AccountId::typed(cx.param("id")));
    let closed = cx.write(|conn| close_account::close(conn, turn, &id, REASON.of(&cx.form)));
    Reply::after(closed, |()| accounts_after("closed"), |faults| page(cx, 422, faults))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/admin/close.rs"]
mod samples;
