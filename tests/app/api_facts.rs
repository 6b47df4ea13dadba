//! Tests the responses for programs: facts with their sources in every format, formats by content negotiation, compression, feeds
//! with archives, and the documents by which programs find the API.

use crate::common::prelude::*;

const LIST: &str = "/assignments/urn-namespaces";

const ISBN: &str = "/assignments/urn-formal/isbn";

/// The mappings of the Bioregistry.
const BIOREGISTRY: &str = "https://github.com/biopragmatics/bioregistry/blob/00b47dec6bbd3f6afffb46922a08cb9de4059b00/exports/\
                           sssom/bioregistry.sssom.tsv";

/// A namespace with a registered text.
const TEXT: &str = "/assignments/urn-formal/example";

fn get(program: &Person, path: &str) -> Value {
    program.get_as(path, "").is(200, &[]).json()
}

#[test]
fn facts_and_their_sources_are_in_every_format() {
    let (_db, _server, [program]) = TestServer::demo(["nobody"]);
    let linked = |url: &str| {
        let statement = "bioregistry:isbn skos:exactMatch miriam:isbn";
        json!({ "url": url, "basis": "inferred", "statement": statement, "source": BIOREGISTRY, "read_on": "2026-11-27" })
    };
    let facts = json!({
        "title": "International Standard Book Number",
        "summary": "Books: each edition, in each product form, of a text publication that is complete in itself.",
        "topics": ["publications", "archives-libraries"],
        "homepage": "http://www.isbn-international.org/",
        "profile_source": "editors",
        "registrant": "International ISBN Agency Ltd",
        "registrant_source": "editors",
        "same_as": [
            linked("https://registry.identifiers.org/registry/isbn"),
            linked("https://bioregistry.io/registry/isbn"),
        ],
    });
    let listed = get(&program, "/api/v1/namespaces?q=isbn");
    let listed = listed["namespaces"].as_array().unwrap().iter().find(|one| one["nid"] == "isbn").unwrap().clone();
    for value in [listed, get(&program, "/api/v1/namespaces/isbn"), get(&program, &format!("{ISBN}.json"))] {
        for (name, fact) in facts.as_object().unwrap() {
            assert_eq!(&value[name], fact, "{name}");
        }
        assert!(value["first_registered"].is_u64() && value["first_registered_source"].is_string(), "{value}");
    }
    // A namespace that was registered here has the registrant of its registration.
    let own = get(&program, "/api/v1/namespaces/example");
    assert!(own["registrant"].is_string() && own["registrant_source"] != Value::Null, "{own}");

    let term = get(&program, &format!("{ISBN}.jsonld"));
    assert_eq!((&term["name"], &term["alternateName"]), (&facts["title"], &json!("urn:isbn")));
    assert_eq!(term["dct:publisher"]["foaf:name"], facts["registrant"]);
    assert!(term["dct:publisher"]["dct:source"].as_str().unwrap().ends_with("/api/v1/namespaces/isbn/profile"), "{term}");
    // An inferred link is not a statement of identity.
    let also = json!(["https://registry.identifiers.org/registry/isbn", "https://bioregistry.io/registry/isbn"]);
    assert_eq!((&term["rdfs:seeAlso"], &term["sameAs"]), (&also, &Value::Null));
    let graph = get(&program, &format!("{LIST}/urn-namespaces.jsonld"));
    let terms = graph["@graph"].as_array().unwrap();
    let listed = terms.iter().find(|node| node["schema:termCode"] == "isbn").unwrap();
    assert_eq!((&listed["schema:name"], &listed["schema:description"]), (&facts["title"], &facts["summary"]));

    let csv = program.get_as(&format!("{LIST}/namespaces.csv"), "").body;
    let row = csv.lines().find(|row| row.starts_with("isbn,")).unwrap().to_owned();
    assert!(row.contains(",International ISBN Agency Ltd,editors,International Standard Book Number,"), "{row}");
    let one = program.get_as(&format!("{ISBN}.csv"), "").body;
    assert_eq!((one.lines().next(), one.lines().nth(1)), (csv.lines().next(), Some(row.as_str())));
    // The files with IANA's columns have no other columns.
    let operator_view = program.get_as(&format!("{LIST}/urn-namespaces-1.csv"), "").body;
    assert_eq!(operator_view.lines().next(), Some("URN Namespace,Template,Reference"));
    program.get_as(&format!("{ISBN}.bib"), "").says(&["author = {{International ISBN Agency Ltd}}"]);
}

