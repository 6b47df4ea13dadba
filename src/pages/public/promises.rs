//! `/promises/{token}`: the page for the link in the yearly confirmation email. Opening it changes nothing; its button confirms.

use crate::actions::confirm;
use crate::http::addresses;
use crate::http::addresses::promises;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::partials::pledges::{PledgeCard, pledge_card};
use crate::pages::partials::rows::time;
use askama::Template;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

#[derive(Template)]
#[template(path = "registry/promises.html")]
struct PromisesPage {
    shell: Shell,
    nid: String,
    namespace: String,
    card: Option<PledgeCard>,
    /// When this contact last confirmed.
    confirmed: Option<String>,
}

/// `GET /promises/{token}`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let contact = cx.read(|conn| confirm::find(conn, cx.param("token")))?;
    let known = cx.known()?;
    let namespace = known.kind(&contact.nid).and_then(|kind| Some(addresses::namespace(kind, &Nid::parse(&contact.nid).ok()?)));
    cx.page(&PromisesPage {
        shell: Shell::new(cx, Phrase::new("registry-promises-title").with("nid", &contact.nid), Nav::None),
        namespace: namespace.unwrap_or_default(),
        card: known.pledges.get(&contact.nid).map(|published| pledge_card(&published.pledges)),
        confirmed: contact.confirmed.map(time),
        nid: contact.nid,
    })
}

/// `POST /promises/{token}`
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    cx.write(|conn| confirm::confirm(conn, cx.now, cx.param("token")))?;
    Ok(Reply::see_other(promises(cx.param("token"))))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/promises.rs"]
mod samples;
