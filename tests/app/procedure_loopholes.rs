//! Regression tests for former loopholes in the procedure, each as a sequence of actions.

use crate::common::procedure_fixture::{ProcedureFixture, formal, why};
use crate::common::{Person, TestServer};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::actions;
use nidreg::actions::{appeal, appoint, close, decide, disputes, report, request_info, review_drafts};
use nidreg::cases::appeals::Outcome;
use nidreg::cases::criteria::{Judged, Judgement};
use nidreg::cases::waiting::tasks::{About, Task};
use nidreg::cases::{CloseReason, Condition, State, gather};
use nidreg::ids::{RequestNumber, RevisionNumber};
use nidreg::reviews::{PositionKind, Verdict};
use nidreg::store::Error;
use nidreg::users::Account;
use urn_registry::template::Field;

const APPROVE: Verdict = Verdict::Position(PositionKind::Approve);
const NO_OBJECTION: Verdict = Verdict::Position(PositionKind::NoObjection);
const DISCUSS: Verdict = Verdict::Position(PositionKind::Discuss);

#[derive(QueryableByName)]
struct Sent {
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Text)]
    subject: String,
    #[diesel(sql_type = Text)]
    body: String,
}

/// The emails about a request to a user, oldest first.
fn emails(fixture: &ProcedureFixture, number: RequestNumber, who: &Account) -> Vec<Sent> {
    let sql = format!(
        "SELECT o.kind, o.subject, o.body FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.recipient = '{}' ORDER BY o.created_at, o.id",
        who.email
    );
    fixture.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap()
}

fn codes(fixture: &ProcedureFixture, number: RequestNumber, who: &Account) -> Vec<String> {
    emails(fixture, number, who).into_iter().map(|sent| sent.kind).collect()
}

fn send_text(fixture: &ProcedureFixture, number: RequestNumber, purpose: &str) {
    fixture.write(&fixture.rita, number, Field::Purpose, purpose);
    fixture.act(&fixture.rita, |conn, ctx| request_info::send_revision(conn, ctx, number, "One word.")).unwrap();
}

/// A user's pending task for a request.
fn asks(fixture: &ProcedureFixture, number: RequestNumber, who: &Account) -> Option<Task> {
    let on = |about: &About| matches!(about, About::Request { number: of, .. } if *of == number);
    let mine = fixture.store.read(|conn| actions::pending_tasks::of(conn, who, fixture.now)).unwrap();
    mine.tasks.iter().find(|waits| on(&waits.about)).map(|waits| waits.task)
}

#[test]
fn discuss_position_persists_across_revisions_until_answered() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    // Sven was not assigned; he objects on his own initiative.
    fixture.open(number, &[&fixture.edda, &fixture.tara]).unwrap();
    fixture.review(&fixture.sven, number, DISCUSS, "Say who pays for it.").unwrap();
    assert_eq!(asks(&fixture, number, &fixture.sven), None, "the registrant acts next");
    send_text(&fixture, number, "Names for records of a learned society, really.");
    assert!(
        codes(&fixture, number, &fixture.sven).contains(&"new_revision".to_owned()),
        "experts with an objection are notified of the changed text"
    );
    assert_eq!(asks(&fixture, number, &fixture.sven), Some(Task::LookAgain));
    fixture.approve_as_expert(&fixture.edda, number);
    fixture.approve_as_expert(&fixture.tara, number);
    assert!(why(fixture.approve(number)).starts_with("Sven Expert has an open Discuss, since revision 1"));
    // The lead answers the Discuss; Sven is notified of the answer and of the decision.
    let seen = fixture.seen(number, Some(&fixture.edda));
    let standing =
        fixture.store.read(|conn| nidreg::cases::gather::positions::standing_positions(conn, &seen, fixture.now)).unwrap();
    let position = standing.into_iter().find(nidreg::reviews::PositionStatus::objects).unwrap().position.id;
    fixture
        .act(&fixture.edda, |conn, ctx| {
            actions::threads::answer_discuss(conn, ctx, number, &position, "The society pays; see Assignment.")
        })
        .unwrap();
    assert_eq!(asks(&fixture, number, &fixture.sven), None);
    fixture.approve(number).unwrap();
    let notified = codes(&fixture, number, &fixture.sven);
    assert_eq!(notified, ["new_revision", "comment", "approved"]);
}

