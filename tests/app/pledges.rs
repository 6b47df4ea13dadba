//! What a registrant promises: given beside the draft, frozen with the text, published with the version, and found by it.

use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use nidreg::acts::confirm;
use nidreg::acts::pledges::{of_draft, save};
use nidreg::cases::drafts::Start;
use nidreg::cases::pledges::queries::sent;
use nidreg::ids::SnapshotNo;
use nidreg::mail::failing;
use nidreg::people::links;
use nidreg::registry::pledges::contacts::queries::{all, confirmed};
use nidreg::resolution::pledge::{Answer, Pledges, Point, Stand};
use nidreg::store::Error;

fn given(point: Point, stand: Stand, words: &str) -> Pledges {
    let mut pledges = Pledges::default();
    pledges.set(point, Answer { stand, words: words.to_owned() }).unwrap();
    pledges
}

#[test]
fn promises_are_published_with_the_version_and_namespaces_are_found_by_them() {
    let cast = Cast::on(TestDb::new());
    let number = cast.start(&cast.rita, &Start::NewFormal("pledged".to_owned())).unwrap();
    let promised = given(Point::NeverReassign, Stand::Yes, "Numbers are counted up.");
    cast.act(&cast.rita, |conn, turn| save(conn, turn, number, "{}", &promised)).unwrap();
    // Another window was first; somebody else's draft is not there.
    assert!(why(cast.act(&cast.rita, |conn, turn| save(conn, turn, number, "{}", &promised))).contains("another window"));
    assert!(why(cast.act(&cast.edda, |conn, turn| of_draft(conn, turn, number))).contains("not found"));
    cast.submit(&cast.rita, number).unwrap();
    let request = cast.request(number);
    let kept = cast.store.read(|conn| sent(conn, &request.id, SnapshotNo::FIRST)).unwrap();
    assert_eq!(kept, Some(promised));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    for expert in [&cast.edda, &cast.sven] {
        cast.approve_as_expert(expert, number);
    }
    cast.approve(number).unwrap();
    cast.register(number).unwrap();

    let house = House::start(&cast.db, false);
    let nobody = Person::nobody(&house);
    let page = nobody.get("/assignments/urn-formal/pledged").body;
    assert!(page.contains("Numbers are counted up.") && page.contains("Made on ") && page.contains("with version 1"), "{page}");
    assert_eq!(page.matches("Not answered").count(), 4, "what was not answered is said");
    assert!(nobody.get(&format!("/requests/{number}")).body.contains("Numbers are counted up."));
    let found = nobody.get("/assignments/urn-namespaces?promise=never-reassign").body;
    assert!(found.contains("/assignments/urn-formal/pledged") && !found.contains("/assignments/urn-formal/isbn"), "{found}");
    assert!(!nobody.get("/assignments/urn-namespaces?promise=successor").body.contains("urn-formal/pledged"));
    assert_eq!(nobody.get("/assignments/urn-namespaces?promise=charm").status, 400);
}

#[test]
fn five_questions_stand_beside_the_draft_and_none_is_required() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (rita, otto) = (Person::demo(&house, "registrant"), Person::demo(&house, "other"));
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let at = |n: u32| format!("/requests/R-{year}-000{n}/edit/pledges");
    let page = rita.get(&at(1));
    assert_eq!((page.status, page.body.matches("<fieldset").count()), (200, 5), "{}", page.body);
    for section in ["registrant", "assignment"] {
        assert!(rita.get(&format!("/requests/R-{year}-0001/edit/{section}")).body.contains(&at(1)), "{section}");
    }
    let half = rita.post(&at(1), &[("was", "{}"), ("stability", "yes"), ("successor-words", "The national museum")]);
    assert_eq!(half.status, 422);
    assert!(half.body.contains("say how") && half.body.contains("Select an answer to this question as well"), "{}", half.body);
    assert!(half.body.contains("The national museum"), "what was typed stays: {}", half.body);
    assert_eq!(rita.post(&at(1), &[("was", "{}"), ("charm", "yes")]).status, 400);
    let all = [("was", "{}"), ("stability", "partly"), ("stability-words", "Funded until 2030")];
    assert_eq!(rita.post(&at(1), &all).status, 303);
    assert_eq!(rita.post(&at(1), &all).status, 409, "saved in another window");
    assert!(rita.get(&format!("/requests/R-{year}-0001/edit/check")).body.contains("Funded until 2030"));
    // A draft of somebody else is not there; one that is sent is there, and not theirs to change.
    for (path, status) in [(at(1), 404), (at(4), 403)] {
        assert_eq!(otto.get(&path).status, status);
        assert_eq!(otto.post(&path, &all).status, status);
    }
}

/// The link of the newest email that asks a contact, as it is made when the email leaves.
fn link(cast: &Cast, email: &str) -> String {
    let sql = format!(
        "SELECT g.about AS text FROM outbox o JOIN letter_gaps g ON g.outbox_id = o.id WHERE o.letter = 'promise_asked' AND o.recipient = '{email}' AND g.fills = 'link' ORDER BY o.id DESC LIMIT 1"
    );
    let key = cast.store.read(|conn| diesel::sql_query(sql).get_result::<Words>(conn).map_err(Error::from)).unwrap().text;
    cast.store.write(|conn| links::draw(conn, cast.now, &key)).unwrap().secret().to_owned()
}

fn asked(cast: &Cast, letter: &str) -> i64 {
    let sql = format!("SELECT count(*) AS count FROM outbox WHERE letter = '{letter}'");
    cast.store.read(|conn| diesel::sql_query(sql).get_result::<Count>(conn).map_err(Error::from)).unwrap().count
}

