//! The search in comments, positions and decisions, and the log of assignments.

use crate::common::procedure_fixture::{ProcedureFixture, signed_in};
use crate::common::{Person, TestServer};
use nidreg::actions::comment::comment;
use nidreg::actions::{redact, retract};
use nidreg::cases::State;
use nidreg::cases::comments::NewComment;
use nidreg::history::redactions::Class;
use nidreg::ids::{CommentId, RequestNumber};
use nidreg::reviews::search::find::search;
use nidreg::reviews::search::{Found, HitKind, Wanted, words};
use nidreg::reviews::{Anchor, Stance, Verdict};
use nidreg::users::Account;
use urn_registry::template::Field;

/// A request with comments and a position of Sven, and a comment of Tara, who is anonymous.
fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven, &fixture.tara]);
    fixture.disclose(&fixture.tara, number, true).unwrap();
    fixture.review(&fixture.sven, number, Verdict::Position(Stance::Discuss), "Domain names must not be reassigned.").unwrap();
    let on_assignment = NewComment {
        anchor: Anchor { field: Some(Field::Assignment), quote: String::new() },
        body: "Domain names change hands. Say what happens then.",
        ..NewComment::default()
    };
    fixture.act(&fixture.sven, |conn, turn| comment(conn, turn, number, &on_assignment)).unwrap();
    let lapse = NewComment { body: "A domain may lapse (100% of them do).", ..NewComment::default() };
    fixture.act(&fixture.tara, |conn, turn| comment(conn, turn, number, &lapse)).unwrap();
    fixture.days(1);
    (fixture, number)
}

fn found(fixture: &ProcedureFixture, question: &str, expert: Option<&Account>, field: Option<Field>) -> Found {
    let expert = expert.map(|expert| expert.id.clone());
    let wanted = Wanted { words: words(question), expert, field, states: &[], now: fixture.now };
    fixture.store.read(|conn| search(conn, &wanted)).unwrap()
}

#[test]
fn search_query_matches_comments_and_filters_narrow_the_results() {
    let (fixture, _) = scene();
    let all = found(&fixture, "How did we decide on domain names?", None, None);
    assert_eq!((all.hits.len(), all.partial), (2, false), "{all:?}");
    assert!(all.hits.iter().all(|hit| hit.author == "Sven Expert"), "{all:?}");
    let comments = found(&fixture, "DOMAIN NAMES", None, Some(Field::Assignment)).hits;
    assert_eq!(comments.iter().map(|hit| hit.kind).collect::<Vec<_>>(), [HitKind::Comment]);
    assert!(found(&fixture, "domain names", None, Some(Field::Syntax)).hits.is_empty());
    assert_eq!(found(&fixture, "domain names", Some(&fixture.sven), None).hits.len(), 2);
    assert!(found(&fixture, "domain names", Some(&fixture.edda), None).hits.is_empty());
    let by_state = |states: &'static [&'static str]| {
        let wanted = Wanted { words: words("domain names"), expert: None, field: None, states, now: fixture.now };
        fixture.store.read(|conn| search(conn, &wanted)).unwrap().hits.len()
    };
    assert_eq!((by_state(&State::OPEN), by_state(&["registered"])), (2, 0));
    // Wildcards of the database are treated as ordinary characters. If a word occurs nowhere, results for the other words are shown.
    assert!(found(&fixture, "d_main", None, None).hits.iter().all(|hit| hit.text.contains("main")));
    let some = found(&fixture, "domain zebra", None, None);
    assert_eq!((some.hits.len(), some.partial), (3, true), "{some:?}");
    assert!(found(&fixture, "", None, None).hits.is_empty() && found(&fixture, "zebra", None, None).hits.is_empty());
}

