//! The JSON file of a request contains all public information about it and no private data.

use crate::common::prelude::*;
use crate::common::procedure_fixture::comment_on_syntax;
use nidreg::actions::request_info::submit_revision;
use nidreg::actions::{answers, comment, notes, threads};
use nidreg::ids::sha256;
use nidreg::reviews::Thread;

const LIST: &str = "urn@list.example";

fn server(fixture: &ProcedureFixture) -> TestServer {
    TestServer::start_with(&fixture.db, false, &[("NIDREG_REVIEW_LIST", LIST)])
}

fn in_review(fixture: &ProcedureFixture) -> RequestNumber {
    fixture.in_review("harbour", &[&fixture.edda, &fixture.sven, &fixture.tara])
}

/// A request with comments, a Discuss that was answered and replaced, a document, emails to the list and a decision.
fn decided(fixture: &mut ProcedureFixture) -> RequestNumber {
    let number = in_review(fixture);
    fixture.leaving();
    fixture.review(&fixture.sven, number, DISCUSS, "Who assigns the digits?").unwrap();
    let position = rows(fixture, "SELECT id AS what FROM positions").pop().unwrap();
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.act(&fixture.edda, |conn, ctx| threads::answer_discuss(conn, ctx, number, &position, "The registrar does.")).unwrap();
    comment_on_syntax(fixture, &fixture.sven, number, "From here on: digits only?\nFrom 1 to 12, I think.\n>From a list.");
    let on_digits = |thread: &Thread| thread.comments.iter().any(|comment| comment.body.starts_with("From here on"));
    let thread = threads_of(fixture, number).into_iter().find(on_digits).unwrap().id;
    let reply = NewComment { thread_id: Some(&thread), body: "Yes, digits in Zürich too.", ..NewComment::default() };
    fixture.act(&fixture.rita, |conn, ctx| comment::comment(conn, ctx, number, &reply)).unwrap();
    let dispute = "A firm states that the name is its brand.";
    fixture.act(&fixture.olga, |conn, ctx| disputes::dispute(conn, ctx, number, dispute)).unwrap();
    fixture.days(1);
    fixture.review(&fixture.sven, number, NO_OBJECTION, "Answered.").unwrap();
    fixture.approve_as_expert(&fixture.edda, number);
    fixture.days(14);
    let early = "All experts have recorded positions, and the thread was answered.";
    let revision = fixture.revision(number);
    fixture.act(&fixture.edda, |conn, ctx| decide::approve(conn, ctx, number, revision, early)).unwrap();
    fixture.retract();
    fixture.leaving();
    number
}

fn strings<'a>(list: &'a Value, key: &str) -> Vec<&'a str> {
    list.as_array().unwrap().iter().map(|one| one[key].as_str().unwrap()).collect()
}

