//! Substantive corrections: rejected unless two operators and an expert agree to exactly that text.

use crate::common::operator::{done, run};
use crate::common::procedure_fixture::{ProcedureFixture, at_once, rewrite, rows, why};
use crate::common::{Person, TestServer};
use nidreg::actions::register::{Confirmation, publish_correction};
use nidreg::actions::{consent, disclose, draft, request_info};
use nidreg::cases::State;
use nidreg::cases::drafts::Start;
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::refusal::Refusal;
use nidreg::registry::{Edition, queries};
use nidreg::reviews::experts::Interest;
use nidreg::users::Account;
use urn_registry::nid::Nid;
use urn_registry::template::Field;

const GROUNDS: &str = "The text that was approved says one to thirteen digits; an older one was published.";

fn thirteen(fixture: &ProcedureFixture) -> RequestNumber {
    let start = Start::Correction("gauge".to_owned());
    let number = fixture.act(&fixture.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap().number;
    rewrite(fixture, number, Field::Syntax, "one to twelve", "one to thirteen");
    number
}

fn grounds(fixture: &ProcedureFixture, number: RequestNumber, words: &str) -> Result<(), Refusal> {
    fixture.act(&fixture.rita, |conn, turn| consent::set_grounds(conn, turn, number, None, words).map(|_| ()))
}

fn consent(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, text: i64) -> Result<(), Refusal> {
    fixture.act(who, |conn, turn| consent::give(conn, turn, number, text.into(), "I compared both."))
}

fn publish(fixture: &ProcedureFixture, who: &Account, number: RequestNumber) -> Result<Edition, Refusal> {
    let confirmation = Confirmation { snapshot: fixture.snapshot(number), typed: "gauge".to_owned() };
    fixture.act(who, |conn, turn| publish_correction(conn, turn, number, &confirmation, "As it was approved."))
}

/// The recipients of an email template.
fn notified(fixture: &ProcedureFixture, letter: &str) -> Vec<String> {
    let sql = format!("SELECT recipient AS what FROM outbox WHERE letter = '{letter}' ORDER BY recipient");
    rows(fixture, &sql).into_iter().map(|row| row.replace("@cast.example", "")).collect()
}

#[test]
fn substantive_correction_requires_consent_of_three_people() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = thirteen(&fixture);
    assert!(why(fixture.submit(&fixture.rita, number)).contains("Request a new version instead"));
    grounds(&fixture, number, GROUNDS).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    // All experts of the registry are asked for consent; no assignment is necessary.
    assert_eq!(notified(&fixture, "consent_asked"), ["edda", "sven", "tara"]);
    assert!(why(publish(&fixture, &fixture.olga, number)).contains("a second operator and an expert have consented"));
    assert!(why(consent(&fixture, &fixture.rita, number, 1)).contains("Only operators and experts"));
    assert!(why(consent(&fixture, &fixture.otto, number, 1)).contains("Only operators and experts"));
    assert!(why(consent(&fixture, &fixture.sven, number, 2)).contains("after you opened this page with revision 2"));
    fixture
        .act(&fixture.tara, |conn, turn| disclose::disclose(conn, turn, number, Interest::Conflict, "I wrote the handbook."))
        .unwrap();
    assert!(
        why(consent(&fixture, &fixture.tara, number, 1)).contains("Only operators and experts"),
        "an expert with a conflict of interest cannot consent"
    );

    consent(&fixture, &fixture.olga, number, 1).unwrap();
    assert!(why(consent(&fixture, &fixture.olga, number, 1)).contains("You have already consented"));
    consent(&fixture, &fixture.sven, number, 1).unwrap();
    assert_eq!(notified(&fixture, "consented"), ["olga", "oskar", "oskar", "rita", "rita"]);
    // The consent of the publishing operator does not count as that of a second operator.
    assert!(why(publish(&fixture, &fixture.olga, number)).contains("a second operator has consented"));
    fixture
        .act(&fixture.sven, |conn, turn| consent::withdraw(conn, turn, number, SnapshotNo::FIRST, "I looked at the wrong one."))
        .unwrap();
    assert!(why(publish(&fixture, &fixture.oskar, number)).contains("an expert has consented"));
    consent(&fixture, &fixture.sven, number, 1).unwrap();
    assert_eq!(publish(&fixture, &fixture.oskar, number).unwrap().number, 1);
    assert_eq!(fixture.state(number), State::Registered);

    let nid = Nid::parse("gauge").unwrap();
    let version = fixture.store.read(|conn| queries::versions_of(conn, &nid)).unwrap().pop().unwrap();
    assert!(version.number == 1 && version.wording().unwrap().canonical.contains("one to thirteen"));
    let sql = "SELECT detail AS what FROM events WHERE act = 'corrected'";
    let said = rows(&fixture, sql);
    assert!(said[0].ends_with("with the consent of Olga Operator (operator) and Sven Expert (expert)."), "{}", said[0]);
    assert!(why(consent(&fixture, &fixture.sven, number, 1)).contains("while it is with the operators"));
}

