//! Two accounts of one person become one: asked for from one, confirmed while signed in to the other, objected to by either address. Who
//! acted with both is one person.

use crate::accounts::{letter, link as link_in};
use crate::common::cast::rows;
use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::merge::{self, Step};
use nidreg::acts::{accounts, comment, hold, redact, team, unsay};
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
use nidreg::history::redactions::Class;
use nidreg::ids::{CommentId, RequestNumber};
use nidreg::mail::queries::Due;
use nidreg::people::merges::{Keeps, Side};
use nidreg::people::secrets::Token;
use nidreg::people::{Account, Actor, Email, Role};
use nidreg::refusal::Refusal;
use nidreg::reviews::{Stance, Verdict};

fn ask(cast: &Cast, who: &Account, other: &str, keeps: Keeps) -> Result<(), Refusal> {
    let email = Email::parse(other)?;
    cast.store.write(|conn| merge::ask(conn, &cast.post, cast.now, who, (&email, keeps)))
}

/// The link in the email of this kind among those that left.
fn link(left: &[Due], kind: &str, to: &str) -> Token {
    let email = left.iter().find(|email| email.letter == kind && email.recipient == to).expect(kind);
    Token::read(email.body.split("/account/merge/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap()
}

fn confirm(cast: &Cast, who: &Account, token: &Token) -> Result<Step, Refusal> {
    cast.store.write(|conn| merge::confirm(conn, &cast.post, cast.now, who, token))
}

fn confirm_own(cast: &Cast, token: &Token) -> Result<Step, Refusal> {
    cast.store.write(|conn| merge::confirm_own(conn, &cast.post, cast.now, token))
}

/// One account goes on for another, whatever it takes.
fn merged(cast: &Cast, goes: &Account, stays: &Account) {
    cast.leaving();
    ask(cast, stays, &goes.email, Keeps::Asking).unwrap();
    let token = link(&cast.leaving(), "merge_asked", &goes.email);
    assert_eq!(confirm(cast, goes, &token).unwrap(), Step::Done(goes.id.clone(), stays.id.clone()));
}

/// An administrator takes every role from somebody.
fn without_roles(cast: &Cast, who: &Account) -> Account {
    let ada = Actor::Person(cast.ada.clone());
    cast.store.write(|conn| accounts::set_roles(conn, &cast.post, cast.now, &ada, &who.id, &[])).unwrap();
    Account { roles: Vec::new(), ..who.clone() }
}

fn owners(cast: &Cast) -> Vec<String> {
    rows(cast, "SELECT r.number || ' ' || a.name AS what FROM requests r JOIN accounts a ON a.id = r.owner_id ORDER BY r.number")
}

#[test]
fn one_goes_on_with_what_both_had_and_the_other_is_closed() {
    let cast = Cast::new();
    let draft = cast.start(&cast.otto, &Start::NewFormal("harbour".into())).unwrap();
    let own = cast.start(&cast.rita, &Start::NewFormal("quay".into())).unwrap();
    cast.act(&cast.rita, |conn, turn| team::invite(conn, turn, own, "otto@cast.example")).unwrap();
    cast.leaving();
    ask(&cast, &cast.rita, "otto@cast.example", Keeps::Asking).unwrap();
    let left = cast.leaving();
    let token = link(&left, "merge_asked", "otto@cast.example");
    // The link alone is not enough, and it is not enough to be signed in to the account that asked.
    assert!(why(confirm(&cast, &cast.rita, &token)).contains("another account"));
    assert!(why(confirm_own(&cast, &token)).contains("Sign in"));
    let step = confirm(&cast, &cast.otto, &token).unwrap();
    assert_eq!(step, Step::Done(cast.otto.id.clone(), cast.rita.id.clone()));
    assert_eq!(owners(&cast), [format!("{draft} Rita Registrant"), format!("{own} Rita Registrant")]);
    assert_eq!(rows(&cast, "SELECT email AS what FROM invitations"), ["rita@cast.example"], "the same person is meant");
    let told: Vec<String> =
        cast.leaving().into_iter().filter(|email| email.letter == "security").map(|email| email.recipient).collect();
    assert!(told.contains(&"rita@cast.example".to_owned()) && told.contains(&"otto@cast.example".to_owned()), "{told:?}");
    let said = rows(&cast, "SELECT act || ' ' || detail AS what FROM events WHERE act LIKE '%merge%' ORDER BY id");
    assert_eq!(said, ["merge_asked ", "accounts_merged the account of Otto Other ended"]);
    // What was said keeps its name, and the address is free.
    assert_eq!(rows(&cast, "SELECT name AS what FROM accounts WHERE email LIKE '%@closed.invalid'"), ["Otto Other"]);
    assert_eq!(rows(&cast, "SELECT email AS what FROM merges"), [""]);
    let begun = rows(
        &cast,
        "SELECT a.name AS what FROM events e JOIN accounts a ON a.id = e.actor_id WHERE e.act = 'draft_started' ORDER BY a.name",
    );
    assert_eq!(begun, ["Otto Other", "Rita Registrant"]);
    assert!(why(confirm(&cast, &cast.otto, &token)).contains("This link"), "it opens once");
}

#[test]
fn an_account_that_is_to_end_has_its_address_asked_or_some_days_to_object() {
    let mut cast = Cast::new();
    cast.leaving();
    // Whoever sits at Rita's browser wants her account to end in favor of Otto's.
    ask(&cast, &cast.rita, "otto@cast.example", Keeps::Other).unwrap();
    let left = cast.leaving();
    let token = link(&left, "merge_asked", "otto@cast.example");
    let Step::From(from) = confirm(&cast, &cast.otto, &token).unwrap() else { panic!("at once") };
    assert_eq!(from.to_string(), "2027-01-11T09:00:00Z");
    let warned = cast.leaving();
    assert!(warned.iter().any(|email| email.letter == "security" && email.recipient == "rita@cast.example"));
    cast.strike();
    assert_eq!(rows(&cast, "SELECT account_id AS what FROM merged_accounts"), [""; 0]);
    // She objects by the link to her address: nothing is merged, and her sessions end.
    let own = link(&left, "merge_own", "rita@cast.example");
    let side = cast.store.write(|conn| merge::object(conn, &cast.post, cast.now, &own)).unwrap();
    assert_eq!(side, Side::Asking);
    cast.days(8);
    cast.strike();
    assert_eq!(rows(&cast, "SELECT outcome AS what FROM merges"), ["objected"]);
    // Her own wish this time, and nobody reads the old address any more.
    ask(&cast, &cast.rita, "otto@cast.example", Keeps::Other).unwrap();
    let left = cast.leaving();
    confirm(&cast, &cast.otto, &link(&left, "merge_asked", "otto@cast.example")).unwrap();
    cast.days(7);
    cast.strike();
    assert_eq!(rows(&cast, "SELECT account_id AS what FROM merged_accounts"), [cast.rita.id.as_str()]);
}

#[test]
fn with_the_link_to_its_own_address_it_ends_at_once() {
    let cast = Cast::new();
    cast.leaving();
    ask(&cast, &cast.rita, "otto@cast.example", Keeps::Other).unwrap();
    let left = cast.leaving();
    assert_eq!(confirm_own(&cast, &link(&left, "merge_own", "rita@cast.example")).unwrap(), Step::Waits);
    let step = confirm(&cast, &cast.otto, &link(&left, "merge_asked", "otto@cast.example")).unwrap();
    assert_eq!(step, Step::Done(cast.rita.id.clone(), cast.otto.id.clone()));
}

#[test]
fn nobody_learns_who_has_an_account_and_nobody_is_pestered() {
    let cast = Cast::new();
    cast.leaving();
    assert!(why(ask(&cast, &cast.rita, "RITA@cast.example", Keeps::Asking)).contains("signed in"));
    ask(&cast, &cast.rita, "nobody@cast.example", Keeps::Asking).unwrap();
    let left: Vec<String> = cast.leaving().into_iter().map(|email| email.recipient).collect();
    assert_eq!(left, ["rita@cast.example"], "an address without an account gets nothing");
    ask(&cast, &cast.rita, "otto@cast.example", Keeps::Asking).unwrap();
    let first = link(&cast.leaving(), "merge_asked", "otto@cast.example");
    ask(&cast, &cast.rita, "otto@cast.example", Keeps::Asking).unwrap();
    assert!(why(confirm(&cast, &cast.otto, &first)).contains("This link"), "a second wish ends the first");
    assert!(why(ask(&cast, &cast.rita, "otto@cast.example", Keeps::Asking)).contains("within a day"));
}

#[test]
fn an_account_with_a_role_of_the_registry_does_not_end() {
    let cast = Cast::new();
    cast.leaving();
    assert!(why(ask(&cast, &cast.sven, "otto@cast.example", Keeps::Other)).contains("administrator"));
    ask(&cast, &cast.otto, "sven@cast.example", Keeps::Asking).unwrap();
    let token = link(&cast.leaving(), "merge_asked", "sven@cast.example");
    assert!(why(confirm(&cast, &cast.sven, &token)).contains("Designated expert"));
    let sven = without_roles(&cast, &cast.sven);
    assert!(matches!(confirm(&cast, &sven, &token).unwrap(), Step::Done(..)));
    // Whoever speaks for a body goes on speaking for it.
    merged(&cast, &cast.rolf, &cast.otto);
    let speaks = "SELECT a.name AS what FROM representatives r JOIN accounts a ON a.id = r.account_id WHERE r.until IS NULL";
    assert_eq!(rows(&cast, speaks), ["Otto Other"]);
    let roles = "SELECT a.name || ' ' || r.role AS what FROM account_roles r JOIN accounts a ON a.id = r.account_id WHERE a.name IN ('Otto Other', 'Rolf Representative')";
    assert_eq!(rows(&cast, roles), ["Otto Other representative"]);
}

#[test]
fn a_position_of_each_account_is_one_position_of_one_person() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.sven, number);
    let sven = without_roles(&cast, &cast.sven);
    merged(&cast, &sven, &cast.edda);
    cast.approve_as_expert(&cast.edda, number);
    assert!(why(cast.approve(number)).contains("nobody decides alone"));
    cast.approve_as_expert(&cast.tara, number);
    cast.approve(number).unwrap();
}

