//! Batching of emails: comments on a request and the reminders of a day are combined; questions are sent immediately.

use crate::common::procedure_fixture::{ProcedureFixture, rows, run};
use jiff::SignedDuration;
use nidreg::actions::comment::comment;
use nidreg::actions::{request_info, retract};
use nidreg::cases::comments::NewComment;
use nidreg::cases::drafts::Start;
use nidreg::ids::{CommentId, RequestNumber};
use nidreg::mail::gather::{WAIT_MINUTES, WAIT_MINUTES_MAX};
use nidreg::mail::queries::Due;
use nidreg::mail::{LinkKey, outbox};
use nidreg::users::Account;

fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.post.links = Some(LinkKey([9; 32].into()));
    fixture.takes_replies();
    let number = fixture.in_review("lighthouse", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    all(&fixture);
    (fixture, number)
}

fn say(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, words: &str) -> CommentId {
    fixture.act(who, |conn, turn| comment(conn, turn, number, &NewComment { body: words, ..NewComment::default() })).unwrap();
    CommentId::typed(&rows(fixture, "SELECT id AS what FROM comments ORDER BY id DESC LIMIT 1")[0])
}

/// Takes all emails that are due now and marks them as sent.
fn all(fixture: &ProcedureFixture) -> Vec<Due> {
    let mut out = Vec::new();
    while let Some(one) = fixture.store.write(|conn| outbox::take_due(conn, &fixture.post, fixture.now)).unwrap().pop() {
        fixture.store.write(|conn| outbox::sent(conn, fixture.now, &one)).unwrap();
        out.push(one);
    }
    out
}

fn to<'a>(sent: &'a [Due], who: &Account) -> Vec<&'a Due> {
    sent.iter().filter(|one| one.recipient == who.email).collect()
}

#[test]
fn comments_are_batched_into_one_email_and_questions_sent_immediately() {
    let (mut fixture, number) = scene();
    say(&fixture, &fixture.edda, number, "How many digits?");
    say(&fixture, &fixture.sven, number, "Who keeps the register?");
    say(&fixture, &fixture.edda, number, "And for how long?");
    fixture.act(&fixture.edda, |conn, turn| request_info::ask(conn, turn, number, "Who pays?")).unwrap();
    let now = all(&fixture);
    assert_eq!(to(&now, &fixture.rita).iter().map(|one| one.letter.as_str()).collect::<Vec<_>>(), ["question"]);
    fixture.minutes(WAIT_MINUTES);
    let later = all(&fixture);
    let [one] = to(&later, &fixture.rita)[..] else { panic!("{later:#?}") };
    assert_eq!(one.letter, "gathered");
    assert_eq!(one.subject, format!("[{number}] urn:lighthouse: comment by {}, and 2 more", fixture.edda.name), "{one:#?}");
    let places: Vec<usize> = [
        "1. Comment by", "> How many digits?", "2. Comment by", "> Who keeps the register?", "3. Comment by",
        "> And for how long?",
    ]
    .map(|words| one.body.find(words).unwrap_or_else(|| panic!("{words}: {}", one.body)))
    .into();
    assert!(places.is_sorted(), "{}", one.body);
    assert_eq!(one.body.matches("Hello ").count(), 1, "{}", one.body);
    assert_eq!(one.body.matches("Replies to this email").count(), 1, "{}", one.body);
    assert_eq!(one.body.matches("\n-- \n").count(), 1, "{}", one.body);
    assert!(one.body.contains("/letters/"), "the email can be stopped: {}", one.body);
    assert_eq!(one.thread_id.as_deref(), Some(format!("<{number}@registry.example>").as_str()));
    fixture.minutes(2 * WAIT_MINUTES_MAX);
    assert!(to(&all(&fixture), &fixture.rita).is_empty(), "each item is sent once");
    // A single comment is sent unbatched.
    say(&fixture, &fixture.edda, number, "Thank you.");
    fixture.minutes(WAIT_MINUTES);
    assert_eq!(to(&all(&fixture), &fixture.rita)[0].letter, "comment");
}

#[test]
fn withdrawn_comment_is_not_emailed_and_batches_wait_at_most_an_hour() {
    let (mut fixture, number) = scene();
    say(&fixture, &fixture.edda, number, "First.");
    let second = say(&fixture, &fixture.sven, number, "A mistake.");
    fixture.act(&fixture.sven, |conn, turn| retract::withdraw(conn, turn, number, &second)).unwrap();
    fixture.minutes(WAIT_MINUTES);
    let sent = all(&fixture);
    let [one] = to(&sent, &fixture.rita)[..] else { panic!("{sent:#?}") };
    assert!(one.letter == "comment" && !one.body.contains("mistake"), "{one:#?}");
    // If there is a comment every nine minutes, the first one waits for later ones, but no longer than an hour.
    let mut left = 0;
    let begun = fixture.now;
    while left == 0 {
        say(&fixture, &fixture.edda, number, &format!("At {}.", fixture.now));
        fixture.minutes(WAIT_MINUTES - 1);
        left = to(&all(&fixture), &fixture.rita).len();
        assert!(
            fixture.now.duration_since(begun) <= SignedDuration::from_mins(WAIT_MINUTES_MAX + WAIT_MINUTES),
            "the email is never sent"
        );
    }
    assert!(
        fixture.now.duration_since(begun) >= SignedDuration::from_mins(WAIT_MINUTES_MAX - WAIT_MINUTES),
        "these emails are not delayed"
    );
}

#[test]
fn overdue_requests_are_batched_into_one_reminder_email_a_day() {
    let mut fixture = ProcedureFixture::new();
    let numbers: Vec<RequestNumber> = (0..18)
        .map(|n| {
            fixture.submitted(&fixture.rita, &Start::NewFormal(format!("light{}", "abcdefghijklmnopqr".as_bytes()[n] as char)))
        })
        .collect();
    fixture.days(7);
    all(&fixture);
    fixture.strike();
    fixture.minutes(WAIT_MINUTES);
    let reminders = |sent: &[Due], fixture: &ProcedureFixture| -> Vec<Due> {
        to(sent, &fixture.olga)
            .into_iter()
            .filter(|one| ["reminders", "overdue"].contains(&one.letter.as_str()))
            .cloned()
            .collect()
    };
    let sent = reminders(&all(&fixture), &fixture);
    let [one] = &sent[..] else { panic!("{sent:#?}") };
    assert!(one.subject.starts_with("18 reminders: urn:lighta, the intake review is overdue"), "{}", one.subject);
    assert!(numbers.iter().all(|number| one.body.contains(&format!("/desk/{number}"))), "{}", one.body);
    assert!(one.thread_id.is_none() && !one.body.contains("If you reply"), "{}", one.body);
    // Another request becomes overdue on the same day: its reminder waits until the next day.
    let number = fixture.submitted(&fixture.rita, &Start::NewFormal("lightsome".into()));
    let sql = format!("UPDATE requests SET state_since = '2026-01-01T00:00:00.000000Z' WHERE number = '{number}'");
    run(&fixture, &sql);
    fixture.strike();
    fixture.minutes(WAIT_MINUTES_MAX);
    assert!(reminders(&all(&fixture), &fixture).is_empty(), "reminders are sent in one email a day");
    fixture.now += SignedDuration::from_hours(24);
    let next = reminders(&all(&fixture), &fixture);
    assert!(next.len() == 1 && next[0].body.contains(&number.to_string()), "{next:#?}");
}
