//! The public review list: posts are shown with their request, and the list is notified about the request's progress.

use crate::common::prelude::*;
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::actions::answers::PublishChoice;
use nidreg::actions::comment::comment;
use nidreg::actions::{self, answers};
use nidreg::mail::inbound::{Purpose, signed_token};
use nidreg::mail::listed::{self, subscription_address};
use nidreg::mail::{Delivery, LinkKey, queries};

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
    let number = fixture.in_review("harbour", &[&fixture.edda]);
    fixture.disclose(&fixture.edda, number).unwrap();
    (fixture, number)
}

fn rows(fixture: &ProcedureFixture, sql: &str) -> Vec<Row> {
    fixture.store.read(|conn| diesel::sql_query(sql).load::<Row>(conn).map_err(Error::from)).unwrap()
}

fn take(fixture: &ProcedureFixture, email: &str) -> ReceiptOutcome {
    fixture.receive(email.replace('\n', "\r\n").as_bytes())
}

/// A message as forwarded by a mailing list.
fn posted(to: &str, id: &str, more: &str, body: &str) -> String {
    format!(
        "From: Lou Reader via urn <urn@list.example>\nTo: urn@list.example\nDelivered-To: {to}\nList-Id: URNs <urn.list.example>\nList-Post: <mailto:urn@list.example>\nPrecedence: list\nArchived-At: <https://list.example/arch/{id}>\nMessage-ID: <{id}@reader.example>\n{more}\n{body}\n\n_______________________________________________\nurn mailing list -- urn@list.example\nTo unsubscribe send an email to urn-leave@list.example\n"
    )
}

fn said(fixture: &ProcedureFixture, number: RequestNumber) -> Vec<listed::ListedEmail> {
    let request = fixture.seen(number, Some(&fixture.olga)).request.id;
    fixture.store.read(|conn| listed::queries::of_request(conn, &request)).unwrap()
}

#[test]
fn list_post_about_a_private_request_is_held() {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.otto, &DraftPurpose::Revision("gauge".into()));
    assert!(fixture.request(number).private);
    let subscribed = subscription_address(fixture.post.reply.as_ref().unwrap());
    for (id, head) in [
        ("1", format!("Subject: Re: [{number}] gauge\n")),
        ("2", format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: gauge\n")),
    ] {
        let disposition = take(&fixture, &posted(&subscribed, id, &head, "Who asks for this?"));
        assert!(matches!(&disposition, ReceiptOutcome::Held(why) if why.contains("is private")), "{disposition:?}");
    }
    assert!(said(&fixture, number).is_empty());
}