#[test]
fn whoever_reviewed_a_text_with_one_account_neither_wrote_nor_registers_it_with_the_other() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    // Sven reviewed what he had asked for himself: his position does not count.
    let sven = without_roles(&cast, &cast.sven);
    merged(&cast, &sven, &cast.rita);
    assert!(why(cast.approve(number)).contains("nobody decides alone"));
    cast.review(&cast.tara, number, Verdict::Position(Stance::Approve), "").unwrap();
    cast.approve(number).unwrap();
    let tara = without_roles(&cast, &cast.tara);
    merged(&cast, &tara, &cast.olga);
    assert!(cast.register(number).is_err(), "an expert of it is not its operator");
}

/// A request of Rita's on which Otto works with her.
fn shared(cast: &Cast) -> RequestNumber {
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.leaving();
    cast.act(&cast.rita, |conn, turn| team::invite(conn, turn, number, "otto@cast.example")).unwrap();
    let email = cast.leaving().into_iter().find(|email| email.letter == "invitation").unwrap();
    let token = Token::read(email.body.split("/join/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    cast.act(&cast.otto, |conn, turn| team::join(conn, turn, &token)).unwrap();
    number
}

#[test]
fn what_was_written_to_both_addresses_is_read_once() {
    let cast = Cast::new();
    let number = shared(&cast);
    cast.open(number, &[&cast.sven]).unwrap();
    cast.review(&cast.sven, number, Verdict::CommentOnly, "Who pays?").unwrap();
    let news = || rows(&cast, "SELECT recipient AS what FROM outbox WHERE letter = 'comment' ORDER BY recipient");
    assert_eq!(news(), ["otto@cast.example", "rita@cast.example"]);
    merged(&cast, &cast.otto, &cast.rita);
    assert_eq!(news(), ["rita@cast.example"]);
}

#[test]
fn a_comment_of_the_account_that_ended_is_its_owners_to_strike_or_to_take_back() {
    let cast = Cast::new();
    let number = shared(&cast);
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    let threads = || {
        let id = cast.request(number).id;
        cast.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &id)).unwrap()
    };
    let say = |who: &Account, body: &str| {
        let new = NewComment { body, ..NewComment::default() };
        cast.act(who, |conn, turn| comment::comment(conn, turn, number, &new)).unwrap();
        threads().last().unwrap().comments.last().unwrap().id.clone()
    };
    let older = say(&cast.otto, "It names nothing.");
    let newer = say(&cast.otto, "Or does it?");
    let strike = |who: &Account, id: &CommentId| cast.act(who, |conn, turn| unsay::strike(conn, turn, number, id, "It does."));
    let take_back = |who: &Account, id: &CommentId| cast.act(who, |conn, turn| unsay::take_back(conn, turn, number, id));
    let stays = without_roles(&cast, &cast.rolf);
    assert!(why(strike(&stays, &older)).contains("Only the author of a comment"), "not before both are one");
    merged(&cast, &cast.otto, &stays);
    assert!(why(strike(&cast.rita, &older)).contains("Only the author of a comment"));
    strike(&stays, &older).unwrap();
    let said = threads().into_iter().flat_map(|thread| thread.comments).find(|comment| comment.id == older).unwrap();
    assert_eq!((said.author.as_str(), said.struck.as_deref()), ("Otto Other", Some("It does.")), "it keeps the name it had");
    take_back(&stays, &newer).unwrap();
    assert!(threads().iter().flat_map(|thread| &thread.comments).all(|comment| comment.id != newer));
}

