//! The front page, and small resources for programs.

use crate::http::addresses;
use crate::http::addresses::{HELP_PATH, RULES_PATH};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::RequestId;
use crate::pages::partials::rows::{RequestRow, request_rows};
use crate::pages::partials::terms::topic_label;
use crate::pages::public::choose::has_topic;
use crate::registry::formats::license;
use crate::registry::text_count::TextCount;
use crate::registry::{Kind, Namespace};
use crate::requests::queries::recently_active_requests;
use crate::requests::{lists, tasks, times};
use crate::users::Role;
use crate::{http, registry};
use askama::Template;
use urn_registry::i18n::{Lang, Phrase};
use urn_registry::nid::Nid;
use urn_registry::profile::TOPICS;
use urn_registry::verdict::NamespaceBook;

#[derive(Template)]
#[template(path = "public/home.html")]
struct HomePage {
    shell: Shell,
    formal: usize,
    informal: usize,
    /// The number of namespaces whose registered text is available here.
    held: usize,
    /// For operators: the texts to be imported.
    to_import: Option<TextCount>,
    under_review: i64,
    /// The median duration of registered requests; `None` before the first.
    median: Option<Phrase>,
    this_year: usize,
    year: i16,
    newest: Vec<NewRegistration>,
    open: Vec<RequestRow>,
    more_open: bool,
    topics: Vec<Topic>,
}

struct NewRegistration {
    nid: String,
    href: String,
    date: String,
    about: String,
}

struct Topic {
    text: Phrase,
    href: String,
    count: usize,
}

/// `GET /`: the search, key figures, current discussions, new registrations, and the registry by topic.
pub fn home_page(cx: &RequestContext) -> Result<Response, HttpError> {
    /// The maximum number of latest registrations.
    const NEW_REGISTRATIONS_MAX: usize = 10;
    /// The maximum number of open requests, those with the latest activity first.
    const OPEN_REQUESTS_MAX: usize = 6;
    let (mut all, held, counts, moved, took, texts) = cx.read(|conn| {
        let moved = lists::queries::recently_changed_requests(conn, OPEN_REQUESTS_MAX)?;
        let ids: Vec<RequestId> = moved.iter().map(|request| request.id.clone()).collect();
        let texts = lists::queries::newest_texts(conn, &ids)?;
        Ok((
            registry::queries::all(conn)?,
            registry::versions::queries::nids_with_text(conn)?.len(),
            tasks::queries::count_by_holder(conn, true)?,
            moved,
            lists::queries::registration_durations(conn)?,
            texts,
        ))
    })?;
    let year = crate::clock::day(cx.now).year();
    let informal = all.iter().filter(|namespace| namespace.kind == Kind::Informal).count();
    let formal = all.len() - informal;
    let to_import =
        Some(TextCount { with_text: held, all: all.len() }).filter(|texts| texts.is_import_due() && cx.has_role(Role::Operator));
    let known = cx.known_namespaces()?;
    let topics = topics(&known.book, &all, cx.lang);
    all.retain(|namespace| namespace.registered_on.is_some());
    let of_year = format!("{year:04}");
    let this_year = all
        .iter()
        .filter(|namespace| namespace.registered_on.as_ref().is_some_and(|date| date.as_str().starts_with(&of_year)))
        .count();
    all.sort_by_key(|namespace| std::cmp::Reverse((namespace.newest_date().cloned(), namespace.nid.clone())));
    let newest = all
        .into_iter()
        .take(NEW_REGISTRATIONS_MAX)
        .map(|namespace| NewRegistration {
            href: addresses::namespace_path(namespace.kind, &namespace.nid),
            date: namespace.newest_date().map_or_else(String::new, ToString::to_string),
            about: known.book.profile(namespace.nid.as_str()).and_then(|(profile, _)| profile.title.clone()).unwrap_or_default(),
            nid: Nid::to_string(&namespace.nid),
        })
        .collect();
    let under_review: i64 = counts.values().sum();
    cx.render_page(&HomePage {
        shell: Shell::new(cx, Phrase::new("word-urn-namespaces"), NavSection::None),
        formal,
        informal,
        held,
        to_import,
        under_review,
        median: times::percentile(&took, 50).map(times::duration_phrase),
        this_year,
        year,
        newest,
        more_open: under_review > i64::try_from(moved.len()).unwrap_or(i64::MAX),
        open: request_rows(&moved, &texts, cx.now, |number| addresses::request_path(number)),
        topics,
    })
}

/// The topics that have namespaces, the largest first.
fn topics(book: &NamespaceBook, all: &[Namespace], lang: Lang) -> Vec<Topic> {
    let of = |topic: &str| {
        let has = |namespace: &&Namespace| has_topic(book, namespace.nid.as_str(), topic);
        all.iter().filter(has).count()
    };
    let mut topics: Vec<Topic> = TOPICS
        .iter()
        .map(|topic| Topic { text: topic_label(topic), href: addresses::topic_path(topic), count: of(topic) })
        .filter(|topic| topic.count > 0)
        .collect();
    topics.sort_by_cached_key(|topic| (std::cmp::Reverse(topic.count), topic.text.text(lang)));
    topics
}

/// `GET /robots.txt`
pub fn robots(cx: &RequestContext) -> Result<Response, HttpError> {
    Ok(Response::text(format!(
        "User-agent: *\nDisallow: /requests?\nDisallow: /reviews\nDisallow: /operator\nDisallow: /account\nDisallow: /admin\nDisallow: /check?\nDisallow: /assignments/urn-namespaces?*&\nSitemap: {}/sitemap.xml\n",
        cx.mail().public_url
    )))
}