#[test]
fn json_file_has_the_whole_record_and_equals_the_api_response() {
    let mut fixture = ProcedureFixture::new();
    let number = decided(&mut fixture);
    let server = server(&fixture);
    let reader = Person::nobody(&server);
    let get = |path: String| reader.get(&path);
    let file = get(format!("/requests/{number}.json"));
    assert_eq!((file.status, file.header("content-type")), (200, "application/json"), "{}", file.body);
    assert_eq!(file.body, get(format!("/api/v1/requests/{number}/record")).body);
    let json = file.json();
    assert_eq!((json["number"].as_str(), json["state"].as_str()), (Some(number.to_string().as_str()), Some("ready")));

    // Every row of the database that is public is in the file.
    let stored = |sql: &str| rows(&fixture, sql).into_iter().collect::<BTreeSet<String>>();
    let listed = |list: &Value| strings(list, "id").into_iter().map(str::to_owned).collect::<BTreeSet<String>>();
    assert_eq!(listed(&json["positions"]), stored("SELECT id AS what FROM positions"));
    assert_eq!(listed(&json["threads"]), stored("SELECT id AS what FROM threads"));
    assert_eq!(listed(&json["documents"]), stored("SELECT id AS what FROM documents"));
    let of_request = "SELECT events.id AS what FROM events WHERE request_id IS NOT NULL AND act <> 'draft_saved'";
    assert_eq!(listed(&json["events"]), stored(of_request));
    let in_threads: BTreeSet<String> =
        json["threads"].as_array().unwrap().iter().flat_map(|thread| listed(&thread["comments"])).collect();
    assert_eq!(in_threads, stored("SELECT id AS what FROM comments"));
    let sent = stored(&format!("SELECT id AS what FROM outbox WHERE recipient = '{LIST}' AND sent_at IS NOT NULL"));
    assert!(!sent.is_empty());
    assert_eq!(listed(&json["list_emails"]), sent);
    says(
        &file.body,
        &["Who assigns the digits?", "The registrar does.", "Answered.", "A firm states that the name is its brand."],
    );

    // The digests are those of the texts, which are also available separately.
    let revision = &json["revisions"][0];
    let text = revision["text"].as_str().unwrap();
    assert_eq!(revision["sha256"].as_str().unwrap(), sha256(text.as_bytes()));
    assert_eq!(get(format!("/requests/{number}/revisions/1.txt")).body, text);
    let decision = &json["decisions"][0];
    let record = decision["record_text"].as_str().unwrap();
    assert_eq!(decision["record_sha256"].as_str().unwrap(), sha256(record.as_bytes()));
    assert_eq!(serde_json::from_str::<Value>(record).unwrap(), decision["record"]);
    assert_eq!(decision["record"]["revision"]["sha256"], revision["sha256"]);

    // Each name has the capacity in which the person acted.
    let roles = |list: &Value| strings(list, "role").into_iter().map(str::to_owned).collect::<Vec<_>>();
    let sorted = |list: &Value| roles(list).into_iter().collect::<BTreeSet<String>>().into_iter().collect::<Vec<_>>();
    assert_eq!(sorted(&json["positions"]), ["expert"]);
    assert!(roles(&json["list_emails"]).iter().all(|role| role == "registry"));
    assert_eq!(sorted(&decision["record"]["positions"]), ["expert"]);
    assert!(sorted(&decision["record"]["open_threads"]).iter().all(|role| role == "expert"));

    // The page links to the file, and each digest has a sentence that states its content.
    let page = get(format!("/requests/{number}")).body;
    says(&page, &[&format!("href=\"/requests/{number}.json\""), "SHA-256 digest of the bytes of the text as submitted (UTF-8)"]);
    assert!(
        get(format!("/requests/{number}/decision")).body.contains("SHA-256 digest of the bytes of the stored record (UTF-8)")
    );
    assert!(get(format!("/requests/{number}/revisions/1")).body.contains("SHA-256 digest of the bytes of <a"));
}

#[test]
fn redacted_revision_leaves_no_digest() {
    for address in ["revisions/1", "revisions/1.txt"] {
        let fixture = ProcedureFixture::new();
        let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
        fixture.act(&fixture.rita, |conn, ctx| close::withdraw_request(conn, ctx, number)).unwrap();
        let server = server(&fixture);
        let reader = Person::nobody(&server);
        let paths = ["", ".json", "/decision"];
        let pages = || paths.map(|path| reader.get(&format!("/requests/{number}{path}")).body);
        let digest = fixture.seen(number, Some(&fixture.olga)).newest_revision().unwrap().fingerprint.clone();
        let stored = sha256(rows(&fixture, "SELECT record AS what FROM decision_records").remove(0).as_bytes());
        let [_, json, decision] = pages();
        assert!([json, decision].iter().all(|page| page.contains(&stored) && page.contains(&digest)));

        fixture.redact(&format!("https://registry.example/requests/{number}/{address}"));
        // The server detects at once that its cached pages changed, but not within the same millisecond.
        let begun = Instant::now();
        while pages().iter().any(|page| page.contains(&digest)) && begun.elapsed() < Duration::from_secs(20) {
            std::thread::sleep(Duration::from_millis(100));
        }
        for (path, page) in paths.into_iter().zip(pages()) {
            for gone in [digest.as_str(), stored.as_str()] {
                assert!(!page.contains(gone), "{path} of {address} has {gone}: {page}");
            }
        }
        let [_, json, decision] = pages();
        let json: Value = serde_json::from_str(&json).unwrap();
        let nulls = [&json["decisions"][0]["record_text"]];
        assert!(nulls.into_iter().all(Value::is_null), "{json}");
        assert!(json["decisions"][0]["record"]["revision"]["sha256"].is_null(), "{json}");
        assert!(decision.contains("refers to a redacted revision"), "{decision}");
    }
}