#[test]
fn search_never_names_an_anonymous_expert_or_finds_text_that_is_not_public() {
    let (mut fixture, number) = scene();
    let lapse = found(&fixture, "lapse", None, None).hits;
    assert_eq!(lapse.iter().map(|hit| hit.author.as_str()).collect::<Vec<_>>(), ["Designated expert"]);
    assert!(found(&fixture, "lapse", Some(&fixture.tara), None).hits.is_empty(), "the filter would name her");
    let address = format!("/requests/{number}#c-{}", lapse[0].id);
    fixture.act(&fixture.olga, |conn, turn| redact::file(conn, turn, &address, Class::Contact, "A private number.")).unwrap();
    let ask = fixture.store.read(redact::open).unwrap().pop().unwrap().id;
    fixture.act(&fixture.oskar, |conn, turn| redact::confirm(conn, turn, &ask)).unwrap();
    assert!(found(&fixture, "lapse", None, None).hits.is_empty());
    let id = CommentId::typed(&found(&fixture, "hands", None, None).hits[0].id);
    fixture.act(&fixture.sven, |conn, turn| retract::comment(conn, turn, number, &id, "It does.").map(drop)).unwrap();
    assert!(found(&fixture, "hands", None, None).hits.is_empty());
    // A comment that its author can still withdraw is not found yet.
    let new = NewComment { body: "Tides are measured twice.", ..NewComment::default() };
    fixture.act(&fixture.sven, |conn, turn| comment(conn, turn, number, &new)).unwrap();
    assert!(found(&fixture, "tides", None, None).hits.is_empty());
    fixture.days(1);
    assert_eq!(found(&fixture, "tides", None, None).hits.len(), 1);
}

#[test]
fn reviewers_search_on_a_page_and_leads_and_operators_see_the_assignments() {
    let (fixture, number) = scene();
    let server = TestServer::start(&fixture.db, false);
    let sven = signed_in(&server, &fixture, &fixture.sven);
    let page = sven.get("/reviews/search?q=how+did+we+decide+on+domain+names%3F").body;
    assert!(page.contains("Position: Discuss, by Sven Expert, on revision 1") && page.contains(&number.to_string()), "{page}");
    assert!(page.contains("<option value=\"assignment\">"), "{page}");
    let page = sven.get(&format!("/reviews/search?q=domain&expert={}&outcome=registered", fixture.sven.id)).body;
    assert!(page.contains("No results."), "{page}");
    assert!(sven.get("/reviews/search").body.contains("Search in reviews"));
    for wrong in ["field=nothing", "outcome=nothing", "other=1"] {
        assert_eq!(sven.get(&format!("/reviews/search?{wrong}")).status, 400, "{wrong}");
    }
    assert!(sven.get(&format!("/reviews/{number}")).body.contains("href=\"/reviews/search\""));
    let rita = signed_in(&server, &fixture, &fixture.rita);
    assert_eq!((rita.get("/reviews/search?q=domain").status, rita.get("/reviews/assignments").status), (404, 404));
    assert_ne!(Person::nobody(&server).get("/reviews/search?q=domain").status, 200);
    // The log of assignments.
    assert_eq!(sven.get("/reviews/assignments").status, 404, "an expert is not a lead");
    for who in [&fixture.edda, &fixture.olga] {
        let log = signed_in(&server, &fixture, who).get("/reviews/assignments").body;
        assert!(log.contains("Sven Expert") && log.contains("Discuss on revision 1"), "{log}");
        assert!(log.contains("Edda Lead") && log.contains("No answer yet"), "{log}");
        assert!(!log.contains("Tara Expert"), "she is anonymous on this request: {log}");
    }
    let olga = signed_in(&server, &fixture, &fixture.olga);
    let own = olga.get(&format!("/reviews/assignments?expert={}", fixture.sven.id)).body;
    assert!(own.contains("Assignments of Sven Expert") && !own.contains("Edda Lead"), "{own}");
    assert_eq!(olga.get(&format!("/reviews/assignments?expert={}", fixture.rita.id)).status, 404);
    // The same log as files.
    let csv = olga.get("/reviews/assignments.csv");
    assert!(csv.header("content-disposition").contains("assignments.csv") && csv.header("link").is_empty());
    assert!(csv.body.starts_with("expert,request,title,assigned,because,answer,position\r\n"), "{}", csv.body);
    assert!(csv.body.contains("Sven Expert") && !csv.body.contains("Tara") && !csv.body.contains('@'), "{}", csv.body);
    let lines = olga.get(&format!("/reviews/assignments.jsonl?expert={}", fixture.sven.id));
    let found: Vec<serde_json::Value> = lines.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(found.len() == 1 && found[0]["expert"] == "Sven Expert" && found[0]["request"] == number.to_string(), "{found:?}");
    assert!(found[0]["position"].as_str().unwrap().starts_with("Discuss on revision 1"), "{found:?}");
    for wrong in ["skip=-1", "skip=x", "other=1"] {
        assert_eq!(olga.get(&format!("/reviews/assignments.csv?{wrong}")).status, 400, "{wrong}");
    }
    assert_eq!(olga.get("/reviews/assignments.csv?skip=1000").body.lines().count(), 1, "only the header");
    assert_eq!((sven.get("/reviews/assignments.csv").status, rita.get("/reviews/assignments.jsonl").status), (404, 404));
}
