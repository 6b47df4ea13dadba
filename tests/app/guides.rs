//! Tests the guides of the help pages: who is led to them, that their words agree with the state table, and that their code runs.

use crate::common::procedure_fixture::ProcedureFixture;
use crate::common::{Person, TestDb, TestServer};
use nidreg::cases::drafts::Start;
use nidreg::cases::moves::Move;
use nidreg::cases::table::TABLE;
use nidreg::reviews::Stance;
use scraper::{Html, Selector};

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
        let number = fixture.submitted(&fixture.rita, &Start::NewFormal(nid.to_owned()));
        fixture.open(number, &[&fixture.sven]).unwrap();
        let assigned: Vec<bool> = fixture
            .leaving()
            .into_iter()
            .filter(|email| email.letter == "assignment" && email.recipient == fixture.sven.email)
            .map(|email| email.body.contains("https://registry.example/help/experts"))
            .collect();
        assigned
    };
    assert_eq!(guided("harbour"), [true]);
    assert_eq!(guided("lamppost"), [false]);
}

#[test]
fn guides_of_experts_and_operators_use_the_words_of_the_program() {
    let db = TestDb::new();
    let server = TestServer::start(&db, true);
    let reader = Person::nobody(&server);
    let page = |path: &str| {
        let answer = reader.get(path);
        assert_eq!(answer.status, 200, "{path}");
        answer.body
    };
    let experts = page("/help/experts");
    let words = text_of(&experts, "main");
    for stance in Stance::ALL {
        assert!(words.contains(stance.words()), "{}", stance.words());
    }
    for path in ["/help/experts", "/help/operators"] {
        let count = text_of(&page(path), "main").split_whitespace().count();
        assert!((1200..=1800).contains(&count), "{path} has {count} words");
    }
    // The guide names the buttons as the pages of a review and of a request write them.
    let expert = Person::demo(&server, "expert");
    let review = expert.get("/reviews/R-2026-0003").body;
    for button in ["Submit review", "Comment or suggest a change", "Request information", "Requirements of the RFC"] {
        assert!(review.contains(button) && words.contains(button), "{button}");
    }
    assert!(review.contains("href=\"/help/experts\"") && expert.get("/reviews").body.contains("href=\"/help/experts\""));
    let operator = Person::demo(&server, "operator");
    let intake = operator.get("/desk/R-2026-0002").body;
    let words = text_of(&page("/help/operators"), "main");
    for button in ["Post to the list and start the review", "Private notes of the operators", "Request information"] {
        assert!(intake.contains(button) && words.contains(button), "{button}");
    }
    assert!(intake.contains("href=\"/help/operators\"") && operator.get("/desk").body.contains("href=\"/help/operators\""));
    assert!(page("/help").contains("href=\"/help/operators\""));
}

#[test]
fn state_table_still_has_what_the_guides_say() {
    let of = |act: Move| TABLE.iter().filter(move |row| row.act == act);
    let guards = |act: Move| {
        let all: Vec<&str> = of(act).flat_map(|row| row.guards.iter().map(|guard| guard.says)).collect();
        all.join("; ")
    };
    // An approval and a report need the same positions: a second expert in favor, and no open Discuss.
    for act in [Move::Approve, Move::Report] {
        let said = guards(act);
        assert!(said.contains("an expert other than the lead approves or has no objection"), "{said}");
        assert!(said.contains("every Discuss, on any revision, is cleared or has a recorded answer from the lead"), "{said}");
    }
    assert!(guards(Move::Decline).contains("the expert is not the lead who proposed it"));
    assert!(guards(Move::Appeal).contains("within the last two months"));
    // Positions never block completion on the fast track, and there is nothing to decline there.
    assert!(!guards(Move::Complete).contains("Discuss"));
    assert!(of(Move::ProposeDecline).all(|row| !row.on.contains(&nidreg::cases::Way::FastTrack)));
    assert!(guards(Move::Register).contains("the operator neither decided on it nor reviewed it"));
}
