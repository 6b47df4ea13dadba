//! Tests the procedure of RFC 8141 §6 with all participants, with one scenario for each possible course of a request.

use crate::common::prelude::*;
use nidreg::actions::draft::SavedField;
use nidreg::actions::register::RegistrationResult;
use nidreg::actions::{self, name_conflict, procedure};
use nidreg::requests::{candidates, gather};
use nidreg::reviews;

#[test]
fn standards_body_request_needs_both_direction_and_report_copy() {
    let fixture = ProcedureFixture::new();
    let number = fixture.standards_request();
    // The experts report to the standards body and do not decide.
    assert!(why(fixture.approve(number)).contains("Send it the experts' report instead"));
    fixture.report(number, "We advise to register it.").unwrap();
    assert_eq!(fixture.state(number), State::WithBody);
    let direct = |direction: &str, copy: &str| {
        fixture.act(&fixture.olga, |conn, ctx| report::record_direction(conn, ctx, number, direction, copy))
    };
    let report = fixture.sent_report(number);
    assert!(why(direct(" ", &report)).contains("Enter the direction of the standards body"));
    assert!(why(direct("The IESG approves, 2027-01-04.", "")).contains("Enter the copy of the expert review report"));
    assert!(why(fixture.register(number)).contains("With the standards body"));
    // The copy must contain the report; quotation marks and line breaks of emails do not count.
    let refused = why(direct("The IESG approves, 2027-01-04.", "We advise to register it tomorrow."));
    assert!(refused.contains("must contain the report that was sent") && refused.contains("Expert review report"), "{refused}");
    let quoted = report.lines().map(|line| format!("> {line}")).collect::<Vec<_>>().join("\n") + "\n";
    direct("The IESG approves, 2027-01-04.", &format!("The IESG, 2027-01-04:\n{quoted}")).unwrap();
    let sql = "SELECT kind AS what FROM documents ORDER BY kind";
    assert_eq!(rows(&fixture, sql), ["direction", "report", "report_copy"]);
    assert_eq!(fixture.state(number), State::Ready);
    fixture.register(number).unwrap();
    assert_eq!(fixture.state(number), State::Registered);
}

#[test]
fn new_revision_needs_a_new_report_and_new_standards_body_documents() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.standards_request();
    fixture.report(number, "We advise to register it.").unwrap();
    // The body requests changes, the registrant submits a new revision, and the experts review again.
    fixture.days(1);
    fixture.act(&fixture.olga, |conn, ctx| report::record_body_objection(conn, ctx, number, false, "Say who pays.")).unwrap();
    fixture.write(&fixture.rita, number, Field::Assignment, "The society pays the registrar.");
    fixture.answer(number, "The society.", true);
    assert_eq!(fixture.state(number), State::Review);
    assert_eq!(fixture.revision(number).get(), 2);
    // The copy of the older report does not count for the next one.
    let older = fixture.sent_report(number);
    fixture.days(1);
    fixture.approve_as_experts(number);
    fixture.report(number, "Still.").unwrap();
    let with_older = fixture.act(&fixture.olga, |conn, ctx| report::record_direction(conn, ctx, number, "Register it.", &older));
    assert!(why(with_older).contains("must contain the report that was sent"));
    fixture.act(&fixture.olga, |conn, ctx| report::record_body_objection(conn, ctx, number, true, "No (RFC 2026).")).unwrap();
    assert_eq!(fixture.state(number), State::Declined);
}

#[test]
fn fast_track_completes_over_a_discuss_by_every_expert() {
    let fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &DraftPurpose::FastTrack("codelist".into())).unwrap();
    assert!(why(fixture.submit(&fixture.rita, number)).contains("Enter the"));
    let procedure = |specification: Option<&str>| RequestProcedure::FastTrack {
        body: "oasis".into(),
        specification: specification.map(Into::into),
    };
    let choose = |procedure: &RequestProcedure| {
        fixture.act(&fixture.rita, |conn, ctx| procedure::choose_procedure(conn, ctx, number, procedure))
    };
    choose(&procedure(None)).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    assert!(why(fixture.open(number, &[&fixture.sven])).contains("requires a specification"));
    choose(&procedure(Some("Code lists, version 2.1"))).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven, &fixture.tara]).unwrap();
    for expert in [&fixture.edda, &fixture.sven, &fixture.tara] {
        fixture.review(expert, number, DISCUSS, "This must not be registered (RFC 8141, 6.4.1).").unwrap();
    }
    assert!(why(fixture.approve(number)).contains("the experts advise but do not decide"));
    let decline = fixture
        .act(&fixture.edda, |conn, ctx| decide::propose_decline(conn, ctx, number, RevisionNumber::FIRST, "RFC 8141, 6.4.1"));
    assert!(why(decline).contains("advise but do not decide"));
    let complete = |who| fixture.act(who, |conn, ctx| bodies::request_completion(conn, ctx, number, RevisionNumber::FIRST));
    assert!(why(complete(&fixture.olga)).contains("Only the representative"));
    complete(&fixture.rolf).unwrap();
    fixture.register(number).unwrap();
    assert_eq!(fixture.state(number), State::Registered);
}