#[test]
fn expert_clears_a_discuss_with_a_new_position_on_the_new_revision() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.review(&fixture.sven, number, DISCUSS, "Say who pays for it.").unwrap();
    send_text(&fixture, number, "Names for records of a learned society, which pays for them.");
    fixture.approve_as_expert(&fixture.edda, number);
    assert!(why(fixture.approve(number)).contains("has an open Discuss"));
    fixture.review(&fixture.sven, number, NO_OBJECTION, "").unwrap();
    fixture.approve(number).unwrap();
    assert_eq!(fixture.state(number), State::Ready);
}

#[test]
fn approval_needs_a_second_expert_and_cited_rfcs_must_exist() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda]);
    fixture.approve_as_expert(&fixture.edda, number);
    assert!(why(fixture.approve(number)).contains("A second expert must"));
    fixture.days(15);
    assert!(
        why(fixture.approve(number)).contains("A second expert must"),
        "the end of the period does not replace the second expert"
    );
    fixture.review(&fixture.sven, number, NO_OBJECTION, "").unwrap();
    let approve = |reasons: &str| {
        fixture.act(&fixture.edda, |conn, ctx| decide::approve(conn, ctx, number, RevisionNumber::FIRST, reasons))
    };
    let decline = |reasons: &str| {
        fixture.act(&fixture.edda, |conn, ctx| decide::propose_decline(conn, ctx, number, RevisionNumber::FIRST, reasons))
    };
    assert!(why(approve(" ")).contains("Enter the reasons"));
    assert!(why(approve("As RFC 9999 says.")).contains("RFC 9999 is not in the RFC list"));
    assert!(why(decline("I do not like it (RFC 9999).")).contains("RFC 9999 is not in the RFC list"));
    assert!(why(decline("I do not like the RFC.")).contains("Cite a source for the reasons"));
    decline("It names nothing (RFC 8141, 6.4.1).").unwrap();
    assert!(why(approve("ok")).contains("at least one sentence"));
    approve("The template is complete.").unwrap();
}

#[test]
fn registrant_is_action_holder_until_review_comments_are_addressed() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    let other = fixture.submitted(&fixture.otto, &formal("lighthouse"));
    fixture.open(other, &[&fixture.edda, &fixture.sven]).unwrap();
    // The action holder, after checking that the page and the API agree, and whether each filtered list contains the request.
    let turns = || {
        let seen =
            fixture.store.read(|conn| nidreg::cases::viewer::load_view_with_holder(conn, number, None, fixture.now)).unwrap();
        let server = TestServer::start(&fixture.db, false);
        let nobody = Person::nobody(&server);
        let of = |whose: &str| nobody.get(&format!("/requests?turn={whose}")).body.contains(&format!("/requests/{number}\""));
        let record: serde_json::Value = serde_json::from_str(&nobody.get(&format!("/api/v1/requests/{number}")).body).unwrap();
        assert_eq!(record["turn"], seen.request.action_holder().unwrap());
        let page = nobody.get(&format!("/requests/{number}")).body;
        let words = if record["turn"] == "registrant" { "Waiting for the registrant." } else { "Waiting for the experts." };
        assert!(page.contains(words), "{page}");
        (seen.request.action_holder().unwrap(), of("registrant"), of("experts"))
    };
    assert_eq!(turns(), ("experts", false, true));
    fixture.review(&fixture.sven, number, DISCUSS, "Say who pays for it.").unwrap();
    assert_eq!(turns(), ("registrant", true, false));
    send_text(&fixture, number, "Names for records of a learned society, which pays for them.");
    assert_eq!(turns(), ("experts", false, true), "a new revision is an answer; the experts review it");
    // An open thread makes the registrant the action holder until they mark it as addressed.
    fixture.disclose(&fixture.edda, number).unwrap();
    let typed =
        review_drafts::Typed { revision: 2.into(), thread: "", field: "syntax", quote: "", body: "Why twelve?", suggestion: "" };
    fixture.act(&fixture.edda, |conn, ctx| review_drafts::save_comment(conn, ctx, number, typed)).unwrap();
    fixture
        .act(&fixture.edda, |conn, ctx| actions::review::send_review(conn, ctx, number, 2.into(), Verdict::CommentOnly, ""))
        .unwrap();
    assert_eq!(turns(), ("registrant", true, false));
    let thread = fixture.store.read(|conn| nidreg::reviews::queries::threads_of(conn, &fixture.request(number).id)).unwrap();
    let thread = thread.last().unwrap().id.clone();
    fixture.act(&fixture.rita, |conn, ctx| actions::threads::mark_done(conn, ctx, number, &thread)).unwrap();
    assert_eq!(turns(), ("experts", false, true));
    assert_eq!(fixture.seen(other, None).request.action_holder(), Some("experts"), "another request of the same experts");
}

