//! Changing the email address of an account: the new address confirms the change, and the former one can undo it for some days.

use crate::common::prelude::*;
use nidreg::actions::accounts;
use nidreg::actions::address::{self, LinkOutcome};
use nidreg::mail::queries::DueEmail;
use nidreg::users::addresses::{CONFIRMATION_DAYS, UNDO_DAYS};

fn ask(fixture: &ProcedureFixture, who: &Account, to: &str) -> Result<(), Refusal> {
    let email = EmailAddress::parse(to)?;
    fixture.store.write(|conn| address::request_address_change(conn, &fixture.post, fixture.now, who, &email))
}

/// The token in the email of this kind to this address among the sent emails.
fn link(left: &[DueEmail], kind: &str, to: &str) -> Token {
    let email = left.iter().find(|email| email.kind == kind && email.recipient == to);
    let email = email
        .unwrap_or_else(|| panic!("no {kind} to {to}: {:?}", left.iter().map(|e| (&e.kind, &e.recipient)).collect::<Vec<_>>()));
    let secret = email.body.split("/account/address/").nth(1).unwrap().split_whitespace().next().unwrap();
    Token::read(secret).unwrap()
}

fn follow(fixture: &ProcedureFixture, token: &Token) -> Result<LinkOutcome, Refusal> {
    let owner =
        fixture.store.read(|conn| address::find_address_link(conn, fixture.now, token)).ok().map(|(_, account, _)| account);
    fixture.store.write(|conn| address::follow_link(conn, &fixture.post, fixture.now, owner.as_ref(), token))
}

fn addresses(fixture: &ProcedureFixture) -> Vec<String> {
    rows(fixture, "SELECT email AS what FROM accounts WHERE email NOT LIKE '%@closed.invalid' ORDER BY email")
}

fn has(fixture: &ProcedureFixture, address: &str) -> bool {
    addresses(fixture).iter().any(|one| one == address)
}

/// Changes the address of an account and returns the token with which the former address can undo the change.
fn changed(fixture: &ProcedureFixture, who: &Account, to: &str) -> Token {
    fixture.leaving();
    ask(fixture, who, to).unwrap();
    let token = link(&fixture.leaving(), "address_new", to);
    assert_eq!(follow(fixture, &token).unwrap(), LinkOutcome::Done);
    link(&fixture.leaving(), "address_leaves", &who.email)
}

