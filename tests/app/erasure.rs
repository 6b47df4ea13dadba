//! Requests for erasure: asked from an account or by a stranger, a task of the operators with a day, answered by two, by closing or with a
//! reason; and nothing of what was asked is kept.

use crate::accounts::{letter, link as link_in};
use crate::common::cast::rows;
use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::erase::{self, Wish};
use nidreg::acts::{redact, waits};
use nidreg::cases::drafts::Start;
use nidreg::cases::waiting::tasks::Task;
use nidreg::history::redactions::Class;
use nidreg::people::secrets::Token;
use nidreg::people::{Account, Email};
use nidreg::refusal::Refusal;

fn wish() -> Wish {
    Wish::parse("My telephone number", "/desk/letters/1").unwrap()
}

fn ask(cast: &Cast, who: &Account, closes: bool) -> Result<(), Refusal> {
    cast.store.write(|conn| erase::ask(conn, &cast.post, cast.now, who, (&wish(), closes)))
}

fn newest(cast: &Cast) -> String {
    rows(cast, "SELECT id AS what FROM erasures ORDER BY id DESC").remove(0)
}

fn due(cast: &Cast, who: &Account) -> Vec<String> {
    let mine = cast.store.read(|conn| waits::of(conn, who, cast.now)).unwrap();
    let of = |waits: &&nidreg::cases::waiting::tasks::Waits| waits.task == Task::AnswerErasure;
    mine.waits.iter().filter(of).filter_map(|waits| waits.by).map(|by| nidreg::clock::day(by).to_string()).collect()
}

fn told(cast: &Cast, to: &str) -> Vec<String> {
    cast.leaving().into_iter().filter(|email| email.recipient == to).map(|email| email.letter).collect()
}

#[test]
fn it_waits_for_the_operators_for_a_month_and_ends_with_a_redaction_by_two() {
    let cast = Cast::new();
    cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    let email = rows(&cast, "SELECT id AS what FROM outbox WHERE letter = 'received'").remove(0);
    cast.leaving();
    ask(&cast, &cast.otto, false).unwrap();
    let left = cast.leaving();
    let to =
        |kind: &str| left.iter().filter(|email| email.letter == kind).map(|email| email.recipient.as_str()).collect::<Vec<_>>();
    assert_eq!(to("erasure_received"), ["otto@cast.example"]);
    assert_eq!(to("erasure_waits").len(), 2, "each operator");
    assert!(left.iter().all(|email| !email.body.contains("telephone")), "no email repeats it");
    assert_eq!((due(&cast, &cast.olga), due(&cast, &cast.rita)), (vec!["2027-02-04".to_owned()], vec![]));
    let id = newest(&cast);
    let answer = |declines: bool, words: &str| cast.act(&cast.olga, |conn, turn| erase::answer(conn, turn, &id, declines, words));
    assert!(why(answer(false, "")).contains("Nothing has been redacted"));
    let at = format!("/desk/letters/{email}");
    let what = (at.as_str(), Class::Contact, "A telephone number");
    assert!(why(cast.act(&cast.rita, |conn, turn| erase::redact(conn, turn, &id, what))).contains("Only operators"));
    cast.act(&cast.olga, |conn, turn| erase::redact(conn, turn, &id, what)).unwrap();
    assert_eq!(told(&cast, "otto@cast.example"), ["erasure_step"]);
    assert!(why(answer(false, "")).contains("is waiting for a second operator"));
    let ask = cast.store.read(redact::open).unwrap().remove(0);
    cast.act(&cast.oskar, |conn, turn| redact::confirm(conn, turn, &ask.id)).unwrap();
    answer(false, "The email is empty now.").unwrap();
    assert_eq!(told(&cast, "otto@cast.example"), ["erasure_step"]);
    assert_eq!(due(&cast, &cast.olga), Vec::<String>::new());
    // What is left says that it was answered, and not what was asked.
    let left = "SELECT outcome || '|' || email || '|' || words || '|' || places || '|' || coalesce(account_id, '') AS what FROM erasures";
    assert_eq!(rows(&cast, left), ["redacted||||"]);
    let said = rows(&cast, "SELECT act || ':' || detail AS what FROM events WHERE act LIKE 'erasure%' ORDER BY id");
    assert_eq!(said, ["erasure_asked:", "erasure_answered:redacted"]);
    assert!(why(answer(true, "x")).contains("This request"), "once");
}