#[test]
fn open_question_does_not_block_reviewers() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven, &fixture.tara]);
    for expert in [&fixture.edda, &fixture.sven, &fixture.tara] {
        fixture.disclose(expert, number).unwrap();
    }
    fixture.act(&fixture.edda, |conn, ctx| request_info::ask(conn, ctx, number, "Who pays?")).unwrap();
    assert_eq!(fixture.state(number).phrase(), "With requester");
    let typed = review_drafts::Typed {
        revision: RevisionNumber::FIRST,
        thread: "",
        field: "syntax",
        quote: "",
        body: "Why twelve?",
        suggestion: "",
    };
    fixture.act(&fixture.sven, |conn, ctx| review_drafts::save_comment(conn, ctx, number, typed)).unwrap();
    fixture
        .act(&fixture.sven, |conn, ctx| actions::review::send_review(conn, ctx, number, RevisionNumber::FIRST, APPROVE, ""))
        .unwrap();
    fixture
        .act(&fixture.tara, |conn, ctx| {
            actions::review::send_review(conn, ctx, number, RevisionNumber::FIRST, DISCUSS, "Why twelve?")
        })
        .unwrap();
    assert_eq!(fixture.state(number).phrase(), "With requester", "comments of experts do not change the state");
    assert!(why(fixture.approve(number)).contains("it is waiting for the registrant"));
    // A question from the operators during intake does not open the review.
    let early = fixture.submitted(&fixture.rita, &formal("lighthouse"));
    fixture.act(&fixture.olga, |conn, ctx| request_info::ask(conn, ctx, early, "Which society?")).unwrap();
    assert!(
        why(fixture.review(&fixture.sven, early, APPROVE, "")).contains("Reviews can be submitted only during expert review")
    );
}

#[test]
fn asker_is_notified_of_the_reply_and_of_a_new_revision() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    // Tara is not an assigned reviewer; Olga has no role in the review.
    fixture.disclose(&fixture.tara, number).unwrap();
    fixture.act(&fixture.tara, |conn, ctx| request_info::ask(conn, ctx, number, "Who pays?")).unwrap();
    fixture.act(&fixture.rita, |conn, ctx| request_info::answer(conn, ctx, number, "The society.", false)).unwrap();
    let notified = emails(&fixture, number, &fixture.tara).pop().unwrap().subject;
    assert!(notified.starts_with(&format!("[{number}] ")) && notified.ends_with(": reply from the registrant"), "{notified}");
    fixture.act(&fixture.olga, |conn, ctx| request_info::ask(conn, ctx, number, "Since when?")).unwrap();
    fixture.write(&fixture.rita, number, Field::Purpose, "Names for records of a society founded in 1901.");
    fixture.act(&fixture.rita, |conn, ctx| request_info::answer(conn, ctx, number, "Since 1901.", true)).unwrap();
    for who in [&fixture.olga, &fixture.edda] {
        let last = emails(&fixture, number, who).pop().unwrap();
        assert!(last.subject.ends_with(": reply from the registrant, with revision 2"), "{}", last.subject);
        assert!(last.body.contains("The text has changed") && last.body.contains("Since 1901."), "{}", last.body);
    }
    assert_eq!(emails(&fixture, number, &fixture.edda).iter().filter(|sent| sent.kind == "answered").count(), 2);
}