#[test]
fn recognition_decides_between_fast_track_and_community_review() {
    let fixture = ProcedureFixture::new();
    let asked = |nid: &str, body: &str| {
        let procedure = RequestProcedure::FastTrack { body: body.into(), specification: Some("A paper".into()) };
        let number = fixture.on_procedure(&DraftPurpose::FastTrack(nid.into()), &procedure);
        fixture.submit(&fixture.rita, number).unwrap();
        fixture.act(&fixture.olga, |conn, ctx| bodies::ask_iesg_recognition(conn, ctx, number)).unwrap();
        number
    };
    let answer = |number: RequestNumber, yes| {
        fixture.act(&fixture.olga, |conn, ctx| bodies::record_recognition(conn, ctx, number, yes, "The IESG, 2027-01-04."))
    };
    let refused = asked("club-minutes", "A Club");
    answer(refused, false).unwrap();
    assert_eq!(fixture.request(refused).procedure, RequestProcedure::Community);
    assert!(why(answer(refused, true)).contains("not on the fast track"));
    let taken = asked("gazette", "Society of Gazettes");
    answer(taken, true).unwrap();
    assert_eq!(fixture.request(taken).procedure.body(), Some("Society of Gazettes"));
    fixture
        .act(&fixture.olga, |conn, ctx| bodies::appoint_representative(conn, ctx, "society of gazettes", "rolf@cast.example"))
        .unwrap();
    fixture.open(taken, &[&fixture.sven]).unwrap();
    fixture.act(&fixture.rolf, |conn, ctx| bodies::request_completion(conn, ctx, taken, RevisionNumber::FIRST)).unwrap();
    assert_eq!(fixture.state(taken), State::Ready);
}

#[test]
fn new_revision_outdates_positions_unless_only_the_contact_changed() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = fixture.start(&fixture.rita, &DraftPurpose::Revision("gauge".into())).unwrap();
    let about = "The Resolution section names the mirrors. The contact of the registrant changed.";
    fixture.write(&fixture.rita, number, Field::RevisionInformation, about);
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_expert(&fixture.sven, number);
    let send = |field: Field, text: &str| {
        fixture.write(&fixture.rita, number, field, text);
        fixture.send_revision(number, "As asked.");
    };
    let live = || {
        let seen = fixture.seen(number, Some(&fixture.edda));
        fixture.store.read(|conn| gather::positions::position_statuses(conn, &seen, fixture.now)).unwrap()[0].live
    };
    send(Field::Registrant, "Example Society\nEmail: desk@society.example\nPostal: 1 Example Street, Exampleton");
    assert!(live(), "a changed contact does not outdate positions");
    send(Field::Resolution, "Names are not resolved.");
    assert!(!live());
    fixture.approve_as_expert(&fixture.edda, number);
    assert!(why(fixture.approve(number)).contains("Positions are missing"));
    fixture.approve_as_expert(&fixture.sven, number);
    fixture.approve(number).unwrap();
    match fixture.register(number).unwrap() {
        RegistrationResult::Version(version) => assert_eq!(version.number, 2),
        RegistrationResult::Status(_) => panic!("a revision makes a version"),
    }
}

