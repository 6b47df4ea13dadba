//! Tests the public registry: IANA snapshots round-trip, every version has a permanent URL, every URL has its content type, `ETag` and
//! links, and a change is visible in the next request.

use crate::common::iana_list::{imported, incoming, list_of, record};
use crate::common::prelude::*;
use crate::common::schema_faults;
use nidreg::registry::import::{ReceivedTemplate, Report};
use nidreg::registry::{files, queries};

const HOME: &str = "https://registry.example";

fn exported(store: &Store, file: RegistryFile) -> String {
    store.read(|conn| files::registry_file(conn, file, HOME)).unwrap()
}

/// Imports a list with these formal records.
fn take(store: &Store, (updated, records): (&str, &str), found: &[ReceivedTemplate]) -> Report {
    imported(store, &incoming(&list_of(updated, records, ""), None, found.to_vec()))
}

#[test]
fn import_distinguishes_removed_replaced_and_relisted_namespaces() {
    let db = TestDb::new();
    let store = migrated(&db);
    take(&store, ("2020-01-01", &[record("ad-lamp", 1), record("kept", 2)].concat()), &[]);
    let report = take(&store, ("2021-01-01", &[record("adlamp", 3), record("kept", 4)].concat()), &[]);
    assert_eq!(
        (report.added, report.changed, report.unlisted),
        (vec!["adlamp".to_owned()], vec!["kept".to_owned()], vec!["ad-lamp".to_owned()])
    );
    let of = |nid: &str| store.read(|conn| queries::by_nid(conn, &urn_registry::nid::Nid::parse(nid).unwrap())).unwrap().unwrap();
    assert_eq!(of("ad-lamp").successor.unwrap().as_str(), "adlamp");
    assert_eq!(of("ad-lamp").unlisted_on.unwrap().to_string(), "2021-01-01");
    assert!(!exported(&store, RegistryFile::Xml).contains("ad-lamp"));
    let report = take(&store, ("2022-01-01", &[record("ad-lamp", 1), record("kept", 4)].concat()), &[]);
    assert_eq!((report.listed_again, report.unlisted), (vec!["ad-lamp".to_owned()], vec!["adlamp".to_owned()]));
    assert!(of("ad-lamp").unlisted_on.is_none() && of("ad-lamp").successor.is_none());

    // A delta from any serial leads to the current one and states the hash of its list.
    let list: Value = serde_json::from_str(&exported(&store, RegistryFile::List)).unwrap();
    let serial = list["serial"].as_i64().unwrap();
    for from in 0..=serial {
        let changes = store.read(|conn| nidreg::registry::files::delta(conn, from)).unwrap();
        let delta: Value = serde_json::from_str(&changes).unwrap();
        assert_eq!(
            (delta["from"].as_i64(), delta["serial"].as_i64(), &delta["sha256"]),
            (Some(from), Some(serial), &list["sha256"])
        );
    }
    // It states which fields each change changed.
    let all = store.read(|conn| nidreg::registry::files::delta(conn, 0)).unwrap();
    let all: Value = serde_json::from_str(&all).unwrap();
    let is_unlisting =
        |field: &Value| field["field"] == "listed" && (&field["before"], &field["after"]) == (&true.into(), &false.into());
    let fields = |nid: &str| {
        let of_nid = all["changes"].as_array().unwrap().iter().filter(|change| change["nid"] == nid).cloned().collect::<Vec<_>>();
        of_nid.into_iter().flat_map(|change| change["fields"].as_array().unwrap().clone()).collect::<Vec<_>>()
    };
    assert!(fields("ad-lamp").iter().any(is_unlisting) && !fields("kept").iter().any(is_unlisting), "{all}");
}

