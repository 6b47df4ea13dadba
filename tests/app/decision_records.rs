//! A decision record preserves the state at the time of the decision, whatever happens later.

use crate::common::prelude::*;
use crate::common::procedure_fixture::{comment_on_syntax, run};
use nidreg::actions::{register, threads};
use nidreg::requests::Procedure;

fn in_review(fixture: &ProcedureFixture, nid: &str) -> RequestNumber {
    fixture.in_review(nid, &[&fixture.edda, &fixture.sven])
}

/// The first decision: its object in the JSON file and in the API.
fn first_decision(nobody: &Person, number: RequestNumber) -> [String; 2] {
    let json = [format!("/requests/{number}.json"), format!("/api/v1/requests/{number}/record")].map(|path| {
        let record = nobody.get(&path).json();
        record["decisions"][0].clone()
    });
    let [file, api] = json.map(|decision| decision.to_string());
    assert!(file.contains("record_text") && !file.contains("\"record_text\":null"), "{file}");
    [file, api]
}

/// The section of the page about the time of the decision.
fn then(page: &str) -> String {
    let section = page.split("id=\"then\"").nth(1).unwrap_or_else(|| panic!("nothing was stored: {page}"));
    section.split("</section>").next().unwrap().to_owned()
}

#[test]
fn decision_after_the_announced_discussion_states_when_it_ended() {
    let mut fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.disclose(&fixture.sven, number).unwrap();
    fixture.approve_as_experts(number);
    fixture.days(17);
    fixture.approve(number).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let at = format!("/requests/{number}/decision");
    Person::nobody(&server).get(&at).says(&["14 days, ended 18 January 2027", "!of 14"]);
    Person::nobody(&server).ask("GET", &at, &[("Accept-Language", "de")]).says(&["18. Januar 2027"]);
}

#[test]
fn decision_record_is_unaffected_by_later_changes() {
    let mut fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.disclose(&fixture.sven, number).unwrap();
    comment_on_syntax(&fixture, &fixture.sven, number, "Digits only?");
    fixture.review(&fixture.sven, number, NO_OBJECTION, "The registrar is known to me.").unwrap();
    fixture.approve_as_expert(&fixture.edda, number);
    fixture.days(2);
    fixture.approve(number).unwrap();
    let (_server, nobody, []) = fixture.serve([]);
    let page = |path: &str| nobody.get(&format!("/requests/{number}{path}"));
    let first = then(&page("/decision").body);
    says(&first, &["Sven Expert", "The registrar is known to me.", "Edda Lead", "One thread was open.", ">Syntax</a>"]);
    assert!(!first.contains("no longer a designated expert"), "{first}");
    assert!(page("/decision").body.contains("Day 2 of 14"));
    assert_eq!(then(&page("/decisions/1").body), first);
    let stored = || rows(&fixture, "SELECT record AS what FROM decision_records ORDER BY id");
    let before = stored();
    assert_eq!(before.len(), 1);
    let files = first_decision(&nobody, number);

    // The expert leaves, the thread is resolved, and an appeal is granted.
    run(&fixture, &format!("UPDATE appointments SET until = '2027-01-05' WHERE account_id = '{}'", fixture.sven.id));
    let thread = threads_of(&fixture, number).pop().unwrap().id;
    fixture.act(&fixture.edda, |conn, ctx| threads::resolve_or_reopen(conn, ctx, number, &thread)).unwrap();
    fixture.appeal(&fixture.otto, number, "Our port uses it.").unwrap();
    fixture.decide_appeal(&fixture.olga, number, Outcome::Granted, "It does.").unwrap();
    assert_eq!(fixture.state(number), State::Review);
    assert_eq!(stored().first(), before.first(), "the record of the first decision");
    assert_eq!(then(&page("/decision").body), first);
    assert_eq!(first_decision(&nobody, number), files, "in the files and the API as well");
    assert!(page("/decision").body.contains("Overturned on appeal on 6 January 2027."));
    assert!(page("").body.contains("Overturned on appeal on 6 January 2027."), "the request page states this as well");

    // After a second decision, both decisions have their own page.
    fixture.days(1);
    fixture.review(&fixture.tara, number, DISCUSS, "The port is not named.").unwrap();
    fixture.review(&fixture.tara, number, NO_OBJECTION, "It is named now.").unwrap();
    fixture.approve_as_expert(&fixture.edda, number);
    fixture.days(1);
    fixture.approve(number).unwrap();
    assert_eq!(then(&page("/decisions/1").body), first);
    assert_eq!(first_decision(&nobody, number), files);
    let newest = page("/decision").body;
    assert!(then(&newest).contains("It is named now.") && !newest.contains("Overturned"), "{newest}");
    assert!(newest.contains(&format!("href=\"/requests/{number}/decisions/1\"")), "{newest}");
    assert_eq!(page("/decisions/9").status, 404);
    for other in ["x", "01", "+1", "-1", "0"] {
        assert_eq!(page(&format!("/decisions/{other}")).status, 404, "{other}");
    }
    assert_eq!(page("/revisions/+1.txt").status, 404);
}

