//! Regression tests for former loopholes in the procedure, each as a sequence of actions.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;
use crate::common::table::refused;
use nidreg::actions;
use nidreg::reviews::PositionStatus;

#[test]
fn discuss_position_persists_across_revisions_until_answered_or_cleared() {
    for cleared in [false, true] {
        let fixture = ProcedureFixture::new();
        // Sven was not assigned; he objects on his own initiative.
        let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.tara]);
        fixture.review(&fixture.sven, number, DISCUSS, "Say who pays for it.").unwrap();
        assert!(fixture.tasks(&fixture.sven, number).is_empty(), "the registrant acts next");
        fixture.revise(number, "Names for records of a learned society, really.");
        assert_eq!(fixture.emails(number, &fixture.sven, "kind"), ["new_revision"], "he is notified of the changed text");
        assert_eq!(fixture.tasks(&fixture.sven, number), [TaskKind::ReviewAgain]);
        fixture.approve_as_expert(&fixture.edda, number);
        fixture.approve_as_expert(&fixture.tara, number);
        assert!(why(fixture.approve(number)).starts_with("Sven Expert has an open Discuss, since revision 1"));
        if cleared {
            fixture.review(&fixture.sven, number, NO_OBJECTION, "").unwrap();
        } else {
            // The lead answers the Discuss; Sven is notified of the answer and of the decision.
            let position = fixture.standing(number).into_iter().find(PositionStatus::is_open_objection).unwrap().position.id;
            let answer = "The society pays; see Assignment.";
            fixture
                .act(&fixture.edda, |conn, ctx| actions::threads::answer_discuss(conn, ctx, number, &position, answer))
                .unwrap();
            assert!(fixture.tasks(&fixture.sven, number).is_empty());
        }
        fixture.approve(number).unwrap();
        assert_eq!(fixture.state(number), State::Ready);
        if !cleared {
            assert_eq!(fixture.emails(number, &fixture.sven, "kind"), ["new_revision", "comment", "approved"]);
        }
    }
}

#[test]
fn approval_needs_a_second_expert_and_cited_rfcs_must_exist() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda]);
    fixture.approve_as_expert(&fixture.edda, number);
    refused([(fixture.approve(number), "A second expert must")]);
    // The end of the period does not replace the second expert.
    fixture.days(15);
    refused([(fixture.approve(number), "A second expert must")]);
    fixture.review(&fixture.sven, number, NO_OBJECTION, "").unwrap();
    let approve = |reasons: &str| {
        fixture.act(&fixture.edda, |conn, ctx| decide::approve(conn, ctx, number, RevisionNumber::FIRST, reasons))
    };
    refused([
        (approve(" "), "Enter the reasons"),
        (approve("As RFC 9999 says."), "RFC 9999 is not in the RFC list"),
        (fixture.propose_decline(number, "I do not like it (RFC 9999)."), "RFC 9999 is not in the RFC list"),
        (fixture.propose_decline(number, "I do not like the RFC."), "Cite a source for the reasons"),
    ]);
    fixture.propose_decline(number, "It names nothing (RFC 8141, 6.4.1).").unwrap();
    refused([(approve("ok"), "at least one sentence")]);
    approve("The template is complete.").unwrap();
}

