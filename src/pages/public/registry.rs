//! The list of namespaces and its files. A namespace and its versions are in `namespace.rs`, the timeline in `timeline.rs`.

use crate::http::accept::PageFormat;
use crate::http::addresses;
use crate::http::addresses::LIST_TIMEMAP_PATH;
use crate::http::cx::RequestContext;
use crate::http::day;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::response::{Response, cacheable_file};
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::fields::ref_link;
use crate::pages::partials::fields::{RefLink, references};
use crate::pages::partials::list::ListFilter;
use crate::pages::public::choose::{self, FilterData, ListSelection, Sort};
use crate::pages::public::find::nid_and_check_path;
use crate::pages::public::linked::{list_citation, list_links};
use crate::pages::public::loaded::date_or_not_recorded;
use crate::pages::public::memento;
use crate::pages::public::on_day::{BetweenLists, between_lists};
use crate::refusal::Refusal;
use crate::registry::between_lists::Lists;
use crate::registry::files::RegistryFile;
use crate::registry::formats::links::link_header;
use crate::registry::formats::{ListHead, Note, identity, inlines_text};
use crate::registry::{Kind, Namespace, files, queries};
use crate::store::AnyConnection;
use askama::Template as View;
use jiff::civil::Date;
use urn_registry::find;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::resolution::directory::Directory;
use urn_registry::verdict::NamespaceBook;

/// A table of the registry page.
struct NamespaceTable {
    id: &'static str,
    title: Phrase,
    procedure: Phrase,
    expert: Option<String>,
    references: Vec<RefLink>,
    csv: String,
    count: usize,
    /// The URL of the next page.
    more: Option<String>,
    rows: Vec<NamespaceRow>,
}

struct NamespaceRow {
    nid: String,
    href: String,
    /// Title and summary from the profile.
    title: String,
    summary: String,
    registrant: String,
    /// Whether only the profile names the registrant.
    read: bool,
    template: TemplateLocation,
    references: Vec<RefLink>,
    date: Option<String>,
    in_error: bool,
}

/// The location of a text.
struct TemplateLocation {
    text: Phrase,
    href: Option<String>,
}

/// A sortable column heading.
struct ColumnHeading {
    text: Phrase,
    class: &'static str,
    href: String,
    sorted: &'static str,
    /// Whether the facts of the column are not part of the registration.
    marked: bool,
}

#[derive(View)]
#[template(path = "public/registry_list.html")]
struct NamespaceListPage {
    shell: Shell,
    q: String,
    wish: Option<(String, String)>,
    on: Option<String>,
    /// Whether the date is between two lists.
    between: Option<BetweenLists>,
    narrow: bool,
    chips: Vec<ListFilter>,
    topics: Vec<ListFilter>,
    topic_chosen: bool,
    headings: Vec<ColumnHeading>,
    updated: Phrase,
    notes: Vec<Phrase>,
    linked: String,
    formats: Vec<(Phrase, String)>,
    tables: Vec<NamespaceTable>,
}

/// The location of the text: here, at IANA, or in the RFC.
fn template_location(namespace: &Namespace) -> TemplateLocation {
    let rfc = namespace.references.iter().find(|reference| reference.kind == "rfc");
    if let Some((version, edition)) = namespace.held.wording {
        let href = addresses::edition_path(namespace.kind, &namespace.nid, version, edition);
        return TemplateLocation { text: Phrase::new("list-held"), href: Some(href) };
    }
    match (namespace.template_url(), rfc) {
        (Some(url), _) => TemplateLocation { text: Phrase::new("list-at-iana"), href: Some(url.to_owned()) },
        (None, Some(rfc)) => {
            TemplateLocation { text: Phrase::new("list-in-reference").arg("reference", rfc.label()), href: rfc.url() }
        }
        (None, None) => TemplateLocation { text: Phrase::new("word-unknown-lower"), href: None },
    }
}

/// A reference beside its registrant. If the label of a link is only the name of the organization, the host is shown instead.
fn shorten_repeated_label(registrant: &str, reference: RefLink) -> RefLink {
    let is_same = !reference.text.is_empty() && (registrant.contains(&reference.text) || reference.text.contains(registrant));
    let host = |href: &str| {
        let host = href.split_once("://")?.1.split(['/', ':', '?']).next()?;
        Some(host.strip_prefix("www.").unwrap_or(host).to_owned())
    };
    let short = reference.href.as_deref().filter(|_| !registrant.is_empty() && is_same).and_then(host);
    RefLink { text: short.unwrap_or(reference.text), href: reference.href }
}