#[test]
fn file_contains_every_revision_() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    rewrite(&fixture, number, Field::Purpose, "society", "association");
    fixture.act(&fixture.rita, |conn, ctx| submit_revision(conn, ctx, number, "A better word.")).unwrap();

    let server = server(&fixture);
    let reader = Person::nobody(&server);
    let get = |path: &str| reader.get(&format!("/requests/{number}{path}")).body;
    let json: Value = serde_json::from_str(&get(".json")).unwrap();
    assert!(get(".json").contains("A better word."));
    for (nth, word) in ["society", "association"].into_iter().enumerate() {
        let revision = &json["revisions"][nth];
        assert!(revision["text"].as_str().unwrap().contains(word), "{revision}");
    }
}

#[test]
fn redacted_revision_is_not_compared() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    for (old, new) in [("society", "association"), ("association", "club")] {
        rewrite(&fixture, number, Field::Purpose, old, new);
        fixture.act(&fixture.rita, |conn, ctx| submit_revision(conn, ctx, number, "A better word.")).unwrap();
    }
    fixture.redact(&format!("https://registry.example/requests/{number}/revisions/1"));
    let server = server(&fixture);
    let reader = Person::nobody(&server);
    let get = |path: &str| reader.get(&format!("/requests/{number}{path}")).body;
    let page = get("/compare?from=1&to=2");
    says(&page, &["[Redacted on 2027-01-", "A redacted revision has no text that could be compared."]);
    assert!(!page.contains("<ins>") && !get("/revisions/2").contains("<ins>"), "no section is shown as new");
    assert!(get("/compare?from=2&to=3").contains("<ins>club"));
    fixture.redact(&format!("https://registry.example/requests/{number}/revisions/2"));
    let begun = Instant::now();
    while get("/revisions/3").contains("<ins>") && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(100));
    }
    assert!(!get("/revisions/3").contains("<ins>") && !get("").contains("<ins>"));
}