#[test]
fn nobody_confirms_with_one_account_what_they_filed_with_the_other() {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    let email = rows(&cast, "SELECT id AS what FROM outbox WHERE letter = 'received'").remove(0);
    let at = format!("/desk/letters/{email}");
    cast.act(&cast.oskar, |conn, turn| redact::file(conn, turn, &at, Class::Contact, "A telephone number")).unwrap();
    cast.act(&cast.oskar, |conn, turn| hold::order_hold(conn, turn, number, "District Court, 4 T 812")).unwrap();
    let oskar = without_roles(&cast, &cast.oskar);
    merged(&cast, &oskar, &cast.olga);
    let ask = cast.store.read(redact::open).unwrap().remove(0);
    assert!(why(cast.act(&cast.olga, |conn, turn| redact::confirm(conn, turn, &ask.id))).contains("You asked for it"));
    assert!(why(cast.act(&cast.olga, |conn, turn| hold::confirm_hold(conn, turn, number))).contains("second operator"));
    let ada = Actor::Person(cast.ada.clone());
    cast.store.write(|conn| accounts::set_roles(conn, &cast.post, cast.now, &ada, &cast.otto.id, &[Role::Operator])).unwrap();
    let otto = Account { roles: vec![Role::Operator], ..cast.otto.clone() };
    cast.act(&otto, |conn, turn| redact::confirm(conn, turn, &ask.id)).unwrap();
    cast.act(&otto, |conn, turn| hold::confirm_hold(conn, turn, number)).unwrap();
}

