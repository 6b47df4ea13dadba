//! Tests incoming email: a reply becomes a comment or a confirmed answer and never a decision, whatever its bytes. Also tests that an
//! anonymous expert is not named in pages, feeds, emails or JSON.

use crate::common::prelude::*;
use nidreg::actions::answers::PublishChoice;
use nidreg::actions::{self, answers};
use nidreg::mail::inbound::{Purpose, signed_token};
use nidreg::mail::{InboundDisposition, delivery_links, outbox, single};
use nidreg::requests::gather;

use std::io::Write as _;

fn count(fixture: &ProcedureFixture, sql: &str) -> i64 {
    crate::common::count(&fixture.store, sql)
}

/// A request with an open question from the lead; the emails about it are in the outbox.
fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.ask(&fixture.edda, number, "Who pays?").unwrap();
    (fixture, number)
}

/// The key of the newest email of a kind to a user.
fn newest_id(fixture: &ProcedureFixture, email: &str, who: &Account) -> String {
    let of = format!("kind = '{email}' AND recipient = '{}'", who.email);
    rows(fixture, &format!("SELECT id AS what FROM outbox WHERE {of} ORDER BY id DESC LIMIT 1")).remove(0)
}

/// The reply address of the newest email of a kind to a user.
fn answer_to(fixture: &ProcedureFixture, email: &str, who: &Account) -> String {
    reply_address(fixture.post.reply.as_ref().unwrap(), &newest_id(fixture, email, who))
}

fn message(from: &str, to: &str, id: &str, more: &str, body: &str) -> String {
    let subject = if more.starts_with("Subject: ") { "" } else { "Subject: Re: a question\r\n" };
    format!("From: <{from}>\r\nTo: {to}\r\n{subject}Message-ID: <{id}@mail.example>\r\n{more}\r\n{body}\r\n")
}

fn take(fixture: &ProcedureFixture, bytes: &[u8]) -> ReceiptOutcome {
    fixture.receive(bytes)
}

fn said(fixture: &ProcedureFixture, number: RequestNumber) -> Vec<(String, String)> {
    let seen = fixture.seen(number, Some(&fixture.olga));
    let threads = fixture.store.read(|conn| gather::positions::threads(conn, &seen)).unwrap();
    threads.into_iter().flat_map(|thread| thread.comments).map(|comment| (comment.author, comment.body)).collect()
}

/// The text of the newest email of a kind to a user.
fn newest(fixture: &ProcedureFixture, email: &str, who: &Account) -> String {
    let id = newest_id(fixture, email, who);
    fixture
        .store
        .read(|conn| {
            let body = single::queries::by_id(conn, &id)?.unwrap().body;
            delivery_links::text::as_read(conn, &fixture.post, &id, &body)
        })
        .unwrap()
}

/// The signed token in the links of a receipt.
fn link_in(text: &str) -> String {
    text.split("/email/").nth(1).unwrap().split('/').next().unwrap().to_owned()
}

fn fates(fixture: &ProcedureFixture) -> String {
    rows(fixture, "SELECT disposition AS what FROM inbound ORDER BY inbound.id").join(" ")
}