#[test]
fn simultaneous_approvals_store_one_decision_record() {
    let fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.approve_as_experts(number);
    let outcomes: Vec<bool> = std::thread::scope(|scope| {
        let attempts: Vec<_> = (0..4).map(|_| scope.spawn(|| fixture.approve(number).is_ok())).collect();
        attempts.into_iter().map(|attempt| attempt.join().unwrap()).collect()
    });
    assert_eq!(outcomes.iter().filter(|done| **done).count(), 1);
    let decisions = rows(&fixture, "SELECT id AS what FROM events WHERE act = 'approved'");
    assert_eq!((decisions.len(), rows(&fixture, "SELECT id AS what FROM decision_records")), (1, decisions.clone()));
}

#[test]
fn database_rejects_changes_to_a_decision_record() {
    let fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.approve_by_all(number);
    for sql in ["UPDATE decision_records SET record = '{}'", "DELETE FROM decision_records"] {
        let result = fixture.store.write(|conn| {
            use diesel::RunQueryDsl as _;
            diesel::sql_query(sql).execute(conn).map_err(Error::from)
        });
        assert!(result.unwrap_err().to_string().contains("permanent"), "{sql}");
    }
}

#[test]
fn earlier_positions_and_their_threads_remain_visible() {
    let fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.review(&fixture.sven, number, DISCUSS, "Who assigns the digits?").unwrap();
    let position = rows(&fixture, "SELECT id AS what FROM positions").pop().unwrap();
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.act(&fixture.edda, |conn, ctx| threads::answer_discuss(conn, ctx, number, &position, "The registrar does.")).unwrap();
    fixture.review(&fixture.sven, number, NO_OBJECTION, "Answered.").unwrap();
    let server = TestServer::start(&fixture.db, false);
    let page = Person::nobody(&server).get(&format!("/requests/{number}")).body;
    let earlier = page.split("id=\"earlier-positions\"").nth(1).expect("earlier positions").split("</details>").next().unwrap();
    says(&earlier, &["Sven Expert", "Discuss", "Who assigns the digits?", "The registrar does."]);
}

#[test]
fn lapse_by_the_system_creates_a_decision_record() {
    let mut fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.ask(&fixture.edda, number, "Who assigns them?").unwrap();
    fixture.daily(100);
    assert_eq!(fixture.state(number), State::Closed(CloseReason::Lapsed));
    let server = TestServer::start(&fixture.db, false);
    let page = Person::nobody(&server).get(&format!("/requests/{number}/decision")).body;
    assert!(
        page.contains(">Closed<")
            && page.contains("No reply within the time limit")
            && then(&page).contains("No threads were open."),
        "{page}"
    );
    // A rejected action records nothing.
    let other = in_review(&fixture, "quay");
    assert!(
        !why(fixture.act(&fixture.edda, |conn, ctx| decide::approve(conn, ctx, other, RevisionNumber::FIRST, "Complete.")))
            .is_empty()
    );
    assert_eq!(rows(&fixture, "SELECT id AS what FROM decision_records").len(), 1);
}

