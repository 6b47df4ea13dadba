//! Tests positions by email: an expert names a position in the first line of a reply and confirms it on a linked page. The conditions of
//! the review page apply.

use crate::common::prelude::*;
use crate::common::procedure_fixture;
use nidreg::actions::answers::{self, PublishChoice};
use nidreg::mail::InboundDisposition;
use nidreg::mail::inbound::{Purpose, signed_token};

fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    (fixture, number)
}

/// Receives a reply to the newest email of a kind to a user.
fn reply(fixture: &ProcedureFixture, who: &Account, email: &str, body: &str) -> ReceiptOutcome {
    let sql = format!("SELECT id AS what FROM outbox WHERE kind = '{email}' AND recipient = '{}' ORDER BY id DESC", who.email);
    let to = reply_address(fixture.post.reply.as_ref().unwrap(), &rows(fixture, &sql)[0]);
    let bytes =
        format!("From: <{}>\r\nTo: {to}\r\nSubject: Re: x\r\nMessage-ID: <{}@x>\r\n\r\n{body}\r\n", who.email, body.len());
    fixture.receive(bytes.as_bytes())
}

/// The token in the links about the newest incoming email.
pub fn token(fixture: &ProcedureFixture) -> String {
    let newest = rows(fixture, "SELECT id AS what FROM inbound ORDER BY inbound.id DESC LIMIT 1").remove(0);
    signed_token(fixture.post.reply.as_ref().unwrap(), Purpose::Answer, &newest)
}

