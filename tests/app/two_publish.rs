//! Publishing by two: what one operator prepares another confirms, that and nothing else; and what one publishes alone is told to all.

use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use diesel::connection::SimpleConnection as _;
use nidreg::acts::register::Confirmation;
use nidreg::acts::{hold, prepare, register};
use nidreg::cases::State;
use nidreg::cases::drafts::Start;
use nidreg::cases::prepared::{Content, set_takes_two};
use nidreg::ids::RequestNumber;
use nidreg::people::Account;
use nidreg::refusal::Refusal;
use nidreg::registry::Class;
use nidreg::store::{AnyConnection, Error};
use nidreg::turn::Turn;

fn ready(cast: &Cast, start: &Start) -> RequestNumber {
    let number = cast.submitted(&cast.rita, start);
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.approve(number).unwrap();
    number
}

fn confirmation(cast: &Cast, number: RequestNumber) -> Confirmation {
    cast.confirmation(number)
}

fn content(cast: &Cast, who: &Account, number: RequestNumber, correction: Option<(Class, &str)>) -> Result<Content, Refusal> {
    let typed = confirmation(cast, number);
    cast.store.rehearse(|conn| {
        let turn = Turn { who, now: cast.now, post: &cast.post };
        prepare::content(conn, turn, number, &typed, correction)
    })
}

fn prepared(cast: &Cast, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
    let (seen, typed) = (content(cast, who, number, None)?, confirmation(cast, number));
    cast.act(who, |conn, turn| prepare::prepare(conn, turn, number, &typed, None, &seen))
}

fn confirmed(cast: &Cast, who: &Account, number: RequestNumber) -> Result<(), Refusal> {
    let typed = confirmation(cast, number);
    cast.act(who, |conn, turn| prepare::confirm(conn, turn, number, &typed))
}

#[test]
fn what_one_prepares_another_confirms_and_nobody_publishes_alone() {
    set_takes_two(true);
    let mut cast = Cast::new();
    let (olga, oskar) = (cast.olga.clone(), cast.oskar.clone());
    let number = ready(&cast, &Start::NewFormal("gauge".to_owned()));
    assert!(why(cast.register(number)).contains("requires two operators"));
    assert!(why(confirmed(&cast, &oskar, number)).contains("No publication is prepared"));
    cast.leaving();
    prepared(&cast, &olga, number).unwrap();
    let told: Vec<_> = cast.leaving().into_iter().filter(|email| email.letter == "publication_waits").collect();
    assert_eq!(told.iter().map(|email| email.recipient.as_str()).collect::<Vec<_>>(), ["oskar@cast.example"]);
    assert!(told[0].body.contains("Olga Operator has prepared the publication") && told[0].body.contains("urn:gauge, version 1"));
    assert!(why(prepared(&cast, &oskar, number)).contains("Olga Operator has already prepared the publication"));
    assert!(why(confirmed(&cast, &olga, number)).contains("You prepared the publication. A second operator must confirm it"));
    assert!(
        why(cast.act(&oskar, |conn, turn| prepare::withdraw(conn, turn, number)))
            .contains("Only Olga Operator can cancel their preparation")
    );
    assert!(why(cast.act(&cast.rita, |conn, turn| prepare::withdraw(conn, turn, number))).contains("Only the operator"));
    // Whatever is done to the request makes it void; whoever prepares it again begins anew.
    cast.act(&oskar, |conn, turn| hold::dispute(conn, turn, number, "The old society objects.")).unwrap();
    let refused = why(confirmed(&cast, &oskar, number));
    assert!(refused.contains("since then, Oskar Operator recorded a dispute"), "{refused}");
    prepared(&cast, &oskar, number).unwrap();
    // Taken back, and over after seven days.
    cast.act(&oskar, |conn, turn| prepare::withdraw(conn, turn, number)).unwrap();
    assert!(why(confirmed(&cast, &olga, number)).contains("No publication is prepared"));
    prepared(&cast, &olga, number).unwrap();
    cast.days(7);
    assert!(why(confirmed(&cast, &oskar, number)).contains("the time to confirm has ended"));
    prepared(&cast, &olga, number).unwrap();
    // A day later it is the same text: its date is that of publication.
    cast.days(1);
    confirmed(&cast, &oskar, number).unwrap();
    assert_eq!(cast.state(number), State::Registered);
    let said = registered_detail(&cast, number);
    assert_eq!(said, "urn:gauge, version 1; prepared by Olga Operator");
    assert!(confirmed(&cast, &oskar, number).is_err());
    // The database itself knows that it takes two.
    let forged = cast.store.write(|conn: &mut AnyConnection| {
        let sql = "UPDATE prepared SET outcome = 'confirmed', closed_by = prepared_by, closed_at = prepared_at";
        conn.batch_execute(sql).map_err(Error::from)
    });
    assert!(forged.is_err());
}

