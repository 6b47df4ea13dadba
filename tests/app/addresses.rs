//! Another address of an account: confirmed at both, objected to at either, and by an administrator where the old one is dead.

use crate::common::cast::rows;
use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::address::{self, Step};
use nidreg::acts::{accounts, waits};
use nidreg::cases::waiting::tasks::Task;
use nidreg::mail::queries::Due;
use nidreg::people::secrets::Token;
use nidreg::people::{Account, Email};
use nidreg::refusal::Refusal;

fn ask(cast: &Cast, who: &Account, to: &str) -> Result<(), Refusal> {
    let email = Email::parse(to)?;
    cast.store.write(|conn| address::ask(conn, &cast.post, cast.now, who, &email))
}

/// The link in the email of this kind among those that left.
fn link(left: &[Due], letter: &str, to: &str) -> Token {
    let email = left.iter().find(|email| email.letter == letter && email.recipient == to);
    let email = email.unwrap_or_else(|| {
        panic!("no {letter} to {to}: {:?}", left.iter().map(|e| (&e.letter, &e.recipient)).collect::<Vec<_>>())
    });
    let secret = email.body.split("/account/address/").nth(1).unwrap().split_whitespace().next().unwrap();
    Token::read(secret).unwrap()
}

fn confirm(cast: &Cast, token: &Token) -> Result<Step, Refusal> {
    cast.store.write(|conn| address::confirm(conn, &cast.post, cast.now, token))
}

fn addresses(cast: &Cast) -> Vec<String> {
    rows(cast, "SELECT email AS what FROM accounts WHERE email NOT LIKE '%@closed.invalid' ORDER BY email")
}

