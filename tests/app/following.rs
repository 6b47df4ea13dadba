//! Tests following a request by email: anyone with an account can follow any submitted request, is notified once of each public activity,
//! and can stop following on the page or with one click in an email.

use crate::common::prelude::*;
use crate::common::procedure_fixture::{self, run};
use diesel::RunQueryDsl as _;
use nidreg::actions::comment::comment;
use nidreg::actions::follow::{self, FollowStatus, follow_status};
use nidreg::jobs;
use nidreg::mail::inbound::{Purpose, signed_token_with};
use nidreg::mail::{LinkKey, delivery, outbox};

fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.post.links = Some(LinkKey([9; 32].into()));
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.minutes(1);
    (fixture, number)
}

fn say(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, body: &str) {
    fixture.say(who, number, body);
}

/// The texts of the emails to a follower, oldest first.
fn notified(fixture: &ProcedureFixture, who: &Account) -> Vec<String> {
    let sql = format!("SELECT body AS what FROM outbox WHERE kind = 'followed' AND recipient = '{}' ORDER BY id", who.email);
    rows(fixture, &sql).iter().map(|body| body.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn state(fixture: &ProcedureFixture, number: RequestNumber, who: &Account) -> FollowStatus {
    let seen = fixture.seen(number, Some(who));
    fixture.store.read(|conn| follow_status(conn, &seen, &who.id)).unwrap()
}

#[test]
fn follower_is_notified_once_of_each_activity() {
    let (mut fixture, number) = scene();
    let (otto, edda, sven) = (fixture.otto.clone(), fixture.edda.clone(), fixture.sven.clone());
    assert_eq!(state(&fixture, number, &otto), FollowStatus::No);
    fixture.act(&otto, |conn, ctx| follow::follow(conn, ctx, number)).unwrap();
    assert_eq!(state(&fixture, number, &otto), FollowStatus::Yes);
    fixture.retract();
    assert!(notified(&fixture, &otto).is_empty(), "earlier activity is not sent");
    fixture.minutes(1);
    say(&fixture, &edda, number, "Who pays for it?");
    say(&fixture, &sven, number, "How long is a name?");
    fixture.retract();
    fixture.retract();
    let all = notified(&fixture, &otto);
    assert_eq!(all.len(), 1, "{all:#?}");
    for words in
        ["4 January 2027: Edda Lead (lead) commented", "Sven Expert (expert) commented", "because you follow this request"]
    {
        assert!(all[0].contains(words), "{words}: {all:#?}");
    }
    assert!(!all[0].contains("Who pays"), "{all:#?}");
    // Later activity is in another email, and nothing is sent twice.
    fixture.minutes(1);
    say(&fixture, &edda, number, "And who keeps it?");
    fixture.minutes(1);
    fixture.retract();
    assert_eq!(notified(&fixture, &otto).len(), 2);
    assert_eq!(notified(&fixture, &otto)[1].matches("commented").count(), 1);
}

/// Finding: an event that was committed after a later one was missed, because the emails covered everything until the later one.
#[test]
fn event_that_another_connection_commits_late_is_not_missed() {
    let (mut fixture, number) = scene();
    let (otto, edda, sven) = (fixture.otto.clone(), fixture.edda.clone(), fixture.sven.clone());
    fixture.act(&otto, |conn, ctx| follow::follow(conn, ctx, number)).unwrap();
    fixture.minutes(1);
    // The transaction of this connection began first and waited for the other one.
    let (begun, waiting) = (fixture.now, fixture.db.bare_store());
    fixture.minutes(1);
    say(&fixture, &edda, number, "The later one, committed first.");
    fixture.retract();
    assert_eq!(notified(&fixture, &otto).len(), 1);
    let new = NewComment { body: "The earlier one, committed last.", ..NewComment::default() };
    let ctx = ActionContext { who: &sven, now: begun, mail: &fixture.post };
    waiting.write(|conn| comment(conn, ctx, number, &new)).unwrap();
    fixture.minutes(1);
    fixture.retract();
    fixture.retract();
    let all = notified(&fixture, &otto);
    assert_eq!(all.len(), 2, "{all:#?}");
    assert!(all[1].contains("Sven Expert (expert) commented") && !all[1].contains("Edda"), "{all:#?}");
}

/// Finding: an error with the email to one follower stopped the emails to the others.
#[test]
fn error_with_one_follower_does_not_stop_the_others() {
    let (mut fixture, number) = scene();
    let (otto, tara, edda) = (fixture.otto.clone(), fixture.tara.clone(), fixture.edda.clone());
    for who in [&otto, &tara] {
        fixture.act(who, |conn, ctx| follow::follow(conn, ctx, number)).unwrap();
    }
    fixture.minutes(1);
    say(&fixture, &edda, number, "Who pays for it?");
    fixture.minutes(1);
    let refused = [&otto, &tara].into_iter().min_by_key(|who| who.id.to_string()).unwrap();
    let when = format!("NEW.kind = 'followed' AND NEW.recipient = '{}'", refused.email);
    if fixture.db.is_postgres() {
        run(&fixture, "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$");
        let each = format!("CREATE TRIGGER refuse BEFORE INSERT ON outbox FOR EACH ROW WHEN ({when}) EXECUTE FUNCTION refuse()");
        run(&fixture, &each);
    } else {
        run(&fixture, &format!("CREATE TRIGGER refuse BEFORE INSERT ON outbox WHEN {when} BEGIN SELECT RAISE(ABORT, 'no'); END"));
    }
    let done = jobs::run_due_jobs(&fixture.store, &fixture.post, fixture.now).unwrap();
    assert_eq!(done.failed, 1);
    let all = || [&otto, &tara].map(|who| notified(&fixture, who).len()).iter().sum::<usize>();
    assert!(notified(&fixture, refused).is_empty() && all() == 1);
    run(&fixture, if fixture.db.is_postgres() { "DROP TRIGGER refuse ON outbox" } else { "DROP TRIGGER refuse" });
    assert_eq!(jobs::run_due_jobs(&fixture.store, &fixture.post, fixture.now).unwrap().failed, 0);
    assert_eq!(all(), 2);
}

#[test]
fn follower_can_unfollow_on_the_page_or_with_one_click_and_follow_again() {
    let (mut fixture, number) = scene();
    let (otto, edda) = (fixture.otto.clone(), fixture.edda.clone());
    let follow = |fixture: &ProcedureFixture| fixture.act(&otto, |conn, ctx| follow::follow(conn, ctx, number)).unwrap();
    follow(&fixture);
    fixture.minutes(1);
    say(&fixture, &edda, number, "One.");
    fixture.minutes(1);
    fixture.retract();
    assert_eq!(notified(&fixture, &otto).len(), 1);
    let id = rows(&fixture, "SELECT id AS what FROM outbox WHERE kind = 'followed'").remove(0);
    let token = signed_token_with(&[9; 32].into(), Purpose::Unfollow, &id);
    fixture.store.write(|conn| follow::unfollow_by_link(conn, &fixture.post, fixture.now, &token)).unwrap();
    assert_eq!(state(&fixture, number, &otto), FollowStatus::No);
    say(&fixture, &edda, number, "Two.");
    fixture.minutes(1);
    fixture.retract();
    assert_eq!(notified(&fixture, &otto).len(), 1);
    follow(&fixture);
    assert_eq!(state(&fixture, number, &otto), FollowStatus::Yes);
    fixture.minutes(1);
    say(&fixture, &edda, number, "Three.");
    fixture.minutes(1);
    fixture.retract();
    assert_eq!(notified(&fixture, &otto).len(), 2);
    fixture.act(&otto, |conn, ctx| follow::unfollow(conn, ctx, number)).unwrap();
    say(&fixture, &edda, number, "Four.");
    fixture.minutes(1);
    fixture.retract();
    assert_eq!(notified(&fixture, &otto).len(), 2);
}

#[test]
fn participants_and_closed_accounts_cannot_follow() {
    let (mut fixture, number) = scene();
    for who in [fixture.rita.clone(), fixture.sven.clone()] {
        assert_eq!(state(&fixture, number, &who), FollowStatus::TakesPart);
        assert!(why(fixture.act(&who, |conn, ctx| follow::follow(conn, ctx, number))).contains("already receive emails"));
    }
    let draft = fixture.start(&fixture.rita, &formal("quay")).unwrap();
    let otto = fixture.otto.clone();
    assert!(why(fixture.act(&otto, |conn, ctx| follow::follow(conn, ctx, draft))).contains("not found"));
    fixture.act(&otto, |conn, ctx| follow::follow(conn, ctx, number)).unwrap();
    fixture.store.write(|conn| own_account::close_own_account(conn, &fixture.post, fixture.now, &otto)).unwrap();
    assert!(rows(&fixture, "SELECT account_id AS what FROM followers").is_empty());
    let edda = fixture.edda.clone();
    say(&fixture, &edda, number, "One.");
    fixture.minutes(1);
    fixture.retract();
    assert!(notified(&fixture, &otto).is_empty());
}

#[test]
fn request_page_has_a_button_to_follow_it() {
    let (_db, server) = TestServer::on_new_database(true);
    let page = demo_request(9);
    let (reader, nobody) = (Person::demo(&server, "liaison"), Person::nobody(&server));
    assert!(nobody.get(&page).body.contains(&format!("href=\"/sign-in?next={page}\"")));
    assert!(reader.get(&page).body.contains("Follow by email"));
    assert_eq!(reader.post(&format!("{page}/follow"), &[]).status, 303);
    reader.get(&page).says(&["You are following this request", "Stop following"]);
    assert_eq!(reader.post(&format!("{page}/unfollow"), &[]).status, 303);
    assert!(reader.get(&page).body.contains("Follow by email"));
    assert_eq!(reader.post("/requests/R-1999-0001/follow", &[]).status, 404);
    // The registrant receives the emails anyway.
    assert!(Person::demo(&server, "registrant").get(&page).body.contains("You are involved in this request"));
}

/// Only emails to followers can be stopped; they are sent at once, and each has its own link.
#[test]
fn email_to_a_follower_has_a_one_click_header_and_others_have_none() {
    let (mut fixture, number) = scene();
    let (otto, edda) = (fixture.otto.clone(), fixture.edda.clone());
    fixture.act(&otto, |conn, ctx| follow::follow(conn, ctx, number)).unwrap();
    fixture.minutes(1);
    say(&fixture, &edda, number, "One.");
    fixture.retract();
    let later = fixture.now + jiff::SignedDuration::from_mins(11);
    let mut with_header = Vec::new();
    while let Some(email) = fixture.store.write(|conn| outbox::take_due(conn, &fixture.post, later)).unwrap().pop() {
        let message = String::from_utf8(delivery::message(&email, &fixture.post).unwrap().formatted()).unwrap();
        let token = signed_token_with(&[9; 32].into(), Purpose::Unfollow, &email.id);
        let link = format!("https://registry.example/unfollow/{token}");
        let head = message.replace("\r\n ", " ");
        if head.contains(&format!("List-Unsubscribe: <{link}>")) {
            assert!(
                head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click") && email.body.contains(&link),
                "{message}"
            );
            with_header.push(email.kind);
        } else {
            assert!(!message.contains("List-Unsubscribe") && !email.body.contains("/unfollow/"), "{message}");
        }
    }
    assert_eq!(with_header, ["followed"]);
}

/// Sends a reply to an email of a kind, as its recipient.
fn reply(fixture: &ProcedureFixture, email: &str, who: &Account, body: &str) -> ReceiptOutcome {
    let sql = format!("SELECT id AS what FROM outbox WHERE kind = '{email}' AND recipient = '{}'", who.email);
    let id = rows(fixture, &sql).remove(0);
    let to = reply_address(fixture.post.reply.as_ref().unwrap(), &id);
    let email = format!("From: {}\r\nTo: {to}\r\nSubject: Re: x\r\nMessage-ID: <{email}@x>\r\n\r\n{body}\r\n", who.email);
    fixture.receive(email.as_bytes())
}

#[test]
fn stop_in_reply_ends_following_and_waits_for_an_operator_otherwise() {
    let (mut fixture, number) = scene();
    fixture.takes_replies();
    let (otto, edda, rita) = (fixture.otto.clone(), fixture.edda.clone(), fixture.rita.clone());
    fixture.act(&otto, |conn, ctx| follow::follow(conn, ctx, number)).unwrap();
    fixture.minutes(1);
    say(&fixture, &edda, number, "One.");
    fixture.retract();
    let disposition = reply(&fixture, "followed", &otto, "Please stop sending me these letters.");
    assert!(matches!(&disposition, ReceiptOutcome::Dropped(why) if why.contains("no longer follows")), "{disposition:?}");
    assert_eq!(state(&fixture, number, &otto), FollowStatus::No);
    let sql = format!("SELECT body AS what FROM outbox WHERE kind = 'stopped' AND recipient = '{}'", otto.email);
    assert!(rows(&fixture, &sql)[0].contains("you no longer follow"));
    // The registrant is involved, so an operator reads what she wants; it is not published.
    let disposition = reply(&fixture, "comment", &rita, "Please stop sending me these letters.");
    assert!(matches!(&disposition, ReceiptOutcome::Held(_)), "{disposition:?}");
}

#[test]
fn unfollow_page_works_without_signing_in_and_from_a_mail_program() {
    let (db, server) = TestServer::on_new_database(true);
    let number = demo_number(9);
    let liaison = Person::demo(&server, "liaison");
    assert_eq!(liaison.post(&format!("/requests/{number}/follow"), &[]).status, 303);
    Person::demo(&server, "second-expert").post(&format!("/requests/{number}/comment"), &[("comment", "One word.")]).is(303, &[]);
    let store = db.store();
    jobs::run_due_jobs(&store, &procedure_fixture::post(), nidreg::clock::now()).unwrap();
    let id =
        column(&store, "SELECT id AS what FROM outbox WHERE kind = 'followed' AND recipient = 'liaison@demo.example'").remove(0);
    let key = std::fs::read(db.dir.path().join("nidreg.key")).unwrap();
    let page = format!("/unfollow/{}", signed_token_with(&<[u8; 32]>::try_from(key).unwrap().into(), Purpose::Unfollow, &id));
    let nobody = Person::nobody(&server);
    nobody.get(&page).is(200, &["liaison@demo.example"]);
    let followed = || liaison.get(&format!("/requests/{number}")).body.contains("You are following this request");
    assert!(followed(), "opening the page stops nothing");
    let from_oidc = |body: &str| {
        let headers = [("Origin", "https://mail.elsewhere.example"), ("Content-Type", "application/x-www-form-urlencoded")];
        nobody.post_raw(&page, body.as_bytes(), &headers).status
    };
    assert_eq!(from_oidc("List-Unsubscribe=Two"), 400);
    assert!(followed());
    assert_eq!(from_oidc("List-Unsubscribe=One-Click"), 200);
    assert!(!followed());
}

#[test]
fn account_page_reports_failing_address_until_its_owner_confirms_it() {
    let (db, server, [registrant]) = TestServer::demo(["registrant"]);
    assert!(!registrant.get("/account").body.contains("do not arrive"));
    let sql = "INSERT INTO bouncing_addresses (address, failures, reason, last_at, paused_at) VALUES ('registrant@demo.example', 3, '5.1.1 no such person', '2026-12-01T08:41:00.000000Z', '2026-12-01T08:41:00.000000Z')";
    db.store().write(|conn| diesel::sql_query(sql).execute(conn).map_err(Error::from)).unwrap();
    registrant.get("/account").says(&[
        "3 emails",
        "Sending to this address is paused",
        "5.1.1 no such person",
        "My address works again",
    ]);
    assert!(!Person::demo(&server, "expert").get("/account").body.contains("do not arrive"), "other accounts are not affected");
    assert_eq!(registrant.post("/account/emails/resume", &[]).status, 303);
    assert!(!registrant.get("/account").body.contains("do not arrive"));
    assert_eq!(registrant.post("/account/emails/resume", &[]).status, 409, "You do not need to do anything");
    assert_eq!(Person::nobody(&server).post("/account/emails/resume", &[]).status, 401);
}
