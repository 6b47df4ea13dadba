//! Publication by two operators: a second operator confirms exactly the text that the first one prepared. In an emergency, one operator is
//! sufficient.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;
use nidreg::actions::{prepare, register};
use nidreg::requests::prepared::{PublicationContent, set_two_operators_required};

fn ready(fixture: &ProcedureFixture, start: &DraftPurpose) -> RequestNumber {
    let number = fixture.submitted(&fixture.rita, start);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    number
}

fn confirmation(fixture: &ProcedureFixture, number: RequestNumber) -> Confirmation {
    fixture.confirmation(number)
}

fn content(
    fixture: &ProcedureFixture,
    who: &Account,
    number: RequestNumber,
    correction: Option<&str>,
) -> Result<PublicationContent, Refusal> {
    let typed = confirmation(fixture, number);
    fixture.store.rehearse(|conn| {
        let ctx = ActionContext { who, now: fixture.now, mail: &fixture.post };
        prepare::content_to_publish(conn, ctx, number, &typed, correction)
    })
}

fn prepared(fixture: &ProcedureFixture, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
    let (seen, typed) = (content(fixture, who, number, None)?, confirmation(fixture, number));
    fixture.act(who, |conn, ctx| prepare::prepare_publication(conn, ctx, number, &typed, None, &seen))
}

fn confirmed(fixture: &ProcedureFixture, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
    let typed = confirmation(fixture, number);
    fixture.act(who, |conn, ctx| prepare::confirm_publication(conn, ctx, number, &typed))
}

#[test]
fn prepared_publication_requires_confirmation_by_a_second_operator() {
    set_two_operators_required(true);
    let mut fixture = ProcedureFixture::new();
    let (olga, oskar) = (fixture.olga.clone(), fixture.oskar.clone());
    let number = ready(&fixture, &formal("gauge"));
    assert!(why(fixture.register(number)).contains("requires two operators"));
    assert!(why(confirmed(&fixture, &oskar, number)).contains("No publication is prepared"));
    fixture.leaving();
    prepared(&fixture, &olga, number).unwrap();
    let notified: Vec<_> = fixture.leaving().into_iter().filter(|email| email.kind == "publication_waits").collect();
    assert_eq!(notified.iter().map(|email| email.recipient.as_str()).collect::<Vec<_>>(), ["oskar@cast.example"]);
    let body = crate::common::page_text(&notified[0].body);
    says(&body, &["Olga Operator (operator) has prepared the publication", "urn:gauge, version 1"]);
    assert!(why(prepared(&fixture, &oskar, number)).contains("Olga Operator has already prepared the publication"));
    assert!(why(confirmed(&fixture, &olga, number)).contains("You prepared the publication. A second operator must confirm it"));
    assert!(
        why(fixture.act(&oskar, |conn, ctx| prepare::withdraw_preparation(conn, ctx, number)))
            .contains("Only Olga Operator can cancel their preparation")
    );
    assert!(
        why(fixture.act(&fixture.rita, |conn, ctx| prepare::withdraw_preparation(conn, ctx, number)))
            .contains("Only the operator")
    );
    // A later action on the request voids the preparation; it can be prepared again.
    fixture.act(&oskar, |conn, ctx| disputes::dispute(conn, ctx, number, "The old society objects.")).unwrap();
    let refused = why(confirmed(&fixture, &oskar, number));
    assert!(refused.contains("since then, Oskar Operator (operator) recorded a dispute"), "{refused}");
    prepared(&fixture, &oskar, number).unwrap();
    // A preparation can be withdrawn, and it expires after seven days.
    fixture.act(&oskar, |conn, ctx| prepare::withdraw_preparation(conn, ctx, number)).unwrap();
    assert!(why(confirmed(&fixture, &olga, number)).contains("No publication is prepared"));
    prepared(&fixture, &olga, number).unwrap();
    fixture.days(7);
    assert!(why(confirmed(&fixture, &oskar, number)).contains("the time to confirm has ended"));
    prepared(&fixture, &olga, number).unwrap();
    // A day later it is still the same text, because its date is set at publication.
    fixture.days(1);
    confirmed(&fixture, &oskar, number).unwrap();
    assert_eq!(fixture.state(number), State::Registered);
    let said = registered_detail(&fixture, number);
    assert_eq!(said, "urn:gauge, version 1; prepared by Olga Operator");
    assert!(confirmed(&fixture, &oskar, number).is_err());
    // The database itself also requires two operators.
    let forged = fixture.store.write(|conn: &mut AnyConnection| {
        let sql = "UPDATE pending_actions SET outcome = 'confirmed', closed_by = filed_by, closed_at = filed_at";
        conn.batch_execute(sql).map_err(Error::from)
    });
    assert!(forged.is_err());
}

