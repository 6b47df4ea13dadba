//! Tests of small findings on the pages of experts, operators and administrators: offered actions are possible, and
//! announcements are correct.

use crate::common::procedure_fixture::{ProcedureFixture, change_of_registrant, rewrite, rows, run, signed_in, threads_of, why};
use crate::common::{Person, TestServer};
use nidreg::actions::{appeal, comment, decide, pending_tasks, request_info};
use nidreg::cases::appeals::Outcome;
use nidreg::cases::comments::NewComment;
use nidreg::cases::drafts::Start;
use nidreg::cases::waiting::tasks::{About, Task};
use nidreg::history::EventKind;
use nidreg::ids::{RequestNumber, RevisionNumber};
use nidreg::registry::Status;
use nidreg::reviews::{PositionKind, Verdict};
use nidreg::users::Account;
use urn_registry::template::Field;

/// A fixture at the current time, so that a server on its database sees the same appointments and periods.
fn scene() -> ProcedureFixture {
    let mut fixture = ProcedureFixture::new();
    fixture.now = nidreg::clock::now();
    fixture
}

fn in_review(fixture: &ProcedureFixture) -> RequestNumber {
    fixture.in_review("harbour", &[&fixture.edda, &fixture.sven])
}

/// The tasks of a user on a request.
fn asked(fixture: &ProcedureFixture, who: &Account, wanted: RequestNumber) -> Vec<Task> {
    let mine = fixture.store.read(|conn| pending_tasks::of(conn, who, fixture.now)).unwrap();
    let on = |about: &About| matches!(about, About::Request { number, .. } if *number == wanted);
    mine.tasks.iter().filter(|waits| on(&waits.about)).map(|waits| waits.task).collect()
}

fn new_revision(fixture: &ProcedureFixture, number: RequestNumber) {
    rewrite(fixture, number, Field::Syntax, "twelve", "thirteen");
    fixture.act(&fixture.rita, |conn, ctx| request_info::send_revision(conn, ctx, number, "Thirteen digits.")).unwrap();
}

#[test]
fn proposal_to_decline_an_older_revision_offers_no_button_and_no_task() {
    let fixture = scene();
    let number = in_review(&fixture);
    fixture.disclose_as_experts(number);
    let why = "Names nothing (RFC 8141, 6.4.1).";
    fixture.act(&fixture.edda, |conn, ctx| decide::propose_decline(conn, ctx, number, RevisionNumber::FIRST, why)).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let sven = signed_in(&server, &fixture, &fixture.sven);
    let review = format!("/requests/{number}");
    let page = sven.get(&review).body;
    assert!(page.contains(">Agree to decline<") && page.contains("If you do not agree, record your position"), "{page}");
    assert_eq!(asked(&fixture, &fixture.sven, number), [Task::Concur]);
    let public = || Person::nobody(&server).get(&format!("/requests/{number}")).body;
    assert!(public().contains("The lead of the experts proposes to decline this request."));

    new_revision(&fixture, number);
    let page = sven.get(&review).body;
    assert!(page.contains("This proposal is about revision 1 and is outdated") && !page.contains(">Agree to decline<"), "{page}");
    assert!(!asked(&fixture, &fixture.sven, number).contains(&Task::Concur));
    assert!(!public().contains("proposes to decline this request"));
}

/// Finding A9: the contact of a namespace was notified after the time to object was over, because the period started with the review.
#[test]
fn notice_period_starts_when_the_notice_was_delivered() {
    let mut fixture = scene();
    fixture.registered("almanac");
    let number = change_of_registrant(&fixture, &fixture.rita, "almanac", "The registrant is the Other Society now.");
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_experts(number);
    // The mail server does not accept the notice for twenty days.
    run(&fixture, "UPDATE outbox SET sent_at = NULL WHERE kind = 'change_notice'");
    fixture.days(20);
    assert!(why(fixture.approve(number)).contains("has not been delivered yet"));
    assert!(asked(&fixture, &fixture.edda, number).is_empty());
    let notice = rows(&fixture, "SELECT id AS what FROM outbox WHERE kind = 'change_notice'").remove(0);
    let canceled = fixture.act(&fixture.olga, |conn, ctx| nidreg::actions::resend::cancel(conn, ctx, &notice));
    assert!(why(canceled).contains("cannot be canceled"));
    fixture.leaving();
    fixture.days(29);
    assert!(why(fixture.approve(number)).contains("notice period ends on"));
    fixture.days(1);
    assert!(why(fixture.approve(number)).contains("No contact of the present version answered"));
}