#[derive(QueryableByName)]
struct Words {
    #[diesel(sql_type = Text)]
    text: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[test]
fn who_confirmed_once_is_asked_once_a_year_and_given_up_when_silent() {
    let mut cast = Cast::on(TestDb::new());
    cast.registered("pledged");
    let (silent, keen) = ("silent@contact.example", "keen@contact.example");
    let invite = |cast: &Cast, email: &str| cast.act(&cast.olga, |conn, turn| confirm::invite(conn, turn, "pledged", email));
    assert!(why(cast.act(&cast.rita, |conn, turn| confirm::invite(conn, turn, "pledged", keen))).contains("operator"));
    assert!(why(cast.act(&cast.olga, |conn, turn| confirm::invite(conn, turn, "nosuch", keen))).contains("registered"));
    invite(&cast, silent).unwrap();
    invite(&cast, keen).unwrap();
    let press = |cast: &Cast, token: &str| cast.store.write(|conn| confirm::confirm(conn, cast.now, token));
    let (first, token) = (link(&cast, keen), link(&cast, silent));
    assert!(why(press(&cast, &"0".repeat(64))).contains("not found"));
    invite(&cast, keen).unwrap();
    assert!(why(press(&cast, &first)).contains("not found"), "a later link takes the place of an earlier one");
    press(&cast, &link(&cast, keen)).unwrap();
    press(&cast, &link(&cast, keen)).unwrap();

    // Nobody is asked who never pressed, however long ago; who pressed is asked once, a year later.
    let before = asked(&cast, "promise_asked");
    cast.days(365);
    cast.strike();
    assert_eq!(asked(&cast, "promise_asked"), before, "fresh to the day");
    cast.days(1);
    cast.strike();
    cast.strike();
    assert_eq!(asked(&cast, "promise_asked"), before + 1);
    cast.days(59);
    cast.strike();
    assert_eq!(asked(&cast, "promise_silent"), 0);
    cast.days(2);
    cast.strike();
    let operators = asked(&cast, "promise_silent");
    assert!(operators > 0, "the desk is told");
    cast.days(400);
    cast.strike();
    assert_eq!((asked(&cast, "promise_asked"), asked(&cast, "promise_silent")), (before + 1, operators), "and once only");
    let marks = cast.store.read(confirmed).unwrap()["pledged"];
    assert!(marks.silent.is_some() && marks.at.is_some());

    // One press makes it good, also by the contact who was invited and never answered.
    press(&cast, &token).unwrap();
    press(&cast, &link(&cast, keen)).unwrap();
    let marks = cast.store.read(confirmed).unwrap()["pledged"];
    assert_eq!((marks.silent, marks.at), (None, Some(cast.now)));
    // An address at which emails do not arrive is given up at once, without another email.
    cast.days(366);
    for _ in 0..3 {
        cast.store.write(|conn| failing::note(conn, &cast.post, cast.now, (keen, "x", false), "550 5.1.1")).unwrap();
    }
    let before = asked(&cast, "promise_asked");
    cast.strike();
    assert_eq!(asked(&cast, "promise_asked"), before + 1, "the other contact is asked");
    assert!(asked(&cast, "promise_silent") > operators);
    let mine = cast.store.read(all).unwrap().into_iter().find(|contact| contact.email == silent).unwrap();
    cast.act(&cast.olga, |conn, turn| confirm::end(conn, turn, &mine.id)).unwrap();
    assert!(why(press(&cast, &link(&cast, silent))).contains("not found"), "who is asked no more has no link");
}

#[test]
fn one_press_confirms_and_every_reader_sees_since_when() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (operator, nobody) = (Person::demo(&house, "operator"), Person::nobody(&house));
    assert_eq!(operator.post("/desk/promises", &[("nid", "isbn"), ("email", "no address")]).status, 422);
    let invited = operator.post("/desk/promises", &[("nid", "isbn"), ("email", "contact@isbn.example")]);
    assert_eq!(invited.status, 303, "{}", invited.body);
    assert!(operator.get("/desk/promises").body.contains("never confirmed"));
    assert!(!nobody.get("/assignments/urn-formal/isbn").body.contains("A contact confirmed"));
    let api = || -> serde_json::Value { serde_json::from_str(&nobody.get("/api/v1/namespaces/isbn").body).unwrap() };
    assert!(api()["promises"].is_null());
    let store = db.bare_store();
    let sql = "SELECT about AS text FROM letter_gaps g JOIN outbox o ON g.outbox_id = o.id WHERE o.letter = 'promise_asked' AND g.fills = 'link'";
    let key = store.read(|conn| diesel::sql_query(sql).get_result::<Words>(conn).map_err(Error::from)).unwrap().text;
    let token = store.write(|conn| links::draw(conn, nidreg::clock::now(), &key)).unwrap();
    let path = format!("/promises/{}", token.secret());
    assert_eq!(nobody.get("/promises/0").status, 404);
    assert!(nobody.get(&path).body.contains("Confirm registration"));
    assert!(api()["promises"].is_null(), "opening the page confirms nothing");
    assert_eq!(nobody.post(&path, &[]).status, 303);
    assert!(nobody.get(&path).body.contains("Thank you"));
    assert!(nobody.get("/assignments/urn-formal/isbn").body.contains("A contact confirmed the registration on"));
    let now = api();
    assert_eq!((&now["promises"]["fresh"], &now["promises"]["answers"]), (&true.into(), &serde_json::Value::Null), "{now}");
}
