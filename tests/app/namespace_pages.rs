//! Namespace pages and list rows: the recorded data, its source, and missing information.

use crate::common::iana_list::{imported, incoming, list_of};
use crate::common::prelude::*;
use nidreg::registry::import::ReceivedTemplate;
use urn_registry::profile::catalogue;

/// The mark of editor-supplied data.
const EDITORS: &str = "<abbr class=\"mark\" title=\"editors’ data\"><span aria-hidden=\"true\">†</span>\
                       <span class=\"vh\"> editors’ data</span></abbr>";

fn escaped(text: &str) -> String {
    text.replace('&', "&#38;").replace('"', "&#34;").replace('\'', "&#39;").replace('<', "&#60;").replace('>', "&#62;")
}

/// Imports a registry in which `nbn` has a stored text of 2021, and `issn` was added a year later.
fn with_a_text(db: &TestDb) {
    let text = "Namespace ID: nbn\n\nVersion: 5\n\nDate: 2020-12-01\n\nRegistrant:\n   Library of the Lamps\n   Light Street 1\n\n\
                Purpose:\n   To name what libraries keep.\n\nSyntax:\n   Anything at all.\n";
    with_the_text(db, text);
}

/// The same namespace with another text.
fn with_the_text(db: &TestDb, text: &str) {
    let store = db.bare_store();
    nidreg::store::migrations::migrate(&store).unwrap();
    for (day, names) in [("2021-01-05", &["nbn"][..]), ("2022-01-05", &["nbn", "issn"])] {
        let records: String = names
            .iter()
            .map(|name| {
                let date = if *name == "issn" { " date='2010-05-04'" } else { "" };
                format!("<record{date}><name>{name}</name><xref type='rfc' data='rfc8458'/></record>")
            })
            .collect::<Vec<_>>()
            .concat();
        let found = ReceivedTemplate::new("nbn", Some("2021-01-05".parse().unwrap()), text, "nbn.txt");
        imported(&store, &incoming(&list_of(day, &records, ""), None, vec![found]));
    }
}

#[test]
fn page_without_a_text_shows_editor_supplied_data_and_missing_information() {
    let (_db, _server, reader) = TestServer::registry();
    for nid in ["nbn", "isbn", "lei"] {
        let profile = catalogue::get(nid).unwrap();
        let page = page_text(&reader.get(&format!("/assignments/urn-formal/{nid}")).body);
        let registrant = escaped(profile.registrant.as_deref().unwrap());
        assert!(page.contains(&format!("<dt>Registrant</dt><dd>{registrant}{EDITORS}</dd>")), "{page}");
        assert!(
            page.contains(&escaped(profile.title.as_deref().unwrap())) && page.contains(&escaped(&profile.summary)),
            "{nid}: {page}"
        );
        assert_eq!(page.matches("are not part of the registration").count(), 1, "{nid}: {page}");
        assert_eq!(page.matches("id=\"legend\"").count(), 1, "{nid}: {page}");
        // A labeled example URN, the syntax diagram, and invalid examples with their reasons.
        assert!(page.contains("class=\"anatomy\"") && page.contains("class=\"railroad\""), "{nid}: {page}");
        for failing in profile.examples.iter().filter(|example| !example.valid) {
            let why = escaped(failing.why.as_deref().unwrap());
            assert!(page.contains(&why), "{nid}: {why}");
        }
        // A text that is not available has no comparison and no version number.
        assert!(!page.contains("/diff/"), "{nid}: {page}");
        // The IANA template of lei contains its version number.
        assert!(nid == "lei" || !page.contains("Version 1") && !page.contains("version 1<"), "{nid}: {page}");
        assert_eq!(page.matches("Missing information").count(), 1, "{nid}");
    }
}