#[test]
fn imported_templates_become_versions_and_corrected_versions() {
    let db = TestDb::new();
    let store = migrated(&db);
    let found = |on: Option<&str>, text: &str| {
        ReceivedTemplate::new("lamp", on.map(|day| day.parse().unwrap()), text, &format!("lamp {on:?}"))
    };
    let text = |version: u32, words: &str| {
        format!(
            "Namespace ID: lamp\n\nVersion: {version}\n\nDate: 2020-0{version}-01\n\nPurpose: {words}\n\nSyntax:\n   \
             lamp = \"urn:lamp:\" 1*{version}DIGIT\n"
        )
    };
    let document = ("2022-01-01", "<record><name>lamp</name></record>");
    let files = [
        found(Some("2020-01-05"), &text(1, "To light.")),
        found(Some("2020-06-05"), &text(1, "To light up.")),
        found(None, &text(2, "To light the town.")),
    ];
    let report = take(&store, document, &files);
    assert_eq!((report.versions, report.editions), (vec!["lamp 1".to_owned(), "lamp 2".to_owned()], vec!["lamp 1.1".to_owned()]));
    assert!(take(&store, document, &files).is_empty());
    drop(store);

    let server = TestServer::start(&db, false);
    let reader = Person::nobody(&server);
    let ok = |path: &str, accept: &str| -> Answer {
        let answer = reader.get_as(path, accept).is(200, &[]);
        answer
    };
    // Scripts get the text and browsers the page; a suffix determines the format.
    let base = "/assignments/urn-formal/lamp";
    assert!(ok(base, "").body.starts_with("Namespace ID:  lamp\n"));
    assert!(ok(base, "*/*").header("content-type").starts_with("text/plain"));
    assert!(ok(base, "text/html").body.contains("<h1><span class=\"nid big\">lamp</span></h1>"));
    assert_eq!(ok(base, "application/json").header("content-type"), "application/json");
    let json = ok(&format!("{base}.json"), "text/html").json();
    assert_eq!((json["current"]["version"].as_i64(), json["versions"].as_array().unwrap().len()), (Some(2), 2));
    assert!(ok(&format!("{base}.atom"), "").body.contains("<feed"));
    assert!(ok(&format!("{base}.jsonld"), "").body.contains("DefinedTerm"));
    // Each corrected version has its own URL; a version number alone returns the latest correction.
    assert!(ok(&format!("{base}/1.0"), "").body.contains("To light."));
    assert!(ok(&format!("{base}/1.1"), "").body.contains("To light up."));
    assert!(ok(&format!("{base}/1"), "").body.contains("To light up."));
    assert!(ok(&format!("{base}/1.1.txt"), "text/html").header("cache-control").contains("immutable"));
    let old = ok(&format!("{base}/1.1"), "text/html").says(&["The current one is", "/diff/1.1/2.0"]);
    let links = old.header("link");
    let whole = |links: &str| links.split(", ").any(|one| one.starts_with("<http") && one.contains("rel=\"canonical\""));
    assert!(whole(links), "one complete address, as on the page: {links}");
    says(&links, &["predecessor-version", "successor-version", "latest-version", "version-history"]);
    for gone in ["3", "1.2", "01", "1.01", "x"] {
        assert_eq!(reader.get(&format!("{base}/{gone}")).status, 404, "{gone}");
    }
    // The text in force on a date is determined by the date of its publication, not by the date printed in it.
    for (day, leads) in [("2020-01-31", "1.0"), ("2020-06-04", "1.0"), ("2020-06-05", "1.1"), ("2024-01-01", "2.0")] {
        let answer = reader.get(&format!("{base}?on={day}"));
        assert_eq!((answer.status, answer.location), (302, format!("{base}/{leads}?day={day}")), "{day}");
    }
    assert_eq!(reader.get(&format!("{base}?on=2020-01-04")).status, 404);
    assert_eq!(reader.get(&format!("{base}?on=soon")).status, 400);
    assert_eq!(reader.get(&format!("{base}?colour=blue")).status, 200);
    // Differences in each format.
    assert!(ok(&format!("{base}/diff/1.0/2.0"), "text/html").body.contains("<ins>"));
    assert!(ok(&format!("{base}/diff/1.0/2.0.patch"), "").body.starts_with("--- lamp-1.0\n+++ lamp-2.0\n"));
    assert!(ok(&format!("{base}/diff/1.0/2.0.txt"), "").body.contains("Purpose"));
    // Grammar changes are also shown as rules.
    for view in ["side", "inline"] {
        let page = ok(&format!("{base}/diff/1.0/2.0?view={view}"), "text/html").body;
        assert!(page.contains("Changed grammar rules") && page.contains("<li>changed<pre"), "{view}: {page}");
    }
    assert!(ok(&format!("{base}/diff/1.0/2.0.txt"), "").body.contains("   Rule changed\n"));
    let json = ok("/api/v1/namespaces/lamp/diff/1.0/2.0", "application/json").json();
    let syntax = json["fields"].as_array().unwrap().iter().find(|field| field["field"] == "syntax").unwrap();
    assert_eq!(syntax["rules"][0]["kind"], "changed");
    assert!(ok(&format!("{base}/versions"), "text/html").body.contains("1.1"));
    assert!(ok(&format!("{base}/history"), "text/html").body.contains("imported from"));
    assert!(ok(&format!("{base}/timeline.svg"), "").body.starts_with("<svg"));
    assert_eq!(reader.get("/assignments/urn-formal/LAMP.txt").location, "/assignments/urn-formal/lamp.txt");
}

