//! What is shown of the registry: the list, a namespace, one of its versions.

use super::{Kind, Namespace, Origin, Status, Version, queries};
use crate::nid::Nid;
use crate::template::{Field, Template};
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;

/// A table of the registry page.
struct Table {
    id: &'static str,
    title: &'static str,
    procedure: &'static str,
    count: usize,
    rows: Vec<Row>,
}

struct Row {
    nid: String,
    href: String,
    template: String,
    references: Vec<RefLink>,
    date: Option<String>,
}

/// A reference as a link, when it leads somewhere.
struct RefLink {
    words: String,
    href: Option<String>,
}

#[derive(View)]
#[template(path = "registry/list.html")]
struct ListPage {
    shell: Shell,
    q: String,
    updated: String,
    tables: Vec<Table>,
}

fn references(namespace: &Namespace) -> Vec<RefLink> {
    namespace.references.iter().map(|reference| RefLink { words: reference.words(), href: reference.address() }).collect()
}

fn row(namespace: &Namespace) -> Row {
    let href = addresses::namespace(namespace.kind, &namespace.nid);
    let rfc = namespace.references.iter().find(|reference| reference.kind == "rfc");
    let template = match (&namespace.template_url, rfc) {
        (Some(_), _) => "at IANA".to_owned(),
        (None, Some(rfc)) => format!("in {}", rfc.words()),
        (None, None) => "here".to_owned(),
    };
    Row {
        nid: namespace.nid.to_string(),
        href,
        template,
        references: references(namespace),
        date: namespace.updated_on.or(namespace.registered_on).map(|date| date.to_string()),
    }
}

/// Whether a namespace answers to what was looked for: in its NID, registrant, contact or references, without case.
fn answers_to(namespace: &Namespace, wanted: &str) -> bool {
    let wanted = wanted.to_lowercase();
    let references = namespace.references.iter().flat_map(|reference| [reference.words(), reference.data.clone()]);
    [Some(namespace.nid.to_string()), namespace.registrant.clone(), namespace.contact.clone()]
        .into_iter()
        .flatten()
        .chain(references)
        .any(|text| text.to_lowercase().contains(&wanted))
}