/// `GET /sitemap.xml`: the registry, every namespace, and the newest public requests.
pub fn sitemap(cx: &RequestContext) -> Result<Response, HttpError> {
    /// A sitemap has at most 50,000 URLs; the page links to the rest.
    const SITEMAP_URLS_MAX: usize = 40_000;
    const SITEMAP_REQUESTS_MAX: i64 = 9_000;
    let all = cx.read(|conn| Ok(registry::queries::all(conn)?))?;
    let home = &cx.mail().public_url;
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    for path in ["/", addresses::REGISTRY_PATH, HELP_PATH, RULES_PATH, addresses::PUBLIC_LOG_PATH]
        .into_iter()
        .chain(addresses::GUIDE_PATHS)
    {
        out.extend(["<url><loc>", home, path, "</loc></url>\n"]);
    }
    for namespace in all.iter().take(SITEMAP_URLS_MAX) {
        out.extend(["<url><loc>", home, &addresses::namespace_path(namespace.kind, &namespace.nid), "</loc>"]);
        // A sitemap requires a day or a month, as the registry has them.
        if let Some(day) = namespace.newest_date() {
            out.extend(["<lastmod>", day.as_str(), "</lastmod>"]);
        }
        out.push_str("</url>\n");
    }
    for (_, number) in cx.read(|conn| Ok(recently_active_requests(conn, SITEMAP_REQUESTS_MAX)?))? {
        out.extend(["<url><loc>", home, &addresses::request_path(number), "</loc></url>\n"]);
    }
    out.push_str("</urlset>\n");
    Ok(http::response::cacheable_file("application/xml; charset=utf-8", out))
}

/// `GET /llms.txt`: a description of this registry and the locations of its data, for language models (llmstxt.org).
pub fn llms(cx: &RequestContext) -> Result<Response, HttpError> {
    let home = &cx.mail().public_url;
    let license = license::data_license();
    let (name, url) = (&license.name, &license.url);
    let out = format!(
        "# URN Namespace Registry

> The public registry of URN namespaces (RFC 8141): registered namespace IDs, their registrants, the syntax of their names, and every published version.

A URN has the form urn:NID:NSS. This registry registers namespace IDs (NID). Single names are assigned by the organization that is responsible for the namespace: a valid name need not have been assigned. Ask the API instead of guessing whether a namespace is registered or a URN is valid. License of the data: {name}, {url}

## API

Read access needs no account. Replace the values in these examples.

- [API reference]({home}/api/v1): all operations with parameters and examples
- [OpenAPI document]({home}/openapi.json): the same for programs
- [Check a URN]({home}/api/v1/check/urn?urn=urn:isbn:0451450523): its syntax, and the rules of its namespace
- [Compare two URNs]({home}/api/v1/equivalent?a=urn:isbn:0-395-36341-1&b=urn:isbn:9780395363416)
- [Check a namespace ID]({home}/api/v1/check/nid?nid=isbn): whether it follows the rules and is available
- [Find a namespace]({home}/api/v1/find?q=books): by keyword, identifier or RFC
- [One namespace]({home}/api/v1/namespaces/isbn): registrant, status, references and versions
- [Resolvers of a URN]({home}/api/v1/resolve?urn=urn:nbn:fi-fe1)

## Files

- [All namespaces]({home}/api/v1/list): compact JSON. If the header Nidreg-Epoch of responses changes, changes were lost; read the list again
- [Registry in IANA's format]({home}/assignments/urn-namespaces/urn-namespaces.xml): XML
- [Titles, grammars and examples]({home}/profiles.json)
- [Regular expressions]({home}/regexes.json)
- [Test vectors]({home}/vectors.ndjson)

## Pages

- [List of namespaces]({home}/assignments/urn-namespaces)
- [About URNs]({home}/help/urns): how to read a registration, and how to validate, resolve and cite
- [For programs]({home}/help/programs): code examples
- [How a namespace is registered]({home}/help/register)
- [Rules for namespace IDs and templates]({home}/rules)
"
    );
    Ok(http::response::cacheable_file("text/plain; charset=utf-8", out))
}

/// `GET /opensearch.xml`: adds the registry to the search engines of a browser.
pub fn opensearch(cx: &RequestContext) -> Result<Response, HttpError> {
    let home = &cx.mail().public_url;
    let out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n  <ShortName>URN namespaces</ShortName>\n  \
         <Description>Search the registry of URN namespaces</Description>\n  <InputEncoding>UTF-8</InputEncoding>\n  \
         <Url type=\"text/html\" template=\"{home}/find?q={{searchTerms}}\"/>\n</OpenSearchDescription>\n"
    );
    Ok(http::response::cacheable_file("application/opensearchdescription+xml", out))
}

/// `GET /.well-known/security.txt`
pub fn security_txt(cx: &RequestContext) -> Result<Response, HttpError> {
    let year = crate::clock::day(cx.now).year() + 1;
    Ok(Response::text(format!(
        "Contact: mailto:{}\nExpires: {year}-01-01T00:00:00Z\nCanonical: {}/.well-known/security.txt\n",
        cx.app.security_contact.as_deref().unwrap_or(&cx.mail().from),
        cx.mail().public_url
    )))
}