/// Opens the review of a request, which Edda and Sven decline after recording their positions.
fn declined(fixture: &ProcedureFixture, number: RequestNumber) {
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_expert(&fixture.edda, number);
    fixture.review(&fixture.sven, number, DISCUSS, "It names nothing.").unwrap();
    fixture.decline(number, "It names nothing (RFC 8141, 6.4.1).");
}

#[test]
fn granted_appeal_restores_review_and_the_place_of_the_earlier_request() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("tide"));
    fixture.days(1);
    let other = fixture.submitted(&fixture.otto, &formal("tide"));
    let waits = |fixture: &ProcedureFixture, number: RequestNumber| fixture.seen(number, None).has(Condition::NameConflict);
    declined(&fixture, number);
    assert!(!waits(&fixture, other), "the other request continues alone");
    fixture.days(10);
    let appeal = |who: &Account| fixture.act(who, |conn, ctx| appeal::appeal(conn, ctx, number, "It names tide gauges."));
    appeal(&fixture.rita).unwrap();
    assert!(why(appeal(&fixture.otto)).contains("an appeal is open"));
    assert!(codes(&fixture, number, &fixture.sven).contains(&"appeal".to_owned()), "the expert who agreed is notified");
    fixture
        .act(&fixture.olga, |conn, ctx| appeal::decide(conn, ctx, number, Outcome::Granted, "It does name something."))
        .unwrap();
    assert_eq!(fixture.state(number), State::Review);
    let seen = fixture.seen(number, Some(&fixture.edda));
    let standing = fixture.store.read(|conn| gather::positions::standing_positions(conn, &seen, fixture.now)).unwrap();
    assert_eq!(standing.len(), 2, "the positions remain");
    assert!(standing.iter().any(nidreg::reviews::PositionStatus::objects), "the objection remains");
    assert!(!waits(&fixture, number) && waits(&fixture, other), "the earlier request continues again");
    assert!(codes(&fixture, number, &fixture.rita).iter().rev().take(2).any(|code| code == "name_conflict"));
    assert!(codes(&fixture, number, &fixture.rita).contains(&"appeal_decided".to_owned()));
}

