//! Tests the HTTP conventions of public responses, route by route: `ETag`, Last-Modified, 304 to conditional requests, the data license,
//! one address per resource, and tolerance of query parameters added by others.

use crate::common::prelude::*;
use nidreg::http::endpoint::Audience;
use nidreg::public_log::signing::LogKey;
use nidreg::web::router::routes;

/// GET routes without registry data: the program itself, user input, and redirects.
const WITHOUT_DATA: &[&str] = &[
    "/language/", "/healthz", "/readyz", "/metrics", "/robots.txt", "/.well-known/", "/static/", "/sign-in", "/account",
    "/setup", "/register", "/email", "/unfollow/", "/contact-answers", "/contacts/", "/join", "/{urn", "/uri-res",
    "/requests/{number}/decision",
];

/// The public addresses of a route in the demonstration data.
fn addresses(path: &str) -> Vec<String> {
    if path == "/assignments/urn-namespaces/{file}" {
        let files = RegistryFile::ALL.iter().map(|file| file.name()).chain(["timemap"]);
        return files.map(|file| path.replace("{file}", file)).collect();
    }
    let fixed = path
        .replace("{kind:formal|informal}", "formal")
        .replace("{urn:.*}", "urn:nbn:fi-fe1")
        .replace("{nid}", if path.starts_with("/delegations") { "nbn" } else { "example" })
        .replace("{version}", "2")
        .replace("{id}", "n4")
        .replace("{page}", "register")
        .replace("{part}", "review")
        .replace("{text}", "1")
        .replace("{decision}", "1")
        .replace("{number}", &demo_number(3))
        .replace("{tile:.*}", "entries/000.p/1")
        .replace("{a}", "2")
        .replace("{b}", "2");
    let needs = [
        ("/api/v1/check/urn", "?urn=urn:isbn:0451450523"),
        ("/api/v1/resolve", "?urn=urn:nbn:fi-fe1"),
        ("/api/v1/find", "?q=books"),
        ("/api/v1/check/nid", "?nid=lamp"),
        ("/api/v1/equivalent", "?a=urn:isbn:1&b=urn:isbn:1"),
        ("/api/v1/compare", "?from=2026-07-28&to=2026-11-22"),
        ("/api/v1/list/delta", "?since=0"),
        ("/api/v1/list/freshness", "?serial=0"),
    ];
    let query = needs.iter().find(|(start, _)| *start == fixed).map_or("", |(_, query)| query);
    let mut all = vec![format!("{fixed}{query}")];
    if path == "/assignments/urn-{kind:formal|informal}/{nid}" {
        all.extend(["txt", "json", "jsonld", "ttl", "csv", "atom", "bib", "csl"].map(|suffix| format!("{fixed}.{suffix}")));
    }
    all
}

fn has_license(answer: &Answer) -> bool {
    answer.headers.get_all("link").iter().any(|link| link.to_str().unwrap().contains("publicdomain/zero/1.0/>; rel=\"license\""))
}

/// The conventions that the response of an address violates.
fn faults(program: &Person, address: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let first = program.get(address);
    if first.status != 200 {
        return vec![format!("{address}: {}", first.status)];
    }
    let (tag, date) = (first.header("etag").to_owned(), first.header("last-modified").to_owned());
    let again = |name: &str, value: &str| {
        let accept = ("Accept", "text/html,application/xhtml+xml,*/*;q=0.8");
        program.ask("GET", address, &[(name, value), accept])
    };
    let mut must = |right: bool, words: &str| {
        if !right {
            wrong.push(format!("{address}: {words}"));
        }
    };
    must(!tag.is_empty(), "no tag");
    must(!date.is_empty(), "the response has no Last-Modified date");
    must(has_license(&first), "no license");
    let known = again("If-None-Match", &tag);
    must((known.status, known.body.as_str(), known.header("etag")) == (304, "", tag.as_str()), "not known by its tag");
    must(again("If-None-Match", "\"other\"").status == 200, "another tag is known");
    let known = again("If-Modified-Since", &date);
    must((known.status, known.body.as_str()) == (304, ""), "not known by its date");
    must(again("If-Modified-Since", "Sun, 06 Nov 1994 08:49:37 GMT").status == 200, "known by an old date");
    must(program.ask("HEAD", address, &[]).header("etag").len() == tag.len(), "no tag for HEAD");

    let (path, query) = address.split_once('?').map_or((address, ""), |(path, query)| (path, query));
    let is_of_program = path.starts_with("/api/") || ["/profiles.json", "/regexes.json", "/vectors.ndjson"].contains(&path);
    if !is_of_program {
        let with = format!("{path}?{query}{}utm_source=elsewhere", if query.is_empty() { "" } else { "&" });
        must(program.get(&with).status == 200, "an unknown parameter is refused");
    }
    let leads = |other: String, words: &str| {
        let answer = program.get(&other);
        if answer.status == 308 && answer.location == path {
            None
        } else {
            Some(format!("{other}: {words}: {} {}", answer.status, answer.location))
        }
    };
    if path != "/" && !path.starts_with("/resolve") {
        // The text after this prefix is the address of a tile, even if it ends with a slash.
        if !path.starts_with("/log/tile/") {
            wrong.extend(leads(format!("{path}/"), "slash at the end"));
        }
        let at = path.rfind('/').unwrap() + 1;
        let escaped = format!("{}%{:02x}{}", &path[..at], path.as_bytes()[at], &path[at + 1..]);
        wrong.extend(leads(escaped, "escaped letter"));
        if !path.contains("/R-") {
            wrong.extend(leads(path.to_ascii_uppercase(), "capitals"));
            let last = format!("{}{}", &path[..at], path[at..].to_ascii_uppercase());
            // The API accepts a NID in any letter case, and digits have no letter case.
            if !path.starts_with("/api/") && last != path {
                wrong.extend(leads(last, "capitals at the end"));
            }
        }
    }
    wrong
}