fn registered_detail(cast: &Cast, number: RequestNumber) -> String {
    #[derive(diesel::QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::Text)]
        detail: String,
    }
    use diesel::RunQueryDsl as _;
    let sql = format!(
        "SELECT detail FROM events WHERE act IN ('registered', 'corrected') AND request_id = (SELECT id FROM requests WHERE number = '{number}')"
    );
    cast.store.read(|conn| diesel::sql_query(sql).get_result::<Row>(conn).map_err(Error::from)).unwrap().detail
}

#[test]
fn a_number_that_was_given_out_meanwhile_is_no_longer_what_was_prepared() {
    set_takes_two(true);
    let cast = Cast::new();
    let (olga, oskar) = (cast.olga.clone(), cast.oskar.clone());
    let (first, second) = (ready(&cast, &Start::NewInformal), ready(&cast, &Start::NewInformal));
    prepared(&cast, &olga, first).unwrap();
    prepared(&cast, &olga, second).unwrap();
    confirmed(&cast, &oskar, second).unwrap();
    let refused = why(confirmed(&cast, &oskar, first));
    assert!(refused.contains("urn:urn-9, version 1 was prepared, but the publication would now be urn:urn-10"), "{refused}");
    assert_eq!(cast.state(first), State::Ready, "nothing of it stays");
    cast.act(&olga, |conn, turn| prepare::withdraw(conn, turn, first)).unwrap();
    prepared(&cast, &olga, first).unwrap();
    confirmed(&cast, &oskar, first).unwrap();
    assert_eq!(registered_detail(&cast, first), "urn:urn-10, version 1; prepared by Olga Operator", "and no gap");
}

#[test]
fn one_alone_publishes_in_an_emergency_with_a_reason_that_everybody_reads() {
    set_takes_two(true);
    let cast = Cast::new();
    let oskar = cast.oskar.clone();
    let number = ready(&cast, &Start::NewFormal("gauge".to_owned()));
    prepared(&cast, &cast.olga, number).unwrap();
    let typed = confirmation(&cast, number);
    let refused = why(cast.act(&oskar, |conn, turn| prepare::alone(conn, turn, number, &typed, None, " ")));
    assert!(refused.contains("Enter the reason why publication cannot wait"), "{refused}");
    cast.leaving();
    cast.act(&oskar, |conn, turn| prepare::alone(conn, turn, number, &typed, None, "The name is lost at midnight.")).unwrap();
    assert_eq!(cast.state(number), State::Registered);
    let said = registered_detail(&cast, number);
    assert!(said.ends_with("; published without a second operator in an emergency: The name is lost at midnight."), "{said}");
    let mut told: Vec<_> = cast.leaving().into_iter().filter(|email| email.letter == "published_alone").collect();
    told.sort_by(|a, b| a.recipient.cmp(&b.recipient));
    assert_eq!(told.iter().map(|email| email.recipient.as_str()).collect::<Vec<_>>(), ["ada@cast.example", "olga@cast.example"]);
    assert!(told.iter().all(|email| email.body.contains("The name is lost at midnight.")));
}

