//! Tests following a request by email: anyone with an account can follow any submitted request, is notified once of each public activity,
//! and can stop following on the page or with one click in an email.

use crate::common::procedure_fixture::{ProcedureFixture, rows, run, why};
use crate::common::{Person, TestServer};
use nidreg::actions::comment::comment;
use nidreg::actions::follow::{self, Following, following};
use nidreg::actions::{email_preferences, own_account};
use nidreg::cases::comments::NewComment;
use nidreg::cases::drafts::Start;
use nidreg::ids::RequestNumber;
use nidreg::jobs;
use nidreg::mail::LinkKey;
use nidreg::mail::inbound::{Purpose, signed_with};
use nidreg::users::Account;

fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.post.links = Some(LinkKey([9; 32].into()));
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.edda, number, false).unwrap();
    fixture.disclose(&fixture.sven, number, true).unwrap();
    fixture.minutes(1);
    (fixture, number)
}

fn say(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, body: &str) {
    fixture.act(who, |conn, turn| comment(conn, turn, number, &NewComment { body, ..NewComment::default() })).unwrap();
}

/// The texts of the emails to a follower, oldest first.
fn notified(fixture: &ProcedureFixture, who: &Account) -> Vec<String> {
    let sql = format!("SELECT body AS what FROM outbox WHERE letter = 'followed' AND recipient = '{}' ORDER BY id", who.email);
    rows(fixture, &sql).iter().map(|body| body.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn state(fixture: &ProcedureFixture, number: RequestNumber, who: &Account) -> Following {
    let seen = fixture.seen(number, Some(who));
    fixture.store.read(|conn| following(conn, &seen, &who.id)).unwrap()
}

#[test]
fn follower_is_notified_once_of_each_activity() {
    let (mut fixture, number) = scene();
    let (otto, edda, sven) = (fixture.otto.clone(), fixture.edda.clone(), fixture.sven.clone());
    assert_eq!(state(&fixture, number, &otto), Following::No);
    fixture.act(&otto, |conn, turn| follow::follow(conn, turn, number)).unwrap();
    assert_eq!(state(&fixture, number, &otto), Following::Yes);
    fixture.strike();
    assert!(notified(&fixture, &otto).is_empty(), "earlier activity is not sent");
    fixture.minutes(1);
    say(&fixture, &edda, number, "Who pays for it?");
    say(&fixture, &sven, number, "How long is a name?");
    fixture.minutes(9);
    fixture.strike();
    assert!(notified(&fixture, &otto).is_empty(), "a comment can still be withdrawn");
    fixture.minutes(1);
    fixture.strike();
    fixture.strike();
    let all = notified(&fixture, &otto);
    assert_eq!(all.len(), 1, "{all:#?}");
    for words in ["4 January 2027: Edda Lead commented", "Designated expert commented", "because you follow this request"] {
        assert!(all[0].contains(words), "{words}: {all:#?}");
    }
    assert!(!all[0].contains("Who pays") && !all[0].contains("Sven"), "{all:#?}");
    // Later activity is in another email, and nothing is sent twice.
    say(&fixture, &edda, number, "And who keeps it?");
    fixture.minutes(11);
    fixture.strike();
    assert_eq!(notified(&fixture, &otto).len(), 2);
    assert_eq!(notified(&fixture, &otto)[1].matches("commented").count(), 1);
}

/// Finding: an error with the email to one follower stopped the emails to the others.
#[test]
fn error_with_one_follower_does_not_stop_the_others() {
    let (mut fixture, number) = scene();
    let (otto, tara, edda) = (fixture.otto.clone(), fixture.tara.clone(), fixture.edda.clone());
    for who in [&otto, &tara] {
        fixture.act(who, |conn, turn| follow::follow(conn, turn, number)).unwrap();
    }
    fixture.minutes(1);
    say(&fixture, &edda, number, "Who pays for it?");
    fixture.minutes(11);
    let refused = [&otto, &tara].into_iter().min_by_key(|who| who.id.to_string()).unwrap();
    let when = format!("NEW.letter = 'followed' AND NEW.recipient = '{}'", refused.email);
    if fixture.db.is_postgres() {
        run(&fixture, "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$");
        let each = format!("CREATE TRIGGER refuse BEFORE INSERT ON outbox FOR EACH ROW WHEN ({when}) EXECUTE FUNCTION refuse()");
        run(&fixture, &each);
    } else {
        run(&fixture, &format!("CREATE TRIGGER refuse BEFORE INSERT ON outbox WHEN {when} BEGIN SELECT RAISE(ABORT, 'no'); END"));
    }
    let done = jobs::run(&fixture.store, &fixture.post, fixture.now).unwrap();
    assert_eq!(done.failed, 1);
    let all = || [&otto, &tara].map(|who| notified(&fixture, who).len()).iter().sum::<usize>();
    assert!(notified(&fixture, refused).is_empty() && all() == 1);
    run(&fixture, if fixture.db.is_postgres() { "DROP TRIGGER refuse ON outbox" } else { "DROP TRIGGER refuse" });
    assert_eq!(jobs::run(&fixture.store, &fixture.post, fixture.now).unwrap().failed, 0);
    assert_eq!(all(), 2);
}

#[test]
fn follower_can_unfollow_on_the_page_or_with_one_click_and_follow_again() {
    let (mut fixture, number) = scene();
    let (otto, edda) = (fixture.otto.clone(), fixture.edda.clone());
    let follow = |fixture: &ProcedureFixture| fixture.act(&otto, |conn, turn| follow::follow(conn, turn, number)).unwrap();
    follow(&fixture);
    fixture.minutes(1);
    say(&fixture, &edda, number, "One.");
    fixture.minutes(11);
    fixture.strike();
    assert_eq!(notified(&fixture, &otto).len(), 1);
    let id = rows(&fixture, "SELECT id AS what FROM outbox WHERE letter = 'followed'").remove(0);
    let word = signed_with(&[9; 32].into(), Purpose::Choose, &id);
    fixture.store.write(|conn| email_preferences::stop_at_once(conn, &fixture.post, fixture.now, &word)).unwrap();
    assert_eq!(state(&fixture, number, &otto), Following::No);
    say(&fixture, &edda, number, "Two.");
    fixture.minutes(11);
    fixture.strike();
    assert_eq!(notified(&fixture, &otto).len(), 1);
    follow(&fixture);
    let chosen = fixture.store.read(|conn| email_preferences::of(conn, &otto, fixture.now)).unwrap();
    assert!(chosen.requests.iter().any(|one| one.number == number && one.comes), "{chosen:?}");
    fixture.minutes(1);
    say(&fixture, &edda, number, "Three.");
    fixture.minutes(11);
    fixture.strike();
    assert_eq!(notified(&fixture, &otto).len(), 2);
    fixture.act(&otto, |conn, turn| follow::unfollow(conn, turn, number)).unwrap();
    say(&fixture, &edda, number, "Four.");
    fixture.minutes(11);
    fixture.strike();
    assert_eq!(notified(&fixture, &otto).len(), 2);
}

#[test]
fn participants_and_closed_accounts_cannot_follow() {
    let (mut fixture, number) = scene();
    for who in [fixture.rita.clone(), fixture.sven.clone()] {
        assert_eq!(state(&fixture, number, &who), Following::TakesPart);
        assert!(why(fixture.act(&who, |conn, turn| follow::follow(conn, turn, number))).contains("already receive emails"));
    }
    let draft = fixture.start(&fixture.rita, &Start::NewFormal("quay".into())).unwrap();
    let otto = fixture.otto.clone();
    assert!(why(fixture.act(&otto, |conn, turn| follow::follow(conn, turn, draft))).contains("not found"));
    fixture.act(&otto, |conn, turn| follow::follow(conn, turn, number)).unwrap();
    fixture.store.write(|conn| own_account::close(conn, &fixture.post, fixture.now, &otto)).unwrap();
    assert!(rows(&fixture, "SELECT account_id AS what FROM followers").is_empty());
    let edda = fixture.edda.clone();
    say(&fixture, &edda, number, "One.");
    fixture.minutes(11);
    fixture.strike();
    assert!(notified(&fixture, &otto).is_empty());
}

#[test]
fn request_page_has_a_button_to_follow_it() {
    let (_db, server) = TestServer::on_new_database(true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let page = format!("/requests/R-{year}-0009");
    let (reader, nobody) = (Person::demo(&server, "liaison"), Person::nobody(&server));
    assert!(nobody.get(&page).body.contains(&format!("href=\"/sign-in?next={page}\"")));
    assert!(reader.get(&page).body.contains("Follow by email"));
    assert_eq!(reader.post(&format!("{page}/follow"), &[]).status, 303);
    let followed = reader.get(&page).body;
    assert!(followed.contains("You are following this request") && followed.contains("Stop following"), "{followed}");
    assert_eq!(reader.post(&format!("{page}/unfollow"), &[]).status, 303);
    assert!(reader.get(&page).body.contains("Follow by email"));
    assert_eq!(reader.post("/requests/R-1999-0001/follow", &[]).status, 404);
    // The registrant receives the emails anyway.
    assert!(Person::demo(&server, "registrant").get(&page).body.contains("You are involved in this request"));
}