#[test]
fn registrant_is_action_holder_until_review_comments_are_addressed() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    let other = fixture.submitted(&fixture.otto, &formal("lighthouse"));
    fixture.open(other, &[&fixture.edda, &fixture.sven]).unwrap();
    let (_server, nobody, []) = fixture.serve([]);
    // The stored action holder, the API, the page, and the two filtered lists agree.
    let stored = |number| {
        let load = nidreg::requests::viewer::load_view_with_holder;
        fixture.store.read(|conn| load(conn, number, None, fixture.now)).unwrap().request.action_holder()
    };
    let holder_is = |holder: &str| {
        assert_eq!(stored(number), Some(holder));
        let in_list = if holder == "registrant" { ["", "!"] } else { ["!", ""] }.map(|not| format!("{not}/requests/{number}\""));
        pages(&[
            (&nobody, &format!("/api/v1/requests/{number}"), 200, &[&format!("\"action_holder\": \"{holder}\"")]),
            (&nobody, &format!("/requests/{number}"), 200, &[&format!("Waiting for the {holder}.")]),
            (&nobody, "/requests?action_holder=registrant", 200, &[&in_list[0]]),
            (&nobody, "/requests?action_holder=experts", 200, &[&in_list[1]]),
        ]);
    };
    holder_is("experts");
    fixture.review(&fixture.sven, number, DISCUSS, "Say who pays for it.").unwrap();
    holder_is("registrant");
    // A new revision is an answer; the experts review it.
    fixture.revise(number, "Names for records of a learned society, which pays for them.");
    holder_is("experts");
    // An open thread makes the registrant the action holder until they mark it as addressed.
    fixture.review_with_comment(&fixture.edda, number, ("syntax", "Why twelve?", ""), Verdict::CommentOnly);
    holder_is("registrant");
    let thread = crate::common::procedure_fixture::threads_of(&fixture, number).pop().unwrap().id;
    fixture.act(&fixture.rita, |conn, ctx| actions::threads::mark_done(conn, ctx, number, &thread)).unwrap();
    holder_is("experts");
    assert_eq!(stored(other), Some("experts"), "another request of the same experts");
}

#[test]
fn open_question_does_not_block_reviewers() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven, &fixture.tara]);
    fixture.disclose_as_experts(number);
    fixture.ask(&fixture.edda, number, "Who pays?").unwrap();
    assert_eq!(fixture.state(number).phrase(), "With requester");
    fixture.review_with_comment(&fixture.sven, number, ("syntax", "Why twelve?", ""), APPROVE);
    fixture.review(&fixture.tara, number, DISCUSS, "Why twelve?").unwrap();
    assert_eq!(fixture.state(number).phrase(), "With requester", "comments of experts do not change the state");
    // A question from the operators during intake does not open the review.
    let early = fixture.submitted(&fixture.rita, &formal("lighthouse"));
    fixture.ask(&fixture.olga, early, "Which society?").unwrap();
    refused([
        (fixture.approve(number), "it is waiting for the registrant"),
        (fixture.review(&fixture.sven, early, APPROVE, ""), "Reviews can be submitted only during expert review"),
    ]);
}

#[test]
fn asker_is_notified_of_the_reply_and_of_a_new_revision() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    // Tara is not an assigned reviewer; Olga has no role in the review.
    fixture.disclose(&fixture.tara, number).unwrap();
    fixture.ask(&fixture.tara, number, "Who pays?").unwrap();
    fixture.answer(number, "The society.", false);
    let subject = fixture.emails(number, &fixture.tara, "subject").pop().unwrap();
    assert!(subject.starts_with(&format!("[{number}] ")) && subject.ends_with(": reply from the registrant"), "{subject}");
    fixture.ask(&fixture.olga, number, "Since when?").unwrap();
    fixture.write(&fixture.rita, number, Field::Purpose, "Names for records of a society founded in 1901.");
    fixture.answer(number, "Since 1901.", true);
    for who in [&fixture.olga, &fixture.edda] {
        let last = |column: &str| fixture.emails(number, who, column).pop().unwrap();
        assert!(last("subject").ends_with(": reply from the registrant, with revision 2"), "{}", last("subject"));
        says(&last("body"), &["The text has changed", "Since 1901."]);
    }
    assert_eq!(fixture.emails(number, &fixture.edda, "kind").iter().filter(|kind| *kind == "answered").count(), 2);
}

