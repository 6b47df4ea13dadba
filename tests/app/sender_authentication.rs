//! Tests that a comment by email is published in the name of a person only if that person wrote it.

use crate::common::prelude::*;
use crate::common::procedure_fixture::{self, run};
use nidreg::actions::answers::{self, PublishChoice};
use nidreg::actions::incoming_mail;
use nidreg::mail::delivery_links::text::as_read;
use nidreg::mail::{InboundDisposition, single};

fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.edda, number).unwrap();
    (fixture, number)
}

/// The key of the newest email of a kind to Edda.
fn newest(fixture: &ProcedureFixture, email: &str) -> String {
    let of = format!("kind = '{email}' AND recipient = 'edda@cast.example'");
    rows(fixture, &format!("SELECT id AS what FROM outbox WHERE {of} ORDER BY id DESC LIMIT 1")).remove(0)
}

/// The reply address of the assignment of Edda.
fn address(fixture: &ProcedureFixture) -> String {
    reply_address(fixture.post.reply.as_ref().unwrap(), &newest(fixture, "assignment"))
}

fn email(head: &str, to: &str, body: &str) -> String {
    format!("{head}To: {to}\r\nSubject: Re: x\r\nMessage-ID: <{}@x>\r\n\r\n{body}\r\n", body.len())
}

fn comments(fixture: &ProcedureFixture) -> i64 {
    count(&fixture.store, "SELECT count(*) AS count FROM comments")
}

/// Finding A16: an operator who learned a reply address could publish a comment in the name of its owner.
#[test]
fn comment_of_an_unauthenticated_sender_is_published_only_after_confirmation() {
    let (mut fixture, number) = scene();
    let to = address(&fixture);
    let forged = email("From: <edda@cast.example>\r\n", &to, "I approve of everything.");
    assert_eq!(fixture.receive_unauthenticated(forged.as_bytes()), ReceiptOutcome::ToConfirm(number));
    fixture.days(1);
    fixture.retract();
    assert_eq!(comments(&fixture), 0, "nothing is published after the ten minutes");
    // The owner of the address gets the link, and can confirm a comment that is theirs.
    let id = newest(&fixture, "confirm_answer");
    let text = fixture
        .store
        .read(|conn| {
            let body = single::queries::by_id(conn, &id)?.unwrap().body;
            as_read(conn, &fixture.post, &id, &body)
        })
        .unwrap();
    assert!(text.split_whitespace().collect::<Vec<_>>().join(" ").contains("could not verify that you wrote it"), "{text}");
    let token = text.split("/email/").nth(1).unwrap().split('/').next().unwrap().to_owned();
    let found = fixture.store.read(|conn| answers::find_reply(conn, &fixture.post, fixture.now, &token)).unwrap();
    assert!(found.unproved && found.disposition == InboundDisposition::ToConfirm, "{found:?}");
    fixture
        .store
        .write(|conn| answers::publish_reply(conn, &fixture.post, fixture.now, &token, PublishChoice::default()))
        .unwrap();
    assert_eq!(comments(&fixture), 1);
    // Without a trusted mail server, every comment by email must be confirmed.
    fixture.post.reply.as_mut().unwrap().auth_host = None;
    assert_eq!(
        fixture.receive(email("From: <edda@cast.example>\r\n", &to, "Another.").as_bytes()),
        ReceiptOutcome::ToConfirm(number)
    );
}

