//! Tests who can undo directions, representatives and annotations recorded in error, and that operators' notes stay private.

use crate::common::prelude::*;
use crate::common::procedure_fixture::notified;
use crate::common::table::refused;
use nidreg::actions::mark_status;

fn reported(fixture: &ProcedureFixture) -> RequestNumber {
    let number = fixture.standards_request();
    fixture.report(number, "We advise to register it.").unwrap();
    number
}

#[test]
fn decline_notifies_every_other_participant_exactly_once() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.sven, &fixture.tara]);
    fixture.review(&fixture.sven, number, DISCUSS, "It names nothing.").unwrap();
    // Edda is the lead but was not assigned; Tara has not responded.
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.decline(number, "It names nothing (RFC 8141, 6.4.1).");
    let names = ["edda", "olga", "oskar", "rita", "tara"].map(|name| format!("{name}@cast.example"));
    assert_eq!(notified(&fixture, number, "declined"), names);
}

#[test]
fn mistaken_direction_is_replaced_and_both_stay_on_record() {
    let mut fixture = ProcedureFixture::new();
    let number = reported(&fixture);
    fixture.direct(number, "The IESG approves urn:substrait.").unwrap();
    assert_eq!(fixture.state(number), State::Ready);
    fixture.days(1);
    let copy = fixture.sent_report(number);
    let direct = |conn: &mut _, ctx: ActionContext<'_>| {
        report::record_direction(conn, ctx, number, "The IESG approves urn:packet-loss.", &copy)
    };
    assert!(fixture.act(&fixture.lisa, direct).is_err(), "only an operator replaces it");
    fixture.act(&fixture.olga, direct).unwrap();
    assert_eq!(fixture.state(number), State::Ready);
    let directions = rows(&fixture, "SELECT body AS what FROM documents WHERE kind = 'direction' ORDER BY recorded_at");
    assert_eq!(directions, ["The IESG approves urn:substrait.", "The IESG approves urn:packet-loss."]);
    // A request that was returned to the experts needs another report and another direction.
    let send_back =
        |conn: &mut _, ctx: ActionContext<'_>| close::return_to_review(conn, ctx, number, "Section 4 contradicts section 2.");
    fixture.act(&fixture.olga, send_back).unwrap();
    fixture.days(1);
    fixture.act(&fixture.edda, |conn, ctx| report::send_report(conn, ctx, number, RevisionNumber::FIRST, "Still.")).unwrap();
    assert_eq!(fixture.state(number), State::WithBody);
    assert!(fixture.register(number).is_err());
    fixture.direct(number, "The IESG approves urn:packet-loss again.").unwrap();
    fixture.register(number).unwrap();
}

#[test]
fn removed_representatives_and_standards_bodies_can_be_added_again() {
    let fixture = ProcedureFixture::new();
    let fast = RequestProcedure::FastTrack { body: "OASIS".into(), specification: Some("Code lists, version 2.1".into()) };
    let number = fixture.on_procedure(&DraftPurpose::FastTrack("codelist".into()), &fast);
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda]).unwrap();
    let has_role = || {
        let sql = format!("SELECT role AS what FROM account_roles WHERE account_id = '{}'", fixture.rolf.id);
        rows(&fixture, &sql).iter().any(|role| role == "representative")
    };
    let complete =
        |who: &Account| fixture.act(who, |conn, ctx| bodies::request_completion(conn, ctx, number, RevisionNumber::FIRST));
    let unname = |who: &Account| {
        fixture.act(who, |conn, ctx| bodies::end_representative(conn, ctx, "OASIS", &fixture.rolf.id, "He left OASIS."))
    };
    assert!(why(unname(&fixture.rita)).contains("Only operators"));
    unname(&fixture.olga).unwrap();
    assert!(why(unname(&fixture.olga)).contains("was not found"));
    assert!(!has_role());
    assert!(complete(&fixture.rolf).is_err(), "a user who represents no body cannot complete the request");
    // The same representative can be named again on the same day.
    fixture.act(&fixture.olga, |conn, ctx| bodies::appoint_representative(conn, ctx, "OASIS", "rolf@cast.example")).unwrap();
    let end = |why: &str| fixture.act(&fixture.olga, |conn, ctx| bodies::end_body(conn, ctx, "oasis", why));
    assert!(why(end("")).contains("It will be public"));
    end("IESG, 2027-01-04: OASIS is dissolved.").unwrap();
    assert!(why(end("Again.")).contains("was not found"));
    assert!(!has_role(), "the body has no representative");
    let name = || fixture.act(&fixture.olga, |conn, ctx| bodies::appoint_representative(conn, ctx, "OASIS", "rolf@cast.example"));
    assert!(why(name()).contains("Choose a body from the list"));
    fixture
        .act(&fixture.olga, |conn, ctx| bodies::recognize(conn, ctx, "OASIS", "", "IESG, 2027-01-04: it was another."))
        .unwrap();
    name().unwrap();
    complete(&fixture.rolf).unwrap();
}

