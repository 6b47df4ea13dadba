//! The search box of the list of requests also finds comments.

use crate::common::prelude::*;
use nidreg::actions::comment::comment;
use nidreg::actions::retract;
use nidreg::reviews::ThreadAnchor;
use nidreg::reviews::search::Hit;
use nidreg::reviews::search::queries::comments_with;

/// A request with a comment of Sven, and one of Tara.
fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven, &fixture.tara]);
    fixture.disclose(&fixture.sven, number).unwrap();
    fixture.disclose(&fixture.tara, number).unwrap();
    let on_assignment = NewComment {
        anchor: ThreadAnchor { field: Some(Field::Assignment), quote: String::new() },
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
    fixture.redact(&address);
    assert!(found(&fixture, "lapse").is_empty());
    let id = found(&fixture, "hands").remove(0).id;
    fixture.act(&fixture.sven, |conn, ctx| retract::retract_comment(conn, ctx, number, &id, "It does.").map(drop)).unwrap();
    assert!(found(&fixture, "hands").is_empty());
}

#[test]
fn list_of_requests_shows_comments_that_match_the_search_without_their_authors() {
    let (fixture, number) = scene();
    let (server, anonymous, []) = fixture.serve([]);
    anonymous.get("/requests?q=domain+lapse").says(&["A domain may lapse", &format!("/requests/{number}#c-"), "!Tara"]);
    anonymous.get("/requests?q=hands").says(&["Assignment", "Domain names change hands."]);
    // The number of a request still finds the request.
    anonymous.get(&format!("/requests?q={number}")).says(&[&format!("<th scope=\"row\"><a href=\"/requests/{number}\">")]);
    let sven = signed_in(&server, &fixture, &fixture.sven);
    assert!(sven.get(&format!("/requests/{number}")).body.contains("href=\"/requests#words\""));
}