#[test]
fn formats_are_selected_by_accept_at_the_urls_of_list_and_namespace() {
    let (_db, _server, [program]) = TestServer::demo(["nobody"]);
    let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    for (accept, kind, words) in [
        ("text/csv", "text/csv", "Registrant Source"),
        ("application/atom+xml", "application/atom+xml", "<feed"),
        ("application/x-bibtex", "application/x-bibtex", "@misc{urn-"),
        ("application/vnd.citationstyles.csl+json", "application/vnd.citationstyles.csl+json", "\"type\": \"webpage\""),
        ("text/turtle, application/ld+json;q=0.9", "text/turtle", "@prefix dct:"),
        ("application/ld+json", "application/ld+json", "@context"),
        ("*/*", "text/plain", ""),
        (browser, "text/html", "<html"),
    ] {
        // Requested twice: the second response is from the cache.
        for path in [LIST, LIST, TEXT, TEXT] {
            let answer = program.get_as(path, accept);
            let is = answer.header("content-type").starts_with(kind) && answer.body.contains(words);
            assert!(answer.status == 200 && is, "{path} {accept}: {} {}", answer.header("content-type"), answer.body);
            assert!(answer.header("vary").contains("Accept"), "{path} {accept}");
        }
    }
    // Other pages have no such formats, so the next one in the header is used.
    let page = program.get_as("/rules", "text/csv, text/html;q=0.5");
    assert!(page.header("content-type").starts_with("text/html"), "{}", page.header("content-type"));
    let day = program.get_as(&format!("{LIST}?on=2026-07-28"), browser);
    assert!(day.header("link").contains("urn-namespaces.xml?on=2026-07-28>; rel=\"alternate\""), "{}", day.header("link"));
}

#[test]
fn template_without_a_registered_text_is_never_served_as_text() {
    let (_db, _server, [program]) = TestServer::demo(["nobody"]);
    for (path, accept) in [(ISBN.to_owned(), "text/plain"), (format!("{ISBN}.txt"), "*/*"), (format!("{ISBN}.txt"), "text/html")]
    {
        let answer = program.get_as(&path, accept);
        assert_eq!((answer.status, answer.header("content-type")), (404, "text/plain; charset=utf-8"), "{path} {accept}");
        let place = "is not available in this registry.\nIANA publishes it at https://www.iana.org/assignments/urn-formal/isbn";
        assert!(answer.body.contains(place), "{path}: {}", answer.body);
    }
    // A client that accepts anything gets the page, twice, because no response for text is cached.
    for _ in 0..2 {
        let answer = program.get_as(ISBN, "*/*");
        assert_eq!((answer.status, answer.location.as_str()), (303, "/assignments/urn-formal/isbn.html"), "{}", answer.body);
    }
    assert_eq!(program.get_as(&format!("{ISBN}.html"), "*/*").status, 200);
    for (path, has_text) in [(ISBN, false), (TEXT, true)] {
        let page = program.get(path);
        assert_eq!(page.body.contains(&format!("href=\"{path}.txt\"")), has_text, "{path}");
        assert_eq!(page.header("link").contains(&format!("<{path}.txt>")), has_text, "{path}: {}", page.header("link"));
    }
    assert_eq!(program.get_as(TEXT, "text/plain").status, 200);
}

#[test]
fn long_responses_are_compressed_for_readers_without_a_session() {
    let (_db, _server, [program, operator]) = TestServer::demo(["nobody", "operator"]);
    let br = ("Accept-Encoding", "br");
    for path in
        ["/requests/updates.atom", "/requests/statistics", "/delegations", "/resolvers", "/find?q=books&lang=en", "/nowhere"]
    {
        let (plain, packed) = (program.ask("GET", path, &[]), program.ask("GET", path, &[br]));
        assert!(plain.body.len() > 1024 && plain.header("content-encoding").is_empty(), "{path}");
        assert_eq!(packed.header("content-encoding"), "br", "{path}");
        assert!(packed.headers.get_all("vary").iter().any(|value| value == "Accept-Encoding"), "{path}");
    }
    // Each coding has its own tag, and each of the tags leads to a 304 response.
    let path = "/requests/statistics";
    let (plain, packed) = (program.ask("GET", path, &[]), program.ask("GET", path, &[br]));
    assert_ne!(plain.header("etag"), packed.header("etag"));
    for answer in [plain, packed] {
        let again = program.ask("GET", path, &[br, ("If-None-Match", answer.header("etag"))]);
        assert_eq!((again.status, again.header("etag"), again.body.as_str()), (304, answer.header("etag"), ""));
    }
    // A page that contains secrets of a user is not compressed.
    assert_eq!(operator.ask("GET", path, &[br]).header("content-encoding"), "");
}

