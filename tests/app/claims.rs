//! Somebody who is not known for a namespace asks something of it: its published contacts are asked, an operator decides on evidence, and
//! until then nothing is registered.

use crate::common::cast::{Cast, why};
use crate::common::{House, Person};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::acts::authority;
use nidreg::acts::register::{Confirmation, publish_correction};
use nidreg::cases::State;
use nidreg::cases::claims::{Answer, Claim};
use nidreg::cases::drafts::Start;
use nidreg::cases::see::claim_of;
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::people::secrets::Token;
use nidreg::registry::Class;
use nidreg::store::Error;
use nidreg::template::Field;

#[derive(QueryableByName, Debug)]
struct Sent {
    #[diesel(sql_type = Text)]
    recipient: String,
}

fn sent(cast: &Cast, number: RequestNumber, letter: &str) -> Vec<Sent> {
    let sql = format!(
        "SELECT o.recipient FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.letter = '{letter}' ORDER BY o.recipient"
    );
    cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap()
}

/// The secret of the link in the only email that asks.
fn link(cast: &Cast, number: RequestNumber) -> Token {
    let asked = sent(cast, number, "authority_asked");
    assert_eq!(asked.len(), 1, "{asked:?}");
    assert_eq!(asked[0].recipient, "names@society.example", "the contact of the registered text");
    let leaves = cast.leaving().into_iter().find(|one| one.letter == "authority_asked").unwrap().body;
    let from = leaves.find("/claims/").unwrap() + 8;
    Token::read(&leaves[from..from + 64]).unwrap()
}

fn claim(cast: &Cast, number: RequestNumber) -> Claim {
    let request = cast.request(number);
    cast.store.read(|conn| claim_of(conn, &request)).unwrap()
}

fn say(cast: &Cast, token: &Token, answer: Answer) -> Result<RequestNumber, nidreg::refusal::Refusal> {
    cast.store.write(|conn| authority::answer(conn, &cast.post, cast.now, token, answer))
}

/// A revision by somebody who did not register the namespace, approved.
fn approved(cast: &Cast) -> RequestNumber {
    cast.registered("gauge");
    let number = cast.submitted(&cast.otto, &Start::Revision("gauge".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.approve(number).unwrap();
    number
}

/// A correction of the postal address, sent by Otto.
fn corrected(cast: &Cast) -> RequestNumber {
    let number = cast.start(&cast.otto, &Start::Correction("gauge".into())).unwrap();
    let request = cast.request(number);
    let text =
        request.draft.clone().with(Field::Registrant, &request.draft.text(Field::Registrant).replace("1 Example", "2 Example"));
    cast.act(&cast.otto, |conn, turn| nidreg::acts::draft::save_draft(conn, turn, number, request.draft_revision, None, &text))
        .unwrap();
    cast.submit(&cast.otto, number).unwrap();
    number
}

#[test]
fn the_published_contact_says_who_speaks_for_the_namespace() {
    let cast = Cast::new();
    let number = approved(&cast);
    assert_eq!(claim(&cast, number), Claim::Open);
    assert!(sent(&cast, number, "change_notice").is_empty(), "one email to a contact, not two");
    let token = link(&cast, number);
    assert!(why(cast.register(number)).contains("has not been confirmed"));
    say(&cast, &token, Answer::No).unwrap();
    assert!(why(say(&cast, &token, Answer::No)).contains("same as the last answer"));
    let told = sent(&cast, number, "authority_answered");
    assert_eq!(told.iter().filter(|one| one.recipient == cast.otto.email).count(), 1, "{told:?}");
    assert!(told.iter().any(|one| one.recipient == cast.olga.email));
    assert!(why(cast.register(number)).contains("states that the requester is not authorized to act for it"));
    assert_eq!(cast.state(number), State::Ready, "a no is heard; it does not end the request");
    say(&cast, &token, Answer::Yes).unwrap();
    assert!(matches!(claim(&cast, number), Claim::Confirmed(_)));
    cast.register(number).unwrap();
    assert!(why(say(&cast, &token, Answer::No)).contains("closed"));
    let stranger = Token::draw();
    assert!(why(say(&cast, &stranger, Answer::Yes)).contains("not found"));
}

#[test]
fn an_operator_decides_on_evidence_and_who_is_known_is_not_asked() {
    let cast = Cast::new();
    let number = approved(&cast);
    let confirm = |who, words: &str| cast.act(who, |conn, turn| authority::confirm(conn, turn, number, words));
    assert!(confirm(&cast.otto, "I say so.").is_err());
    assert!(why(confirm(&cast.olga, " ")).contains("It will be public"));
    confirm(&cast.olga, "Letter of the society, 2027-01-04.").unwrap();
    cast.register(number).unwrap();
    // Otto registered the last version here: now he is the one who is known.
    let own = corrected(&cast);
    assert_eq!(claim(&cast, own), Claim::None);
    assert!(sent(&cast, own, "authority_asked").is_empty());
}

#[test]
fn a_correction_by_a_stranger_waits_as_well() {
    let cast = Cast::new();
    cast.registered("gauge");
    let number = corrected(&cast);
    let publish = || {
        let confirmation = Confirmation { snapshot: SnapshotNo::FIRST, typed: "gauge".into(), despite_appeal: String::new() };
        cast.act(&cast.olga, |conn, turn| publish_correction(conn, turn, number, &confirmation, Class::Contact, "A full stop."))
    };
    assert!(why(publish()).contains("has not been confirmed"));
    say(&cast, &link(&cast, number), Answer::Yes).unwrap();
    publish().unwrap();
}

#[test]
fn the_page_behind_the_link_needs_no_account_and_changes_nothing_by_being_opened() {
    let cast = Cast::new();
    let number = approved(&cast);
    let token = link(&cast, number);
    let house = House::start(&cast.db, false);
    let nobody = Person::nobody(&house);
    let page = format!("/claims/{}", token.secret());
    let shown = nobody.get(&page);
    assert_eq!(shown.status, 200);
    assert!(shown.body.contains("Is this person authorized to act for urn:gauge?") && shown.body.contains("Otto Other"));
    assert_eq!(claim(&cast, number), Claim::Open, "opening it says nothing");
    let readers = nobody.get(&format!("/requests/{number}")).body;
    assert!(readers.contains("has not been confirmed") && readers.contains("All contacts have been asked"), "{readers}");
    let said = nobody.post(&page, &[("answer", "yes")]);
    assert_eq!((said.status, said.location.as_str()), (303, format!("/requests/{number}").as_str()), "{}", said.body);
    assert!(!nobody.get(&format!("/requests/{number}")).body.contains("has not been confirmed"));
    assert_eq!(nobody.post(&page, &[("answer", "maybe")]).status, 400);
    let unknown = format!("/claims/{}", Token::draw().secret());
    assert_eq!((nobody.get(&unknown).status, nobody.post(&unknown, &[("answer", "yes")]).status), (404, 404));
}