#[test]
fn a_correction_takes_two_as_well() {
    set_takes_two(true);
    let cast = Cast::new();
    let (olga, oskar) = (cast.olga.clone(), cast.oskar.clone());
    let first = ready(&cast, &Start::NewFormal("gauge".to_owned()));
    prepared(&cast, &olga, first).unwrap();
    confirmed(&cast, &oskar, first).unwrap();
    let start = Start::Correction("gauge".to_owned());
    let number = cast.act(&cast.rita, |conn, turn| nidreg::acts::draft::start(conn, turn, &start, None)).unwrap().number;
    let request = cast.request(number);
    let field = nidreg::template::Field::Purpose;
    let was = nidreg::acts::draft::fingerprint(&request, field);
    let text = request.draft.text(field).replace("learned", "lerned");
    let saving = nidreg::acts::draft::SavedField { field, was: &was, text: &text, done: true };
    cast.act(&cast.rita, |conn, turn| nidreg::acts::draft::save_field(conn, turn, number, &saving)).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    let typed = confirmation(&cast, number);
    let alone = cast
        .act(&olga, |conn, turn| register::publish_correction(conn, turn, number, &typed, Class::Slip, "A slip.").map(|_| ()));
    assert!(why(alone).contains("requires two operators"));
    let wish = Some((Class::Slip, "A slip."));
    let seen = content(&cast, &olga, number, wish).unwrap();
    cast.act(&olga, |conn, turn| prepare::prepare(conn, turn, number, &typed, wish, &seen)).unwrap();
    assert!(why(confirmed(&cast, &olga, number)).contains("You prepared the publication"));
    confirmed(&cast, &oskar, number).unwrap();
    assert_eq!(registered_detail(&cast, number), "urn:gauge, version 1.1: A slip.; prepared by Olga Operator");
}

#[test]
fn both_see_on_their_pages_what_waits_for_whom() {
    let db = TestDb::new();
    let house = House::start_with(&db, true, &[("NIDREG_PUBLISH", "two")]);
    let make_operator = "INSERT INTO account_roles (account_id, role, since) \
                         SELECT id, 'operator', created_at FROM accounts WHERE email = 'other@demo.example'";
    db.bare_store().write(|conn: &mut AnyConnection| conn.batch_execute(make_operator).map_err(Error::from)).unwrap();
    let (first, second) = (Person::demo(&house, "operator"), Person::demo(&house, "other"));
    let number = format!("R-{}-0006", nidreg::clock::day(nidreg::clock::now()).year());
    let at = |path: &str| format!("/desk/{number}{path}");
    let page = first.get(&at("/preview")).body;
    assert!(
        page.contains("Prepare for a second operator") && page.contains("Emergency: publish without a second operator"),
        "{page}"
    );
    let shown = page.split("name=\"shown\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let typed = [("snapshot", "1"), ("confirm", "tidegauge")];
    let stale = first.post(&at("/register"), &[typed[0], typed[1], ("shown", "another")]);
    assert_eq!(stale.status, 422);
    assert!(stale.body.contains("has changed since you opened this page"), "{}", stale.body);
    let wrong = first.post(&at("/register"), &[("snapshot", "1"), ("confirm", "tide"), ("shown", shown)]);
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("Type tidegauge to confirm"));
    assert_eq!(first.post(&at("/register"), &[typed[0], typed[1], ("shown", shown)]).status, 303);
    // It waits for the other one, and not for whoever prepared it.
    assert!(second.get("/desk").body.contains("Review and confirm") && !first.get("/desk").body.contains("Review and confirm"));
    let own = first.get(&at("")).body;
    assert!(own.contains("/prepared/withdraw"));
    assert!(own.contains("Assigned to another operator.") && !own.contains("Action required."), "{own}");
    assert!(
        own.contains("You prepared the publication. Another operator must publish it.") && !own.contains("Preview publication"),
        "{own}"
    );
    assert!(second.get(&at("")).body.contains("Action required."));
    assert!(first.get(&at("/preview")).body.contains("You prepared this publication."));
    assert_eq!(first.post(&at("/prepared/confirm"), &typed).status, 403);
    let page = second.get(&at("/preview")).body;
    assert!(page.contains("prepared this publication") && page.contains("Confirm: Register urn:tidegauge and publish"), "{page}");
    assert!(!second.get(&at("")).body.contains("/prepared/withdraw"));
    let done = second.post(&at("/prepared/confirm"), &typed);
    assert_eq!(done.status, 303, "{}", done.body);
    let public = Person::nobody(&house).get(&format!("/requests/{number}")).body;
    assert!(
        public.contains("prepared the publication; a second operator must confirm it") && public.contains("; prepared by "),
        "{public}"
    );
    assert_eq!(Person::nobody(&house).get("/assignments/urn-formal/tidegauge").status, 200);
}