fn registered_detail(fixture: &ProcedureFixture, number: RequestNumber) -> String {
    let sql = format!(
        "SELECT detail AS what FROM events WHERE act IN ('registered', 'corrected') AND request_id = (SELECT id FROM requests WHERE number = '{number}')"
    );
    rows(fixture, &sql).remove(0)
}

#[test]
fn prepared_publication_is_void_once_its_number_is_assigned_elsewhere() {
    set_two_operators_required(true);
    let fixture = ProcedureFixture::new();
    let (olga, oskar) = (fixture.olga.clone(), fixture.oskar.clone());
    let (first, second) = (ready(&fixture, &DraftPurpose::NewInformal), ready(&fixture, &DraftPurpose::NewInformal));
    prepared(&fixture, &olga, first).unwrap();
    prepared(&fixture, &olga, second).unwrap();
    confirmed(&fixture, &oskar, second).unwrap();
    let refused = why(confirmed(&fixture, &oskar, first));
    assert!(refused.contains("urn:urn-9, version 1 was prepared, but the publication would now be urn:urn-10"), "{refused}");
    assert_eq!(fixture.state(first), State::Ready, "no change remains");
    fixture.act(&olga, |conn, ctx| prepare::withdraw_preparation(conn, ctx, first)).unwrap();
    prepared(&fixture, &olga, first).unwrap();
    confirmed(&fixture, &oskar, first).unwrap();
    assert_eq!(registered_detail(&fixture, first), "urn:urn-10, version 1; prepared by Olga Operator", "the numbers have no gap");
}

#[test]
fn emergency_publication_by_one_operator_requires_a_public_reason() {
    set_two_operators_required(true);
    let fixture = ProcedureFixture::new();
    let oskar = fixture.oskar.clone();
    let number = ready(&fixture, &formal("gauge"));
    prepared(&fixture, &fixture.olga, number).unwrap();
    let typed = confirmation(&fixture, number);
    let refused = why(fixture.act(&oskar, |conn, ctx| prepare::publish_alone(conn, ctx, number, &typed, None, " ")));
    assert!(refused.contains("Enter the reason why publication cannot wait"), "{refused}");
    fixture.leaving();
    fixture
        .act(&oskar, |conn, ctx| prepare::publish_alone(conn, ctx, number, &typed, None, "The name is lost at midnight."))
        .unwrap();
    assert_eq!(fixture.state(number), State::Registered);
    let said = registered_detail(&fixture, number);
    assert!(said.ends_with("; published without a second operator in an emergency: The name is lost at midnight."), "{said}");
    let mut notified: Vec<_> = fixture.leaving().into_iter().filter(|email| email.kind == "published_alone").collect();
    notified.sort_by(|a, b| a.recipient.cmp(&b.recipient));
    assert_eq!(
        notified.iter().map(|email| email.recipient.as_str()).collect::<Vec<_>>(),
        ["ada@cast.example", "olga@cast.example"]
    );
    assert!(notified.iter().all(|email| email.body.contains("The name is lost at midnight.")));
}

#[test]
fn unreadable_preparation_blocks_only_its_own_request() {
    set_two_operators_required(true);
    let fixture = ProcedureFixture::new();
    let olga = fixture.olga.clone();
    let [first, second] = ["gauge", "weir"].map(|nid| ready(&fixture, &DraftPurpose::NewFormal(nid.to_owned())));
    prepared(&fixture, &olga, first).unwrap();
    prepared(&fixture, &olga, second).unwrap();
    let broken = fixture.request(second).id;
    run(&fixture, &format!("UPDATE pending_actions SET filed_at = 'unknown' WHERE request_id = '{broken}'"));
    assert!(confirmed(&fixture, &fixture.oskar, second).is_err());
    confirmed(&fixture, &fixture.oskar, first).unwrap();
    assert_eq!((fixture.state(first), fixture.state(second)), (State::Registered, State::Ready));
}

