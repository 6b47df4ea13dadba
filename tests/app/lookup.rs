//! Tests what visitors look up: whether a name is valid, whether two are equivalent, and which namespace matches a search.

use crate::common::prelude::*;

fn heading(body: &str) -> String {
    let start = body.find("<h1>").unwrap() + 4;
    body[start..].split("</h1>").next().unwrap().to_owned()
}

#[test]
fn check_page_explains_the_fault_and_suggests_a_valid_urn() {
    let (_db, _server, nobody) = TestServer::registry();
    let asked = |query: &str| nobody.get(&format!("/check?{query}")).body;

    let page = asked("urn=urn:isbn:0451450523");
    assert_eq!(heading(&page), "A valid ISBN name");
    assert!(
        page.contains("isbn is a registered formal namespace.") && page.contains("Whether this name has ever been assigned"),
        "{page}"
    );
    assert!(page.contains("<code>urn:isbn:9780451450524</code>"), "the canonical form is that of thirteen digits: {page}");

    let page = asked("urn=urn:isbn:0451450524");
    assert_eq!(heading(&page), "A URN, but not a valid ISBN: the check digit should be 3");
    says(
        &page,
        &[
            "urn:isbn:045145052<mark>4</mark>",
            "Did you mean",
            "<span class=\"urn\">urn:isbn:0451450523</span>",
            "<span class=\"tag stop\">Failed</span>",
        ],
    );
    // An invalid name is not resolved. Its fault and its components are stated once.
    assert!(!page.contains("/resolve?urn=") && !page.contains("<p class=\"t\">The check digit"), "{page}");
    assert!(asked("urn=urn:isbn:0451450523").contains("/resolve?urn="));
    let page = asked("urn=urn:uuid:nothing");
    let (why, after) = (heading(&page), page.split_once("</h1>").unwrap().1.to_owned());
    assert!(!after.contains(why.split_once(": ").unwrap().1) && after.contains("The name does not match the syntax"), "{page}");
    assert_eq!(page.matches("Components</h2>").count(), 1, "{page}");

    let page = asked("urn=urn:isnb:0451450523");
    assert_eq!(heading(&page), "Has the syntax of a URN, but the namespace is not registered. Did you mean isbn?");
    assert!(page.contains("urn%3Aisbn%3A0451450523"), "the same name under isbn is offered: {page}");

    let page = asked("urn=978-951-0-18435-6");
    assert!(heading(&page).starts_with("Not a URN, but an ISBN that can be written as a URN"), "{page}");
    assert!(page.contains("<span class=\"urn\">urn:isbn:978-951-0-18435-6</span>"), "{page}");
    assert!(
        page.contains("<div class=\"verdict open\">")
            && page.contains("<h2>Matches the syntax of ISBN. Not tested: whether the hyphens are in the right places (range file of the International ISBN Agency)</h2>"),
        "the input is checked at once: {page}"
    );
    assert!(page.contains("isbn is a registered formal namespace."), "with its tests: {page}");
    assert!(!asked("urn=hello").contains("<h2>A valid"));

    assert!(heading(&asked("urn=hello")).starts_with("Not a URN: "));
    assert_eq!(heading(&asked("a=urn:isbn:0-395-36341-1&b=urn:isbn:9780395363416")), "The two URNs are equivalent");
    assert_eq!(heading(&asked("a=urn:example:a&b=urn:example:A")), "The two URNs are not equivalent");
}

#[test]
fn each_check_has_its_own_tab() {
    let (_db, _server, nobody) = TestServer::registry();
    for (path, tab, field) in [
        ("/check", "/check", "name=\"urn\""),
        ("/check?urn=urn:isbn:0451450523", "/check", "name=\"urn\""),
        ("/check?a=", "/check?a=", "name=\"b\""),
        ("/check?a=urn:example:a&b=urn:example:A", "/check?a=", "name=\"b\""),
        ("/check/list", "/check/list", "name=\"urns\""),
        ("/check?nid=", "/check?nid=", "name=\"nid\""),
        ("/check?nid=isbn", "/check?nid=", "name=\"nid\""),
        ("/check/template", "/check/template", "name=\"template\""),
    ] {
        let page = nobody.get(path).body;
        let current: Vec<&str> =
            page.split("<ul class=\"tabs\">").nth(1).unwrap().split("</ul>").next().unwrap().lines().collect();
        let current: Vec<&&str> = current.iter().filter(|line| line.contains("aria-current=\"page\"")).collect();
        assert!(current.len() == 1 && current[0].contains(&format!("href=\"{tab}\"")), "{path}: {current:?}");
        assert!(page.contains(field), "{path}: {page}");
    }
    // A profile other than the default is shown.
    assert!(nobody.get("/check?urn=urn:example:a&profile=rfc2141").body.contains("<details open>"));
    assert!(!nobody.get("/check?urn=urn:example:a").body.contains("<details open>"));
}