#[test]
fn mailing_list_posts_are_shown_with_their_request() {
    let (fixture, number) = scene();
    let subscribed = subscription_address(fixture.post.reply.as_ref().unwrap());
    let thread = format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: x\n");
    assert_eq!(take(&fixture, &posted(&subscribed, "1", &thread, "The names overlap.")), ReceiptOutcome::Listed(number));
    // One post is matched by a reference to an email of ours, and the other by the number in the subject alone.
    let ours = rows(&fixture, "SELECT message_id AS id, body FROM outbox WHERE kind = 'to_list'").remove(0);
    let answer = format!("References: <0@other.example> {}\nSubject: Re: y\n", ours.id);
    assert_eq!(
        take(&fixture, &posted(&subscribed, "2", &answer, "I agree.\n\nOn 2027-01-05, nidreg <x@y.example> wrote:\n> This is")),
        ReceiptOutcome::Listed(number)
    );
    assert_eq!(
        take(&fixture, &posted(&subscribed, "3", &format!("Subject: Re: [{number}] z\n"), "So do I.")),
        ReceiptOutcome::Listed(number)
    );
    let list = said(&fixture, number);
    let words: Vec<_> = list.iter().map(|one| (one.author.as_str(), one.body.as_str())).collect();
    assert_eq!(words, [("Lou Reader", "The names overlap."), ("Lou Reader", "I agree."), ("Lou Reader", "So do I.")]);
    assert_eq!(list[0].archive.as_deref(), Some("https://list.example/arch/1"));
    assert!(
        rows(&fixture, "SELECT id, body FROM outbox WHERE kind = 'comment' AND recipient = 'rita@cast.example'")[0]
            .body
            .contains("Lou Reader (on the review list)")
    );
    // Forged posts, posts about no request, our own emails, automatic replies and encrypted posts are not published.
    assert!(matches!(take(&fixture, &posted("reply@registry.example", "4", &thread, "Forged.")), ReceiptOutcome::Held(_)));
    assert!(matches!(take(&fixture, &posted(&subscribed, "5", "Subject: Lunch\n", "At noon?")), ReceiptOutcome::Held(_)));
    let back = posted(&subscribed, "6", &thread, "Ours.").replace("6@reader.example", "6@registry.example");
    assert!(matches!(take(&fixture, &back), ReceiptOutcome::Dropped(why) if why.contains("of this registry")));
    let away = posted(&subscribed, "7", &format!("Auto-Submitted: auto-replied\n{thread}"), "Away.");
    assert!(matches!(take(&fixture, &away), ReceiptOutcome::Dropped(_)));
    let closed = posted(&subscribed, "8", &format!("Content-Type: multipart/encrypted; boundary=b\n{thread}"), "--b\n\nx\n--b--");
    assert!(matches!(take(&fixture, &closed), ReceiptOutcome::Held(_)));
    assert_eq!(said(&fixture, number).len(), 3);
    // Once an operator has discarded a post that belongs to no request, replies to it do not create a task.
    let lunch = rows(&fixture, "SELECT id, body FROM inbound WHERE body = 'At noon?'").remove(0).id;
    fixture
        .act(&fixture.olga, |conn, ctx| actions::incoming_mail::discard_email(conn, ctx, &lunch, "Not about a request"))
        .unwrap();
    let later = posted(&subscribed, "9", "References: <5@reader.example>\nSubject: Re: Lunch\n", "At one.");
    assert!(matches!(take(&fixture, &later), ReceiptOutcome::Dropped(why) if why.contains("an operator discarded")));
    let about =
        posted(&subscribed, "10", &format!("References: <5@reader.example>\nSubject: [{number}] names\n"), "And the names?");
    assert_eq!(take(&fixture, &about), ReceiptOutcome::Listed(number), "a post about a request is never ignored");
    assert_eq!(said(&fixture, number).len(), 4);
    // An operator can remove a post.
    let id = list[1].id.clone();
    let discard = |who| fixture.act(who, |conn, ctx| actions::incoming_mail::discard_email(conn, ctx, &id, "It names a child"));
    assert!(why(discard(&fixture.rita)).contains("Only operators"));
    discard(&fixture.olga).unwrap();
    assert_eq!(said(&fixture, number).len(), 3);
}