#[test]
fn consent_applies_to_one_revision_and_must_be_renewed_for_the_next() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = thirteen(&fixture);
    grounds(&fixture, number, GROUNDS).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    consent(&fixture, &fixture.olga, number, 1).unwrap();
    consent(&fixture, &fixture.sven, number, 1).unwrap();
    fixture.act(&fixture.oskar, |conn, turn| request_info::ask(conn, turn, number, "Thirteen or fourteen?")).unwrap();
    assert!(why(consent(&fixture, &fixture.edda, number, 1)).contains("while it is with the operators"));
    rewrite(&fixture, number, Field::Syntax, "one to thirteen", "one to fourteen");
    fixture.act(&fixture.rita, |conn, turn| request_info::answer(conn, turn, number, "Fourteen.", true)).unwrap();
    assert_eq!(notified(&fixture, "consent_asked").len(), 6, "the experts must consent to the new text");
    assert!(why(publish(&fixture, &fixture.oskar, number)).contains("a second operator and an expert"));
    // Without grounds the text is rejected as before.
    fixture.act(&fixture.oskar, |conn, turn| request_info::ask(conn, turn, number, "Are you sure?")).unwrap();
    grounds(&fixture, number, " ").unwrap();
    let answer = fixture.act(&fixture.rita, |conn, turn| request_info::answer(conn, turn, number, "No.", true));
    assert!(why(answer).contains("Request a new version instead"));
}

#[test]
fn editorial_correction_requires_and_requests_no_consent() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let start = Start::Correction("gauge".to_owned());
    let number = fixture.act(&fixture.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap().number;
    rewrite(&fixture, number, Field::Purpose, "society", "societty");
    grounds(&fixture, number, GROUNDS).unwrap();
    assert!(why(grounds(&fixture, number, &"x".repeat(1 << 20))).contains("at most"));
    fixture.submit(&fixture.rita, number).unwrap();
    assert!(notified(&fixture, "consent_asked").is_empty());
    assert!(why(consent(&fixture, &fixture.sven, number, 1)).contains("does not require consent"));
    publish(&fixture, &fixture.olga, number).unwrap();
    let other = fixture.start(&fixture.rita, &Start::Revision("gauge".into())).unwrap();
    assert!(why(grounds(&fixture, other, GROUNDS)).contains("Only a correction needs an explanation"));
}

