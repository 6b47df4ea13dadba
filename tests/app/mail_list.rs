//! The public review list: posts are shown with their request, and the list is notified about the request's progress.

use crate::common::procedure_fixture::{ProcedureFixture, why};
use crate::common::{Person, TestServer};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::actions;
use nidreg::actions::comment::comment;
use nidreg::actions::receive::{Fate, receive};
use nidreg::actions::redact;
use nidreg::cases::comments::NewComment;
use nidreg::cases::drafts::Start;
use nidreg::history::redactions::Class;
use nidreg::ids::RequestNumber;
use nidreg::mail::listed::{self, address};
use nidreg::mail::{Delivery, LinkKey, queries};
use nidreg::store::Error;

#[derive(QueryableByName, Debug)]
struct Row {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    body: String,
}

fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.post.links = Some(LinkKey([9; 32].into()));
    fixture.takes_replies();
    let number = fixture.submitted(&fixture.rita, &Start::NewFormal("harbour".into()));
    fixture.open(number, &[&fixture.edda]).unwrap();
    fixture.disclose(&fixture.edda, number, false).unwrap();
    (fixture, number)
}

fn rows(fixture: &ProcedureFixture, sql: &str) -> Vec<Row> {
    fixture.store.read(|conn| diesel::sql_query(sql).load::<Row>(conn).map_err(Error::from)).unwrap()
}

fn take(fixture: &ProcedureFixture, email: &str) -> Fate {
    fixture.store.write(|conn| receive(conn, &fixture.post, fixture.now, email.replace('\n', "\r\n").as_bytes())).unwrap()
}

/// A message as forwarded by a mailing list.
fn posted(to: &str, id: &str, more: &str, body: &str) -> String {
    format!(
        "From: Lou Reader via urn <urn@list.example>\nTo: urn@list.example\nDelivered-To: {to}\nList-Id: URNs <urn.list.example>\nList-Post: <mailto:urn@list.example>\nPrecedence: list\nArchived-At: <https://list.example/arch/{id}>\nMessage-ID: <{id}@reader.example>\n{more}\n{body}\n\n_______________________________________________\nurn mailing list -- urn@list.example\nTo unsubscribe send an email to urn-leave@list.example\n"
    )
}

fn said(fixture: &ProcedureFixture, number: RequestNumber) -> Vec<listed::Said> {
    let request = fixture.seen(number, Some(&fixture.olga)).request.id;
    fixture.store.read(|conn| listed::queries::of_request(conn, &request)).unwrap()
}

#[test]
fn list_post_about_a_private_request_is_held() {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.otto, &Start::Revision("gauge".into()));
    assert!(fixture.request(number).private);
    let subscribed = address(fixture.post.reply.as_ref().unwrap());
    for (id, head) in [
        ("1", format!("Subject: Re: [{number}] gauge\n")),
        ("2", format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: gauge\n")),
    ] {
        let fate = take(&fixture, &posted(&subscribed, id, &head, "Who asks for this?"));
        assert!(matches!(&fate, Fate::Held(why) if why.contains("is private")), "{fate:?}");
    }
    assert!(said(&fixture, number).is_empty());
}