fn namespace_row(choice: &ListSelection, book: &NamespaceBook, namespace: &Namespace) -> NamespaceRow {
    let profile = book.profile(namespace.nid.as_str()).map(|(profile, _)| profile);
    let (registrant, read) = choose::registrant(book, namespace).unwrap_or_default();
    let references = references(namespace).into_iter().map(|reference| shorten_repeated_label(&registrant, reference)).collect();
    NamespaceRow {
        nid: namespace.nid.to_string(),
        href: choice.url_on_date(&addresses::namespace_path(namespace.kind, &namespace.nid)),
        title: profile.and_then(|profile| profile.title.clone()).unwrap_or_default(),
        summary: profile.map(|profile| profile.summary.clone()).unwrap_or_default(),
        registrant,
        read,
        template: template_location(namespace),
        references,
        date: namespace.newest_date().map(ToString::to_string),
        in_error: namespace.marks.error_flag(None).is_some(),
    }
}

fn column_headings(choice: &ListSelection) -> Vec<ColumnHeading> {
    let heading = |text, class, by: Option<(&str, Sort)>| ColumnHeading {
        text: Phrase::new(text),
        class,
        marked: text == "word-description",
        href: by.map(|(word, _)| choice.url_with("sort", if word == "name" { "" } else { word })).unwrap_or_default(),
        sorted: match by {
            Some((_, Sort::Date)) if choice.sort == Sort::Date => "descending",
            Some((_, sort)) if choice.sort == sort => "ascending",
            _ => "",
        },
    };
    vec![
        heading("list-h-name", "w1", Some(("name", Sort::Name))),
        heading("word-description", "", Some(("title", Sort::Title))),
        heading("word-registrant", "w3", Some(("registrant", Sort::Registrant))),
        heading("word-reference", "w4", None),
        heading("word-template", "w5", None),
        heading("list-h-date", "w5", Some(("date", Sort::Date))),
    ]
}

/// `GET /assignments/urn-namespaces`: the page; other formats by content negotiation.
pub fn namespace_list(cx: &RequestContext) -> Result<Response, HttpError> {
    let choice = ListSelection::from_query(cx)?;
    if let (Some(at), None) = (memento::accept_datetime(cx)?, choice.on) {
        return memento::list_timegate(cx, addresses::REGISTRY_PATH, at);
    }
    let page: i64 = match cx.query.get("page") {
        "" => 1,
        text => text
            .parse()
            .ok()
            .filter(|page| (1..1_000_000).contains(page))
            .ok_or_else(|| HttpError::bad_request(Phrase::new("refusal-whole-page")))?,
    };
    let format = cx.preferred_format();
    if format != PageFormat::Html && choice.is_filtered() {
        return Err(HttpError::bad_request(Phrase::new("refusal-filter-of-page")));
    }
    let reply = match format {
        PageFormat::Html => list_page(cx, &choice, page)?,
        PageFormat::Json => file_reply(cx, RegistryFile::Json, choice.on)?,
        PageFormat::Xml => file_reply(cx, RegistryFile::Xml, choice.on)?,
        PageFormat::LinkedData => file_reply(cx, RegistryFile::JsonLd, choice.on)?,
        PageFormat::Turtle => file_reply(cx, RegistryFile::Turtle, choice.on)?,
        PageFormat::Csv => file_reply(cx, RegistryFile::Csv, choice.on)?,
        PageFormat::Atom => file_reply(cx, RegistryFile::Atom, choice.on)?,
        PageFormat::Bibtex => list_citation(cx, choice.on, "bib")?,
        PageFormat::Csl => list_citation(cx, choice.on, "csl")?,
        PageFormat::Text => file_reply(cx, RegistryFile::Txt, choice.on)?,
    };
    Ok(match choice.on {
        Some(day) => memento::add_date_headers(reply, addresses::REGISTRY_PATH, TIMEMAP, day),
        None => reply,
    })
}

/// The time map of the list.
const TIMEMAP: &str = LIST_TIMEMAP_PATH;

/// The contents of one page of the list.
struct ListContents {
    head: ListHead,
    lists: Lists,
    formal: TablePage,
    informal: TablePage,
    chips: Vec<ListFilter>,
    topics: Vec<ListFilter>,
}

