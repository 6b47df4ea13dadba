//! Authors can retract a comment publicly, with a reason.

use crate::common::prelude::*;
use diesel::prelude::*;
use nidreg::actions::{retract, threads};
use nidreg::ids::CommentId;

fn in_review() -> (ProcedureFixture, RequestNumber) {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    (fixture, number)
}

fn newest(fixture: &ProcedureFixture, number: RequestNumber) -> CommentId {
    threads_of(fixture, number).pop().unwrap().comments.pop().unwrap().id
}

fn emails(fixture: &ProcedureFixture, email: &str) -> i64 {
    count(&fixture.store, &format!("SELECT count(*) AS count FROM outbox WHERE kind = '{email}'"))
}

fn retract(
    fixture: &ProcedureFixture,
    who: &Account,
    number: RequestNumber,
    id: &CommentId,
    reason: &str,
) -> Result<(), Refusal> {
    fixture.act(who, |conn, ctx| retract::retract_comment(conn, ctx, number, id, reason).map(|_| ()))
}

#[test]
fn retracted_comment_stays_readable_but_has_no_effect() {
    let (fixture, number) = in_review();
    let typed = review_drafts::CommentInput {
        revision: RevisionNumber::FIRST,
        thread: "",
        field: "resolution",
        quote: "",
        body: "This is better.",
        suggestion: "Names are not resolved.",
    };
    fixture.act(&fixture.sven, |conn, ctx| review_drafts::save_comment(conn, ctx, number, typed)).unwrap();
    fixture.review(&fixture.sven, number, Verdict::CommentOnly, "").unwrap();
    let waiting = "SELECT count(*) AS count FROM outbox WHERE kind = 'comment' AND due_at > created_at";
    assert_eq!((emails(&fixture, "comment"), count(&fixture.store, waiting)), (1, 0), "the comment is emailed at once");
    let id = newest(&fixture, number);
    assert!(why(retract(&fixture, &fixture.rita, number, &id, "No.")).contains("Only the author of a comment"));
    assert!(why(retract(&fixture, &fixture.sven, number, &id, " ")).contains("It will be public"));
    retract(&fixture, &fixture.sven, number, &id, "It was meant for another request.").unwrap();
    assert!(why(retract(&fixture, &fixture.sven, number, &id, "Again.")).contains("already"));
    let thread = threads_of(&fixture, number).pop().unwrap();
    let comment = &thread.comments[0];
    assert_eq!(
        (comment.body.as_str(), comment.retraction_reason.as_deref()),
        ("This is better.", Some("It was meant for another request."))
    );
    assert!(thread.last_comment().is_none());
    let used = fixture.act(&fixture.rita, |conn, ctx| threads::apply_suggestion(conn, ctx, number, &id));
    assert!(why(used).contains("not found"), "a retracted suggestion cannot be applied");
    assert_eq!(emails(&fixture, "retracted"), 1, "Rita is notified");
    let rewritten =
        fixture.store.write(|conn| diesel::sql_query("UPDATE retractions SET reason = 'x'").execute(conn).map_err(Error::from));
    assert!(rewritten.is_err(), "a retraction is permanent");
}

#[test]
fn comment_can_be_retracted_in_ui_and_api() {
    let (_db, _server, [rita, nobody]) = TestServer::demo(["registrant", "nobody"]);
    let number = demo_number(3);
    let (page, edit) = (format!("/requests/{number}"), format!("/requests/{number}/comment"));
    let address = |act: &str| {
        let body = rita.get(&page).body;
        let end = body.find(&format!("/{act}\"")).unwrap_or_else(|| panic!("no {act} in {body}"));
        let from = body[..end].rfind("action=\"").unwrap() + 8;
        body[from..end].to_owned() + "/" + act
    };
    assert_eq!(rita.post(&edit, &[("comment", "A slip of the pen.")]).status, 303);
    assert_eq!(rita.post(&address("retract"), &[("reason", "")]).status, 422);
    assert_eq!(rita.post(&address("retract"), &[("reason", "Meant for another.")]).status, 303);
    nobody.get(&page).says(&["<del>A slip of the pen.</del>", "Meant for another."]);

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
    assert_eq!(send("/comments", &json!({ "comment": "By a program." })).status, 201);
    let id = list().last().unwrap()["id"].as_str().unwrap().to_owned();
    assert_eq!(send(&format!("/comments/{id}/retract"), &json!({ "reason": "A test." })).status, 200);
    assert_eq!(list().last().unwrap()["struck"], "A test.");
}
