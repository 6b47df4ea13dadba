//! Confirming commitments as a contact of namespaces. The same question is sent by email.

use crate::actions::confirm;
use crate::http::addresses;
use crate::http::addresses::ACCOUNT_PROMISES;
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

struct Question {
    id: String,
    nid: String,
    namespace: String,
    card: Option<PledgeCard>,
    /// When this contact last confirmed.
    confirmed: Option<String>,
    /// Whether a confirmation is pending.
    asked: bool,
}

#[derive(Template)]
#[template(path = "users/promises.html")]
struct OwnPromisesPage {
    shell: Shell,
    questions: Vec<Question>,
}

/// `GET /account/promises`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let contacts = cx.read(|conn| confirm::own(conn, account))?;
    let known = cx.known()?;
    let question = |contact: crate::registry::commitments::contacts::Contact| {
        let address = |nid: &str| Some(addresses::namespace(known.kind(nid)?, &Nid::parse(nid).ok()?));
        Question {
            namespace: address(&contact.nid).unwrap_or_default(),
            card: known.pledges.get(&contact.nid).map(|published| pledge_card(&published.pledges)),
            asked: contact.confirmed.is_none_or(|confirmed| confirmed < contact.asked),
            confirmed: contact.confirmed.map(time),
            id: contact.id,
            nid: contact.nid,
        }
    };
    cx.page(&OwnPromisesPage {
        shell: Shell::new(cx, Phrase::new("promises-title"), Nav::Waiting),
        questions: contacts.into_iter().map(question).collect(),
    })
}

/// `POST /account/promises/{id}`
pub fn confirm(cx: &Cx) -> Result<Reply, Problem> {
    let account = cx.person()?;
    cx.write(|conn| confirm::confirm_own(conn, cx.now, account, cx.param("id")))?;
    Ok(Reply::see_other(ACCOUNT_PROMISES))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/promises.rs"]
mod samples;