#[test]
fn email_comment_can_be_withdrawn_for_ten_minutes_before_publication() {
    let (mut fixture, number) = scene();
    let to = answer_to(&fixture, "assignment", &fixture.edda);
    let body = "The harbour pays.\r\n\r\nOn Monday, nidreg <x@y.example> wrote:\r\n> Who pays?\r\n-- \r\nEdda";
    let first = message("edda@cast.example", &to, "1", "", body);
    assert_eq!(take(&fixture, first.as_bytes()), ReceiptOutcome::Waiting(number));
    assert_eq!(take(&fixture, first.as_bytes()), ReceiptOutcome::Known, "a second copy is recognized");
    let other = message("edda@cast.example", &to, "1", "", "The same Message-ID, and other words.");
    assert_eq!(take(&fixture, other.as_bytes()), ReceiptOutcome::Waiting(number), "a repeated Message-ID loses no text");
    assert_eq!(said(&fixture, number), []);
    // The receipt shows the comment as it will be published; opening its link changes nothing.
    let receipt = newest(&fixture, "email_waits", &fixture.edda);
    assert!(receipt.contains("The same Message-ID, and other words.") && receipt.contains("in 10 minutes"), "{receipt}");
    let both = count(
        &fixture,
        "SELECT count(*) AS count FROM outbox WHERE kind = 'email_waits' AND body LIKE '%: 4 lines. The page%shows the%lines.%'",
    );
    assert_eq!(both, 1, "the receipt states what was omitted");
    let token = link_in(&receipt);
    let look = |fixture: &ProcedureFixture| {
        fixture.store.read(|conn| answers::find_reply(conn, &fixture.post, fixture.now, &token)).unwrap()
    };
    assert_eq!((look(&fixture).disposition, look(&fixture).name.as_str()), (InboundDisposition::Waiting, "Edda Lead"));
    // Nothing is published before the ten minutes are over; then the first comment is published, and the withdrawn one is not.
    fixture.minutes(9);
    fixture.retract();
    assert_eq!(said(&fixture, number), []);
    fixture.store.write(|conn| answers::withdraw_reply(conn, &fixture.post, fixture.now, &token)).unwrap();
    fixture.minutes(1);
    fixture.retract();
    assert_eq!(said(&fixture, number), [("Edda Lead".to_owned(), "The harbour pays.".to_owned())]);
    assert_eq!(fates(&fixture), "commented withdrawn");
    assert_eq!(look(&fixture).disposition, InboundDisposition::Withdrawn);
    let late =
        fixture.store.write(|conn| answers::publish_reply(conn, &fixture.post, fixture.now, &token, PublishChoice::default()));
    assert!(why(late).contains("was withdrawn"));
    // A comment that its sender publishes at once is published only once.
    let third = message("edda@cast.example", &to, "3", "", "And the town helps.");
    assert_eq!(take(&fixture, third.as_bytes()), ReceiptOutcome::Waiting(number));
    let token = link_in(&newest(&fixture, "email_waits", &fixture.edda));
    fixture
        .store
        .write(|conn| answers::publish_reply(conn, &fixture.post, fixture.now, &token, PublishChoice::default()))
        .unwrap();
    let again = fixture.store.write(|conn| answers::withdraw_reply(conn, &fixture.post, fixture.now, &token));
    assert!(why(again).contains("already been published"));
    fixture.minutes(20);
    fixture.retract();
    assert_eq!(said(&fixture, number).len(), 2);
    // A modified token and a token for another purpose are not found.
    let address = signed_token(fixture.post.reply.as_ref().unwrap(), Purpose::Address, &"0".repeat(32));
    for wrong in [token.replacen(&token[..4], "0000", 1), address, String::new()] {
        let looked = fixture.store.read(|conn| answers::find_reply(conn, &fixture.post, fixture.now, &wrong));
        assert!(why(looked).contains("not found"), "{wrong}");
    }
}

#[test]
fn email_reply_to_a_question_is_published_only_after_confirmation() {
    let (mut fixture, number) = scene();
    let to = answer_to(&fixture, "question", &fixture.rita);
    let first = message("rita@cast.example", &to, "1", "", "The harbour pays.");
    assert_eq!(take(&fixture, first.as_bytes()), ReceiptOutcome::ToConfirm(number));
    fixture.days(1);
    fixture.retract();
    assert_eq!(said(&fixture, number), [], "the ten minutes are for comments only");
    assert!(matches!(fixture.state(number), State::WithRequester(_)));
    let token = link_in(&newest(&fixture, "confirm_answer", &fixture.rita));
    fixture
        .store
        .write(|conn| answers::publish_reply(conn, &fixture.post, fixture.now, &token, PublishChoice::default()))
        .unwrap();
    assert_eq!(fixture.state(number), State::Review, "the reply is the answer (T4)");
    assert!(newest(&fixture, "answered", &fixture.edda).contains("The harbour pays."));
    // No question is open any more, so this reply is a comment.
    let late = message("rita@cast.example", &to, "2", "", "And the town helps.");
    assert_eq!(take(&fixture, late.as_bytes()), ReceiptOutcome::Waiting(number));
    // An unconfirmed answer is not published; after a week the operators are notified.
    fixture.ask(&fixture.edda, number, "And who keeps it?").unwrap();
    let to = answer_to(&fixture, "question", &fixture.rita);
    assert_eq!(
        take(&fixture, message("rita@cast.example", &to, "3", "", "The society.").as_bytes()),
        ReceiptOutcome::ToConfirm(number)
    );
    fixture.days(6);
    fixture.retract();
    assert_eq!(fates(&fixture), "answered commented to_confirm");
    fixture.days(1);
    fixture.retract();
    assert_eq!(fates(&fixture), "answered commented held");
    assert!(newest(&fixture, "held_mail", &fixture.olga).contains("did not confirm"));
    assert!(said(&fixture, number).iter().all(|(_, body)| body != "The society."));
    // A pending comment whose request is withdrawn in the meantime waits for the operators too.
    let to = answer_to(&fixture, "assignment", &fixture.edda);
    assert!(matches!(
        take(&fixture, message("edda@cast.example", &to, "4", "", "Too late?").as_bytes()),
        ReceiptOutcome::Waiting(_)
    ));
    fixture.withdraw(&fixture.rita, number);
    fixture.minutes(10);
    fixture.retract();
    assert_eq!(fates(&fixture), "answered commented held held");
}

