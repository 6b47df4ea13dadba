//! What the contacts of the present version say about a change of a registered namespace: they accept it or object to it by an emailed
//! link.

use crate::common::prelude::*;
use crate::common::procedure_fixture::{change_of_registrant, notified};
use nidreg::actions::contact_answers;
use nidreg::actions::register::publish_correction;
use nidreg::requests::contact_answers::agreement::agreement_of;
use nidreg::requests::contact_answers::{Agreement, Answer};

const REGISTRANT: &str = "The registrant is the Other Society now.";

/// The secret in the link of the newest notice. Delivers the notices.
fn link(fixture: &ProcedureFixture) -> Token {
    let notice = fixture.leaving().into_iter().rfind(|one| one.kind == "change_notice").unwrap();
    assert_eq!(notice.recipient, "names@society.example", "it goes to the contact in the registered text");
    let from = notice.body.find("/contact-answers/").unwrap() + 17;
    Token::read(&notice.body[from..from + 64]).unwrap()
}

fn agreement(fixture: &ProcedureFixture, number: RequestNumber) -> Agreement {
    let request = fixture.request(number);
    fixture.store.read(|conn| agreement_of(conn, &request)).unwrap()
}

fn say(fixture: &ProcedureFixture, token: &Token, answer: Answer, reason: &str) -> Result<RequestNumber, Refusal> {
    fixture.store.write(|conn| contact_answers::answer_by_link(conn, &fixture.post, fixture.now, token, (answer, reason)))
}

fn go_on(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    fixture.act(who, |conn, ctx| contact_answers::proceed_without_contacts(conn, ctx, number, reason))
}

/// Whether the lead has the task to decide.
fn has_decision(fixture: &ProcedureFixture, lead: &Account, number: RequestNumber) -> bool {
    let mine = fixture.store.read(|conn| pending_tasks::account_tasks(conn, lead, fixture.now)).unwrap();
    mine.tasks.iter().any(|waits| waits.task == TaskKind::Decide && waits.path().starts_with(&format!("/requests/{number}")))
}

/// A new version by a user who did not register the namespace, with positions in favor, and the link of its contact.
fn reviewed(fixture: &ProcedureFixture) -> (RequestNumber, Token) {
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    let token = link(fixture);
    assert!(fixture.request(number).private, "until the review starts");
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    assert!(!fixture.request(number).private);
    fixture.approve_as_experts(number);
    (number, token)
}

/// A correction of the postal address, submitted by Otto.
fn corrected(fixture: &ProcedureFixture) -> RequestNumber {
    let number = fixture.start(&fixture.otto, &DraftPurpose::Correction("gauge".into())).unwrap();
    let request = fixture.request(number);
    let text = request.draft.text(Field::Registrant).replace("1 Example", "2 Example");
    fixture.write(&fixture.otto, number, Field::Registrant, &text);
    fixture.submit(&fixture.otto, number).unwrap();
    number
}

#[test]
fn contact_accepts_the_change_of_a_requester_who_is_not_known() {
    let fixture = ProcedureFixture::new();
    let (number, token) = reviewed(&fixture);
    assert_eq!(agreement(&fixture, number), Agreement::Open { known: false });
    assert!(why(fixture.approve(number)).contains("notice period ends on"));
    say(&fixture, &token, Answer::Accept, "").unwrap();
    assert!(why(say(&fixture, &token, Answer::Accept, "")).contains("same as your last answer"));
    let told = notified(&fixture, number, "contact_answered");
    assert!(told.contains(&fixture.otto.email) && told.contains(&fixture.olga.email), "{told:?}");
    fixture.approve(number).unwrap();
    fixture.register(number).unwrap();
    assert!(why(say(&fixture, &token, Answer::Object, "Too late.")).contains("closed"));
    assert!(why(say(&fixture, &Token::generate(), Answer::Accept, "")).contains("not found"));
    // Otto registered the last version here, so he is known now.
    let own = fixture.start(&fixture.otto, &DraftPurpose::Revision("gauge".into())).unwrap();
    fixture.write(&fixture.otto, own, Field::Resolution, "Names are resolved by the society and three mirrors.");
    fixture.write(&fixture.otto, own, Field::RevisionInformation, "The Resolution section has the number of mirrors.");
    fixture.submit(&fixture.otto, own).unwrap();
    assert_eq!(agreement(&fixture, own), Agreement::NotNeeded);
}