#[test]
fn granted_appeal_restores_review_and_the_place_of_the_earlier_request() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("tide"));
    fixture.days(1);
    let other = fixture.submitted(&fixture.otto, &formal("tide"));
    let waits =
        |fixture: &ProcedureFixture, number: RequestNumber| fixture.seen(number, None).has_condition(Condition::NameConflict);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_expert(&fixture.edda, number);
    fixture.review(&fixture.sven, number, DISCUSS, "It names nothing.").unwrap();
    fixture.decline(number, "It names nothing (RFC 8141, 6.4.1).");
    assert!(!waits(&fixture, other), "the other request continues alone");
    fixture.days(10);
    fixture.appeal(&fixture.rita, number, "It names tide gauges.").unwrap();
    refused([(fixture.appeal(&fixture.otto, number, "It names tide gauges."), "an appeal is open")]);
    let told = fixture.emails(number, &fixture.sven, "kind");
    assert!(told.contains(&"appeal".to_owned()), "the expert who agreed is notified: {told:?}");
    fixture.decide_appeal(&fixture.olga, number, Outcome::Granted, "It does name something.").unwrap();
    assert_eq!(fixture.state(number), State::Review);
    let standing = fixture.standing(number);
    assert!(standing.len() == 2 && standing.iter().any(PositionStatus::is_open_objection), "the positions remain: {standing:?}");
    assert!(!waits(&fixture, number) && waits(&fixture, other), "the earlier request continues again");
    let told = fixture.emails(number, &fixture.rita, "kind");
    assert!(told.iter().rev().take(2).any(|kind| kind == "name_conflict") && told.contains(&"appeal_decided".to_owned()));
}

#[test]
fn any_decision_can_be_appealed_once_by_each_person_who_cannot_record_the_outcome() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let no_decision = "There is no decision that you can appeal";
    refused([(fixture.appeal(&fixture.otto, number, "Our port uses it."), no_decision)]);
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    // A user other than the registrant appeals an approval.
    fixture.appeal(&fixture.otto, number, "Our port uses it.").unwrap();
    fixture.decide_appeal(&fixture.olga, number, Outcome::Granted, "As said.").unwrap();
    assert!(fixture.emails(number, &fixture.otto, "kind").contains(&"appeal_decided".to_owned()), "the appellant is notified");
    fixture.days(1);
    fixture.approve_as_experts(number);
    fixture.approve(number).unwrap();
    fixture.register(number).unwrap();
    fixture.days(1);
    // Each person can appeal a decision once; a registration remains in force whatever the outcome.
    fixture.appeal(&fixture.otto, number, "Our port uses it.").unwrap();
    fixture.decide_appeal(&fixture.olga, number, Outcome::Rejected, "As said.").unwrap();
    refused([(fixture.appeal(&fixture.otto, number, "Our port uses it."), "you have appealed it already")]);
    fixture.appeal(&fixture.edda, number, "Our port uses it.").unwrap();
    fixture.decide_appeal(&fixture.olga, number, Outcome::Granted, "As said.").unwrap();
    assert_eq!(fixture.state(number), State::Registered);
    refused([(fixture.appeal(&fixture.rita, number, "Our port uses it."), no_decision)]);
    // An operator may appeal like any user, but cannot record the outcome.
    let other = fixture.submitted(&fixture.rita, &formal("lighthouse"));
    fixture.close_as_duplicate(other, number).unwrap();
    fixture.appeal(&fixture.oskar, other, "Our port uses it.").unwrap();
    let granted = fixture.decide_appeal(&fixture.oskar, other, Outcome::Granted, "As said.");
    refused([(granted, "you cannot record its outcome")]);
}