#[test]
fn registry_files_have_type_etag_and_compression_and_match_the_export() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, false, &[("NIDREG_PUBLIC_URL", HOME)]);
    let reader = Person::nobody(&server);
    let out = db.dir.path().join("out");
    let done = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .args(["export", "registry", "--as", "all", "--out"])
        .arg(&out)
        .env("DATABASE_URL", &db.url)
        .env("NIDREG_PUBLIC_URL", HOME)
        .current_dir(db.dir.path())
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    for file in RegistryFile::ALL {
        let path = format!("/assignments/urn-namespaces/{}", file.name());
        let answer = reader.get_as(&path, "");
        assert_eq!((answer.status, answer.header("content-type")), (200, file.content_type()), "{path}");
        assert_eq!(answer.body, std::fs::read_to_string(out.join(file.name())).unwrap(), "{path}");
        // The ETag allows revalidation and differs by content encoding.
        let tag = answer.header("etag").to_owned();
        assert!(tag.starts_with('"') && answer.header("cache-control").contains("stale-while-revalidate"), "{path}: {tag}");
        let again = reader.agent.get(format!("{}{path}", server.base)).header("If-None-Match", &tag).call().unwrap();
        assert_eq!(again.status(), 304, "{path}");
        let head = reader.agent.head(format!("{}{path}", server.base)).call().unwrap();
        assert_eq!((head.status().as_u16(), head.headers()["etag"].to_str().unwrap()), (200, tag.as_str()), "{path}");
        let packed = reader.agent.get(format!("{}{path}", server.base)).header("Accept-Encoding", "br").call().unwrap();
        assert_eq!(packed.headers()["content-encoding"], "br", "{path}");
        assert_ne!(packed.headers()["etag"].to_str().unwrap(), tag);
    }
    let csv = reader.get_as("/assignments/urn-namespaces/urn-namespaces-1.csv", "").body;
    assert!(csv.starts_with("URN Namespace,Template,Reference\r\n3gpp,,[RFC5279]\r\n"), "{csv}");
    assert!(csv.lines().count() == 98 && csv.ends_with("\r\n"));
    reader
        .get_as("/assignments/urn-namespaces/urn-namespaces.txt", "")
        .says(&["\nRegistration Procedure(s)\n", "\nURN Namespace"]);
    assert_eq!(
        reader.get_as("/assignments/urn-namespaces", "application/xml").header("content-type"),
        RegistryFile::Xml.content_type()
    );
    assert_eq!(reader.get("/assignments/urn-namespaces/urn-namespaces.pdf").status, 404);
    assert_eq!(reader.get("/assignments/urn-namespaces/urn-namespaces.xhtml").status, 308);
    if let Some(root) = corpus() {
        let xml = reader.get_as("/assignments/urn-namespaces/urn-namespaces.xml", "").body;
        assert_eq!(schema_faults(&root, "2026-07-28", &xml), "");
    }
    // The page that lists all namespaces with details is small when compressed.
    let page = reader.agent.get(format!("{}/assignments/urn-namespaces", server.base));
    let packed =
        page.header("Accept", "text/html").header("Accept-Encoding", "br").call().unwrap().body_mut().read_to_vec().unwrap();
    assert!((6_000..=12_000).contains(&packed.len()), "{} bytes", packed.len());
    // The list states its serial and contains all entries.
    let list = reader.get_as("/assignments/urn-namespaces/list.json", "").body;
    let parsed: Value = serde_json::from_str(&list).unwrap();
    assert_eq!((parsed["serial"].as_i64(), parsed["namespaces"].as_array().unwrap().len()), (Some(105), 105));
}

