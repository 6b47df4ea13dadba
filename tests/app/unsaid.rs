//! A comment of one's own: taken back while nobody has read it, struck in public afterwards.

use crate::common::cast::threads_of;
use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use nidreg::acts::{comment, review_drafts, threads, unsay};
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
use nidreg::history::Act;
use nidreg::ids::{CommentId, RequestNumber, SnapshotNo, ThreadId};
use nidreg::people::Account;
use nidreg::refusal::Refusal;
use nidreg::reviews::Verdict;
use nidreg::store::inspect::Names;
use nidreg::store::{Error, inspect};
use serde_json::{Value, json};

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

#[derive(QueryableByName)]
struct Said {
    #[diesel(sql_type = Text)]
    act: String,
    #[diesel(sql_type = Text)]
    detail: String,
}

fn in_review() -> (Cast, RequestNumber) {
    let cast = Cast::new();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.sven, number, false).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    (cast, number)
}

fn say(cast: &Cast, who: &Account, number: RequestNumber, thread: Option<&ThreadId>, body: &str) -> Result<(), Refusal> {
    cast.act(who, |conn, turn| {
        comment::comment(conn, turn, number, &NewComment { thread_id: thread, body, ..NewComment::default() })
    })
}

fn newest(cast: &Cast, number: RequestNumber) -> CommentId {
    threads_of(cast, number).pop().unwrap().comments.pop().unwrap().id
}

fn letters(cast: &Cast, letter: &str) -> i64 {
    let sql = format!("SELECT count(*) AS n FROM outbox WHERE letter = '{letter}'");
    cast.store.read(|conn| diesel::sql_query(&sql).get_result::<Count>(conn).map_err(Error::from)).unwrap().n
}

fn events(cast: &Cast) -> Vec<(String, String)> {
    let sql = "SELECT act, detail FROM events WHERE act LIKE 'comment%' ORDER BY at, id";
    let rows: Vec<Said> = cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    rows.into_iter().map(|row| (row.act, row.detail)).collect()
}

fn take_back(cast: &Cast, who: &Account, number: RequestNumber, id: &CommentId) -> Result<(), Refusal> {
    cast.act(who, |conn, turn| unsay::take_back(conn, turn, number, id).map(|_| ()))
}

fn strike(cast: &Cast, who: &Account, number: RequestNumber, id: &CommentId, reason: &str) -> Result<(), Refusal> {
    cast.act(who, |conn, turn| unsay::strike(conn, turn, number, id, reason).map(|_| ()))
}

#[test]
fn a_comment_nobody_has_read_goes_with_its_thread_its_email_and_its_words() {
    let (mut cast, number) = in_review();
    say(&cast, &cast.rita, number, None, "I should not have said this.").unwrap();
    assert!(letters(&cast, "comment") > 0, "the experts will be told");
    // The clock makes links of the record; none of what may still go.
    cast.strike();
    let id = newest(&cast, number);
    assert!(why(take_back(&cast, &cast.sven, number, &id)).contains("Only the author of a comment"));
    take_back(&cast, &cast.rita, number, &id).unwrap();
    assert!(threads_of(&cast, number).is_empty());
    assert_eq!(letters(&cast, "comment"), 0);
    assert_eq!(
        events(&cast),
        [(Act::Commented.name().to_owned(), String::new()), (Act::CommentWithdrawn.name().to_owned(), String::new())]
    );
    assert!(why(take_back(&cast, &cast.rita, number, &id)).contains("not found"));
    cast.days(1);
    cast.strike();
    let names = Names { serial: "serial", informal: "informal", requests: "requests-" };
    let all = cast.store.read(|conn| Ok::<_, Error>(inspect::deep(conn, &names, Some(nidreg::clock::now())))).unwrap();
    let chain = all.into_iter().find(|checked| checked.words.starts_with("the chain")).unwrap();
    assert!(chain.fine, "{}", chain.words);
}

#[test]
fn what_was_answered_told_or_sent_with_a_review_is_only_struck() {
    let (mut cast, number) = in_review();
    say(&cast, &cast.rita, number, None, "First.").unwrap();
    let (thread, first) = (threads_of(&cast, number)[0].id.clone(), newest(&cast, number));
    // One's own later word is no answer; somebody else's is.
    say(&cast, &cast.rita, number, Some(&thread), "Second.").unwrap();
    let second = newest(&cast, number);
    say(&cast, &cast.edda, number, Some(&thread), "An answer.").unwrap();
    for id in [&first, &second] {
        assert!(why(take_back(&cast, &cast.rita, number, id)).contains("has replied"));
    }
    // An answer that is taken back leaves the thread resolved, as it was.
    let answer = newest(&cast, number);
    take_back(&cast, &cast.edda, number, &answer).unwrap();
    cast.act(&cast.edda, |conn, turn| threads::resolve(conn, turn, number, &thread)).unwrap();
    say(&cast, &cast.edda, number, Some(&thread), "Once more.").unwrap();
    assert!(threads_of(&cast, number)[0].resolved_at.is_none());
    let once_more = newest(&cast, number);
    take_back(&cast, &cast.edda, number, &once_more).unwrap();
    assert!(threads_of(&cast, number)[0].resolved_at.is_some());
    // Its emails wait ten minutes, and then it is too late.
    cast.store
        .write(|conn| {
            let due = nidreg::mail::outbox::take_due(conn, &cast.post, cast.now)?;
            assert!(due.iter().all(|letter| !letter.body.contains("Second.")), "its emails wait");
            Ok::<_, Error>(())
        })
        .unwrap();
    cast.now = cast.now.saturating_add(jiff::SignedDuration::from_mins(10)).unwrap();
    assert!(why(take_back(&cast, &cast.rita, number, &second)).contains("has ended"));
    while !cast.store.write(|conn| nidreg::mail::outbox::take_due(conn, &cast.post, cast.now)).unwrap().is_empty() {}
    assert!(why(take_back(&cast, &cast.rita, number, &second)).contains("email"));
}