#[test]
fn email_with_unpublishable_characters_is_held_for_review_until_repaired() {
    let (fixture, number) = scene();
    // A personal reply address on a request that its user may comment on: without the character, the comment would be published.
    let to = answer_to(&fixture, "assignment", &fixture.edda);
    let body = "The harbour \u{202e}pays,\r\nand \u{1b}[31mthe town.";
    let utf8 = "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n";
    let ReceiptOutcome::Held(why_held) = take(&fixture, message("edda@cast.example", &to, "1", utf8, body).as_bytes()) else {
        panic!("it was not held")
    };
    assert!(why_held.contains("U+202E (direction control) at line 1, column 13"), "{why_held}");
    // The same applies to an answer to a question, which would otherwise await confirmation.
    let to = answer_to(&fixture, "question", &fixture.rita);
    let answer = message("rita@cast.example", &to, "2", utf8, "Yes\u{2066}.");
    assert!(matches!(take(&fixture, answer.as_bytes()), ReceiptOutcome::Held(_)));

    let sql = "SELECT id AS what FROM inbound WHERE disposition = 'held' ORDER BY id LIMIT 1";
    let id = rows(&fixture, sql).remove(0);
    let place = |repair: bool| {
        fixture
            .act(&fixture.olga, |conn, ctx| actions::incoming_mail::add_to_request(conn, ctx, &id, &number.to_string(), repair))
    };
    assert!(why(place(false)).contains("cannot be published unchanged: U+202E"));
    assert_eq!(said(&fixture, number), []);
    place(true).unwrap();
    let words = "Text of an email to the registry:\n\nThe harbour pays,\nand the town.";
    assert_eq!(said(&fixture, number), [("Olga Operator".to_owned(), words.to_owned())]);
    // The email itself is stored unchanged.
    assert_eq!(count(&fixture, "SELECT count(*) AS count FROM inbound WHERE body LIKE '%harbour \u{202e}pays,%'"), 1);
}

