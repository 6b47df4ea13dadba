//! Tests that each task links to a page on which it can be done, and that each action redirects to an existing page.

use crate::common::prelude::*;
use nidreg::actions::comment;

#[test]
fn operator_resolves_their_own_thread_and_returns_to_the_request() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.edda, number).unwrap();
    // The server uses the real clock, so appointments must start in the past.
    let new = NewComment { body: "Is the contact a role address?", ..NewComment::default() };
    fixture.act(&fixture.olga, |conn, ctx| comment::comment(conn, ctx, number, &new)).unwrap();
    let thread = threads_of(&fixture, number).pop().unwrap().id;
    let (server, _, [olga]) = fixture.serve([&fixture.olga]);
    let action = format!("/requests/{number}/threads/{thread}/resolve");
    assert!(olga.get(&format!("/requests/{number}")).body.contains(&format!("action=\"{action}\"")));
    let done = olga.post(&action, &[]);
    assert_eq!((done.status, done.location.split('#').next()), (303, Some(format!("/requests/{number}").as_str())));
    assert_eq!(olga.get(&done.location).status, 200);
    assert!(threads_of(&fixture, number).pop().unwrap().resolved_at.is_some());
    // The lead reopens it and is redirected to the review.
    let edda = signed_in(&server, &fixture, &fixture.edda);
    let done = edda.post(&action, &[]);
    assert!(done.location.starts_with(&format!("/requests/{number}#")), "{} {}", done.status, done.body);
    assert!(threads_of(&fixture, number).pop().unwrap().resolved_at.is_none());
}

#[test]
fn liaison_sends_the_direction_from_the_page_of_the_task() {
    let fixture = ProcedureFixture::new();
    let number = fixture.standards_request();
    let (server, _, [lisa]) = fixture.serve([&fixture.lisa]);
    let action = format!("/requests/{number}/direction");
    let directs = |copy: &str| {
        [("direction", "The IESG directs the registration. The secretary, 4 January 2027."), ("report_copy", copy)]
            .map(|(name, text)| (name, text.to_owned()))
    };
    let post = |who: &Person, copy: &str| {
        let form = directs(copy);
        who.post(&action, &[("direction", form[0].1.as_str()), ("report_copy", form[1].1.as_str())])
    };
    assert_eq!(post(&lisa, "No report.").status, 409, "the experts have not reported");
    fixture
        .act(&fixture.edda, |conn, ctx| report::send_report(conn, ctx, number, RevisionNumber::FIRST, "Register it."))
        .unwrap();

    assert!(lisa.get("/waiting").body.contains(&format!("href=\"/requests/{number}\"")));
    let offered = format!("action=\"{action}\"");
    assert!(lisa.get(&format!("/requests/{number}")).body.contains(&offered));
    for who in [&fixture.rita, &fixture.otto, &fixture.edda] {
        let person = signed_in(&server, &fixture, who);
        assert!(!person.get(&format!("/requests/{number}")).body.contains(&offered), "{}", who.name);
        assert_eq!(post(&person, "The report.").status, 403, "{}", who.name);
    }
    let another = post(&lisa, "Another report.").is(422, &["must contain the report that was sent"]);
    assert!(another.body.contains("The IESG directs the registration."), "what was typed is kept: {}", another.body);
    assert_eq!(fixture.state(number), State::WithBody);
    assert_eq!(post(&lisa, &fixture.sent_report(number)).status, 303);
    assert_eq!(fixture.state(number), State::Ready);
    assert_eq!(rows(&fixture, "SELECT DISTINCT actor_role AS what FROM events WHERE act = 'directed'"), ["representative"]);
    signed_in(&server, &fixture, &fixture.olga)
        .get(&format!("/requests/{number}"))
        .says(&["The IESG directs the registration. The secretary, 4 January 2027."]);
}