#[test]
fn pages_show_missing_consents_and_accept_them() {
    let (db, server) = TestServer::on_new_database(true);
    let registrant = Person::demo(&server, "registrant");
    let begun = registrant.post("/register", &[("kind", "correction"), ("revise", "example")]);
    assert_eq!(begun.status, 303, "{}", begun.body);
    let number = begun.location.split('/').nth(2).unwrap().to_owned();
    let (edit, page) = (format!("/requests/{number}/edit"), format!("/requests/{number}"));
    let form = registrant.get(&format!("{edit}/purpose"));
    let was = form.body.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let text = "Something else entirely, which nobody approved.";
    let saved = registrant.post(&format!("{edit}/purpose"), &[("was", &was), ("purpose", text), ("done", "yes")]);
    assert_eq!(saved.status, 303, "{}", saved.body);
    let check = registrant.get(&format!("{edit}/check")).body;
    assert!(check.contains("Substantive change") && check.contains("Request a new"), "{check}");
    assert_eq!(registrant.post(&format!("{edit}/grounds"), &[("grounds", "An older text was taken.")]).status, 303);
    let revision = registrant.get(&format!("{edit}/check")).body;
    let revision = revision.split("name=\"revision\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let sent = registrant.post(&format!("{edit}/check"), &[("revision", &revision)]);
    assert_eq!(sent.status, 303, "{}", sent.body);

    let reader = Person::nobody(&server).get(&page).body;
    assert!(reader.contains("An older text was taken.") && reader.contains("a second operator and an expert have consented"));
    assert!(!reader.contains("/consent\""), "a user without a role cannot consent");
    let expert = Person::demo(&server, "expert");
    let queue = expert.get("/reviews").body;
    assert!(queue.contains(&format!("{page}#consent")) && queue.contains("Consent to a substantive correction"), "{queue}");
    let at = format!("{page}/consent");
    assert!(expert.get(&page).body.contains("You are consenting as an expert"));
    let empty = expert.post(&at, &[("snapshot", "1"), ("consent_reason", "")]);
    assert!(empty.status == 422 && empty.body.contains("It will be public with your name"));
    assert_eq!(expert.post(&at, &[("snapshot", "1"), ("consent_reason", "The list has it so.")]).status, 303);
    assert!(!expert.get("/reviews").body.contains(&format!("{page}#consent")));
    done(&run(&db, &["account", "set-role", "--email", "second-expert@demo.example", "--role", "operator"]));
    let second = Person::demo(&server, "second-expert");
    assert!(second.get(&format!("/desk/{number}")).body.contains("You are consenting as an operator"));
    assert_eq!(second.post(&at, &[("snapshot", "1"), ("consent_reason", "So it was approved.")]).status, 303);
    let operator = Person::demo(&server, "operator");
    let form = [("snapshot", "1"), ("confirm", "example"), ("reason", "As it was approved.")];
    let published = operator.post(&format!("/desk/{number}/correct"), &form);
    assert_eq!(published.status, 303, "{}", published.body);
    let reader = Person::nobody(&server).get(&page).body;
    assert!(
        reader.contains("The list has it so.")
            && reader.contains("So it was approved.")
            && !reader.contains("The correction can be published when")
    );
}

#[test]
fn concurrent_consent_or_publication_takes_effect_once() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    for round in 0..6 {
        let (from, to) = if round % 2 == 0 { ("one to twelve", "one to thirteen") } else { ("one to thirteen", "one to twelve") };
        let start = Start::Correction("gauge".to_owned());
        let number = fixture.act(&fixture.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap().number;
        rewrite(&fixture, number, Field::Syntax, from, to);
        grounds(&fixture, number, GROUNDS).unwrap();
        fixture.submit(&fixture.rita, number).unwrap();
        // One expert consents twice and an operator once, all at the same moment.
        let (done, refused) = at_once(vec![
            Box::new(|| consent(&fixture, &fixture.sven, number, 1)),
            Box::new(|| consent(&fixture, &fixture.sven, number, 1)),
            Box::new(|| consent(&fixture, &fixture.olga, number, 1)),
        ]);
        assert_eq!(done, 2, "{refused:?}");
        assert!(refused.iter().all(|why| why.contains("You have already consented")), "{refused:?}");
        // Two publications and a withdrawal of consent race: either the consent was valid at publication, or nothing was published.
        let (done, refused) = at_once(vec![
            Box::new(|| publish(&fixture, &fixture.oskar, number).map(|_| ())),
            Box::new(|| publish(&fixture, &fixture.oskar, number).map(|_| ())),
            Box::new(|| {
                fixture.act(&fixture.sven, |conn, turn| {
                    consent::withdraw(conn, turn, number, SnapshotNo::FIRST, "I looked at the wrong one.")
                })
            }),
        ]);
        assert_eq!(done, 1, "{refused:?}");
        if fixture.state(number) != State::Registered {
            consent(&fixture, &fixture.sven, number, 1).unwrap();
            publish(&fixture, &fixture.oskar, number).unwrap();
        }
        let sql = "SELECT detail AS what FROM events WHERE act = 'corrected'";
        let said = rows(&fixture, sql);
        assert_eq!(said.len(), round + 1, "one correction is published in each round");
        assert!(said.iter().all(|row| row.contains("Sven Expert (expert)")));
        fixture.days(1);
    }
}