#[test]
fn change_of_registrant_is_a_task_of_the_lead_only_after_a_contact_accepted() {
    let fixture = scene();
    fixture.registered("almanac");
    let number = change_of_registrant(&fixture, &fixture.rita, "almanac", "The registrant is the Other Society now.");
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_experts(number);
    assert!(asked(&fixture, &fixture.edda, number).is_empty(), "the notice period is running");
    fixture.contacts_accept(number);
    assert_eq!(asked(&fixture, &fixture.edda, number), [Task::Decide]);
    fixture.approve(number).unwrap();
}

#[test]
fn position_is_announced_as_a_position() {
    let fixture = scene();
    let number = in_review(&fixture);
    fixture.approve_as_expert(&fixture.sven, number);
    fixture
        .act(&fixture.edda, |conn, ctx| {
            let new = NewComment { body: "Who assigns the digits?", ..NewComment::default() };
            nidreg::actions::disclose::disclose(conn, ctx, number, nidreg::reviews::experts::Interest::None, "")?;
            comment::comment(conn, ctx, number, &new)
        })
        .unwrap();
    let emails = |what: &str| {
        let sql = format!(
            "SELECT {what} AS what FROM outbox WHERE kind = 'comment' AND recipient = '{}' ORDER BY id",
            fixture.rita.email
        );
        rows(&fixture, &sql)
    };
    let subjects = emails("subject");
    assert!(subjects[0].ends_with(&format!("Approve from {} (expert)", fixture.sven.name)), "{subjects:?}");
    assert!(subjects[1].ends_with(&format!("comment by {} (lead)", fixture.edda.name)), "{subjects:?}");
    let bodies = emails("body");
    assert!(bodies[0].contains("recorded a position on") && bodies[1].contains("commented on"), "{bodies:?}");
}

#[test]
fn cleared_discuss_resolves_its_thread() {
    let fixture = scene();
    let number = in_review(&fixture);
    fixture.review(&fixture.sven, number, Verdict::Position(PositionKind::Discuss), "Who assigns the digits?").unwrap();
    let position = rows(&fixture, "SELECT id AS what FROM positions").remove(0);
    let new = NewComment { body: "The registrar does.", position_id: Some(&position), ..NewComment::default() };
    fixture.act(&fixture.rita, |conn, ctx| comment::comment(conn, ctx, number, &new)).unwrap();
    let other = NewComment { body: "We also changed the example.", ..NewComment::default() };
    fixture.act(&fixture.rita, |conn, ctx| comment::comment(conn, ctx, number, &other)).unwrap();
    let open = || threads_of(&fixture, number).iter().filter(|thread| thread.resolved_at.is_none()).count();
    // A second Discuss keeps the discussion of the first one open.
    fixture.review(&fixture.sven, number, Verdict::Position(PositionKind::Discuss), "Since when?").unwrap();
    assert_eq!(open(), 2);
    fixture.review(&fixture.sven, number, Verdict::Position(PositionKind::NoObjection), "").unwrap();
    assert_eq!(open(), 1, "the thread that is not about the position stays open");
}

#[test]
fn registrant_has_tasks_only_as_the_action_holder() {
    let fixture = scene();
    let number = in_review(&fixture);
    fixture.review(&fixture.sven, number, Verdict::Position(PositionKind::Discuss), "Twelve digits do not suffice.").unwrap();
    let server = TestServer::start(&fixture.db, false);
    let rita = signed_in(&server, &fixture, &fixture.rita);
    let page = format!("/requests/{number}");
    assert!(rita.get(&page).body.contains("id=\"waits-h\""));
    // A new revision without a note. The form contains no text, so the page does not say that one was saved.
    rewrite(&fixture, number, Field::Syntax, "twelve", "thirteen");
    let revision = fixture.request(number).draft_save_number.to_string();
    let sent = rita.post(&format!("{page}/edit"), &[("save_number", &revision), ("note", ""), ("intent", "send")]);
    assert!(sent.status == 422 && !sent.body.contains("Saved. You can leave"), "{}: {}", sent.status, sent.body);
    fixture.act(&fixture.rita, |conn, ctx| request_info::send_revision(conn, ctx, number, "Thirteen digits.")).unwrap();
    let body = rita.get(&page).body;
    assert!(!body.contains("id=\"waits-h\""), "the experts act next: {body}");
}

