//! `/contacts/{token}`: the page for the link in the yearly email to a contact. Opening it changes nothing; its button answers.

use crate::actions::contact_checks;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::rows::time;
use askama::Template;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

#[derive(Template)]
#[template(path = "public/contact_check.html")]
struct ContactCheckPage {
    shell: Shell,
    nid: String,
    namespace: String,
    address: String,
    /// When the contact answered.
    answered: Option<String>,
}

/// `GET /contacts/{token}`
pub fn contact_check_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    let check = cx.read(|conn| contact_checks::find_contact_check(conn, cx.now, &token))?;
    let known = cx.known_namespaces()?;
    let namespace = known.kind(&check.nid).and_then(|kind| Some(addresses::namespace_path(kind, &Nid::parse(&check.nid).ok()?)));
    cx.render_page(&ContactCheckPage {
        shell: Shell::new(cx, Phrase::new("contact-check-title").arg("nid", &check.nid), NavSection::None),
        namespace: namespace.unwrap_or_default(),
        address: check.address,
        answered: check.answered_at.map(time),
        nid: check.nid,
    })
}

/// `POST /contacts/{token}`
pub fn confirm_contact(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    cx.write(|conn| contact_checks::confirm_contact(conn, cx.now, &token))?;
    Ok(Response::see_other(cx.path().to_owned()))
}
