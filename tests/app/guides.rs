//! Tests the guides on the help pages: other pages link to them, they agree with the state table, and their code runs.

use crate::common::prelude::*;
use nidreg::mail::position_reply;
use nidreg::requests::action::Action;
use nidreg::requests::table::STATE_TABLE;
use scraper::{Html, Selector};
use std::fs;

/// The text of an element, with single spaces.
fn text_of(page: &str, selector: &str) -> String {
    let selector = Selector::parse(selector).unwrap();
    let html = Html::parse_document(page);
    let all: Vec<String> = html.select(&selector).flat_map(|element| element.text().map(str::to_owned)).collect();
    all.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn only_the_first_assignment_of_an_expert_links_to_the_guide() {
    let fixture = ProcedureFixture::new();
    let guided = |nid: &str| {
        fixture.in_review(nid, &[&fixture.sven]);
        let assigned: Vec<bool> = fixture
            .leaving()
            .into_iter()
            .filter(|email| email.kind == "assignment" && email.recipient == fixture.sven.email)
            .map(|email| email.body.contains("https://registry.example/help/experts"))
            .collect();
        assigned
    };
    assert_eq!(guided("harbour"), [true]);
    assert_eq!(guided("lamppost"), [false]);
}

#[test]
fn guides_of_experts_and_operators_use_the_labels_of_the_pages() {
    let (_db, server, [reader]) = TestServer::demo(["nobody"]);
    let page = |path: &str| {
        let answer = reader.get(path).is(200, &[]);
        answer.body
    };
    let experts = page("/help/experts");
    let words = text_of(&experts, "main");
    for position in PositionKind::ALL {
        let name = position.phrase().to_string();
        assert!(words.contains(&name), "{name}");
    }
    for path in ["/help/experts", "/help/operators"] {
        let count = text_of(&page(path), "main").split_whitespace().count();
        assert!((1200..=1800).contains(&count), "{path} has {count} words");
    }
    // The guides use the labels of the buttons on the review page and on the request page.
    let expert = Person::demo(&server, "expert");
    let review = expert.get(&demo_request(3)).body;
    for button in ["Submit review", "Comment or suggest a change", "Request information", "Requirements of the RFC"] {
        assert!(review.contains(button) && words.contains(button), "{button}");
    }
    assert!(review.contains("href=\"/help/experts\"") && expert.get("/reviews").body.contains("href=\"/help/experts\""));
    let operator = Person::demo(&server, "operator");
    let intake = operator.get(&demo_request(2)).body;
    let words = text_of(&page("/help/operators"), "main");
    for button in ["Post to the list and start the review", "Private notes of the operators", "Request information"] {
        assert!(intake.contains(button) && words.contains(button), "{button}");
    }
    assert!(intake.contains("href=\"/help/operators\"") && operator.get("/operator").body.contains("href=\"/help/operators\""));
    assert!(page("/help").contains("href=\"/help/operators\""));
}

#[test]
fn guide_of_experts_lists_the_first_words_of_a_reply_with_a_position() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_MAIL_REPLY", "reply@registry.example")]);
    let words = text_of(&Person::nobody(&server).get("/help/experts").body, "main");
    for first in ["Approve", "No objection", "Discuss:", "Clear", "Comment"] {
        assert!(words.contains(&format!("“{first}”")), "{first}: {words}");
        assert!(position_reply::read(&format!("{first}\n\nThe text says so."), "").is_some(), "{first}");
    }
    assert!(words.split_whitespace().count() <= 1800, "{}", words.split_whitespace().count());
}

#[test]
fn state_table_has_the_conditions_stated_in_the_guides() {
    let of = |act: Action| STATE_TABLE.iter().filter(move |row| row.act == act);
    let guards = |act: Action| {
        let all: Vec<&str> = of(act).flat_map(|row| row.guards.iter().map(|guard| guard.says)).collect();
        all.join("; ")
    };
    // An approval and a report need the same positions: a second expert in favor, and no open Discuss.
    for act in [Action::Approve, Action::Report] {
        let said = guards(act);
        says(
            &said,
            &[
                "an expert other than the lead approves or has no objection",
                "every Discuss, on any revision, is cleared or has a recorded answer from the lead",
            ],
        );
    }
    assert!(guards(Action::Decline).contains("the expert is not the lead who proposed it"));
    assert!(guards(Action::Appeal).contains("within the last two months"));
    // Positions never block completion on the fast track, and there is nothing to decline there.
    assert!(!guards(Action::Complete).contains("Discuss"));
    assert!(of(Action::ProposeDecline).all(|row| !row.on.contains(&nidreg::requests::Procedure::FastTrack)));
    assert!(guards(Action::Register).contains("the operator neither decided on it nor reviewed it"));
}

/// The code of a block on the page for programs.
fn code(page: &str, id: &str) -> String {
    let selector = Selector::parse(&format!("pre#{id}")).unwrap();
    let html = Html::parse_document(page);
    html.select(&selector).next().unwrap().text().collect()
}

