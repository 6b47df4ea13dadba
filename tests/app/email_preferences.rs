//! Tests that users choose which emails they get, and that emails which require their action are always sent.

use crate::common::procedure_fixture::ProcedureFixture;
use crate::common::{Person, TestServer};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::actions::comment::comment;
use nidreg::actions::email_preferences::{self, Preferences};
use nidreg::actions::receive::{Fate, receive};
use nidreg::actions::request_info;
use nidreg::cases::comments::NewComment;
use nidreg::ids::RequestNumber;
use nidreg::mail::choices::Topic;
use nidreg::mail::inbound::{Purpose, reply_address, signed_with};
use nidreg::mail::queries::Due;
use nidreg::mail::{LinkKey, delivery, outbox};
use nidreg::store::Error;
use nidreg::users::Account;

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    body: String,
}

fn written(fixture: &ProcedureFixture, letter: &str, who: &Account) -> Vec<Row> {
    let sql = format!("SELECT id, body FROM outbox WHERE letter = '{letter}' AND recipient = '{}' ORDER BY id", who.email);
    fixture.store.read(|conn| diesel::sql_query(&sql).load::<Row>(conn).map_err(Error::from)).unwrap()
}

fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.post.links = Some(LinkKey([9; 32].into()));
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda]);
    fixture.disclose(&fixture.edda, number, false).unwrap();
    say(&fixture, number, "One.");
    (fixture, number)
}

fn say(fixture: &ProcedureFixture, number: RequestNumber, words: &str) {
    fixture
        .act(&fixture.edda, |conn, turn| comment(conn, turn, number, &NewComment { body: words, ..NewComment::default() }))
        .unwrap();
}

/// Takes all outgoing email; email about a comment is delayed by ten minutes.
fn all_due(fixture: &ProcedureFixture) -> Vec<Due> {
    let later = fixture.now + jiff::SignedDuration::from_mins(11);
    let mut all = Vec::new();
    while let Some(one) = fixture.store.write(|conn| outbox::take_due(conn, &fixture.post, later)).unwrap().pop() {
        all.push(one);
    }
    all
}

/// The token in the link to the email preferences.
fn word(body: &str) -> String {
    body.split("/letters/").nth(1).unwrap().split_whitespace().next().unwrap().to_owned()
}

#[test]
fn one_click_unsubscribe_stops_informational_email_but_not_questions() {
    let (fixture, number) = scene();
    let due = all_due(&fixture);
    let about = |letter: &str| due.iter().find(|one| one.letter == letter && one.recipient == "rita@cast.example").unwrap();
    let sent = |one: &Due| String::from_utf8(delivery::message(one, &fixture.post).unwrap().formatted()).unwrap();
    let comment = sent(about("comment"));
    let token = word(&about("comment").body);
    assert!(
        comment.replace("\r\n ", " ").contains(&format!("List-Unsubscribe: <https://registry.example/letters/{token}/stop>")),
        "{comment}"
    );
    for line in [
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        &format!("List-Id: <{}.registry.example>", number.to_string().to_lowercase()),
        "Auto-Submitted: auto-generated",
        "Precedence: bulk",
    ] {
        assert!(comment.contains(line), "{line}: {comment}");
    }
    fixture.store.write(|conn| email_preferences::stop_at_once(conn, &fixture.post, fixture.now, &token)).unwrap();
    say(&fixture, number, "Two.");
    assert_eq!(written(&fixture, "comment", &fixture.rita).len(), 1);
    // A question requires her action: its email has no such header, states why, and is sent.
    fixture.act(&fixture.edda, |conn, turn| request_info::ask(conn, turn, number, "Who pays?")).unwrap();
    let question = written(&fixture, "question", &fixture.rita);
    assert!(question[0].body.contains("it requires your action"), "{}", question[0].body);
    let due = all_due(&fixture);
    let asked = due.iter().find(|one| one.letter == "question").unwrap();
    assert!(!sent(asked).contains("List-Unsubscribe"));
    // With the same link she subscribes again and stops reminders for all requests.
    let by_link = |fixture: &ProcedureFixture| {
        fixture.store.read(|conn| email_preferences::by_link(conn, &fixture.post, &token, fixture.now)).unwrap()
    };
    let shown = by_link(&fixture);
    assert_eq!(
        shown.requests.iter().map(|one| (one.number, one.subject.title().to_string(), one.comes)).collect::<Vec<_>>(),
        [(number, "urn:harbour".to_owned(), false)]
    );
    let wish = Preferences {
        topics: vec![Topic::Discussion, Topic::Texts, Topic::Progress, Topic::Registrations, Topic::Digest, Topic::Followed],
        requests: vec![number],
        lang: None,
    };
    fixture.store.write(|conn| email_preferences::choose(conn, fixture.now, &shown, &wish)).unwrap();
    assert_eq!(by_link(&fixture).stopped, [Topic::Reminders]);
    say(&fixture, number, "Three.");
    assert_eq!(written(&fixture, "comment", &fixture.rita).len(), 2);
    // A link with a wrong token is rejected.
    let wrong = token.replacen(&token[..4], if token.starts_with("0000") { "1111" } else { "0000" }, 1);
    assert!(fixture.store.read(|conn| email_preferences::by_link(conn, &fixture.post, &wrong, fixture.now)).is_err());
}

