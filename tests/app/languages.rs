//! The language of pages: how it is chosen, that pages are fully localized, and that data formats and the API do not depend on it.

use crate::common::prelude::*;
use crate::pages::{filled, numbers, of};
use scraper::{ElementRef, Html, Node};
use urn_registry::grammar::Budget;
use urn_registry::verdict;

/// Pages of the table that are in English by design.
const ENGLISH: [&str; 4] = ["/api/v1", "/help/experts", "/help/operators", "/nowhere"];

fn asked(reader: &Person, path: &str, head: &str, value: &str) -> Answer {
    reader.ask("GET", path, &[("Accept", "text/html"), ("Sec-Fetch-Site", "none"), (head, value)])
}

#[test]
fn page_language_follows_accept_language_or_the_chosen_language() {
    let (_db, server, [reader]) = TestServer::demo(["nobody"]);
    let list = "/assignments/urn-namespaces";
    for (wanted, got, heading) in [
        ("de-AT, de;q=0.9, en;q=0.5", "de", "Namensräume für Uniform Resource Names (URN)"),
        ("fr;q=0.8, en;q=0.2", "fr", "Espaces de noms"),
        ("it, de;q=0.3, en;q=0.5", "en", "Uniform Resource Names (URN) Namespaces"),
        ("tlh", "en", "Uniform Resource Names (URN) Namespaces"),
    ] {
        let answer = asked(&reader, list, "Accept-Language", wanted);
        assert_eq!((answer.status, answer.header("content-language")), (200, got), "{wanted}");
        assert!(answer.header("vary").contains("Accept-Language"), "{}", answer.header("vary"));
        assert!(answer.body.contains(&format!("<html lang=\"{got}\"")) && answer.body.contains(heading), "{wanted}: {heading}");
    }
    // The language link of a page redirects back; the choice takes precedence over Accept-Language.
    let chosen = reader.get("/language/fr?back=%2Freserved");
    assert_eq!((chosen.status, chosen.location.as_str()), (303, "/reserved"));
    let page = asked(&reader, "/reserved", "Accept-Language", "de");
    assert_eq!(page.header("content-language"), "fr");
    assert!(
        page.body.contains("lang=\"de\" hreflang=\"de\"") && page.body.contains("lang=\"en\" hreflang=\"en\""),
        "{}",
        page.body
    );
    // Data formats and the API are the same for all users, with the same ETag.
    for path in
        ["/assignments/urn-namespaces/urn-namespaces.xml", "/assignments/urn-namespaces/urn-namespaces-1.csv", "/api/v1/requests"]
    {
        let plain = Person::nobody(&server).ask("GET", path, &[]);
        let other = Person::nobody(&server).ask("GET", path, &[("Accept-Language", "de")]);
        assert_eq!((plain.body, plain.headers.get("etag")), (other.body, other.headers.get("etag")), "{path}");
    }
}

/// Whether the element contains registered text, a quotation or a name, which are the same in every language.
fn is_data(element: ElementRef<'_>) -> bool {
    const OF_THE_RECORD: [&str; 14] =
        ["code", "pre", "script", "style", "time", "q", "blockquote", "del", "ins", "cite", "bdi", "svg", "h1", "h3"];
    let value = element.value();
    OF_THE_RECORD.contains(&value.name()) || value.attr("lang") == Some("en") || value.attr("dir") == Some("auto")
}

/// Text in labels, buttons, table headers, captions and terms that is not from a message: it has no accented vowel.
fn unmarked(page: &str) -> Vec<String> {
    const OURS: &[&str] = &["label", "button", "caption", "summary", "legend", "dt", "th", "p", "option"];
    let html = Html::parse_document(page);
    let mut out = Vec::new();
    for node in html.tree.nodes() {
        let Node::Text(text) = node.value() else { continue };
        let text = text.trim();
        let above: Vec<ElementRef<'_>> = node.ancestors().filter_map(ElementRef::wrap).collect();
        let ours = above.first().is_some_and(|element| OURS.contains(&element.value().name()));
        let words = text.split_whitespace().filter(|word| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase())).count();
        let has_vowels =
            text.contains(['a', 'e', 'i', 'o', 'u']) && !text.contains(['á', 'é', 'í', 'ó', 'ú', 'Á', 'É', 'Í', 'Ó', 'Ú']);
        if ours && words > 0 && has_vowels && !above.iter().any(|element| is_data(*element)) {
            out.push(text.to_owned());
        }
    }
    out
}

