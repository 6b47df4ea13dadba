//! Requests by users who are not known to act for the namespace: its published contacts are asked, an operator decides on evidence, and
//! nothing is registered until then.

use crate::common::procedure_fixture::{ProcedureFixture, notified, why};
use crate::common::{Person, TestServer};
use nidreg::actions::authority;
use nidreg::actions::register::{Confirmation, publish_correction};
use nidreg::cases::State;
use nidreg::cases::claims::{Answer, Claim};
use nidreg::cases::drafts::Start;
use nidreg::cases::viewer::claim_of;
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::users::secrets::Token;
use urn_registry::template::Field;

/// The secret in the link of the only email that asks for confirmation.
fn link(fixture: &ProcedureFixture, number: RequestNumber) -> Token {
    let asked = notified(fixture, number, "authority_asked");
    assert_eq!(asked.len(), 1, "{asked:?}");
    assert_eq!(asked[0], "names@society.example", "the email goes to the contact in the registered text");
    let leaves = fixture.leaving().into_iter().find(|one| one.letter == "authority_asked").unwrap().body;
    let from = leaves.find("/claims/").unwrap() + 8;
    Token::read(&leaves[from..from + 64]).unwrap()
}

fn claim(fixture: &ProcedureFixture, number: RequestNumber) -> Claim {
    let request = fixture.request(number);
    fixture.store.read(|conn| claim_of(conn, &request)).unwrap()
}

fn say(fixture: &ProcedureFixture, token: &Token, answer: Answer) -> Result<RequestNumber, nidreg::refusal::Refusal> {
    fixture.store.write(|conn| authority::answer(conn, &fixture.post, fixture.now, token, answer))
}

/// An approved new version, requested by a user who did not register the namespace.
fn approved(fixture: &ProcedureFixture) -> RequestNumber {
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.otto, &Start::Revision("gauge".into()));
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    number
}

/// A correction of the postal address, submitted by Otto.
fn corrected(fixture: &ProcedureFixture) -> RequestNumber {
    let number = fixture.start(&fixture.otto, &Start::Correction("gauge".into())).unwrap();
    let request = fixture.request(number);
    let text =
        request.draft.clone().with(Field::Registrant, &request.draft.text(Field::Registrant).replace("1 Example", "2 Example"));
    fixture
        .act(&fixture.otto, |conn, turn| {
            nidreg::actions::draft::save_draft(conn, turn, number, request.draft_revision, None, &text)
        })
        .unwrap();
    fixture.submit(&fixture.otto, number).unwrap();
    number
}

#[test]
fn published_contact_confirms_or_denies_authority_for_the_namespace() {
    let fixture = ProcedureFixture::new();
    let number = approved(&fixture);
    assert_eq!(claim(&fixture, number), Claim::Open);
    assert!(notified(&fixture, number, "change_notice").is_empty(), "one email to a contact, not two");
    let token = link(&fixture, number);
    assert!(why(fixture.register(number)).contains("has not been confirmed"));
    say(&fixture, &token, Answer::No).unwrap();
    assert!(why(say(&fixture, &token, Answer::No)).contains("same as the last answer"));
    let notified = notified(&fixture, number, "authority_answered");
    assert_eq!(notified.iter().filter(|one| **one == fixture.otto.email).count(), 1, "{notified:?}");
    assert!(notified.contains(&fixture.olga.email));
    assert!(why(fixture.register(number)).contains("A published contact of this namespace rejected the request"));
    assert_eq!(fixture.state(number), State::Ready, "an objection is recorded and does not end the request");
    say(&fixture, &token, Answer::Yes).unwrap();
    assert!(matches!(claim(&fixture, number), Claim::Confirmed(_)));
    fixture.register(number).unwrap();
    assert!(why(say(&fixture, &token, Answer::No)).contains("closed"));
    let stranger = Token::draw();
    assert!(why(say(&fixture, &stranger, Answer::Yes)).contains("not found"));
}

