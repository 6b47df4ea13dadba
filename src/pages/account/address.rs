//! Another address of one's own account, and what the two links of a change open. A link asks for a button: mail programs open links on
//! their own.

use crate::acts::address::{self, Step};
use crate::http::addresses::own_part;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::account::even::evenly;
use crate::pages::account::own;
use crate::people::Email;
use crate::people::addresses::Side;
use askama::Template;

#[derive(Template)]
#[template(path = "people/address.html")]
struct AddressPage {
    shell: Shell,
    title: &'static str,
    /// Whose account.
    name: String,
    /// Whether the reader is at the new address.
    is_new: bool,
    /// The new address.
    address: String,
    /// The day until which it can be confirmed.
    until: String,
    /// Whether this side has confirmed it already.
    confirmed: bool,
    /// Where the other button leads.
    object: String,
}

#[derive(Template)]
#[template(path = "people/said.html")]
struct SaidPage {
    shell: Shell,
    title: &'static str,
    text: String,
}

fn said(cx: &Cx, title: &'static str, text: &str) -> Result<Reply, Problem> {
    cx.page(&SaidPage { shell: Shell::new(cx, title, Nav::Account), title, text: text.to_owned() })
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
    let title = "Another address for an account";
    cx.page(&AddressPage {
        shell: Shell::new(cx, title, Nav::Account),
        title,
        name: account.name,
        is_new: side == Side::New,
        until: crate::clock::spelled(crate::clock::day(change.expires_at)),
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
        Step::Waits => said(
            cx,
            "Confirmed here",
            "Thank you. The change takes effect when it is confirmed at the other address too; until then nothing is different.",
        ),
        Step::Done => said(
            cx,
            "The address is changed",
            "Both addresses have confirmed it. From now on the account has its new address: sign in with that one.",
        ),
        Step::Taken => {
            said(cx, "Nothing was changed", "The new address cannot be used. The account has the address that it had.")
        }
    }
}

/// `POST /account/address/{token}/object`
pub fn object(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let text = match cx.write(|conn| address::object(conn, cx.post(), cx.now, &token))? {
        Side::Old => {
            "The account keeps its address, and all its sessions were ended. Choose a new password when you sign in next."
        }
        Side::New => {
            "Your address is not used, and the person who asked reads that it is not theirs. Nothing else comes from us."
        }
    };
    said(cx, "The address is not changed", text)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/address.rs"]
mod samples;