/// Finding A16: an operator published an unconfirmed email, or a refused position, in the name of the owner of the reply address.
#[test]
fn waiting_email_is_published_only_in_the_name_of_the_operator() {
    let (mut fixture, number) = scene();
    let to = address(&fixture);
    let published = |fixture: &ProcedureFixture, id: &str| {
        fixture.act(&fixture.olga, |conn, ctx| incoming_mail::add_to_request(conn, ctx, id, &number.to_string(), false)).unwrap();
        rows(
            fixture,
            "SELECT name AS what FROM comments JOIN accounts ON accounts.id = author_id ORDER BY comments.id DESC LIMIT 1",
        )
    };
    let newest = |fixture: &ProcedureFixture| rows(fixture, "SELECT id AS what FROM inbound ORDER BY id DESC LIMIT 1").remove(0);
    // A comment that its alleged sender did not confirm.
    let forged = email("From: <edda@cast.example>\r\n", &to, "I approve of everything.");
    assert_eq!(fixture.receive_unauthenticated(forged.as_bytes()), ReceiptOutcome::ToConfirm(number));
    let id = newest(&fixture);
    fixture.days(7);
    fixture.retract();
    assert_eq!(published(&fixture, &id), ["Olga Operator"]);
    // A position that was refused, and that an operator returned to the pending emails.
    let refused = email("From: <edda@cast.example>\r\n", &to, "Discuss");
    assert!(matches!(fixture.receive_unauthenticated(refused.as_bytes()), ReceiptOutcome::Dropped(_)));
    let id = newest(&fixture);
    fixture.act(&fixture.olga, |conn, ctx| incoming_mail::reopen_email(conn, ctx, &id)).unwrap();
    assert_eq!(published(&fixture, &id), ["Olga Operator"]);
    // Emails that the recovery after a disaster holds have the account of their sender, too.
    let forged = email("From: <edda@cast.example>\r\n", &to, "The names are old.");
    assert_eq!(fixture.receive_unauthenticated(forged.as_bytes()), ReceiptOutcome::ToConfirm(number));
    let id = newest(&fixture);
    run(&fixture, "UPDATE inbound SET disposition = 'held', due_at = NULL WHERE disposition = 'to_confirm'");
    // An operator who is a collaborator would publish the text as the registrant.
    let (request, oskar) = (fixture.request(number).id, &fixture.oskar.id);
    run(
        &fixture,
        &format!("INSERT INTO members (request_id, account_id, since) VALUES ('{request}', '{oskar}', '2026-01-01T00:00:00Z')"),
    );
    let place = |conn: &mut AnyConnection, ctx: ActionContext<'_>| {
        incoming_mail::add_to_request(conn, ctx, &id, &number.to_string(), false)
    };
    assert!(why(fixture.act(&fixture.oskar, place)).contains("another operator must publish"));
    assert_eq!(published(&fixture, &id), ["Olga Operator"]);
}

/// Finding A8: the last of two From headers counted, while mail servers check the first.
#[test]
fn email_with_several_authors_waits_for_an_operator() {
    let (fixture, _) = scene();
    let to = address(&fixture);
    for head in [
        "From: <evil@x.example>\r\nFrom: <edda@cast.example>\r\n",
        "From: <edda@cast.example>\r\nFrom: <evil@x.example>\r\n",
        "From: <edda@cast.example>, <evil@x.example>\r\n",
        "From: Experts: <edda@cast.example>;\r\n",
    ] {
        let disposition = fixture
            .receive(email(head, &to, &format!("A comment after {} bytes.{}", head.len(), "!".repeat(head.len()))).as_bytes());
        assert!(matches!(disposition, ReceiptOutcome::Held(_)), "{head}: {disposition:?}");
    }
    assert_eq!(comments(&fixture), 0);
    assert_eq!(rows(&fixture, "SELECT id AS what FROM inbound WHERE account_id IS NOT NULL"), Vec::<String>::new());
}

/// Finding A16: operators saw the reply address of the recipient in the original message.
#[test]
fn reply_address_is_masked_for_operators_and_expires() {
    let mut fixture = ProcedureFixture::new();
    let server = TestServer::start_with(&fixture.db, false, &[("NIDREG_MAIL_REPLY", "reply@registry.example")]);
    let key = std::fs::read(fixture.db.dir.path().join("nidreg.key")).unwrap();
    fixture.post.reply = Some(procedure_fixture::reply(<[u8; 32]>::try_from(key.as_slice()).unwrap().into()));
    fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    let to = address(&fixture);
    let token = to.split(['+', '@']).nth(1).unwrap().to_owned();
    let body = format!("See below.\r\n\r\n-----BEGIN PGP MESSAGE-----\r\nReply-To: {to}\r\n-----END PGP MESSAGE-----");
    let disposition = fixture.receive(email("From: <edda@cast.example>\r\n", &to, &body).as_bytes());
    let id = rows(&fixture, "SELECT id AS what FROM inbound ORDER BY id DESC LIMIT 1").remove(0);
    let operator = signed_in(&server, &fixture, &fixture.olga);
    for path in ["/operator/mail".to_owned(), format!("/operator/mail/{id}"), format!("/operator/mail/{id}/message.eml")] {
        let page = operator.get(&path);
        assert!(page.status == 200 && !page.body.to_lowercase().contains(&token), "{disposition:?} {path}: {}", page.body);
    }
    assert!(operator.get(&format!("/operator/mail/{id}/message.eml")).body.contains(&format!("reply+{}@", "x".repeat(52))));
    fixture.days(181);
    let late = fixture.receive(email("From: <edda@cast.example>\r\n", &to, "A late comment.").as_bytes());
    assert!(matches!(&late, ReceiptOutcome::Held(why) if why.contains("older than 180 days")), "{late:?}");
}