#[test]
fn review_of_an_approved_request_states_how_to_object() {
    let fixture = scene();
    let number = in_review(&fixture);
    fixture.approve_as_expert(&fixture.edda, number);
    let server = TestServer::start(&fixture.db, false);
    let (edda, sven) = (signed_in(&server, &fixture, &fixture.edda), signed_in(&server, &fixture, &fixture.sven));
    // Only one button is primary: the decision, once it can succeed.
    let shows = |class: &str, button: &str| {
        let page = edda.get(&format!("/requests/{number}")).body;
        let start = format!("<button class=\"{class}\" type=\"submit\"");
        let mut buttons = page.split(&start).skip(1);
        buttons.any(|rest| rest.split_once('>').is_some_and(|(_, words)| words.starts_with(button)))
    };
    assert!(shows("btn", "Submit review") && shows("btn plain", "Approve request"));
    fixture.approve_as_expert(&fixture.sven, number);
    assert!(shows("btn plain", "Submit review") && shows("btn", "Approve request"));
    let said = "To object, describe the defect in a comment.";
    assert!(!sven.get(&format!("/requests/{number}")).body.contains(said));
    fixture.approve(number).unwrap();
    assert!(sven.get(&format!("/requests/{number}")).body.contains(said));
}

#[test]
fn accounts_are_short_cards_and_the_audit_log_can_be_filtered_by_day() {
    let (_db, server) = TestServer::on_new_database(true);
    let admin = Person::demo(&server, "admin");
    let page = admin.get("/admin/accounts").body;
    let cards = page.matches("<section class=\"card\"").count();
    assert!(cards > 5 && page.matches("<details><summary>Roles and access").count() == cards, "{page}");
    assert!(page.contains("· Designated expert"), "roles are shown without opening: {page}");

    let rows_of = |query: &str| {
        let page = admin.get(&format!("/admin/audit?{query}"));
        assert_eq!(page.status, 200, "{}", page.body);
        let days = page.body.split("<tr><th scope=\"row\" class=\"nowrap\">").skip(1);
        (days.map(|row| row[..10].to_owned()).collect::<Vec<_>>(), page.body)
    };
    let (all, _) = rows_of("");
    let day = all.last().unwrap();
    let (found, body) = rows_of(&format!("from={day}&to={day}"));
    assert!(!found.is_empty() && found.iter().all(|one| one == day), "{found:?}");
    assert!(body.contains(&format!("name=\"from\" value=\"{day}\"")), "{body}");
    assert!(rows_of("to=2000-01-01").0.is_empty() && rows_of("from=2000-01-01").0.len() == all.len());
    assert_eq!(admin.get("/admin/audit?from=yesterday").status, 400);
    let (_, reminders) = rows_of("act=reminded");
    assert!(reminders.contains("nidreg <span class=\"soft small\">System</span>"), "{reminders}");

    let offers = |page: &str, act: EventKind| page.contains(&format!("<option value=\"{}\"", act.name()));
    assert!(
        offers(&body, EventKind::Registered) && !EventKind::ALL.iter().all(|act| offers(&body, *act)),
        "only recorded actions: {body}"
    );

    // The same events as files, with the same filters.
    assert!(body.contains(&format!("href=\"/admin/audit.csv?from={day}&#38;to={day}\"")), "{body}");
    let lines = |query: &str| {
        let file = admin.get(&format!("/admin/audit.jsonl?{query}"));
        assert!(file.status == 200 && file.header("content-disposition").contains("audit-log.jsonl"), "{}", file.body);
        file.body.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()).collect::<Vec<_>>()
    };
    let events = lines("");
    assert!(events.len() > 50, "more than the page shows: {}", events.len());
    let same = |event: &serde_json::Value, day: &str| event["at"].as_str().unwrap().starts_with(day);
    let of_day = lines(&format!("from={day}&to={day}"));
    assert_eq!(of_day.len(), events.iter().filter(|event| same(event, day)).count());
    assert!(!of_day.is_empty() && of_day.iter().all(|event| same(event, day)), "{of_day:?}");
    let registered = lines("act=registered");
    assert!(!registered.is_empty() && registered.iter().all(|event| event["action"] == "registered"), "{registered:?}");
    let after = lines(&format!("after={}", events[9]["id"].as_str().unwrap()));
    assert_eq!(after, events[10..]);
    let csv = admin.get("/admin/audit.csv?act=registered");
    assert!(
        csv.body.starts_with("id,at,action,text,actor,email,role,request,namespace,account,account_email,detail\r\n"),
        "{}",
        csv.body
    );
    assert!(csv.header("link").is_empty() && csv.body.contains(registered[0]["id"].as_str().unwrap()), "{}", csv.body);
    assert_eq!(admin.get("/admin/audit.csv?act=nothing").status, 400);
    assert_eq!(Person::demo(&server, "operator").get("/admin/audit.csv").status, 404);
}