#[test]
fn earlier_request_continues_and_later_one_cannot_hold_it_up() {
    let mut fixture = ProcedureFixture::new();
    let first = fixture.submitted(&fixture.rita, &formal("tide"));
    fixture.days(1);
    let second = fixture.submitted(&fixture.otto, &formal("TIDE"));
    let rival = |number| fixture.seen(number, None).rivals.first().map(|rival| (rival.number, rival.is_earlier));
    assert_eq!((rival(first), rival(second)), (Some((second, false)), Some((first, true))), "both show each other");
    for number in [first, second] {
        fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
        fixture.approve_as_experts(number);
    }
    assert!(why(fixture.approve(second)).contains("an earlier request for the same namespace ID is open"));
    // A request that arrives after the approval does not stop the registration either.
    fixture.approve(first).unwrap();
    let third = fixture.submitted(&fixture.otto, &formal("tide"));
    fixture.register(first).unwrap();
    for number in [second, third] {
        assert_eq!(rival(number).map(|(other, _)| other), Some(if number == second { third } else { second }));
    }
    let rename =
        |number, nid: &str| fixture.act(&fixture.otto, |conn, ctx| name_conflict::change_nid(conn, ctx, number, nid).map(|_| ()));
    assert!(why(fixture.approve(second)).contains("was registered by another request"));
    assert!(why(fixture.open(third, &[&fixture.edda])).contains("was registered by another request"));
    assert!(why(rename(second, "isbn")).contains("isbn"));
    rename(second, "tide-gauge").unwrap();
    assert_eq!(fixture.request(second).subject.nid(), Some("tide-gauge"));
    assert!(fixture.seen(second, None).newest_revision().unwrap().canonical.contains("urn:tide-gauge:204817"));
    assert!(rival(second).is_none() && rival(third).is_none());
    // The positions on the renamed request are outdated.
    assert!(why(fixture.approve(second)).contains("Positions are missing"));
    assert!(why(rename(second, "tide-gauges")).contains("only if another request has the same one"));
}

