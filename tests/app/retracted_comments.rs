//! Authors can withdraw a comment while it is unread, and retract it publicly afterwards.

use crate::common::procedure_fixture::threads_of;
use crate::common::procedure_fixture::{ProcedureFixture, why};
use crate::common::{Person, TestServer, count};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::actions::{comment, retract, review_drafts, threads};
use nidreg::cases::comments::NewComment;
use nidreg::history::Act;
use nidreg::ids::{CommentId, RequestNumber, SnapshotNo, ThreadId};
use nidreg::refusal::Refusal;
use nidreg::reviews::Verdict;
use nidreg::store::inspect::Names;
use nidreg::store::{Error, inspect};
use nidreg::users::Account;
use serde_json::{Value, json};

#[derive(QueryableByName)]
struct CommentRow {
    #[diesel(sql_type = Text)]
    act: String,
    #[diesel(sql_type = Text)]
    detail: String,
}

fn in_review() -> (ProcedureFixture, RequestNumber) {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.sven, number).unwrap();
    fixture.disclose(&fixture.edda, number).unwrap();
    (fixture, number)
}

fn say(
    fixture: &ProcedureFixture,
    who: &Account,
    number: RequestNumber,
    thread: Option<&ThreadId>,
    body: &str,
) -> Result<(), Refusal> {
    fixture.act(who, |conn, turn| {
        comment::comment(conn, turn, number, &NewComment { thread_id: thread, body, ..NewComment::default() })
    })
}

fn newest(fixture: &ProcedureFixture, number: RequestNumber) -> CommentId {
    threads_of(fixture, number).pop().unwrap().comments.pop().unwrap().id
}

fn letters(fixture: &ProcedureFixture, letter: &str) -> i64 {
    count(&fixture.store, &format!("SELECT count(*) AS count FROM outbox WHERE letter = '{letter}'"))
}

fn events(fixture: &ProcedureFixture) -> Vec<(String, String)> {
    let sql = "SELECT act, detail FROM events WHERE act LIKE 'comment%' ORDER BY at, id";
    let rows: Vec<CommentRow> = fixture.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    rows.into_iter().map(|row| (row.act, row.detail)).collect()
}

fn take_back(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, id: &CommentId) -> Result<(), Refusal> {
    fixture.act(who, |conn, turn| retract::withdraw(conn, turn, number, id).map(|_| ()))
}

fn strike(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, id: &CommentId, reason: &str) -> Result<(), Refusal> {
    fixture.act(who, |conn, turn| retract::comment(conn, turn, number, id, reason).map(|_| ()))
}

#[test]
fn unread_comment_is_withdrawn_with_its_thread_and_email() {
    let (mut fixture, number) = in_review();
    say(&fixture, &fixture.rita, number, None, "I should not have said this.").unwrap();
    assert!(letters(&fixture, "comment") > 0, "the experts will be notified");
    // Scheduled jobs chain the recorded events, except those that can still be withdrawn.
    fixture.strike();
    let id = newest(&fixture, number);
    assert!(why(take_back(&fixture, &fixture.sven, number, &id)).contains("Only the author of a comment"));
    take_back(&fixture, &fixture.rita, number, &id).unwrap();
    assert!(threads_of(&fixture, number).is_empty());
    assert_eq!(letters(&fixture, "comment"), 0);
    assert_eq!(
        events(&fixture),
        [(Act::Commented.name().to_owned(), String::new()), (Act::CommentWithdrawn.name().to_owned(), String::new())]
    );
    assert!(why(take_back(&fixture, &fixture.rita, number, &id)).contains("not found"));
    fixture.days(1);
    fixture.strike();
    let names = Names { serial: "serial", requests: "requests-" };
    let all = fixture.store.read(|conn| Ok::<_, Error>(inspect::deep(conn, &names, Some(nidreg::clock::now())))).unwrap();
    let chain = all.into_iter().find(|checked| checked.words.starts_with("the chain")).unwrap();
    assert!(chain.fine, "{}", chain.words);
}

