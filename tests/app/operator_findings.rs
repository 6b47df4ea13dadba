//! Tests of small findings on the pages of experts, operators and administrators: offered actions are possible, and
//! announcements are correct.

use crate::common::prelude::*;
use crate::common::procedure_fixture::{change_of_registrant, run};
use crate::common::table::refused;
use nidreg::history::EventKind;

fn in_review(fixture: &ProcedureFixture) -> RequestNumber {
    fixture.in_review("harbour", &[&fixture.edda, &fixture.sven])
}

#[test]
fn proposal_to_decline_ends_with_a_new_revision() {
    let fixture = ProcedureFixture::today();
    let number = in_review(&fixture);
    fixture.disclose_as_experts(number);
    fixture.propose_decline(number, "Names nothing (RFC 8141, 6.4.1).").unwrap();
    let (_server, nobody, [sven]) = fixture.serve([&fixture.sven]);
    let path = format!("/requests/{number}");
    pages(&[
        (&sven, &path, 200, &[">Agree to decline<", "If you do not agree, record your position"]),
        (&nobody, &path, 200, &["The lead of the experts proposes to decline this request."]),
    ]);
    assert_eq!(fixture.tasks(&fixture.sven, number), [TaskKind::Concur]);

    rewrite(&fixture, number, Field::Syntax, "twelve", "thirteen");
    fixture.send_revision(number, "Thirteen digits.");
    pages(&[
        (&sven, &path, 200, &["This proposal is about revision 1 and is outdated", "!>Agree to decline<"]),
        (&nobody, &path, 200, &["!proposes to decline this request"]),
    ]);
    assert!(!fixture.tasks(&fixture.sven, number).contains(&TaskKind::Concur));
}

/// Finding A9: the contact of a namespace was notified after the time to object was over, because the period started with the review.
#[test]
fn notice_period_starts_when_the_notice_was_delivered_and_ends_with_a_task_of_the_lead() {
    let mut fixture = ProcedureFixture::today();
    fixture.registered("almanac");
    let number = change_of_registrant(&fixture, &fixture.rita, "almanac", "The registrant is the Other Society now.");
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_experts(number);
    assert!(fixture.tasks(&fixture.edda, number).is_empty(), "the notice period is running");
    // The mail server does not accept the notice for twenty days.
    run(&fixture, "UPDATE outbox SET sent_at = NULL WHERE kind = 'change_notice'");
    fixture.days(20);
    let notice = rows(&fixture, "SELECT id AS what FROM outbox WHERE kind = 'change_notice'").remove(0);
    let cancel = fixture.act(&fixture.olga, |conn, ctx| nidreg::actions::resend::cancel_email(conn, ctx, &notice).map(drop));
    refused([(fixture.approve(number), "has not been delivered yet"), (cancel, "cannot be canceled")]);
    assert!(fixture.tasks(&fixture.edda, number).is_empty());
    fixture.leaving();
    fixture.days(29);
    refused([(fixture.approve(number), "notice period ends on")]);
    fixture.days(1);
    refused([(fixture.approve(number), "No contact of the present version answered")]);
    fixture.contacts_accept(number);
    assert_eq!(fixture.tasks(&fixture.edda, number), [TaskKind::Decide]);
    fixture.approve(number).unwrap();
}

#[test]
fn position_is_announced_as_a_position() {
    let fixture = ProcedureFixture::today();
    let number = in_review(&fixture);
    fixture.approve_as_expert(&fixture.sven, number);
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.say(&fixture.edda, number, "Who assigns the digits?");
    let emails = |what: &str| {
        let of = format!("kind = 'comment' AND recipient = '{}'", fixture.rita.email);
        rows(&fixture, &format!("SELECT {what} AS what FROM outbox WHERE {of} ORDER BY id"))
    };
    let (subjects, bodies) = (emails("subject"), emails("body"));
    assert!(subjects[0].ends_with(&format!("Approve from {} (expert)", fixture.sven.name)), "{subjects:?}");
    assert!(subjects[1].ends_with(&format!("comment by {} (lead)", fixture.edda.name)), "{subjects:?}");
    says(&bodies[0], &["recorded a position on"]);
    says(&bodies[1], &["commented on"]);
}

