//! Web conventions for programs, other sites and caches: canonical URLs, CORS preflights, conditional requests, earlier states by date
//! (RFC 7089), citations, and the static site export.

use crate::common::operator::{refused, run};
use crate::common::prelude::*;

const ISBN: &str = "/assignments/urn-formal/isbn";

/// A namespace with a registered text.
const TEXT: &str = "/assignments/urn-formal/example";

#[test]
fn public_endpoints_follow_web_conventions_for_programs_and_other_sites() {
    let (_db, _server, [program]) = TestServer::demo(["nobody"]);

    // CORS preflights allow pages of other sites to read public resources.
    for (path, methods) in [
        (ISBN, "GET, HEAD"),
        ("/api/v1/check/urns", "POST"),
        ("/api/v1/templates/check", "POST"),
        ("/api/v1/check/urn", "GET, HEAD"),
        ("/resolve", "GET, HEAD"),
    ] {
        let first =
            program.ask("OPTIONS", path, &[("Origin", "https://other.example"), ("Access-Control-Request-Method", "GET")]);
        assert_eq!((first.status, first.header("access-control-allow-origin")), (204, "*"), "{path}");
        assert_eq!(first.header("access-control-allow-methods"), methods, "{path}");
        assert!(first.header("access-control-allow-headers").contains("Content-Type"));
    }
    for path in
        ["/assignments/urn-namespaces/urn-namespaces.xml", "/api/v1/check/urn?urn=x", "/profiles.json", "/api/v1/namespaces/none"]
    {
        let answer = program.get(path);
        let open = (answer.header("access-control-allow-origin"), answer.header("cross-origin-resource-policy"));
        assert_eq!(open, ("*", "cross-origin"), "{path}");
    }
    for path in ["/sign-in", "/account", "/register", "/operator"] {
        let first = program.ask("OPTIONS", path, &[]);
        assert_eq!((first.status, first.header("access-control-allow-origin")), (405, ""), "{path}");
        assert_eq!(program.get(path).header("access-control-allow-origin"), "", "{path}");
    }

    // Each resource has one canonical URL; other forms redirect to it.
    for (asked, leads) in [
        ("/help/", "/help"),
        ("/assignments/urn-formal/isbn/", ISBN),
        ("/Assignments/URN-Namespaces?q=book", "/assignments/urn-namespaces?q=book"),
        ("/assignments/urn-formal/%69sbn", ISBN),
        ("//assignments//urn-formal/isbn", ISBN),
        ("/assignments/urn-formal/ISBN", ISBN),
        ("/assignments/urn-namespaces/isbn", ISBN),
        ("/assignments/urn-namespaces/ISBN", ISBN),
    ] {
        let answer = program.get(asked);
        assert_eq!((answer.status, answer.location.as_str()), (308, leads), "{asked}");
    }
    assert_eq!(program.get("/nothing/like/that/").status, 404);
    assert_eq!(program.get("/assignments/urn-namespaces/nothing-like-that").status, 404);
    let robots = program.get("/robots.txt").header("etag").to_owned();
    assert!(!robots.is_empty());
    assert_eq!(program.ask("GET", "/robots.txt", &[("If-None-Match", &robots)]).status, 304);
    assert_eq!(program.get("//other.example/").location, "/other.example/", "a redirect never leads to another host");
    assert_eq!(
        program.get("/resolve/urn:isbn:%61//b").status,
        program.get("/resolve?urn=urn:isbn:a//b").status,
        "a name is not changed"
    );

    // Last-Modified is sent in addition to the ETag after the end of its second, and If-Modified-Since with that value returns 304.
    let (asked, dated) = (Instant::now(), || program.ask("GET", TEXT, &[]).header("last-modified").to_owned());
    while dated().is_empty() && asked.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(50));
    }
    let date = dated();
    assert!(date.ends_with(" GMT"), "{date}");
    assert_eq!(program.ask("GET", TEXT, &[("If-Modified-Since", &date)]).status, 304);
    assert_eq!(program.ask("GET", TEXT, &[("If-Modified-Since", "Sun, 06 Nov 1994 08:49:37 GMT")]).status, 200);
    assert_eq!(program.ask("GET", TEXT, &[("If-Modified-Since", &date), ("If-None-Match", "\"other\"")]).status, 200);

    // Each response has a request ID of its own, and metrics are not available through a proxy.
    let number = |path: &str| program.get(path).header("x-request-id").to_owned();
    let numbers: BTreeSet<String> = [ISBN, ISBN, "/check", "/nowhere", "/healthz"].into_iter().map(number).collect();
    assert_eq!((numbers.len(), numbers.contains("")), (5, false), "{numbers:?}");
    let figures = program.get("/metrics").body;
    for name in
        ["nidreg_requests_total{status=\"200\"}", "nidreg_request_seconds_count", "nidreg_clock_right 1", "nidreg_writes 1"]
    {
        assert!(figures.contains(name), "{name}\n{figures}");
    }
    assert_eq!(
        program.ask("GET", "/metrics", &[("X-Forwarded-For", "192.0.2.1")]).status,
        404,
        "metrics are not available through a proxy"
    );

    // Citations.
    let bib = program.get(&format!("{ISBN}.bib"));
    assert!(
        bib.header("content-type").starts_with("application/x-bibtex") && bib.body.starts_with("@misc{urn-isbn"),
        "{}",
        bib.body
    );
    let csl = program.get(&format!("{ISBN}.csl")).json();
    assert_eq!(csl[0]["type"], "webpage");
    assert!(program.get(ISBN).header("content-security-policy").contains("frame-ancestors 'none'"));
}