#[test]
fn name_conflict_ends_when_the_earlier_request_is_closed() {
    let mut fixture = ProcedureFixture::new();
    let first = fixture.submitted(&fixture.rita, &formal("tide"));
    fixture.days(1);
    let second = fixture.submitted(&fixture.otto, &formal("tide"));
    let waits = |fixture: &ProcedureFixture, number| fixture.seen(number, None).has_condition(Condition::NameConflict);
    let emails = |fixture: &ProcedureFixture, kind: &str| {
        let sql = format!("SELECT recipient AS what FROM outbox WHERE kind = '{kind}' ORDER BY recipient");
        rows(fixture, &sql)
    };
    assert_eq!(emails(&fixture, "name_conflict"), ["otto@cast.example", "rita@cast.example"]);
    assert!(!waits(&fixture, first) && waits(&fixture, second));
    // The experts can still decline the earlier request.
    fixture.open(first, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.disclose_as_experts(first);
    fixture.decline(first, "It names nothing (RFC 8141, 6.4.1).");
    assert!(!waits(&fixture, second));
    assert_eq!(emails(&fixture, "name_conflict_ended"), ["otto@cast.example"]);
    // A request that its registrant withdrew comes back behind the others.
    let third = fixture.submitted(&fixture.rita, &formal("tide"));
    fixture.days(1);
    fixture.withdraw(&fixture.otto, second);
    assert!(!waits(&fixture, third));
    fixture.days(1);
    fixture.reopen(&fixture.otto, second, "The wrong button.").unwrap();
    assert!(waits(&fixture, second) && !waits(&fixture, third));
}

#[test]
fn namespace_status_can_be_changed_and_changed_back_by_request() {
    let fixture = ProcedureFixture::new();
    fixture.registered("old-names");
    let change = |to: Status, successors: &str| {
        let start = DraftPurpose::StatusChange { nid: "old-names".into(), to, successors: successors.into() };
        let number = fixture.start(&fixture.rita, &start)?;
        let was = draft::field_fingerprint(&fixture.request(number), Field::RevisionInformation);
        let saving = SavedField { field: Field::RevisionInformation, was: &was, text: "Use the newer names." };
        fixture.act(&fixture.rita, |conn, ctx| draft::save_field(conn, ctx, number, &saving))?;
        fixture.submit(&fixture.rita, number)?;
        fixture.open(number, &[&fixture.edda, &fixture.sven])?;
        fixture.approve_as_experts(number);
        fixture.approve(number)?;
        fixture.register(number)
    };
    assert!(why(change(Status::Active, "")).contains("is already active"));
    assert!(why(change(Status::Deprecated, "no-such-name")).contains("is not another registered namespace"));
    change(Status::Deprecated, "isbn, issn").unwrap();
    change(Status::Obsolete, "").unwrap();
    change(Status::Active, "").unwrap();
}

#[test]
fn decline_can_be_appealed_but_not_reopened() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("misc", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.decline(number, "Names nothing (RFC 8141, 6.4.1)");
    let appeal = |fixture: &ProcedureFixture| fixture.appeal(&fixture.rita, number, "It names records.");
    let decide =
        |fixture: &ProcedureFixture, who: &Account, reasons: &str| fixture.decide_appeal(who, number, Outcome::Rejected, reasons);
    fixture.days(50);
    assert!(why(decide(&fixture, &fixture.olga, "As said.")).contains("There is no open appeal"));
    appeal(&fixture).unwrap();
    assert!(fixture.seen(number, None).has_condition(Condition::UnderAppeal));
    assert!(why(appeal(&fixture)).contains("an appeal is open"));
    assert!(why(decide(&fixture, &fixture.edda, "As said.")).contains("Only the operator"));
    assert!(why(decide(&fixture, &fixture.olga, " ")).contains("Enter the reasons for the decision"));
    decide(&fixture, &fixture.olga, "As said.").unwrap();
    assert!(!fixture.seen(number, None).has_condition(Condition::UnderAppeal));
    assert_eq!(fixture.state(number), State::Declined, "the decision stands");
    let reopened = fixture.reopen(&fixture.rita, number, "It names records.");
    assert!(why(reopened).contains("You cannot reopen the request"));
}

#[test]
fn appeal_cannot_be_filed_after_two_months() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("misc", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.decline(number, "RFC 8141, 6.4.1");
    fixture.days(60);
    assert!(why(fixture.appeal(&fixture.rita, number, "Late.")).contains("none was made within the last two months"));
}

#[test]
fn new_revision_voids_a_proposal_to_decline() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("misc", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture
        .act(&fixture.edda, |conn, ctx| decide::propose_decline(conn, ctx, number, RevisionNumber::FIRST, "RFC 8141, 6.4.1"))
        .unwrap();
    fixture.write(&fixture.rita, number, Field::Purpose, "Names of harbours.");
    fixture.send_revision(number, "Purpose says it now.");
    let concur = |revision| fixture.act(&fixture.sven, |conn, ctx| decide::decline(conn, ctx, number, revision));
    assert!(why(concur(RevisionNumber::FIRST)).contains("submitted revision 2"));
    assert!(why(concur(2.into())).contains("has not proposed to decline the current revision"));
}

#[test]
fn hold_has_a_public_reason_and_stops_the_request_until_it_ends() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("brandname", &[&fixture.edda, &fixture.sven]);
    fixture.approve_as_experts(number);
    fixture.act(&fixture.olga, |conn, ctx| disputes::dispute(conn, ctx, number, "A firm says the name is its brand.")).unwrap();
    let hold = |who, reason: &str| fixture.act(who, |conn, ctx| disputes::hold_request(conn, ctx, number, reason));
    let end = |who, reason: &str| fixture.act(who, |conn, ctx| disputes::end_hold(conn, ctx, number, reason));
    assert!(why(end(&fixture.olga, "Lifted.")).contains("not on hold"));
    assert!(why(hold(&fixture.olga, " ")).contains("It will be public"));
    assert!(why(hold(&fixture.edda, "A court.")).contains("operator"));
    hold(&fixture.olga, "Court of Exampleton, 7 O 12/27").unwrap();
    assert_eq!(fixture.seen(number, None).conditions.pop().unwrap().reason, "Court of Exampleton, 7 O 12/27");
    assert!(why(fixture.approve(number)).contains("the request is on hold"));
    assert!(why(hold(&fixture.oskar, "Again.")).contains("already on hold"));
    end(&fixture.oskar, "Lifted, 2027-01-04").unwrap();
    fixture.approve(number).unwrap();
}

