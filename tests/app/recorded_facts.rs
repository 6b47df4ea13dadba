//! Tests that pages, tasks and emails state what was recorded: about a decision, an appeal, a role, a status change, and the experts of a
//! request.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;
use crate::common::table::refused;
use nidreg::actions::open_review;
use nidreg::registry::files;
use nidreg::requests::Party;

#[test]
fn requester_of_the_same_name_is_an_affected_party_and_no_expert() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("conchname"));
    fixture.submitted(&fixture.otto, &formal("conchname"));
    assert_eq!(fixture.seen(number, Some(&fixture.otto)).parties, [Party::Affected]);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    fixture.appeal(&fixture.otto, number, "We use it as well.").unwrap();
    let server = TestServer::start(&fixture.db, false);
    let words = ["affected party", "!expert with a conflict of interest"];
    pages(&[(&Person::nobody(&server), &format!("/requests/{number}"), 200, &words)]);
}

#[test]
fn granted_appeal_requires_new_positions_another_lead_and_an_answer_to_the_grounds() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.approve_by_all(number);
    fixture.appeal(&fixture.otto, number, "The clash must be looked at.").unwrap();
    fixture.decide_appeal(&fixture.olga, number, Outcome::Granted, "It must.").unwrap();
    assert_eq!(fixture.state(number), State::Review);
    fixture.days(1);
    refused([(fixture.approve(number), "Positions are missing")]);
    for expert in [&fixture.edda, &fixture.sven] {
        assert_eq!(fixture.tasks(expert, number), [TaskKind::RecordPosition], "{}", expert.name);
    }
    fixture.approve_as_experts(number);
    let silent = fixture
        .act(&fixture.edda, |conn, ctx| decide::approve(conn, ctx, number, RevisionNumber::FIRST, "It is complete and clear."));
    refused([(silent, "Answer the grounds of the appeal")]);
    fixture.approve(number).unwrap();
    let said = rows(&fixture, "SELECT detail AS what FROM events WHERE act = 'approved' ORDER BY id DESC LIMIT 1");
    assert!(said[0].contains("Answer to the grounds of the appeal: The new positions"), "{said:?}");
    // A second lead in office decides instead of the first.
    fixture.days(1);
    fixture.appeal(&fixture.otto, number, "It was not looked at.").unwrap();
    fixture.decide_appeal(&fixture.olga, number, Outcome::Granted, "Again.").unwrap();
    fixture.days(1);
    fixture.approve_as_experts(number);
    fixture.appoint(&fixture.tara, true, None, None).unwrap();
    refused([(fixture.approve(number), "overturned on appeal")]);
}

#[test]
fn granted_appeal_against_a_registration_annotates_it_and_undoes_nothing() {
    let fixture = ProcedureFixture::new();
    let number = fixture.registered("harbour");
    let list = |fixture: &ProcedureFixture| {
        [RegistryFile::Xml, RegistryFile::FormalCsv, RegistryFile::Txt]
            .map(|file| fixture.store.read(|conn| files::registry_file(conn, file, "https://r.example")).unwrap())
    };
    let before = list(&fixture);
    fixture.appeal(&fixture.otto, number, "Our port uses it.").unwrap();
    fixture.decide_appeal(&fixture.olga, number, Outcome::Granted, "It was not asked.").unwrap();
    assert_eq!((fixture.state(number), list(&fixture)), (State::Registered, before), "the files of the list are unchanged");
    let (_server, nobody, []) = fixture.serve([]);
    let (granted, request) = ("An appeal against this registration was granted", format!("/requests/{number}"));
    pages(&[
        (&nobody, "/assignments/urn-formal/harbour", 200, &[granted, &request]),
        (&nobody, &format!("{request}/decision"), 200, &["Overturned on appeal", "It was not asked."]),
    ]);
    let api = nobody.get("/api/v1/namespaces/harbour").json();
    assert_eq!(api["granted_appeals"], json!([{ "request": number.to_string(), "since": "2027-01-04" }]));
    let announced = rows(&fixture, "SELECT recipient AS what FROM outbox WHERE kind = 'status_mark'");
    assert!(announced.contains(&fixture.post.review_list), "{announced:?}");
    assert!(announced.contains(&"names@society.example".to_owned()), "{announced:?}");
}