#[test]
fn change_is_visible_in_the_next_request_on_every_server() {
    let (db, first) = TestServer::on_new_database(true);
    // SQLite supports one server, PostgreSQL several.
    let second = db.is_postgres().then(|| TestServer::start(&db, false));
    let operator = Person::demo(&first, "operator");
    let readers: Vec<Person> = std::iter::once(&first).chain(second.as_ref()).map(Person::nobody).collect();
    let list = "/assignments/urn-namespaces/urn-namespaces.txt";
    let before: Vec<String> = readers.iter().map(|reader| reader.get_as(list, "").header("etag").to_owned()).collect();
    for (reader, tag) in readers.iter().zip(&before) {
        assert_eq!(reader.get_as(list, "").header("etag"), tag);
        assert_eq!(reader.get_as("/assignments/urn-formal/tidegauge", "").status, 404);
    }
    operator.register(&demo_number(6), "1", "tidegauge").is(303, &[]);
    for (reader, tag) in readers.iter().zip(&before) {
        let now = reader.get_as(list, "");
        assert!(now.body.contains("tidegauge") && now.header("etag") != tag);
        assert_eq!(reader.get_as("/assignments/urn-formal/tidegauge", "").status, 200);
    }
}

#[test]
fn search_index_has_the_current_entries_and_texts() {
    let db = TestDb::new();
    let store = migrated(&db);
    let document = (
        "2022-01-01",
        "<record><name>lamp</name><xref type='uri' data='https://x.example/'>Museum of Light</xref></record><record><name>broad-band-lamps</name></record><record><name>other</name></record>",
    );
    let text = "Namespace ID: other\n\nVersion: 1\n\nPurpose:\n   Names for Dörfer and their wells.\n";
    take(&store, document, &[ReceivedTemplate::new("other", None, text, "other.txt")]);
    let book = urn_registry::verdict::NamespaceBook::default();
    let find = |words: &str| {
        let documents = store.read(|conn| nidreg::registry::search::documents(conn, &book)).unwrap();
        let found =
            urn_registry::find::Index::new(documents).find(words, &book, &mut urn_registry::grammar::Budget::new(100_000));
        found.results.into_iter().map(|hit| hit.nid).collect::<Vec<_>>()
    };
    assert_eq!(find("museum"), ["lamp"]);
    assert_eq!(find("light museum"), ["lamp"]);
    assert_eq!(find("WELLS"), ["other"]);
    assert_eq!(find("dörfer"), ["other"]);
    for nothing in ["", "  ", "\"*()"] {
        assert_eq!(find(nothing), Vec::<String>::new(), "{nothing:?}");
    }
    // A changed entry is found only by its new text.
    let again = (
        "2022-02-01",
        "<record><name>lamp</name><xref type='uri' data='https://x.example/'>House of Glass</xref></record><record><name>broad-band-lamps</name></record><record><name>other</name></record>",
    );
    take(&store, again, &[]);
    assert_eq!((find("museum"), find("glass")), (Vec::new(), vec!["lamp".to_owned()]));
}