#[test]
fn stop_reply_unsubscribes_the_sender_and_is_not_published() {
    let (fixture, number) = scene();
    let id = &written(&fixture, "comment", &fixture.rita)[0].id;
    let to = reply_address(fixture.post.reply.as_ref().unwrap(), id);
    let email = format!(
        "From: rita@cast.example\r\nTo: {to}\r\nSubject: Re: x\r\nMessage-ID: <1@x>\r\n\r\nPlease stop sending me these letters.\r\n"
    );
    let fate = fixture.store.write(|conn| receive(conn, &fixture.post, fixture.now, email.as_bytes())).unwrap();
    assert!(matches!(&fate, Fate::Dropped(why) if why.contains("asked to stop")), "{fate:?}");
    say(&fixture, number, "Two.");
    assert_eq!(written(&fixture, "comment", &fixture.rita).len(), 1);
    let notified = written(&fixture, "stopped", &fixture.rita);
    assert!(
        notified[0].body.replace('\n', " ").contains(&format!("informational emails about {number}"))
            && notified[0].body.contains("/letters/"),
        "{}",
        notified[0].body
    );
}

#[test]
fn one_click_unsubscribe_works_cross_origin_but_other_forms_do_not() {
    let (db, server) = TestServer::on_new_database(true);
    let registrant = Person::demo(&server, "registrant");
    // The demonstration data may have been created with another key, so use an email written by this server.
    let number = format!("R-{}-0009", nidreg::clock::day(nidreg::clock::now()).year());
    let said =
        Person::demo(&server, "second-expert").post(&format!("/reviews/{number}/comment"), &[("comment", "One more word.")]);
    assert_eq!(said.status, 303, "{}", said.body);
    let sql =
        "SELECT id, body FROM outbox WHERE letter = 'comment' AND recipient = 'registrant@demo.example' ORDER BY id DESC LIMIT 1";
    let row = db.store().read(|conn| diesel::sql_query(sql).get_result::<Row>(conn).map_err(Error::from)).unwrap();
    assert!(row.body.contains("/letters/"), "{}", row.body);
    let key = std::fs::read(db.dir.path().join("nidreg.key")).unwrap();
    let page = format!("/letters/{}", signed_with(&<[u8; 32]>::try_from(key).unwrap().into(), Purpose::Choose, &row.id));
    let nobody = Person::nobody(&server);
    let shown = nobody.get(&page);
    assert!(shown.status == 200 && shown.body.contains("registrant@demo.example"), "{}", shown.body);
    assert!(nobody.get(&format!("{page}/stop")).body.contains("checked"), "opening the page stops nothing");
    let from_elsewhere = |path: &str, body: &str| {
        let headers = [("Origin", "https://mail.elsewhere.example"), ("Content-Type", "application/x-www-form-urlencoded")];
        nobody.post_raw(path, body.as_bytes(), &headers).status
    };
    assert_eq!(from_elsewhere(&page, "topic=digest"), 403);
    assert_eq!(from_elsewhere(&format!("{page}/stop"), "List-Unsubscribe=Two"), 400);
    assert_eq!(from_elsewhere(&format!("{page}/stop"), "List-Unsubscribe=One-Click"), 200);
    let own = registrant.get("/account/letters");
    assert!(own.body.contains("Individual requests"), "{}", own.body);
    assert_eq!(registrant.post("/account/letters", &[("topic", "progress")]).status, 303);
    assert_eq!(registrant.get("/account/letters").body.matches(" checked").count(), 1);
}

#[test]
fn account_page_reports_failing_address_until_its_owner_confirms_it() {
    let (db, server) = TestServer::on_new_database(true);
    let registrant = Person::demo(&server, "registrant");
    assert!(!registrant.get("/account").body.contains("do not arrive"));
    let sql = "INSERT INTO failing_addresses (address, failures, why, last_at, paused_at) VALUES ('registrant@demo.example', 3, '5.1.1 no such person', '2026-12-01T08:41:00.000000Z', '2026-12-01T08:41:00.000000Z')";
    db.store().write(|conn| diesel::sql_query(sql).execute(conn).map_err(Error::from)).unwrap();
    let page = registrant.get("/account").body;
    for words in ["3 emails", "Sending to this address is paused", "5.1.1 no such person", "My address works again"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(!Person::demo(&server, "expert").get("/account").body.contains("do not arrive"), "other accounts are not affected");
    assert_eq!(registrant.post("/account/letters/arrive", &[]).status, 303);
    assert!(!registrant.get("/account").body.contains("do not arrive"));
    assert_eq!(registrant.post("/account/letters/arrive", &[]).status, 409, "You do not need to do anything");
    assert_eq!(Person::nobody(&server).post("/account/letters/arrive", &[]).status, 401);
}