#[test]
fn lead_gives_a_reason_if_no_contact_answers_in_the_notice_period() {
    let mut fixture = ProcedureFixture::new();
    let (number, _) = reviewed(&fixture);
    let edda = fixture.edda.clone();
    assert!(why(go_on(&fixture, &edda, number, "Nobody is there.")).contains("notice period ends on"));
    assert!(!has_decision(&fixture, &edda, number), "the notice period is running");
    fixture.days(30);
    fixture.refresh_tasks();
    assert!(why(fixture.approve(number)).contains("No contact of the present version answered"));
    assert!(has_decision(&fixture, &edda, number), "the lead has to state why");
    let olga = fixture.olga.clone();
    assert!(why(go_on(&fixture, &olga, number, "Nobody is there.")).contains("Only the lead"));
    assert!(why(go_on(&fixture, &edda, number, " ")).contains("It will be public"));
    go_on(&fixture, &edda, number, "The society was dissolved in 2025 (gazette 12/2025).").unwrap();
    fixture.approve(number).unwrap();
    fixture.register(number).unwrap();
}

#[test]
fn objection_stops_the_decision_and_the_publication_until_it_is_answered() {
    let mut fixture = ProcedureFixture::new();
    // Rita registered the present version, so that the request does not depend on the contacts. Their objection must be answered
    // nevertheless.
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    let token = link(&fixture);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_experts(number);
    let edda = fixture.edda.clone();
    assert!(why(say(&fixture, &token, Answer::Object, " ")).contains("Enter a reason"));
    say(&fixture, &token, Answer::Object, "Our names would change.").unwrap();
    let (_server, _, people) = fixture.serve([&fixture.olga, &fixture.sven, &fixture.rita]);
    let (path, said) = (format!("/requests/{number}"), ["A contact of the present version objected on"]);
    pages(&people.each_ref().map(|who| (who, path.as_str(), 200, &said[..])));
    let told = notified(&fixture, number, "contact_answered");
    assert_eq!(told.iter().filter(|one| **one == edda.email).count(), 1, "the lead answers it: {told:?}");
    assert!(has_decision(&fixture, &edda, number));
    assert!(why(fixture.approve(number)).contains("The objection must be answered first"));
    fixture.minutes(1);
    go_on(&fixture, &edda, number, "The Syntax section keeps every existing name.").unwrap();
    fixture.approve(number).unwrap();
    fixture.minutes(1);
    say(&fixture, &token, Answer::Object, "They would still change.").unwrap();
    assert!(why(fixture.register(number)).contains("The objection must be answered first"));
    fixture.minutes(1);
    say(&fixture, &token, Answer::Accept, "").unwrap();
    fixture.register(number).unwrap();
}

#[test]
fn contacts_answer_again_if_a_later_revision_names_another_registrant() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("almanac");
    let number = change_of_registrant(&fixture, &fixture.rita, "almanac", REGISTRANT);
    let first = link(&fixture);
    assert!(!fixture.request(number).private, "the requester is known");
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_experts(number);
    assert_eq!(agreement(&fixture, number), Agreement::Open { known: true });
    assert!(why(fixture.approve(number)).contains("notice period ends on"));
    say(&fixture, &first, Answer::Accept, "").unwrap();
    fixture.days(1);
    fixture.write(&fixture.rita, number, Field::Registrant, "Mallory Ltd\nEmail: otto@cast.example\nPostal: 2 Other Street");
    fixture.send_revision(number, "A slip.");
    assert_eq!(agreement(&fixture, number), Agreement::Open { known: true }, "the contact accepted another registrant");
    let second = link(&fixture);
    assert_ne!(first.hash(), second.hash());
    fixture.approve_as_experts(number);
    assert!(why(fixture.approve(number)).contains("notice period ends on"));
    fixture.minutes(1);
    say(&fixture, &second, Answer::Accept, "").unwrap();
    fixture.approve(number).unwrap();
    fixture.register(number).unwrap();
}