#[test]
fn operator_sees_code_points_of_a_held_email_and_can_repair_it() {
    let (db, _server, [operator]) = TestServer::demo(["operator"]);
    let utf8 = "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n";
    let bytes = message("stranger@example.org", "reply@registry.example", "b1", utf8, "The names \u{202e}are old.");
    let (status, words) = hand_over(&db, &[], &bytes);
    assert_eq!(status, 0, "{words}");
    let list = operator.get("/operator/mail").body;
    assert!(list.contains("The names [U+202E]are old.") && !list.contains('\u{202e}'), "{list}");
    let id = list.split("href=\"/operator/mail/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let page = operator.get(&format!("/operator/mail/{id}")).body;
    for words in [
        "1 character must be repaired",
        "Remove U+202E (direction control) at line 1: <code>The names [U+202E]are old.</code> becomes",
        "Repair and publish as comment",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(!page.contains('\u{202e}'), "the raw message is not escaped");
    let number = demo_number(3);
    operator.post(&format!("/operator/mail/{id}/place"), &[("number", &number)]).is(422, &["cannot be published unchanged"]);
    assert_eq!(operator.post(&format!("/operator/mail/{id}/place"), &[("number", &number), ("repair", "all")]).status, 303);
    assert!(operator.get(&format!("/requests/{number}")).body.contains("The names are old."));
    assert!(operator.get(&format!("/operator/mail/{id}/message.eml")).body.contains("The names \u{202e}are old."));
}

#[test]
fn operator_assigns_a_held_email_to_a_request_or_discards_it_with_a_reason() {
    let (mut fixture, number) = scene();
    let stranger = message("rita@cast.example", "reply@registry.example", "1", "", "The names are used since 1990.");
    assert!(matches!(take(&fixture, stranger.as_bytes()), ReceiptOutcome::Held(_)));
    let held = |fixture: &ProcedureFixture| {
        let sql = "SELECT id AS what FROM inbound WHERE disposition = 'held' ORDER BY id LIMIT 1";
        rows(fixture, sql).remove(0)
    };
    let id = held(&fixture);
    let place = |fixture: &ProcedureFixture, who: &Account, number: &str| {
        fixture.act(who, |conn, ctx| actions::incoming_mail::add_to_request(conn, ctx, &id, number, false))
    };
    assert!(why(place(&fixture, &fixture.edda, &number.to_string())).contains("Only operators"));
    assert!(why(place(&fixture, &fixture.olga, "R-1999-0001")).contains("A request with this number does not exist"));
    place(&fixture, &fixture.olga, &number.to_string().to_lowercase()).unwrap();
    // A sender address proves nothing, so the comment is attributed to the operator.
    let words = "Text of an email to the registry:\n\nThe names are used since 1990.";
    assert_eq!(said(&fixture, number), [("Olga Operator".to_owned(), words.to_owned())]);
    assert!(why(place(&fixture, &fixture.olga, &number.to_string())).contains("is no longer waiting"));
    // The same applies to an email to a personal reply address.
    let to = answer_to(&fixture, "assignment", &fixture.sven);
    let undisclosed = message("sven@cast.example", &to, "2", "", "It overlaps with isbn.");
    assert!(matches!(take(&fixture, undisclosed.as_bytes()), ReceiptOutcome::Held(_)));
    assert!(
        newest(&fixture, "not_published", &fixture.sven).replace('\n', " ").contains("First declare whether you have a conflict")
    );
    fixture.disclose(&fixture.sven, number).unwrap();
    let id = held(&fixture);
    fixture
        .act(&fixture.olga, |conn, ctx| actions::incoming_mail::add_to_request(conn, ctx, &id, &number.to_string(), false))
        .unwrap();
    let words = "Text of an email to the registry:\n\nIt overlaps with isbn.";
    assert!(said(&fixture, number).contains(&("Olga Operator".to_owned(), words.to_owned())));
    // Discarding requires a reason and can be undone.
    let noise = message("spam@example.org", "reply@registry.example", "3", "", "Buy now");
    assert!(matches!(take(&fixture, noise.as_bytes()), ReceiptOutcome::Held(_)));
    let id = held(&fixture);
    let discard = |fixture: &ProcedureFixture, reason: &str| {
        fixture.act(&fixture.olga, |conn, ctx| actions::incoming_mail::discard_email(conn, ctx, &id, reason))
    };
    assert!(why(discard(&fixture, " ")).contains("Enter the reason"));
    discard(&fixture, "Advertising").unwrap();
    assert_eq!(
        count(&fixture, "SELECT count(*) AS count FROM inbound WHERE disposition = 'discarded' AND reason = 'Advertising'"),
        1
    );
    fixture.act(&fixture.olga, |conn, ctx| actions::incoming_mail::reopen_email(conn, ctx, &id)).unwrap();
    assert_eq!(held(&fixture), id);
    // The raw message is deleted after its retention period; the row is retained.
    let raw = "SELECT count(*) AS count FROM inbound WHERE bytes IS NOT NULL";
    assert_eq!(count(&fixture, raw), 3);
    fixture.days(89);
    fixture.retract();
    assert_eq!(count(&fixture, raw), 3);
    fixture.days(2);
    fixture.retract();
    assert_eq!(count(&fixture, raw), 0);
    assert_eq!(count(&fixture, "SELECT count(*) AS count FROM inbound"), 3);
}

/// A delivery status notification (RFC 3464).
fn bounce_message(to: &str, id: &str, action: &str, status: &str) -> Vec<u8> {
    format!(
        "From: MAILER-DAEMON@mx.example\r\nTo: <{to}>\r\nReturn-Path: <>\r\nSubject: Undelivered Mail Returned to Sender\r\nMessage-ID: <{id}@mx.example>\r\nAuto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; sven@cast.example\r\nAction: {action}\r\nStatus: {status}\r\nDiagnostic-Code: smtp; 550 {status} no such person\r\n\r\n--b--\r\n"
    )
    .into_bytes()
}

#[test]
fn address_is_paused_after_three_bounces_until_an_operator_resumes_it() {
    let (fixture, number) = scene();
    let to = answer_to(&fixture, "assignment", &fixture.sven);
    let failures = "SELECT coalesce(max(failures), 0) AS count FROM bouncing_addresses WHERE address = 'sven@cast.example'";
    let paused = "SELECT count(*) AS count FROM bouncing_addresses WHERE paused_at IS NOT NULL";
    // Delays and reports that do not identify an email do not count as failures.
    assert!(
        matches!(take(&fixture, &bounce_message(&to, "late", "delayed", "4.4.1")), ReceiptOutcome::Bounced(why) if why.contains("late"))
    );
    assert!(matches!(
        take(&fixture, &bounce_message("reply@registry.example", "which", "failed", "5.1.1")),
        ReceiptOutcome::Dropped(_)
    ));
    let forged = to.replacen(&to[6..12], "000000", 1);
    assert!(matches!(take(&fixture, &bounce_message(&forged, "forged", "failed", "5.1.1")), ReceiptOutcome::Dropped(_)));
    assert_eq!(count(&fixture, failures), 0);
    assert!(
        matches!(take(&fixture, &bounce_message(&to, "gone", "failed", "5.1.1")), ReceiptOutcome::Bounced(why) if why.contains("5.1.1"))
    );
    take(&fixture, &bounce_message(&to, "gone-again", "failed", "5.1.1"));
    assert_eq!(count(&fixture, failures), 1, "one email counts once");
    assert_eq!(count(&fixture, "SELECT count(*) AS count FROM outbox WHERE bounced_at IS NOT NULL"), 1);
    // The email is sent again twice and bounces both times.
    for n in 0..2 {
        let id = newest_id(&fixture, "assignment", &fixture.sven);
        fixture.act(&fixture.olga, |conn, ctx| actions::resend::resend(conn, ctx, &id)).unwrap();
        assert_eq!(count(&fixture, paused), 0);
        let to = answer_to(&fixture, "assignment", &fixture.sven);
        take(&fixture, &bounce_message(&to, &format!("more{n}"), "failed", "5.1.1"));
    }
    assert_eq!((count(&fixture, failures), count(&fixture, paused)), (3, 1));
    assert!(newest(&fixture, "address_fails", &fixture.olga).contains("is paused"));
    // Emails to a paused address are not delivered until an operator resumes it.
    let due = |fixture: &ProcedureFixture| {
        let mut seen = Vec::new();
        while let Some(one) = fixture.store.write(|conn| outbox::take_due(conn, &fixture.post, fixture.now)).unwrap().pop() {
            seen.push(one.recipient);
        }
        seen
    };
    let before = due(&fixture);
    assert!(!before.is_empty() && !before.contains(&fixture.sven.email), "{before:?}");
    fixture.act(&fixture.olga, |conn, ctx| actions::resend::resume_delivery(conn, ctx, "sven@cast.example")).unwrap();
    assert!(due(&fixture).contains(&fixture.sven.email));
    assert!(
        why(fixture.act(&fixture.sven, |conn, ctx| actions::resend::resume_delivery(conn, ctx, "sven@cast.example")))
            .contains("operator")
    );
    // An undelivered question is reported after the first bounce, because a reviewer is waiting for the answer.
    let asked = answer_to(&fixture, "question", &fixture.rita);
    take(&fixture, &bounce_message(&asked, "question", "failed", "5.1.1"));
    assert!(newest(&fixture, "address_fails", &fixture.olga).contains("rita@cast.example"));
    // A reply shows that emails reach the address, so its failures are cleared.
    take(&fixture, message("rita@cast.example", &asked, "alive", "", "The harbour pays.").as_bytes());
    assert_eq!(count(&fixture, "SELECT count(*) AS count FROM bouncing_addresses"), 0);
    let _ = number;
}

/// A reply address does not expire; whether a reply is accepted depends on the request when the reply arrives.
#[test]
fn reply_address_accepts_no_comments_after_the_request_is_withdrawn() {
    let (fixture, number) = scene();
    let (asked, assigned) = (answer_to(&fixture, "question", &fixture.rita), answer_to(&fixture, "assignment", &fixture.sven));
    fixture.act(&fixture.rita, |conn, ctx| close::withdraw_request(conn, ctx, number)).unwrap();
    let before = count(&fixture, "SELECT count(*) AS count FROM comments");
    for (who, to, id) in [("rita@cast.example", &asked, "e1"), ("sven@cast.example", &assigned, "e2")] {
        let disposition = take(&fixture, message(who, to, id, "", "We go on, whatever was decided.").as_bytes());
        assert!(matches!(disposition, ReceiptOutcome::Held(_)), "{who}: {disposition:?}");
    }
    assert_eq!(count(&fixture, "SELECT count(*) AS count FROM comments"), before, "no comment was created");
}

#[test]
fn operators_are_notified_of_held_emails_at_most_once_an_hour() {
    let (mut fixture, _) = scene();
    let stranger = |fixture: &ProcedureFixture, id: &str| {
        take(fixture, message("x@example.org", "reply@registry.example", id, "", "Hello").as_bytes())
    };
    let notified = "SELECT count(*) AS count FROM outbox WHERE kind = 'held_mail' AND recipient = 'olga@cast.example'";
    for n in 0..30 {
        assert!(matches!(stranger(&fixture, &format!("s{n}")), ReceiptOutcome::Held(_)));
    }
    assert_eq!(count(&fixture, notified), 1);
    fixture.minutes(61);
    stranger(&fixture, "later");
    assert_eq!(count(&fixture, notified), 2);
}

#[test]
fn email_that_matches_no_request_waits_for_an_operator() {
    let (fixture, _) = scene();
    let to = answer_to(&fixture, "question", &fixture.rita);
    let forged = to.replace("reply+0", "reply+1").replace("reply+f", "reply+0");
    let forged = if forged == to { to.replacen("+0", "+9", 1) } else { forged };
    let (sven, notice) = (answer_to(&fixture, "assignment", &fixture.sven), answer_to(&fixture, "arrived", &fixture.olga));
    let (huge, no_reply) = ("x".repeat(1024 * 1024 + 10), "is not a reply to an email of this registry");
    let rows: [(&str, &str, &str, &str); 7] = [
        ("otto", &to, "Hi", "from a different address"),
        ("rita", "reply@registry.example", "Hi", no_reply),
        ("rita", &forged, "Hi", no_reply),
        // A NUL cannot be stored, and text with its replacement character is not published.
        ("rita", &to, "a NUL \0 in it", "cannot be published unchanged: U+FFFD"),
        ("rita", &to, &huge, "larger than 1 MiB"),
        // An expert who has not declared whether they have a conflict cannot comment by email either.
        ("sven", &sven, "I have read it.", "First declare whether you have a conflict"),
        ("olga", &notice, "internal note: looks like spam to me", "a reply to a notification"),
    ];
    for (id, (from, to, body, reason)) in rows.into_iter().enumerate() {
        match take(&fixture, message(&format!("{from}@cast.example"), to, &id.to_string(), "", body).as_bytes()) {
            ReceiptOutcome::Held(why) => assert!(why.contains(reason), "{reason}: {why}"),
            other => panic!("{reason}: {other:?}"),
        }
    }
}

struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % most.max(1) as u64).unwrap()
    }
}