#[test]
fn every_catalog_namespace_has_a_page_with_editor_supplied_rules() {
    let (_db, _server, reader) = TestServer::registry();
    for profile in catalogue::all() {
        let kind = if profile.nid.starts_with("urn-") { "informal" } else { "formal" };
        let answer = reader.get(&format!("/assignments/urn-{kind}/{}", profile.nid)).is(200, &[]);
        let page = page_text(&answer.body);
        assert!(page.contains("Editor-supplied rules"), "{}", profile.nid);
        // Every invalid example has a reason.
        assert!(!page.contains("fails</span></td> <td></td>"), "{}: {page}", profile.nid);
    }
}

#[test]
fn template_data_takes_precedence_over_editor_supplied_data() {
    let db = TestDb::new();
    with_a_text(&db);
    let server = TestServer::start(&db, false);
    let reader = Person::nobody(&server);
    let page = page_text(&reader.get("/assignments/urn-formal/nbn").body);
    says(&page, &["<dt>Registrant</dt><dd>Library of the Lamps", "according to the template"]);
    let list = page_text(&reader.get("/assignments/urn-namespaces").body);
    says(&list, &["Library of the Lamps</td>", "!Library of the Lamps<abbr", "<a href=\"/assignments/urn-formal/nbn/5.0\">here"]);
    let entry = reader.get("/api/v1/namespaces/nbn").json();
    assert_eq!(
        (entry["registrant"].as_str(), entry["registrant_source"].as_str()),
        (Some("Library of the Lamps"), Some("template"))
    );
    // The list as of a date contains what was recorded by then.
    reader.get("/assignments/urn-namespaces?on=2021-06-01").says(&["id=\"nid-nbn\"", "!id=\"nid-issn\""]);
    let text = |on: &str| reader.get_as(&format!("/assignments/urn-namespaces/urn-namespaces-1.csv{on}"), "").body;
    assert!(!text("?on=2021-06-01").contains("issn") && text("").contains("issn"));
    assert_eq!(reader.get("/assignments/urn-namespaces?on=2019-01-01").status, 404);
    assert_eq!(reader.get("/assignments/urn-namespaces/urn-namespaces-1.csv?on=soon").status, 400);
    assert_eq!(reader.get("/assignments/urn-formal/nbn.txt?on=2021-06-01").location, "/assignments/urn-formal/nbn/5.0.txt");
}

#[test]
fn organization_is_the_registrant_and_people_of_an_old_text_are_named_as_such() {
    let db = TestDb::new();
    let text = "Namespace ID: nbn\n\nVersion: 1\n\nDate: 1999-08-01\n\nRegistrant:\n   Name: Ada Person\n   E-mail: ada&old.example\n\n\
                Purpose:\n   To name what libraries keep.\n\nSyntax:\n   Anything at all.\n";
    with_the_text(&db, text);
    let server = TestServer::start(&db, false);
    let reader = Person::nobody(&server);
    let page = page_text(&reader.get("/assignments/urn-formal/nbn").body);
    let organization = escaped(catalogue::get("nbn").unwrap().registrant.as_deref().unwrap());
    says(
        &page,
        &[
            &format!("<dt>Registrant</dt><dd>{organization}{EDITORS}</dd>"),
            "<dt>Named in the text</dt><dd>Ada Person <span class=\"small soft\">text of 1999</span></dd>",
        ],
    );
    assert!(!page.contains("<dt>Contact</dt>"), "an address of 1999 is not a contact: {page}");
    // The last change is the one that the text prints, not the day on which it was read.
    assert!(page.contains("<dt>Last change</dt><dd>1999-08-01 "), "{page}");
    // If two sources contradict each other about the registration, one is shown with its source and the other as a note.
    let issn = page_text(&reader.get("/assignments/urn-formal/issn").body);
    says(
        &issn,
        &["<dt>Registered</dt><dd>2010-05-04 <span class=\"small soft\">according to", &format!("Other source: 2001{EDITORS}")],
    );
    let list = page_text(&reader.get("/assignments/urn-namespaces").body);
    assert!(list.contains(&format!("{organization}<abbr")) && !list.contains("Ada Person"), "{list}");
}

