//! Tests requests for erasure from an account or an anonymous user: an operator task with a due date and one answer by email. The
//! content of the request is not retained.

use crate::accounts::{link as link_in, newest_email};
use crate::common::procedure_fixture::rows;
use crate::common::procedure_fixture::{ProcedureFixture, why};
use crate::common::{Person, TestServer};
use nidreg::actions::erase::{self, ErasureText};
use nidreg::actions::pending_tasks;
use nidreg::cases::waiting::tasks::Task;
use nidreg::refusal::Refusal;
use nidreg::users::secrets::Token;
use nidreg::users::{Account, Email};

fn wish() -> ErasureText {
    ErasureText::parse("My telephone number in /desk/letters/1").unwrap()
}

fn ask(fixture: &ProcedureFixture, who: &Account) -> Result<(), Refusal> {
    fixture.store.write(|conn| erase::ask(conn, &fixture.post, fixture.now, who, &wish()))
}

fn answer(fixture: &ProcedureFixture, who: &Account, id: &str, declines: bool, said: &str) -> Result<(), Refusal> {
    fixture.act(who, |conn, turn| erase::answer(conn, turn, id, declines, said))
}

fn newest(fixture: &ProcedureFixture) -> String {
    rows(fixture, "SELECT id AS what FROM erasures ORDER BY id DESC").remove(0)
}

fn due(fixture: &ProcedureFixture, who: &Account) -> Vec<String> {
    let mine = fixture.store.read(|conn| pending_tasks::of(conn, who, fixture.now)).unwrap();
    let of = |waits: &&nidreg::cases::waiting::tasks::PendingTask| waits.task == Task::AnswerErasure;
    mine.tasks.iter().filter(of).filter_map(|waits| waits.by).map(|by| nidreg::clock::day(by).to_string()).collect()
}

fn notified(fixture: &ProcedureFixture, to: &str) -> Vec<String> {
    fixture.leaving().into_iter().filter(|email| email.recipient == to).map(|email| email.letter).collect()
}

#[test]
fn erasure_request_is_due_in_a_month_and_answered_once() {
    let fixture = ProcedureFixture::new();
    ask(&fixture, &fixture.otto).unwrap();
    let left = fixture.leaving();
    let about = left.iter().filter(|email| email.letter.starts_with("erasure"));
    let mut to: Vec<_> = about.map(|email| (email.letter.as_str(), email.recipient.as_str())).collect();
    to.sort_unstable();
    assert_eq!(to, [("erasure_waits", "olga@cast.example"), ("erasure_waits", "oskar@cast.example")]);
    assert!(left.iter().all(|email| !email.body.contains("telephone")), "no email repeats the text");
    assert_eq!((due(&fixture, &fixture.olga), due(&fixture, &fixture.rita)), (vec!["2027-02-04".to_owned()], vec![]));
    let id = newest(&fixture);
    assert!(why(answer(&fixture, &fixture.rita, &id, false, "")).contains("Only operators"));
    answer(&fixture, &fixture.olga, &id, false, "The email is empty now.").unwrap();
    let left = fixture.leaving();
    let to: Vec<_> = left.iter().map(|email| (email.letter.as_str(), email.recipient.as_str())).collect();
    assert_eq!(to, [("erasure_answered", "otto@cast.example")]);
    assert!(left[0].body.contains("has been erased") && left[0].body.contains("The email is empty now."), "{}", left[0].body);
    assert_eq!(due(&fixture, &fixture.olga), Vec::<String>::new());
    // The record states that the request was answered, not what was requested.
    let left = "SELECT outcome || '|' || email || '|' || words || '|' || coalesce(account_id, '') AS what FROM erasures";
    assert_eq!(rows(&fixture, left), ["done|||"]);
    let said = rows(&fixture, "SELECT act || ':' || detail AS what FROM events WHERE act LIKE 'erasure%' ORDER BY id");
    assert_eq!(said, ["erasure_asked:", "erasure_answered:done"]);
    assert!(why(answer(&fixture, &fixture.olga, &id, true, "x")).contains("This request"), "once");
}