#[test]
fn operator_confirms_authority_with_evidence_unless_already_registrant() {
    let fixture = ProcedureFixture::new();
    let number = approved(&fixture);
    let confirm = |who, words: &str| fixture.act(who, |conn, turn| authority::confirm(conn, turn, number, words));
    assert!(confirm(&fixture.otto, "I say so.").is_err());
    assert!(why(confirm(&fixture.olga, " ")).contains("It will be public"));
    confirm(&fixture.olga, "Letter of the society, 2027-01-04.").unwrap();
    fixture.register(number).unwrap();
    // Otto registered the last version here, so his authority is now known.
    let own = corrected(&fixture);
    assert_eq!(claim(&fixture, own), Claim::None);
    assert!(notified(&fixture, own, "authority_asked").is_empty());
}

#[test]
fn correction_by_another_person_requires_confirmation_of_authority() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = corrected(&fixture);
    let publish = || {
        let confirmation = Confirmation { snapshot: SnapshotNo::FIRST, typed: "gauge".into() };
        fixture.act(&fixture.olga, |conn, turn| publish_correction(conn, turn, number, &confirmation, "A full stop."))
    };
    assert!(why(publish()).contains("has not been confirmed"));
    say(&fixture, &link(&fixture, number), Answer::Yes).unwrap();
    publish().unwrap();
}

#[test]
fn claim_page_needs_no_account_and_viewing_it_changes_nothing() {
    let fixture = ProcedureFixture::new();
    let number = approved(&fixture);
    let token = link(&fixture, number);
    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    let page = format!("/claims/{}", token.secret());
    let shown = nobody.get(&page);
    assert_eq!(shown.status, 200);
    assert!(shown.body.contains("Is this person authorized to act for urn:gauge?") && shown.body.contains("Otto Other"));
    assert_eq!(claim(&fixture, number), Claim::Open, "opening the page records nothing");
    let readers = nobody.get(&format!("/requests/{number}")).body;
    assert!(readers.contains("has not been confirmed") && readers.contains("All contacts have been asked"), "{readers}");
    let said = nobody.post(&page, &[("answer", "yes")]);
    assert_eq!((said.status, said.location.as_str()), (303, format!("/requests/{number}").as_str()), "{}", said.body);
    assert!(!nobody.get(&format!("/requests/{number}")).body.contains("has not been confirmed"));
    assert_eq!(nobody.post(&page, &[("answer", "maybe")]).status, 400);
    let unknown = format!("/claims/{}", Token::draw().secret());
    assert_eq!((nobody.get(&unknown).status, nobody.post(&unknown, &[("answer", "yes")]).status), (404, 404));
}

/// Whether anyone without an account can find a request: on its page, in the list, in the API, in the feeds and on the front page.
fn found_by_anyone(nobody: &Person, number: RequestNumber) -> [bool; 8] {
    let (page, number) = (format!("/requests/{number}"), number.to_string());
    [
        nobody.get(&page).status == 200,
        nobody.get("/requests").body.contains(&number),
        nobody.get(&format!("/api/v1{page}")).status == 200,
        nobody.get(&format!("{page}.json")).status == 200,
        nobody.get("/requests?q=gauge").body.contains(&number),
        nobody.get("/api/v1/requests").body.contains(&number),
        nobody.get("/requests/updates.atom").body.contains(&number),
        nobody.get("/").body.contains(&number),
    ]
}