/// The program did not run for a hundred days, so that no warning was sent.
#[test]
fn request_does_not_lapse_without_a_warning() {
    let mut fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.ask(&fixture.edda, number, "Who assigns them?").unwrap();
    let warnings =
        |fixture: &ProcedureFixture| rows(fixture, "SELECT body AS what FROM outbox WHERE kind = 'lapse_warning'").len();
    fixture.days(100);
    fixture.retract();
    fixture.days(1);
    fixture.retract();
    assert!(matches!(fixture.state(number), State::WithRequester(_)) && warnings(&fixture) > 0, "{}", warnings(&fixture));
    fixture.days(5);
    fixture.retract();
    assert!(matches!(fixture.state(number), State::WithRequester(_)));
    fixture.days(2);
    fixture.retract();
    assert_eq!(fixture.state(number), State::Closed(CloseReason::Lapsed));
}

#[test]
fn preview_shows_the_open_appeal_and_lists_the_emails() {
    let mut fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.approve_by_all(number);
    fixture.appeal(&fixture.otto, number, "Our port uses it.").unwrap();
    fixture.days(1);
    let server = TestServer::start_with(&fixture.db, false, &[("NIDREG_REVIEW_LIST", fixture.post.review_list.as_str())]);
    let operator = signed_in(&server, &fixture, &fixture.olga);
    let preview = operator
        .get(&format!("/requests/{number}/preview"))
        .says(&["An appeal against the decision is open, and the record", "Our port uses it."])
        .body;
    says(
        &preview,
        &[
            fixture.rita.email.as_str(),
            fixture.edda.email.as_str(),
            fixture.sven.email.as_str(),
            "Approved by the designated experts",
        ],
    );
    let digest = fixture.seen(number, Some(&fixture.olga)).newest_revision().unwrap().fingerprint.clone();
    assert!(preview.contains(&format!("<code>sha256:{digest}</code>")), "{preview}");
    fixture.register(number).unwrap();
    // Exactly the emails that the preview lists were written.
    let written =
        "SELECT subject || ', to ' || recipient AS what FROM outbox WHERE created_at = (SELECT max(created_at) FROM outbox)";
    let written = rows(&fixture, written);
    assert!(preview.contains(&format!("Emails that will be sent: {}<", written.len())), "{written:?}: {preview}");
    for email in written {
        assert!(preview.contains(&format!("<li>{email}</li>")), "{email}: {preview}");
    }
    let says = rows(&fixture, "SELECT detail AS what FROM events WHERE act = 'registered'").pop().unwrap();
    assert!(says.ends_with(". An appeal is open"), "{says}");
}

#[test]
fn informal_number_taken_after_the_preview_is_refused() {
    let fixture = ProcedureFixture::new();
    let numbers = [(); 2].map(|()| {
        let number = fixture.submitted(&fixture.rita, &DraftPurpose::NewInformal);
        fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
        fixture.approve_by_all(number);
        number
    });
    // Two operators see the same number in their previews.
    let seen = numbers.map(|number| fixture.confirmation(number));
    assert_eq!(seen[0].typed, seen[1].typed);
    let register = |nth: usize| fixture.act(&fixture.olga, |conn, ctx| register::register(conn, ctx, numbers[nth], &seen[nth]));
    register(0).unwrap();
    let refused = why(register(1));
    assert!(refused.contains("is not the next number") && refused.contains(&fixture.confirmation(numbers[1]).typed), "{refused}");
    assert_eq!(fixture.state(numbers[1]), State::Ready);
    fixture.register(numbers[1]).unwrap();
}