#[test]
fn comment_with_a_reply_or_sent_email_cannot_be_withdrawn() {
    let (mut fixture, number) = in_review();
    say(&fixture, &fixture.rita, number, None, "First.").unwrap();
    let (thread, first) = (threads_of(&fixture, number)[0].id.clone(), newest(&fixture, number));
    // A later comment by the same author is not a reply; one by another user is.
    say(&fixture, &fixture.rita, number, Some(&thread), "Second.").unwrap();
    let second = newest(&fixture, number);
    say(&fixture, &fixture.edda, number, Some(&thread), "An answer.").unwrap();
    for id in [&first, &second] {
        assert!(why(take_back(&fixture, &fixture.rita, number, id)).contains("has replied"));
    }
    // Withdrawing a comment that reopened a resolved thread makes it resolved again.
    let answer = newest(&fixture, number);
    take_back(&fixture, &fixture.edda, number, &answer).unwrap();
    fixture.act(&fixture.edda, |conn, turn| threads::resolve(conn, turn, number, &thread)).unwrap();
    say(&fixture, &fixture.edda, number, Some(&thread), "Once more.").unwrap();
    assert!(threads_of(&fixture, number)[0].resolved_at.is_none());
    let once_more = newest(&fixture, number);
    take_back(&fixture, &fixture.edda, number, &once_more).unwrap();
    assert!(threads_of(&fixture, number)[0].resolved_at.is_some());
    // Its emails are sent after ten minutes; then it is too late to withdraw.
    fixture
        .store
        .write(|conn| {
            let due = nidreg::mail::outbox::take_due(conn, &fixture.post, fixture.now)?;
            assert!(due.iter().all(|letter| !letter.body.contains("Second.")), "its emails are not sent yet");
            Ok::<_, Error>(())
        })
        .unwrap();
    fixture.minutes(10);
    assert!(why(take_back(&fixture, &fixture.rita, number, &second)).contains("has ended"));
    while !fixture.store.write(|conn| nidreg::mail::outbox::take_due(conn, &fixture.post, fixture.now)).unwrap().is_empty() {}
    assert!(why(take_back(&fixture, &fixture.rita, number, &second)).contains("email"));
}

#[test]
fn withdrawing_one_review_comment_leaves_the_others() {
    let (mut fixture, number) = in_review();
    for body in ["Say who assigns.", "A word in anger.", "Say who pays."] {
        let typed = review_drafts::Typed {
            snapshot: SnapshotNo::FIRST,
            thread: "",
            field: "assignment",
            quote: "",
            body,
            suggestion: "",
        };
        fixture.act(&fixture.sven, |conn, turn| review_drafts::save_comment(conn, turn, number, typed)).unwrap();
    }
    let discuss = Verdict::Position(nidreg::reviews::Stance::Discuss);
    fixture.review(&fixture.sven, number, discuss, "Three things are missing.").unwrap();
    let anger = |fixture: &ProcedureFixture| {
        let all = threads_of(fixture, number);
        all.iter()
            .flat_map(|thread| &thread.comments)
            .find(|comment| comment.body == "A word in anger.")
            .map(|one| one.id.clone())
    };
    let id = anger(&fixture).unwrap();
    assert!(why(take_back(&fixture, &fixture.edda, number, &id)).contains("Only the author"));
    take_back(&fixture, &fixture.sven, number, &id).unwrap();
    assert!(anger(&fixture).is_none() && threads_of(&fixture, number).len() == 2);
    let sql = "SELECT act, detail FROM events WHERE act = 'position_taken'";
    let said =
        fixture.store.read(|conn| diesel::sql_query(sql).get_result::<CommentRow>(conn).map_err(Error::from)).unwrap().detail;
    assert_eq!(
        said,
        "Discuss, on revision 1: Three things are missing.\n\nAssignment:\nSay who assigns.\n\nAssignment:\nSay who pays."
    );
    // The email omits the withdrawn comment and is sent when originally due.
    let leaves = |fixture: &ProcedureFixture| -> Vec<String> {
        fixture
            .leaving()
            .into_iter()
            .filter(|one| one.letter == "comment" && one.recipient == fixture.rita.email)
            .map(|one| one.body)
            .collect()
    };
    assert!(leaves(&fixture).is_empty(), "the email is not sent yet");
    fixture.minutes(10);
    let [email] = &leaves(&fixture)[..] else { panic!("one email") };
    assert!(email.contains("> Say who pays.") && !email.contains("anger"), "{email}");
    let left = threads_of(&fixture, number)[0].comments[0].id.clone();
    assert!(take_back(&fixture, &fixture.sven, number, &left).is_err(), "an emailed comment can no longer be withdrawn");
}