#[test]
fn list_post_appears_among_comments_and_two_operators_can_redact_it() {
    let (fixture, number) = scene();
    let subscribed = subscription_address(fixture.post.reply.as_ref().unwrap());
    let thread = format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: x\n");
    for (id, words) in [("1", "Call me at 5550123."), ("2", "I agree.")] {
        assert_eq!(take(&fixture, &posted(&subscribed, id, &thread, words)), ReceiptOutcome::Listed(number));
    }
    let server = TestServer::start(&fixture.db, false);
    let page = || Person::nobody(&server).get(&format!("/requests/{number}")).body;
    let shown = page();
    let discussion = &shown[shown.find("id=\"comments\"").unwrap_or_else(|| panic!("no discussion: {shown}"))..];
    says(&discussion, &["from the list", "Lou Reader", "Call me at 5550123.", "I agree.", "https://list.example/arch/1"]);
    // List posts are not shown as open threads, because no user can resolve them.
    assert!(!discussion.contains(">open<"), "{discussion}");
    let id = said(&fixture, number)[0].id.clone();
    let address = format!("https://registry.example/requests/{number}#l-{id}");
    assert!(shown.contains(&format!("id=\"l-{id}\"")));
    fixture
        .act(&fixture.olga, |conn, ctx| redact::propose_redaction(conn, ctx, &address, Class::Contact, "A private number."))
        .unwrap();
    let ask = fixture.store.read(redact::open_redactions).unwrap().pop().unwrap().id;
    assert!(why(fixture.act(&fixture.olga, |conn, ctx| redact::confirm_redaction(conn, ctx, &ask))).contains("second operator"));
    fixture.act(&fixture.oskar, |conn, ctx| redact::confirm_redaction(conn, ctx, &ask)).unwrap();
    for place in ["list_posts", "inbound", "outbox"] {
        let left = rows(&fixture, &format!("SELECT '' AS id, body FROM {place} WHERE body LIKE '%5550123%'"));
        assert!(left.is_empty(), "{place}");
    }
    assert!(
        rows(&fixture, "SELECT id, '' AS body FROM inbound WHERE bytes IS NOT NULL").len() == 1,
        "its bytes are deleted as well"
    );
    let words: Vec<String> = said(&fixture, number).into_iter().map(|one| one.body).collect();
    assert!(words[0].starts_with("[Redacted on 2027-01-04 by two operators") && words[1] == "I agree.", "{words:?}");
    assert!(page().contains("[Redacted on") && !page().contains("5550123"));
}

/// Finding A7: a post from another address was shown under the name of an expert, with nothing to tell it from the real one.
#[test]
fn post_under_the_name_of_an_expert_from_another_address_says_so() {
    let (fixture, number) = scene();
    let subscribed = subscription_address(fixture.post.reply.as_ref().unwrap());
    let subject = format!("Subject: [{number}] urn:harbour\n");
    for (id, from, author) in [
        ("a", "\"Edda Lead\" <evil@x.example>", "A list subscriber who uses the name Edda Lead"),
        ("b", "\"EDDA LEAD\" <evil@x.example>", "A list subscriber who uses the name EDDA LEAD"),
        ("d", "\"\u{415}dda Iead (expert)\" <evil@x.example>", "A list subscriber who uses the name \u{415}dda Iead (expert)"),
        ("e", "\"Designated Expert\" <evil@x.example>", "A list subscriber who uses the name Designated Expert"),
        ("f", "\"nidreg (System)\" <evil@x.example>", "A list subscriber who uses the name nidreg (System)"),
        ("g", "\"URN Namespace Registry\" <edda@cast.example>", "A list subscriber who uses the name URN Namespace Registry"),
        ("h", "\"Edda Lead\" <edda@cast.example>", "Edda Lead"),
        ("i", "\"Ann Reader\" <ann@a.example>", "Ann Reader"),
        ("j", "\"Dr. Edda Lead\" <evil@x.example>", "A list subscriber who uses the name Dr. Edda Lead"),
        ("k", "\"the designated experts\" <evil@x.example>", "A list subscriber who uses the name the designated experts"),
    ] {
        let text = posted(&subscribed, id, &subject, &format!("Words of {id}."));
        let sender = text.lines().find(|line| line.starts_with("From: ")).unwrap().to_owned();
        assert_eq!(
            take(&fixture, &text.replacen(&sender, &format!("From: {from}"), 1)),
            ReceiptOutcome::Listed(number),
            "{from}"
        );
        let posts = said(&fixture, number);
        assert_eq!(posts.last().unwrap().author, author, "{from}");
    }
    // Anybody can write the address of an expert.
    let text = posted(&subscribed, "l", &subject, "Words of l.").replace('\n', "\r\n");
    let sender = text.lines().find(|line| line.starts_with("From: ")).unwrap().to_owned();
    let forged = text.replacen(&sender, "From: \"Edda Lead\" <edda@cast.example>", 1);
    assert_eq!(fixture.receive_unauthenticated(forged.as_bytes()), ReceiptOutcome::Listed(number));
    assert_eq!(said(&fixture, number).last().unwrap().author, "A list subscriber who uses the name Edda Lead");
}