#[test]
fn public_urls_return_expected_status_content_type_and_headers() {
    let (db, _server, [reader]) = TestServer::demo(["nobody"]);
    let request = demo_request(3);
    // Path, Accept header, Content-Type, Cache-Control.
    let html = "text/html";
    let (revalidate, minute) = ("no-cache", "stale-while-revalidate");
    for (path, accept, kind, cache) in [
        ("/", html, html, revalidate),
        ("/assignments/urn-namespaces", html, html, revalidate),
        ("/assignments/urn-namespaces", "", "text/plain", minute),
        ("/assignments/urn-namespaces", "application/json", "application/json", minute),
        ("/assignments/urn-namespaces", "application/ld+json", "application/ld+json", minute),
        ("/assignments/urn-namespaces?q=isbn", html, html, revalidate),
        ("/assignments/urn-namespaces?page=1", html, html, revalidate),
        ("/assignments/urn-formal/example", html, html, revalidate),
        ("/assignments/urn-formal/example", "", "text/plain", minute),
        ("/assignments/urn-formal/example.html", "", html, revalidate),
        ("/assignments/urn-formal/example.txt", html, "text/plain", minute),
        ("/assignments/urn-formal/example.json", html, "application/json", minute),
        ("/assignments/urn-formal/example.jsonld", html, "application/ld+json", minute),
        ("/assignments/urn-formal/example.atom", html, "application/atom+xml", minute),
        ("/assignments/urn-formal/example/2", html, html, revalidate),
        ("/assignments/urn-formal/example/2.0", html, html, revalidate),
        ("/assignments/urn-formal/example/2.0.txt", "", "text/plain", "immutable"),
        ("/assignments/urn-formal/example/2.json", "", "application/json", minute),
        ("/assignments/urn-formal/example/versions", html, html, revalidate),
        ("/assignments/urn-formal/example/history", html, html, revalidate),
        ("/assignments/urn-formal/example/timeline.svg", "", "image/svg+xml", minute),
        ("/assignments/urn-formal/example", "*/*", "text/plain", minute),
        ("/api/v1/namespaces", "", "application/json", minute),
        ("/api/v1/namespaces?q=isbn&kind=formal&status=active&since=0", "", "application/json", minute),
        ("/api/v1/namespaces/example", "", "application/json", minute),
        ("/api/v1/namespaces/example/versions", "", "application/json", minute),
        ("/api/v1/namespaces/example/versions/2", "", "application/json", minute),
        ("/api/v1/changes?since=100", "", "application/json", minute),
        ("/api/v1/list", "", "application/json", minute),
        ("/api/v1/list/delta?since=100", "", "application/json", minute),
        ("/api/v1/list/freshness?serial=100", "", "application/json", minute),
        ("/api/v1/requests", "", "application/json", revalidate),
        ("/openapi.json", "", "application/json", minute),
        ("/sitemap.xml", "", "application/xml", minute),
        ("/llms.txt", "", "text/plain", minute),
        ("/api/v1", html, html, revalidate),
        ("/opensearch.xml", "", "application/opensearchdescription+xml", minute),
        ("/robots.txt", "", "text/plain", ""),
        ("/.well-known/security.txt", "", "text/plain", ""),
        ("/metrics", "", "text/plain", ""),
        ("/requests", html, html, revalidate),
        (request.as_str(), html, html, revalidate),
        ("/check?urn=urn:example:a", html, html, revalidate),
        ("/rules/t9", html, html, revalidate),
        ("/help", html, html, revalidate),
    ] {
        let answer = reader.get_as(path, accept).is(200, &[]);
        assert!(answer.header("content-type").starts_with(kind), "{path} ({accept}): {}", answer.header("content-type"));
        assert!(answer.header("cache-control").contains(cache), "{path}: {}", answer.header("cache-control"));
        assert!(answer.header("content-security-policy").contains("default-src 'none'"), "{path}");
    }
    for (path, status) in [
        ("/assignments/urn-formal/EXAMPLE", 308),
        ("/assignments/urn-informal/example", 404),
        ("/assignments/urn-formal/nothing-here", 404),
        ("/assignments/urn-formal/example.pdf", 404),
        ("/assignments/urn-formal/example/9", 404),
        ("/assignments/urn-namespaces?page=0", 400),
        ("/assignments/urn-namespaces?colour=blue", 200),
        ("/api/v1/namespaces?kind=other", 400),
        ("/api/v1/namespaces/EXAMPLE", 308),
        // A serial that was never used belongs to another history.
        ("/api/v1/list/delta?since=99999", 410),
        ("/api/v1/list/freshness?serial=x", 400),
    ] {
        assert_eq!(reader.get_as(path, "").status, status, "{path}");
    }
    reader.get_as("/api/v1/list/freshness?serial=104", "").says(&["Your list of serial 104 is 5 behind"]);

    // The command line exports the same text.
    let done = Command::new(env!("CARGO_BIN_EXE_nidreg"))
        .args(["export", "namespace", "example", "--version", "2.0"])
        .env("DATABASE_URL", &db.url)
        .current_dir(db.dir.path())
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&done.stdout), reader.get_as("/assignments/urn-formal/example/2.0.txt", "").body);
}

#[test]
fn concurrent_readers_share_one_computed_response_per_change() {
    let (_db, server) = TestServer::on_new_database(true);
    let made = || {
        let text = Person::nobody(&server).get_as("/metrics", "").body;
        let line = text.lines().find(|line| line.starts_with("nidreg_answers_made ")).unwrap();
        line.rsplit(' ').next().unwrap().parse::<i64>().unwrap()
    };
    let path = "/assignments/urn-namespaces/urn-namespaces.json";
    let crowd = || {
        std::thread::scope(|scope| {
            for _ in 0..40 {
                scope.spawn(|| assert_eq!(Person::nobody(&server).get_as(path, "").status, 200));
            }
        });
    };
    let before = made();
    crowd();
    assert_eq!(made(), before + 1);
    Person::demo(&server, "operator").register(&demo_number(6), "1", "tidegauge").is(303, &[]);
    crowd();
    assert_eq!(made(), before + 2);
}
