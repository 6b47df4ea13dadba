//! `/delegations`: the namespaces that have sub-namespaces, and the register of each, as a page and as files
//! (draft-hakala-urn-nbn-rfc3188bis-00 §4.1 to §4.3 for `nbn`; the registrations of the others).

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::{Response, cacheable_file};
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::parts::{SubNamespaceRow, sub_namespace_row};
use crate::pages::partials::table::{Cell, Table};
use askama::Template;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::resolution::delegation::SubNamespace;
use urn_registry::resolution::part_files::{sub_namespaces_csv, sub_namespaces_json, sub_namespaces_xml};

#[derive(Template)]
#[template(path = "public/delegations.html")]
struct DelegatingNamespacesPage {
    shell: Shell,
    standing: Phrase,
    table: Table,
}

/// `GET /delegations`
pub fn delegating_namespaces(cx: &RequestContext) -> Result<Response, HttpError> {
    const COLUMNS: &[(&str, &str)] =
        &[("word-namespace", ""), ("word-description", ""), ("word-sub-namespaces", ""), ("parts-historic", "")];
    let directory = cx.resolver_directory()?;
    let all = directory.sub_namespaces();
    let known = cx.known_namespaces()?;
    let rows = all.namespaces().map(|nid| {
        let parts = all.of_namespace(nid);
        let historic = match parts.iter().filter(|part| !sub_namespace_row(part, &directory).in_use).count() {
            0 => Phrase::new("parts-none-historic"),
            count => count.to_string().into(),
        };
        // What it names, according to its profile.
        let title = known.book.profile(nid).and_then(|(profile, _)| profile.title.clone()).unwrap_or_default();
        let name = Cell::link(nid, addresses::sub_namespaces_path(nid, ""));
        [name, Phrase::english(title).into(), parts.len().to_string().into(), historic.into()]
    });
    cx.render_page(&DelegatingNamespacesPage {
        shell: Shell::new(cx, Phrase::new("word-sub-namespaces"), NavSection::Registry),
        standing: Phrase::new("parts-standing"),
        table: Table::new("parts-with-parts", COLUMNS).with_rows(rows),
    })
}

#[derive(Template)]
#[template(path = "public/delegation.html")]
struct SubNamespacesPage {
    shell: Shell,
    nid: String,
    namespace: Option<String>,
    standing: Phrase,
    /// The sub-namespace whose register it is; `None` for the whole namespace.
    own: Option<SubNamespaceRow>,
    /// Whether the sub-namespaces are those of national libraries.
    is_nbn: bool,
    rows: Vec<SubNamespaceRow>,
    /// The query string for its files.
    query: String,
}

/// `GET /delegations/{nid}`, with `.xml`, `.csv` or `.json` as a file; `?prefix=` selects the register of a sub-namespace.
pub fn sub_namespace_register(cx: &RequestContext) -> Result<Response, HttpError> {
    let asked = cx.param("nid");
    let (name, form) = match asked.rsplit_once('.') {
        Some((name, form)) => (name, form),
        None => (asked, ""),
    };
    let gone = || HttpError::not_found(Phrase::new("thing-parts-register"));
    let nid = Nid::parse(name).map_err(|_| gone())?.to_string();
    let directory = cx.resolver_directory()?;
    let all = directory.sub_namespaces();
    if all.of_namespace(&nid).is_empty() {
        return Err(gone());
    }
    if nid != name {
        let form = if form.is_empty() { String::new() } else { format!(".{form}") };
        return Ok(Response::moved_permanently(addresses::sub_namespaces_path(&format!("{nid}{form}"), cx.query.get("prefix"))));
    }
    let prefix = cx.query.get("prefix");
    let own = match prefix {
        "" => None,
        prefix => Some(all.with_exact_prefix(&nid, prefix).ok_or_else(|| {
            HttpError::not_found_because(
                Phrase::new("refusal-part-unknown").arg("prefix", prefix.to_string()).arg("nid", nid.as_str()),
            )
        })?),
    };
    // A file of the whole namespace lists sub-namespaces at every level; the page shows one level.
    let below: Vec<&SubNamespace> = all.children_of(&nid, prefix);
    let listed: Vec<&SubNamespace> = if own.is_none() { all.of_namespace(&nid) } else { below.clone() };
    match form {
        "xml" => Ok(cacheable_file("application/xml", sub_namespaces_xml(&nid, &listed))),
        "csv" => Ok(cacheable_file("text/csv; charset=utf-8", sub_namespaces_csv(&listed))),
        "json" => Ok(cacheable_file("application/json", format!("{:#}\n", sub_namespaces_json(&nid, &listed)))),
        "" => {
            let known = cx.known_namespaces()?;
            let name = if prefix.is_empty() { nid.clone() } else { format!("{nid}:{prefix}") };
            let title = Phrase::new("parts-of").arg("name", name);
            cx.render_page(&SubNamespacesPage {
                shell: Shell::new(cx, title, NavSection::Registry),
                namespace: known.kind(&nid).and_then(|kind| Some(addresses::namespace_path(kind, &Nid::parse(&nid).ok()?))),
                standing: Phrase::new("parts-standing"),
                own: own.map(|part| sub_namespace_row(part, &directory)),
                is_nbn: nid == "nbn",
                rows: below.into_iter().map(|part| sub_namespace_row(part, &directory)).collect(),
                query: if prefix.is_empty() {
                    String::new()
                } else {
                    format!("?prefix={}", addresses::encode_query_value(prefix))
                },
                nid,
            })
        }
        _ => Err(HttpError::not_found(Phrase::new("thing-form"))),
    }
}
