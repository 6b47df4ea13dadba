//! Changing the email address of an account, and the pages of the emailed links. Such a page only shows a button, because mail programs
//! open links automatically.

use crate::actions::address::{self, Step};
use crate::http::addresses::own_part;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::i18n::{Phrase, day_written};
use crate::pages::account::constant_time::evenly;
use crate::pages::account::{message_page, own};
use crate::users::Email;
use crate::users::addresses::Linked;
use askama::Template;

#[derive(Template)]
#[template(path = "users/address.html")]
struct AddressPage {
    shell: Shell,
    title: Phrase,
    /// The name of the account holder.
    name: String,
    /// Whether the reader is signed in to the account: only then can the change be confirmed.
    is_own: bool,
    /// Whether the link was sent to the new address.
    is_new: bool,
    /// The new address of the account.
    address: String,
    /// The last day on which the link is valid.
    until: Phrase,
}

/// `POST /account/own/address`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let asked = Email::parse(own::NEW_EMAIL.of(&cx.form))
        .and_then(|email| evenly(|| cx.write(|conn| address::ask(conn, cx.post(), cx.now, account, &email))));
    own::after(cx, asked, "address")
}

/// `POST /account/own/address/withdraw`
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    cx.write(|conn| address::withdraw(conn, cx.now, account))?;
    Ok(Reply::see_other(own_part("address")))
}

/// `GET /account/address/{token}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let (linked, account) = cx.read(|conn| address::find(conn, cx.now, &token))?;
    let (title, is_new, address, until) = match linked {
        Linked::Confirm(change) => ("own-address", true, change.email, change.expires_at),
        Linked::Undo(change) => ("own-address-undo", false, change.former, change.until),
    };
    let title = Phrase::new(title);
    cx.page(&AddressPage {
        shell: Shell::new(cx, title.clone(), Nav::Account),
        title,
        is_own: cx.viewer().is_some_and(|viewer| viewer.id == account.id),
        name: account.name,
        is_new,
        address,
        until: day_written(crate::clock::day(until)),
    })
}

/// `POST /account/address/{token}`
pub fn follow(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    match cx.write(|conn| address::follow(conn, cx.post(), cx.now, cx.viewer(), &token))? {
        Step::Done => message_page(cx, Phrase::new("own-address-changed"), Phrase::new("own-address-done")),
        Step::Undone => message_page(cx, Phrase::new("own-address-undone"), Phrase::new("own-address-back")),
        Step::Taken => message_page(cx, Phrase::new("own-address-nothing"), Phrase::new("own-address-taken")),
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/address.rs"]
mod samples;