/// Readers took "18 namespaces for foo" to mean that foo is registered.
#[test]
fn search_and_filter_report_an_unregistered_id() {
    let (_db, _server, nobody) = TestServer::registry();
    let sentence = "There is no namespace <code>foo</code>. <a href=\"/check?nid=foo\">Check whether the ID is available</a>";
    for path in ["/find?q=foo", "/assignments/urn-namespaces?q=foo"] {
        nobody.get(path).says(&[sentence]);
    }
    for path in ["/find?q=isbn", "/assignments/urn-namespaces?q=isbn", "/assignments/urn-namespaces?q=foo&on=2020-01-01"] {
        assert!(!nobody.get(path).body.contains("There is no namespace"), "{path}");
    }
}

#[test]
fn repeated_search_is_answered_from_the_cache_until_the_registry_changes() {
    let (_db, _server, nobody) = TestServer::registry();
    let first = nobody.get("/find?q=Fernsehen");
    let again = nobody.get("/find?q=Fernsehen");
    assert_eq!((first.status, &first.body), (200, &again.body));
    assert!(!again.header("etag").is_empty() && again.header("etag") == first.header("etag"));
    let other = nobody.get("/find?q=Fernsehen&lang=de");
    assert!(other.status == 200 && other.body != first.body, "the language in the query counts");
    let other = nobody.get("/find?q=Zeitung").body;
    assert!(other.contains("href=\"/assignments/urn-formal/issn\""), "another search has its own response: {other}");
}

#[test]
fn tracking_parameters_are_ignored_by_pages_and_rejected_by_the_api() {
    let (_db, _server, nobody) = TestServer::registry();
    for path in ["/check?urn=urn:isbn:0451450523&utm_source=news&fbclid=x", "/find?q=books&utm_source=news"] {
        assert_eq!(nobody.get(path).status, 200, "{path}");
    }
    for path in ["/api/v1/check/urn?urn=urn:isbn:1&utm_source=news", "/api/v1/find?q=books&utm_source=news"] {
        assert_eq!(nobody.get(path).status, 400, "{path}");
    }
}

#[test]
fn single_and_streamed_api_checks_return_the_same_result() {
    let (_db, _server, nobody) = TestServer::registry();
    let get = |path: &str| -> Value { serde_json::from_str(&nobody.get(path).body).unwrap() };
    let wrong = get("/api/v1/check/urn?urn=urn:isbn:0451450524");
    assert_eq!((&wrong["valid"], &wrong["verdict"], &wrong["registered"]), (&json!(false), &json!("invalid"), &json!(true)));
    let namespace = &wrong["namespace"];
    assert_eq!((&namespace["nid"], &namespace["canonical"]), (&json!("isbn"), &json!(null)));
    assert_eq!((&namespace["fault"]["at"], &namespace["fault"]["expected"]), (&json!(18), &json!(["3"])));
    let slip = get("/api/v1/check/urn?urn=urn:isnb:1");
    assert_eq!((&slip["registered"], &slip["verdict"]), (&json!(false), &json!("invalid")));
    assert_eq!(slip["namespace"]["fault"]["expected"][0], "isbn");
    assert_eq!(get("/api/v1/check/urn?urn=hello")["namespace"], json!(null));

    let stream = nobody.post_raw(
        "/api/v1/check/urns",
        b"urn:isbn:0451450524\nhello\nurn:isbn:0451450523\n",
        &[("Content-Type", "text/plain")],
    );
    let answers: Vec<Value> = stream.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0], wrong, "the stream returns the result of the single check");
    assert_eq!((&answers[1]["namespace"], &answers[2]["verdict"]), (&json!(null), &json!("valid")));

    let same = get("/api/v1/equivalent?a=urn:isbn:0-395-36341-1&b=urn:isbn:9780395363416");
    assert_eq!((&same["equivalent"], &same["equivalent_by_rfc"]), (&json!(true), &json!(false)));
    assert_eq!(same["namespace"][0]["canonical"], same["namespace"][1]["canonical"]);
}