#[test]
fn whoever_asked_reads_when_what_was_filed_for_them_is_dropped() {
    let cast = Cast::new();
    cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    let email = rows(&cast, "SELECT id AS what FROM outbox WHERE letter = 'received'").remove(0);
    ask(&cast, &cast.otto, false).unwrap();
    let id = newest(&cast);
    let at = format!("/desk/letters/{email}");
    let file = || {
        let what = (at.as_str(), Class::Contact, "A telephone number");
        cast.act(&cast.olga, |conn, turn| erase::redact(conn, turn, &id, what)).unwrap();
        cast.store.read(redact::open).unwrap().remove(0).id
    };
    let asked = file();
    cast.leaving();
    cast.act(&cast.oskar, |conn, turn| redact::drop_ask(conn, turn, &asked)).unwrap();
    let left = cast.leaving();
    assert_eq!(left.iter().map(|email| email.recipient.as_str()).collect::<Vec<_>>(), ["otto@cast.example"]);
    let body = &left[0].body;
    assert!(body.contains("nothing was redacted") && body.contains("the operators will reply by 4 February 2027"), "{body}");
    assert!(!body.contains("telephone") && !body.contains(&at), "no email repeats it");
    // One that nobody asked for tells nobody, and one whose request was answered tells nobody either.
    let what = (at.as_str(), Class::Contact, "A telephone number");
    cast.act(&cast.olga, |conn, turn| redact::file(conn, turn, what.0, what.1, what.2)).unwrap();
    let other = cast.store.read(redact::open).unwrap().remove(0).id;
    cast.act(&cast.olga, |conn, turn| redact::drop_ask(conn, turn, &other)).unwrap();
    assert!(cast.leaving().is_empty());
}