#[test]
fn correction_by_another_person_needs_a_contact_or_a_reason_of_an_operator() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = corrected(&fixture);
    assert!(!fixture.request(number).private);
    let publish = |fixture: &ProcedureFixture| {
        let confirmation = Confirmation { revision: RevisionNumber::FIRST, typed: "gauge".into() };
        fixture.act(&fixture.olga, |conn, ctx| publish_correction(conn, ctx, number, &confirmation, "They moved."))
    };
    assert!(why(publish(&fixture)).contains("has not been delivered yet"));
    fixture.leaving();
    assert!(why(publish(&fixture)).contains("notice period ends on"));
    fixture.days(30);
    let olga = fixture.olga.clone();
    go_on(&fixture, &olga, number, "The register of companies has the new address.").unwrap();
    publish(&fixture).unwrap();
    assert_eq!(fixture.state(number), State::Registered);
}

#[test]
fn page_of_the_link_needs_no_account_and_viewing_it_changes_nothing() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    let token = link(&fixture);
    let (_server, nobody, []) = fixture.serve([]);
    let (page, request) = (format!("/contact-answers/{}", token.secret()), format!("/requests/{number}"));
    nobody.get(&page).is(
        200,
        &[
            "Changes to the registered text",
            "Otto Other",
            "The requester is not known for this namespace",
            "The request is private until",
            &format!("!href=\"{request}\""),
        ],
    );
    assert_eq!(agreement(&fixture, number), Agreement::Open { known: false }, "opening the page records nothing");
    assert_eq!(nobody.get(&request).status, 404);
    nobody.post(&page, &[("answer", "object"), ("reason", "")]).is(422, &["Enter a reason"]);
    let objected = nobody.post(&page, &[("answer", "object"), ("reason", "Not by us.")]);
    assert_eq!((objected.status, objected.location.as_str()), (303, page.as_str()), "it stays private");
    assert_eq!(nobody.get(&request).status, 404);
    assert_eq!(nobody.post(&page, &[("answer", "accept"), ("reason", "")]).location, request);
    assert_eq!(nobody.get(&request).status, 200);
    assert_eq!(nobody.post(&page, &[("answer", "maybe"), ("reason", "")]).status, 400);
    let unknown = format!("/contact-answers/{}", Token::generate().secret());
    assert_eq!((nobody.get(&unknown).status, nobody.post(&unknown, &[("answer", "accept")]).status), (404, 404));
    assert_eq!(nobody.post(&unknown, &[]).status, 404, "an unknown link is not found, whatever the form contains");
    // The record names neither the contact nor the program as the author of the answer.
    let record = nobody.get(&format!("{request}.json")).json();
    let answers: Vec<_> =
        record["events"].as_array().unwrap().iter().filter(|event| event["event"] == "contact_objected").collect();
    assert_eq!((answers.len(), &answers[0]["by"]), (1, &Value::from("A contact")), "{record}");
    nobody.get(&request).says(&["<strong>A contact</strong>\n <span class=\"soft\">(listed in the registration)</span>"]);
}

#[test]
fn operators_and_experts_see_an_unanswered_objection() {
    let fixture = ProcedureFixture::new();
    let (number, token) = reviewed(&fixture);
    say(&fixture, &token, Answer::Object, "Our names would change.").unwrap();
    let server = TestServer::start(&fixture.db, false);
    for who in [&fixture.olga, &fixture.sven, &fixture.otto] {
        let page = signed_in(&server, &fixture, who).get(&format!("/requests/{number}")).body;
        assert!(page.contains("A contact of the present version objected on"), "{}: {page}", who.name);
        assert!(page.contains("The change is not published until the objection is answered."), "{}: {page}", who.name);
    }
    // No other decision depends on the answer, and no sentence claims that.
    fixture.decline(number, "Not unique (RFC 8141, 6.4.1).");
    assert_eq!(fixture.state(number), State::Declined);
}

#[test]
fn request_is_either_registered_or_objected_to() {
    for _ in 0..4 {
        let fixture = ProcedureFixture::new();
        let (number, token) = reviewed(&fixture);
        say(&fixture, &token, Answer::Accept, "").unwrap();
        fixture.approve(number).unwrap();
        let (registered, objected) = std::thread::scope(|scope| {
            let registering = scope.spawn(|| fixture.register(number));
            let objecting = scope.spawn(|| say(&fixture, &token, Answer::Object, "Our names would change."));
            (registering.join().unwrap(), objecting.join().unwrap())
        });
        assert_ne!(registered.is_ok(), objected.is_ok(), "{registered:?} {objected:?}");
        assert_eq!(fixture.state(number) == State::Registered, registered.is_ok());
    }
}
