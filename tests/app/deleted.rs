//! Tests the deletion of unsubmitted drafts: only the owner can delete one, its content is removed, and its number is not reused.

use crate::common::prelude::*;
use nidreg::actions::team;

fn delete(fixture: &ProcedureFixture, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
    fixture.act(who, |conn, ctx| draft::delete_draft(conn, ctx, number))
}

#[test]
fn deleting_a_draft_removes_everything_but_its_number() {
    let fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &formal("secretname")).unwrap();
    fixture.act(&fixture.rita, |conn, ctx| team::invite(conn, ctx, number, "otto@cast.example")).unwrap();
    fixture.leaving();
    assert!(delete(&fixture, &fixture.otto, number).is_err(), "he is neither the owner nor a collaborator");
    delete(&fixture, &fixture.rita, number).unwrap();
    for who in [&fixture.rita, &fixture.otto, &fixture.olga] {
        let seen = fixture.store.read(|conn| nidreg::requests::viewer::load_view(conn, number, Some(who), fixture.now));
        assert!(why(seen).contains("not found") || delete(&fixture, who, number).is_err());
    }
    // Its row has no content, its dependent tables are empty, and no email or event names the namespace.
    let row = format!("SELECT kind || state || draft || coalesce(nid, '-') AS what FROM requests WHERE number = '{number}'");
    assert_eq!(rows(&fixture, &row), ["new_informalwithdrawn{}-"]);
    for table in ["links", "members", "selected_sentences", "text_sources"] {
        assert_eq!(rows(&fixture, &format!("SELECT 'x' AS what FROM {table}")), Vec::<String>::new(), "{table}");
    }
    let named = "SELECT subject AS what FROM outbox WHERE subject LIKE '%secretname%' OR body LIKE '%secretname%' \
                 UNION ALL SELECT detail FROM events WHERE detail LIKE '%secretname%' OR nid = 'secretname'";
    assert_eq!(rows(&fixture, named), Vec::<String>::new());
    let next = fixture.start(&fixture.rita, &DraftPurpose::NewInformal).unwrap();
    assert_ne!(next, number, "its number is not reused");
}

#[test]
fn submitted_request_can_be_withdrawn_but_not_deleted() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    assert!(why(delete(&fixture, &fixture.rita, number)).contains("has been submitted"));
    fixture.withdraw(&fixture.rita, number);
    assert!(why(delete(&fixture, &fixture.rita, number)).contains("has been submitted"));
    // A draft that was withdrawn before it was submitted can still be deleted.
    let draft = fixture.start(&fixture.rita, &formal("jetty")).unwrap();
    fixture.withdraw(&fixture.rita, draft);
    delete(&fixture, &fixture.rita, draft).unwrap();
    assert_eq!(rows(&fixture, "SELECT 'x' AS what FROM events WHERE nid = 'jetty'"), Vec::<String>::new());
    // So can a draft of a new version, whose row must name its namespace until then.
    fixture.registered("gauge");
    let revision = fixture.start(&fixture.rita, &DraftPurpose::Revision("gauge".into())).unwrap();
    delete(&fixture, &fixture.rita, revision).unwrap();
}

#[test]
fn delete_page_lists_affected_work_and_collaborators_are_notified() {
    let (db, server, [owner]) = TestServer::demo(["registrant"]);
    let started = owner.post("/register", &[("kind", "new_formal"), ("nid", "lanterns")]);
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    let at = format!("/requests/{number}/edit");
    assert_eq!(owner.post(&format!("{at}/team"), &[("email", "other@demo.example")]).status, 303);
    let join = emailed_link(&db, "other@demo.example", "/join/");
    let member = Person::demo(&server, "other");
    assert_eq!(member.post(&join, &[]).status, 303);
    assert_eq!(member.get(&format!("{at}/delete")).status, 403, "only the owner can delete the draft");
    owner.get(&format!("{at}/delete")).says(&["the work of Otto Other, who will be notified", "urn:lanterns"]);
    assert!(owner.get(&format!("/requests/{number}")).body.contains("Delete draft"));
    // The button leads to a confirmation; nothing is deleted without it.
    assert_eq!(owner.post(&format!("{at}/delete"), &[]).status, 200);
    let gone = owner.post(&format!("{at}/delete"), &[("sure", "yes")]);
    assert_eq!((gone.status, gone.location.as_str()), (303, "/waiting"));
    for person in [&owner, &member] {
        assert_eq!(person.get(&at).status, 404);
    }
    let notified = newest_email(&db, "other@demo.example", "The draft");
    assert!(notified.contains(&number) && !notified.contains("lanterns"), "{notified}");
    assert!(!owner.get("/register").body.contains(&number));
}