/// Reads the selected rows, and counts those that the filters lead to.
fn load_list_contents(
    cx: &RequestContext,
    choice: &ListSelection,
    (known, directory): (&KnownNamespaces, &Directory),
    page: i64,
) -> Result<ListContents, Refusal> {
    let found = cx.search_nids(&choice.q)?;
    let found = found.as_deref();
    cx.read(|conn| {
        if choice.is_default() {
            let (head, formal, informal) =
                (files::head(conn)?, load_table_page(conn, Kind::Formal, page)?, load_table_page(conn, Kind::Informal, page)?);
            let is_whole = page == 1 && !formal.more && !informal.more;
            let all = is_whole.then(|| formal.list.iter().chain(&informal.list).collect());
            let listed = FilterData { all, found: None, known, directory };
            let (chips, topics) = (choice.list_filters(&listed), choice.topic_filters(&listed));
            return Ok(ListContents { head, lists: Lists::default(), formal, informal, chips, topics });
        }
        let (head, lists, all) = match choice.on {
            Some(day) => {
                let registry = crate::registry::on_date::registry_on(conn, day)?;
                (files::head_on(conn, &registry, day)?, registry.lists, registry.namespaces)
            }
            None => (files::head(conn)?, Lists::default(), queries::all(conn)?),
        };
        let listed = FilterData { all: Some(all.iter().collect()), found, known, directory };
        let (chips, topics) = (choice.list_filters(&listed), choice.topic_filters(&listed));
        let (formal, informal): (Vec<_>, Vec<_>) = all.into_iter().partition(|namespace| namespace.kind == Kind::Formal);
        let formal = select_table_page(choice, (known, directory), formal, found, page);
        let informal = select_table_page(choice, (known, directory), informal, found, page);
        Ok(ListContents { head, lists, formal, informal, chips, topics })
    })
}

fn list_page(cx: &RequestContext, choice: &ListSelection, page: i64) -> Result<Response, HttpError> {
    let (known, directory) = (cx.known_namespaces()?, cx.resolver_directory()?);
    let book = &known.book;
    let ListContents { head, lists, formal, informal, chips, topics } =
        load_list_contents(cx, choice, (&known, &directory), page)?;
    let table = |kind: Kind, id, part: TablePage| {
        let head = head.table(kind);
        let csv = if kind == Kind::Formal { RegistryFile::FormalCsv } else { RegistryFile::InformalCsv };
        NamespaceTable {
            id,
            title: Phrase::english(head.title.clone()),
            procedure: Phrase::english(crate::registry::formats::inlines_text(&head.rule).replace(['[', ']'], "")),
            expert: head.expert.clone(),
            references: head.references.iter().map(ref_link).collect(),
            csv: choice.url_on_date(&format!("{}/{}", addresses::REGISTRY_PATH, csv.name())),
            count: part.count,
            more: part.more.then(|| format!("{}#{id}", choice.url_with("page", &(page + 1).to_string()))),
            rows: part.list.iter().map(|namespace| namespace_row(choice, book, namespace)).collect(),
        }
    };
    let mut tables = vec![table(Kind::Formal, "urn-namespaces-1", formal), table(Kind::Informal, "urn-namespaces-2", informal)];
    // An empty table is of no use next to one with rows.
    if choice.is_filtered() && tables.iter().any(|table| !table.rows.is_empty()) {
        tables.retain(|table| !table.rows.is_empty());
    }
    let files = [
        (Phrase::from("XML"), RegistryFile::Xml),
        (Phrase::new("list-file-text"), RegistryFile::Txt),
        ("JSON".into(), RegistryFile::Json),
        ("JSON-LD".into(), RegistryFile::JsonLd),
        ("Turtle".into(), RegistryFile::Turtle),
        ("Atom".into(), RegistryFile::Atom),
        (Phrase::new("list-file-programs"), RegistryFile::List),
    ];
    let page = NamespaceListPage {
        shell: Shell::new(cx, Phrase::new("list-title"), NavSection::Registry),
        q: choice.q.clone(),
        wish: find::unregistered_nid(&choice.q, book).filter(|_| choice.on.is_none()).map(|nid| nid_and_check_path(&nid)),
        on: choice.on.map(|day| day.to_string()),
        between: choice.on.and_then(|day| between_lists(day, lists)),
        narrow: choice.is_filtered(),
        chips,
        topics,
        topic_chosen: choice.topic.is_some(),
        headings: column_headings(choice),
        updated: date_or_not_recorded(head.updated.as_ref()),
        linked: files::dataset(&head, &cx.mail().public_url).to_string().replace('<', "\\u003c"),
        notes: list_notes(&head),
        formats: files
            .into_iter()
            .map(|(text, file)| (text, choice.url_on_date(&format!("{}/{}", addresses::REGISTRY_PATH, file.name()))))
            .collect(),
        tables,
    };
    Ok(cx.render_page(&page)?.header("Link", link_header(&list_links(|address| choice.url_on_date(address)))))
}