#[test]
fn address_changes_only_after_the_new_address_confirms() {
    let fixture = ProcedureFixture::new();
    fixture.leaving();
    assert!(why(ask(&fixture, &fixture.rita, "RITA@cast.example")).contains("already"));
    ask(&fixture, &fixture.rita, "rita@new.example").unwrap();
    let left = fixture.leaving();
    assert!(left.iter().all(|email| email.recipient == "rita@new.example"), "only the new address confirms");
    let new = link(&left, "address_new", "rita@new.example");
    assert!(has(&fixture, "rita@cast.example"), "nothing has changed yet");
    // Pending email goes to the new address, and a password reset link sent to the old address becomes invalid.
    let reset = EmailAddress::parse("rita@cast.example").unwrap();
    fixture.store.write(|conn| accounts::request_password_reset(conn, &fixture.post, fixture.now, &reset)).unwrap();
    let reset = fixture.leaving().into_iter().find(|email| email.kind == "reset").unwrap();
    let reset = Token::read(reset.body.split("/account/reset/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    fixture.submitted(&fixture.rita, &formal("harbour"));
    assert_eq!(follow(&fixture, &new).unwrap(), LinkOutcome::Done);
    assert!(has(&fixture, "rita@new.example") && !has(&fixture, "rita@cast.example"));
    assert!(why(follow(&fixture, &new)).contains("This link"), "the link works once");
    let gone = fixture.store.read(|conn| accounts::find_reset_link(conn, fixture.now, &reset));
    assert!(gone.is_err(), "the old address can no longer choose a password");
    let left = fixture.leaving();
    let to = |kind: &str| {
        let all = left.iter().filter(|email| email.kind == kind);
        all.map(|email| email.recipient.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(to("received"), ["rita@new.example"]);
    assert_eq!(
        (to("address_leaves"), to("security")),
        (vec!["rita@cast.example"], vec!["rita@new.example"]),
        "both addresses are notified"
    );
    // The event log records the change but not the address; the requested address is deleted.
    let said = rows(&fixture, "SELECT act || ' ' || detail AS what FROM events WHERE act LIKE 'address_change%' ORDER BY id");
    assert_eq!(said, ["address_change_asked ", "address_changed "]);
    assert_eq!(rows(&fixture, "SELECT email AS what FROM address_changes"), [""]);
}

#[test]
fn former_address_undoes_the_change_and_ends_the_intruders_access() {
    let mut fixture = ProcedureFixture::new();
    let undo = changed(&fixture, &fixture.rita, "rita@evil.example");
    let rita = Account { email: "rita@evil.example".into(), ..fixture.rita.clone() };
    // The intruder sets a password and changes to a third address; the first undo link still works.
    fixture.store.write(|conn| accounts::set_password(conn, &fixture.post, fixture.now, &rita, "theirs")).unwrap();
    fixture.days(1);
    let operator_view = changed(&fixture, &rita, "rita@worse.example");
    ask(&fixture, &Account { email: "rita@worse.example".into(), ..rita.clone() }, "rita@fourth.example").unwrap();
    let open = link(&fixture.leaving(), "address_new", "rita@fourth.example");
    fixture.days(UNDO_DAYS - 2);
    assert_eq!(follow(&fixture, &undo).unwrap(), LinkOutcome::Undone);
    assert!(has(&fixture, "rita@cast.example") && !has(&fixture, "rita@worse.example"));
    for token in [&operator_view, &open, &undo] {
        assert!(why(follow(&fixture, token)).contains("This link"));
    }
    let id = &fixture.rita.id;
    let count = |sql: &str| rows(&fixture, &sql.replace("{}", id.as_str()));
    assert_eq!(count("SELECT id AS what FROM accounts WHERE id = '{}' AND password_hash IS NOT NULL"), [""; 0]);
    assert_eq!(count("SELECT id AS what FROM sessions WHERE account_id = '{}'"), [""; 0]);
    let left = fixture.leaving();
    let to = |kind: &str| {
        let all = left.iter().filter(|email| email.kind == kind);
        let mut all: Vec<&str> = all.map(|email| email.recipient.as_str()).collect();
        all.sort_unstable();
        all
    };
    assert_eq!(to("reset"), ["rita@cast.example"], "the owner chooses a new password");
    assert_eq!(to("security"), ["rita@cast.example", "rita@worse.example"]);
    let said = rows(&fixture, "SELECT act || ' ' || detail AS what FROM events WHERE act = 'address_change_undone'");
    assert_eq!(said, ["address_change_undone "]);
    assert_eq!(count("SELECT former AS what FROM address_changes WHERE account_id = '{}' AND former <> ''"), [""; 0]);
}

#[test]
fn address_undo_expires_and_the_former_address_is_deleted() {
    let mut fixture = ProcedureFixture::new();
    let undo = changed(&fixture, &fixture.rita, "rita@new.example");
    assert_eq!(rows(&fixture, "SELECT former AS what FROM address_changes"), ["rita@cast.example"]);
    fixture.days(UNDO_DAYS + 1);
    assert!(why(follow(&fixture, &undo)).contains("This link"));
    fixture.retract();
    assert_eq!(rows(&fixture, "SELECT former AS what FROM address_changes"), [""]);
    assert!(has(&fixture, "rita@new.example"));
}

#[test]
fn former_address_in_use_by_another_account_is_not_restored() {
    let fixture = ProcedureFixture::new();
    let undo = changed(&fixture, &fixture.rita, "rita@new.example");
    changed(&fixture, &fixture.otto, "rita@cast.example");
    assert_eq!(follow(&fixture, &undo).unwrap(), LinkOutcome::Taken);
    assert!(has(&fixture, "rita@new.example"));
    // A user who changes the address back has nothing to undo.
    let undo = changed(&fixture, &fixture.sven, "sven@new.example");
    changed(&fixture, &Account { email: "sven@new.example".into(), ..fixture.sven.clone() }, "sven@cast.example");
    assert!(why(follow(&fixture, &undo)).contains("This link"));
}

#[test]
fn closing_an_account_deletes_its_former_address() {
    let fixture = ProcedureFixture::new();
    let undo = changed(&fixture, &fixture.otto, "otto@new.example");
    let otto = Account { email: "otto@new.example".into(), ..fixture.otto.clone() };
    fixture.store.write(|conn| own_account::close_own_account(conn, &fixture.post, fixture.now, &otto)).unwrap();
    assert!(why(follow(&fixture, &undo)).contains("This link"));
    assert_eq!(rows(&fixture, "SELECT former AS what FROM address_changes"), [""]);
}

#[test]
fn address_change_reveals_no_account_and_cannot_claim_a_used_address() {
    let mut fixture = ProcedureFixture::new();
    fixture.leaving();
    ask(&fixture, &fixture.rita, "otto@cast.example").unwrap();
    let left = fixture.leaving();
    // Otto is notified of the attempt but gets no link, so the change cannot be completed.
    assert!(left.iter().any(|email| email.kind == "address_in_use" && email.recipient == "otto@cast.example"));
    assert!(!left.iter().any(|email| email.kind == "address_new"));
    assert!(has(&fixture, "otto@cast.example"));
    // Another account takes the address while the change is pending.
    ask(&fixture, &fixture.rita, "both@x.example").unwrap();
    let first = link(&fixture.leaving(), "address_new", "both@x.example");
    ask(&fixture, &fixture.otto, "both@x.example").unwrap();
    let second = link(&fixture.leaving(), "address_new", "both@x.example");
    assert_eq!(follow(&fixture, &second).unwrap(), LinkOutcome::Done);
    assert_eq!(follow(&fixture, &first).unwrap(), LinkOutcome::Taken);
    assert!(has(&fixture, "rita@cast.example"));
    // A second request invalidates the first one and its link. A fourth request within a day is rejected.
    ask(&fixture, &fixture.rita, "three@x.example").unwrap();
    let third = link(&fixture.leaving(), "address_new", "three@x.example");
    assert!(why(ask(&fixture, &fixture.rita, "four@x.example")).contains("within a day"));
    fixture.days(2);
    ask(&fixture, &fixture.rita, "four@x.example").unwrap();
    assert!(follow(&fixture, &third).is_err());
    let fourth = link(&fixture.leaving(), "address_new", "four@x.example");
    fixture.days(CONFIRMATION_DAYS + 1);
    assert!(follow(&fixture, &fourth).is_err(), "the link is too old");
}

fn sign_in_status(server: &TestServer, email: &str) -> u16 {
    Person::nobody(server).post("/sign-in", &[("email", email), ("password", "nidreg-demo")]).status
}

#[test]
fn address_change_pages_confirm_and_undo_the_change() {
    let (db, server, [person]) = TestServer::demo(["other"]);
    person.post("/account/own/address", &[("email", "no address")]).is(422, &["no address"]);
    assert_eq!(person.post("/account/own/address", &[("email", "otto@new.example")]).status, 303);
    person.get("/account/own").says(&["You have requested a change to <b class=\"any\">otto@new.example</b>", "For 7 days"]);
    let new = emailed_link(&db, "otto@new.example", "/account/address/");
    let nobody = Person::nobody(&server);
    nobody.get(&new).says(&["Someone wants to use this address", "!Otto"]);
    assert_eq!(
        Person::demo(&server, "other").get("/account").status,
        200,
        "the old address signs in until the change is confirmed"
    );
    // The owner of a mailbox cannot add their address to an account whose password another person chose.
    let victim = Person::demo(&server, "registrant");
    for person in [&nobody, &victim] {
        person.get(&new).says(&["sign in</a> to the account that requested it"]);
        assert_eq!(person.post(&new, &[]).status, 403);
    }
    assert_eq!(sign_in_status(&server, "otto@new.example"), 422);
    assert!(person.post(&new, &[]).body.contains("Email address changed"));
    assert_eq!(person.get("/account").status, 303, "all sessions ended");
    let sign_in = |email: &str| sign_in_status(&server, email);
    assert_eq!((sign_in("other@demo.example"), sign_in("otto@new.example")), (422, 303));
    assert_eq!(nobody.get(&new).status, 404);
    // The former address undoes the change.
    let old = emailed_link(&db, "other@demo.example", "/account/address/");
    nobody.get(&old).says(&["other@demo.example", "Undo the change"]);
    assert_eq!(sign_in("otto@new.example"), 303, "opening the page does not undo the change");
    assert!(nobody.post(&old, &[]).body.contains("The change was undone"));
    assert_eq!((sign_in("other@demo.example"), sign_in("otto@new.example")), (422, 422), "the password is no longer valid");
    let reset = emailed_link(&db, "other@demo.example", "/account/reset/");
    assert_eq!(nobody.post(&reset, &[("password", "chosen velvet harbour")]).status, 303);
    let form = [("email", "other@demo.example"), ("password", "chosen velvet harbour")];
    assert_eq!(Person::nobody(&server).post("/sign-in", &form).status, 303);
}