/// Others cannot write a note: `endpoint_access.rs`.
#[test]
fn private_note_is_visible_only_to_operators() {
    let (_db, server) = TestServer::on_new_database(true);
    let number = demo_number(3);
    let operator = Person::demo(&server, "operator");
    let page = format!("/requests/{number}");
    let (notes, secret) = (format!("{page}/notes"), "Called the society on Monday: zanzibar.");
    forms(&[(&operator, &notes, &[("note", " ")], 422, &[]), (&operator, &notes, &[("note", secret)], 303, &[])]);
    pages(&[(&operator, &page, 200, &[secret])]);
    let shown = operator.get(&page).body;
    for who in ["registrant", "expert", "liaison", "admin"] {
        let person = Person::demo(&server, who);
        let (decision, api) = (format!("{page}/decision"), format!("/api/v1/requests/{number}"));
        for path in [page.as_str(), &decision, "/requests/updates.atom", &api, "/api/v1/changes"] {
            assert!(!person.get(path).body.contains("zanzibar"), "{who} can read the text at {path}");
        }
    }
    let id = shown.split(&format!("{notes}/")).nth(1).unwrap().split('"').next().unwrap();
    let end = format!("{notes}/{id}");
    forms(&[(&operator, &end, &[], 303, &[])]);
    pages(&[(&operator, &page, 200, &["!zanzibar"])]);
    forms(&[(&operator, &end, &[], 404, &[])]);
}

#[test]
fn namespace_of_a_vanished_registrant_is_obsoleted_at_once_with_a_notice() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let file = |fixture: &ProcedureFixture, who: &Account, nid: &str, successors: &str, reason: &str| {
        fixture.act(who, |conn, ctx| mark_status::annotate_status(conn, ctx, nid, Status::Obsolete, successors, reason))
    };
    let gone = "The society was dissolved in 2025; three emails to its contact bounced.";
    refused([
        (file(&fixture, &fixture.rita, "gauge", "", gone), "Only operators"),
        (file(&fixture, &fixture.olga, "nowhere", "", gone), "Enter a registered namespace"),
        (file(&fixture, &fixture.olga, "gauge", "gauge", gone), "is not another registered namespace"),
        (file(&fixture, &fixture.olga, "gauge", "", " "), "They will be public"),
    ]);
    // An open request of the registrant blocks the annotation.
    let asked = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    assert!(why(file(&fixture, &fixture.olga, "gauge", "isbn", gone)).contains("is open"));
    fixture.withdraw(&fixture.rita, asked);
    file(&fixture, &fixture.olga, "gauge", "isbn", gone).unwrap();
    assert!(why(file(&fixture, &fixture.oskar, "gauge", "", gone)).contains("is obsolete already"));
    let emails = |words: &str| {
        let of = format!("kind = 'status_mark' AND subject LIKE '%{words}%'");
        rows(&fixture, &format!("SELECT recipient AS what FROM outbox WHERE {of} ORDER BY recipient"))
    };
    assert!(emails("is obsolete").contains(&fixture.post.review_list));
    assert!(emails("is obsolete").len() > 1, "the contact in the registered text is notified as well");
    let status =
        |fixture: &ProcedureFixture| rows(fixture, "SELECT status AS what FROM namespaces WHERE nid = 'gauge'").remove(0);
    assert_eq!(status(&fixture), "obsolete");
    // Both are operators of the next request for the namespace, and neither is its registrant.
    let next = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    for operator in [&fixture.olga, &fixture.oskar] {
        assert!(fixture.seen(next, Some(operator)).has_role(nidreg::requests::Party::Operator));
    }
}
