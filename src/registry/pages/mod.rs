//! What is shown of the registry: the list and its files here, a namespace and its versions in `namespace.rs`, pictures in
//! `pictures.rs`.

mod namespace;
mod pictures;

pub use namespace::{diff, history, namespace, version, versions};
pub use pictures::growth;

use super::files::{self, RegistryFile};
use super::queries::{self, Filter};
use super::{Kind, Namespace};
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::template::{Field, Template};
use crate::web::addresses;
use crate::web::cx::{Cx, Reply};
use crate::web::problem::Problem;
use crate::web::shell::{Nav, Shell};
use askama::Template as View;

/// A table of the registry page.
struct Table {
    id: &'static str,
    title: String,
    procedure: String,
    expert: Option<String>,
    references: Vec<RefLink>,
    csv: String,
    count: usize,
    /// The next page.
    more: Option<String>,
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
    notes: Vec<String>,
    linked: String,
    formats: Vec<(&'static str, String)>,
    tables: Vec<Table>,
}

fn ref_link(reference: &super::Reference) -> RefLink {
    RefLink { words: reference.words(), href: reference.address() }
}

fn references(namespace: &Namespace) -> Vec<RefLink> {
    namespace.references.iter().map(ref_link).collect()
}

fn row(namespace: &Namespace) -> Row {
    let href = addresses::namespace(namespace.kind, &namespace.nid);
    let rfc = namespace.references.iter().find(|reference| reference.kind == "rfc");
    let template = match (namespace.template_url(), rfc) {
        (Some(_), _) => "at IANA".to_owned(),
        (None, Some(rfc)) => format!("in {}", rfc.words()),
        (None, None) => "here".to_owned(),
    };
    Row {
        nid: namespace.nid.to_string(),
        href,
        template,
        references: references(namespace),
        date: namespace.newest_date().map(ToString::to_string),
    }
}

/// `GET /assignments/urn-namespaces`: the page; other forms when the reader asks for them.
pub fn list(cx: &Cx) -> Result<Reply, Problem> {
    if let Some(name) = cx.query.first_unknown(&["q", "page"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    let page: i64 = match cx.query.get("page") {
        "" => 1,
        text => text
            .parse()
            .ok()
            .filter(|page| (1..1_000_000).contains(page))
            .ok_or_else(|| Problem::bad_request("page is a whole number from 1"))?,
    };
    match cx.wants() {
        Form::Html => list_page(cx, page),
        Form::Json => file_reply(cx, RegistryFile::Json),
        Form::Xml => file_reply(cx, RegistryFile::Xml),
        Form::LinkedData => file_reply(cx, RegistryFile::JsonLd),
        Form::Text => file_reply(cx, RegistryFile::Txt),
    }
}

fn list_page(cx: &Cx, page: i64) -> Result<Reply, Problem> {
    let q = cx.query.get("q").trim().to_owned();
    let (head, formal, informal) = cx.read(|conn| {
        let found = if q.is_empty() { None } else { Some(super::search::find(conn, &q)?) };
        Ok((
            files::head(conn)?,
            part(conn, Kind::Formal, found.as_deref(), page)?,
            part(conn, Kind::Informal, found.as_deref(), page)?,
        ))
    })?;
    let table = |kind: Kind, id, part: Part| {
        let head = head.table(kind);
        let csv = if kind == Kind::Formal { RegistryFile::FormalCsv } else { RegistryFile::InformalCsv };
        Table {
            id,
            title: head.title.clone(),
            procedure: super::formats::in_line(&head.rule).replace(['[', ']'], ""),
            expert: head.expert.clone(),
            references: head.references.iter().map(ref_link).collect(),
            csv: format!("{}/{}", addresses::REGISTRY, csv.name()),
            count: part.count,
            more: part.more.then(|| format!("{}?page={}#{id}", addresses::REGISTRY, page + 1)),
            rows: part.list.iter().map(row).collect(),
        }
    };
    let tables = vec![table(Kind::Formal, "urn-namespaces-1", formal), table(Kind::Informal, "urn-namespaces-2", informal)];
    let files = [
        ("XML", RegistryFile::Xml),
        ("plain text", RegistryFile::Txt),
        ("JSON", RegistryFile::Json),
        ("JSON-LD", RegistryFile::JsonLd),
        ("Atom", RegistryFile::Atom),
        ("list for programs", RegistryFile::List),
    ];
    let page = ListPage {
        shell: Shell::new(cx, "Uniform Resource Names (URN) Namespaces", Nav::Registry),
        q,
        updated: head.updated.as_ref().map_or_else(|| "not recorded".to_owned(), ToString::to_string),
        linked: files::dataset(&head, &cx.post().public_url).to_string().replace('<', "\\u003c"),
        notes: head.notes.iter().map(|note| super::formats::in_line(&note.text)).collect(),
        formats: files.into_iter().map(|(words, file)| (words, format!("{}/{}", addresses::REGISTRY, file.name()))).collect(),
        tables,
    };
    let alternate: Vec<String> = RegistryFile::ALL
        .into_iter()
        .map(|file| {
            let plain = file.content_type().split(';').next().unwrap_or_default();
            format!("<{}/{}>; rel=\"alternate\"; type=\"{plain}\"", addresses::REGISTRY, file.name())
        })
        .collect();
    Ok(Reply::page(&page)?.header("Link", alternate.join(", ")))
}

/// Rows of one table on one page.
const ROWS_MAX: i64 = 500;

/// What one page shows of a table.
struct Part {
    count: usize,
    list: Vec<Namespace>,
    /// Whether there is a next page.
    more: bool,
}

fn part(conn: &mut AnyConnection, kind: Kind, found: Option<&[String]>, page: i64) -> Result<Part, Refusal> {
    let count = queries::count_listed(conn, kind)?;
    let list = match found {
        None => queries::some_listed(conn, kind, (page - 1) * ROWS_MAX, ROWS_MAX)?,
        Some(found) => {
            let filter = Filter { kind: Some(kind), only: Some(found.to_vec()), ..Filter::default() };
            let mut list = queries::filtered(conn, &filter, ROWS_MAX)?;
            list.retain(|namespace| namespace.unlisted_on.is_none());
            list
        }
    };
    let more = found.is_none() && page * ROWS_MAX < count;
    Ok(Part { count: usize::try_from(count).unwrap_or(0), list, more })
}

/// A form in which a public page may be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// A page for people.
    Html,
    /// Plain text, as IANA's scripts get it.
    Text,
    /// JSON.
    Json,
    /// IANA's XML.
    Xml,
    /// Linked data.
    LinkedData,
}

fn file_reply(cx: &Cx, file: RegistryFile) -> Result<Reply, Problem> {
    let text = cx.read(|conn| files::registry(conn, file, &cx.post().public_url))?;
    Ok(data(file.content_type(), text).header("Link", format!("<{}>; rel=\"canonical\"", addresses::REGISTRY)))
}

/// A file that anybody may keep for a minute.
pub(crate) fn data(content_type: &'static str, text: impl Into<String>) -> Reply {
    Reply::bytes(content_type, text.into().into_bytes())
        .header("Cache-Control", "public, max-age=60, stale-while-revalidate=3600")
        .header("Access-Control-Allow-Origin", "*")
}

/// `GET /assignments/urn-namespaces/{file}`
pub fn file(cx: &Cx) -> Result<Reply, Problem> {
    match cx.param("file") {
        "urn-namespaces.xhtml" | "urn-namespaces.html" => Ok(Reply::moved(addresses::REGISTRY)),
        "growth" => growth(cx),
        "growth.svg" => Ok(data("image/svg+xml", pictures::growth_picture(cx)?)),
        name => file_reply(cx, RegistryFile::from_name(name).ok_or_else(|| Problem::not_found("This file"))?),
    }
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