#[test]
fn any_decision_can_be_appealed_once_by_each_person_who_cannot_record_the_outcome() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let appeal = |fixture: &ProcedureFixture, who: &Account, number: RequestNumber| {
        fixture.act(who, |conn, ctx| appeal::appeal(conn, ctx, number, "Our port uses it."))
    };
    let ruling = |fixture: &ProcedureFixture, who: &Account, number: RequestNumber, outcome| {
        fixture.act(who, |conn, ctx| appeal::decide(conn, ctx, number, outcome, "As said."))
    };
    assert!(why(appeal(&fixture, &fixture.otto, number)).contains("There is no decision that you can appeal"));
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_by_all(number);
    // A user other than the registrant appeals an approval.
    appeal(&fixture, &fixture.otto, number).unwrap();
    ruling(&fixture, &fixture.olga, number, Outcome::Granted).unwrap();
    assert_eq!(fixture.state(number), State::Review);
    assert!(codes(&fixture, number, &fixture.otto).contains(&"appeal_decided".to_owned()), "the appellant is notified");
    fixture.days(1);
    assert!(why(fixture.approve(number)).contains("Positions are missing"), "a granted appeal requires new positions");
    fixture.approve_as_experts(number);
    fixture.approve(number).unwrap();
    fixture.register(number).unwrap();
    fixture.days(1);
    // Each person can appeal a decision once; a registration remains in force whatever the outcome.
    appeal(&fixture, &fixture.otto, number).unwrap();
    ruling(&fixture, &fixture.olga, number, Outcome::Rejected).unwrap();
    assert!(why(appeal(&fixture, &fixture.otto, number)).contains("you have appealed it already"));
    appeal(&fixture, &fixture.edda, number).unwrap();
    ruling(&fixture, &fixture.olga, number, Outcome::Granted).unwrap();
    assert_eq!(fixture.state(number), State::Registered);
    assert!(why(appeal(&fixture, &fixture.rita, number)).contains("There is no decision that you can appeal"));
    // An operator may appeal like any user, but cannot record the outcome.
    let other = fixture.submitted(&fixture.rita, &formal("lighthouse"));
    fixture
        .act(&fixture.olga, |conn, ctx| {
            close::close(conn, ctx, other, (Some(CloseReason::Duplicate), &number.to_string()), "The same society.")
        })
        .unwrap();
    appeal(&fixture, &fixture.oskar, other).unwrap();
    assert!(why(ruling(&fixture, &fixture.oskar, other, Outcome::Granted)).contains("you cannot record its outcome"));
    assert!(why(ruling(&fixture, &fixture.edda, other, Outcome::Granted)).contains("Only the operator"));
    fixture.days(70);
    let late = fixture.submitted(&fixture.rita, &formal("beacon"));
    fixture
        .act(&fixture.olga, |conn, ctx| {
            close::close(conn, ctx, late, (Some(CloseReason::Duplicate), &number.to_string()), "The same society.")
        })
        .unwrap();
    fixture.days(70);
    assert!(why(appeal(&fixture, &fixture.rita, late)).contains("none was made within the last two months"));
}