#[test]
fn an_address_changes_when_both_have_confirmed_it_and_not_before() {
    let cast = Cast::new();
    cast.leaving();
    assert!(why(ask(&cast, &cast.rita, "RITA@cast.example")).contains("already"));
    ask(&cast, &cast.rita, "rita@new.example").unwrap();
    let left = cast.leaving();
    let (old, new) = (link(&left, "address_leaves", "rita@cast.example"), link(&left, "address_new", "rita@new.example"));
    assert_eq!(confirm(&cast, &new).unwrap(), Step::Waits);
    assert!(addresses(&cast).contains(&"rita@cast.example".to_owned()), "nothing has changed yet");
    // An email that waits follows; a link to choose a password that went to the old address opens nothing any more.
    let reset = Email::parse("rita@cast.example").unwrap();
    cast.store.write(|conn| accounts::ask_reset(conn, &cast.post, cast.now, &reset)).unwrap();
    let reset = cast.leaving().into_iter().find(|email| email.letter == "reset").unwrap();
    let reset = Token::read(reset.body.split("/account/reset/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    cast.submitted(&cast.rita, &nidreg::cases::drafts::Start::NewFormal("harbour".into()));
    assert_eq!(confirm(&cast, &old).unwrap(), Step::Done);
    assert!(
        addresses(&cast).contains(&"rita@new.example".to_owned()) && !addresses(&cast).contains(&"rita@cast.example".to_owned())
    );
    assert!(why(confirm(&cast, &old)).contains("This link"), "it opens once");
    let gone = cast.store.read(|conn| accounts::look_at_link(conn, cast.now, &reset, nidreg::people::LinkPurpose::Reset));
    assert!(gone.is_err(), "the old address chooses no password any more");
    let left = cast.leaving();
    let to = |letter: &str| {
        let mut all: Vec<&str> =
            left.iter().filter(|email| email.letter == letter).map(|email| email.recipient.as_str()).collect();
        all.sort_unstable();
        all
    };
    assert_eq!(to("received"), ["rita@new.example"]);
    assert_eq!(to("security"), ["rita@cast.example", "rita@new.example"], "both read of it");
    // The record says that it changed, and never to which; what was asked for is forgotten.
    let said = rows(&cast, "SELECT act || ' ' || detail AS what FROM events WHERE act LIKE 'address_change%' ORDER BY id");
    assert_eq!(said, ["address_change_asked ", "address_changed "]);
    assert_eq!(rows(&cast, "SELECT email AS what FROM address_changes"), [""]);
}

#[test]
fn nobody_learns_who_has_an_account_and_an_address_is_never_taken_from_its_owner() {
    let cast = Cast::new();
    cast.leaving();
    ask(&cast, &cast.rita, "otto@cast.example").unwrap();
    let left = cast.leaving();
    // Otto reads that somebody tried; he gets no link, so Rita's own confirmation leads nowhere.
    assert!(left.iter().any(|email| email.letter == "address_in_use" && email.recipient == "otto@cast.example"));
    assert!(!left.iter().any(|email| email.letter == "address_new"));
    assert_eq!(confirm(&cast, &link(&left, "address_leaves", "rita@cast.example")).unwrap(), Step::Waits);
    assert!(addresses(&cast).contains(&"otto@cast.example".to_owned()));
    // An address that becomes another account's while the change is open.
    ask(&cast, &cast.rita, "both@x.example").unwrap();
    let first = cast.leaving();
    ask(&cast, &cast.otto, "both@x.example").unwrap();
    let second = cast.leaving();
    confirm(&cast, &link(&second, "address_new", "both@x.example")).unwrap();
    assert_eq!(confirm(&cast, &link(&second, "address_leaves", "otto@cast.example")).unwrap(), Step::Done);
    confirm(&cast, &link(&first, "address_new", "both@x.example")).unwrap();
    assert_eq!(confirm(&cast, &link(&first, "address_leaves", "rita@cast.example")).unwrap(), Step::Taken);
    assert!(addresses(&cast).contains(&"rita@cast.example".to_owned()));
    // A second wish ends the first with its links, and a fourth on one day is one too many.
    ask(&cast, &cast.rita, "three@x.example").unwrap();
    assert!(why(ask(&cast, &cast.rita, "four@x.example")).contains("within a day"));
    assert!(confirm(&cast, &link(&first, "address_new", "both@x.example")).is_err());
}

#[test]
fn whoever_reads_either_address_objects_and_a_link_grows_old() {
    let mut cast = Cast::new();
    cast.leaving();
    ask(&cast, &cast.rita, "rita@new.example").unwrap();
    let left = cast.leaving();
    let old = link(&left, "address_leaves", "rita@cast.example");
    cast.store.write(|conn| address::object(conn, &cast.post, cast.now, &old)).unwrap();
    assert!(confirm(&cast, &link(&left, "address_new", "rita@new.example")).is_err());
    assert!(cast.leaving().iter().any(|email| email.letter == "security"
        && email.body.split_whitespace().collect::<Vec<_>>().join(" ").contains("all sessions were ended")));
    ask(&cast, &cast.rita, "not-hers@x.example").unwrap();
    let left = cast.leaving();
    let new = link(&left, "address_new", "not-hers@x.example");
    cast.store.write(|conn| address::object(conn, &cast.post, cast.now, &new)).unwrap();
    assert!(confirm(&cast, &link(&left, "address_leaves", "rita@cast.example")).is_err());
    cast.days(2);
    ask(&cast, &cast.rita, "rita@new.example").unwrap();
    let left = cast.leaving();
    cast.days(15);
    assert!(confirm(&cast, &link(&left, "address_new", "rita@new.example")).is_err(), "fifteen days are too late");
}

#[test]
fn an_administrator_confirms_in_the_place_of_an_address_that_nobody_reads() {
    let mut cast = Cast::new();
    cast.leaving();
    let help = |cast: &Cast| cast.store.write(|conn| address::ask_help(conn, &cast.post, cast.now, &cast.rita));
    assert!(why(help(&cast)).contains("Request it again"));
    ask(&cast, &cast.rita, "rita@new.example").unwrap();
    let left = cast.leaving();
    help(&cast).unwrap();
    let told = cast.leaving();
    assert!(told.iter().any(|email| email.letter == "address_help" && email.recipient == "ada@cast.example"));
    assert!(
        told.iter().any(|email| email.letter == "security" && email.recipient == "rita@cast.example"),
        "the old one reads it"
    );
    let id = rows(&cast, "SELECT id AS what FROM address_changes").remove(0);
    let vouch = |cast: &Cast, who: &Account| cast.store.write(|conn| address::vouch(conn, &cast.post, cast.now, who, &id));
    assert!(why(vouch(&cast, &cast.olga)).contains("Only administrators"));
    assert!(why(vouch(&cast, &cast.ada)).contains("Nobody has confirmed it at the new address"));
    confirm(&cast, &link(&left, "address_new", "rita@new.example")).unwrap();
    assert!(why(vouch(&cast, &cast.ada)).contains("can still object, until 2027-01-11"));
    let waits_for_ada = |cast: &Cast| {
        let mine = cast.store.read(|conn| waits::of(conn, &cast.ada, cast.now)).unwrap();
        mine.waits.iter().any(|waits| waits.task == Task::ConfirmAddress)
    };
    assert!(!waits_for_ada(&cast));
    cast.days(8);
    assert!(waits_for_ada(&cast));
    assert_eq!(vouch(&cast, &cast.ada).unwrap(), Step::Done);
    assert!(addresses(&cast).contains(&"rita@new.example".to_owned()) && !waits_for_ada(&cast));
}

#[test]
fn the_pages_lead_through_it_and_sign_in_goes_on_with_the_new_address() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let person = Person::demo(&house, "other");
    let wrong = person.post("/account/own/address", &[("email", "no address")]);
    assert!(wrong.status == 422 && wrong.body.contains("no address"), "{}", wrong.body);
    assert_eq!(person.post("/account/own/address", &[("email", "otto@new.example")]).status, 303);
    let page = person.get("/account/own").body;
    assert!(
        page.contains("You asked for <b class=\"any\">otto@new.example</b>") && page.contains("I cannot read the old address")
    );
    let old = crate::accounts::link(&crate::accounts::letter(&db, "other@demo.example", "Confirm another"), "/account/address/");
    let new = crate::accounts::link(&crate::accounts::letter(&db, "otto@new.example", "Confirm your new"), "/account/address/");
    let nobody = Person::nobody(&house);
    assert!(nobody.get(&new).body.contains("wants to use this address") && nobody.get(&old).body.contains("all its sessions"));
    assert!(nobody.post(&new, &[]).body.contains("Confirmed here"));
    assert_eq!(Person::demo(&house, "other").get("/account").status, 200, "the old address signs in until both confirmed");
    assert!(nobody.post(&old, &[]).body.contains("The address is changed"));
    assert_eq!(person.get("/account").status, 303, "all sessions ended");
    let sign_in = |email: &str| Person::nobody(&house).post("/sign-in", &[("email", email), ("password", "nidreg-demo")]).status;
    assert_eq!((sign_in("other@demo.example"), sign_in("otto@new.example")), (422, 303));
    assert_eq!(nobody.get(&new).status, 404);
}