/// `GET /assignments/urn-namespaces`
pub fn list(cx: &Cx) -> Result<Reply, Problem> {
    if let Some(name) = cx.query.first_unknown(&["q"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    let q = cx.query.get("q").trim().to_owned();
    let all = cx.read(|conn| Ok(queries::all(conn)?))?;
    let updated =
        all.iter().filter_map(|namespace| namespace.updated_on.max(namespace.registered_on)).max().map(|date| date.to_string());
    let builtin = super::builtin::AS_OF.to_owned();
    let table = |kind: Kind, id, title, procedure| {
        let of_kind: Vec<&Namespace> = all.iter().filter(|namespace| namespace.kind == kind).collect();
        let rows = of_kind
            .iter()
            .filter(|namespace| q.is_empty() || answers_to(namespace, &q))
            .map(|namespace| row(namespace))
            .collect();
        Table { id, title, procedure, count: of_kind.len(), rows }
    };
    let tables = vec![
        table(
            Kind::Formal,
            "urn-namespaces-1",
            "Formal URN Namespaces",
            "Expert Review, per Section 6 of RFC 8141. Fast-track procedure for standards organizations described in Section 6.3.",
        ),
        table(Kind::Informal, "urn-namespaces-2", "Informal URN Namespaces", "Expert Review, per Section 6 of RFC 8141."),
    ];
    Reply::page(&ListPage {
        shell: Shell::new(cx, "Uniform Resource Names (URN) Namespaces", Nav::Registry),
        q,
        updated: updated.map_or_else(|| builtin.clone(), |date| date.max(builtin.clone())),
        tables,
    })
}

struct VersionRow {
    number: u32,
    href: String,
    date: String,
    source: String,
    source_href: Option<String>,
    current: bool,
}

/// A field of a text as it is shown, with its key for anchors.
pub(crate) struct FieldText {
    pub(crate) key: &'static str,
    pub(crate) label: &'static str,
    pub(crate) text: String,
}

/// The fields that have text, in the order of Appendix A.
pub(crate) fn field_texts(template: &Template) -> Vec<FieldText> {
    Field::ALL
        .into_iter()
        .filter_map(|field| Some(FieldText { key: field.key(), label: field.label(), text: template.get(field)?.to_owned() }))
        .collect()
}

#[derive(View)]
#[template(path = "registry/namespace.html")]
struct NamespacePage {
    shell: Shell,
    nid: String,
    kind: Kind,
    status: &'static str,
    status_tag: &'static str,
    list_anchor: &'static str,
    registered_on: String,
    updated_on: String,
    registrant: String,
    contact: String,
    references: Vec<RefLink>,
    template_url: Option<String>,
    permanent: String,
    latest: String,
    /// The version shown.
    number: u32,
    number_words: String,
    dated: String,
    source: String,
    fingerprint: Option<String>,
    fields: Vec<FieldText>,
    versions: Vec<VersionRow>,
    /// The newest one's number and address, when an older one is shown.
    newer: Option<(u32, String)>,
    is_version_page: bool,
}

fn recorded(date: Option<jiff::civil::Date>) -> String {
    date.map_or_else(|| "not recorded".to_owned(), |date| date.to_string())
}

fn source(version: &Version) -> String {
    match &version.origin {
        Origin::Imported => "taken over from IANA".to_owned(),
        Origin::Registered { request_number } => format!("request {request_number}"),
    }
}

/// Reads the NID of the path; another case leads to the lower one.
fn nid_of(cx: &Cx, tail: &str) -> Result<Result<Nid, Reply>, Problem> {
    let text = cx.param("nid");
    let nid = Nid::parse(text).map_err(|_| Problem::not_found("This namespace"))?;
    if nid.as_str() != text {
        return Ok(Err(Reply::moved(format!("/assignments/urn-{}/{nid}{tail}", cx.param("kind")))));
    }
    Ok(Ok(nid))
}

/// `GET /assignments/urn-formal/{nid}`
pub fn namespace(cx: &Cx) -> Result<Reply, Problem> {
    let nid = match nid_of(cx, "")? {
        Ok(nid) => nid,
        Err(moved) => return Ok(moved),
    };
    show(cx, &nid, None)
}

/// `GET /assignments/urn-formal/{nid}/{version}`
pub fn version(cx: &Cx) -> Result<Reply, Problem> {
    let text = cx.param("version");
    // "05" is no address of version 5: one thing, one address.
    let number =
        text.parse::<u32>().ok().filter(|parsed| parsed.to_string() == text).ok_or_else(|| Problem::not_found("This version"))?;
    let nid = match nid_of(cx, &format!("/{number}"))? {
        Ok(nid) => nid,
        Err(moved) => return Ok(moved),
    };
    show(cx, &nid, Some(number))
}

fn show(cx: &Cx, nid: &Nid, wanted: Option<u32>) -> Result<Reply, Problem> {
    let (namespace, versions) = cx.read(|conn| Ok((queries::by_nid(conn, nid)?, queries::versions_of(conn, nid)?)))?;
    let namespace = namespace
        .filter(|namespace| namespace.kind.name() == cx.param("kind"))
        .ok_or_else(|| Problem::not_found("This namespace"))?;
    let newest = versions.first().ok_or_else(|| Problem::not_found("This namespace"))?;
    let shown = match wanted {
        Some(number) => {
            versions.iter().find(|version| version.number == number).ok_or_else(|| Problem::not_found("This version"))?
        }
        None => newest,
    };
    let page = namespace_page(cx, &namespace, &versions, newest, shown, wanted.is_some());
    let link = |number: u32, relation: &str| format!("<{}>; rel=\"{relation}\"", addresses::version(namespace.kind, nid, number));
    let mut links = vec![link(newest.number, "latest-version")];
    let has = |number: u32| versions.iter().any(|version| version.number == number);
    if shown.number > 1 && has(shown.number - 1) {
        links.push(link(shown.number - 1, "predecessor-version"));
    }
    if has(shown.number + 1) {
        links.push(link(shown.number + 1, "successor-version"));
    }
    Ok(Reply::page(&page)?.header("Link", links.join(", ")))
}

fn namespace_page(
    cx: &Cx,
    namespace: &Namespace,
    versions: &[Version],
    newest: &Version,
    shown: &Version,
    is_version_page: bool,
) -> NamespacePage {
    let (kind, nid) = (namespace.kind, &namespace.nid);
    let title =
        if is_version_page { format!("{nid}, version {}", shown.number) } else { format!("{nid}: URN namespace registration") };
    let fields = shown.text.as_ref().map(|text| field_texts(&text.template)).unwrap_or_default();
    NamespacePage {
        shell: Shell::new(cx, title, Nav::Registry),
        nid: nid.to_string(),
        kind,
        status: namespace.status.name(),
        status_tag: if namespace.status == Status::Active { "tag-ok" } else { "tag-warn" },
        list_anchor: if kind == Kind::Formal { "urn-namespaces-1" } else { "urn-namespaces-2" },
        registered_on: recorded(namespace.registered_on),
        updated_on: namespace.updated_on.map_or_else(|| "no revision recorded".to_owned(), |date| date.to_string()),
        registrant: namespace.registrant.clone().unwrap_or_else(|| "not recorded; see the references".to_owned()),
        contact: namespace.contact.clone().unwrap_or_else(|| "see the registration".to_owned()),
        references: references(namespace),
        template_url: namespace.template_url.clone().filter(|_| shown.text.is_none()),
        permanent: addresses::version(kind, nid, shown.number),
        latest: addresses::namespace(kind, nid),
        number: shown.number,
        number_words: if shown.number_recorded {
            format!("Version {}", shown.number)
        } else {
            "No version number recorded".to_owned()
        },
        dated: recorded(shown.dated),
        source: source(shown),
        fingerprint: shown.text.as_ref().map(|text| text.fingerprint.clone()),
        fields,
        versions: versions
            .iter()
            .map(|version| VersionRow {
                number: version.number,
                href: addresses::version(kind, nid, version.number),
                date: recorded(version.dated),
                source: source(version),
                source_href: match &version.origin {
                    Origin::Registered { request_number } => Some(addresses::request(request_number)),
                    Origin::Imported => None,
                },
                current: version.number == newest.number,
            })
            .collect(),
        newer: (shown.number != newest.number).then(|| (newest.number, addresses::version(kind, nid, newest.number))),
        is_version_page,
    }
}