#[test]
fn file_contains_no_private_data_and_drafts_have_no_file() {
    let mut fixture = ProcedureFixture::new();
    let number = in_review(&fixture);
    fixture.disclose(&fixture.sven, number).unwrap();
    let private =
        ["Zebra-note", "Zebra-drafted", "Zebra-verdict", "Zebra-declined", "Zebra-comment", "Zebra-dispute", "Zebra-next"];
    fixture.act(&fixture.olga, |conn, ctx| notes::note(conn, ctx, number, "Zebra-note")).unwrap();
    let typed = review_drafts::CommentInput {
        revision: RevisionNumber::FIRST,
        thread: "",
        field: "syntax",
        quote: "",
        body: "Zebra-drafted",
        suggestion: "",
    };
    fixture.act(&fixture.sven, |conn, ctx| review_drafts::save_comment(conn, ctx, number, typed)).unwrap();
    let verdict = "Zebra-verdict";
    fixture.act(&fixture.sven, |conn, ctx| review_drafts::save_verdict(conn, ctx, number, DISCUSS, verdict)).unwrap();
    fixture.act(&fixture.tara, |conn, ctx| disclose::decline_assignment(conn, ctx, number, "Zebra-declined")).unwrap();
    // The registrant works on the next revision.
    fixture.write(&fixture.rita, number, Field::Purpose, "Zebra-next");
    // Two operators redact a comment and the event of a document.
    comment_on_syntax(&fixture, &fixture.rita, number, "Call Zebra-comment.");
    fixture.minutes(30);
    comment_on_syntax(&fixture, &fixture.rita, number, "Or write to the society.");
    fixture.days(1);
    fixture.act(&fixture.olga, |conn, ctx| disputes::dispute(conn, ctx, number, "Ask Zebra-dispute.")).unwrap();
    // One email to the list repeats both comments.
    fixture.retract();
    fixture.leaving();
    let news = rows(&fixture, "SELECT body AS what FROM outbox WHERE kind = 'list_news'").concat();
    assert!(news.contains("Zebra-comment") && news.contains("Or write to the society."), "{news}");
    let comment = rows(&fixture, "SELECT id AS what FROM comments WHERE body LIKE '%Zebra-comment%'").pop().unwrap();
    let dispute = rows(&fixture, "SELECT id AS what FROM events WHERE act = 'disputed'").pop().unwrap();
    for anchor in [format!("c-{comment}"), format!("e-{dispute}")] {
        let address = format!("/requests/{number}#{anchor}");
        fixture.redact(&address);
    }
    let unsent = fixture.start(&fixture.rita, &formal("quay")).unwrap();

    let server = server(&fixture);
    let people = [
        Person::nobody(&server),
        signed_in(&server, &fixture, &fixture.rita),
        signed_in(&server, &fixture, &fixture.olga),
        signed_in(&server, &fixture, &fixture.sven),
    ];
    for person in &people {
        let path = ".json";
        let file = person.get(&format!("/requests/{number}{path}")).is(200, &[]);
        for marker in private.into_iter().chain(["@cast.example"]) {
            assert!(!file.body.contains(marker), "{path} has {marker}: {}", file.body);
        }
        // Experts are named, but not why they declined an assignment.
        assert!(file.body.contains("Sven Expert") && file.body.contains("Tara Expert"), "{path}: {}", file.body);
        assert!(file.body.contains("[Redacted on 2027-01-05 by two operators"), "{path}: {}", file.body);
        assert!(!file.body.contains("saved the draft") && !file.body.contains("draft_saved"), "{path}");
        // A draft has no file either, even for its owner.
        assert_eq!(person.get(&format!("/requests/{unsent}{path}")).status, 404, "{path}");
    }
    for path in ["/requests/x.json", "/requests/R-2027-9999.json"] {
        assert_eq!(people[0].get(path).status, 404, "{path}");
    }
}

#[test]
fn emails_to_the_list_keep_their_text_after_the_retention_period() {
    let mut fixture = ProcedureFixture::new();
    in_review(&fixture);
    fixture.days(1);
    fixture.leaving();
    let later = fixture.now + jiff::SignedDuration::from_hours(24 * 91);
    fixture.store.write(|conn| answers::purge_email_texts(conn, &fixture.post, later)).unwrap();
    let left = |list: &str| {
        let sql = format!("SELECT body AS what FROM outbox WHERE recipient {list} '{LIST}' AND sent_at IS NOT NULL");
        rows(&fixture, &sql)
    };
    assert!(!left("=").is_empty() && left("=").iter().all(|body| body.contains("harbour")), "{:?}", left("="));
    assert!(!left("<>").is_empty() && left("<>").iter().all(String::is_empty), "{:?}", left("<>"));
}

#[test]
fn file_of_a_request_with_two_hundred_threads_takes_less_than_a_second() {
    let mut fixture = ProcedureFixture::new();
    let number = in_review(&fixture);
    fixture.disclose(&fixture.edda, number).unwrap();
    for nth in 0..200 {
        comment_on_syntax(&fixture, &fixture.edda, number, &format!("Question {nth}: why is it so?"));
        if nth % 40 == 0 {
            fixture.days(1);
        }
    }
    let server = server(&fixture);
    let reader = Person::nobody(&server);
    let path = format!("/requests/{number}.json");
    // The first request marks the comments as read.
    assert_eq!(reader.get(&path).status, 200);
    let times = (0..3).map(|_| {
        let started = Instant::now();
        let body = reader.get(&path).body;
        let took = started.elapsed();
        for nth in 0..200 {
            assert!(body.contains(&format!("Question {nth}: why is it so?")), "{path}: {nth}");
        }
        took
    });
    let fastest = times.min().unwrap();
    println!("{path}: {fastest:?}");
    assert!(fastest < Duration::from_secs(1), "{path}: {fastest:?}");
}
