//! An expert who reviews anonymously must confirm a text that contains their name before it is published, by email or in a form.

use crate::common::procedure_fixture::rows;
use crate::common::procedure_fixture::{ProcedureFixture, why};
use crate::common::{Person, TestServer};
use crate::emailed_positions::token as newest_token;
use nidreg::actions::receive::Fate;
use nidreg::actions::{answers, comment, review_drafts};
use nidreg::cases::comments::NewComment;
use nidreg::ids::{RequestNumber, SnapshotNo};
use nidreg::mail::InboundFate;
use nidreg::mail::inbound::reply_address;
use nidreg::reviews::Verdict;

fn said(fixture: &ProcedureFixture) -> Vec<String> {
    rows(fixture, "SELECT body AS what FROM comments ORDER BY written_at, id")
}

fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.sven, number, true).unwrap();
    (fixture, number)
}

fn mail(fixture: &ProcedureFixture, id: &str, body: &str) -> Fate {
    let sql = "SELECT id AS what FROM outbox WHERE letter = 'assignment' AND recipient = 'sven@cast.example'";
    let to = reply_address(fixture.post.reply.as_ref().unwrap(), &rows(fixture, sql)[0]);
    let bytes = format!("From: <sven@cast.example>\r\nTo: {to}\r\nSubject: Re: x\r\nMessage-ID: <{id}@x>\r\n\r\n{body}\r\n");
    fixture.receive(bytes.as_bytes())
}

#[test]
fn email_naming_its_author_is_published_only_after_confirmation() {
    let (mut fixture, number) = scene();
    assert_eq!(mail(&fixture, "1", "I, Sven, cannot approve."), Fate::ToConfirm(number));
    let asked = fixture.leaving().into_iter().find(|one| one.letter == "not_published").unwrap();
    assert_eq!(asked.recipient, "sven@cast.example");
    let token = newest_token(&fixture);
    assert!(asked.body.contains("your email contains your name or address") && asked.body.contains(&token), "{}", asked.body);
    fixture.minutes(11);
    fixture.strike();
    assert!(said(&fixture).is_empty(), "nothing is published automatically");
    let shown = fixture.store.read(|conn| answers::find(conn, &fixture.post, fixture.now, &token)).unwrap();
    assert!(shown.named && shown.fate == InboundFate::ToConfirm && shown.name == "Designated expert");
    fixture.store.write(|conn| answers::publish(conn, &fixture.post, fixture.now, &token, false)).unwrap();
    assert_eq!(said(&fixture), ["I, Sven, cannot approve."]);
    // To change the text, the expert withdraws the email and sends another one.
    mail(&fixture, "2", "Ask sven@cast.example for more.");
    fixture.store.write(|conn| answers::withdraw(conn, &fixture.post, fixture.now, &newest_token(&fixture))).unwrap();
    assert_eq!(mail(&fixture, "3", "Ask me for more."), Fate::Waiting(number));
    // An email that is not confirmed in time goes to the operators, who cannot publish it with the name.
    mail(&fixture, "4", "Sven once more.");
    fixture.days(8);
    fixture.strike();
    let fates = rows(&fixture, "SELECT fate AS what FROM inbound ORDER BY inbound.id");
    assert_eq!(fates, ["commented", "withdrawn", "commented", "held"]);
    let held = rows(&fixture, "SELECT id AS what FROM inbound WHERE fate = 'held'").remove(0);
    assert!(
        why(fixture.act(&fixture.olga, |conn, turn| nidreg::actions::incoming_mail::place(
            conn,
            turn,
            &held,
            &number.to_string(),
            false
        )))
        .contains("name")
    );
}

#[test]
fn consent_to_publish_a_name_covers_only_the_exact_text() {
    let (fixture, number) = scene();
    let say = |words: &str| {
        let new = NewComment { body: words, ..NewComment::default() };
        fixture.act(&fixture.sven, |conn, turn| comment::comment(conn, turn, number, &new))
    };
    let as_it_is =
        |words: &str| fixture.act(&fixture.sven, |conn, turn| comment::as_it_is(conn, turn, number, &[words])).unwrap();
    assert!(why(say("Sven says no.")).contains("Publish it unchanged, or edit it"));
    as_it_is("Sven  says\nno.");
    say("Sven says no.").unwrap();
    assert!(why(say("Sven says yes.")).contains("Publish it unchanged"), "a different text is confirmed separately");
    // A draft comment stored with consent is sent with the review without another confirmation.
    let typed = review_drafts::Typed {
        snapshot: SnapshotNo::FIRST,
        thread: "",
        field: "syntax",
        quote: "",
        body: "Sven: too short.",
        suggestion: "",
    };
    let keep = || fixture.act(&fixture.sven, |conn, turn| review_drafts::save_comment(conn, turn, number, typed));
    assert!(why(keep()).contains("Publish it unchanged"));
    as_it_is("Sven: too short.");
    keep().unwrap();
    fixture.review(&fixture.sven, number, Verdict::CommentOnly, "").unwrap();
    assert_eq!(said(&fixture), ["Sven says no.", "Sven: too short."]);
}

#[test]
fn self_naming_warning_preserves_input_and_one_confirmation_publishes_it() {
    let (_db, server) = TestServer::on_new_database(true);
    let sven = Person::demo(&server, "second-expert");
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
    assert!(typed.contains("I, Sven, object to ") && typed.contains(" that."), "the input is preserved: {typed}");
    assert!(asked.contains("name=\"named\" value=\"yes\""), "{asked}");
    let said = send(&at, &[("named", "yes")]);
    assert_eq!(said.status, 303, "{}", said.body);
    let written = sven.post(&format!("{at}/write"), &[("snapshot", "1"), ("comment", "Sven again.")]);
    assert!(written.status == 422 && written.body.contains("name=\"named\" value=\"yes\""), "{}", written.body);
}
