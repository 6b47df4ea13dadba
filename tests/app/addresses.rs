//! Another address of an account: confirmed at the new one, and undone at the former one for some days.

use crate::common::cast::rows;
use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::address::{self, Step};
use nidreg::acts::{accounts, own};
use nidreg::mail::queries::Due;
use nidreg::people::addresses::{DAYS, UNDO_DAYS};
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

fn follow(cast: &Cast, token: &Token) -> Result<Step, Refusal> {
    cast.store.write(|conn| address::follow(conn, &cast.post, cast.now, token))
}

fn addresses(cast: &Cast) -> Vec<String> {
    rows(cast, "SELECT email AS what FROM accounts WHERE email NOT LIKE '%@closed.invalid' ORDER BY email")
}

fn has(cast: &Cast, address: &str) -> bool {
    addresses(cast).iter().any(|one| one == address)
}

/// The account goes from one address to another; the link with which the former one undoes it.
fn changed(cast: &Cast, who: &Account, to: &str) -> Token {
    cast.leaving();
    ask(cast, who, to).unwrap();
    let token = link(&cast.leaving(), "address_new", to);
    assert_eq!(follow(cast, &token).unwrap(), Step::Done);
    link(&cast.leaving(), "address_leaves", &who.email)
}

#[test]
fn an_address_changes_when_the_new_one_has_confirmed_it_and_not_before() {
    let cast = Cast::new();
    cast.leaving();
    assert!(why(ask(&cast, &cast.rita, "RITA@cast.example")).contains("already"));
    ask(&cast, &cast.rita, "rita@new.example").unwrap();
    let left = cast.leaving();
    assert!(left.iter().all(|email| email.recipient == "rita@new.example"), "only the new address confirms");
    let new = link(&left, "address_new", "rita@new.example");
    assert!(has(&cast, "rita@cast.example"), "nothing has changed yet");
    // An email that waits follows; a link to choose a password that went to the old address opens nothing any more.
    let reset = Email::parse("rita@cast.example").unwrap();
    cast.store.write(|conn| accounts::ask_reset(conn, &cast.post, cast.now, &reset)).unwrap();
    let reset = cast.leaving().into_iter().find(|email| email.letter == "reset").unwrap();
    let reset = Token::read(reset.body.split("/account/reset/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    cast.submitted(&cast.rita, &nidreg::cases::drafts::Start::NewFormal("harbour".into()));
    assert_eq!(follow(&cast, &new).unwrap(), Step::Done);
    assert!(has(&cast, "rita@new.example") && !has(&cast, "rita@cast.example"));
    assert!(why(follow(&cast, &new)).contains("This link"), "it opens once");
    let gone = cast.store.read(|conn| accounts::look_at_link(conn, cast.now, &reset, nidreg::people::LinkPurpose::Reset));
    assert!(gone.is_err(), "the old address chooses no password any more");
    let left = cast.leaving();
    let to = |letter: &str| {
        let all = left.iter().filter(|email| email.letter == letter);
        all.map(|email| email.recipient.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(to("received"), ["rita@new.example"]);
    assert_eq!((to("address_leaves"), to("security")), (vec!["rita@cast.example"], vec!["rita@new.example"]), "both read of it");
    // The record says that it changed, and never to which; what was asked for is forgotten.
    let said = rows(&cast, "SELECT act || ' ' || detail AS what FROM events WHERE act LIKE 'address_change%' ORDER BY id");
    assert_eq!(said, ["address_change_asked ", "address_changed "]);
    assert_eq!(rows(&cast, "SELECT email AS what FROM address_changes"), [""]);
}

#[test]
fn the_former_address_undoes_the_change_and_whoever_was_in_the_account_is_out() {
    let mut cast = Cast::new();
    let undo = changed(&cast, &cast.rita, "rita@evil.example");
    let rita = Account { email: "rita@evil.example".into(), ..cast.rita.clone() };
    // The intruder chooses a password and goes on to a third address; that helps nothing.
    cast.store.write(|conn| accounts::set_password(conn, &cast.post, cast.now, &rita, "theirs")).unwrap();
    cast.days(1);
    let theirs = changed(&cast, &rita, "rita@worse.example");
    ask(&cast, &Account { email: "rita@worse.example".into(), ..rita.clone() }, "rita@fourth.example").unwrap();
    let open = link(&cast.leaving(), "address_new", "rita@fourth.example");
    cast.days(UNDO_DAYS - 2);
    assert_eq!(follow(&cast, &undo).unwrap(), Step::Undone);
    assert!(has(&cast, "rita@cast.example") && !has(&cast, "rita@worse.example"));
    for token in [&theirs, &open, &undo] {
        assert!(why(follow(&cast, token)).contains("This link"));
    }
    let id = &cast.rita.id;
    let count = |sql: &str| rows(&cast, &sql.replace("{}", id.as_str()));
    assert_eq!(count("SELECT id AS what FROM accounts WHERE id = '{}' AND password_hash IS NOT NULL"), [""; 0]);
    assert_eq!(count("SELECT id AS what FROM sessions WHERE account_id = '{}'"), [""; 0]);
    let left = cast.leaving();
    let to = |letter: &str| {
        let all = left.iter().filter(|email| email.letter == letter);
        let mut all: Vec<&str> = all.map(|email| email.recipient.as_str()).collect();
        all.sort_unstable();
        all
    };
    assert_eq!(to("reset"), ["rita@cast.example"], "the owner chooses a new password");
    assert_eq!(to("security"), ["rita@cast.example", "rita@worse.example"]);
    let said = rows(&cast, "SELECT act || ' ' || detail AS what FROM events WHERE act = 'address_change_undone'");
    assert_eq!(said, ["address_change_undone "]);
    assert_eq!(count("SELECT former AS what FROM address_changes WHERE account_id = '{}' AND former <> ''"), [""; 0]);
}

#[test]
fn a_change_is_undone_for_some_days_only_and_the_former_address_is_forgotten() {
    let mut cast = Cast::new();
    let undo = changed(&cast, &cast.rita, "rita@new.example");
    assert_eq!(rows(&cast, "SELECT former AS what FROM address_changes"), ["rita@cast.example"]);
    cast.days(UNDO_DAYS + 1);
    assert!(why(follow(&cast, &undo)).contains("This link"));
    cast.strike();
    assert_eq!(rows(&cast, "SELECT former AS what FROM address_changes"), [""]);
    assert!(has(&cast, "rita@new.example"));
}

#[test]
fn a_former_address_that_another_account_has_is_not_taken_from_it() {
    let cast = Cast::new();
    let undo = changed(&cast, &cast.rita, "rita@new.example");
    changed(&cast, &cast.otto, "rita@cast.example");
    assert_eq!(follow(&cast, &undo).unwrap(), Step::Taken);
    assert!(has(&cast, "rita@new.example"));
    // Who goes back by themselves has nothing to undo.
    let undo = changed(&cast, &cast.sven, "sven@new.example");
    changed(&cast, &Account { email: "sven@new.example".into(), ..cast.sven.clone() }, "sven@cast.example");
    assert!(why(follow(&cast, &undo)).contains("This link"));
}

#[test]
fn a_closed_account_keeps_no_former_address() {
    let cast = Cast::new();
    let undo = changed(&cast, &cast.otto, "otto@new.example");
    let otto = Account { email: "otto@new.example".into(), ..cast.otto.clone() };
    cast.store.write(|conn| own::close(conn, &cast.post, cast.now, &otto)).unwrap();
    assert!(why(follow(&cast, &undo)).contains("This link"));
    assert_eq!(rows(&cast, "SELECT former AS what FROM address_changes"), [""]);
}

#[test]
fn nobody_learns_who_has_an_account_and_an_address_is_never_taken_from_its_owner() {
    let mut cast = Cast::new();
    cast.leaving();
    ask(&cast, &cast.rita, "otto@cast.example").unwrap();
    let left = cast.leaving();
    // Otto reads that somebody tried; he gets no link, so the change leads nowhere.
    assert!(left.iter().any(|email| email.letter == "address_in_use" && email.recipient == "otto@cast.example"));
    assert!(!left.iter().any(|email| email.letter == "address_new"));
    assert!(has(&cast, "otto@cast.example"));
    // An address that becomes another account's while the change is open.
    ask(&cast, &cast.rita, "both@x.example").unwrap();
    let first = link(&cast.leaving(), "address_new", "both@x.example");
    ask(&cast, &cast.otto, "both@x.example").unwrap();
    let second = link(&cast.leaving(), "address_new", "both@x.example");
    assert_eq!(follow(&cast, &second).unwrap(), Step::Done);
    assert_eq!(follow(&cast, &first).unwrap(), Step::Taken);
    assert!(has(&cast, "rita@cast.example"));
    // A second request ends the first with its link, and a fourth on one day is one too many.
    ask(&cast, &cast.rita, "three@x.example").unwrap();
    let third = link(&cast.leaving(), "address_new", "three@x.example");
    assert!(why(ask(&cast, &cast.rita, "four@x.example")).contains("within a day"));
    cast.days(2);
    ask(&cast, &cast.rita, "four@x.example").unwrap();
    assert!(follow(&cast, &third).is_err());
    let fourth = link(&cast.leaving(), "address_new", "four@x.example");
    cast.days(DAYS + 1);
    assert!(follow(&cast, &fourth).is_err(), "the link is too old");
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
        page.contains("You have requested a change to <b class=\"any\">otto@new.example</b>") && page.contains("for 7 days"),
        "{page}"
    );
    let new = crate::accounts::link(&crate::accounts::letter(&db, "otto@new.example", "Confirm your new"), "/account/address/");
    let nobody = Person::nobody(&house);
    assert!(nobody.get(&new).body.contains("wants to use this address"));
    assert_eq!(Person::demo(&house, "other").get("/account").status, 200, "the old address signs in until it is confirmed");
    assert!(nobody.post(&new, &[]).body.contains("Email address changed"));
    assert_eq!(person.get("/account").status, 303, "all sessions ended");
    let sign_in = |email: &str| Person::nobody(&house).post("/sign-in", &[("email", email), ("password", "nidreg-demo")]).status;
    assert_eq!((sign_in("other@demo.example"), sign_in("otto@new.example")), (422, 303));
    assert_eq!(nobody.get(&new).status, 404);
    // The former address undoes it.
    let old = crate::accounts::letter(&db, "other@demo.example", "Your email address was changed");
    let old = crate::accounts::link(&old, "/account/address/");
    let page = nobody.get(&old).body;
    assert!(page.contains("other@demo.example") && page.contains("Undo the change"), "{page}");
    assert_eq!(sign_in("otto@new.example"), 303, "a page that is opened undoes nothing");
    assert!(nobody.post(&old, &[]).body.contains("The change was undone"));
    assert_eq!((sign_in("other@demo.example"), sign_in("otto@new.example")), (422, 422), "the password is not valid any more");
    let reset = crate::accounts::letter(&db, "other@demo.example", "Choose a new password");
    let reset = crate::accounts::link(&reset, "/account/reset/");
    assert_eq!(nobody.post(&reset, &[("password", "chosen velvet harbour")]).status, 303);
    let form = [("email", "other@demo.example"), ("password", "chosen velvet harbour")];
    assert_eq!(Person::nobody(&house).post("/sign-in", &form).status, 303);
}