#[test]
fn it_is_declined_with_a_reason_or_taken_back() {
    let cast = Cast::new();
    ask(&cast, &cast.otto, false).unwrap();
    cast.leaving();
    let id = newest(&cast);
    let answer = |words: &str| cast.act(&cast.olga, |conn, turn| erase::answer(conn, turn, &id, true, words));
    assert!(why(answer(" ")).contains("Enter the reason"));
    answer("It is the name under which you asked for urn:harbour.").unwrap();
    let left = cast.leaving();
    let body = &left.iter().find(|email| email.recipient == "otto@cast.example").unwrap().body;
    assert!(body.contains("urn:harbour") && body.contains("data protection"), "{body}");
    for _ in 0..3 {
        ask(&cast, &cast.otto, false).unwrap();
    }
    assert!(why(ask(&cast, &cast.otto, false)).contains("take one of them back"));
    let id = newest(&cast);
    let withdraw = |who: &Account| cast.store.write(|conn| erase::withdraw(conn, cast.now, who, &id));
    assert!(withdraw(&cast.rita).is_err(), "another's");
    withdraw(&cast.otto).unwrap();
    assert_eq!(due(&cast, &cast.olga).len(), 2);
    // An operator does not answer what they asked themselves.
    ask(&cast, &cast.olga, false).unwrap();
    let id = newest(&cast);
    assert!(why(cast.act(&cast.olga, |conn, turn| erase::answer(conn, turn, &id, true, "no"))).contains("another operator"));
    assert_eq!((due(&cast, &cast.olga).len(), due(&cast, &cast.oskar).len()), (2, 3));
    // Nor what they asked without signing in, by their address.
    let (own, cased) = (Email::parse("oskar@cast.example").unwrap(), Email::parse("OSKAR@cast.example").unwrap());
    for email in [own, cased] {
        cast.leaving();
        cast.store.write(|conn| erase::ask_as_stranger(conn, &cast.post, cast.now, &email, &wish())).unwrap();
        let left = cast.leaving();
        let token = Token::read(left[0].body.split("/erasure/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
        cast.store.write(|conn| erase::confirm(conn, &cast.post, cast.now, &token)).unwrap();
        let id = newest(&cast);
        let answer = |who: &Account| cast.act(who, |conn, turn| erase::answer(conn, turn, &id, true, "It stays."));
        assert!(why(answer(&cast.oskar)).contains("another operator"));
        assert_eq!(due(&cast, &cast.oskar).len(), 3);
        answer(&cast.olga).unwrap();
    }
}

#[test]
fn an_account_is_closed_only_when_that_was_asked_and_nobody_counts_on_it() {
    let cast = Cast::new();
    ask(&cast, &cast.otto, false).unwrap();
    let close = |id: &str| cast.act(&cast.olga, |conn, turn| erase::close(conn, turn, id));
    assert!(why(close(&newest(&cast))).contains("did not ask to close"));
    cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    ask(&cast, &cast.rita, true).unwrap();
    assert!(why(close(&newest(&cast))).contains("open requests"));
    ask(&cast, &cast.otto, true).unwrap();
    cast.leaving();
    close(&newest(&cast)).unwrap();
    assert_eq!(told(&cast, "otto@cast.example"), ["security"]);
    assert_eq!(rows(&cast, "SELECT name AS what FROM accounts WHERE email LIKE '%@closed.invalid'"), ["Otto Other"]);
}

#[test]
fn a_stranger_confirms_the_address_first_and_what_nobody_confirms_is_deleted() {
    let mut cast = Cast::new();
    cast.leaving();
    let email = Email::parse("sam@stranger.example").unwrap();
    let ask = |cast: &Cast| cast.store.write(|conn| erase::ask_as_stranger(conn, &cast.post, cast.now, &email, &wish()));
    ask(&cast).unwrap();
    let left = cast.leaving();
    assert_eq!(left.len(), 1, "nobody else is told");
    assert_eq!(due(&cast, &cast.olga), Vec::<String>::new(), "and it waits for nobody yet");
    let token = Token::read(left[0].body.split("/erasure/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    let confirm = |cast: &Cast| cast.store.write(|conn| erase::confirm(conn, &cast.post, cast.now, &token));
    cast.days(2);
    confirm(&cast).unwrap();
    confirm(&cast).unwrap();
    assert_eq!(told(&cast, "sam@stranger.example"), ["erasure_received"], "a second press changes nothing");
    assert_eq!(due(&cast, &cast.olga), ["2027-02-06"], "the month begins when it is confirmed");
    for _ in 0..4 {
        ask(&cast).unwrap();
    }
    assert_eq!(told(&cast, "sam@stranger.example").len(), 3, "an address gets three links a day");
    cast.days(8);
    cast.strike();
    assert_eq!(rows(&cast, "SELECT id AS what FROM erasures").len(), 1, "what nobody confirmed is gone");
}

#[test]
fn the_pages_lead_through_it() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let nobody = Person::nobody(&house);
    assert!(nobody.get("/help/privacy").body.contains("href=\"/erasure\""));
    let wrong = nobody.post("/erasure", &[("wish", "My number"), ("places", ""), ("email", "x")]);
    assert!(wrong.status == 422 && wrong.body.contains("Paste the URLs") && wrong.body.contains("My number"), "{}", wrong.body);
    let form = [("wish", "My number"), ("places", "/requests/R-1"), ("email", "sam@stranger.example")];
    assert!(nobody.post("/erasure", &form).body.contains("Check your email"));
    let at = link_in(&letter(&db, "sam@stranger.example", "Confirm your request"), "/erasure/");
    assert!(nobody.get(&at).body.contains("Confirm request"));
    assert_eq!(nobody.post(&at, &[]).status, 303);
    assert!(nobody.get(&at).body.contains("Your address is confirmed"));
    let operator = Person::demo(&house, "operator");
    let desk = operator.get("/desk").body;
    let id = desk.split("href=\"/desk/erasures/").nth(1).expect("a row on the desk").split('"').next().unwrap().to_owned();
    assert!(operator.get("/waiting").body.contains("Answer an erasure request"));
    let here = format!("/desk/erasures/{id}");
    assert!(operator.get(&here).body.contains("sam@stranger.example"));
    assert_eq!(operator.post(&format!("{here}/answer"), &[("words", "x")]).status, 422);
    assert_eq!(
        operator.post(&format!("{here}/redact"), &[("address", "nowhere"), ("class", "contact"), ("reason", "x")]).status,
        422
    );
    assert_eq!(operator.post(&format!("{here}/answer"), &[("outcome", "declined"), ("words", "It is not there.")]).status, 303);
    let list = operator.get("/desk/erasures").body;
    assert!(list.contains("It is not there.") && !list.contains("sam@"), "{list}");
    let other = Person::demo(&house, "other");
    assert_eq!(other.post("/account/own/erasure", &[("wish", ""), ("places", "")]).status, 422);
    assert_eq!(
        other.post("/account/own/erasure", &[("wish", "My number"), ("places", "I do not know"), ("closes", "yes")]).status,
        303
    );
    assert!(other.get("/account/own").body.contains("The operators will reply by"));
    assert_eq!(other.get("/desk/erasures").status, 404);
}