/// The texts of the emails of a kind to a user, newest first.
fn texts(fixture: &ProcedureFixture, email: &str, who: &Account) -> Vec<String> {
    let sql = format!("SELECT body AS what FROM outbox WHERE kind = '{email}' AND recipient = '{}' ORDER BY id DESC", who.email);
    rows(fixture, &sql).iter().map(|body| body.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn press(fixture: &ProcedureFixture, declares: bool) -> Result<RequestNumber, nidreg::refusal::Refusal> {
    let token = token(fixture);
    fixture.store.write(|conn| {
        answers::publish_reply(conn, &fixture.post, fixture.now, &token, PublishChoice { declares, ..PublishChoice::default() })
    })
}

fn positions(fixture: &ProcedureFixture) -> Vec<String> {
    rows(fixture, "SELECT position || ' ' || revision_number || ' ' || reasons AS what FROM positions ORDER BY recorded_at, id")
}

#[test]
fn reply_to_an_assignment_records_a_position_with_one_click() {
    let (mut fixture, number) = scene();
    let sven = fixture.sven.clone();
    let asked = texts(&fixture, "assignment", &sven).remove(0);
    says(&asked, &["begin your reply with Approve, No objection, Discuss: and your reason, Clear, or Comment"]);
    assert_eq!(
        reply(&fixture, &sven, "assignment", "APPROVE. All fine.\r\n\r\n> Review the request:"),
        ReceiptOutcome::ToConfirm(number)
    );
    let receipt = texts(&fixture, "confirm_position", &sven).remove(0);
    says(&receipt, &["has not been recorded yet: Approve, on revision 1", "> All fine."]);
    assert!(positions(&fixture).is_empty(), "nothing is recorded before the confirmation");
    let token = token(&fixture);
    let look = |fixture: &ProcedureFixture| {
        fixture.store.read(|conn| answers::find_reply(conn, &fixture.post, fixture.now, &token)).unwrap()
    };
    let shown = look(&fixture).position.unwrap();
    assert_eq!((shown.verdict, shown.revision), (APPROVE, RevisionNumber::FIRST));
    assert!(shown.declares && shown.refused.is_none(), "{shown:?}");
    // Without the declaration that there is no conflict of interest, the guard of the review page refuses.
    assert!(why(press(&fixture, false)).contains("First declare whether you have a conflict"));
    assert_eq!(press(&fixture, true).unwrap(), number);
    assert_eq!(positions(&fixture), ["approve 1 All fine."]);
    assert_eq!(look(&fixture).disposition, InboundDisposition::Answered);
    assert!(why(press(&fixture, true)).contains("already been published"), "a second confirmation records nothing");
    assert_eq!(positions(&fixture).len(), 1);
    // The reminder of a position has the same instructions, and a reply to it also counts.
    fixture.days(12);
    fixture.retract();
    let edda = fixture.edda.clone();
    let reminder = texts(&fixture, "reminder", &edda).remove(0);
    assert!(reminder.contains("begin your reply with Approve"), "{reminder}");
    assert_eq!(reply(&fixture, &edda, "reminder", "No objection"), ReceiptOutcome::ToConfirm(number));
    press(&fixture, true).unwrap();
    assert_eq!(positions(&fixture), ["approve 1 All fine.", "no_objection 1 "]);
}

#[test]
fn other_reply_of_an_expert_is_a_comment_and_the_receipt_states_this() {
    let (fixture, number) = scene();
    let sven = fixture.sven.clone();
    fixture.disclose(&sven, number).unwrap();
    assert_eq!(reply(&fixture, &sven, "assignment", "I read it with interest."), ReceiptOutcome::Waiting(number));
    let receipt = texts(&fixture, "email_waits", &sven).remove(0);
    assert!(receipt.contains("This is a comment, not a position."), "{receipt}");
    // The registrant records no positions, so the receipt does not mention them.
    let rita = fixture.rita.clone();
    assert_eq!(reply(&fixture, &rita, "opened", "Approve"), ReceiptOutcome::Waiting(number));
    let receipt = texts(&fixture, "email_waits", &rita).remove(0);
    assert!(!receipt.contains("not a position"), "{receipt}");
    assert!(positions(&fixture).is_empty());
}

/// Experts write "LGTM". It is recorded or published only when its sender selects one of the two.
#[test]
fn line_like_a_position_is_offered_as_a_position_and_as_a_comment() {
    let (fixture, number) = scene();
    let sven = fixture.sven.clone();
    let asked = texts(&fixture, "assignment", &sven).remove(0);
    says(&asked, &["Revision 1:", "Namespace ID: harbour", "Resolution:"]);
    for body in ["LGTM", "No objections", "Hi Olga,\r\n\r\nApprove"] {
        assert_eq!(reply(&fixture, &sven, "assignment", body), ReceiptOutcome::ToConfirm(number), "{body}");
        let receipt = texts(&fixture, "confirm_position", &sven).remove(0);
        says(&receipt, &["Your first line was read as this position.", "or to publish your email as a comment"]);
    }
    let token = token(&fixture);
    let as_comment = |declares| {
        let choice = PublishChoice { declares, as_comment: true };
        fixture.store.write(|conn| answers::publish_reply(conn, &fixture.post, fixture.now, &token, choice))
    };
    // The sender has not declared before whether they have a conflict of interest.
    assert!(why(as_comment(false)).contains("First declare whether you have a conflict"));
    assert_eq!(as_comment(true).unwrap(), number);
    assert!(positions(&fixture).is_empty());
    assert_eq!(rows(&fixture, "SELECT body AS what FROM comments"), ["Hi Olga,\n\nApprove"]);
    // A reply to the receipt is read in the same way.
    assert_eq!(reply(&fixture, &sven, "confirm_position", "Approve"), ReceiptOutcome::ToConfirm(number));
    press(&fixture, false).unwrap();
    assert_eq!(positions(&fixture), ["approve 1 "]);
}

#[test]
fn discuss_requires_a_reason_and_clear_requires_a_discuss() {
    let (mut fixture, number) = scene();
    let sven = fixture.sven.clone();
    fixture.disclose(&sven, number).unwrap();
    for (body, reason) in [("Discuss", "A Discuss needs reasons"), ("Clear", "You have no Discuss on this request to clear")] {
        assert!(matches!(reply(&fixture, &sven, "assignment", body), ReceiptOutcome::Dropped(_)), "{body}");
        let notified = texts(&fixture, "not_published", &sven).remove(0);
        says(&notified, &[reason, "You can record a position on the page linked above"]);
    }
    assert_eq!(reply(&fixture, &sven, "assignment", "Discuss: How long is a name?"), ReceiptOutcome::ToConfirm(number));
    press(&fixture, false).unwrap();
    rewrite(&fixture, number, Field::Purpose, "cited in print", "cited in books");
    fixture.days(1);
    fixture.send_revision(number, "As asked.");
    assert_eq!(reply(&fixture, &sven, "new_revision", "Clear\r\n\r\nThank you."), ReceiptOutcome::ToConfirm(number));
    press(&fixture, false).unwrap();
    assert_eq!(positions(&fixture), ["discuss 1 How long is a name?", "no_objection 2 Thank you."]);
    // "Comment" records no position.
    assert_eq!(reply(&fixture, &sven, "new_revision", "Comment: A typing error in Purpose."), ReceiptOutcome::ToConfirm(number));
    press(&fixture, false).unwrap();
    assert_eq!(positions(&fixture).len(), 2);
    assert_eq!(rows(&fixture, "SELECT body AS what FROM comments"), ["A typing error in Purpose."]);
}

#[test]
fn position_is_refused_when_a_newer_revision_exists() {
    let (mut fixture, number) = scene();
    let sven = fixture.sven.clone();
    fixture.disclose(&sven, number).unwrap();
    assert_eq!(reply(&fixture, &sven, "assignment", "Approve"), ReceiptOutcome::ToConfirm(number));
    rewrite(&fixture, number, Field::Purpose, "cited in print", "cited in books");
    fixture.days(1);
    fixture.send_revision(number, "As asked.");
    let token = token(&fixture);
    let shown =
        fixture.store.read(|conn| answers::find_reply(conn, &fixture.post, fixture.now, &token)).unwrap().position.unwrap();
    let refused = shown.refused.unwrap().to_string();
    assert!(refused.contains("submitted revision 2, but your email was about revision 1"), "{refused}");
    assert!(why(press(&fixture, false)).contains("your email was about revision 1"));
    // A later reply to the same email is refused at once.
    assert!(
        matches!(reply(&fixture, &sven, "assignment", "Approve, again"), ReceiptOutcome::Dropped(why) if why.contains("revision 2"))
    );
    assert!(positions(&fixture).is_empty());
    // Unconfirmed positions are passed to the operators and never recorded.
    fixture.days(7);
    fixture.retract();
    assert_eq!(rows(&fixture, "SELECT disposition AS what FROM inbound ORDER BY inbound.id"), ["held", "dropped"]);
    assert!(positions(&fixture).is_empty());
}

#[test]
fn conflict_of_interest_is_handled_as_on_the_review_page() {
    let (fixture, number) = scene();
    let edda = fixture.edda.clone();
    fixture.act(&edda, |conn, ctx| disclose::disclose(conn, ctx, number, Interest::Conflict, "My brother asks.")).unwrap();
    assert!(
        matches!(reply(&fixture, &edda, "assignment", "Approve"), ReceiptOutcome::Dropped(why) if why.contains("conflict of interest"))
    );
}

#[test]
fn link_in_the_receipt_shows_the_position_and_its_button_records_it() {
    let db = TestDb::new();
    let server = TestServer::start_with(&db, false, &[("NIDREG_MAIL_REPLY", "reply@registry.example")]);
    let key = std::fs::read(db.dir.path().join("nidreg.key")).unwrap();
    let mut fixture = ProcedureFixture::on(db);
    fixture.post.reply = Some(procedure_fixture::reply(<[u8; 32]>::try_from(key.as_slice()).unwrap().into()));
    fixture.now = nidreg::clock::now();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    assert_eq!(reply(&fixture, &fixture.sven, "assignment", "Discuss: How long is a name?"), ReceiptOutcome::ToConfirm(number));
    let path = format!("/email/{}/publish", token(&fixture));
    let nobody = Person::nobody(&server);
    nobody.get(&path).says(&[
        "Confirm your position", "Discuss, on revision 1", "How long is a name?", "Record position", "no conflict of interest",
    ]);
    assert!(positions(&fixture).is_empty(), "opening the page records nothing");
    assert_eq!(nobody.post(&path, &[("interest", "none")]).status, 303);
    assert_eq!(positions(&fixture), ["discuss 1 How long is a name?"]);
    signed_in(&server, &fixture, &fixture.sven).get(&format!("/requests/{number}")).says(&["How long is a name?"]);
}

#[test]
fn replies_to_one_email_continue_one_thread() {
    let (mut fixture, number) = scene();
    let sven = fixture.sven.clone();
    fixture.disclose(&sven, number).unwrap();
    for body in ["Is the syntax complete?", "And who assigns the digits?", "Thank you."] {
        assert_eq!(reply(&fixture, &sven, "assignment", body), ReceiptOutcome::Waiting(number));
        fixture.minutes(11);
        fixture.retract();
    }
    let threads = threads_of(&fixture, number);
    assert_eq!(threads.iter().map(|thread| thread.comments.len()).collect::<Vec<_>>(), [3], "{threads:?}");
}

#[test]
fn page_of_a_decision_lists_unpublished_emails() {
    let (fixture, number) = scene();
    fixture.disclose(&fixture.edda, number).unwrap();
    let page = || fixture.serve([&fixture.edda]).2[0].get(&format!("/requests/{number}")).body;
    assert!(!page().contains("An email about this request"));
    reply(&fixture, &fixture.sven, "assignment", "The Syntax section has a gap.");
    let shown = page();
    assert!(shown.contains("An email about this request was received on "), "{shown}");
}
