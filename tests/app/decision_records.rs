//! A decision keeps what was true when it was made, whatever happens later.

use crate::common::cast::{Cast, rows, run, signed_in, threads_of, why};
use crate::common::{House, Person};
use nidreg::acts::register::Confirmation;
use nidreg::acts::{appeal, comment, decide, register, threads};
use nidreg::cases::appeals::Outcome;
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
use nidreg::cases::{State, Track};
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::people::Account;
use nidreg::reviews::{Anchor, Stance, Verdict};
use nidreg::store::Error;
use nidreg::template::Field;

const NO_OBJECTION: Verdict = Verdict::Position(Stance::NoObjection);
const DISCUSS: Verdict = Verdict::Position(Stance::Discuss);

fn in_review(cast: &Cast, nid: &str) -> RequestNumber {
    let number = cast.submitted(&cast.rita, &Start::NewFormal(nid.to_owned()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    number
}

fn comments(cast: &Cast, who: &Account, number: RequestNumber, words: &str) {
    let anchor = Anchor { field: Some(Field::Syntax), quote: String::new() };
    let new = NewComment { body: words, anchor, ..NewComment::default() };
    cast.act(who, |conn, turn| comment::comment(conn, turn, number, &new)).unwrap();
}

/// What the page says of the day of the decision.
fn then(page: &str) -> String {
    let section = page.split("id=\"then\"").nth(1).unwrap_or_else(|| panic!("nothing was stored: {page}"));
    section.split("</section>").next().unwrap().to_owned()
}

#[test]
fn a_decision_stays_as_it_was_made_when_everything_changes_later() {
    let mut cast = Cast::new();
    let number = in_review(&cast, "harbour");
    cast.disclose(&cast.sven, number, false).unwrap();
    comments(&cast, &cast.sven, number, "Digits only?");
    cast.review(&cast.sven, number, NO_OBJECTION, "The registrar is known to me.").unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.days(2);
    cast.approve(number).unwrap();
    let house = House::start(&cast.db, false);
    let nobody = Person::nobody(&house);
    let page = |path: &str| nobody.get(&format!("/requests/{number}{path}"));
    let first = then(&page("/decision").body);
    for words in ["Sven Expert", "The registrar is known to me.", "Edda Lead", "One thread was open.", ">Syntax</a>"] {
        assert!(first.contains(words), "{words}: {first}");
    }
    assert!(!first.contains("no longer a designated expert"), "{first}");
    assert!(page("/decision").body.contains("Day 2 of 14"));
    assert_eq!(then(&page("/decisions/1").body), first);
    let stored = || rows(&cast, "SELECT record AS what FROM decision_records ORDER BY id");
    let before = stored();
    assert_eq!(before.len(), 1);

    // The expert leaves, the thread is resolved, and an appeal is granted.
    run(&cast, &format!("UPDATE appointments SET until = '2027-01-05' WHERE account_id = '{}'", cast.sven.id));
    let thread = threads_of(&cast, number).pop().unwrap().id;
    cast.act(&cast.edda, |conn, turn| threads::resolve(conn, turn, number, &thread)).unwrap();
    cast.act(&cast.otto, |conn, turn| appeal::appeal(conn, turn, number, "Our port uses it.")).unwrap();
    cast.act(&cast.edda, |conn, turn| appeal::decide(conn, turn, number, Outcome::Granted, "It does.")).unwrap();
    assert_eq!(cast.state(number), State::Review);
    assert_eq!(stored().first(), before.first(), "the record of the first decision");
    assert_eq!(then(&page("/decision").body), first);
    assert!(page("/decision").body.contains("Overturned on appeal on 6 January 2027."));
    assert!(page("").body.contains("Overturned on appeal on 6 January 2027."), "the request says so too");

    // It is decided once more: both decisions have their page.
    cast.review(&cast.tara, number, DISCUSS, "The port is not named.").unwrap();
    cast.review(&cast.tara, number, NO_OBJECTION, "It is named now.").unwrap();
    cast.days(1);
    cast.approve(number).unwrap();
    assert_eq!(then(&page("/decisions/1").body), first);
    let newest = page("/decision").body;
    assert!(then(&newest).contains("It is named now.") && !newest.contains("Overturned"), "{newest}");
    assert!(newest.contains(&format!("href=\"/requests/{number}/decisions/1\"")), "{newest}");
    assert_eq!(page("/decisions/9").status, 404);
    assert_eq!(page("/decisions/x").status, 404);
}

#[test]
fn the_database_refuses_to_change_a_decision_record() {
    let cast = Cast::new();
    let number = in_review(&cast, "harbour");
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.approve(number).unwrap();
    for sql in ["UPDATE decision_records SET record = '{}'", "DELETE FROM decision_records"] {
        let result = cast.store.write(|conn| {
            use diesel::RunQueryDsl as _;
            diesel::sql_query(sql).execute(conn).map_err(Error::from)
        });
        assert!(result.unwrap_err().to_string().contains("permanent"), "{sql}");
    }
}

#[test]
fn every_position_stays_readable_and_a_thread_about_one_still_quotes_it() {
    let cast = Cast::new();
    let number = in_review(&cast, "harbour");
    cast.review(&cast.sven, number, DISCUSS, "Who assigns the digits?").unwrap();
    let position = rows(&cast, "SELECT id AS what FROM positions").pop().unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.act(&cast.edda, |conn, turn| threads::answer_discuss(conn, turn, number, &position, "The registrar does.")).unwrap();
    cast.review(&cast.sven, number, NO_OBJECTION, "Answered.").unwrap();
    let house = House::start(&cast.db, false);
    let page = Person::nobody(&house).get(&format!("/requests/{number}")).body;
    let earlier = page.split("id=\"earlier-positions\"").nth(1).expect("earlier positions").split("</details>").next().unwrap();
    for words in ["Sven Expert", "Discuss", "Who assigns the digits?", "The registrar does."] {
        assert!(earlier.contains(words), "{words}: {earlier}");
    }
}

#[test]
fn a_decision_by_the_clock_is_recorded_too() {
    let mut cast = Cast::new();
    let number = in_review(&cast, "harbour");
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.act(&cast.edda, |conn, turn| nidreg::acts::ask::ask(conn, turn, number, "Who assigns them?")).unwrap();
    for _ in 0..100 {
        cast.days(1);
        cast.strike();
    }
    assert_eq!(cast.state(number), State::Lapsed);
    let house = House::start(&cast.db, false);
    let page = Person::nobody(&house).get(&format!("/requests/{number}/decision")).body;
    assert!(page.contains(">Lapsed<") && then(&page).contains("No threads were open."), "{page}");
    // And a refusal records nothing.
    let other = in_review(&cast, "quay");
    assert!(
        !why(cast.act(&cast.edda, |conn, turn| decide::approve(conn, turn, other, SnapshotNo::FIRST, "Complete."))).is_empty()
    );
    assert_eq!(rows(&cast, "SELECT id AS what FROM decision_records").len(), 1);
}

#[test]
fn a_registration_under_appeal_needs_a_reason_and_the_preview_shows_every_email() {
    let mut cast = Cast::new();
    let number = in_review(&cast, "harbour");
    cast.approve_as_expert(&cast.edda, number);
    cast.approve_as_expert(&cast.sven, number);
    cast.approve(number).unwrap();
    cast.act(&cast.otto, |conn, turn| appeal::appeal(conn, turn, number, "Our port uses it.")).unwrap();
    cast.days(1);
    assert!(why(cast.register(number)).contains("while an appeal is open"));
    let despite = |words: &str| {
        let confirmation = Confirmation { despite_appeal: words.to_owned(), ..cast.confirmation(number) };
        cast.act(&cast.olga, |conn, turn| register::register(conn, turn, number, &confirmation))
    };
    assert!(why(despite("ok")).contains("while an appeal is open"));
    let house = House::start(&cast.db, false);
    let operator = signed_in(&house, &cast, &cast.olga);
    let preview = operator.get(&format!("/desk/{number}/preview")).body;
    assert!(
        preview.contains("An appeal against the decision is open.") && preview.contains("name=\"despite_appeal\""),
        "{preview}"
    );
    for words in
        [cast.rita.email.as_str(), cast.edda.email.as_str(), cast.sven.email.as_str(), "Approved by the designated experts"]
    {
        assert!(preview.contains(words), "{words}: {preview}");
    }
    despite("The name is on the port's signs since 1990.").unwrap();
    let says = rows(&cast, "SELECT detail AS what FROM events WHERE act = 'registered'").pop().unwrap();
    assert!(says.contains("An appeal is open; it is published because: The name is on"), "{says}");
}

#[test]
fn an_operator_does_not_resolve_the_thread_of_an_expert() {
    let cast = Cast::new();
    let number = in_review(&cast, "harbour");
    cast.disclose(&cast.sven, number, false).unwrap();
    comments(&cast, &cast.sven, number, "Digits only?");
    let thread = threads_of(&cast, number).pop().unwrap().id;
    let resolve = |who: &Account| cast.act(who, |conn, turn| threads::resolve(conn, turn, number, &thread));
    assert!(why(resolve(&cast.olga)).contains("Only the person who opened a thread or the lead can resolve it"));
    let house = House::start(&cast.db, false);
    let desk = signed_in(&house, &cast, &cast.olga).get(&format!("/desk/{number}")).body;
    assert!(desk.contains("Digits only?") && !desk.contains(&format!("/threads/{thread}/resolve")), "{desk}");
    resolve(&cast.sven).unwrap();
}

#[test]
fn on_the_fast_track_only_an_operator_asks_the_registrant() {
    let cast = Cast::new();
    let number = cast.start(&cast.rita, &Start::FastTrack("codebook".to_owned())).unwrap();
    let track = Track::FastTrack { body: "OASIS".to_owned(), specification: Some("Code lists, version 2.1".to_owned()) };
    cast.act(&cast.rita, |conn, turn| nidreg::acts::track::choose_track(conn, turn, number, &track)).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.sven, number, false).unwrap();
    let asks = |who: &Account| cast.act(who, |conn, turn| nidreg::acts::ask::ask(conn, turn, number, "Which edition?"));
    assert!(why(asks(&cast.sven)).contains("does not stop the request"));
    assert_eq!(cast.state(number), State::Review);
    asks(&cast.olga).unwrap();
    assert!(matches!(cast.state(number), State::WithRequester(_)));
}

#[test]
fn the_record_of_a_request_is_one_file_and_a_digest_is_that_of_the_text_at_its_address() {
    let cast = Cast::new();
    let number = in_review(&cast, "harbour");
    cast.disclose(&cast.sven, number, false).unwrap();
    comments(&cast, &cast.sven, number, "Digits only?\n\nname = 1*12DIGIT");
    cast.review(&cast.sven, number, DISCUSS, "Who assigns the digits?").unwrap();
    cast.review(&cast.sven, number, NO_OBJECTION, "I see.").unwrap();
    cast.approve_as_expert(&cast.edda, number);
    cast.approve(number).unwrap();
    let house = House::start(&cast.db, false);
    let nobody = Person::nobody(&house);
    let answer = nobody.get(&format!("/api/v1/requests/{number}/record"));
    assert_eq!(answer.status, 200, "{}", answer.body);
    let record: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    let list = |key: &str| record[key].as_array().unwrap().clone();
    let revision = list("revisions").pop().unwrap();
    let url = revision["url"].as_str().unwrap();
    let text = nobody.get(&url[url.find("/requests/").unwrap()..]);
    assert_eq!((text.status, text.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert_eq!(nidreg::ids::sha256(text.body.as_bytes()), revision["sha256"].as_str().unwrap());
    assert_eq!(text.body, revision["text"].as_str().unwrap());
    let positions = list("positions");
    let words: Vec<&str> = positions.iter().map(|one| one["reasons"].as_str().unwrap()).collect();
    assert_eq!(words, ["Who assigns the digits?", "I see.", ""], "every position, in their order");
    assert_eq!(positions.iter().filter(|one| one["is_newest"] == true).count(), 2);
    assert_eq!(list("threads")[0]["comments"][0]["comment"], "Digits only?\n\nname = 1*12DIGIT", "lines stay lines");
    let decision = list("decisions").pop().unwrap();
    assert_eq!((&decision["decision"], decision["record"]["open_threads"].as_array().unwrap().len()), (&"approved".into(), 1));
    assert!(list("events").iter().any(|event| event["event"] == "approved"));
    assert!(!answer.body.contains("@cast.example"), "nobody's address is in it: {}", answer.body);
    assert_eq!(nobody.get(&format!("/requests/{number}/revisions/2.txt")).status, 404);
}