#[test]
fn a_comment_of_a_review_is_taken_back_and_the_others_stay() {
    let (mut cast, number) = in_review();
    for body in ["Say who assigns.", "A word in anger.", "Say who pays."] {
        let typed = review_drafts::Typed {
            snapshot: SnapshotNo::FIRST,
            thread: "",
            field: "assignment",
            quote: "",
            body,
            suggestion: "",
        };
        cast.act(&cast.sven, |conn, turn| review_drafts::keep_comment(conn, turn, number, typed)).unwrap();
    }
    let discuss = Verdict::Position(nidreg::reviews::Stance::Discuss);
    cast.review(&cast.sven, number, discuss, "Three things are missing.").unwrap();
    let anger = |cast: &Cast| {
        let all = threads_of(cast, number);
        all.iter()
            .flat_map(|thread| &thread.comments)
            .find(|comment| comment.body == "A word in anger.")
            .map(|one| one.id.clone())
    };
    let id = anger(&cast).unwrap();
    assert!(why(take_back(&cast, &cast.edda, number, &id)).contains("Only the author"));
    take_back(&cast, &cast.sven, number, &id).unwrap();
    assert!(anger(&cast).is_none() && threads_of(&cast, number).len() == 2);
    let sql = "SELECT act, detail FROM events WHERE act = 'position_taken'";
    let said = cast.store.read(|conn| diesel::sql_query(sql).get_result::<Said>(conn).map_err(Error::from)).unwrap().detail;
    assert_eq!(
        said,
        "Discuss, on revision 1: Three things are missing.\n\nAssignment:\nSay who assigns.\n\nAssignment:\nSay who pays."
    );
    // The email says it without, and leaves when it would have.
    let leaves = |cast: &Cast| -> Vec<String> {
        cast.leaving()
            .into_iter()
            .filter(|one| one.letter == "comment" && one.recipient == cast.rita.email)
            .map(|one| one.body)
            .collect()
    };
    assert!(leaves(&cast).is_empty(), "it waits");
    cast.now = cast.now.saturating_add(jiff::SignedDuration::from_mins(10)).unwrap();
    let [email] = &leaves(&cast)[..] else { panic!("one email") };
    assert!(email.contains("> Say who pays.") && !email.contains("anger"), "{email}");
    let left = threads_of(&cast, number)[0].comments[0].id.clone();
    assert!(take_back(&cast, &cast.sven, number, &left).is_err(), "now it is too late");
}

#[test]
fn a_struck_comment_stays_readable_and_counts_for_nothing() {
    let (cast, number) = in_review();
    let typed = review_drafts::Typed {
        snapshot: SnapshotNo::FIRST,
        thread: "",
        field: "resolution",
        quote: "",
        body: "This is better.",
        suggestion: "Names are not resolved.",
    };
    cast.act(&cast.sven, |conn, turn| review_drafts::keep_comment(conn, turn, number, typed)).unwrap();
    cast.review(&cast.sven, number, Verdict::CommentOnly, "").unwrap();
    let id = newest(&cast, number);
    assert!(why(strike(&cast, &cast.rita, number, &id, "No.")).contains("Only the author of a comment"));
    assert!(why(strike(&cast, &cast.sven, number, &id, " ")).contains("It will be public"));
    strike(&cast, &cast.sven, number, &id, "It was meant for another request.").unwrap();
    assert!(why(strike(&cast, &cast.sven, number, &id, "Again.")).contains("already"));
    let thread = threads_of(&cast, number).pop().unwrap();
    let comment = &thread.comments[0];
    assert_eq!(
        (comment.body.as_str(), comment.struck.as_deref()),
        ("This is better.", Some("It was meant for another request."))
    );
    assert!(thread.last_word().is_none());
    let used = cast.act(&cast.rita, |conn, turn| threads::use_suggestion(conn, turn, number, &id));
    assert!(why(used).contains("not found"), "a struck wording is not taken over");
    assert_eq!(letters(&cast, "comment_struck"), 1, "Rita is told");
    let rewritten =
        cast.store.write(|conn| diesel::sql_query("UPDATE struck_comments SET reason = 'x'").execute(conn).map_err(Error::from));
    assert!(rewritten.is_err(), "a striking is permanent");
}

#[test]
fn on_the_page_whoever_opens_it_has_read_it_and_programs_do_the_same() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let (rita, nobody) = (Person::demo(&house, "registrant"), Person::nobody(&house));
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
    // The next one is read by a passer-by.
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