#[test]
fn namespace_list_shows_titles_and_registrants_and_can_be_filtered() {
    let (_db, _server, reader) = TestServer::registry();
    let list = page_text(&reader.get("/assignments/urn-namespaces").body);
    let rows = |page: &str| page.matches("<tr id=\"nid-").count();
    assert_eq!(rows(&list), 105);
    let isbn = list.split("<tr ").find(|row| row.starts_with("id=\"nid-isbn\"")).unwrap();
    says(&isbn, &["International Standard Book Number", "title=\"not part of the registration\">†</abbr></td>"]);
    assert!(isbn.contains(catalogue::get("isbn").unwrap().registrant.as_deref().unwrap()), "{isbn}");
    // IANA's headings and anchors are unchanged.
    says(&list, &["id=\"urn-namespaces-1\"", "id=\"urn-namespaces-2\"", ">URN namespace<", ">Reference</th>", ">Template</th>"]);
    let chosen = |query: &str| page_text(&reader.get(&format!("/assignments/urn-namespaces?{query}")).body);
    assert_eq!(rows(&chosen("kind=informal")), 8);
    let finance = catalogue::all().filter(|profile| profile.topics.iter().any(|topic| topic == "finance-trade")).count();
    assert_eq!(rows(&chosen("topic=finance-trade")), finance);
    // The search covers the descriptions that the list shows, together with the namespace ID.
    for (q, nid) in [("mobile", "3gpp2"), ("mobile+equip", "3gpp2"), ("gsma+mobile", "gsma"), ("Standard+Book+Number", "isbn")] {
        assert!(chosen(&format!("q={q}")).contains(&format!("id=\"nid-{nid}\"")), "{q}");
        assert!(reader.get(&format!("/api/v1/namespaces?q={q}")).body.contains(&format!("\"nid\": \"{nid}\"")), "{q}");
    }
    // Page, list and API have the same results.
    for q in ["magazines", "mobile", "book", "identifiers+of+genes", "zzzz"] {
        let api = reader.get(&format!("/api/v1/namespaces?q={q}")).json();
        let mut of_api: Vec<&str> = api["namespaces"].as_array().unwrap().iter().filter_map(|one| one["nid"].as_str()).collect();
        let ranked = reader.get(&format!("/api/v1/find?q={q}")).json();
        let mut of_find: Vec<&str> = ranked["results"].as_array().unwrap().iter().filter_map(|one| one["nid"].as_str()).collect();
        of_find.sort_unstable();
        of_api.sort_unstable();
        let list = chosen(&format!("q={q}"));
        assert_eq!((of_api.len(), rows(&list)), (of_find.len(), of_find.len()), "{q}");
        assert_eq!(of_api, of_find, "{q}");
        assert!(of_find.iter().all(|nid| list.contains(&format!("id=\"nid-{nid}\""))), "{q}");
    }
    assert!(chosen("q=magazines").contains("id=\"nid-issn\""));
    assert_eq!((rows(&chosen("text=held")), rows(&chosen("text=external"))), (0, 105));
    let sorted = chosen("sort=title&topic=finance-trade");
    assert!(sorted.contains("aria-sort=\"ascending\"") && rows(&sorted) == finance, "{sorted}");
    assert!(sorted.contains("?kind=formal&#38;topic=finance-trade&#38;sort=title"), "{sorted}");
    // Each filter shows its number of rows, none leads to an empty list, and crawlers do not combine them.
    says(&list, &["rel=\"nofollow\">Informal <span>8</span></a>", "!?text=held", "!?status=obsolete"]);
    let topics: usize = list.matches("?topic=").count();
    let used = |topic: &&&str| catalogue::all().any(|profile| profile.topics.iter().any(|held| held.as_str() == **topic));
    assert_eq!(topics, urn_registry::profile::TOPICS.iter().filter(used).count(), "{list}");
    assert!(!sorted.contains("id=\"urn-namespaces-2\""), "a table without rows beside one with rows: {sorted}");
    assert!(reader.get("/robots.txt").body.contains("Disallow: /assignments/urn-namespaces?*&\n"));
    // Requests and decisions can be found by search engines; only searches among them cannot.
    assert!(!reader.get("/robots.txt").body.contains("Disallow: /requests\n"));
    for wrong in ["kind=other", "topic=nothing", "sort=size", "text=maybe", "status=gone", "on=soon"] {
        assert_eq!(reader.get(&format!("/assignments/urn-namespaces?{wrong}")).status, 400, "{wrong}");
    }
}