#[test]
fn operator_cannot_resolve_a_thread_opened_by_an_expert() {
    let fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.disclose(&fixture.sven, number).unwrap();
    comment_on_syntax(&fixture, &fixture.sven, number, "Digits only?");
    let thread = threads_of(&fixture, number).pop().unwrap().id;
    let resolve = |who: &Account| fixture.act(who, |conn, ctx| threads::resolve_or_reopen(conn, ctx, number, &thread));
    assert!(why(resolve(&fixture.olga)).contains("Only the person who opened a thread or the lead can resolve it"));
    let server = TestServer::start(&fixture.db, false);
    let operator_page = signed_in(&server, &fixture, &fixture.olga).get(&format!("/requests/{number}")).body;
    says(&operator_page, &["Digits only?", &format!("!/threads/{thread}/resolve")]);
    resolve(&fixture.sven).unwrap();
}

#[test]
fn questions_on_the_fast_track_do_not_stop_the_request() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &DraftPurpose::FastTrack("codebook".to_owned())).unwrap();
    let procedure =
        RequestProcedure::FastTrack { body: "OASIS".to_owned(), specification: Some("Code lists, version 2.1".to_owned()) };
    fixture.act(&fixture.rita, |conn, ctx| nidreg::actions::procedure::choose_procedure(conn, ctx, number, &procedure)).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    let asks = |who: &Account| fixture.ask(who, number, "Which edition?");
    assert!(why(asks(&fixture.olga)).contains("does not stop the request"));
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.disclose(&fixture.sven, number).unwrap();
    assert!(why(asks(&fixture.sven)).contains("does not stop the request"));
    assert_eq!(fixture.state(number), State::Review);
    // The body controls the time (RFC 8141 §6.3 item 3): an operator's question in review would take the request from it.
    assert!(why(asks(&fixture.olga)).contains("does not stop the request"));
    assert_eq!(fixture.state(number), State::Review);
    // Nor does a hold without a recorded dispute.
    let hold = |fixture: &ProcedureFixture, reason: &str| {
        fixture.act(&fixture.olga, |conn, ctx| disputes::hold_request(conn, ctx, number, reason))
    };
    assert!(why(hold(&fixture, "We want to think about it.")).contains("Record the dispute first"));
    fixture.act(&fixture.rolf, |conn, ctx| bodies::request_completion(conn, ctx, number, RevisionNumber::FIRST)).unwrap();
    assert!(why(asks(&fixture.olga)).contains("does not stop the request"));
    fixture.act(&fixture.olga, |conn, ctx| disputes::dispute(conn, ctx, number, "Court of Exampleton, 7 O 12/27.")).unwrap();
    hold(&fixture, "By order of the court.").unwrap();
    assert!(why(fixture.register(number)).contains("the request is on hold"));
    // The dispute has had its hold; a second hold needs a new one, recorded after the first hold began.
    let dispute = |fixture: &ProcedureFixture| {
        fixture.act(&fixture.olga, |conn, ctx| disputes::dispute(conn, ctx, number, "Court of Otherton, 1 O 3/27."))
    };
    let end = |fixture: &ProcedureFixture| {
        fixture.act(&fixture.olga, |conn, ctx| disputes::end_hold(conn, ctx, number, "The order was lifted."))
    };
    fixture.minutes(1);
    end(&fixture).unwrap();
    fixture.minutes(1);
    assert!(why(hold(&fixture, "Again.")).contains("Record the dispute first"));
    dispute(&fixture).unwrap();
    hold(&fixture, "By another order.").unwrap();
    fixture.minutes(1);
    dispute(&fixture).unwrap();
    end(&fixture).unwrap();
    hold(&fixture, "By a third order.").unwrap();
}

