//! Commitments of registrants: saved with the draft, frozen with the revision, published with the version and searchable.

use crate::common::procedure_fixture::{ProcedureFixture, rows, why};
use crate::common::{Person, TestDb, TestServer, column, count};
use nidreg::actions::commitments::{of_draft, save};
use nidreg::actions::confirm;
use nidreg::cases::commitments::queries::sent;
use nidreg::cases::drafts::Start;
use nidreg::ids::SnapshotNo;
use nidreg::mail::failing;
use nidreg::registry::commitments::contacts::queries::{all, confirmed};
use nidreg::users::links;
use urn_registry::resolution::commitment::{Answer, Pledges, Point, Stand};

fn given(point: Point, stand: Stand, words: &str) -> Pledges {
    let mut pledges = Pledges::default();
    pledges.set(point, Answer { stand, words: words.to_owned() }).unwrap();
    pledges
}

#[test]
fn commitments_are_published_with_the_version_and_filter_the_list() {
    let fixture = ProcedureFixture::on(TestDb::new());
    let number = fixture.start(&fixture.rita, &Start::NewFormal("pledged".to_owned())).unwrap();
    let promised = given(Point::NeverReassign, Stand::Yes, "Numbers are counted up.");
    fixture.act(&fixture.rita, |conn, turn| save(conn, turn, number, "{}", &promised)).unwrap();
    // A save from an outdated window is rejected, and another user's draft is not found.
    assert!(why(fixture.act(&fixture.rita, |conn, turn| save(conn, turn, number, "{}", &promised))).contains("another window"));
    assert!(why(fixture.act(&fixture.edda, |conn, turn| of_draft(conn, turn, number))).contains("not found"));
    fixture.submit(&fixture.rita, number).unwrap();
    let request = fixture.request(number);
    let kept = fixture.store.read(|conn| sent(conn, &request.id, SnapshotNo::FIRST)).unwrap();
    assert_eq!(kept, Some(promised));
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    for expert in [&fixture.edda, &fixture.sven] {
        fixture.approve_as_expert(expert, number);
    }
    fixture.approve(number).unwrap();
    fixture.register(number).unwrap();

    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    let page = nobody.get("/assignments/urn-formal/pledged").body;
    assert!(page.contains("Numbers are counted up.") && page.contains("Made on ") && page.contains("with version 1"), "{page}");
    assert_eq!(page.matches("Not answered").count(), 4, "unanswered questions are listed");
    assert!(nobody.get(&format!("/requests/{number}")).body.contains("Numbers are counted up."));
    let found = nobody.get("/assignments/urn-namespaces?promise=never-reassign").body;
    assert!(found.contains("/assignments/urn-formal/pledged") && !found.contains("/assignments/urn-formal/isbn"), "{found}");
    assert!(!nobody.get("/assignments/urn-namespaces?promise=successor").body.contains("urn-formal/pledged"));
    assert_eq!(nobody.get("/assignments/urn-namespaces?promise=charm").status, 400);
}

#[test]
fn draft_has_five_optional_commitment_questions() {
    let (_db, server) = TestServer::on_new_database(true);
    let (rita, otto) = (Person::demo(&server, "registrant"), Person::demo(&server, "other"));
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let at = |n: u32| format!("/requests/R-{year}-000{n}/edit/pledges");
    let page = rita.get(&at(1));
    assert_eq!((page.status, page.body.matches("<fieldset").count()), (200, 5), "{}", page.body);
    for section in ["registrant", "assignment"] {
        assert!(rita.get(&format!("/requests/R-{year}-0001/edit/{section}")).body.contains(&at(1)), "{section}");
    }
    let half = rita.post(&at(1), &[("was", "{}"), ("stability", "yes"), ("successor-words", "The national museum")]);
    assert_eq!(half.status, 422);
    assert!(half.body.contains("state how") && half.body.contains("Select an answer to this question as well"), "{}", half.body);
    assert!(half.body.contains("The national museum"), "the input is preserved: {}", half.body);
    assert_eq!(rita.post(&at(1), &[("was", "{}"), ("charm", "yes")]).status, 400);
    let all = [("was", "{}"), ("stability", "partly"), ("stability-words", "Funded until 2030")];
    assert_eq!(rita.post(&at(1), &all).status, 303);
    assert_eq!(rita.post(&at(1), &all).status, 409, "saved in another window");
    assert!(rita.get(&format!("/requests/R-{year}-0001/edit/check")).body.contains("Funded until 2030"));
    // Another user's draft is not found; a submitted request is found but cannot be changed.
    for (path, status) in [(at(1), 404), (at(4), 403)] {
        assert_eq!(otto.get(&path).status, status);
        assert_eq!(otto.post(&path, &all).status, status);
    }
}

/// The link in the newest email to a contact, generated as at delivery.
fn link(fixture: &ProcedureFixture, email: &str) -> String {
    let sql = format!(
        "SELECT g.about AS what FROM outbox o JOIN letter_gaps g ON g.outbox_id = o.id WHERE o.letter = 'promise_asked' AND o.recipient = '{email}' AND g.fills = 'link' ORDER BY o.id DESC LIMIT 1"
    );
    let key = rows(fixture, &sql).remove(0);
    fixture.store.write(|conn| links::draw(conn, fixture.now, &key)).unwrap().secret().to_owned()
}