#[test]
fn later_roles_do_not_allow_two_capacities_on_one_request() {
    let mut fixture = ProcedureFixture::new();
    // An operator who opened the review cannot review the request as an expert or lead.
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.appoint(&fixture.olga, true, None, None).unwrap();
    fixture.olga.roles = vec![Role::Lead, Role::Operator];
    assert!(why(fixture.review(&fixture.olga, number, APPROVE, "")).contains("Only designated experts"));
    // Operators cannot name themselves as the representative of a body.
    let own = fixture.act(&fixture.oskar, |conn, ctx| bodies::appoint_representative(conn, ctx, "OASIS", "oskar@cast.example"));
    assert!(why(own).contains("You cannot choose yourself"));
    // The owner of one of two requests for the same NID has no other role on the other request.
    fixture.otto.roles = vec![Role::Operator];
    let operator_view = fixture.submitted(&fixture.rita, &formal("tide"));
    let own = fixture.submitted(&fixture.otto, &formal("tide"));
    let end = fixture.act(&fixture.otto, |conn, ctx| {
        close::close_request(conn, ctx, operator_view, (Some(CloseReason::Duplicate), &own.to_string()), "The same.")
    });
    // He is no expert and has declared nothing, so the refusal does not say so.
    assert_eq!(why(end), "Only the registrant or the operator of this request can close the request");
    assert_eq!(fixture.state(operator_view), State::Intake);
}

#[test]
fn revision_submitted_for_another_base_version_cannot_be_approved() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let first = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    let second = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    for number in [&first, &second] {
        fixture.open(*number, &[&fixture.edda, &fixture.sven]).unwrap();
        fixture.approve_as_experts(*number);
        fixture.approve(*number).unwrap();
    }
    fixture.register(first).unwrap();
    assert!(why(fixture.register(second)).contains("is now at version 2"));
    // Rebasing onto the newer version without a new revision does not change what was decided on.
    fixture.ask(&fixture.olga, second, "Take version 2 in.").unwrap();
    fixture.act(&fixture.rita, |conn, ctx| draft::rebase(conn, ctx, second)).unwrap();
    fixture.answer(second, "Done.", false);
    assert_eq!(fixture.state(second), State::Review);
    assert!(why(fixture.approve(second)).contains("for something other than this request"));
}

#[test]
fn request_closed_by_an_operator_cannot_be_reopened_by_its_registrant() {
    let fixture = ProcedureFixture::new();
    let goes_on = fixture.submitted(&fixture.otto, &formal("tides"));
    let number = fixture.submitted(&fixture.rita, &formal("tide-s"));
    let call = |of: &str| {
        fixture.act(&fixture.olga, |conn, ctx| {
            close::close_request(conn, ctx, number, (Some(CloseReason::Duplicate), of), "The same society.")
        })
    };
    assert!(why(call(&number.to_string())).contains("number of the other request"));
    assert!(why(call("R-2027-9999")).contains("Request R-2027-9999 does not exist"));
    call(&goes_on.to_string()).unwrap();
    assert_eq!(fixture.state(number), State::Closed(CloseReason::Duplicate));
    let reopen = |who: &Account, number, reason: &str| fixture.reopen(who, number, reason);
    assert!(why(reopen(&fixture.rita, number, "It is not.")).contains("Duplicate"));
    // Another reason needs no other request, but a statement.
    let other = fixture.submitted(&fixture.rita, &formal("ebb"));
    let obsolete = |statement: &str| {
        fixture
            .act(&fixture.olga, |conn, ctx| close::close_request(conn, ctx, other, (Some(CloseReason::Obsolete), ""), statement))
    };
    assert!(why(obsolete(" ")).contains("It will be public"));
    obsolete("The society was dissolved.").unwrap();
    assert_eq!(fixture.state(other), State::Closed(CloseReason::Obsolete));
    assert!(why(reopen(&fixture.rita, other, "It was not.")).contains("You cannot reopen the request"));
    reopen(&fixture.oskar, other, "It was not.").unwrap();
    assert_eq!(fixture.state(other), State::Intake);
    let unstated = fixture.act(&fixture.olga, |conn, ctx| close::close_request(conn, ctx, other, (None, ""), "No reason."));
    assert!(why(unstated).contains("Select why the request is closed"));
}

#[test]
fn request_is_not_reopened_after_its_namespace_id_was_registered() {
    let fixture = ProcedureFixture::new();
    let first = fixture.submitted(&fixture.rita, &formal("tide"));
    fixture.withdraw(&fixture.rita, first);
    fixture.registered("tide");
    let reopen = || fixture.reopen(&fixture.rita, first, "The wrong button.");
    assert!(why(reopen()).contains("urn:tide was registered by another request meanwhile"));
    assert_eq!(fixture.state(first), State::Closed(CloseReason::Withdrawn));
}

