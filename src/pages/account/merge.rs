//! Making one account of two: asked for on one's own account, and what the two links lead to. A link asks for a button: mail programs
//! open links on their own.

use crate::acts::merge::{self, Behind, Step};
use crate::clock;
use crate::http::addresses::with_query;
use crate::http::addresses::{SIGN_IN, own_part};
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::account::{even, own};
use crate::people::Email;
use crate::people::merges::{Keeps, Side};
use crate::words::{Phrase, day_written};
use askama::Template;

#[derive(Template)]
#[template(path = "people/merge.html")]
struct MergePage {
    shell: Shell,
    title: Phrase,
    /// Name and address of the account that asks.
    asking: (String, String),
    /// The address of the other one.
    other: String,
    /// Whether the reader is at the other one.
    is_other: bool,
    /// Whether the reader's account is the one that ends.
    ends_here: bool,
    until: Phrase,
    /// When it takes effect, once the other account has confirmed.
    from: Option<Phrase>,
    /// Whether the reader confirmed it already.
    confirmed: bool,
    /// Whether the reader is signed in to another account than the link is for.
    elsewhere: bool,
    /// Where somebody signs in who is not signed in.
    sign_in: String,
    here: String,
    own: String,
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

/// `POST /account/own/merge`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let email = match Email::parse(own::OTHER_EMAIL.of(&cx.form)) {
        Ok(email) => email,
        Err(refusal) => {
            let faults = Problem::from(refusal).into_faults()?;
            return own::page(cx, 422, faults.into_iter().map(|fault| own::OTHER_EMAIL.wrong(fault.message)).collect());
        }
    };
    let Some(keeps) = Keeps::from_name(own::KEEPS.of(&cx.form)) else {
        return own::page(cx, 422, vec![own::KEEPS.wrong(Phrase::new("refusal-which-account"))]);
    };
    let asked = even::evenly(|| cx.write(|conn| merge::ask(conn, cx.post(), cx.now, account, (&email, keeps))));
    own::after(cx, asked, "merge")
}

/// `POST /account/own/merge/withdraw`
pub fn withdraw(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    cx.write(|conn| merge::withdraw(conn, cx.now, account))?;
    Ok(Reply::see_other(own_part("merge")))
}

/// `GET /account/merge/{token}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let Behind { merge, side, asking, other } = cx.read(|conn| merge::look(conn, cx.now, &token))?;
    let title = Phrase::new("own-merge-title");
    let is_other = side == Side::Other;
    let ends_here = is_other == (merge.keeps == Keeps::Asking);
    let day = |at: jiff::Timestamp| day_written(clock::day(at));
    cx.page(&MergePage {
        shell: Shell::new(cx, title.clone(), Nav::Account),
        title,
        confirmed: if is_other { merge.other.is_some() } else { merge.own_confirmed_at.is_some() },
        elsewhere: is_other && cx.viewer().is_some_and(|viewer| other.as_ref().is_none_or(|other| other.id != viewer.id)),
        sign_in: if is_other && cx.viewer().is_none() { with_query(SIGN_IN, &[("next", cx.path())]) } else { String::new() },
        other: other.map_or_else(|| merge.email.clone(), |other| other.email),
        asking: (asking.name, asking.email),
        is_other,
        ends_here,
        until: day(merge.expires_at),
        from: merge.takes_effect().map(day),
        here: cx.path().to_owned(),
        own: format!("{}/own", cx.path()),
        object: format!("{}/object", cx.path()),
    })
}

/// What a reader sees after a confirmation.
fn after(cx: &Cx, step: Step) -> Result<Reply, Problem> {
    match step {
        Step::Waits => said(cx, "own-confirmed", Phrase::new("own-merge-waits")),
        Step::From(at) => {
            let text = Phrase::new("own-merge-from").with("day", clock::day(at));
            said(cx, "own-confirmed", text)
        }
        Step::Done(goes, stays) => {
            let (account, ended) = (stays.as_str(), goes.as_str());
            tracing::info!(target: "nidreg::security", kind = "accounts_merged", network = cx.network, account, ended, "merged");
            let text = Phrase::new("own-merge-done");
            said(cx, "own-merged", text)
        }
    }
}

/// `POST /account/merge/{token}`: by the other account, signed in to it.
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    let (token, who) = (cx.link()?, cx.person()?);
    let step = cx.write(|conn| merge::confirm(conn, cx.post(), cx.now, who, &token))?;
    after(cx, step)
}

/// `POST /account/merge/{token}/own`: by whoever reads the address of the account that asked.
pub fn confirm_own(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let step = cx.write(|conn| merge::confirm_own(conn, cx.post(), cx.now, &token))?;
    after(cx, step)
}

/// `POST /account/merge/{token}/object`
pub fn object(cx: &Cx) -> Result<Reply, Problem> {
    let token = cx.link()?;
    let text = match cx.write(|conn| merge::object(conn, cx.post(), cx.now, &token))? {
        Side::Asking => Phrase::new("own-merge-objected"),
        Side::Other => Phrase::new("own-merge-objected-other"),
    };
    said(cx, "own-apart", text)
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/merge.rs"]
mod samples;