/// Runs code in a folder, and returns what it prints.
fn printed(folder: &Path, program: &str, file: &str, code: &str) -> String {
    fs::write(folder.join(file), code).unwrap();
    let output = Command::new(program).arg(file).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{file}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn code_on_the_page_for_programs_runs_and_prints_the_stated_output() {
    let (_db, server) = TestServer::on_new_database(true);
    let page = Person::nobody(&server).get("/help/programs").body;
    let folder = tempfile::tempdir().unwrap();
    for (id, program, file) in [("code-python", "python3", "example.py"), ("code-javascript", "node", "example.mjs")] {
        let code = code(&page, id);
        assert!(code.contains(&server.base), "{id} does not send its requests to this registry");
        let said: Vec<&str> = code.lines().filter_map(|line| line.split_once(" prints ")).map(|(_, words)| words).collect();
        assert!(said.len() >= 4, "{said:?}");
        assert_eq!(printed(folder.path(), program, file, &code).lines().collect::<Vec<_>>(), said, "{id}");
    }
    let shell = format!("set -e\n{}\n", code(&page, "code-shell"));
    let out = printed(folder.path(), "sh", "example.sh", &shell);
    says(&out, &["\"verdict\":\"valid\"", "\"verdict\":\"invalid\"", "/assignments/urn-formal/isbn"]);
    let list = fs::read_to_string(folder.path().join("urn-namespaces.xml")).unwrap();
    assert!(list.starts_with("<?xml") && list.contains("isbn"));
}

#[test]
fn guides_for_readers_are_linked_from_every_page_and_every_namespace() {
    let (_db, _server, [reader]) = TestServer::demo(["nobody"]);
    for path in ["/", "/check", "/assignments/urn-formal/isbn", "/assignments/urn-informal/urn-3"] {
        reader.get(path).says(&["href=\"/help/urns\"", "href=\"/help/programs\""]);
    }
    assert!(reader.get("/assignments/urn-formal/isbn").body.contains("href=\"/help/urns#read\""));
    let map = reader.get("/sitemap.xml").body;
    // Every local link of the guides leads to a page.
    for guide in ["/help/experts", "/help/operators", "/help/urns", "/help/programs", "/api/v1"] {
        assert_eq!(map.contains(&format!("{guide}</loc>")), !["/help/experts", "/help/operators"].contains(&guide), "{guide}");
        let page = reader.get(guide).body;
        let html = Html::parse_document(&page);
        for link in html.select(&Selector::parse("main a[href]").unwrap()) {
            let href = link.attr("href").unwrap();
            if let Some(id) = href.strip_prefix('#') {
                assert!(page.contains(&format!("id=\"{id}\"")), "{guide}: {href}");
            } else if let Some(path) = href.split('#').next().filter(|path| path.starts_with('/')) {
                // Pages of signed-in people lead to the sign-in page.
                let answer = reader.get(path);
                let leads = answer.status == 303 && answer.location.starts_with("/sign-in?next=");
                assert!(answer.status == 200 || leads, "{guide}: {href}: {} {}", answer.status, answer.location);
            }
        }
    }
}

#[test]
fn api_reference_shows_scopes_and_its_public_examples_work() {
    let (_db, server, [reader]) = TestServer::demo(["nobody"]);
    let page = reader.get("/api/v1");
    assert!(page.status == 200 && page.header("content-type").starts_with("text/html"), "{}", page.status);
    assert_eq!(reader.get("/api/v1/").location, "/api/v1");
    let html = Html::parse_document(&page.body);
    let examples: Vec<String> =
        html.select(&Selector::parse("pre.code").unwrap()).map(|element| element.text().collect()).collect();
    let start = format!("curl '{}", server.base);
    let public: Vec<&str> = examples.iter().filter_map(|one| one.strip_prefix(&start)?.strip_suffix('\'')).collect();
    assert!(public.len() > 20, "{examples:?}");
    for path in public {
        // The demonstration has only the second text of the namespace in the examples, but both texts of this one.
        let needs_two = path.contains("/diff/") || path.ends_with("/versions/1");
        let path = if needs_two { path.replace("/example/", "/stop-place/") } else { path.to_owned() };
        reader.get(&path).is(200, &[]);
    }
    let words = text_of(&page.body, "main");
    for scope in nidreg::users::tokens::Scope::ALL {
        assert!(words.contains(&format!("Scope: {} .", scope.name())), "{}: {words}", scope.name());
    }
    assert!(!page.body.contains("<script"), "no script");
}

#[test]
fn llms_txt_describes_the_registry_and_its_addresses_work() {
    let (_db, server, [reader]) = TestServer::demo(["nobody"]);
    let file = reader.get("/llms.txt");
    assert!(file.status == 200 && file.body.starts_with("# URN Namespace Registry\n\n> "), "{}", file.body);
    let start = format!("]({}", server.base);
    let paths: Vec<&str> = file.body.split(&start).skip(1).filter_map(|rest| Some(rest.split_once(')')?.0)).collect();
    assert!(paths.len() > 15, "{paths:?}");
    for path in paths {
        assert_eq!(reader.get(path).status, 200, "{path}");
    }
}

#[test]
fn start_page_states_once_in_each_language_that_templates_are_in_english() {
    let (_db, server) = TestServer::on_new_database(true);
    let sentences = [
        ("en", "Write the registration template in English"),
        ("de", "Schreiben Sie die Registrierungsvorlage auf Englisch"),
        ("fr", "Rédigez le modèle d’enregistrement en anglais"),
    ];
    for (lang, sentence) in sentences {
        let page = Person::nobody(&server).ask("GET", "/register", &[("Accept", "text/html"), ("Accept-Language", lang)]);
        assert_eq!(page.body.matches(sentence).count(), 1, "{lang}");
    }
}