#[test]
fn request_reopened_by_an_operator_keeps_its_place_for_the_namespace_id() {
    let mut fixture = ProcedureFixture::new();
    let first = fixture.submitted(&fixture.rita, &formal("tide"));
    fixture.days(1);
    let second = fixture.submitted(&fixture.otto, &formal("tide"));
    let other = fixture.submitted(&fixture.otto, &formal("ebb"));
    let reason = (Some(CloseReason::Duplicate), other.to_string());
    fixture
        .act(&fixture.olga, |conn, ctx| close::close_request(conn, ctx, first, (reason.0, &reason.1), "The same society."))
        .unwrap();
    fixture.days(1);
    fixture.reopen(&fixture.olga, first, "The wrong number.").unwrap();
    let waits = |number| fixture.seen(number, None).has_condition(Condition::NameConflict);
    assert!(!waits(first) && waits(second));
}

#[test]
fn declined_assignment_can_be_resumed_and_a_conflict_waived_by_the_lead() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven, &fixture.tara]);
    let decline = |who| fixture.act(who, |conn, ctx| disclose::decline_assignment(conn, ctx, number, "No time."));
    decline(&fixture.sven).unwrap();
    assert!(why(decline(&fixture.sven)).contains("already declined"));
    fixture.act(&fixture.sven, |conn, ctx| disclose::reaccept_assignment(conn, ctx, number)).unwrap();
    // A review requires a conflict-of-interest declaration.
    let blind = fixture
        .act(&fixture.sven, |conn, ctx| actions::review::send_review(conn, ctx, number, RevisionNumber::FIRST, APPROVE, ""));
    assert!(why(blind).contains("First declare whether you have a conflict"));
    let wish = |who| fixture.act(who, |conn, ctx| disclose::disclose(conn, ctx, number, Interest::WaiverAsked, "I sail there."));
    wish(&fixture.tara).unwrap();
    assert!(why(fixture.review(&fixture.tara, number, APPROVE, "")).contains("You declared a conflict of interest"));
    let waive =
        |who| fixture.act(who, |conn, ctx| disclose::waive_conflict(conn, ctx, number, &fixture.tara.id, "It is far away."));
    assert!(why(waive(&fixture.sven)).contains("Only the lead"));
    waive(&fixture.edda).unwrap();
    fixture.review(&fixture.tara, number, APPROVE, "").unwrap();
    fixture.review(&fixture.tara, number, Verdict::Recuse, "My firm asks for it after all.").unwrap();
    assert!(why(fixture.review(&fixture.tara, number, APPROVE, "")).contains("You declared a conflict"));
}

#[test]
fn temporary_expert_reviews_one_request_until_the_appointment_ends() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let other = fixture.submitted(&fixture.rita, &formal("lighthouse"));
    fixture.appoint(&fixture.otto, false, Some("2027-01-14".parse().unwrap()), Some(number)).unwrap();
    fixture.otto.roles = vec![Role::Expert];
    fixture.open(number, &[&fixture.edda, &fixture.otto, &fixture.tara]).unwrap();
    assert!(why(fixture.open(other, &[&fixture.otto])).contains("Choose experts from the list"));
    fixture.review(&fixture.otto, number, DISCUSS, "Say who pays.").unwrap();
    let holder = |fixture: &ProcedureFixture| {
        let load = nidreg::requests::viewer::load_view_with_holder;
        fixture.store.read(|conn| load(conn, number, None, fixture.now)).unwrap().request.action_holder().unwrap()
    };
    fixture.approve_as_expert(&fixture.edda, number);
    assert_eq!(holder(&fixture), "registrant", "while Otto is an expert, his objection blocks");
    assert_eq!(fixture.tasks(&fixture.rita, number), [TaskKind::AnswerExperts]);
    assert!(why(fixture.approve(number)).starts_with("Otto Other has an open Discuss"));
    // After the appointment, the action holder, his tasks and the open positions agree, and he cannot record another position.
    fixture.days(11);
    fixture.refresh_tasks();
    assert!(why(fixture.review(&fixture.otto, number, APPROVE, "")).contains("with an appointment"));
    assert_eq!(holder(&fixture), "experts");
    assert!(fixture.tasks(&fixture.otto, number).is_empty());
    assert!(!fixture.standing(number).iter().any(nidreg::reviews::PositionStatus::is_open_objection));
    // Tara's position is awaited. Otto's is not, although he was assigned and his recorded position no longer counts.
    assert!(why(fixture.approve(number)).starts_with("Positions are missing"));
    fixture.review(&fixture.tara, number, NO_OBJECTION, "").unwrap();
    fixture.approve(number).unwrap();
}