#[test]
fn list_gets_every_event_and_comment_once() {
    let (mut fixture, number) = scene();
    let notified = |fixture: &ProcedureFixture| rows(fixture, "SELECT id, body FROM outbox WHERE kind = 'list_news' ORDER BY id");
    let say = |fixture: &ProcedureFixture, words: &str| {
        fixture.say(&fixture.edda, number, words);
    };
    say(&fixture, "One.");
    fixture.retract();
    fixture.retract();
    let news = notified(&fixture);
    assert_eq!(news.len(), 1, "once");
    assert!(news[0].body.contains("One.") && news[0].body.contains("Edda Lead"), "{}", news[0].body);
    fixture.act(&fixture.rita, |conn, ctx| close::withdraw_request(conn, ctx, number)).unwrap();
    fixture.days(1);
    fixture.retract();
    let news = notified(&fixture);
    assert_eq!(news.len(), 2);
    assert!(news[1].body.contains("Withdrawn by the registrant") && !news[1].body.contains("One."), "{}", news[1].body);
}

#[test]
fn operator_can_preview_an_email_as_sent_and_cancel_a_pending_one() {
    let (fixture, _) = scene();
    let row = rows(&fixture, "SELECT id, body FROM outbox WHERE kind = 'assignment'").remove(0);
    let file = fixture.store.read(|conn| actions::resend::email_file(conn, &fixture.post, &row.id)).unwrap();
    let file = String::from_utf8(file).unwrap();
    assert!(file.contains("From: \"URN Namespace Registry\" <nidreg@registry.example>") && file.contains("text/html"), "{file}");
    let cancel = |who| fixture.act(who, |conn, ctx| actions::resend::cancel_email(conn, ctx, &row.id));
    assert!(why(cancel(&fixture.rita)).contains("Only operators"));
    cancel(&fixture.olga).unwrap();
    assert!(why(cancel(&fixture.olga)).contains("is no longer waiting"));
    let sent = fixture.store.read(|conn| queries::outgoing(conn, &queries::OutboxFilter::default(), 100)).unwrap();
    let one = sent.iter().find(|email| email.id == row.id).unwrap();
    assert!(matches!(&one.delivery, Delivery::Canceled(_)), "{one:?}");
    // It does not count as undelivered: neither in the backlog of queue, metrics and doctor, nor in the filter.
    assert_eq!(fixture.store.read(queries::backlog).unwrap().1, 0);
    let of = |disposition| queries::OutboxFilter { delivery_outcome: Some(disposition), ..queries::OutboxFilter::default() };
    let count = |disposition| fixture.store.read(|conn| queries::outgoing(conn, &of(disposition), 100)).unwrap().len();
    assert_eq!((count(queries::Disposition::GivenUp), count(queries::Disposition::Canceled)), (0, 1));
}

/// The emails to the list that answer a post: the emails that they refer to, and the text.
fn replies(fixture: &ProcedureFixture) -> Vec<(String, String)> {
    let sql = "SELECT thread_id AS id, body FROM outbox WHERE kind = 'list_reply' ORDER BY id";
    rows(fixture, sql).into_iter().map(|row| (row.id, row.body)).collect()
}