/// The notes of the list, without the one on "urn", which the page has in every language.
fn list_notes(head: &ListHead) -> Vec<Phrase> {
    let line = |note: &Note| {
        let text = inlines_text(&note.text);
        note.title.as_ref().map_or_else(|| text.clone(), |title| format!("{title}: {text}"))
    };
    head.notes.iter().map(line).filter(|text| text != identity::RESERVED_NID_NOTE).map(Phrase::english).collect()
}

/// The maximum number of rows of one table on a page.
const ROWS_MAX: i64 = 500;

/// The part of a table on one page.
struct TablePage {
    count: usize,
    list: Vec<Namespace>,
    /// Whether there is a next page.
    more: bool,
}

fn load_table_page(conn: &mut AnyConnection, kind: Kind, page: i64) -> Result<TablePage, Refusal> {
    let count = queries::count_listed(conn, kind)?;
    let list = queries::listed_page(conn, kind, (page - 1) * ROWS_MAX, ROWS_MAX)?;
    Ok(TablePage { count: usize::try_from(count).unwrap_or(0), list, more: page * ROWS_MAX < count })
}

/// The selected rows of a table; `count` is the total number of rows.
fn select_table_page(
    choice: &ListSelection,
    (known, directory): (&KnownNamespaces, &Directory),
    table: Vec<Namespace>,
    found: Option<&[String]>,
    page: i64,
) -> TablePage {
    let count = table.iter().filter(|namespace| namespace.unlisted_on.is_none()).count();
    let all = choice.filter_and_sort(table, found, known, directory);
    let most = usize::try_from(ROWS_MAX).unwrap_or(usize::MAX);
    let skip = usize::try_from(page - 1).unwrap_or(usize::MAX).saturating_mul(most);
    let more = all.len() > skip.saturating_add(most);
    TablePage { count, list: all.into_iter().skip(skip).take(most).collect(), more }
}

fn file_reply(cx: &RequestContext, file: RegistryFile, day: Option<Date>) -> Result<Response, HttpError> {
    let home = &cx.mail().public_url;
    let text = cx.read(|conn| match day {
        Some(day) => files::registry_file_on(conn, file, home, day),
        None => files::registry_file(conn, file, home),
    })?;
    let canonical = format!("<{}>; rel=\"canonical\"", addresses::REGISTRY_PATH);
    let links = if day.is_some() { canonical } else { format!("{canonical}, {}", memento::list_timemap_link()) };
    Ok(cacheable_file(file.content_type(), text).header("Link", links))
}

/// `GET /assignments/urn-namespaces/{file}`
pub fn registry_file(cx: &RequestContext) -> Result<Response, HttpError> {
    match cx.param("file") {
        "urn-namespaces.xhtml" | "urn-namespaces.html" => Ok(Response::moved_permanently(addresses::REGISTRY_PATH)),
        "timemap" => memento::timemap_of_list(cx),
        name => {
            let Some(file) = RegistryFile::from_name(name) else { return redirect_to_namespace(cx, name) };
            let original = format!("{}/{}", addresses::REGISTRY_PATH, file.name());
            match (day::parse_date_parameter(cx, "on")?, memento::accept_datetime(cx)?) {
                (Some(day), _) => Ok(memento::add_date_headers(file_reply(cx, file, Some(day))?, &original, TIMEMAP, day)),
                (None, Some(at)) => memento::list_timegate(cx, &original, at),
                (None, None) => file_reply(cx, file, None),
            }
        }
    }
}

/// A URL that looks like a file of the list but contains a NID redirects to that namespace.
fn redirect_to_namespace(cx: &RequestContext, name: &str) -> Result<Response, HttpError> {
    let nid = Nid::parse(name).map_err(|_| HttpError::not_found(Phrase::new("thing-file")))?;
    let namespace =
        cx.read(|conn| Ok(queries::by_nid(conn, &nid)?))?.ok_or_else(|| HttpError::not_found(Phrase::new("thing-file")))?;
    Ok(Response::moved_permanently(addresses::namespace_path(namespace.kind, &nid)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn organization_is_not_repeated_as_a_reference() {
        let link = |text: &str, href: Option<&str>| RefLink { text: text.to_owned(), href: href.map(str::to_owned) };
        let shown = |registrant: &str, reference| shorten_repeated_label(registrant, reference).text;
        assert_eq!(
            shown("Museum of Light Ltd", link("Museum of Light", Some("https://www.light.example/about"))),
            "light.example"
        );
        assert_eq!(shown("Museum of Light", link("RFC 8141", Some("https://www.rfc-editor.org/info/rfc8141"))), "RFC 8141");
        assert_eq!(shown("", link("Museum of Light", Some("https://light.example/"))), "Museum of Light");
        assert_eq!(shown("Museum of Light", link("Museum of Light", None)), "Museum of Light");
    }
}