#[test]
fn expert_suggestions_give_a_reason() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let number = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    let candidates = || {
        let seen = fixture.seen(number, Some(&fixture.olga));
        fixture.store.read(|conn| candidates::expert_candidates(conn, &seen, fixture.now)).unwrap()
    };
    let of = |who: &Account| candidates().into_iter().find(|it| it.account.id == who.id).unwrap();
    assert!(of(&fixture.sven).proposed && of(&fixture.sven).because.starts_with("reviewed R-2027-"));
    assert_eq!((of(&fixture.tara).because.as_str(), of(&fixture.tara).proposed), ("next in rotation", true));
}

#[test]
fn enough_experts_for_a_decision_are_proposed() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let proposed = || {
        let seen = fixture.seen(number, Some(&fixture.olga));
        let all = fixture.store.read(|conn| candidates::expert_candidates(conn, &seen, fixture.now)).unwrap();
        all.into_iter().filter(|candidate| candidate.proposed).collect::<Vec<_>>()
    };
    let list = proposed();
    assert!(list.len() >= 2 && list.iter().any(|candidate| !candidate.leads), "{list:?}");
    assert!(list.iter().all(|candidate| candidate.because == "next in rotation"), "{list:?}");
}

#[test]
fn draft_comments_are_sent_together_and_stay_anchored_to_their_passage() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.sven, number).unwrap();
    let typed = review_drafts::CommentInput {
        revision: RevisionNumber::FIRST,
        thread: "",
        field: "assignment",
        quote: "the next number to each record",
        body: "Also to those that were withdrawn?",
        suggestion: "the next number to each record, withdrawn ones too,",
    };
    let keep = |typed| fixture.act(&fixture.sven, |conn, ctx| review_drafts::save_comment(conn, ctx, number, typed));
    assert!(why(keep(review_drafts::CommentInput { quote: "no such words", ..typed })).contains("not in the text"));
    keep(typed).unwrap();
    keep(review_drafts::CommentInput { quote: "", suggestion: "", field: "", body: "A fine idea.", ..typed }).unwrap();
    let page = |who| fixture.seen(number, Some(who));
    let threads = || fixture.store.read(|conn| gather::positions::threads(conn, &page(&fixture.edda))).unwrap();
    assert!(threads().is_empty(), "unsent comments are visible to no other user");
    fixture
        .act(&fixture.sven, |conn, ctx| actions::review::send_review(conn, ctx, number, RevisionNumber::FIRST, APPROVE, ""))
        .unwrap();
    let sent = threads();
    assert_eq!(sent.len(), 2);
    let suggestion =
        sent.iter().flat_map(|thread| &thread.comments).find(|comment| comment.suggestion.is_some()).unwrap().id.clone();
    let field =
        fixture.act(&fixture.rita, |conn, ctx| actions::threads::apply_suggestion(conn, ctx, number, &suggestion)).unwrap();
    assert_eq!(field, Field::Assignment);
    assert!(fixture.request(number).draft.text(Field::Assignment).contains("withdrawn ones too, and never twice"));
    fixture.send_revision(number, "As suggested.");
    let current = page(&fixture.edda).newest_revision().unwrap().template.clone();
    let thread = threads().into_iter().find(|thread| thread.anchor.field == Some(Field::Assignment)).unwrap();
    assert!(thread.done_at.is_some());
    assert_eq!(thread.anchor.find_in(&current), reviews::AnchorMatch::There, "the quoted text is still part of the longer text");
    fixture.write(&fixture.rita, number, Field::Assignment, "By lot.");
    fixture.send_revision(number, "Otherwise.");
    let current = page(&fixture.edda).newest_revision().unwrap().template.clone();
    let thread = threads().into_iter().find(|thread| thread.anchor.field == Some(Field::Assignment)).unwrap();
    assert_eq!(thread.anchor.find_in(&current), reviews::AnchorMatch::Gone, "the comment remains and is marked as outdated");
    let gone = fixture.act(&fixture.rita, |conn, ctx| actions::threads::apply_suggestion(conn, ctx, number, &suggestion));
    assert!(why(gone).contains("no longer in your draft"));
}