#[test]
fn pseudo_locale_shows_that_all_page_text_is_localized() {
    let (db, _server, [reader]) = TestServer::demo(["nobody"]);
    // Text in English by design: titles and summaries in the catalog, and the names of components in its grammars.
    let mut known: Vec<String> = urn_registry::profile::catalogue::all()
        .flat_map(|one| {
            let by = format!("{} {}.", one.summary, one.registrant.as_deref().unwrap_or_default());
            [one.title.clone().unwrap_or_default(), one.summary.clone(), by]
        })
        .collect();
    let numbers = numbers(&db);
    let paths: Vec<String> =
        of("nobody").filter(|row| !row.starts_with('{') && !ENGLISH.contains(row)).map(|row| filled(row, &numbers)).collect();
    for path in &paths {
        let urn = path.split_once("urn=").map_or("", |(_, urn)| urn).split(['?', '&']).next().unwrap_or_default();
        let told = verdict::explain(urn, verdict::NamespaceBook::builtin(), &mut Budget::new(verdict::STEPS_PER_NAME_MAX));
        known.extend(told.pieces.into_iter().map(|piece| piece.name));
    }
    let mut wrong = Vec::new();
    for path in &paths {
        let page = asked(&reader, path, "Cookie", "nidreg_language=ar-XB").is(200, &["<html lang=\"ar-XB\" dir=\"rtl\">"]);
        wrong.extend(unmarked(&page.body).into_iter().filter(|text| !known.contains(text)).map(|text| format!("{path}: {text}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn registrant_pages_and_errors_are_localized() {
    let (db, server, [registrant]) = TestServer::demo(["registrant"]);
    let numbers = numbers(&db);
    assert_eq!(registrant.get("/language/ar-XB?back=%2Fregister").location, "/register");
    let mut wrong = Vec::new();
    for row in of("registrant") {
        let page = registrant.get(&filled(row, &numbers)).is(200, &["<html lang=\"ar-XB\" dir=\"rtl\">"]);
        // Names of checks are not localized, and the email to the review list is in English.
        let is_known = |text: &str| urn_registry::checks::by_name(text).is_some() || text.starts_with("[R-");
        wrong.extend(unmarked(&page.body).into_iter().filter(|text| !is_known(text)).map(|text| format!("{row}: {text}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Error pages are localized too.
    let german = Person::demo(&server, "registrant");
    german.get("/language/de");
    german
        .post(&filled("/requests/{lighthouse}/edit/team", &numbers), &[("email", "no address")])
        .is(422, &["<html lang=\"de\"", "E-Mail"]);
}

#[test]
fn chosen_language_is_stored_in_the_account() {
    let (db, _server, [person]) = TestServer::demo(["registrant"]);
    let chosen =
        || column(&db.store(), "SELECT language AS what FROM accounts WHERE email = 'registrant@demo.example'").remove(0);
    assert_eq!(chosen(), "en");
    assert_eq!(person.get("/language/fr?back=/").status, 303);
    assert_eq!(chosen(), "fr");
    // Emails are not available in a test language: English is selected.
    assert_eq!(person.get("/language/ar-XB?back=/").status, 303);
    assert_eq!(chosen(), "en");
}

#[test]
fn check_results_use_the_language_of_the_reader_and_english_for_programs() {
    let (_db, _server, [reader]) = TestServer::demo(["nobody"]);
    let said = |path: &str, status: u16, words: &[&str]| {
        let page = reader.get(path);
        assert_eq!(page.status, status, "{path}");
        for word in words {
            assert!(page.body.contains(word), "{path}: {word}: {}", page.body);
        }
    };
    let wrong = "urn:isbn:0451450524";
    reader.get("/language/de?back=/");
    said(
        &format!("/check?urn={wrong}"),
        200,
        &["Eine URN, aber kein gültiger ISBN-Name: Die Prüfziffer sollte 3 sein", "Die Prüfziffer von 045145052 ist 3."],
    );
    said("/check?urn=urn:oid:1.x", 200, &["Eine URN, aber kein gültiger OID-Name: Statt „x“ wird hier erwartet: eine Ziffer"]);
    said("/check?urn=hello", 200, &["Keine URN: Eine URN beginnt mit „urn:“"]);
    said("/find?q=9789510184356", 200, &["Gefunden: eine ISBN.", "Keine URN, sondern eine ISBN; als URN geschrieben:"]);
    said("/gone?urn=urn:example:a", 200, &["Dieses Verzeichnis führt nicht auf"]);
    said("/gone?urn=hello", 422, &["Das ist keine URN: Eine URN beginnt mit „urn:“ (RFC 8141 §2, Byte 0)"]);
    said("/resolve?urn=hello", 422, &["Das ist keine URN", "(RFC 8141 §2), bei Byte 0."]);
    said("/check?urn=a&profile=x", 400, &["ist kein Profil"]);
    let list = format!("{wrong}\nurn:quipu:1\nnothing\n");
    let check_list = |format: &str| reader.post("/check/list", &[("urns", &list), ("as", format)]);
    let listed = |words: &[&str]| {
        let page = check_list("").is(200, &[]);
        for word in words {
            assert!(page.body.contains(word), "{word}: {}", page.body);
        }
    };
    let faults = [
        "3 von 3 haben Probleme",
        "Die Prüfziffer von 045145052 ist 3",
        "Der Namensraum quipu ist nicht registriert",
        "Eine URN beginnt",
    ];
    listed(&faults);
    reader.get("/language/fr?back=/");
    listed(&["3 sur 3 posent problème", "Le chiffre de contrôle de 045145052 est 3", "Un URN commence par"]);
    // Files and the API are always in English.
    assert!(check_list("csv").body.contains("the check digit of 045145052 is 3"));
    reader.get(&format!("/api/v1/check/urn?urn={wrong}")).says(&["\"message\":\"the check digit of 045145052 is 3\""]);
    // Result pages are fully localized.
    reader.get("/language/ar-XB?back=/");
    let template = "Namespace Identifier: lamp-co\nPurpose: Lamps.\n";
    for page in [check_list(""), reader.post("/check/template", &[("template", template)])] {
        let of_the_list = [wrong, "urn:quipu:1", "nothing", "quipu", "isbn"];
        let left: Vec<String> = unmarked(&page.body).into_iter().filter(|text| !of_the_list.contains(&text.as_str())).collect();
        assert!(page.status == 200 && left.is_empty(), "{} {left:?}", page.status);
    }
}

#[test]
fn signed_in_pages_use_the_language_of_the_account() {
    let (_db, server) = TestServer::on_new_database(true);
    let shown = |person: &Person, path: &str| asked(person, path, "Accept-Language", "de").header("content-language").to_owned();
    let first = Person::demo(&server, "registrant");
    assert_eq!(first.get("/language/fr?back=/").status, 303);
    // In another browser, in which no language was chosen: a public page, a page of the account, and a page that does not exist.
    let second = Person::demo(&server, "registrant");
    for path in ["/reserved", "/account", "/nowhere"] {
        assert_eq!(shown(&second, path), "fr", "{path}");
        assert_eq!(shown(&Person::nobody(&server), path), if path == "/account" { "" } else { "de" }, "{path}");
    }
    // The choice in a browser takes precedence over the account.
    assert_eq!(second.get("/language/en?back=/").status, 303);
    assert_eq!((shown(&first, "/reserved"), shown(&second, "/reserved")), ("fr".to_owned(), "en".to_owned()));
    // English is also the default of accounts without a chosen language, so Accept-Language takes precedence over it.
    assert_eq!(shown(&Person::demo(&server, "registrant"), "/reserved"), "de");
}

#[test]
fn not_found_page_is_in_the_language_of_the_reader() {
    let (_db, server, [nobody]) = TestServer::demo(["nobody"]);
    let page = asked(&nobody, "/nowhere", "Accept-Language", "de");
    assert_eq!((page.status, page.header("content-language")), (404, "de"));
    assert!(page.body.contains("<html lang=\"de\"") && page.body.contains("Diese Seite"), "{}", page.body);
    let marked = asked(&nobody, "/nowhere", "Cookie", "nidreg_language=ar-XB");
    assert_eq!(unmarked(&marked.body), Vec::<String>::new());
    // A user without access to a page gets the same response there.
    let registrant = Person::demo(&server, "registrant");
    registrant.get("/language/fr?back=/");
    let [room, nowhere] = ["/operator", "/nowhere"].map(|path| registrant.get(path));
    assert_eq!((room.status, room.header("content-language"), &room.body), (404, "fr", &nowhere.body));
    // The API responds in English.
    nobody.ask("GET", "/api/v1/nowhere", &[("Accept-Language", "de")]).says(&["This page was not found"]);
}

#[test]
fn english_facts_on_a_page_in_another_language_declare_their_language() {
    let (_db, _server, reader) = TestServer::registry();
    let page = |path: &str, lang: &str| asked(&reader, path, "Accept-Language", lang).body;
    let profile = urn_registry::profile::catalogue::get("isbn").unwrap();
    let plain = |why: &&str| !why.contains(['"', '\'', '&', '<', '>']);
    let why = profile.examples.iter().filter_map(|example| example.why.as_deref()).find(plain).unwrap();
    let isbn = "/assignments/urn-formal/isbn";
    let title = format!("<span lang=\"en\">{}</span>", profile.title.as_deref().unwrap());
    for lang in ["de", "fr"] {
        let page = page(isbn, lang);
        assert!(page.contains(&title) && page.contains(&format!("<td><span lang=\"en\">{why}</span></td>")), "{lang}: {page}");
    }
    assert!(page(isbn, "en").contains(&format!("<td>{why}</td>")));
    assert!(page("/resolvers/isbn", "en").contains("(common knowledge)"));
    let list = "/assignments/urn-namespaces";
    assert!(page(list, "de").contains("<caption class=\"vh\"><span lang=\"en\">"));
    assert!(page(list, "en").contains("<caption class=\"vh\">") && !page(list, "en").contains("<caption class=\"vh\"><span"));
}