#[test]
fn only_the_body_takes_its_request_off_the_fast_track() {
    let fixture = ProcedureFixture::new();
    let by = |body: &str| RequestProcedure::FastTrack {
        body: body.to_owned(),
        specification: Some("Code lists, version 2.1".to_owned()),
    };
    let change = |who: &Account, number, to: &RequestProcedure| {
        fixture.act(who, |conn, ctx| {
            nidreg::actions::procedure::change_procedure(conn, ctx, number, to, "The experts should decide.")
        })
    };
    let number = fixture.on_procedure(&DraftPurpose::FastTrack("codebook".to_owned()), &by("OASIS"));
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    assert!(why(change(&fixture.olga, number, &RequestProcedure::Community)).contains("Only its representative"));
    assert_eq!(fixture.request(number).procedure.kind(), Procedure::FastTrack);
    // The representative has a form for it on the page of the request. The server has the present time, the fixture a later one.
    run(&fixture, "UPDATE representatives SET since = '2020-01-01'");
    let (server, _, [rolf]) = fixture.serve([&fixture.rolf]);
    let form = format!("/requests/{number}/leave-fast-track");
    assert!(rolf.get(&format!("/requests/{number}")).body.contains(&form));
    let olga = signed_in(&server, &fixture, &fixture.olga);
    assert!(!olga.get(&format!("/requests/{number}")).body.contains("Change the procedure"));
    rolf.post(&form, &[("procedure", ""), ("body", "OASIS"), ("procedure_reason", "We have time.")]).is(422, &[]);
    rolf.post(&form, &[("procedure", "community"), ("body", "OASIS"), ("procedure_reason", "We have time.")]).is(303, &[]);
    assert_eq!(fixture.request(number).procedure, RequestProcedure::Community);
    // A body that is not on the list has no option to lose.
    let unlisted = fixture.on_procedure(&DraftPurpose::FastTrack("club-minutes".to_owned()), &by("A Club"));
    fixture.submit(&fixture.rita, unlisted).unwrap();
    change(&fixture.olga, unlisted, &RequestProcedure::Community).unwrap();
}

#[test]
fn request_record_is_one_json_file_with_digests_of_the_published_texts() {
    let fixture = ProcedureFixture::new();
    let number = in_review(&fixture, "harbour");
    fixture.disclose(&fixture.sven, number).unwrap();
    comment_on_syntax(&fixture, &fixture.sven, number, "Digits only?\n\nname = 1*12DIGIT");
    fixture.review(&fixture.sven, number, DISCUSS, "Who assigns the digits?").unwrap();
    fixture.review(&fixture.sven, number, NO_OBJECTION, "I see.").unwrap();
    fixture.approve_as_expert(&fixture.edda, number);
    fixture.approve(number).unwrap();
    let (_server, nobody, []) = fixture.serve([]);
    let answer = nobody.get(&format!("/api/v1/requests/{number}/record")).is(200, &[]);
    let record = answer.json();
    let list = |key: &str| record[key].as_array().unwrap().clone();
    let revision = list("revisions").pop().unwrap();
    let url = revision["url"].as_str().unwrap();
    let text = nobody.get(&url[url.find("/requests/").unwrap()..]);
    assert_eq!((text.status, text.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert_eq!(nidreg::ids::sha256(text.body.as_bytes()), revision["sha256"].as_str().unwrap());
    assert_eq!(text.body, revision["text"].as_str().unwrap());
    let positions = list("positions");
    let words: Vec<&str> = positions.iter().map(|one| one["reasons"].as_str().unwrap()).collect();
    assert_eq!(words, ["Who assigns the digits?", "I see.", ""], "all positions are listed in order");
    assert_eq!(positions.iter().filter(|one| one["is_newest"] == true).count(), 2);
    assert_eq!(list("threads")[0]["comments"][0]["comment"], "Digits only?\n\nname = 1*12DIGIT", "line breaks are preserved");
    let decision = list("decisions").pop().unwrap();
    let stored = decision["record_text"].as_str().unwrap();
    assert_eq!(
        nidreg::ids::sha256(stored.as_bytes()),
        decision["record_sha256"].as_str().unwrap(),
        "readers can verify the digest"
    );
    assert_eq!(serde_json::from_str::<Value>(stored).unwrap(), decision["record"]);
    assert_eq!((&decision["decision"], decision["record"]["open_threads"].as_array().unwrap().len()), (&"approved".into(), 1));
    assert!(list("events").iter().any(|event| event["event"] == "approved"));
    assert!(!answer.body.contains("@cast.example"), "the page contains no address: {}", answer.body);
    assert_eq!(nobody.get(&format!("/requests/{number}/revisions/2.txt")).status, 404);
}