#[test]
fn the_pages_lead_through_it() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let other = Person::demo(&house, "other");
    let form = [("other_email", "registrant@demo.example"), ("keeps", "asking")];
    assert_eq!(other.post("/account/own/merge", &form[..1]).status, 422);
    assert_eq!(other.post("/account/own/merge", &[("other_email", "x"), ("keeps", "asking")]).status, 422);
    assert_eq!(other.post("/account/own/merge", &form).status, 303);
    assert!(other.get("/account/own").body.contains("You asked to merge this account with"));
    let at = link_in(&letter(&db, "registrant@demo.example", "Confirm by"), "/account/merge/");
    let nobody = Person::nobody(&house);
    assert!(nobody.get(&at).body.contains("Sign in to confirm"));
    assert_eq!(nobody.post(&at, &[]).status, 401, "the sign-in page keeps the form");
    assert!(other.get(&at).body.contains("You are signed in to another account"));
    assert_eq!(other.post(&at, &[]).status, 403);
    let registrant = Person::demo(&house, "registrant");
    let page = registrant.get(&at).body;
    assert!(page.contains("<b>Your account would end.</b>"), "{page}");
    assert!(registrant.post(&at, &[]).body.contains("The accounts are merged"));
    assert_eq!(registrant.get("/account").status, 303, "its sessions ended");
    assert!(other.get("/waiting").body.contains("R-"), "what waited for it waits here");
    let admin = Person::demo(&house, "admin").get("/admin/merges").body;
    assert!(admin.contains("Goes on as") && admin.contains("other@demo.example"), "{admin}");
}