#[test]
fn earlier_states_are_retrievable_by_date_with_memento() {
    let (_db, server, [program]) = TestServer::demo(["nobody"]);
    let seed = "/assignments/urn-formal/example";
    let versions = program.get("/api/v1/namespaces/example/versions").json();
    assert!(!versions["versions"].as_array().unwrap().is_empty(), "{versions}");

    let map = program.get(&format!("{seed}/timemap"));
    assert_eq!((map.status, map.header("content-type")), (200, "application/link-format"));
    assert!(map.body.contains("rel=\"original timegate\"") && map.body.contains("first"), "{}", map.body);
    let memento = map.body.lines().find(|line| line.contains("first")).unwrap();
    let (address, day) =
        (memento.split(['<', '>']).nth(1).unwrap(), memento.split("datetime=\"").nth(1).unwrap().split('"').next().unwrap());

    let path = address.trim_start_matches(&server.base);
    let earliest = program.get(path);
    assert_eq!((earliest.status, earliest.header("memento-datetime")), (200, day), "{path}");
    for at in [day, "Thu, 01 Jan 1998 00:00:00 GMT"] {
        let gate = program.ask("GET", seed, &[("Accept-Datetime", at)]);
        assert_eq!((gate.status, gate.location.as_str(), gate.header("vary")), (302, path, "Accept-Datetime"), "{at}");
    }
    program.ask("GET", seed, &[("Accept-Datetime", "last summer")]).is(400, &["RFC 7089"]);
    let list = program.ask("GET", "/assignments/urn-namespaces", &[("Accept-Datetime", day)]).is(302, &[]);
    assert_eq!(program.get(&list.location).header("memento-datetime"), day);

    let of_day = |on: &str| program.get(&format!("/api/v1/namespaces?q=&on={on}"));
    let today = of_day("2026-11-22").json();
    assert_eq!(today["on"], "2026-11-22");
    assert_eq!(of_day("1990-01-01").status, 404);
    assert_eq!(of_day("summer").status, 400);
    assert_eq!(program.get("/api/v1/namespaces/example?on=1990-01-01").status, 404);
    assert_eq!(program.get("/api/v1/namespaces/isbn?on=2026-11-22").status, 200);
}

/// The pages that a static copy links to but does not have.
const DYNAMIC: [&str; 15] = [
    "account", "account/tokens", "check", "check/list", "operator", "operator/bodies", "operator/emails", "operator/marks",
    "operator/redactions", "operator/reserved", "register", "resolve", "reviews", "sign-in", "waiting",
];

fn pages(dir: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(pages(&path)) } else { found.push(path) }
    }
    found
}

#[test]
fn static_site_export_is_complete_and_replaces_only_an_earlier_export() {
    let db = TestDb::new();
    drop(TestServer::start(&db, false));
    let dir = db.dir.path().join("copy");
    let target = dir.to_str().unwrap();
    let said = done(&run(&db, &["export", "site", target]));
    assert!(said.contains(" files in "), "{said}");
    let text = |name: &str| std::fs::read_to_string(dir.join(name)).unwrap();
    let page = text("assignments/urn-formal/isbn.html");
    assert!(page.contains("This is a static copy made on") && page.contains("International Standard Book Number"));
    assert_eq!(
        text("assignments/urn-namespaces/urn-namespaces.xml"),
        done(&run(&db, &["export", "registry", "--as", "iana-xml"]))
    );
    assert!(text("assignments/urn-formal/isbn.json").contains("\"isbn\"") && dir.join("index.html").is_file());
    assert!(
        dir.join("assignments/urn-formal/isbn/versions.html").is_file()
            && dir.join("assignments/urn-informal/urn-7.html").is_file()
    );

    // Every link in the export without a query or fragment leads to an exported file, apart from pages with input and pages of
    // signed-in people.
    let missing: BTreeSet<String> = pages(&dir)
        .iter()
        .filter(|file| file.extension().is_some_and(|extension| extension == "html"))
        .flat_map(|file| {
            let page = std::fs::read_to_string(file).unwrap();
            let links: Vec<String> =
                page.split("href=\"/").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect();
            links
        })
        .filter(|link| !link.contains(['?', '#']) && !link.starts_with("urn:"))
        .filter(|link| !link.is_empty() && !dir.join(link).is_file() && !dir.join(format!("{link}.html")).is_file())
        .collect();
    assert_eq!(missing.iter().map(String::as_str).collect::<Vec<_>>(), DYNAMIC);

    // A newer export replaces an earlier one, but no other folder.
    done(&run(&db, &["export", "site", target]));
    let other = db.dir.path().join("letters");
    std::fs::create_dir(&other).unwrap();
    std::fs::write(other.join("keep"), "me").unwrap();
    refused(&run(&db, &["export", "site", other.to_str().unwrap()]), 5, "is not empty and is not an earlier copy");
    assert_eq!(std::fs::read_to_string(other.join("keep")).unwrap(), "me");
    refused(&run(&db, &["export", "site", other.join("keep/site").to_str().unwrap()]), 8, "keep/site.new cannot be written: ");
}
