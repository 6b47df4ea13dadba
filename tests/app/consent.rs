//! A correction that changes what a text says: refused, unless two operators and an expert consent to exactly that text.

use crate::common::cast::rewrite;
use crate::common::cast::{Cast, at_once, why};
use crate::common::operator::{done, run};
use crate::common::{House, Person, TestDb};
use diesel::RunQueryDsl as _;
use diesel::sql_types::Text as SqlText;
use nidreg::acts::register::{Confirmation, publish_correction};
use nidreg::acts::{ask, consent, disclose, draft};
use nidreg::cases::State;
use nidreg::cases::drafts::Start;
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::nid::Nid;
use nidreg::people::Account;
use nidreg::refusal::Refusal;
use nidreg::registry::{Class, Edition, queries};
use nidreg::reviews::experts::Interest;
use nidreg::template::Field;

const GROUNDS: &str = "The text that was approved says one to thirteen digits; an older one was published.";

fn thirteen(cast: &Cast) -> RequestNumber {
    let start = Start::Correction("gauge".to_owned());
    let number = cast.act(&cast.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap().number;
    rewrite(cast, number, Field::Syntax, "one to twelve", "one to thirteen");
    number
}

fn grounds(cast: &Cast, number: RequestNumber, words: &str) -> Result<(), Refusal> {
    cast.act(&cast.rita, |conn, turn| consent::set_grounds(conn, turn, number, None, words).map(|_| ()))
}

fn consent(cast: &Cast, who: &Account, number: RequestNumber, text: i64) -> Result<(), Refusal> {
    cast.act(who, |conn, turn| consent::give(conn, turn, number, text.into(), "I compared both."))
}

fn publish(cast: &Cast, who: &Account, number: RequestNumber) -> Result<Edition, Refusal> {
    let confirmation = Confirmation { snapshot: cast.snapshot(number), typed: "gauge".to_owned(), despite_appeal: String::new() };
    cast.act(who, |conn, turn| publish_correction(conn, turn, number, &confirmation, Class::Other, "As it was approved."))
}

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = SqlText)]
    what: String,
}

/// Who got a letter of this kind.
fn told(cast: &Cast, letter: &str) -> Vec<String> {
    let sql = format!("SELECT recipient AS what FROM outbox WHERE letter = '{letter}' ORDER BY recipient");
    let rows: Vec<Row> = cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(nidreg::store::Error::from)).unwrap();
    rows.into_iter().map(|row| row.what.replace("@cast.example", "")).collect()
}

#[test]
fn what_was_published_wrongly_is_corrected_with_the_consent_of_three_people() {
    let cast = Cast::new();
    cast.registered("gauge");
    let number = thirteen(&cast);
    assert!(why(cast.submit(&cast.rita, number)).contains("Request a new version instead"));
    grounds(&cast, number, GROUNDS).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    // The experts of the registry are asked; nobody has to be assigned first.
    assert_eq!(told(&cast, "consent_asked"), ["edda", "sven", "tara"]);
    assert!(why(publish(&cast, &cast.olga, number)).contains("a second operator and an expert have consented"));
    assert!(why(consent(&cast, &cast.rita, number, 1)).contains("Only operators and experts"));
    assert!(why(consent(&cast, &cast.otto, number, 1)).contains("Only operators and experts"));
    assert!(why(consent(&cast, &cast.sven, number, 2)).contains("after you opened this page with revision 2"));
    cast.act(&cast.tara, |conn, turn| disclose::disclose(conn, turn, number, Interest::Conflict, "I wrote the handbook.", false))
        .unwrap();
    assert!(why(consent(&cast, &cast.tara, number, 1)).contains("Only operators and experts"), "a conflict");

    consent(&cast, &cast.olga, number, 1).unwrap();
    assert!(why(consent(&cast, &cast.olga, number, 1)).contains("You have already consented"));
    consent(&cast, &cast.sven, number, 1).unwrap();
    assert_eq!(told(&cast, "consented"), ["olga", "oskar", "oskar", "rita", "rita"]);
    // Whoever publishes it is not counted twice.
    assert!(why(publish(&cast, &cast.olga, number)).contains("a second operator has consented"));
    cast.act(&cast.sven, |conn, turn| consent::take_back(conn, turn, number, SnapshotNo::FIRST, "I looked at the wrong one."))
        .unwrap();
    assert!(why(publish(&cast, &cast.oskar, number)).contains("an expert has consented"));
    consent(&cast, &cast.sven, number, 1).unwrap();
    assert_eq!(publish(&cast, &cast.oskar, number).unwrap().number, 1);
    assert_eq!(cast.state(number), State::Registered);

    let nid = Nid::parse("gauge").unwrap();
    let version = cast.store.read(|conn| queries::versions_of(conn, &nid)).unwrap().pop().unwrap();
    assert!(version.number == 1 && version.wording().unwrap().canonical.contains("one to thirteen"));
    let sql = "SELECT detail AS what FROM events WHERE act = 'corrected'";
    let said: Vec<Row> = cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(nidreg::store::Error::from)).unwrap();
    assert!(said[0].what.ends_with("with the consent of Olga Operator (operator) and Sven Expert (expert)."), "{}", said[0].what);
    assert!(why(consent(&cast, &cast.sven, number, 1)).contains("while it is with the operators"));
}