#[test]
fn cleared_discuss_resolves_its_thread() {
    let fixture = ProcedureFixture::today();
    let number = in_review(&fixture);
    fixture.review(&fixture.sven, number, DISCUSS, "Who assigns the digits?").unwrap();
    let position = rows(&fixture, "SELECT id AS what FROM positions").remove(0);
    let reply = NewComment { body: "The registrar does.", position_id: Some(&position), ..NewComment::default() };
    let other = NewComment { body: "We also changed the example.", ..NewComment::default() };
    for new in [reply, other] {
        fixture.comment(&fixture.rita, number, &new);
    }
    let open = || threads_of(&fixture, number).iter().filter(|thread| thread.resolved_at.is_none()).count();
    // A second Discuss keeps the discussion of the first one open.
    fixture.review(&fixture.sven, number, DISCUSS, "Since when?").unwrap();
    assert_eq!(open(), 2);
    fixture.review(&fixture.sven, number, NO_OBJECTION, "").unwrap();
    assert_eq!(open(), 1, "the thread that is not about the position stays open");
}

#[test]
fn registrant_has_tasks_only_as_the_action_holder() {
    let fixture = ProcedureFixture::today();
    let number = in_review(&fixture);
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    let path = format!("/requests/{number}");
    pages(&[(&rita, &path, 200, &["!id=\"waits-h\""])]);
    fixture.review(&fixture.sven, number, DISCUSS, "Twelve digits do not suffice.").unwrap();
    pages(&[(&rita, &path, 200, &["id=\"waits-h\""])]);
    // A new revision without a note. The form contains no text, so the page does not say that one was saved.
    rewrite(&fixture, number, Field::Syntax, "twelve", "thirteen");
    let save_number = fixture.request(number).draft_save_number.to_string();
    let form = [("save_number", save_number.as_str()), ("note", ""), ("intent", "send")];
    forms(&[(&rita, &format!("{path}/edit"), &form, 422, &["!Saved. You can leave"])]);
    fixture.send_revision(number, "Thirteen digits.");
    pages(&[(&rita, &path, 200, &["!id=\"waits-h\""])]);
}

#[test]
fn review_of_an_approved_request_states_how_to_object() {
    let fixture = ProcedureFixture::today();
    let number = in_review(&fixture);
    fixture.approve_as_expert(&fixture.edda, number);
    let (_server, _, [edda, sven]) = fixture.serve([&fixture.edda, &fixture.sven]);
    let path = format!("/requests/{number}");
    // Only one button is primary: the decision, once it can succeed.
    let shows = |class: &str, button: &str| {
        let page = edda.get(&path).body;
        let start = format!("<button class=\"{class}\" type=\"submit\"");
        let mut buttons = page.split(&start).skip(1);
        assert!(buttons.any(|rest| rest.split_once('>').is_some_and(|(_, words)| words.starts_with(button))), "{button}: {page}");
    };
    let said = "To object, describe the defect in a comment.";
    shows("btn", "Submit review");
    shows("btn plain", "Approve request");
    fixture.approve_as_expert(&fixture.sven, number);
    shows("btn plain", "Submit review");
    shows("btn", "Approve request");
    pages(&[(&sven, &path, 200, &[&format!("!{said}")])]);
    fixture.approve(number).unwrap();
    pages(&[(&sven, &path, 200, &[said])]);
}

