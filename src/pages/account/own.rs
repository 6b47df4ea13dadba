//! One's own account over the years: the name, a copy of what is held, closing it.

use crate::acts::own;
use crate::cases::personal;
use crate::http::cx::Cx;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::people::PersonName;
use crate::refusal::{Fault, Refusal};
use askama::Template;

/// What somebody types to close their account.
const CLOSE: &str = "close my account";

#[derive(Template)]
#[template(path = "people/own.html")]
struct OwnPage {
    shell: Shell,
    faults: Vec<Fault>,
    name: FormField,
    close: FormField,
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let name = if cx.form.has("name") { cx.form.get("name") } else { &account.name };
    Reply::page_with(
        status,
        &OwnPage {
            shell: Shell::new(cx, "Your name and data", Nav::Account).with_errors(!faults.is_empty()),
            name: FormField::text("name", "Your name", name)
                .hint("As it should stand in public beside what you write, also beside what you wrote before")
                .complete("name")
                .faults(&faults),
            close: FormField::text("close", format!("Type \"{CLOSE}\""), cx.form.get("close")).faults(&faults),
            faults,
        },
    )
}

/// `GET /account/own`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// The page again with what was refused.
fn again(cx: &Cx, refusal: Refusal) -> Result<Reply, Problem> {
    match refusal {
        Refusal::Faults(faults) => page(cx, 422, faults),
        other => Err(other.into()),
    }
}

/// `POST /account/own/name`
pub fn rename(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["name"], &[])?;
    let account = cx.person()?;
    let renamed = PersonName::parse(cx.form.get("name"))
        .and_then(|name| cx.write(|conn| own::rename(conn, cx.post(), cx.now, account, &name)));
    match renamed {
        Ok(()) => Ok(Reply::see_other("/account")),
        Err(refusal) => again(cx, refusal),
    }
}

/// `POST /account/own/data`: everything that is held about the person, as a file.
pub fn data(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let account = cx.person()?;
    cx.write(|conn| own::took_data(conn, cx.post(), cx.now, account))?;
    let held = cx.read(|conn| Ok(personal::queries::of(conn, account)?))?;
    let document = held.document(&cx.post().public_url, cx.now);
    Ok(Reply::bytes("application/json", document.into_bytes())
        .header("Content-Disposition", "attachment; filename=\"held-about-you.json\"")
        .header("Cache-Control", "no-store"))
}

/// `POST /account/own/close`
pub fn close(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["close"], &[])?;
    let account = cx.person()?;
    if !cx.form.get("close").trim().eq_ignore_ascii_case(CLOSE) {
        return page(cx, 422, vec![Fault::new("close", format!("Type \"{CLOSE}\" so that nobody closes it by a slip"))]);
    }
    match cx.write(|conn| own::close(conn, cx.post(), cx.now, account)) {
        Ok(()) => Ok(Reply::see_other("/sign-in?done=closed").header("Set-Cookie", cx.app.no_cookie())),
        Err(refusal) => again(cx, refusal),
    }
}