#[test]
fn reply_to_a_list_post_is_sent_to_the_list_in_the_thread_of_the_post() {
    let (mut fixture, number) = scene();
    let subscribed = subscription_address(fixture.post.reply.as_ref().unwrap());
    let root = format!("<{number}@registry.example>");
    // A header of a long discussion.
    let earlier: Vec<String> = (0..12).map(|nth| format!("<{nth}-of-a-long-discussion@other.example>")).collect();
    let earlier = earlier.join(" ");
    let thread = format!("References: {root} {earlier}\nSubject: Re: x\n");
    assert_eq!(take(&fixture, &posted(&subscribed, "1", &thread, "The names overlap.")), ReceiptOutcome::Listed(number));
    let post = said(&fixture, number)[0].id.clone();
    let reply = |fixture: &ProcedureFixture, who: &Account, words: &str, post: &str| {
        let new = NewComment { body: words, list_post: Some(post), ..NewComment::default() };
        fixture.act(who, |conn, ctx| comment(conn, ctx, number, &new))
    };
    assert!(why(reply(&fixture, &fixture.edda, "Where?", "no such post")).contains("post on the review list"));
    assert!(reply(&fixture, &fixture.otto, "Where?", &post).is_err(), "only those involved reply here");
    reply(&fixture, &fixture.edda, "They do not: see Syntax.", &post).unwrap();
    let sent = replies(&fixture);
    assert_eq!(sent[0].0, format!("{root} {earlier} <1@reader.example>"));
    assert!(sent[0].1.contains("Edda Lead (lead) replied on") && sent[0].1.contains("They do not: see Syntax."), "{}", sent[0].1);
    let row = rows(&fixture, "SELECT id, recipient || ' ' || message_id AS body FROM outbox WHERE kind = 'list_reply'").remove(0);
    let (list, own_id) = row.body.split_once(' ').unwrap();
    assert_eq!(list, fixture.post.review_list);
    let file = fixture.store.read(|conn| actions::resend::email_file(conn, &fixture.post, &row.id)).unwrap();
    let head = String::from_utf8(file).unwrap().split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
    for line in [
        "In-Reply-To: <1@reader.example>".to_owned(),
        format!("References: {}", sent[0].0),
        format!("List-Id: <{}.registry.example>", number.to_string().to_lowercase()),
    ] {
        assert!(head.lines().any(|own| own == line), "{line}: {head}");
    }
    // Its discussion thread needs no action, and another reply is in the same thread.
    reply(&fixture, &fixture.rita, "I will say so in Purpose.", &post).unwrap();
    let request = fixture.request(number).id;
    let threads = || fixture.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &request)).unwrap();
    let found = threads();
    assert!(found.len() == 1 && found[0].comments.len() == 2 && found[0].resolved_at.is_some(), "{found:?}");
    // A comment that continues the thread, such as a reply by email, is sent to the list as well, in reply to the last one.
    let last = rows(&fixture, "SELECT id, message_id AS body FROM outbox WHERE kind = 'list_reply' ORDER BY created_at, id");
    let last_id = last.last().unwrap().body.clone();
    let thread_id = found[0].id.clone();
    let more = NewComment { body: "Thank you.", thread_id: Some(&thread_id), by_mail: true, ..NewComment::default() };
    fixture.act(&fixture.rita, |conn, ctx| comment(conn, ctx, number, &more)).unwrap();
    let continued = replies(&fixture).into_iter().find(|(_, body)| body.contains("Thank you.")).unwrap();
    assert_eq!(continued.0, format!("{root} {last_id}"));
    assert!(threads()[0].resolved_at.is_some());
    // The list gets at most ten such emails a day for one request; the daily summary has the others.
    let (mut many, number_of_many) = scene();
    let subscribed_of_many = subscription_address(many.post.reply.as_ref().unwrap());
    let root_of_many = format!("References: <{number_of_many}@registry.example>\nSubject: Re: x\n");
    take(&many, &posted(&subscribed_of_many, "1", &root_of_many, "The names overlap."));
    let first = said(&many, number_of_many)[0].id.clone();
    for nth in 0..12 {
        let words = format!("Reply {nth} of many.");
        let new = NewComment { body: &words, list_post: Some(&first), ..NewComment::default() };
        many.act(&many.edda, |conn, ctx| comment(conn, ctx, number_of_many, &new)).unwrap();
    }
    assert_eq!(replies(&many).len(), 10);
    many.days(2);
    many.retract();
    let news = rows(&many, "SELECT id, body FROM outbox WHERE kind = 'list_news'");
    assert!(news.len() == 1 && news[0].body.contains("Reply 11 of many.") && !news[0].body.contains("Reply 1 of"), "{news:?}");
    // A post that answers the reply is shown with the request, and the daily summary does not repeat the replies.
    let answer = format!("In-Reply-To: {own_id}\nSubject: Re: y\n");
    assert_eq!(take(&fixture, &posted(&subscribed, "2", &answer, "I see.")), ReceiptOutcome::Listed(number));
    fixture.days(2);
    fixture.retract();
    assert!(rows(&fixture, "SELECT id, body FROM outbox WHERE kind = 'list_news'").is_empty());
}

