//! An expert who answers without a name is asked before words with the name in them are published: by email, in a form, by a program.

use crate::common::cast::rows;
use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use nidreg::acts::receive::{Fate, receive};
use nidreg::acts::{answers, comment, review_drafts};
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::mail::InboundFate;
use nidreg::mail::inbound::{Purpose, reply_address, signed};
use nidreg::reviews::Verdict;

fn said(cast: &Cast) -> Vec<String> {
    rows(cast, "SELECT body AS what FROM comments ORDER BY written_at, id")
}

fn scene() -> (Cast, RequestNumber) {
    let mut cast = Cast::new();
    cast.takes_replies();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.sven, number, true).unwrap();
    (cast, number)
}

fn mail(cast: &Cast, id: &str, body: &str) -> Fate {
    let sql = "SELECT id AS what FROM outbox WHERE letter = 'assignment' AND recipient = 'sven@cast.example'";
    let to = reply_address(cast.post.reply.as_ref().unwrap(), &rows(cast, sql)[0]);
    let bytes = format!("From: <sven@cast.example>\r\nTo: {to}\r\nSubject: Re: x\r\nMessage-ID: <{id}@x>\r\n\r\n{body}\r\n");
    cast.store.write(|conn| receive(conn, &cast.post, cast.now, bytes.as_bytes())).unwrap()
}

/// The word in the links about the newest email that came in.
fn word(cast: &Cast) -> String {
    let newest = rows(cast, "SELECT id AS what FROM inbound ORDER BY inbound.id DESC LIMIT 1").remove(0);
    signed(cast.post.reply.as_ref().unwrap(), Purpose::Answer, &newest)
}

#[test]
fn an_email_that_names_its_author_is_published_by_one_press_and_never_by_itself() {
    let (mut cast, number) = scene();
    assert_eq!(mail(&cast, "1", "I, Sven, cannot approve."), Fate::ToConfirm(number));
    let asked = cast.leaving().into_iter().find(|one| one.letter == "not_published").unwrap();
    assert_eq!(asked.recipient, "sven@cast.example");
    let token = word(&cast);
    assert!(asked.body.contains("your email contains your name or address") && asked.body.contains(&token), "{}", asked.body);
    cast.now += jiff::SignedDuration::from_mins(11);
    cast.strike();
    assert!(said(&cast).is_empty(), "nothing happens by itself");
    let shown = cast.store.read(|conn| answers::look(conn, &cast.post, &token)).unwrap();
    assert!(shown.named && shown.fate == InboundFate::ToConfirm && shown.name == "Designated expert");
    cast.store.write(|conn| answers::publish(conn, &cast.post, cast.now, &token)).unwrap();
    assert_eq!(said(&cast), ["I, Sven, cannot approve."]);
    // Who changes it instead withdraws it and writes again.
    mail(&cast, "2", "Ask sven@cast.example for more.");
    cast.store.write(|conn| answers::withdraw(conn, &cast.post, cast.now, &word(&cast))).unwrap();
    assert_eq!(mail(&cast, "3", "Ask me for more."), Fate::Waiting(number));
    // What nobody answers goes to the operators, and is not published under the name by them.
    mail(&cast, "4", "Sven once more.");
    cast.days(8);
    cast.strike();
    let fates = rows(&cast, "SELECT fate AS what FROM inbound ORDER BY inbound.id");
    assert_eq!(fates, ["commented", "withdrawn", "commented", "held"]);
    let held = rows(&cast, "SELECT id AS what FROM inbound WHERE fate = 'held'").remove(0);
    assert!(
        why(cast.act(&cast.olga, |conn, turn| nidreg::acts::held::place(conn, turn, &held, &number.to_string(), false)))
            .contains("name")
    );
}

#[test]
fn exactly_the_words_that_were_asked_about_are_published() {
    let (cast, number) = scene();
    let say = |words: &str| {
        let new = NewComment { body: words, ..NewComment::default() };
        cast.act(&cast.sven, |conn, turn| comment::comment(conn, turn, number, &new))
    };
    let as_it_is = |words: &str| cast.act(&cast.sven, |conn, turn| comment::as_it_is(conn, turn, number, &[words])).unwrap();
    assert!(why(say("Sven says no.")).contains("Publish it unchanged, or edit it"));
    as_it_is("Sven  says\nno.");
    say("Sven says no.").unwrap();
    assert!(why(say("Sven says yes.")).contains("Publish it unchanged"), "other words are another question");
    // A comment that was kept so is sent with its review, without a second question.
    let typed = review_drafts::Typed {
        snapshot: SnapshotNo::FIRST,
        thread: "",
        field: "syntax",
        quote: "",
        body: "Sven: too short.",
        suggestion: "",
    };
    let keep = || cast.act(&cast.sven, |conn, turn| review_drafts::keep_comment(conn, turn, number, typed));
    assert!(why(keep()).contains("Publish it unchanged"));
    as_it_is("Sven: too short.");
    keep().unwrap();
    cast.review(&cast.sven, number, Verdict::CommentOnly, "").unwrap();
    assert_eq!(said(&cast), ["Sven says no.", "Sven: too short."]);
}

#[test]
fn the_form_asks_keeps_what_was_typed_and_one_press_publishes_it() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let sven = Person::demo(&house, "second-expert");
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let words = "I, Sven, object to < that.";
    let send = |at: &str, more: &[(&str, &str)]| {
        let form = [&[("snapshot", "1"), ("stance", "comment"), ("reasons", words)], more].concat();
        sven.post(&format!("{at}/position"), &form)
    };
    let asks = |at: &String| {
        let answer = send(at, &[]);
        answer.status == 422 && answer.body.contains("Publish unchanged")
    };
    let at = (1..40).map(|n| format!("/reviews/R-{year}-{n:04}")).find(asks);
    let at = at.expect("the demonstration has an expert who answers without a name");
    let asked = send(&at, &[]).body;
    let typed = asked.split("id=\"reasons\"").nth(1).unwrap_or_default().split("</textarea>").next().unwrap_or_default();
    assert!(typed.contains("I, Sven, object to ") && typed.contains(" that."), "nothing typed is lost: {typed}");
    assert!(asked.contains("name=\"named\" value=\"yes\""), "{asked}");
    let said = send(&at, &[("named", "yes")]);
    assert_eq!(said.status, 303, "{}", said.body);
    let written = sven.post(&format!("{at}/write"), &[("snapshot", "1"), ("comment", "Sven again.")]);
    assert!(written.status == 422 && written.body.contains("name=\"named\" value=\"yes\""), "{}", written.body);
}