fn mutated(base: &[u8], others: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = base.to_vec();
    for _ in 0..=chance.below(6) {
        let at = chance.below(bytes.len());
        match chance.below(9) {
            0 => bytes[at] = u8::try_from(chance.below(256)).unwrap(),
            1 => {
                bytes.remove(at);
            }
            2 => bytes.insert(at, u8::try_from(chance.below(256)).unwrap()),
            3 => bytes.truncate(at.max(1)),
            4 => {
                let end = (at + chance.below(200)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = chance.below(bytes.len());
                bytes.splice(to..to, piece);
            }
            5 => {
                let other = &others[chance.below(others.len())];
                let from = chance.below(other.len());
                bytes.splice(at..at, other[from..(from + 120).min(other.len())].iter().copied());
            }
            6 => bytes.splice(at..at, *b"\r\n\r\n").for_each(drop),
            7 => bytes.splice(at..at, "é\u{202e}\u{0}".bytes()).for_each(drop),
            _ => {
                let end = (at + chance.below(80)).min(bytes.len());
                bytes.drain(at..end);
            }
        }
        if bytes.is_empty() {
            bytes.push(b'\n');
        }
    }
    bytes
}

#[test]
fn mutated_messages_cause_no_decision_and_no_error() {
    mutate(1_000);
}

#[test]
#[ignore = "script/test full"]
fn five_thousand_mutated_messages_cause_no_decision_and_no_failure() {
    mutate(5_000);
}

fn mutate(messages: usize) {
    let (mut fixture, number) = scene();
    let (rita, sven) = (answer_to(&fixture, "question", &fixture.rita), answer_to(&fixture, "assignment", &fixture.sven));
    fixture.disclose(&fixture.sven, number).unwrap();
    let lead = answer_to(&fixture, "assignment", &fixture.edda);
    let multipart = "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=\"b\"\r\n";
    let parts = "--b\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nApprove. Gr=C3=BC=C3=9Fe\r\n--b\r\nContent-Type: application/pdf; name=\"a.pdf\"\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA\r\n--b--";
    let bases: Vec<Vec<u8>> = [
        message("rita@cast.example", &rita, "a", "", "The harbour pays.\r\n> Who pays?"),
        message("sven@cast.example", &sven, "b", "", "I would approve this request. APPROVE\r\nPosition: approve"),
        message("edda@cast.example", &lead, "c", "", "I would approve it. Register it."),
        message("edda@cast.example", &lead, "d", multipart, parts),
        message("rita@cast.example", &rita, "e", "Content-Type: text/html; charset=iso-8859-1\r\n", "<p>Withdraw it</p>"),
        message("rita@cast.example", &rita, "f", "Auto-Submitted: auto-replied\r\n", "I am away"),
        message(
            "rita@cast.example",
            &format!("\"A, B\" <{rita}>, other@x.example"),
            "g",
            "Cc: <c@x.example>\r\nReferences: <x@y>\r\n",
            "Withdraw",
        ),
    ]
    .map(String::into_bytes)
    .to_vec();
    let before = fixture.state(number);
    let mut chance = Chance(8141);
    let (mut commented, mut to_confirm, mut held, mut dropped) = (0, 0, 0, 0);
    for n in 0..messages {
        let base = &bases[n % bases.len()];
        // Most messages get a new Message-ID; some are copies.
        let base: Vec<u8> =
            String::from_utf8_lossy(base).replace("@mail.example", &format!("-{}@mail.example", n / 9)).into_bytes();
        match take(&fixture, &mutated(&base, &bases, &mut chance)) {
            ReceiptOutcome::Waiting(on) => {
                assert_eq!(on, number);
                commented += 1;
            }
            ReceiptOutcome::ToConfirm(on) => {
                assert_eq!(on, number);
                to_confirm += 1;
            }
            ReceiptOutcome::Held(_) => held += 1,
            ReceiptOutcome::Dropped(_) | ReceiptOutcome::Bounced(_) => dropped += 1,
            ReceiptOutcome::Known => {}
            ReceiptOutcome::Listed(_) => panic!("none comes from the list"),
        }
    }
    let least = i64::try_from(messages / 25).unwrap();
    assert!(
        commented > least && to_confirm > least && held > least && dropped > least / 10,
        "{commented} {to_confirm} {held} {dropped}: too few to prove anything"
    );
    fixture.minutes(10);
    fixture.retract();
    assert_eq!(fixture.state(number), before);
    for table in ["decisions", "positions", "proposals", "documents"] {
        assert_eq!(count(&fixture, &format!("SELECT count(*) AS count FROM {table}")), 0, "{table}");
    }
    let by_mail = count(&fixture, "SELECT count(*) AS count FROM comments WHERE by_mail");
    assert_eq!(by_mail, commented, "each comment once");
    let moved = count(&fixture, "SELECT count(*) AS count FROM events WHERE state IS NOT NULL");
    assert_eq!(moved, 3, "submitted, opened, information requested: no later change of state");
}

fn hand_over(db: &TestDb, env: &[(&str, &str)], message: &str) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nidreg"));
    command
        .args(["mail", "receive"])
        .current_dir(db.dir.path())
        .env("DATABASE_URL", &db.url)
        .env("NIDREG_MAIL_REPLY", "reply@registry.example");
    for (name, value) in env {
        command.env(name, value);
    }
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // The write fails if the program exits before it reads its input; the test ignores this.
    let _ = child.stdin.take().unwrap().write_all(message.as_bytes());
    let output = child.wait_with_output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn operator_marks_several_emails_as_handled_with_one_reason() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_MAIL_REPLY", "reply@registry.example")]);
    let long = "A line.\r\n".repeat(12);
    for (id, words) in [("bulk1", "Please advise."), ("bulk2", long.as_str()), ("bulk3", "Is this the right address?")] {
        let email = message("stranger@example.org", "reply@registry.example", id, "", words);
        assert_eq!(hand_over(&db, &[], &email).0, 0);
    }
    let operator = Person::demo(&server, "operator");
    let page = operator.get("/operator/mail").body;
    let ids: Vec<&str> = page.split("name=\"emails\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(ids.len(), 3, "{page}");
    assert_eq!(page.matches("<summary>Text of the email").count(), 1, "a long email is folded");
    assert!(ids.iter().all(|id| page.contains(&format!("action=\"/operator/mail/{id}\" id=\"h-{id}\""))), "{page}");
    assert!(!page.contains("Publish on"), "they belong to no request: {page}");
    operator.post("/operator/mail", &[("reason", "Answered by telephone")]).is(422, &["Select at least one email"]);
    let two = [("emails", ids[0]), ("emails", ids[1])];
    let unexplained = operator.post("/operator/mail", &two).is(422, &[]);
    assert_eq!(unexplained.body.matches(" checked>").count(), 2, "the selection is preserved: {}", unexplained.body);
    let form = [two[0], two[1], ("reason", "Answered by telephone")];
    let settled = operator.post("/operator/mail", &form).is(303, &[]);
    let page = operator.get(&settled.location).says(&["2 emails: Answered by telephone", "Return to incoming emails"]).body;
    assert_eq!(page.matches("name=\"emails\"").count(), 1, "{page}");
    // One of them no longer waits, so none of the selected emails is changed.
    let again = [("emails", ids[0]), ("emails", ids[2]), ("reason", "Answered by telephone")];
    assert_eq!(operator.post("/operator/mail", &again).status, 409);
    assert_eq!(operator.get("/operator/mail").body.matches("name=\"emails\"").count(), 1);
    // The last one is marked in its row.
    operator.post(&format!("/operator/mail/{}", ids[2]), &[]).is(303, &[]);
    assert_eq!(operator.get("/operator/mail").body.matches("name=\"emails\"").count(), 0);
    assert_eq!(Person::demo(&server, "registrant").post("/operator/mail", &form).status, 404);
}

#[test]
fn command_succeeds_only_after_the_message_is_stored() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, true, &[("NIDREG_MAIL_REPLY", "reply@registry.example")]);
    let email = message("stranger@example.org", "reply@registry.example", "x1", "", "Hello");
    let (status, words) = hand_over(&db, &[], &email);
    assert_eq!(status, 0, "{words}");
    assert!(words.contains("waiting for an operator"), "{words}");
    assert_eq!(hand_over(&db, &[], &email).0, 0);
    assert_eq!(hand_over(&db, &[], "").0, 75, "an empty input is a temporary failure");
    assert_eq!(hand_over(&db, &[("DATABASE_URL", "sqlite:/nowhere/at/all.db")], &email).0, 75);
    assert_eq!(hand_over(&db, &[("NIDREG_KEY_FILE", "/nowhere/key")], &email).0, 75);
    let operator = Person::demo(&server, "operator");
    let page = operator.get("/operator/mail").says(&["stranger@example.org"]).body;
    let id = page.split("href=\"/operator/mail/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(operator.post(&format!("/operator/mail/{id}"), &[]).status, 303);
    assert!(operator.get("/operator/mail").body.contains("There are no emails to review"));
    // An email with a question about a request has a signed reply address.
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let registrant = Person::demo(&server, "registrant");
    operator.post(&format!("{}/ask", demo_request(2)), &[("question", "Who keeps the list?")]).is(303, &[]);
    let reply = awaited("an email with a reply address", || {
        let text = newest_email(&db, "registrant@demo.example", &format!("[R-{year}-0002]"));
        let reply = text.replace("\r\n ", "").lines().find_map(|line| line.strip_prefix("Reply-To: ").map(str::to_owned));
        reply.filter(|_| text.contains("has a question about"))
    });
    // A reply that must be repaired waits, and its row leads to the page that publishes it on this request.
    let hidden =
        message("registrant@demo.example", &reply, "x3", "Content-Type: text/plain; charset=utf-8\r\n", "I \u{202e}keep it.");
    assert_eq!(hand_over(&db, &[], &hidden).0, 0);
    operator.get("/operator/mail").says(&[&format!("Publish on R-{year}-0002")]);
    // A reply to a message of the operators is private, so publishing is not offered.
    let sent = [("recipients", "registrant"), ("message", "Our office is closed.")];
    operator.post(&format!("{}/message", demo_request(2)), &sent).is(303, &[]);
    let private = awaited("the message", || {
        let text = newest_email(&db, "registrant@demo.example", &format!("[R-{year}-0002]"));
        let reply = text.replace("\r\n ", "").lines().find_map(|line| line.strip_prefix("Reply-To: ").map(str::to_owned));
        reply.filter(|_| text.contains("Our office is closed"))
    });
    assert_eq!(hand_over(&db, &[], &message("registrant@demo.example", &private, "x4", "", "We will wait.")).0, 0);
    let list = operator.get("/operator/mail").says(&["We will wait."]).body;
    assert_eq!(list.matches("Publish on R-").count(), 1, "only the reply that must be repaired: {list}");
    let (status, words) = hand_over(&db, &[], &message("registrant@demo.example", &reply, "x2", "", "The society keeps it."));
    assert_eq!((status, words.contains("waiting for confirmation")), (0, true), "{words}");
    let public = |page: &str| registrant.get(page).body;
    let request = demo_request(2);
    assert!(!public(&request).contains("The society keeps it."));
    // The link in the receipt shows the answer and changes nothing; only the button on its page publishes the answer.
    let is_receipt = |text: &String| text.contains("Confirm your answer");
    let receipt = awaited("the receipt", || emails(&db).iter().find(|text| is_receipt(text)).map(|text| link_in(text)));
    let nobody = Person::nobody(&server);
    for page in ["publish", "withdraw"] {
        let page = nobody.get(&format!("/email/{receipt}/{page}"));
        assert_eq!((page.status, page.body.contains("The society keeps it.")), (200, true), "{}", page.body);
    }
    assert!(!public(&request).contains("The society keeps it."));
    let published = nobody.post(&format!("/email/{receipt}/publish"), &[]);
    assert_eq!((published.status, &published.location), (303, &format!("/email/{receipt}/publish")), "{}", published.body);
    assert!(nobody.get(&published.location).body.contains("This email has been published permanently."));
    assert!(!public(&format!("{request}?sent=email")).contains("Your email"));
    assert!(public(&request).contains("The society keeps it."));
    // The operator can read the complete original message.
    let list = operator.get("/operator/mail").says(&["published as a reply"]).body;
    let path = format!(
        "/operator/mail/{}",
        list.split("<th scope=\"row\"><a href=\"/operator/mail/").nth(1).unwrap().split('"').next().unwrap()
    );
    assert!(
        operator.get(&path).body.contains("Message-ID: &lt;x2@mail.example&gt;")
            || operator.get(&path).body.contains("x2@mail.example")
    );
    assert!(operator.get(&format!("{path}/message.eml")).body.contains("Message-ID: <x2@mail.example>"));
    assert_eq!(registrant.get(&path).status, 404);
}