#[test]
fn registrant_confirms_that_a_list_post_answers_the_open_question() {
    let (mut fixture, number) = scene();
    let subscribed = subscription_address(fixture.post.reply.as_ref().unwrap());
    fixture.ask(&fixture.edda, number, "Who pays?").unwrap();
    let asked = || rows(&fixture, "SELECT recipient AS id, body FROM outbox WHERE kind = 'confirm_answer'");
    let thread = format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: x\n");
    let post = |id: &str, from: &str| {
        posted(&subscribed, id, &thread, "The society pays.").replace("From: Lou Reader via urn <urn@list.example>", from)
    };
    assert_eq!(take(&fixture, &post("1", "From: Lou Reader <lou@reader.example>")), ReceiptOutcome::Listed(number));
    assert!(asked().is_empty(), "only the registrant can answer");
    assert_eq!(take(&fixture, &post("2", &format!("From: Rita <{}>", fixture.rita.email))), ReceiptOutcome::Listed(number));
    let asked = asked();
    assert!(asked.len() == 1 && asked[0].id == fixture.rita.email && asked[0].body.contains("> The society pays."), "{asked:?}");
    assert_eq!(said(&fixture, number).len(), 2, "the post is shown in any case");
    let state = |fixture: &ProcedureFixture| fixture.request(number).state;
    assert!(matches!(state(&fixture), State::WithRequester(_)));
    // Anyone can write the address of the registrant in a post: it is not published in their name without their confirmation.
    assert_eq!(take(&fixture, &post("3", &format!("From: Rita <{}>", fixture.rita.email))), ReceiptOutcome::Listed(number));
    let forged =
        rows(&fixture, "SELECT id, body FROM inbound WHERE disposition = 'to_confirm' ORDER BY received_at, id").remove(1).id;
    let confirmed_at = fixture.now;
    fixture.days(8);
    for due in fixture.store.read(|conn| answers::due_replies(conn, fixture.now)).unwrap() {
        if due.id == forged {
            fixture.store.write(|conn| answers::process_due_reply(conn, &fixture.post, fixture.now, &due.id)).unwrap();
        }
    }
    let disposition =
        rows(&fixture, &format!("SELECT disposition AS id, reason AS body FROM inbound WHERE id = '{forged}'")).remove(0);
    assert!(disposition.id == "dropped" && disposition.body.contains("did not confirm"), "{disposition:?}");
    fixture.now = confirmed_at;
    let id = rows(&fixture, "SELECT id, body FROM inbound WHERE disposition = 'to_confirm'").remove(0).id;
    let token = signed_token(fixture.post.reply.as_ref().unwrap(), Purpose::Answer, &id);
    fixture
        .store
        .write(|conn| answers::publish_reply(conn, &fixture.post, fixture.now, &token, PublishChoice::default()))
        .unwrap();
    assert!(!matches!(state(&fixture), State::WithRequester(_)));
}