#[test]
fn declining_erasure_needs_a_reason_and_another_operator() {
    let fixture = ProcedureFixture::new();
    ask(&fixture, &fixture.otto).unwrap();
    fixture.leaving();
    let id = newest(&fixture);
    assert!(why(answer(&fixture, &fixture.olga, &id, true, " ")).contains("Enter the reason"));
    answer(&fixture, &fixture.olga, &id, true, "It is the name under which you asked for urn:harbour.").unwrap();
    let left = fixture.leaving();
    let body = &left.iter().find(|email| email.recipient == "otto@cast.example").unwrap().body;
    assert!(body.contains("urn:harbour") && body.contains("data protection"), "{body}");
    for _ in 0..3 {
        ask(&fixture, &fixture.otto).unwrap();
    }
    assert!(why(ask(&fixture, &fixture.otto)).contains("wait until one of them has been answered"));
    // Operators cannot answer their own requests.
    ask(&fixture, &fixture.olga).unwrap();
    let id = newest(&fixture);
    assert!(why(answer(&fixture, &fixture.olga, &id, true, "no")).contains("Another operator"));
    assert_eq!((due(&fixture, &fixture.olga).len(), due(&fixture, &fixture.oskar).len()), (3, 4));
    // This includes requests made with their email address without signing in.
    let (own, cased) = (Email::parse("oskar@cast.example").unwrap(), Email::parse("OSKAR@cast.example").unwrap());
    for email in [own, cased] {
        fixture.leaving();
        fixture.store.write(|conn| erase::ask_anonymously(conn, &fixture.post, fixture.now, &email, &wish())).unwrap();
        let left = fixture.leaving();
        let token = Token::read(left[0].body.split("/erasure/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
        fixture.store.write(|conn| erase::confirm(conn, &fixture.post, fixture.now, &token)).unwrap();
        let id = newest(&fixture);
        assert!(why(answer(&fixture, &fixture.oskar, &id, true, "It stays.")).contains("Another operator"));
        assert_eq!(due(&fixture, &fixture.oskar).len(), 4);
        answer(&fixture, &fixture.olga, &id, true, "It stays.").unwrap();
    }
}

#[test]
fn anonymous_erasure_request_is_deleted_unless_confirmed() {
    let mut fixture = ProcedureFixture::new();
    fixture.leaving();
    let email = Email::parse("sam@stranger.example").unwrap();
    let ask = |fixture: &ProcedureFixture| {
        fixture.store.write(|conn| erase::ask_anonymously(conn, &fixture.post, fixture.now, &email, &wish()))
    };
    ask(&fixture).unwrap();
    let left = fixture.leaving();
    assert_eq!(left.len(), 1, "no other person is notified");
    assert_eq!(due(&fixture, &fixture.olga), Vec::<String>::new(), "no operator has the task yet");
    let token = Token::read(left[0].body.split("/erasure/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
    let confirm =
        |fixture: &ProcedureFixture| fixture.store.write(|conn| erase::confirm(conn, &fixture.post, fixture.now, &token));
    fixture.days(2);
    confirm(&fixture).unwrap();
    confirm(&fixture).unwrap();
    assert_eq!(notified(&fixture, "olga@cast.example"), ["erasure_waits"], "a second confirmation changes nothing");
    assert_eq!(due(&fixture, &fixture.olga), ["2027-02-06"], "the month begins with the confirmation");
    for _ in 0..4 {
        ask(&fixture).unwrap();
    }
    assert_eq!(notified(&fixture, "sam@stranger.example").len(), 3, "an address gets three links a day");
    fixture.days(8);
    fixture.strike();
    assert_eq!(rows(&fixture, "SELECT id AS what FROM erasures").len(), 1, "an unconfirmed request is deleted");
}

#[test]
fn erasure_request_can_be_submitted_and_answered_on_the_pages() {
    let (db, server) = TestServer::on_new_database(true);
    let nobody = Person::nobody(&server);
    assert!(nobody.get("/help/privacy").body.contains("href=\"/erasure\""));
    let wrong = nobody.post("/erasure", &[("wish", ""), ("email", "x")]);
    assert!(
        wrong.status == 422 && wrong.body.contains("Enter the data to erase") && wrong.body.contains("value=\"x\""),
        "{}",
        wrong.body
    );
    let form = [("wish", "My number in /requests/R-1"), ("email", "sam@stranger.example")];
    assert!(nobody.post("/erasure", &form).body.contains("Check your email"));
    let at = link_in(&newest_email(&db, "sam@stranger.example", "Confirm your request"), "/erasure/");
    assert!(nobody.get(&at).body.contains("Confirm request"));
    assert_eq!(nobody.post(&at, &[]).status, 303);
    assert!(nobody.get(&at).body.contains("The operators will reply to you"));
    let operator = Person::demo(&server, "operator");
    let desk = operator.get("/desk").body;
    let id = desk.split("href=\"/desk/erasures/").nth(1).expect("a row on the desk").split('"').next().unwrap().to_owned();
    assert!(operator.get("/waiting").body.contains("Answer an erasure request"));
    let here = format!("/desk/erasures/{id}");
    assert!(operator.get(&here).body.contains("sam@stranger.example"));
    assert_eq!(operator.post(&here, &[("words", "x")]).status, 422);
    assert_eq!(operator.post(&here, &[("outcome", "declined"), ("words", "")]).status, 422);
    assert_eq!(operator.post(&here, &[("outcome", "declined"), ("words", "It is not there.")]).status, 303);
    assert_eq!(operator.get(&here).status, 404);
    assert!(!operator.get("/desk").body.contains("/desk/erasures/"));
    let other = Person::demo(&server, "other");
    let page = other.get("/erasure").body;
    assert!(page.contains("name=\"wish\"") && !page.contains("name=\"email\""), "an account needs no link");
    assert!(other.get("/account/own").body.contains("href=\"/erasure\""));
    assert_eq!(other.post("/erasure", &[("wish", "")]).status, 422);
    let asked = other.post("/erasure", &[("wish", "My number")]);
    assert_eq!((asked.status, asked.location.as_str()), (303, "/erasure?sent=yes"), "{}", asked.body);
    assert!(other.get("/erasure?sent=yes").body.contains("The operators will reply to you"));
    let desk = operator.get("/desk").body;
    assert!(desk.contains("by a person with an account"));
    let here = desk.split("href=\"/desk/erasures/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(other.get(&format!("/desk/erasures/{here}")).status, 404);
}
