//! The public review list: what is said there is read beside its request, and what becomes of a request is told there.

use crate::common::cast::{Cast, why};
use crate::common::{House, Person};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::acts;
use nidreg::acts::comment::comment;
use nidreg::acts::receive::{Fate, receive};
use nidreg::acts::redact;
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
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

fn scene() -> (Cast, RequestNumber) {
    let mut cast = Cast::new();
    cast.post.links = Some(LinkKey([9; 32].into()));
    cast.takes_replies();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    (cast, number)
}

fn rows(cast: &Cast, sql: &str) -> Vec<Row> {
    cast.store.read(|conn| diesel::sql_query(sql).load::<Row>(conn).map_err(Error::from)).unwrap()
}

fn take(cast: &Cast, email: &str) -> Fate {
    cast.store.write(|conn| receive(conn, &cast.post, cast.now, email.replace('\n', "\r\n").as_bytes())).unwrap()
}

/// A message as a list sends it on.
fn posted(to: &str, id: &str, more: &str, body: &str) -> String {
    format!(
        "From: Lou Reader via urn <urn@list.example>\nTo: urn@list.example\nDelivered-To: {to}\nList-Id: URNs <urn.list.example>\nList-Post: <mailto:urn@list.example>\nPrecedence: list\nArchived-At: <https://list.example/arch/{id}>\nMessage-ID: <{id}@reader.example>\n{more}\n{body}\n\n_______________________________________________\nurn mailing list -- urn@list.example\nTo unsubscribe send an email to urn-leave@list.example\n"
    )
}

fn said(cast: &Cast, number: RequestNumber) -> Vec<listed::Said> {
    let request = cast.seen(number, Some(&cast.olga)).request.id;
    cast.store.read(|conn| listed::queries::of_request(conn, &request)).unwrap()
}

#[test]
fn what_is_said_on_the_list_is_read_beside_its_request() {
    let (cast, number) = scene();
    let subscribed = address(cast.post.reply.as_ref().unwrap());
    let thread = format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: x\n");
    assert_eq!(take(&cast, &posted(&subscribed, "1", &thread, "The names overlap.")), Fate::Listed(number));
    // By an email of ours, and by the number in the subject alone.
    let ours = rows(&cast, "SELECT message_id AS id, body FROM outbox WHERE letter = 'to_list'").remove(0);
    let answer = format!("References: <0@other.example> {}\nSubject: Re: y\n", ours.id);
    assert_eq!(
        take(&cast, &posted(&subscribed, "2", &answer, "I agree.\n\nOn 2027-01-05, nidreg <x@y.example> wrote:\n> This is")),
        Fate::Listed(number)
    );
    assert_eq!(take(&cast, &posted(&subscribed, "3", &format!("Subject: Re: [{number}] z\n"), "So do I.")), Fate::Listed(number));
    let list = said(&cast, number);
    let words: Vec<_> = list.iter().map(|one| (one.author.as_str(), one.body.as_str())).collect();
    assert_eq!(words, [("Lou Reader", "The names overlap."), ("Lou Reader", "I agree."), ("Lou Reader", "So do I.")]);
    assert_eq!(list[0].archive.as_deref(), Some("https://list.example/arch/1"));
    assert!(
        rows(&cast, "SELECT id, body FROM outbox WHERE letter = 'comment' AND recipient = 'rita@cast.example'")[0]
            .body
            .contains("Lou Reader (on the review list)")
    );
    // What only claims to come from there, what is about nothing, and our own that comes back are not published.
    assert!(matches!(take(&cast, &posted("reply@registry.example", "4", &thread, "Forged.")), Fate::Held(_)));
    assert!(matches!(take(&cast, &posted(&subscribed, "5", "Subject: Lunch\n", "At noon?")), Fate::Held(_)));
    let back = posted(&subscribed, "6", &thread, "Ours.").replace("6@reader.example", "6@registry.example");
    assert!(matches!(take(&cast, &back), Fate::Dropped(why) if why.contains("of this registry")));
    let away = posted(&subscribed, "7", &format!("Auto-Submitted: auto-replied\n{thread}"), "Away.");
    assert!(matches!(take(&cast, &away), Fate::Dropped(_)));
    let closed = posted(&subscribed, "8", &format!("Content-Type: multipart/encrypted; boundary=b\n{thread}"), "--b\n\nx\n--b--");
    assert!(matches!(take(&cast, &closed), Fate::Held(_)));
    assert_eq!(said(&cast, number).len(), 3);
    // An operator takes one off that should not be there.
    let id = list[1].id.clone();
    let discard = |who| cast.act(who, |conn, turn| acts::held::discard(conn, turn, &id, "It names a child"));
    assert!(why(discard(&cast.rita)).contains("Only operators"));
    discard(&cast.olga).unwrap();
    assert_eq!(said(&cast, number).len(), 2);
}