#[test]
fn correction_requires_a_second_operator() {
    set_two_operators_required(true);
    let mut fixture = ProcedureFixture::new();
    let (olga, oskar) = (fixture.olga.clone(), fixture.oskar.clone());
    let first = ready(&fixture, &formal("gauge"));
    prepared(&fixture, &olga, first).unwrap();
    confirmed(&fixture, &oskar, first).unwrap();
    let start = DraftPurpose::Correction("gauge".to_owned());
    let number = fixture.act(&fixture.rita, |conn, ctx| draft::start_draft(conn, ctx, &start, None)).unwrap().number;
    let request = fixture.request(number);
    let field = urn_registry::template::Field::Purpose;
    let was = draft::field_fingerprint(&request, field);
    let text = request.draft.text(field).replace("learned", "lerned");
    let saving = draft::SavedField { field, was: &was, text: &text };
    fixture.act(&fixture.rita, |conn, ctx| draft::save_field(conn, ctx, number, &saving)).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    let typed = confirmation(&fixture, number);
    let alone = fixture.act(&olga, |conn, ctx| register::publish_correction(conn, ctx, number, &typed, "A slip.").map(|_| ()));
    assert!(why(alone).contains("requires two operators"));
    let wish = Some("A slip.");
    let seen = content(&fixture, &olga, number, wish).unwrap();
    fixture.act(&olga, |conn, ctx| prepare::prepare_publication(conn, ctx, number, &typed, wish, &seen)).unwrap();
    assert!(why(confirmed(&fixture, &olga, number)).contains("You prepared the publication"));
    // The note has the date of publication, which differs from that of the preparation.
    fixture.days(1);
    confirmed(&fixture, &oskar, number).unwrap();
    assert_eq!(registered_detail(&fixture, number), "urn:gauge, version 1.1: A slip.; prepared by Olga Operator");
}

#[test]
fn prepared_publication_is_a_task_only_for_the_second_operator() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_PUBLISH", "two")]);
    let make_operator = "INSERT INTO account_roles (account_id, role, since) \
                         SELECT id, 'operator', created_at FROM accounts WHERE email = 'other@demo.example'";
    db.bare_store().write(|conn: &mut AnyConnection| conn.batch_execute(make_operator).map_err(Error::from)).unwrap();
    let (first, second) = (Person::demo(&server, "operator"), Person::demo(&server, "other"));
    let number = demo_number(6);
    let at = |path: &str| format!("/requests/{number}{path}");
    let page = first.get(&at("/preview")).body;
    says(&page, &["Prepare for a second operator", "Emergency: publish without a second operator"]);
    let shown = page.split("name=\"shown\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let typed = [("revision", "1"), ("confirm", "tidegauge")];
    first
        .post(&at("/register"), &[typed[0], typed[1], ("shown", "another")])
        .is(422, &["has changed since you opened this page"]);
    first
        .post(&at("/register"), &[("revision", "1"), ("confirm", "tide"), ("shown", shown)])
        .is(422, &["Type tidegauge to confirm"]);
    assert_eq!(first.post(&at("/register"), &[typed[0], typed[1], ("shown", shown)]).status, 303);
    // It is a task for the second operator, not for the one who prepared it.
    assert!(
        second.get("/operator").body.contains("Review and confirm")
            && !first.get("/operator").body.contains("Review and confirm")
    );
    let own = first.get(&at("")).says(&["/prepared/withdraw", "Waiting for another operator.", "!Action required."]).body;
    says(&own, &["You prepared the publication. Another operator must publish it.", "!Preview publication"]);
    assert!(second.get(&at("")).body.contains("Action required."));
    assert!(first.get(&at("/preview")).body.contains("You prepared this publication."));
    assert_eq!(first.post(&at("/prepared/confirm"), &typed).status, 403);
    second.get(&at("/preview")).says(&["prepared this publication", "Confirm: Register urn:tidegauge and publish"]);
    assert!(!second.get(&at("")).body.contains("/prepared/withdraw"));
    second.post(&at("/prepared/confirm"), &typed).is(303, &[]);
    let public = Person::nobody(&server).get(&format!("/requests/{number}")).body;
    says(&public, &["prepared the publication; a second operator must confirm it", "; prepared by "]);
    assert_eq!(Person::nobody(&server).get("/assignments/urn-formal/tidegauge").status, 200);
}
