//! URN resolution for programs: `/uri-res/{service}?URN` (RFC 2169), answered with a redirect, `text/uri-list` or
//! JSON; `/api/v1/resolve` returns everything that the page shows. No external service is queried on behalf of a client, and
//! redirects only use templates of the resolver directory.

use crate::api::reject_other_parameters;
use crate::http::accept::select_offered_format;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::requested_urn::{UrnQuery, urn_from_query};
use crate::http::response::{Response, cacheable_file};
use urn_registry::resolution::answer::{self, URI_LIST};
use urn_registry::resolution::directory::Directory;
use urn_registry::resolution::service::Service;
use urn_registry::urn::Urn;

/// The representations that can be requested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ResolutionFormat {
    List,
    Json,
    Page,
}

const OFFERED_FORMATS: [(ResolutionFormat, &[&str]); 3] = [
    (ResolutionFormat::List, &["text/uri-list", "text/plain"]),
    (ResolutionFormat::Json, &["application/json"]),
    (ResolutionFormat::Page, &["text/html", "application/xhtml+xml"]),
];

/// `GET /uri-res/{service}?URN`
pub fn uri_res(cx: &RequestContext) -> Result<Response, HttpError> {
    let service = Service::from_name(cx.param("service")).map_err(|unknown| HttpError::bad_request(unknown.to_string()))?;
    let text = urn_from_query(&cx.query_text)?;
    if text.is_empty() {
        return Err(HttpError::bad_request(format!(
            "Give the URN behind the question mark: /uri-res/{service}?urn:… (RFC 2169, section 2)"
        )));
    }
    // A client that accepts anything gets the redirect.
    let form = select_offered_format(cx.header("accept"), &OFFERED_FORMATS)
        .filter(|(_, exactness)| *exactness > 0)
        .map(|(form, _)| form);
    if form == Some(ResolutionFormat::Page) {
        return Ok(Response::see_other(addresses::resolve_path(&text, Some(service))).header("Vary", "Accept"));
    }
    let urn = Urn::parse(&text).map_err(|error| HttpError::bad_request(format!("This is not a URN: {error}")))?;
    let known = cx.known_namespaces()?;
    let directory = cx.resolver_directory()?;
    let choices = directory.choices(&urn, Some(service));
    if let Some(note) = answer::broken_rule(&urn, &choices) {
        return Err(HttpError::not_found_because(format!("{} ({})", note.message, note.clause)));
    }
    if choices.is_empty() {
        return Err(HttpError::not_found_because(why_no_resolver(cx, &urn, service)?));
    }
    let reply = match form {
        Some(ResolutionFormat::Json) => resolution_json(&urn, Some(service), &directory, &known),
        Some(ResolutionFormat::List) => cacheable_file(URI_LIST, answer::uri_list(&urn, &choices)),
        Some(ResolutionFormat::Page) | None => match answer::redirect_target(&choices).filter(|_| !service.is_plural()) {
            Some(target) => {
                Response { status: 302, ..cacheable_file("text/plain; charset=utf-8", "") }.header("Location", target)
            }
            None if service.is_plural() => cacheable_file(URI_LIST, answer::uri_list(&urn, &choices)),
            // Several equally good choices: the client chooses (RFC 9110 §15.4.1).
            None => Response { status: 300, ..cacheable_file(URI_LIST, answer::uri_list(&urn, &choices)) },
        },
    };
    Ok(reply.header("Vary", "Accept"))
}

/// The resolution with everything that the page shows.
fn resolution_json(urn: &Urn<'_>, service: Option<Service>, directory: &Directory, known: &KnownNamespaces) -> Response {
    let says = known.book.statements(urn.nid());
    cacheable_file("application/json", format!("{}\n", answer::resolution_json(urn, service, directory, says)))
}

/// Why there is no resolver, in the order in which a reader would ask.
fn why_no_resolver(cx: &RequestContext, urn: &Urn<'_>, service: Service) -> Result<String, HttpError> {
    let nid = urn.nid().to_ascii_lowercase();
    if cx.known_namespaces()?.kind(&nid).is_none() {
        return Ok(format!("No namespace {nid} is registered, so nothing is known to resolve its names (RFC 8141, section 1)"));
    }
    let other = service != Service::I2Ls && !cx.resolver_directory()?.choices(urn, None).is_empty();
    let hint = if other { "; other services are known, see /resolve" } else { "" };
    Ok(format!("No resolver that gives {} is known for this name{hint}", service.result_description()))
}

/// `GET /api/v1/resolve?urn=&service=&profile=`
pub fn resolve(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["urn", "service", "profile"])?;
    let asked = UrnQuery::from_request(cx, None)?;
    if asked.text.is_empty() {
        return Err(HttpError::bad_request("The parameter \"urn\" is missing"));
    }
    let urn = Urn::parse_as(&asked.text, asked.profile)
        .map_err(|error| HttpError::unprocessable(format!("This is not a URN: {error}")))?;
    let (directory, known) = (cx.resolver_directory()?, cx.known_namespaces()?);
    Ok(resolution_json(&urn, asked.service, &directory, &known))
}