#[test]
fn search_box_finds_namespaces_by_any_kind_of_input() {
    let (_db, _server, nobody) = TestServer::registry();
    let find = |query: &str| -> Value { serde_json::from_str(&nobody.get(&format!("/api/v1/find?q={query}")).body).unwrap() };
    for (query, expected) in [
        ("books", "isbn"),
        ("isnb", "isbn"),
        ("National%20Library%20of%20Finland", "nbn"),
        ("RFC%204122", "uuid"),
        ("urn:isbn:9789510184356", "isbn"),
        ("978-951-0-18435-6", "isbn"),
    ] {
        let found = find(query);
        let first: Vec<&str> =
            found["results"].as_array().unwrap().iter().take(3).map(|hit| hit["nid"].as_str().unwrap()).collect();
        assert!(first.contains(&expected), "{query}: {first:?}");
        let page = nobody.get(&format!("/find?q={query}"));
        if query.starts_with("urn:") {
            assert_eq!((page.status, page.location.as_str()), (303, "/check?urn=urn%3Aisbn%3A9789510184356"), "a URN is checked");
        } else {
            let link = format!("href=\"/assignments/urn-formal/{expected}\"");
            assert!(page.body.contains(&link), "{query}: {}", page.body);
        }
    }
    assert_eq!((&find("isnb")["meant"], &find("isnb")["query"]), (&json!("isbn"), &json!("isnb")));
    assert!(nobody.get("/find?q=isnb").body.contains("Did you mean <a href=\"/find?q=isbn\">isbn</a>?"));
    assert_eq!(nobody.get("/find?q=+urn:isbn:0451450524+").location, "/check?urn=urn%3Aisbn%3A0451450524");
    assert!(nobody.get("/find?q=urn:isbn:").status == 200, "not a URN yet");
    let long = format!("urn:example:{}", "a".repeat(1000));
    assert!(nobody.get(&format!("/find?q={long}")).location.ends_with(&"a".repeat(1000)), "a long URN is not cut");
    let nothing = nobody.get("/find?q=quipu").body;
    assert!(heading(&nothing).starts_with("No results") && nothing.contains("/check?nid=quipu"), "{nothing}");
    assert!(nobody.get("/").body.contains("action=\"/find\""));
    assert_eq!(nobody.get("/api/v1/find").status, 400);
}

/// Findings W2, P33 and P37: filters and bodies that were ignored, and an identifier without a suggestion.
#[test]
fn filters_and_bodies_that_a_format_does_not_have_are_refused() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let list = "/assignments/urn-namespaces";
    for (query, accept, status) in [
        ("?q=books", "text/plain", 400),
        ("", "text/plain", 200),
        ("?q=books", "text/html", 200),
        ("?kind=formal", "text/csv", 400),
    ] {
        assert_eq!(nobody.get_as(&format!("{list}{query}"), accept).status, status, "{query} {accept}");
    }
    let json = nobody.get("/api/v1/check/urn?urn=978-0-306-40615-7").json();
    assert_eq!((&json["syntax"], &json["verdict"]), (&false.into(), &"invalid".into()));
    assert_eq!(json["suggested"]["urn"], "urn:isbn:978-0-306-40615-7");
    let lines = |media: &str, body: &[u8]| nobody.post_raw("/api/v1/check/urns", body, &[("Content-Type", media)]);
    lines("application/json", b"[\"urn:isbn:0451450523\"]").is(415, &["application/x-ndjson"]);
    lines("text/plain", b"urn:isbn:0451450523\r\n").is(200, &["\"verdict\":\"valid\""]);
}