#[test]
fn accounts_are_short_cards_and_the_audit_log_can_be_filtered_by_day() {
    let (_db, server, [admin]) = TestServer::demo(["admin"]);
    let page = admin.get("/admin/accounts").body;
    let cards = page.matches("<section class=\"card\"").count();
    assert!(cards > 5 && page.matches("<details><summary>Roles and access").count() == cards, "{page}");
    assert!(page.contains("· Designated expert"), "roles are shown without opening: {page}");

    let rows_of = |query: &str| {
        let page = admin.get(&format!("/admin/audit?{query}")).is(200, &[]);
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
        file.body.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()).collect::<Vec<_>>()
    };
    let events = lines("");
    assert!(events.len() > 50, "more than the page shows: {}", events.len());
    let same = |event: &Value, day: &str| event["at"].as_str().unwrap().starts_with(day);
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
    let fixture = ProcedureFixture::today();
    fixture.registered("almanac");
    let [first, second] = [(), ()].map(|()| {
        let number = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("almanac".into()));
        fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
        fixture.approve_by_all(number);
        number
    });
    let (_server, _, [olga]) = fixture.serve([&fixture.olga]);
    let why = "urn:almanac is at version 2 now, and this request started from version 1.";
    let path = format!("/requests/{second}");
    pages(&[(&olga, &path, 200, &[">Preview publication<", &format!("!{why}")])]);
    fixture.register(first).unwrap();
    pages(&[(&olga, &path, 200, &[why, "!>Preview publication<", &format!("action=\"{path}/send-back\"")])]);
}

#[test]
fn review_of_a_status_change_shows_the_registered_text_and_no_unanswered_questions() {
    let fixture = ProcedureFixture::today();
    fixture.registered("almanac");
    let start = DraftPurpose::StatusChange { nid: "almanac".into(), to: Status::Deprecated, successors: String::new() };
    let number = fixture.start(&fixture.rita, &start).unwrap();
    fixture.write(&fixture.rita, number, Field::RevisionInformation, "Use the newer names.");
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.disclose_as_experts(number);
    let server = TestServer::start(&fixture.db, false);
    let page = signed_in(&server, &fixture, &fixture.sven).get(&format!("/requests/{number}")).body;
    let facts = page.split("<dt>Registered text</dt>").nth(1).expect("the fact");
    says(facts.split("</dd>").next().unwrap(), &["href=\"/assignments/urn-formal/almanac\""]);
    let registered = rows(&fixture, "SELECT canonical AS what FROM versions WHERE nid = 'almanac'").remove(0);
    let line = registered.lines().find(|line| line.trim_start().starts_with("Names for")).unwrap();
    says(&page, &["urn:almanac, version 1.", line]);
    // The request has no other sections.
    says(&page, &["!not answered", "!id=\"answer-map\"", "!Empty or “None”"]);
}

#[test]
fn ending_an_appointment_requires_a_reason() {
    let (_db, _server, [admin]) = TestServer::demo(["admin"]);
    let page = admin.get("/admin/experts").body;
    let id = page.split("action=\"/admin/experts/").nth(1).unwrap().split("/end\"").next().unwrap();
    let action = format!("/admin/experts/{id}/end");
    let form = format!("action=\"{action}\"");
    // If it is refused, the appointment has not ended.
    let answers = forms(&[
        (&admin, &action, &[("reason", " ")], 422, &["Enter the reason for ending the appointment", &form]),
        (&admin, &action, &[("reason", "The term is over.")], 303, &[]),
    ]);
    pages(&[
        (&admin, &answers[1].location, 200, &["Done: ended an appointment."]),
        (&admin, "/admin/experts", 200, &[&format!("!{form}")]),
        (&admin, "/admin/audit?q=The+term+is+over", 200, &[": The term is over."]),
    ]);
}

#[test]
fn decision_page_lists_the_appeals_and_their_outcomes() {
    let fixture = ProcedureFixture::today();
    let number = in_review(&fixture);
    fixture.approve_by_all(number);
    let server = TestServer::start(&fixture.db, false);
    let page = || Person::nobody(&server).get(&format!("/requests/{number}/decision")).body;
    says(&page(), &["!id=\"appeals\""]);
    fixture.appeal(&fixture.otto, number, "Our port uses it.").unwrap();
    let reasons = "The two names differ.";
    fixture.decide_appeal(&fixture.olga, number, Outcome::Rejected, reasons).unwrap();
    let page = page();
    let appeals = page.split("id=\"appeals\"").nth(1).expect("the appeals");
    says(appeals, &["Our port uses it.", "recorded that the IESG rejected the appeal", reasons]);
}