#[test]
fn mailing_list_posts_are_shown_with_their_request() {
    let (fixture, number) = scene();
    let subscribed = address(fixture.post.reply.as_ref().unwrap());
    let thread = format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: x\n");
    assert_eq!(take(&fixture, &posted(&subscribed, "1", &thread, "The names overlap.")), Fate::Listed(number));
    // Matched by a reference to an email of ours, and by the number in the subject alone.
    let ours = rows(&fixture, "SELECT message_id AS id, body FROM outbox WHERE letter = 'to_list'").remove(0);
    let answer = format!("References: <0@other.example> {}\nSubject: Re: y\n", ours.id);
    assert_eq!(
        take(&fixture, &posted(&subscribed, "2", &answer, "I agree.\n\nOn 2027-01-05, nidreg <x@y.example> wrote:\n> This is")),
        Fate::Listed(number)
    );
    assert_eq!(
        take(&fixture, &posted(&subscribed, "3", &format!("Subject: Re: [{number}] z\n"), "So do I.")),
        Fate::Listed(number)
    );
    let list = said(&fixture, number);
    let words: Vec<_> = list.iter().map(|one| (one.author.as_str(), one.body.as_str())).collect();
    assert_eq!(words, [("Lou Reader", "The names overlap."), ("Lou Reader", "I agree."), ("Lou Reader", "So do I.")]);
    assert_eq!(list[0].archive.as_deref(), Some("https://list.example/arch/1"));
    assert!(
        rows(&fixture, "SELECT id, body FROM outbox WHERE letter = 'comment' AND recipient = 'rita@cast.example'")[0]
            .body
            .contains("Lou Reader (on the review list)")
    );
    // Forged posts, posts about no request, our own emails, automatic replies and encrypted posts are not published.
    assert!(matches!(take(&fixture, &posted("reply@registry.example", "4", &thread, "Forged.")), Fate::Held(_)));
    assert!(matches!(take(&fixture, &posted(&subscribed, "5", "Subject: Lunch\n", "At noon?")), Fate::Held(_)));
    let back = posted(&subscribed, "6", &thread, "Ours.").replace("6@reader.example", "6@registry.example");
    assert!(matches!(take(&fixture, &back), Fate::Dropped(why) if why.contains("of this registry")));
    let away = posted(&subscribed, "7", &format!("Auto-Submitted: auto-replied\n{thread}"), "Away.");
    assert!(matches!(take(&fixture, &away), Fate::Dropped(_)));
    let closed = posted(&subscribed, "8", &format!("Content-Type: multipart/encrypted; boundary=b\n{thread}"), "--b\n\nx\n--b--");
    assert!(matches!(take(&fixture, &closed), Fate::Held(_)));
    assert_eq!(said(&fixture, number).len(), 3);
    // An operator can remove a post.
    let id = list[1].id.clone();
    let discard = |who| fixture.act(who, |conn, turn| actions::held_mail::discard(conn, turn, &id, "It names a child"));
    assert!(why(discard(&fixture.rita)).contains("Only operators"));
    discard(&fixture.olga).unwrap();
    assert_eq!(said(&fixture, number).len(), 2);
}

#[test]
fn list_post_appears_among_comments_and_two_operators_can_redact_it() {
    let (fixture, number) = scene();
    let subscribed = address(fixture.post.reply.as_ref().unwrap());
    let thread = format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: x\n");
    for (id, words) in [("1", "Call me at 5550123."), ("2", "I agree.")] {
        assert_eq!(take(&fixture, &posted(&subscribed, id, &thread, words)), Fate::Listed(number));
    }
    let server = TestServer::start(&fixture.db, false);
    let page = || Person::nobody(&server).get(&format!("/requests/{number}")).body;
    let shown = page();
    let discussion = &shown[shown.find("id=\"comments\"").unwrap_or_else(|| panic!("no discussion: {shown}"))..];
    for words in ["from the list", "Lou Reader", "Call me at 5550123.", "I agree.", "https://list.example/arch/1"] {
        assert!(discussion.contains(words), "{words}: {discussion}");
    }
    // List posts are not shown as open threads, because no user can resolve them.
    assert!(!discussion.contains(">open<"), "{discussion}");
    let id = said(&fixture, number)[0].id.clone();
    let address = format!("https://registry.example/requests/{number}#l-{id}");
    assert!(shown.contains(&format!("id=\"l-{id}\"")));
    fixture.act(&fixture.olga, |conn, turn| redact::file(conn, turn, &address, Class::Contact, "A private number.")).unwrap();
    let ask = fixture.store.read(redact::open).unwrap().pop().unwrap().id;
    assert!(why(fixture.act(&fixture.olga, |conn, turn| redact::confirm(conn, turn, &ask))).contains("second operator"));
    fixture.act(&fixture.oskar, |conn, turn| redact::confirm(conn, turn, &ask)).unwrap();
    for place in ["list_posts", "inbound", "outbox"] {
        let left = rows(&fixture, &format!("SELECT '' AS id, body FROM {place} WHERE body LIKE '%5550123%'"));
        assert!(left.is_empty(), "{place}");
    }
    assert!(rows(&fixture, "SELECT inbound_id AS id, '' AS body FROM inbound_raw").len() == 1, "its bytes are deleted as well");
    let words: Vec<String> = said(&fixture, number).into_iter().map(|one| one.body).collect();
    assert!(words[0].starts_with("[Redacted on 2027-01-04 by two operators") && words[1] == "I agree.", "{words:?}");
    assert!(page().contains("[Redacted on") && !page().contains("5550123"));
}