#[test]
fn email_to_the_former_list_gets_one_reply_with_the_new_address() {
    let (mut fixture, _) = scene();
    let emails = |fixture: &ProcedureFixture| count(fixture, "SELECT count(*) AS count FROM outbox WHERE kind = 'old_list'");
    let to_old = |from: &str, id: &str, more: &str| message(from, "urn-nid@list.example", id, more, "I want a namespace.");
    assert!(
        matches!(take(&fixture, to_old("ann@a.example", "o1", "").as_bytes()), ReceiptOutcome::Held(_)),
        "no former list is set"
    );
    fixture.post.former_review_list = Some("urn-nid@list.example".into());
    for (from, id, more, all) in [
        ("ann@a.example", "o2", "", 1),
        ("Ann@A.example", "o3", "", 1),
        ("ben@b.example", "o4", "", 2),
        ("robot@b.example", "o5", "Auto-Submitted: auto-replied\r\n", 2),
        ("urn@list.example", "o6", "", 2),
        ("urn-nid@list.example", "o7", "", 2),
    ] {
        let disposition = take(&fixture, to_old(from, id, more).as_bytes());
        assert!(matches!(disposition, ReceiptOutcome::Dropped(_)), "{from}: {disposition:?}");
        assert_eq!(emails(&fixture), all, "{from}");
    }
    let sql = "SELECT body AS what FROM outbox WHERE kind = 'old_list' AND recipient = 'ben@b.example'";
    let body = rows(&fixture, sql).remove(0);
    assert!(body.contains("urn@list.example") && body.contains("was not forwarded"), "{body}");
}