fn asked(fixture: &ProcedureFixture, letter: &str) -> i64 {
    count(&fixture.store, &format!("SELECT count(*) AS count FROM outbox WHERE letter = '{letter}'"))
}

#[test]
fn confirmed_contact_is_emailed_yearly_and_flagged_if_unresponsive() {
    let mut fixture = ProcedureFixture::on(TestDb::new());
    fixture.registered("pledged");
    let (silent, keen) = ("silent@contact.example", "keen@contact.example");
    let invite = |fixture: &ProcedureFixture, email: &str| {
        fixture.act(&fixture.olga, |conn, turn| confirm::invite(conn, turn, "pledged", email))
    };
    assert!(why(fixture.act(&fixture.rita, |conn, turn| confirm::invite(conn, turn, "pledged", keen))).contains("operator"));
    assert!(why(fixture.act(&fixture.olga, |conn, turn| confirm::invite(conn, turn, "nosuch", keen))).contains("registered"));
    invite(&fixture, silent).unwrap();
    invite(&fixture, keen).unwrap();
    let press = |fixture: &ProcedureFixture, token: &str| fixture.store.write(|conn| confirm::confirm(conn, fixture.now, token));
    let (first, token) = (link(&fixture, keen), link(&fixture, silent));
    assert!(why(press(&fixture, &"0".repeat(64))).contains("not found"));
    invite(&fixture, keen).unwrap();
    assert!(why(press(&fixture, &first)).contains("not found"), "a later link replaces an earlier one");
    press(&fixture, &link(&fixture, keen)).unwrap();
    press(&fixture, &link(&fixture, keen)).unwrap();

    // A contact who never confirmed is not asked again; one who confirmed is asked once, a year later.
    let before = asked(&fixture, "promise_asked");
    fixture.days(365);
    fixture.strike();
    assert_eq!(asked(&fixture, "promise_asked"), before, "the last confirmation is valid through this day");
    fixture.days(1);
    fixture.strike();
    fixture.strike();
    assert_eq!(asked(&fixture, "promise_asked"), before + 1);
    fixture.days(59);
    fixture.strike();
    assert_eq!(asked(&fixture, "promise_silent"), 0);
    fixture.days(2);
    fixture.strike();
    let operators = asked(&fixture, "promise_silent");
    assert!(operators > 0, "the operators are notified");
    fixture.days(400);
    fixture.strike();
    assert_eq!(
        (asked(&fixture, "promise_asked"), asked(&fixture, "promise_silent")),
        (before + 1, operators),
        "operators are notified only once"
    );
    let marks = fixture.store.read(confirmed).unwrap()["pledged"];
    assert!(marks.silent.is_some() && marks.at.is_some());

    // A confirmation clears the flag; a contact who was invited but never responded can still confirm.
    press(&fixture, &token).unwrap();
    press(&fixture, &link(&fixture, keen)).unwrap();
    let marks = fixture.store.read(confirmed).unwrap()["pledged"];
    assert_eq!((marks.silent, marks.at), (None, Some(fixture.now)));
    // A contact whose email bounces is treated as unresponsive at once, without another email.
    fixture.days(366);
    for _ in 0..3 {
        fixture.store.write(|conn| failing::note(conn, &fixture.post, fixture.now, (keen, "x", false), "550 5.1.1")).unwrap();
    }
    let before = asked(&fixture, "promise_asked");
    fixture.strike();
    assert_eq!(asked(&fixture, "promise_asked"), before + 1, "the other contact is asked to confirm");
    assert!(asked(&fixture, "promise_silent") > operators);
    let mine = fixture.store.read(all).unwrap().into_iter().find(|contact| contact.email == silent).unwrap();
    fixture.act(&fixture.olga, |conn, turn| confirm::end(conn, turn, &mine.id)).unwrap();
    assert!(why(press(&fixture, &link(&fixture, silent))).contains("not found"), "a contact who is no longer asked has no link");
}

#[test]
fn one_click_confirms_a_registration_and_the_date_is_public() {
    let (db, server) = TestServer::on_new_database(true);
    let (operator, nobody) = (Person::demo(&server, "operator"), Person::nobody(&server));
    assert_eq!(operator.post("/desk/promises", &[("nid", "isbn"), ("email", "no address")]).status, 422);
    let invited = operator.post("/desk/promises", &[("nid", "isbn"), ("email", "contact@isbn.example")]);
    assert_eq!(invited.status, 303, "{}", invited.body);
    assert!(operator.get("/desk/promises").body.contains("never confirmed"));
    assert!(!nobody.get("/assignments/urn-formal/isbn").body.contains("A contact confirmed"));
    let api = || -> serde_json::Value { serde_json::from_str(&nobody.get("/api/v1/namespaces/isbn").body).unwrap() };
    assert!(api()["promises"].is_null());
    let store = db.bare_store();
    let sql = "SELECT about AS what FROM letter_gaps g JOIN outbox o ON g.outbox_id = o.id WHERE o.letter = 'promise_asked' AND g.fills = 'link'";
    let key = column(&store, sql).remove(0);
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