#[test]
fn reverted_duplicate_closure_restores_the_previous_state() {
    let fixture = ProcedureFixture::new();
    let reviewed = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.open(reviewed, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_expert(&fixture.sven, reviewed);
    let fresh = fixture.submitted(&fixture.rita, &formal("lighthouse"));
    let other = fixture.submitted(&fixture.otto, &formal("beacon"));
    let take_back = |who: &Account, number: RequestNumber, reason: &str| {
        fixture.act(who, |conn, ctx| close::reopen(conn, ctx, number, reason))
    };
    for (number, state) in [(reviewed, State::Review), (fresh, State::Intake)] {
        assert!(why(take_back(&fixture.olga, number, "Wrong number.")).contains("You cannot reopen the request"));
        fixture
            .act(&fixture.olga, |conn, ctx| {
                close::close(conn, ctx, number, (Some(CloseReason::Duplicate), &other.to_string()), "The same.")
            })
            .unwrap();
        assert!(why(take_back(&fixture.rita, number, "It is not.")).contains("You cannot reopen the request"));
        assert!(why(take_back(&fixture.oskar, number, " ")).contains("Enter a reason. It will be public"));
        take_back(&fixture.oskar, number, "The wrong number was entered.").unwrap();
        assert_eq!((fixture.state(number), fixture.request(number).duplicate_of), (state, None));
    }
    assert_eq!(codes(&fixture, fresh, &fixture.otto), ["closed", "reopened"]);
    fixture.approve_as_expert(&fixture.edda, reviewed);
    fixture.approve(reviewed).unwrap();
}

#[test]
fn operators_are_notified_of_a_hold_and_unreachable_registrants() {
    let fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    fixture.act(&fixture.olga, |conn, ctx| disputes::hold(conn, ctx, number, "Court of Exampleton, 7 O 12/27")).unwrap();
    let notified = emails(&fixture, number, &fixture.oskar).pop().unwrap();
    assert_eq!(notified.kind, "hold");
    assert!(notified.body.contains("7 O 12/27") && notified.body.contains(&format!("/requests/{number}")), "{}", notified.body);
    assert!(notified.body.replace('\n', " ").contains("has been put on hold"), "{}", notified.body);
    assert!(!codes(&fixture, number, &fixture.olga).contains(&"hold".to_owned()));
    assert_eq!(codes(&fixture, number, &fixture.rita).last().unwrap(), "hold", "the requester is notified");
    fixture
        .store
        .write(|conn| {
            diesel::sql_query("UPDATE accounts SET disabled_at = '2027-01-04T09:00:00.000000Z' WHERE email = 'rita@cast.example'")
                .execute(conn)
                .map_err(Error::from)
        })
        .unwrap();
    fixture.act(&fixture.olga, |conn, ctx| request_info::ask(conn, ctx, number, "Who pays?")).unwrap();
    for operator in [&fixture.olga, &fixture.oskar] {
        let notified = emails(&fixture, number, operator).pop().unwrap();
        assert_eq!(notified.subject, format!("[{number}] urn:harbour: registrant cannot be reached"));
    }
}

#[test]
fn report_with_an_empty_section_is_rejected() {
    let fixture = ProcedureFixture::new();
    let number = fixture.standards_request();
    let report = |text: &str| {
        fixture.act(&fixture.edda, |conn, ctx| {
            report::report(conn, ctx, number, RevisionNumber::FIRST, text, &Judged::all(Judgement::Met))
        })
    };
    let empty = "1. Positions\n\n   Two in favor.\n\n4. Advice of the experts\n\n   \n";
    assert_eq!(why(report(empty)), "\"4. Advice of the experts\" is empty");
    report(&format!("{empty}   Register it.\n")).unwrap();
}

#[test]
fn open_discuss_of_a_departed_expert_does_not_block_approval() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    // Otto's appointment as an expert ends in ten days.
    let new = appoint::NewAppointment {
        account_id: fixture.otto.id.clone(),
        registry: nidreg::registry::Kind::Formal,
        leads: false,
        since: "2027-01-01".parse().unwrap(),
        until: Some("2027-01-14".parse().unwrap()),
        request: None,
    };
    fixture.act(&fixture.ada, |conn, ctx| appoint::appoint(conn, ctx, &new)).unwrap();
    fixture.otto.roles = vec![nidreg::users::Role::Expert];
    fixture.open(number, &[&fixture.edda, &fixture.otto, &fixture.tara]).unwrap();
    fixture.review(&fixture.otto, number, DISCUSS, "Say who pays for it.").unwrap();
    let ctx = |fixture: &ProcedureFixture| {
        fixture
            .store
            .read(|conn| nidreg::cases::viewer::load_view_with_holder(conn, number, None, fixture.now))
            .unwrap()
            .request
            .action_holder()
            .unwrap()
    };
    fixture.approve_as_expert(&fixture.edda, number);
    assert_eq!(ctx(&fixture), "registrant", "while Otto is an expert, his objection blocks");
    assert_eq!(asks(&fixture, number, &fixture.rita), Some(Task::AnswerReviewers));
    assert!(why(fixture.approve(number)).starts_with("Otto Other has an open Discuss"));
    // After his appointment has ended, the action holder, his tasks and the open positions agree.
    fixture.days(11);
    assert_eq!(ctx(&fixture), "experts");
    assert_eq!(asks(&fixture, number, &fixture.otto), None);
    let seen = fixture.seen(number, Some(&fixture.edda));
    let standing = fixture.store.read(|conn| gather::positions::standing_positions(conn, &seen, fixture.now)).unwrap();
    assert!(standing.iter().all(|it| !it.objects()), "{standing:?}");
    // Tara's position is awaited. Otto's is not, although he was assigned and his recorded position no longer counts.
    assert!(why(fixture.approve(number)).starts_with("Positions are missing"));
    fixture.review(&fixture.tara, number, NO_OBJECTION, "").unwrap();
    fixture.approve(number).unwrap();
}