#[test]
fn api_returns_profiles_identical_to_the_catalog() {
    let (_db, _server, reader) = TestServer::registry();
    let answer = reader.get("/api/v1/namespaces/isbn/profile");
    assert!(answer.header("link").contains("</assignments/urn-formal/isbn>; rel=\"describes\""), "{}", answer.header("link"));
    assert_eq!(&urn_registry::profile::Profile::from_stored(&answer.body).unwrap(), catalogue::get("isbn").unwrap());
    assert_eq!(reader.get("/api/v1/namespaces/no-such-name/profile").status, 404);
    expressions_and_vectors(&reader);
    let all = reader.get("/profiles.json").json();
    assert_eq!((all["reading"].as_str(), all["profiles"].as_array().unwrap().len()), (Some("editors"), 105));
}

/// Published regexes and vectors agree: each regex, run by another engine, gives the expected results for the vectors of its namespace.
fn expressions_and_vectors(reader: &Person) {
    let json = |path: &str| -> Value { serde_json::from_str(&reader.get(path).body).unwrap() };
    let lines = |path: &str| -> Vec<Value> {
        let answer = reader.get(path);
        assert_eq!((answer.status, answer.header("content-type")), (200, "application/x-ndjson"));
        answer.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (all, vectors) = (json("/regexes.json"), lines("/vectors.ndjson"));
    assert_eq!(all.as_array().unwrap().len(), 105);
    let isbn = json("/api/v1/namespaces/isbn/regex");
    assert!(all.as_array().unwrap().contains(&isbn));
    assert_eq!((isbn["check"].as_str(), isbn["reading"].as_str(), &isbn["why"]), (Some("isbn"), Some("editors"), &Value::Null));
    let of_isbn = lines("/api/v1/namespaces/ISBN/vectors");
    assert!(of_isbn.len() > 3 && of_isbn.iter().all(|vector| vectors.contains(vector) && vector["nid"] == "isbn"));
    assert_eq!(reader.get("/api/v1/namespaces/none/regex").status, 404);
    // There is one test vector for each example in the catalog.
    assert_eq!(vectors.len(), catalogue::all().map(|profile| profile.examples.len()).sum::<usize>());
    for one in all.as_array().unwrap() {
        let regex = regex_lite::RegexBuilder::new(one["urn"].as_str().unwrap()).size_limit(50_000_000).build().unwrap();
        for vector in vectors.iter().filter(|vector| vector["nid"] == one["nid"]) {
            let input = vector["input"].as_str().unwrap();
            // A regex applies to whole names without components, and does not cover value rules.
            let is_for_it = !["?+", "?=", "#"].iter().any(|mark| input.contains(mark));
            let by_value = vector["valid"] == false && one["check"] != Value::Null && vector["fault"] != "syntax";
            if is_for_it && !by_value {
                assert_eq!(regex.is_match(input), vector["valid"] == true, "{vector}");
            }
            assert_eq!(vector["canonical"].is_string(), vector["valid"] == true, "{vector}");
        }
    }
}

/// As on `/check`.
#[test]
fn page_of_an_unregistered_namespace_reports_the_status_of_its_id() {
    let (_db, _server, reader) = TestServer::registry();
    for (nid, said) in [
        ("nosuch", "There is no namespace with this ID. nosuch is available."),
        ("x-lamp", "x-lamp is not allowed."),
        ("openid", "openid is available. openid is used after"),
    ] {
        let page = reader.get(&format!("/assignments/urn-formal/{nid}"));
        assert!(page.status == 404 && page.body.contains(said), "{nid}: {}", page.body);
    }
    let program = reader.get("/assignments/urn-formal/nosuch.json");
    assert_eq!(program.status, 404);
}
