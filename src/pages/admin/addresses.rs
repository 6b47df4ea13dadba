//! Changes of an address whose old one nobody reads any more: an administrator confirms in its place.

use crate::acts::address::{self, Step};
use crate::clock;
use crate::http::addresses::addresses_after;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::people::addresses::{HELP_DAYS, queries};
use askama::Template;

struct Row {
    id: String,
    name: String,
    old: String,
    new: String,
    asked: String,
    from: String,
    until: String,
    /// Whether somebody read the email at the new address.
    confirmed: bool,
    /// Whether it can be confirmed now.
    ripe: bool,
    own: bool,
}

#[derive(Template)]
#[template(path = "people/addresses.html")]
struct AddressesPage {
    shell: Shell,
    rows: Vec<Row>,
    said: &'static str,
    days: i64,
}

/// `GET /admin/addresses`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let me = cx.person()?;
    let waiting = cx.read(|conn| Ok(queries::for_administrators(conn, cx.now.into())?))?;
    let day = |at: jiff::Timestamp| clock::day(at).to_string();
    let rows = waiting.into_iter().map(|(change, name, old)| Row {
        asked: day(change.asked_at),
        from: change.vouched_from().map_or_else(String::new, day),
        until: day(change.expires_at),
        confirmed: change.new_confirmed_at.is_some(),
        ripe: change.may_be_vouched(cx.now),
        own: change.account_id == me.id,
        id: change.id,
        new: change.email,
        name,
        old,
    });
    cx.page(&AddressesPage {
        shell: Shell::new(cx, "Changes of addresses", Nav::Account),
        rows: rows.collect(),
        said: match cx.query.get("done") {
            "changed" => "The account has its new address. Both addresses were told.",
            "taken" => "The new address became that of another account meanwhile. Nothing changed.",
            _ => "",
        },
        days: HELP_DAYS,
    })
}

/// `POST /admin/addresses/{id}`
pub fn vouch(cx: &Cx) -> Result<Reply, Problem> {
    let me = cx.person()?;
    let step = cx.write(|conn| address::vouch(conn, cx.post(), cx.now, me, cx.param("id")))?;
    Ok(Reply::see_other(addresses_after(if step == Step::Taken { "taken" } else { "changed" })))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/admin/addresses.rs"]
mod samples;