#[test]
fn operator_sees_the_next_step_when_another_version_was_registered_first() {
    let fixture = scene();
    fixture.registered("almanac");
    let approved = || {
        let number = fixture.submitted(&fixture.rita, &Start::Revision("almanac".into()));
        fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
        fixture.approve_by_all(number);
        number
    };
    let (first, second) = (approved(), approved());
    let server = TestServer::start(&fixture.db, false);
    let olga = signed_in(&server, &fixture, &fixture.olga);
    let page = || olga.get(&format!("/requests/{second}")).body;
    let why = "urn:almanac is at version 2 now, and this request started from version 1.";
    assert!(page().contains(">Preview publication<") && !page().contains(why));
    fixture.register(first).unwrap();
    let body = page();
    assert!(body.contains(why) && !body.contains(">Preview publication<"), "{body}");
    assert!(body.contains(&format!("action=\"/requests/{second}/send-back\"")), "{body}");
}

#[test]
fn review_of_a_status_change_links_to_the_registered_text() {
    let fixture = scene();
    fixture.registered("almanac");
    let start = Start::StatusChange { nid: "almanac".into(), to: Status::Deprecated, successors: String::new() };
    let number = fixture.start(&fixture.rita, &start).unwrap();
    fixture.write(&fixture.rita, number, Field::RevisionInformation, "Use the newer names.");
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.disclose(&fixture.sven, number).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let page = signed_in(&server, &fixture, &fixture.sven).get(&format!("/requests/{number}")).body;
    let facts = page.split("<dt>Registered text</dt>").nth(1).expect("the fact");
    assert!(facts.split("</dd>").next().unwrap().contains("href=\"/assignments/urn-formal/almanac\""), "{page}");
}

#[test]
fn ending_an_appointment_requires_a_reason() {
    let (_db, server) = TestServer::on_new_database(true);
    let admin = Person::demo(&server, "admin");
    let page = admin.get("/admin/experts").body;
    let action = page.split("action=\"/admin/experts/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let action = format!("/admin/experts/{action}");
    assert!(action.ends_with("/end"), "{action}");
    let refused = admin.post(&action, &[("reason", " ")]);
    assert!(refused.status == 422 && refused.body.contains("Enter the reason for ending the appointment"), "{}", refused.body);
    assert!(refused.body.contains(&format!("action=\"{action}\"")), "the appointment has not ended");
    let ended = admin.post(&action, &[("reason", "The term is over.")]);
    assert!(admin.get(ended.header("location")).body.contains("Done: ended an appointment."));
    assert!(!admin.get("/admin/experts").body.contains(&format!("action=\"{action}\"")));
    assert!(admin.get("/admin/audit?q=The+term+is+over").body.contains(": The term is over."));
}

#[test]
fn decision_page_lists_the_appeals_and_their_outcomes() {
    let fixture = scene();
    let number = in_review(&fixture);
    fixture.approve_by_all(number);
    let server = TestServer::start(&fixture.db, false);
    let page = || Person::nobody(&server).get(&format!("/requests/{number}/decision")).body;
    assert!(!page().contains("id=\"appeals\""));
    fixture.act(&fixture.otto, |conn, ctx| appeal::appeal(conn, ctx, number, "Our port uses it.")).unwrap();
    let reasons = "The two names differ.";
    fixture.act(&fixture.olga, |conn, ctx| appeal::decide(conn, ctx, number, Outcome::Rejected, reasons)).unwrap();
    let page = page();
    let appeals = page.split("id=\"appeals\"").nth(1).expect("the appeals");
    for words in ["Our port uses it.", "recorded that the IESG rejected the appeal", reasons] {
        assert!(appeals.contains(words), "{words}: {appeals}");
    }
}
