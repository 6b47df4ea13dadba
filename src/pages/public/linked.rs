//! The formats of a namespace and of the list for programs: citations, links and linked data.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::Response;
use crate::http::shell::canonical_language_url;
use crate::pages::public::loaded::LoadedNamespace;
use crate::registry::files::{self, RegistryFile, VersionEdition};
use crate::registry::formats::cite::Citation;
use crate::registry::formats::links::Link;
use crate::registry::known_facts::KnownFacts;
use jiff::civil::Date;

/// A citation in a reference manager format: `bib`, or else CSL-JSON.
fn citation_response(citation: &Citation, form: &str) -> Response {
    let reply = match form {
        "bib" => Response::bytes("application/x-bibtex; charset=utf-8", citation.bibtex().into_bytes()),
        _ => Response::bytes("application/vnd.citationstyles.csl+json", format!("{:#}\n", citation.csl()).into_bytes()),
    };
    reply.header("Cache-Control", "public, max-age=60")
}

/// A version in a reference manager format.
pub(super) fn version_citation(
    cx: &RequestContext,
    loaded: &LoadedNamespace,
    wording: VersionEdition<'_>,
    form: &str,
) -> Result<Response, HttpError> {
    let namespace = &loaded.namespace;
    let known = cx.known_namespaces()?;
    let facts = KnownFacts::from_namespace(namespace, known.book.profile(namespace.nid.as_str()));
    // A citation has the date of publication, not that of the request.
    let dated = wording.of_edition().map_or(wording.version.registered_on().or(wording.version.dated), |edition| edition.dated);
    let listed = || namespace.newest_date().map(ToString::to_string);
    // The year of the first registration is not that of a later version.
    let first = || facts.first_registered.filter(|_| wording.version.number == 1).map(|year| year.to_string());
    let citation = Citation {
        nid: Some(namespace.nid.to_string()),
        version: wording.name(),
        registrant: facts.registrant.map(str::to_owned),
        date: dated.map(|date| date.to_string()).or_else(listed).or_else(first),
        url: format!("{}{}", cx.mail().public_url, loaded.wording_url(wording)),
    };
    Ok(citation_response(&citation, form))
}

/// The list, now or on a date, in a reference manager format.
pub(super) fn list_citation(cx: &RequestContext, day: Option<Date>, form: &str) -> Result<Response, HttpError> {
    let date = match day {
        Some(day) => Some(day.to_string()),
        None => cx.read(files::head)?.updated.map(|day| day.to_string()),
    };
    let on = day.map(|day| format!("?on={day}")).unwrap_or_default();
    let url = format!("{}{}{on}", cx.mail().public_url, addresses::REGISTRY_PATH);
    Ok(citation_response(&Citation { nid: None, version: None, registrant: None, date, url }, form))
}

/// The links of a namespace. The canonical URL is absolute and the same as the one in the page, because search engines ignore contradictory
/// ones.
pub(super) fn namespace_links(cx: &RequestContext, loaded: &LoadedNamespace, latest: String) -> Vec<Link> {
    let this = addresses::namespace_path(loaded.namespace.kind, &loaded.namespace.nid);
    let alternate = |suffix: &str, kind: &'static str| Link::with_media_type("alternate", format!("{this}.{suffix}"), kind);
    let has_text = loaded.newest_wording().is_ok_and(|newest| files::namespace_txt(&loaded.namespace, newest).is_ok());
    let mut links = vec![
        Link::new("canonical", canonical_language_url(cx, format!("{}{this}", cx.mail().public_url))),
        Link::new("latest-version", latest),
        Link::new("version-history", format!("{this}/versions")),
        Link::new("original timegate", this.clone()),
        Link::with_media_type("timemap", format!("{this}/timemap"), "application/link-format"),
        alternate("json", "application/json"),
        alternate("jsonld", "application/ld+json"),
        alternate("ttl", "text/turtle"),
        alternate("csv", "text/csv"),
        alternate("atom", "application/atom+xml"),
        alternate("bib", "application/x-bibtex"),
        alternate("csl", "application/vnd.citationstyles.csl+json"),
    ];
    links.extend(Some(alternate("txt", "text/plain")).filter(|_| has_text));
    links
}

/// The links of the list, now or on a date; `of_day` adds the date to a URL.
pub(super) fn list_links(of_day: impl Fn(&str) -> String) -> Vec<Link> {
    let files = RegistryFile::ALL.into_iter().map(|file| {
        let plain = file.content_type().split(';').next().unwrap_or_default();
        Link::with_media_type("alternate", of_day(&format!("{}/{}", addresses::REGISTRY_PATH, file.name())), plain)
    });
    files.chain([Link::with_media_type("timemap", addresses::LIST_TIMEMAP_PATH, "application/link-format")]).collect()
}
