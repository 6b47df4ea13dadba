//! Several news of one request leave as one email, and the reminders of a day do; what asks something never waits.

use crate::common::cast::Cast;
use diesel::prelude::*;
use jiff::SignedDuration;
use nidreg::acts::comment::comment;
use nidreg::acts::{ask, unsay};
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
use nidreg::ids::{CommentId, RequestNumber};
use nidreg::mail::gather::{WAIT_MINUTES, WAIT_MINUTES_MAX};
use nidreg::mail::queries::Due;
use nidreg::mail::{LinkKey, outbox};
use nidreg::people::Account;

fn scene() -> (Cast, RequestNumber) {
    let mut cast = Cast::new();
    cast.post.links = Some(LinkKey([9; 32].into()));
    cast.takes_replies();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("lighthouse".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.disclose(&cast.sven, number, false).unwrap();
    all(&cast);
    (cast, number)
}

fn say(cast: &Cast, who: &Account, number: RequestNumber, words: &str) -> CommentId {
    cast.act(who, |conn, turn| comment(conn, turn, number, &NewComment { body: words, ..NewComment::default() })).unwrap();
    let sql = "SELECT id AS text FROM comments ORDER BY id DESC LIMIT 1";
    let row =
        cast.store.read(|conn| diesel::sql_query(sql).get_result::<Text>(conn).map_err(nidreg::store::Error::from)).unwrap();
    CommentId::typed(&row.text)
}

#[derive(QueryableByName)]
struct Text {
    #[diesel(sql_type = diesel::sql_types::Text)]
    text: String,
}

/// What leaves now, and counts as sent.
fn all(cast: &Cast) -> Vec<Due> {
    let mut out = Vec::new();
    while let Some(one) = cast.store.write(|conn| outbox::take_due(conn, &cast.post, cast.now)).unwrap().pop() {
        cast.store.write(|conn| outbox::sent(conn, cast.now, &one)).unwrap();
        out.push(one);
    }
    out
}

fn to<'a>(sent: &'a [Due], who: &Account) -> Vec<&'a Due> {
    sent.iter().filter(|one| one.recipient == who.email).collect()
}

fn minutes(cast: &mut Cast, minutes: i64) {
    cast.now += SignedDuration::from_mins(minutes);
}

#[test]
fn three_comments_become_one_email_and_a_question_comes_at_once() {
    let (mut cast, number) = scene();
    say(&cast, &cast.edda, number, "How many digits?");
    say(&cast, &cast.sven, number, "Who keeps the register?");
    say(&cast, &cast.edda, number, "And for how long?");
    cast.act(&cast.edda, |conn, turn| ask::ask(conn, turn, number, "Who pays?")).unwrap();
    let now = all(&cast);
    assert_eq!(to(&now, &cast.rita).iter().map(|one| one.letter.as_str()).collect::<Vec<_>>(), ["question"]);
    minutes(&mut cast, WAIT_MINUTES);
    let later = all(&cast);
    let [one] = to(&later, &cast.rita)[..] else { panic!("{later:#?}") };
    assert_eq!(one.letter, "gathered");
    assert_eq!(one.subject, format!("[{number}] urn:lighthouse: comment by {}, and 2 more", cast.edda.name), "{one:#?}");
    let places: Vec<usize> = [
        "1. Comment by",
        "> How many digits?",
        "2. Comment by",
        "> Who keeps the register?",
        "3. Comment by",
        "> And for how long?",
    ]
    .map(|words| one.body.find(words).unwrap_or_else(|| panic!("{words}: {}", one.body)))
    .into();
    assert!(places.is_sorted(), "{}", one.body);
    assert_eq!(one.body.matches("Hello ").count(), 1, "{}", one.body);
    assert_eq!(one.body.matches("Replies to this email").count(), 1, "{}", one.body);
    assert_eq!(one.body.matches("\n-- \n").count(), 1, "{}", one.body);
    assert!(one.body.contains("/letters/"), "it can be stopped: {}", one.body);
    assert_eq!(one.thread_id.as_deref(), Some(format!("<{number}@registry.example>").as_str()));
    minutes(&mut cast, 2 * WAIT_MINUTES_MAX);
    assert!(to(&all(&cast), &cast.rita).is_empty(), "each is said once");
    // One alone leaves as it is.
    say(&cast, &cast.edda, number, "Thank you.");
    minutes(&mut cast, WAIT_MINUTES);
    assert_eq!(to(&all(&cast), &cast.rita)[0].letter, "comment");
}