#[test]
fn reverted_duplicate_closure_restores_the_previous_state() {
    let fixture = ProcedureFixture::new();
    let reviewed = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.approve_as_expert(&fixture.sven, reviewed);
    let fresh = fixture.submitted(&fixture.rita, &formal("lighthouse"));
    let other = fixture.submitted(&fixture.otto, &formal("beacon"));
    for (number, state) in [(reviewed, State::Review), (fresh, State::Intake)] {
        refused([(fixture.reopen(&fixture.olga, number, "Wrong number."), "You cannot reopen the request")]);
        fixture.close_as_duplicate(number, other).unwrap();
        refused([
            (fixture.reopen(&fixture.rita, number, "It is not."), "You cannot reopen the request"),
            (fixture.reopen(&fixture.oskar, number, " "), "Enter a reason. It will be public"),
        ]);
        fixture.reopen(&fixture.oskar, number, "The wrong number was entered.").unwrap();
        assert_eq!((fixture.state(number), fixture.request(number).duplicate_of), (state, None));
    }
    assert_eq!(fixture.emails(fresh, &fixture.otto, "kind"), ["closed", "reopened"]);
    fixture.approve_as_expert(&fixture.edda, reviewed);
    fixture.approve(reviewed).unwrap();
}

#[test]
fn operators_are_notified_of_a_hold_and_unreachable_registrants() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.hold(number);
    assert_eq!(fixture.emails(number, &fixture.oskar, "kind").last().unwrap(), "hold");
    let body = fixture.emails(number, &fixture.oskar, "body").pop().unwrap().replace('\n', " ");
    says(&body, &["7 O 12/27", &format!("/requests/{number}"), "has been put on hold"]);
    assert!(!fixture.emails(number, &fixture.olga, "kind").contains(&"hold".to_owned()));
    assert_eq!(fixture.emails(number, &fixture.rita, "kind").last().unwrap(), "hold", "the requester is notified");
    run(&fixture, "UPDATE accounts SET disabled_at = '2027-01-04T09:00:00.000000Z' WHERE email = 'rita@cast.example'");
    fixture.ask(&fixture.olga, number, "Who pays?").unwrap();
    for operator in [&fixture.olga, &fixture.oskar] {
        let subject = fixture.emails(number, operator, "subject").pop().unwrap();
        assert_eq!(subject, format!("[{number}] urn:harbour: registrant cannot be reached"));
    }
}

#[test]
fn departed_expert_without_a_position_is_not_awaited_or_reminded() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.sven, &fixture.tara]);
    run(&fixture, &format!("UPDATE appointments SET until = '2027-01-05' WHERE account_id = '{}'", fixture.sven.id));
    fixture.daily(12);
    let is_reminder = |kind: &String| ["reminder", "overdue"].contains(&kind.as_str());
    let reminded = [&fixture.sven, &fixture.tara].map(|who| fixture.emails(number, who, "kind").iter().any(is_reminder));
    assert_eq!(reminded, [false, true]);
    // Every assigned expert with a current appointment has recorded a position.
    fixture.review(&fixture.tara, number, NO_OBJECTION, "").unwrap();
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.approve(number).unwrap();
}

#[test]
fn decided_request_shows_outcome_experts_revision_and_reason() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.propose_decline(number, "It is too short (RFC 8141, 6.4).").unwrap();
    // The proposal applies to revision 1; revision 2 needs a new one.
    fixture.revise(number, "Names for records of a learned society, at length.");
    fixture.propose_decline(number, "It names nothing (RFC 8141, 6.4.1).").unwrap();
    fixture.act(&fixture.sven, |conn, ctx| decide::decline(conn, ctx, number, 2.into())).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let page = Person::nobody(&server).get(&format!("/requests/{number}")).body;
    let (before_history, _) = page.split_once("id=\"history\"").unwrap();
    let section = before_history.split("id=\"decision\"").nth(1).expect("the decision has its own section before the history");
    let section = section.split("</section>").next().unwrap();
    says(
        section,
        &["Declined by the designated experts", "Edda Lead", "Sven Expert", "Revision 2", "It names nothing", "RFC 8141"],
    );
    // An abandoned proposal is not a reason.
    says(section, &["!It is too short"]);
}