#[test]
fn list_gets_events_immediately_and_comments_in_a_daily_digest() {
    let (mut fixture, number) = scene();
    let notified =
        |fixture: &ProcedureFixture| rows(fixture, "SELECT id, body FROM outbox WHERE letter = 'list_news' ORDER BY id");
    let say = |fixture: &ProcedureFixture, words: &str| {
        fixture
            .act(&fixture.edda, |conn, turn| comment(conn, turn, number, &NewComment { body: words, ..NewComment::default() }))
            .unwrap();
    };
    say(&fixture, "One.");
    say(&fixture, "Two.");
    fixture.strike();
    assert!(notified(&fixture).is_empty(), "comments are sent at the end of the day");
    fixture.days(1);
    fixture.strike();
    fixture.strike();
    let news = notified(&fixture);
    assert_eq!(news.len(), 1, "once");
    assert!(
        news[0].body.contains("One.") && news[0].body.contains("Two.") && news[0].body.contains("Edda Lead"),
        "{}",
        news[0].body
    );
    say(&fixture, "Three.");
    fixture.act(&fixture.rita, |conn, turn| actions::end::withdraw(conn, turn, number)).unwrap();
    fixture.strike();
    let news = notified(&fixture);
    assert_eq!(news.len(), 2);
    assert!(news[1].body.contains("withdrew the request"), "{}", news[1].body);
    assert!(!news[1].body.contains("Three."), "its author can still withdraw it: {}", news[1].body);
    fixture.days(1);
    fixture.strike();
    let news = notified(&fixture);
    assert_eq!(news.len(), 3);
    assert!(news[2].body.contains("Three.") && !news[2].body.contains("withdrew"), "{}", news[2].body);
}

#[test]
fn list_digest_omits_a_withdrawn_comment_but_reports_other_events() {
    let (mut fixture, number) = scene();
    fixture
        .act(&fixture.rita, |conn, turn| {
            comment(conn, turn, number, &NewComment { body: "I should not have said this.", ..NewComment::default() })
        })
        .unwrap();
    fixture.act(&fixture.rita, |conn, turn| actions::end::withdraw(conn, turn, number)).unwrap();
    fixture.strike();
    let request = fixture.request(number).id;
    let threads = fixture.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &request)).unwrap();
    let id = threads[0].comments[0].id.clone();
    fixture.act(&fixture.rita, |conn, turn| actions::retract_comment::take_back(conn, turn, number, &id).map(|_| ())).unwrap();
    fixture.days(2);
    fixture.strike();
    let news = rows(&fixture, "SELECT id, body FROM outbox WHERE letter = 'list_news' ORDER BY id");
    assert_eq!(news.len(), 1, "{news:?}");
    assert!(news[0].body.contains("withdrew the request") && !news[0].body.contains("I should not"), "{news:?}");
}

#[test]
fn operator_can_preview_an_email_as_sent_and_cancel_a_pending_one() {
    let (fixture, _) = scene();
    let row = rows(&fixture, "SELECT id, body FROM outbox WHERE letter = 'assignment'").remove(0);
    let file = fixture.store.read(|conn| actions::resend::file(conn, &fixture.post, &row.id)).unwrap();
    let file = String::from_utf8(file).unwrap();
    assert!(file.contains("From: \"URN Namespace Registry\" <nidreg@registry.example>") && file.contains("text/html"), "{file}");
    let cancel = |who| fixture.act(who, |conn, turn| actions::resend::cancel(conn, turn, &row.id));
    assert!(why(cancel(&fixture.rita)).contains("Only operators"));
    cancel(&fixture.olga).unwrap();
    assert!(why(cancel(&fixture.olga)).contains("is no longer waiting"));
    let sent = fixture.store.read(|conn| queries::outgoing(conn, &queries::Wanted::default(), 100)).unwrap();
    let one = sent.iter().find(|letter| letter.id == row.id).unwrap();
    assert!(matches!(&one.delivery, Delivery::Canceled(_)), "{one:?}");
    // It is not undelivered: neither in the backlog of queue, metrics and doctor, nor in the filter.
    assert_eq!(fixture.store.read(queries::backlog).unwrap().1, 0);
    let of = |fate| queries::Wanted { fate: Some(fate), ..queries::Wanted::default() };
    let count = |fate| fixture.store.read(|conn| queries::outgoing(conn, &of(fate), 100)).unwrap().len();
    assert_eq!((count(queries::Fate::GivenUp), count(queries::Fate::Canceled)), (0, 1));
}