/// A list does not prove who wrote a post, so the position is recorded only on the page that is linked in an email to the expert.
#[test]
fn position_posted_on_the_list_is_recorded_after_its_author_confirms_it() {
    let mut fixture = ProcedureFixture::on(TestDb::new());
    fixture.now = nidreg::clock::now();
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.sven, number).unwrap();
    let subscribed = subscription_address(fixture.post.reply.as_ref().unwrap());
    // The number does not need brackets.
    let heads = format!("Subject: [urn] {number} again\n");
    let post = |id: &str, from: &str, text: &str| {
        posted(&subscribed, id, &heads, text).replace("From: Lou Reader via urn <urn@list.example>", &format!("From: X <{from}>"))
    };
    let (sven, otto) = (fixture.sven.email.clone(), fixture.otto.email.clone());
    for (id, from, text) in [("1", &otto, "Approve"), ("2", &sven, "Read it."), ("3", &sven, "No objection.")] {
        assert_eq!(take(&fixture, &post(id, from, text)), ReceiptOutcome::Listed(number), "{text}");
    }
    let waiting = rows(&fixture, "SELECT id, sender AS body FROM inbound WHERE disposition = 'to_confirm'");
    assert!(waiting.len() == 1 && waiting[0].body == sven, "{waiting:?}");
    let asked = rows(&fixture, "SELECT recipient AS id, body FROM outbox WHERE kind = 'confirm_position'").remove(0);
    let said = asked.body.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(asked.id == sven && said.contains("No objection, on revision 1") && !said.contains("as a comment"), "{said}");
    let token = signed_token(fixture.post.reply.as_ref().unwrap(), Purpose::Answer, &waiting[0].id);
    fixture
        .store
        .write(|conn| answers::publish_reply(conn, &fixture.post, fixture.now, &token, PublishChoice::default()))
        .unwrap();
    let recorded = rows(&fixture, "SELECT position AS id, reasons AS body FROM positions");
    assert!(recorded.len() == 1 && recorded[0].id == "no_objection", "{recorded:?}");
}

#[test]
fn expert_and_registrant_reply_to_a_list_post_on_the_page_that_shows_it() {
    let mut fixture = ProcedureFixture::on(TestDb::new());
    fixture.now = nidreg::clock::now();
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.edda, number).unwrap();
    let thread = format!("In-Reply-To: <{number}@registry.example>\nSubject: Re: x\n");
    let subscribed = subscription_address(fixture.post.reply.as_ref().unwrap());
    assert_eq!(take(&fixture, &posted(&subscribed, "1", &thread, "The names overlap.")), ReceiptOutcome::Listed(number));
    let path = format!("/requests/{number}/list/{}", said(&fixture, number)[0].id);
    let form = format!("action=\"{path}\"");
    let (server, _, [edda, rita, sven, otto]) = fixture.serve([&fixture.edda, &fixture.rita, &fixture.sven, &fixture.otto]);
    let (review, request) = (format!("/requests/{number}"), format!("/requests/{number}"));
    assert!(edda.get(&review).body.contains(&form) && rita.get(&request).body.contains(&form));
    for (who, page) in [(&Person::nobody(&server), &request), (&otto, &request), (&sven, &review)] {
        assert!(!who.get(page).body.contains(&form), "the form requires an account, a role and a disclosure");
    }
    // An error shows the post and what was typed.
    edda.post(&path, &[("comment", "")]).is(422, &["The names overlap."]);
    assert_eq!(otto.post(&path, &[("comment", "Hello.")]).status, 403);
    let sent = edda.post(&path, &[("comment", "They do not: see Syntax.")]);
    assert_eq!((sent.status, sent.location.as_str()), (303, format!("{review}?sent=list#t-list").as_str()));
    let sent = rita.post(&path, &[("comment", "I will say so in Purpose.")]);
    assert_eq!((sent.status, sent.location.as_str()), (303, format!("{request}?sent=list#t-list").as_str()));
    // The replies follow the post in the discussion on the list, and no thread is open.
    let page = Person::nobody(&server).get(&request).body;
    let list = &page[page.find("id=\"t-list\"").unwrap()..];
    let places =
        ["The names overlap.", "They do not: see Syntax.", "I will say so in Purpose."].map(|words| list.find(words).unwrap());
    assert!(places.is_sorted() && list.contains("<a href=\"#l-") && list.contains("<a href=\"#c-"), "{list}");
    assert!(!page.contains(">open<") && page.matches("class=\"thread").count() == 1, "{page}");
    assert_eq!(replies(&fixture).len(), 2);
    // Finding: the reply of the expert was a question to the registrant until the next hour.
    fixture.check_tasks();
    assert!(!fixture.tasks(&fixture.rita, number).contains(&TaskKind::AnswerExperts));
}