#[test]
fn a_post_stands_among_the_comments_and_is_taken_out_by_two_operators() {
    let (cast, number) = scene();
    let subscribed = address(cast.post.reply.as_ref().unwrap());
    let thread = format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: x\n");
    for (id, words) in [("1", "Call me at 5550123."), ("2", "I agree.")] {
        assert_eq!(take(&cast, &posted(&subscribed, id, &thread, words)), Fate::Listed(number));
    }
    let house = House::start(&cast.db, false);
    let page = || Person::nobody(&house).get(&format!("/requests/{number}")).body;
    let shown = page();
    let discussion = &shown[shown.find("id=\"comments\"").unwrap_or_else(|| panic!("no discussion: {shown}"))..];
    for words in ["from the list", "Lou Reader", "Call me at 5550123.", "I agree.", "https://list.example/arch/1"] {
        assert!(discussion.contains(words), "{words}: {discussion}");
    }
    // Nobody here opened it, so nobody resolves it.
    assert!(!discussion.contains(">open<"), "{discussion}");
    let id = said(&cast, number)[0].id.clone();
    let address = format!("https://registry.example/requests/{number}#l-{id}");
    assert!(shown.contains(&format!("id=\"l-{id}\"")));
    cast.act(&cast.olga, |conn, turn| redact::file(conn, turn, &address, Class::Contact, "A private number.")).unwrap();
    let ask = cast.store.read(redact::open).unwrap().pop().unwrap().id;
    assert!(why(cast.act(&cast.olga, |conn, turn| redact::confirm(conn, turn, &ask))).contains("second operator"));
    cast.act(&cast.oskar, |conn, turn| redact::confirm(conn, turn, &ask)).unwrap();
    for place in ["list_posts", "inbound", "outbox"] {
        let left = rows(&cast, &format!("SELECT '' AS id, body FROM {place} WHERE body LIKE '%5550123%'"));
        assert!(left.is_empty(), "{place}");
    }
    assert!(rows(&cast, "SELECT inbound_id AS id, '' AS body FROM inbound_raw").len() == 1, "its bytes are gone too");
    let words: Vec<String> = said(&cast, number).into_iter().map(|one| one.body).collect();
    assert!(words[0].starts_with("[Taken out on 2027-01-04 by two operators") && words[1] == "I agree.", "{words:?}");
    assert!(page().contains("[Taken out on") && !page().contains("5550123"));
}

#[test]
fn the_list_hears_what_is_new_at_once_and_what_is_said_once_a_day() {
    let (mut cast, number) = scene();
    let told = |cast: &Cast| rows(cast, "SELECT id, body FROM outbox WHERE letter = 'list_news' ORDER BY id");
    let say = |cast: &Cast, words: &str| {
        cast.act(&cast.edda, |conn, turn| comment(conn, turn, number, &NewComment { body: words, ..NewComment::default() }))
            .unwrap();
    };
    say(&cast, "One.");
    say(&cast, "Two.");
    cast.strike();
    assert!(told(&cast).is_empty(), "what is said waits for the day to end");
    cast.days(1);
    cast.strike();
    cast.strike();
    let news = told(&cast);
    assert_eq!(news.len(), 1, "once");
    assert!(
        news[0].body.contains("One.") && news[0].body.contains("Two.") && news[0].body.contains("Edda Lead"),
        "{}",
        news[0].body
    );
    say(&cast, "Three.");
    cast.act(&cast.rita, |conn, turn| acts::end::withdraw(conn, turn, number)).unwrap();
    cast.strike();
    let news = told(&cast);
    assert_eq!(news.len(), 2);
    assert!(news[1].body.contains("withdrew the request"), "{}", news[1].body);
    assert!(!news[1].body.contains("Three."), "its author may still take it back: {}", news[1].body);
    cast.days(1);
    cast.strike();
    let news = told(&cast);
    assert_eq!(news.len(), 3);
    assert!(news[2].body.contains("Three.") && !news[2].body.contains("withdrew"), "{}", news[2].body);
}

#[test]
fn news_of_the_list_are_not_lost_with_a_comment_that_is_taken_back() {
    let (mut cast, number) = scene();
    cast.act(&cast.rita, |conn, turn| {
        comment(conn, turn, number, &NewComment { body: "I should not have said this.", ..NewComment::default() })
    })
    .unwrap();
    cast.act(&cast.rita, |conn, turn| acts::end::withdraw(conn, turn, number)).unwrap();
    cast.strike();
    let request = cast.request(number).id;
    let threads = cast.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &request)).unwrap();
    let id = threads[0].comments[0].id.clone();
    cast.act(&cast.rita, |conn, turn| acts::unsay::take_back(conn, turn, number, &id).map(|_| ())).unwrap();
    cast.days(2);
    cast.strike();
    let news = rows(&cast, "SELECT id, body FROM outbox WHERE letter = 'list_news' ORDER BY id");
    assert_eq!(news.len(), 1, "{news:?}");
    assert!(news[0].body.contains("withdrew the request") && !news[0].body.contains("I should not"), "{news:?}");
}

#[test]
fn an_operator_reads_an_email_as_it_leaves_and_cancels_one_that_waits() {
    let (cast, _) = scene();
    let row = rows(&cast, "SELECT id, body FROM outbox WHERE letter = 'assignment'").remove(0);
    let file = cast.store.read(|conn| acts::resend::file(conn, &cast.post, &row.id)).unwrap();
    let file = String::from_utf8(file).unwrap();
    assert!(file.contains("From: \"URN Namespace Registry\" <nidreg@registry.example>") && file.contains("text/html"), "{file}");
    let cancel = |who| cast.act(who, |conn, turn| acts::resend::cancel(conn, turn, &row.id));
    assert!(why(cancel(&cast.rita)).contains("Only operators"));
    cancel(&cast.olga).unwrap();
    assert!(why(cancel(&cast.olga)).contains("is no longer waiting"));
    let sent = cast.store.read(|conn| queries::outgoing(conn, &queries::Wanted::default(), 100)).unwrap();
    let one = sent.iter().find(|letter| letter.id == row.id).unwrap();
    assert!(matches!(&one.delivery, Delivery::Failed { why, .. } if why.contains("canceled")), "{one:?}");
}
