//! Another address of one's own account, and what the two links of a change open. A link asks for a button: mail programs open links on
//! their own.

use crate::acts::address::{self, Step};
use crate::http::addresses::own_part;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::account::even::evenly;
use crate::pages::account::own;
use crate::people::Email;
use crate::people::addresses::Side;
use crate::words::{Phrase, day_written};
use askama::Template;

#[derive(Template)]
#[template(path = "people/address.html")]
struct AddressPage {
    shell: Shell,
    title: Phrase,
    /// Whose account.
    name: String,
    /// Whether the reader is at the new address.
    is_new: bool,
    /// The new address.
    address: String,
    /// The day until which it can be confirmed.
    until: Phrase,
    /// Whether this side has confirmed it already.
    confirmed: bool,
    /// Where the other button leads.
    object: String,
}

#[derive(Template)]
#[template(path = "people/said.html")]
struct SaidPage {
    shell: Shell,
    title: Phrase,
    text: Phrase,
}

fn said(cx: &Cx, title: &'static str, text: Phrase) -> Result<Reply, Problem> {
    let title = Phrase::new(title);
    cx.page(&SaidPage { shell: Shell::new(cx, title.clone(), Nav::Account), title, text })
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

/// `POST /account/own/address/help`
pub fn help(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    cx.write(|conn| address::ask_help(conn, cx.post(), cx.now, account))?;
    Ok(Reply::see_other(own_part("address")))
}

/// `GET /account/address/{token}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let (change, side, account) = cx.read(|conn| address::look(conn, cx.now, &token))?;
    let title = Phrase::new("own-address");
    cx.page(&AddressPage {
        shell: Shell::new(cx, title.clone(), Nav::Account),
        title,
        name: account.name,
        is_new: side == Side::New,
        until: day_written(crate::clock::day(change.expires_at)),
        confirmed: match side {
            Side::New => change.new_confirmed_at.is_some(),
            Side::Old => change.old_confirmed_at.is_some(),
        },
        address: change.email,
        object: format!("{}/object", cx.path()),
    })
}

/// `POST /account/address/{token}`
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    match cx.write(|conn| address::confirm(conn, cx.post(), cx.now, &token))? {
        Step::Waits => said(cx, "own-confirmed", Phrase::new("own-address-waits")),
        Step::Done => said(cx, "own-address-changed", Phrase::new("own-address-done")),
        Step::Taken => said(cx, "own-address-nothing", Phrase::new("own-address-taken")),
    }
}

/// `POST /account/address/{token}/object`
pub fn object(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let text = match cx.write(|conn| address::object(conn, cx.post(), cx.now, &token))? {
        Side::Old => Phrase::new("own-address-kept"),
        Side::New => Phrase::new("own-address-unused"),
    };
    said(cx, "own-address-same", text)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/address.rs"]
mod samples;