#[test]
fn retracted_comment_stays_readable_but_has_no_effect() {
    let (fixture, number) = in_review();
    let typed = review_drafts::Typed {
        snapshot: SnapshotNo::FIRST,
        thread: "",
        field: "resolution",
        quote: "",
        body: "This is better.",
        suggestion: "Names are not resolved.",
    };
    fixture.act(&fixture.sven, |conn, turn| review_drafts::save_comment(conn, turn, number, typed)).unwrap();
    fixture.review(&fixture.sven, number, Verdict::CommentOnly, "").unwrap();
    let id = newest(&fixture, number);
    assert!(why(strike(&fixture, &fixture.rita, number, &id, "No.")).contains("Only the author of a comment"));
    assert!(why(strike(&fixture, &fixture.sven, number, &id, " ")).contains("It will be public"));
    strike(&fixture, &fixture.sven, number, &id, "It was meant for another request.").unwrap();
    assert!(why(strike(&fixture, &fixture.sven, number, &id, "Again.")).contains("already"));
    assert!(why(take_back(&fixture, &fixture.sven, number, &id)).contains("already"));
    let thread = threads_of(&fixture, number).pop().unwrap();
    let comment = &thread.comments[0];
    assert_eq!(
        (comment.body.as_str(), comment.struck.as_deref()),
        ("This is better.", Some("It was meant for another request."))
    );
    assert!(thread.last_word().is_none());
    let used = fixture.act(&fixture.rita, |conn, turn| threads::use_suggestion(conn, turn, number, &id));
    assert!(why(used).contains("not found"), "a retracted suggestion cannot be applied");
    assert_eq!(letters(&fixture, "comment_struck"), 1, "Rita is notified");
    let rewritten =
        fixture.store.write(|conn| diesel::sql_query("UPDATE retractions SET reason = 'x'").execute(conn).map_err(Error::from));
    assert!(rewritten.is_err(), "a retraction is permanent");
}

#[test]
fn viewed_comment_can_be_retracted_but_not_withdrawn_in_ui_and_api() {
    let (_db, server) = TestServer::on_new_database(true);
    let (rita, nobody) = (Person::demo(&server, "registrant"), Person::nobody(&server));
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let number = format!("R-{year}-0003");
    let (page, edit) = (format!("/requests/{number}"), format!("/requests/{number}/edit/comment"));
    let address = |act: &str| {
        let body = rita.get(&page).body;
        let end = body.find(&format!("/{act}\"")).unwrap_or_else(|| panic!("no {act} in {body}"));
        let from = body[..end].rfind("action=\"").unwrap() + 8;
        body[from..end].to_owned() + "/" + act
    };
    assert_eq!(rita.post(&edit, &[("comment", "A slip of the pen.")]).status, 303);
    let back = rita.post(&address("withdraw"), &[]);
    assert_eq!((back.status, back.location.as_str()), (303, page.as_str()));
    let after = rita.get(&page).body;
    assert!(!after.contains("A slip of the pen.") && after.contains("withdrew a comment before it was published"));
    // The next comment is viewed by an anonymous user.
    assert_eq!(rita.post(&edit, &[("comment", "Another slip.")]).status, 303);
    let withdraw = address("withdraw");
    assert!(nobody.get(&page).body.contains("Another slip."));
    let late = rita.post(&withdraw, &[]);
    assert!(late.status == 409 && late.body.contains("Someone has read this comment"), "{}", late.body);
    assert_eq!(rita.post(&address("strike"), &[("reason", "")]).status, 422);
    assert_eq!(rita.post(&address("strike"), &[("reason", "Meant for another.")]).status, 303);
    let seen = nobody.get(&page).body;
    assert!(seen.contains("<del>Another slip.</del>") && seen.contains("Meant for another."));

    let made = rita.post("/account/tokens", &[("name", "p"), ("days", "30"), ("scopes", "reviews"), ("scopes", "comments")]).body;
    let from = made.find("<code>nidreg_").unwrap() + 6;
    let bearer = format!("Bearer {}", made[from..].split('<').next().unwrap());
    let headers = [("Authorization", bearer.as_str()), ("Content-Type", "application/json")];
    let send = |path: &str, body: &Value| {
        nobody.post_raw(&format!("/api/v1/requests/{number}{path}"), body.to_string().as_bytes(), &headers)
    };
    let list = || {
        let url = format!("{}/api/v1/requests/{number}/reviews", nobody.base);
        let text = nobody.agent.get(url).header("Authorization", &bearer).call().unwrap().into_body().read_to_string().unwrap();
        serde_json::from_str::<Value>(&text).unwrap()["comments"].as_array().unwrap().clone()
    };
    let before = list().len();
    assert_eq!(send("/comments", &json!({ "comment": "By a program." })).status, 201);
    let id = list().last().unwrap()["id"].as_str().unwrap().to_owned();
    assert_eq!(send(&format!("/comments/{id}/withdraw"), &json!({})).status, 200);
    assert_eq!(list().len(), before);
    assert_eq!(send("/comments", &json!({ "comment": "By a program again." })).status, 201);
    let id = list().last().unwrap()["id"].as_str().unwrap().to_owned();
    nobody.get(&format!("{page}/updates.atom"));
    assert_eq!(send(&format!("/comments/{id}/withdraw"), &json!({})).status, 409);
    assert_eq!(send(&format!("/comments/{id}/strike"), &json!({ "reason": "A test." })).status, 200);
    assert_eq!(list().last().unwrap()["struck"], "A test.");
}