#[test]
fn lost_expert_becomes_a_task_to_assign_another_one() {
    let fixture = ProcedureFixture::new();
    // Operators and the lead can assign another expert.
    let is_task = |number: RequestNumber| {
        assert_eq!(fixture.tasks(&fixture.olga, number), [TaskKind::AssignExpert]);
        assert!(fixture.tasks(&fixture.edda, number).contains(&TaskKind::AssignExpert));
    };
    // A declared conflict of interest.
    let number = fixture.in_review("ripples", &[&fixture.edda, &fixture.sven]);
    assert!(fixture.tasks(&fixture.olga, number).is_empty());
    fixture
        .act(&fixture.sven, |conn, ctx| disclose::disclose(conn, ctx, number, Interest::Conflict, "My employer runs a harbour."))
        .unwrap();
    is_task(number);
    let told = rows(
        &fixture,
        "SELECT recipient AS what FROM outbox WHERE kind = 'action_required' AND subject LIKE '%ssign another expert%'",
    );
    assert!(told.contains(&fixture.olga.email) && told.contains(&fixture.edda.email), "{told:?}");
    let more = [fixture.tara.id.clone()];
    fixture.act(&fixture.edda, |conn, ctx| open_review::assign_more_experts(conn, ctx, number, &more)).unwrap();
    assert!(fixture.tasks(&fixture.olga, number).is_empty(), "two experts can review it again");
    // A declined assignment.
    let number = fixture.in_review("dunes", &[&fixture.edda, &fixture.sven]);
    fixture.act(&fixture.sven, |conn, ctx| disclose::decline_assignment(conn, ctx, number, "No time.")).unwrap();
    is_task(number);
    // An address to which no email can be delivered.
    let number = fixture.in_review("beaches", &[&fixture.edda, &fixture.tara]);
    run(
        &fixture,
        &format!(
            "INSERT INTO bouncing_addresses (address, failures, reason, last_at, paused_at) VALUES ('{}', 3, '550', \
             '2027-01-04T09:00:00.000000Z', '2027-01-04T09:00:00.000000Z')",
            fixture.tara.email.to_lowercase()
        ),
    );
    fixture.refresh_tasks();
    is_task(number);
    // The choice of experts says so, and such an expert is not offered.
    let server = TestServer::start(&fixture.db, false);
    let other = fixture.submitted(&fixture.rita, &formal("inlets"));
    signed_in(&server, &fixture, &fixture.olga).get(&format!("/requests/{other}")).says(&["cannot be reached by email"]);
    assert!(why(fixture.open(other, &[&fixture.tara])).contains("cannot be reached by email"));
    // An office that ended.
    let number = fixture.in_review("cliffs", &[&fixture.edda, &fixture.sven]);
    assert!(fixture.tasks(&fixture.olga, number).is_empty());
    for id in rows(&fixture, &format!("SELECT id AS what FROM appointments WHERE account_id = '{}'", fixture.sven.id)) {
        fixture.store.write(|conn| appoint::end_appointment(conn, &fixture.ada, fixture.now, &id, "He moved.")).unwrap();
    }
    is_task(number);
}

/// Finding: an answer was only in the history.
#[test]
fn answer_stands_beside_its_question_and_not_only_in_the_history() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("tide", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.ask(&fixture.edda, number, "Who keeps the register?").unwrap();
    fixture.answer(number, "The harbor office.", false);
    let server = TestServer::start(&fixture.db, false);
    for reader in [Person::nobody(&server), signed_in(&server, &fixture, &fixture.sven)] {
        let page = reader.get(&format!("/requests/{number}")).body;
        let questions = page.split("id=\"questions\"").nth(1).expect("the questions have a section");
        let (_, after) = questions.split("id=\"history\"").next().unwrap().split_once("Who keeps the register?").unwrap();
        says(after, &["The harbor office."]);
    }
}

/// Finding: every later event of certain kinds made a decision "not in force".
#[test]
fn decision_is_reversed_only_by_the_record_that_names_it() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("tide", &[&fixture.edda, &fixture.sven]);
    fixture.approve_by_all(number);
    let server = TestServer::start(&fixture.db, false);
    let page = || Person::nobody(&server).get(&format!("/requests/{number}/decision")).body;
    // An event of the kind that reverses decisions, without a record of what it reverses.
    run(
        &fixture,
        "INSERT INTO events (id, request_id, actor_role, act, detail, state, at) SELECT 'zz', request_id, 'operator', 'sent_back', '', \
         'review', at FROM events WHERE act = 'approved'",
    );
    assert!(!page().contains("Not in force"), "{}", page());
    let defect = "The syntax has a defect.";
    fixture.act(&fixture.olga, |conn, ctx| close::return_to_review(conn, ctx, number, defect)).unwrap();
    assert!(page().contains("Not in force"), "{}", page());
    let approved = rows(&fixture, "SELECT id AS what FROM events WHERE act = 'approved'");
    let recorded = rows(&fixture, "SELECT record AS what FROM decision_records ORDER BY id DESC LIMIT 1");
    assert!(recorded[0].ends_with(&format!("\"reverses\":[\"{}\"]}}", approved[0])), "{recorded:?}");
    // The second approval is another decision, which nothing reversed.
    fixture.approve(number).unwrap();
    assert!(!page().contains("Not in force"), "{}", page());
}

/// Findings: the status spoke of the registrant to the registrant, a Discuss "blocked" a declined request, and the outcome of an appeal
/// stood only in the history.
#[test]
fn status_speaks_to_its_reader_and_states_the_outcome_of_the_appeal() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("tide", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.minutes(1);
    fixture.review(&fixture.sven, number, DISCUSS, "It names nothing.").unwrap();
    let server = TestServer::start(&fixture.db, false);
    let page = |who: Option<&Account>| {
        let reader = who.map_or_else(|| Person::nobody(&server), |who| signed_in(&server, &fixture, who));
        reader.get(&format!("/requests/{number}")).body
    };
    let (own, public) = (page(Some(&fixture.rita)), page(None));
    says(&own, &["The experts are waiting for your reply", "!The registrant replies there"]);
    says(&public, &["The registrant replies there", "open: blocks approval"]);
    fixture.decline(number, "It names nothing (RFC 8141, 6.4.1).");
    let (own, public) = (page(Some(&fixture.rita)), page(None));
    says(&public, &["!blocks approval", "Anyone affected can appeal to the IESG until"]);
    says(&own, &["You can submit a new request"]);
    fixture.appeal(&fixture.rita, number, "It names tide gauges.").unwrap();
    says(&page(None), &["!Anyone affected can appeal"]);
    let reasons = "The experts addressed each ground.";
    fixture.decide_appeal(&fixture.olga, number, Outcome::Rejected, reasons).unwrap();
    let own = page(Some(&fixture.rita));
    let top = own.split("id=\"history\"").next().unwrap();
    says(top, &["the IESG rejected the appeal", reasons, "!Anyone affected can appeal", "!Submit appeal"]);
}