#[test]
fn problems_have_a_valid_instance_and_scripts_of_other_sites_can_read_headers() {
    let (_db, _server, [program]) = TestServer::demo(["nobody"]);
    let answer = program.get_as("/api/v1/namespaces/nowhere", "");
    let problem = answer.json();
    let instance = problem["instance"].as_str().unwrap();
    assert_eq!(instance, format!("urn:uuid:{}", answer.header("x-request-id")));
    let check = get(&program, &format!("/api/v1/check/urn?urn={instance}"));
    assert_eq!(check["verdict"], "valid", "{check}");
    for path in ["/api/v1/namespaces/nowhere", "/api/v1/namespaces", LIST] {
        let answer = program.get_as(path, "");
        for name in ["ETag", "Link", "Memento-Datetime", "Retry-After"] {
            assert!(answer.header("access-control-expose-headers").contains(name), "{path} {name}");
        }
    }
    assert_eq!(program.get("/sign-in").header("access-control-expose-headers"), "");
}

#[test]
fn delta_states_what_changed_and_feeds_carry_the_epoch() {
    let (_db, server, [program]) = TestServer::demo(["nobody"]);
    let delta = get(&program, "/api/v1/list/delta?since=100");
    let serials: Vec<i64> =
        delta["changes"].as_array().unwrap().iter().map(|change| change["serial"].as_i64().unwrap()).collect();
    assert_eq!((serials.first(), serials.last().copied()), (Some(&101), delta["serial"].as_i64()));
    // The documented digest is over the entries as they are sent.
    let list = program.get_as("/api/v1/list", "").body;
    let entries = list.split_once("[\n").unwrap().1.rsplit_once("\n]}").unwrap().0;
    assert_eq!(delta["sha256"], nidreg::ids::sha256(entries.as_bytes()));

    // Each feed carries the epoch, so that its readers learn that earlier entries may no longer be true.
    let category = format!("<category scheme=\"{}/api/v1/changes\" term={}/>", server.base, delta["epoch"]);
    for path in [format!("{LIST}/updates.atom"), format!("{ISBN}.atom"), "/requests/updates.atom".to_owned()] {
        let answer = program.get_as(&path, "").is(200, &[]);
        assert!(answer.header("content-type").starts_with("application/atom+xml") && answer.body.contains(&category), "{path}");
    }
    program
        .get_as(&format!("{ISBN}.atom"), "")
        .says(&[&format!("rel=\"alternate\" type=\"text/html\" href=\"{}{ISBN}\"", server.base)]);
}

#[test]
fn programs_and_search_engines_find_the_api_and_each_language() {
    let (_db, server, [program]) = TestServer::demo(["nobody"]);
    let answer = program.get_as("/.well-known/api-catalog", "");
    assert!(answer.header("content-type").starts_with("application/linkset+json; profile="), "{}", answer.header("content-type"));
    let links: Vec<&str> = answer.headers.get_all("link").iter().map(|link| link.to_str().unwrap()).collect();
    assert!(links.iter().any(|link| link.contains("</.well-known/api-catalog>; rel=\"api-catalog\"")), "{links:?}");
    let catalog = answer.json();
    let description = catalog["linkset"][1]["service-desc"][0]["href"].as_str().unwrap();
    assert_eq!(get(&program, description.trim_start_matches(&server.base))["openapi"], "3.1.0");
    for (path, to) in
        [("/assignments/urn-formal", LIST), ("/assignments/urn-informal/", LIST), ("/favicon.ico", "/static/favicon")]
    {
        let answer = program.get(path);
        assert!(answer.status == 308 && answer.location.starts_with(to), "{path}: {} {}", answer.status, answer.location);
        assert_eq!(program.get(&answer.location).status, 200, "{path}");
    }

    // Each namespace has its own description, and each language its own URL.
    let page = program.get(ISBN).body;
    let summary = "Books: each edition, in each product form, of a text publication that is complete in itself.";
    for name in ["name=\"description\"", "property=\"og:description\""] {
        assert!(page.contains(&format!("<meta {name} content=\"{summary}\">")), "{page}");
    }
    let this = format!("{}{ISBN}", server.base);
    for (tag, address) in [("de", format!("{this}?lang=de")), ("fr", format!("{this}?lang=fr")), ("x-default", this.clone())] {
        assert!(page.contains(&format!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{address}\">")), "{page}");
    }
    assert!(page.contains(&format!("<link rel=\"canonical\" href=\"{this}\">")), "{page}");
    let german = program.get(&format!("{ISBN}?lang=de"));
    assert!(german.header("content-language") == "de" && german.body.contains("<html lang=\"de\""), "{}", german.body);
    assert!(german.body.contains(&format!("<link rel=\"canonical\" href=\"{this}?lang=de\">")), "{}", german.body);
    assert!(german.header("link").contains(&format!("<{this}?lang=de>; rel=\"canonical\"")), "{}", german.header("link"));
    // The links to other languages do not repeat the language in the query.
    assert!(!german.body.contains("lang%3Dde") && german.body.contains("/language/fr?back="), "{}", german.body);
}