#[test]
fn consent_is_to_one_text_and_a_new_text_needs_it_anew() {
    let cast = Cast::new();
    cast.registered("gauge");
    let number = thirteen(&cast);
    grounds(&cast, number, GROUNDS).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    consent(&cast, &cast.olga, number, 1).unwrap();
    consent(&cast, &cast.sven, number, 1).unwrap();
    cast.act(&cast.oskar, |conn, turn| ask::ask(conn, turn, number, "Thirteen or fourteen?")).unwrap();
    assert!(why(consent(&cast, &cast.edda, number, 1)).contains("while it is with the operators"));
    rewrite(&cast, number, Field::Syntax, "one to thirteen", "one to fourteen");
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "Fourteen.", true)).unwrap();
    assert_eq!(told(&cast, "consent_asked").len(), 6, "the experts are asked about the new text");
    assert!(why(publish(&cast, &cast.oskar, number)).contains("a second operator and an expert"));
    // Without grounds the text is refused as before.
    cast.act(&cast.oskar, |conn, turn| ask::ask(conn, turn, number, "Are you sure?")).unwrap();
    grounds(&cast, number, " ").unwrap();
    let answer = cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "No.", true));
    assert!(why(answer).contains("Request a new version instead"));
}

#[test]
fn what_changes_only_form_needs_no_consent_and_asks_nobody() {
    let cast = Cast::new();
    cast.registered("gauge");
    let start = Start::Correction("gauge".to_owned());
    let number = cast.act(&cast.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap().number;
    rewrite(&cast, number, Field::Purpose, "society", "societty");
    grounds(&cast, number, GROUNDS).unwrap();
    assert!(why(grounds(&cast, number, &"x".repeat(1 << 20))).contains("at most"));
    cast.submit(&cast.rita, number).unwrap();
    assert!(told(&cast, "consent_asked").is_empty());
    assert!(why(consent(&cast, &cast.sven, number, 1)).contains("does not require consent"));
    publish(&cast, &cast.olga, number).unwrap();
    let other = cast.start(&cast.rita, &Start::Revision("gauge".into())).unwrap();
    assert!(why(grounds(&cast, other, GROUNDS)).contains("Only a correction needs an explanation"));
}

#[test]
fn the_pages_say_whose_consent_is_missing_and_take_it() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let registrant = Person::demo(&house, "registrant");
    let begun = registrant.post("/register", &[("kind", "correction"), ("revise", "example")]);
    assert_eq!(begun.status, 303, "{}", begun.body);
    let number = begun.location.split('/').nth(2).unwrap().to_owned();
    let (edit, page) = (format!("/requests/{number}/edit"), format!("/requests/{number}"));
    let form = registrant.get(&format!("{edit}/purpose"));
    let was = form.body.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let text = "Something else entirely, which nobody approved.";
    let saved = registrant.post(&format!("{edit}/purpose"), &[("was", &was), ("purpose", text), ("done", "yes")]);
    assert_eq!(saved.status, 303, "{}", saved.body);
    let check = registrant.get(&format!("{edit}/check")).body;
    assert!(check.contains("Change of substance") && check.contains("Request a new"), "{check}");
    assert_eq!(registrant.post(&format!("{edit}/grounds"), &[("grounds", "An older text was taken.")]).status, 303);
    let revision = registrant.get(&format!("{edit}/check")).body;
    let revision = revision.split("name=\"revision\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let sent = registrant.post(&format!("{edit}/check"), &[("revision", &revision)]);
    assert_eq!(sent.status, 303, "{}", sent.body);

    let reader = Person::nobody(&house).get(&page).body;
    assert!(reader.contains("An older text was taken.") && reader.contains("a second operator and an expert have consented"));
    assert!(!reader.contains("/consent\""), "nobody consents who holds no office");
    let expert = Person::demo(&house, "expert");
    let queue = expert.get("/reviews").body;
    assert!(queue.contains(&format!("{page}#consent")) && queue.contains("Consent to a correction of substance"), "{queue}");
    let at = format!("{page}/consent");
    assert!(expert.get(&page).body.contains("You are consenting as an expert"));
    let empty = expert.post(&at, &[("snapshot", "1"), ("consent_reason", "")]);
    assert!(empty.status == 422 && empty.body.contains("It will be public with your name"));
    assert_eq!(expert.post(&at, &[("snapshot", "1"), ("consent_reason", "The list has it so.")]).status, 303);
    assert!(!expert.get("/reviews").body.contains(&format!("{page}#consent")));
    done(&run(&db, &["account", "set-role", "--email", "second-expert@demo.example", "--role", "operator"]));
    let second = Person::demo(&house, "second-expert");
    assert!(second.get(&format!("/desk/{number}")).body.contains("You are consenting as an operator"));
    assert_eq!(second.post(&at, &[("snapshot", "1"), ("consent_reason", "So it was approved.")]).status, 303);
    let operator = Person::demo(&house, "operator");
    let form = [("snapshot", "1"), ("confirm", "example"), ("class", "other"), ("reason", "As it was approved.")];
    let published = operator.post(&format!("/desk/{number}/correct"), &form);
    assert_eq!(published.status, 303, "{}", published.body);
    let reader = Person::nobody(&house).get(&page).body;
    assert!(
        reader.contains("The list has it so.")
            && reader.contains("So it was approved.")
            && !reader.contains("The correction can be published when")
    );
}

#[test]
fn who_consents_or_publishes_at_once_does_it_once() {
    let mut cast = Cast::new();
    cast.registered("gauge");
    for round in 0..6 {
        let (from, to) = if round % 2 == 0 { ("one to twelve", "one to thirteen") } else { ("one to thirteen", "one to twelve") };
        let start = Start::Correction("gauge".to_owned());
        let number = cast.act(&cast.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap().number;
        rewrite(&cast, number, Field::Syntax, from, to);
        grounds(&cast, number, GROUNDS).unwrap();
        cast.submit(&cast.rita, number).unwrap();
        // One person in two windows, and two people at the same moment.
        let (done, refused) = at_once(vec![
            Box::new(|| consent(&cast, &cast.sven, number, 1)),
            Box::new(|| consent(&cast, &cast.sven, number, 1)),
            Box::new(|| consent(&cast, &cast.olga, number, 1)),
        ]);
        assert_eq!(done, 2, "{refused:?}");
        assert!(refused.iter().all(|why| why.contains("You have already consented")), "{refused:?}");
        // Published by one of two, while the expert takes the consent back: it stood when it was published, or nothing was.
        let (done, refused) = at_once(vec![
            Box::new(|| publish(&cast, &cast.oskar, number).map(|_| ())),
            Box::new(|| publish(&cast, &cast.oskar, number).map(|_| ())),
            Box::new(|| {
                cast.act(&cast.sven, |conn, turn| {
                    consent::take_back(conn, turn, number, SnapshotNo::FIRST, "I looked at the wrong one.")
                })
            }),
        ]);
        assert_eq!(done, 1, "{refused:?}");
        if cast.state(number) != State::Registered {
            consent(&cast, &cast.sven, number, 1).unwrap();
            publish(&cast, &cast.oskar, number).unwrap();
        }
        let sql = "SELECT detail AS what FROM events WHERE act = 'corrected'";
        let said: Vec<Row> =
            cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(nidreg::store::Error::from)).unwrap();
        assert_eq!(said.len(), round + 1, "one correction a round");
        assert!(said.iter().all(|row| row.what.contains("Sven Expert (expert)")));
        cast.days(1);
    }
}
