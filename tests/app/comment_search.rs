//! The search box of the list of requests also finds comments.

use crate::common::procedure_fixture::{ProcedureFixture, signed_in};
use crate::common::{Person, TestServer};
use nidreg::actions::comment::comment;
use nidreg::actions::{redact, retract};
use nidreg::cases::comments::NewComment;
use nidreg::history::redactions::Class;
use nidreg::ids::RequestNumber;
use nidreg::reviews::Anchor;
use nidreg::reviews::search::Hit;
use nidreg::reviews::search::queries::comments_with;
use urn_registry::template::Field;

/// A request with a comment of Sven, and one of Tara.
fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven, &fixture.tara]);
    fixture.disclose(&fixture.sven, number).unwrap();
    fixture.disclose(&fixture.tara, number).unwrap();
    let on_assignment = NewComment {
        anchor: Anchor { field: Some(Field::Assignment), quote: String::new() },
        body: "Domain names change hands. Say what happens then.",
        ..NewComment::default()
    };
    fixture.act(&fixture.sven, |conn, ctx| comment(conn, ctx, number, &on_assignment)).unwrap();
    let lapse = NewComment { body: "A domain may lapse (100% of them do).", ..NewComment::default() };
    fixture.act(&fixture.tara, |conn, ctx| comment(conn, ctx, number, &lapse)).unwrap();
    fixture.days(1);
    (fixture, number)
}

fn found(fixture: &ProcedureFixture, text: &str) -> Vec<Hit> {
    fixture.store.read(|conn| comments_with(conn, text)).unwrap()
}

#[test]
fn search_finds_comments_that_contain_all_words() {
    let (fixture, _) = scene();
    let hands = found(&fixture, "HANDS domain");
    assert_eq!(hands.iter().map(|hit| hit.field).collect::<Vec<_>>(), [Some(Field::Assignment)]);
    assert_eq!(found(&fixture, "domain").len(), 2);
    assert!(found(&fixture, "domain zebra").is_empty() && found(&fixture, "").is_empty() && found(&fixture, "?!").is_empty());
    // Wildcards of the database are treated as ordinary characters.
    assert!(found(&fixture, "d_main").iter().all(|hit| hit.text.contains("main")));
}

#[test]
fn search_never_finds_text_that_is_not_public() {
    let (fixture, number) = scene();
    let lapse = found(&fixture, "lapse").remove(0);
    let address = format!("/requests/{number}#c-{}", lapse.id);
    fixture.act(&fixture.olga, |conn, ctx| redact::file(conn, ctx, &address, Class::Contact, "A private number.")).unwrap();
    let ask = fixture.store.read(redact::open).unwrap().pop().unwrap().id;
    fixture.act(&fixture.oskar, |conn, ctx| redact::confirm(conn, ctx, &ask)).unwrap();
    assert!(found(&fixture, "lapse").is_empty());
    let id = found(&fixture, "hands").remove(0).id;
    fixture.act(&fixture.sven, |conn, ctx| retract::comment(conn, ctx, number, &id, "It does.").map(drop)).unwrap();
    assert!(found(&fixture, "hands").is_empty());
}

#[test]
fn list_of_requests_shows_comments_that_match_the_search_without_their_authors() {
    let (fixture, number) = scene();
    let server = TestServer::start(&fixture.db, false);
    let anonymous = Person::nobody(&server);
    let page = anonymous.get("/requests?q=domain+lapse").body;
    assert!(page.contains("A domain may lapse") && page.contains(&format!("/requests/{number}#c-")), "{page}");
    assert!(!page.contains("Tara"), "{page}");
    let page = anonymous.get("/requests?q=hands").body;
    assert!(page.contains("Assignment") && page.contains("Domain names change hands."), "{page}");
    // The number of a request still finds the request.
    let page = anonymous.get(&format!("/requests?q={number}")).body;
    assert!(page.contains(&format!("<th scope=\"row\"><a href=\"/requests/{number}\">")), "{page}");
    let sven = signed_in(&server, &fixture, &fixture.sven);
    assert!(sven.get(&format!("/requests/{number}")).body.contains("href=\"/requests#words\""));
}