#[test]
fn proposal_of_an_outsider_is_private_until_a_contact_confirms_it() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.otto, &Start::Revision("gauge".into()));
    let token = link(&fixture, number);
    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    assert_eq!(found_by_anyone(&nobody, number), [false; 8]);
    // The contact can read the proposed change through the link, even after an objection.
    let page = format!("/claims/{}", token.secret());
    let shown = nobody.get(&page).body;
    assert!(shown.contains("Changes to the registered text") && !shown.contains("Proposed text"), "{shown}");
    assert!(shown.contains("mirrors") && !shown.contains("learned society"), "{shown}");
    // There is no link to a page that the contact cannot read.
    assert!(shown.contains("The request is private until") && !shown.contains("review list"), "{shown}");
    assert!(!shown.contains(&format!("href=\"/requests/{number}\"")), "{shown}");
    let no = nobody.post(&page, &[("answer", "no")]);
    assert_eq!((no.status, no.location.as_str()), (303, page.as_str()));
    assert_eq!(found_by_anyone(&nobody, number), [false; 8]);
    assert_eq!(nobody.post(&page, &[("answer", "yes")]).location, format!("/requests/{number}"));
    assert_eq!(found_by_anyone(&nobody, number), [true; 8]);
    let shown = nobody.get(&page).body;
    assert!(shown.contains(&format!("href=\"/requests/{number}\"")) && shown.contains("review list"), "{shown}");
}

#[test]
fn operator_makes_a_private_proposal_public_with_evidence_or_by_starting_the_review() {
    for opens in [true, false] {
        let fixture = ProcedureFixture::new();
        fixture.registered("gauge");
        let number = fixture.submitted(&fixture.otto, &Start::Revision("gauge".into()));
        assert!(fixture.request(number).private);
        if opens {
            fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
        } else {
            fixture.act(&fixture.olga, |conn, turn| authority::confirm(conn, turn, number, "A letter.")).unwrap();
        }
        assert!(!fixture.request(number).private, "{opens}");
    }
}

#[test]
fn corrections_and_requests_of_the_known_registrant_are_public() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let own = fixture.submitted(&fixture.rita, &Start::Revision("gauge".into()));
    assert!(!fixture.request(own).private);
    assert!(!fixture.request(corrected(&fixture)).private);
}

#[test]
fn unknown_requester_states_their_relation_and_those_who_confirm_it_see_it() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let own = fixture.start(&fixture.rita, &Start::Revision("gauge".into())).unwrap();
    let number = fixture.start(&fixture.otto, &Start::Revision("gauge".into())).unwrap();
    let state = |who, number| {
        fixture.act(who, |conn, turn| authority::state_relation(conn, turn, number, nidreg::cases::Relation::Outsider))
    };
    assert!(state(&fixture.rita, number).is_err(), "the draft belongs to another person");
    state(&fixture.otto, number).unwrap();
    state(&fixture.rita, own).unwrap();
    let new = fixture.start(&fixture.otto, &Start::NewFormal("harbour".into())).unwrap();
    assert!(why(state(&fixture.otto, new)).contains("only be given in a draft about a registered namespace"));
    fixture.submit(&fixture.otto, number).unwrap();
    assert!(state(&fixture.otto, number).is_err(), "the request was submitted");
    let email = fixture.leaving().into_iter().find(|one| one.letter == "authority_asked").unwrap();
    assert!(email.subject.ends_with("urn:gauge: do you agree to this change?"), "{}", email.subject);
    assert!(email.body.contains("Do you agree to this change?") && !email.body.contains("authorized"), "{}", email.body);
    let from = email.body.find("/claims/").unwrap() + 8;
    let token = Token::read(&email.body[from..from + 64]).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    let page = format!("/claims/{}", token.secret());
    let shown = nobody.get(&page).body;
    assert!(shown.contains("without being responsible for this namespace"), "{shown}");
    assert!(shown.contains("Do you agree to this change of urn:gauge?") && shown.contains("Yes, I agree"), "{shown}");
    assert!(!shown.contains("authorized"), "{shown}");
    say(&fixture, &token, Answer::No).unwrap();
    let answered = fixture.leaving().into_iter().find(|one| one.letter == "authority_answered").unwrap().body;
    let answered = answered.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(answered.contains("does not agree to the change") && !answered.contains("authorized"), "{answered}");
    say(&fixture, &token, Answer::Yes).unwrap();
    let history = nobody.get(&format!("/requests/{number}")).body;
    assert!(history.contains("confirmed the request, using the link") && !history.contains("is authorized"), "{history}");
}