#[test]
fn departed_expert_without_a_position_is_not_awaited_or_reminded() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.sven, &fixture.tara]);
    let sql = format!("UPDATE appointments SET until = '2027-01-05' WHERE account_id = '{}'", fixture.sven.id);
    fixture.store.write(|conn| diesel::sql_query(&sql).execute(conn).map_err(Error::from)).unwrap();
    for _ in 0..12 {
        fixture.days(1);
        fixture.retract();
    }
    let reminded = |fixture: &ProcedureFixture, who: &Account| {
        codes(fixture, number, who).iter().any(|code| ["reminder", "overdue"].contains(&code.as_str()))
    };
    assert!(!reminded(&fixture, &fixture.sven) && reminded(&fixture, &fixture.tara));
    // Every assigned expert with a current appointment has recorded a position.
    fixture.review(&fixture.tara, number, NO_OBJECTION, "").unwrap();
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.approve(number).unwrap();
}

#[test]
fn criteria_judgments_are_required_and_published_with_the_decision() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.approve_as_experts(number);
    let approve = |judged: Judged| {
        let grounds = decide::Grounds { reasons: "The template is complete.", judged, appeal_answer: "" };
        fixture.act(&fixture.edda, |conn, ctx| decide::approve(conn, ctx, number, RevisionNumber::FIRST, grounds))
    };
    // Every criterion must be answered, and an unmet criterion prevents approval.
    assert!(why(approve(Judged::of(|key| if key == "purpose" { "met" } else { "" }))).contains("Answer every criterion"));
    let one_fails = Judged::of(|key| if key == "commitment" { "not_met" } else { "met" });
    assert!(why(approve(one_fails)).contains("marked this criterion as not met"));
    approve(Judged::of(|key| if key == "resolution" { "does_not_apply" } else { "met" })).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let nobody = Person::nobody(&server);
    for path in [format!("/requests/{number}"), format!("/requests/{number}/decision")] {
        let page = nobody.get(&path).body;
        let section = page.split("id=\"decision\"").nth(1).unwrap().split("</section>").next().unwrap();
        assert_eq!(section.matches(">Met</span>").count(), 9, "{section}");
        assert!(section.contains(">Does not apply</span>") && section.contains("to never reassign a name"), "{section}");
    }
    // A decline also publishes the judgments, from the proposal with which the second expert concurred.
    let other = fixture.submitted(&fixture.rita, &formal("lighthouse"));
    fixture.open(other, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.disclose_as_experts(other);
    let grounds = decide::Grounds { reasons: "It names nothing (RFC 8141, 6.4.1).", judged: one_fails, appeal_answer: "" };
    fixture.act(&fixture.edda, |conn, ctx| decide::propose_decline(conn, ctx, other, RevisionNumber::FIRST, grounds)).unwrap();
    fixture.act(&fixture.sven, |conn, ctx| decide::decline(conn, ctx, other, RevisionNumber::FIRST)).unwrap();
    let page = nobody.get(&format!("/requests/{other}/decision")).body;
    assert!(page.contains(">Not met</span>"), "{page}");
}

#[test]
fn decided_request_shows_outcome_experts_revision_and_reason() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.edda, number).unwrap();
    let propose = |text: i64, words: &str| {
        fixture.act(&fixture.edda, |conn, ctx| decide::propose_decline(conn, ctx, number, text.into(), words)).unwrap();
    };
    propose(1, "It is too short (RFC 8141, 6.4).");
    // The proposal applies to revision 1; revision 2 needs a new one.
    send_text(&fixture, number, "Names for records of a learned society, at length.");
    propose(2, "It names nothing (RFC 8141, 6.4.1).");
    fixture.disclose(&fixture.sven, number).unwrap();
    fixture.act(&fixture.sven, |conn, ctx| decide::decline(conn, ctx, number, 2.into())).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let page = Person::nobody(&server).get(&format!("/requests/{number}")).body;
    let section =
        page.split("id=\"decision\"").nth(1).expect("the decision has its own section").split("</section>").next().unwrap();
    for words in ["Declined by the designated experts", "Edda Lead", "Sven Expert", "Revision 2", "It names nothing", "RFC 8141"]
    {
        assert!(section.contains(words), "{words}: {section}");
    }
    assert!(!section.contains("It is too short"), "an abandoned proposal is not a reason: {section}");
    assert!(page.find("id=\"decision\"").unwrap() < page.find("id=\"history\"").unwrap(), "the decision precedes the history");
}