#[test]
fn what_is_taken_back_is_in_no_email_and_nothing_waits_for_ever() {
    let (mut cast, number) = scene();
    say(&cast, &cast.edda, number, "First.");
    let second = say(&cast, &cast.sven, number, "A mistake.");
    cast.act(&cast.sven, |conn, turn| unsay::take_back(conn, turn, number, &second)).unwrap();
    minutes(&mut cast, WAIT_MINUTES);
    let sent = all(&cast);
    let [one] = to(&sent, &cast.rita)[..] else { panic!("{sent:#?}") };
    assert!(one.letter == "comment" && !one.body.contains("mistake"), "{one:#?}");
    // Somebody writes every nine minutes: the first waits for what is new, but no longer than an hour.
    let mut left = 0;
    let begun = cast.now;
    while left == 0 {
        say(&cast, &cast.edda, number, &format!("At {}.", cast.now));
        minutes(&mut cast, WAIT_MINUTES - 1);
        left = to(&all(&cast), &cast.rita).len();
        assert!(cast.now.duration_since(begun) <= SignedDuration::from_mins(WAIT_MINUTES_MAX + WAIT_MINUTES), "it never leaves");
    }
    assert!(cast.now.duration_since(begun) >= SignedDuration::from_mins(WAIT_MINUTES_MAX - WAIT_MINUTES), "they do not wait");
}

#[test]
fn eighteen_requests_that_are_late_are_one_email_to_an_operator_and_one_a_day() {
    let mut cast = Cast::new();
    let numbers: Vec<RequestNumber> = (0..18)
        .map(|n| cast.submitted(&cast.rita, &Start::NewFormal(format!("light{}", "abcdefghijklmnopqr".as_bytes()[n] as char))))
        .collect();
    cast.days(7);
    all(&cast);
    cast.strike();
    minutes(&mut cast, WAIT_MINUTES);
    let reminders = |sent: &[Due], cast: &Cast| -> Vec<Due> {
        to(sent, &cast.olga).into_iter().filter(|one| ["reminders", "overdue"].contains(&one.letter.as_str())).cloned().collect()
    };
    let sent = reminders(&all(&cast), &cast);
    let [one] = &sent[..] else { panic!("{sent:#?}") };
    assert!(one.subject.starts_with("18 reminders: urn:lighta, the first look is overdue"), "{}", one.subject);
    assert!(numbers.iter().all(|number| one.body.contains(&format!("/desk/{number}"))), "{}", one.body);
    assert!(one.thread_id.is_none() && !one.body.contains("If you reply"), "{}", one.body);
    // Another is late the same day: it waits for the email of the next day.
    let number = cast.submitted(&cast.rita, &Start::NewFormal("lightsome".into()));
    let sql = format!("UPDATE requests SET state_since = '2026-01-01T00:00:00.000000Z' WHERE number = '{number}'");
    cast.store.write(|conn| diesel::sql_query(&sql).execute(conn).map_err(nidreg::store::Error::from)).unwrap();
    cast.strike();
    minutes(&mut cast, WAIT_MINUTES_MAX);
    assert!(reminders(&all(&cast), &cast).is_empty(), "one email of reminders a day");
    cast.now += SignedDuration::from_hours(24);
    let next = reminders(&all(&cast), &cast);
    assert!(next.len() == 1 && next[0].body.contains(&number.to_string()), "{next:#?}");
}