#[test]
fn every_public_response_follows_the_same_http_conventions() {
    let db = TestDb::new();
    // The checkpoint of the public log and the proofs exist only with a key.
    let file = db.dir.path().join("log.key");
    LogKey::create(&file, "registry.example/log").unwrap();
    let server = TestServer::start_with(&db, true, &[("NIDREG_LOG_KEY_FILE", file.to_str().unwrap())]);
    let program = Person::nobody(&server);
    until("the log is signed", || program.get("/log/checkpoint").status == 200);
    // Last-Modified is sent only once its second is over.
    until("Last-Modified is sent", || ["/experts", "/"].iter().all(|path| !program.get(path).header("last-modified").is_empty()));
    let public = routes().iter().filter(|endpoint| endpoint.method == "GET" && endpoint.who == Audience::Everybody);
    let with_data = public.filter(|endpoint| {
        !WITHOUT_DATA.iter().any(|start| endpoint.path.starts_with(start)) && !endpoint.path.ends_with("/{number}/reviews")
    });
    let all: Vec<String> = with_data.flat_map(|endpoint| addresses(endpoint.path)).collect();
    assert!(all.len() > 60, "{}", all.len());
    let wrong: Vec<String> = all.iter().flat_map(|address| faults(&program, address)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn front_page_lists_open_requests_as_they_are_now() {
    let (_db, _server, [nobody, registrant]) = TestServer::demo(["nobody", "registrant"]);
    let number = demo_number(3);
    // The response is cached, and the withdrawal does not change the registry.
    assert!(nobody.get("/").body.contains(&number));
    assert_eq!(registrant.post(&format!("/requests/{number}/edit/withdraw"), &[("sure", "yes")]).status, 303);
    assert!(!nobody.get("/").body.contains(&number));
}

#[test]
fn configured_data_license_appears_in_every_format() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_DATA_LICENSE", "Lamp terms https://lamp.example/terms")]);
    let program = Person::nobody(&server);
    let file = |file: RegistryFile| format!("/assignments/urn-namespaces/{}", file.name());
    let forms = [
        "/".to_owned(),
        "/openapi.json".to_owned(),
        "/profiles.json".to_owned(),
        "/api/v1/list".to_owned(),
        "/api/v1/list/delta?since=0".to_owned(),
        "/api/v1/namespaces/isbn".to_owned(),
        "/assignments/urn-formal/isbn.jsonld".to_owned(),
        "/assignments/urn-formal/isbn.atom".to_owned(),
        "/requests/updates.atom".to_owned(),
        file(RegistryFile::Xml),
        file(RegistryFile::Txt),
        file(RegistryFile::Json),
        file(RegistryFile::JsonLd),
        file(RegistryFile::Atom),
    ];
    for address in forms {
        assert!(program.get(&address).body.contains("https://lamp.example/terms"), "{address}");
    }
    // CSV tables and the text of a template have no place for the license, so only the Link header states it.
    for address in [file(RegistryFile::FormalCsv), file(RegistryFile::Csv), "/assignments/urn-formal/example.txt".to_owned()] {
        let links: Vec<String> =
            program.get(&address).headers.get_all("link").iter().map(|link| link.to_str().unwrap().to_owned()).collect();
        assert!(links.iter().any(|link| link == "<https://lamp.example/terms>; rel=\"license\""), "{address}: {links:?}");
    }
    assert!(!program.get("/healthz").headers.contains_key("link"));
}

#[test]
fn changes_filtered_by_date_are_returned_in_full_pages() {
    use diesel::connection::SimpleConnection as _;
    let (db, _server, [program]) = TestServer::demo(["nobody"]);
    let get = |address: &str| program.get(address).json();
    let serial = get("/api/v1/changes?since=0")["serial"].as_i64().unwrap();
    // 1,200 changes published late at the source, followed by three with an early date.
    let row = |serial: i64, shown: &str| {
        format!(
            "INSERT INTO changes (serial, nid, change, entry, detail, at, published_on) VALUES ({serial}, 'isbn', 'listing_changed', '{{}}', 'x', '2026-11-22T00:00:00.000000Z', '{shown}');"
        )
    };
    let late: String = (1..=1200).map(|n| row(serial + n, "2026-11-20")).collect();
    let early: String = (1201..=1203).map(|n| row(serial + n, "1999-05-05")).collect();
    let raise = format!("UPDATE counters SET value = {} WHERE name = 'serial';", serial + 1203);
    db.store().write(|conn| conn.batch_execute(&format!("{late}{early}{raise}")).map_err(Error::from)).unwrap();
    let page = get(&format!("/api/v1/changes?since={serial}&on=2000-01-01"));
    let found = page["changes"].as_array().unwrap();
    assert_eq!((found.len(), &page["next_since"]), (3, &Value::Null), "{page}");
    assert_eq!(found[0]["serial"], serial + 1201);
    let page = get(&format!("/api/v1/changes?since={serial}&on=2026-11-21"));
    assert_eq!((page["changes"].as_array().unwrap().len(), page["next_since"].as_i64()), (1000, Some(serial + 1000)));
    let page = get(&format!("/api/v1/changes?since={}&on=2026-11-21", serial + 1000));
    assert_eq!((page["changes"].as_array().unwrap().len(), &page["next_since"]), (203, &Value::Null));
    // Every change that the filter returns has a date.
    assert_eq!(
        get("/api/v1/changes?since=0&on=2000-01-01")["changes"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|it| it["published_on"].is_null())
            .count(),
        0
    );
}
