//! Tests each guard with a passing and a failing case, without a database.

mod values;

use super::*;
use crate::mail::notices::NoticeDelivery;
use crate::requests::contact_answers::Agreement;
use crate::requests::documents::DocumentKind;
use crate::requests::facts::{Appeals, Decided, Known, Name, Proposed, Quorum, Reopened};
use crate::requests::table::STATE_TABLE;
use crate::requests::{CloseReason, Party, RequestProcedure, RequestSubject, State};
use crate::reviews::DecisionOutcome;
use crate::reviews::RevisionNumber;
use crate::reviews::{PositionKind, PositionStatus};
use crate::users::AccountId;
use std::collections::BTreeSet;
use urn_registry::finding::Finding;
use urn_registry::nid::rules::NidAvailability;
use values::*;

/// A case that passes a guard, one that fails it, and the expected refusal.
struct Trial<'a> {
    guard: Guard,
    passes: (RequestFacts, ActionInput<'a>),
    fails: (RequestFacts, ActionInput<'a>),
    says: &'static str,
}

/// A trial of a guard that depends on the case alone.
fn of(guard: Guard, passes: RequestFacts, fails: RequestFacts, says: &'static str) -> Trial<'static> {
    Trial { guard, passes: (passes, ActionInput::default()), fails: (fails, ActionInput::default()), says }
}

/// A trial of a guard that checks user input: one case with two inputs.
fn typed<'a>(
    guard: Guard,
    facts: &RequestFacts,
    passes: ActionInput<'a>,
    fails: ActionInput<'a>,
    says: &'static str,
) -> Trial<'a> {
    Trial { guard, passes: (facts.clone(), passes), fails: (facts.clone(), fails), says }
}

fn of_words() -> Vec<Trial<'static>> {
    let asked = [
        (typed::QUESTION, "Enter the question"),
        (typed::ANSWER, "Enter your reply"),
        (typed::NOTE, "Describe what changed"),
        (typed::BODY_WORDS, "Enter the statement of the body"),
        (typed::DEFECT, "Describe the defect"),
        (typed::CLOSE_STATEMENT, "Enter a reason. It will be public"),
        (typed::REOPEN_REASON, "Enter a reason. It will be public"),
        (typed::CORRECTION_REASON, "It will be public"),
        (typed::GROUNDS, "Enter the grounds for your appeal"),
        (typed::APPEAL_REASONS, "Enter the reasons for the decision"),
        (procedure::PROCEDURE_REASON, "Enter a reason. It will be public"),
    ];
    let required = |guard, says| typed(guard, &facts(), ActionInput::with_text("Because."), ActionInput::with_text(" "), says);
    asked.into_iter().map(|(guard, says)| required(guard, says)).collect()
}

fn of_sending() -> Vec<Trial<'static>> {
    use super::sent as guards;
    let checked = |found: Vec<Finding>| knowing(|known| known.draft_checks = Some(found));
    let draft = ActionInput { draft: true, ..ActionInput::default() };
    let revision = |save_number| ActionInput { save_number, ..ActionInput::default() };
    let settled = |mut facts: RequestFacts| {
        let request = &facts.view.request;
        let draft = crate::requests::fixed_fields::with_fixed_fields(&request.draft, &request.subject);
        facts.view.revisions = vec![sent(RevisionNumber::FIRST, urn_registry::template::write::canonical_template(&draft))];
        facts
    };
    let verified = |at| with(|facts| facts.who.verified_at = at);
    vec![
        typed(guards::DRAFT_NOT_CHANGED, &facts(), revision(3), revision(2), "The draft was saved after you opened this page"),
        of(guards::EMAIL_VERIFIED, verified(Some(now())), verified(None), "Verify your email address first"),
        of(
            guards::ACCOUNT_OPEN,
            knowing(|known| known.account = Some(true)),
            knowing(|known| known.account = Some(false)),
            "This account is closed",
        ),
        of(guards::DRAFT_PASSES_CHECKS, checked(advised()), checked(failing()), "Purpose is empty"),
        of(guards::REVISION_PASSES_CHECKS, checked(Vec::new()), checked(failing()), "Purpose is empty"),
        typed(guards::ANSWERED_DRAFT_PASSES, &checked(failing()), ActionInput::default(), draft, "Purpose is empty"),
        of(
            guards::BODY_NAMED,
            on(fast(None), |_| {}),
            on(RequestProcedure::FastTrack { body: String::new(), specification: None }, |_| {}),
            "Enter the body that requests the fast track",
        ),
        of(
            guards::BODY_NAMED,
            on(RequestProcedure::Standards { body: "IESG".into() }, |_| {}),
            on(RequestProcedure::Standards { body: String::new() }, |_| {}),
            "Enter the standards body",
        ),
        of(guards::CHANGED, facts(), settled(facts()), "identical to the last revision"),
        of(guards::NOT_A_CORRECTION, facts(), about(correction(), |_| {}), "Corrections do not need a review"),
        of(
            guards::SPECIFICATION_NAMED,
            on(fast(Some("A paper")), |_| {}),
            on(fast(None), |_| {}),
            "The fast track requires a specification",
        ),
    ]
}

#[test]
fn only_available_candidates_can_be_chosen_as_experts() {
    let (chosen, stranger) = ([AccountId::from("emil")], [AccountId::from("nobody")]);
    let ask = |not, experts| {
        let facts = knowing(|known| known.candidates = Some(vec![candidate(not)]));
        super::sent::EXPERTS_CHOSEN
            .check(&facts, &ActionInput { experts, ..ActionInput::default() })
            .map_err(|reason| reason.to_string())
    };
    assert_eq!(ask(None, &chosen), Ok(()));
    assert_eq!(ask(None, &[]), Err("Choose at least one expert".to_owned()));
    assert_eq!(ask(None, &stranger), Err("Choose experts from the list".to_owned()));
    assert_eq!(ask(Some("candidate-assigned"), &chosen), Err("emil: already assigned".to_owned()));
}

fn of_experts() -> Vec<Trial<'static>> {
    let silent = || with(|facts| facts.view.disclosure = None);
    let drafted = |drafted| knowing(|known| known.drafted = Some(drafted));
    let operator = || {
        with(|facts| {
            facts.view.parties = vec![Party::Operator];
            facts.view.disclosure = None;
        })
    };
    let waits = |positions: Vec<PositionStatus>| {
        knowing(|known| known.quorum = Some(Quorum { assigned: vec!["emil".into()], positions, ..Quorum::default() }))
    };
    let answered = |agreement, notices| {
        let mut facts = about(correction(), |known| known.agreement = Some(agreement));
        facts.view.notices = notices;
        facts
    };
    let open = Agreement::Open { known: true };
    let delivered = |days| NoticeDelivery::Delivered(days_ago(days));
    vec![
        of(disclosed::ASKING_EXPERT_DISCLOSED, operator(), silent(), "First declare whether you have a conflict"),
        of(disclosed::EXPERT_DISCLOSED, facts(), silent(), "First declare whether you have a conflict"),
        of(disclosed::LEAD_DISCLOSED, drafted(false), drafted(true), "You have unsent comments"),
        of(
            quorum::ENOUGH_POSITIONS,
            waits(vec![position("emil", PositionKind::NoObjection)]),
            knowing(|known| {
                let positions = vec![position("emil", PositionKind::NoObjection)];
                let dependent = vec![("emil".into(), "edda".into())];
                known.quorum = Some(Quorum { assigned: vec!["emil".into()], positions, dependent, ..Quorum::default() });
            }),
            "must not have received it from you",
        ),
        of(
            quorum::ENOUGH_POSITIONS,
            waits(vec![position("emil", PositionKind::NoObjection)]),
            waits(Vec::new()),
            "Positions are missing",
        ),
        of(
            quorum::ENOUGH_POSITIONS,
            waits(vec![position("emil", PositionKind::NoObjection)]),
            waits(vec![position("emil", PositionKind::Discuss)]),
            "emil has an open Discuss",
        ),
        of(
            contacts::CONTACTS_NOTIFIED,
            answered(open, delivered(0)),
            answered(open, NoticeDelivery::Unsent),
            "A notice to a contact of the namespace has not been delivered yet",
        ),
        of(
            contacts::CONTACTS_ANSWERED,
            answered(Agreement::NotNeeded, NoticeDelivery::None),
            answered(open, delivered(29)),
            "The public notice period ends on",
        ),
        of(
            contacts::CONTACTS_ANSWERED,
            answered(Agreement::Settled(days_ago(1)), delivered(30)),
            answered(open, delivered(30)),
            "No contact of the present version answered",
        ),
        of(
            contacts::CONTACTS_ANSWERED,
            answered(Agreement::Settled(days_ago(1)), delivered(2)),
            answered(Agreement::Objected(days_ago(1)), delivered(2)),
            "The objection must be answered first",
        ),
    ]
}

fn of_decisions() -> Vec<Trial<'static>> {
    let proposal = |proposal| knowing(|known| known.proposal = Some(proposal));
    let text = |revision| ActionInput::for_revision(revision);
    vec![
        typed(
            text::REVISION_CURRENT,
            &facts(),
            text(RevisionNumber::FIRST),
            text(2.into()),
            "after you opened this page with revision 2",
        ),
        Trial {
            fails: (about(correction(), |_| {}), text(RevisionNumber::FIRST)),
            ..typed(
                text::REVISION_CURRENT,
                &facts(),
                text(RevisionNumber::FIRST),
                text(RevisionNumber::FIRST),
                "for something other than this request",
            )
        },
        typed(
            decision::REASONS_GIVEN,
            &facts(),
            ActionInput::with_text("The syntax is clear."),
            ActionInput::with_text(""),
            "Enter the reasons",
        ),
        typed(
            decision::REASONS_GIVEN,
            &facts(),
            ActionInput::with_text("The syntax is clear."),
            ActionInput::with_text("ok"),
            "at least one sentence",
        ),
        typed(
            decision::REASONS_GIVEN,
            &facts(),
            ActionInput::with_text("It follows RFC 8141."),
            ActionInput::with_text("It follows RFC 99999."),
            "RFC 99999 is not in the RFC list",
        ),
        typed(
            decision::REASONS_WITH_CITATION,
            &facts(),
            ActionInput::with_text("RFC 8141, 6.4.2"),
            ActionInput::with_text("No."),
            "Cite a source for the reasons",
        ),
        typed(
            decision::REPORT_COMPLETE,
            &facts(),
            ActionInput::with_text("Register it."),
            ActionInput::with_text(" "),
            "Enter the advice of the experts",
        ),
        of(decision::DECLINE_PROPOSED, proposal(Some(proposed("lena", true))), proposal(None), "The lead has not proposed"),
        of(
            decision::DECLINE_PROPOSED,
            proposal(Some(proposed("lena", true))),
            proposal(Some(proposed("lena", false))),
            "no longer leads this request",
        ),
        of(
            decision::INDEPENDENT_SECOND_EXPERT,
            proposal(Some(proposed("lena", true))),
            proposal(Some(proposed("edda", true))),
            "You proposed this",
        ),
        of(
            decision::INDEPENDENT_SECOND_EXPERT,
            proposal(Some(proposed("lena", true))),
            proposal(Some(Proposed { is_dependent: true, ..proposed("lena", true) })),
            "for less than seven days",
        ),
    ]
}

fn of_standards() -> Vec<Trial<'static>> {
    let recorded = |kinds: &[DocumentKind]| on(standards(), |known| known.documents = Some(documents(kinds)));
    let reported = || recorded(&[DocumentKind::Report]);
    let recognized = |yes| move |known: &mut Known| known.recognized = Some(yes);
    let direct = |text, copy| ActionInput { copy, ..ActionInput::with_text(text) };
    let quoted = "> We advise to register it.\n> It is sound.";
    vec![
        of(super::standards::REVISION_REPORTED, reported(), recorded(&[]), "The experts have not reported"),
        typed(
            super::standards::DIRECTION_GIVEN,
            &reported(),
            direct("Register it.", quoted),
            direct(" ", quoted),
            "Enter the direction",
        ),
        typed(
            super::standards::DIRECTION_GIVEN,
            &reported(),
            direct("Register it.", quoted),
            direct("Register it.", ""),
            "Enter the copy",
        ),
        typed(
            super::standards::DIRECTION_GIVEN,
            &reported(),
            direct("Register it.", quoted),
            direct("Register it.", "We advise to register it. It is not."),
            "It differs from the sentence: It is sound.",
        ),
        of(
            fast_track::COMPLETION_ALLOWED,
            on(fast(Some("A paper")), recognized(true)),
            on(fast(Some("A paper")), recognized(false)),
            "OASIS is not on the list of bodies",
        ),
        of(
            fast_track::COMPLETION_ALLOWED,
            on(fast(Some("A paper")), recognized(true)),
            on(fast(None), recognized(true)),
            "does not cite a specification",
        ),
    ]
}

fn of_publishing() -> Vec<Trial<'static>> {
    use publishing as guards;
    let procedure = |procedure, decision: Decided, kinds: &[DocumentKind], body| {
        on(procedure, |known| {
            (known.decided, known.documents, known.recognized) = (Some(decision), Some(documents(kinds)), Some(body));
        })
    };
    let checks = |found, overtaken| knowing(|known| (known.sent_checks, known.overtaken) = (Some(found), Some(overtaken)));
    let name = |reserved: Option<&str>| {
        let standing = NidAvailability { registered_by: None, reserved_because: reserved.map(str::to_owned) };
        knowing(|known| known.name = Some(Name { standing, taken: None }))
    };
    let registered_name = || {
        let standing = NidAvailability { registered_by: Some("R-2026-0001".into()), reserved_because: None };
        knowing(|known| known.name = Some(Name { standing, taken: None }))
    };
    let part = |by_self, took_part| {
        knowing(|known| known.decided = Some(Decided { by_self, took_part, ..decided(DecisionOutcome::Approved, 1) }))
    };
    let confirm = |confirm| ActionInput { confirm, ..ActionInput::default() };
    let community = |decision| procedure(RequestProcedure::Community, decision, &[], false);
    vec![
        of(fast_track::SUBMITTED_TEXT_PASSES, checks(Vec::new(), false), checks(failing(), true), "Purpose is empty"),
        typed(guards::OPERATOR_CONFIRMED, &facts(), confirm(" Lighthouse"), confirm("wrong"), "Type lighthouse to confirm"),
        typed(
            guards::OPERATOR_CONFIRMED,
            &about(RequestSubject::NewInformal { assigned: None }, |_| {}),
            confirm("urn-10"),
            confirm("next"),
            "Type the number that the preview shows",
        ),
        of(guards::NID_NOT_TAKEN, name(None), registered_name(), "was registered by another request"),
        of(
            guards::DECISION_MADE,
            community(decided(DecisionOutcome::Approved, 1)),
            community(decided(DecisionOutcome::Approved, 2)),
            "The lead has not approved",
        ),
        of(
            guards::DECISION_MADE,
            procedure(standards(), Decided::default(), &[DocumentKind::Report, DocumentKind::Direction], false),
            procedure(
                standards(),
                decided(DecisionOutcome::Approved, 1),
                &[DocumentKind::Direction, DocumentKind::Report],
                false,
            ),
            "has not directed the registration",
        ),
        of(
            guards::DECISION_MADE,
            procedure(fast(Some("A paper")), decided(DecisionOutcome::Completed, 1), &[], true),
            procedure(fast(Some("A paper")), decided(DecisionOutcome::Approved, 1), &[], true),
            "has not requested completion",
        ),
        of(guards::OPERATOR_NOT_INVOLVED, part(false, false), part(true, true), "You decided on this request"),
        of(guards::OPERATOR_NOT_INVOLVED, part(false, false), part(false, true), "You reviewed this request"),
        of(guards::HAS_CURRENT_TEXT, facts(), with(|facts| facts.view.revisions.clear()), "The text was not found"),
        of(guards::HAS_CURRENT_TEXT, facts(), about(correction(), |_| {}), "for something other than this request"),
        of(guards::NID_RULES_PASS, name(None), name(Some("the name of a protocol")), "reserved"),
        of(guards::TEXT_PASSES_CHECKS, checks(failing(), true), checks(failing(), false), "Purpose is empty"),
    ]
}

fn of_corrections() -> Vec<Trial<'static>> {
    let checks = |found: Vec<Finding>| about(correction(), |known| known.sent_checks = Some(found));
    vec![
        of(super::correction::IS_CORRECTION, about(correction(), |_| {}), facts(), "Only a correction can be published"),
        of(super::correction::STILL_A_CORRECTION, checks(advised()), checks(failing()), "Purpose is empty"),
    ]
}

fn of_ends() -> Vec<Trial<'static>> {
    let owned = |state, owner: Option<&str>| {
        with(|facts| {
            facts.view.request.state = state;
            facts.known.owner = Some(owner.map(account));
        })
    };
    let to = |found| knowing(|known| known.other = Some(found));
    let named = |other| ActionInput { close: Some(CloseReason::Duplicate), other, ..ActionInput::default() };
    let obsolete = ActionInput { close: Some(CloseReason::Obsolete), ..ActionInput::default() };
    let named_by = |is_taken: bool| {
        let registered_by = is_taken.then(|| "R-2027-0002".into());
        knowing(|known| {
            known.name = Some(Name { standing: NidAvailability { registered_by, ..NidAvailability::default() }, taken: None });
        })
    };
    let another = |found, number, says| Trial {
        fails: (to(found), named(number)),
        ..typed(ended::CLOSE_GROUND_VALID, &to(Some(other(State::Registered))), named("R-2027-0002"), named(number), says)
    };
    vec![
        of(
            ended::WITHDRAWN_BY_OWNER,
            owned(State::Review, None),
            owned(State::Review, Some("rita")),
            "can withdraw it. You can leave",
        ),
        of(
            ended::REOPENED_BY_OWNER,
            owned(State::Closed(CloseReason::Lapsed), Some("rita")),
            owned(State::Closed(CloseReason::Withdrawn), Some("rita")),
            "can reopen it",
        ),
        another(None, "", "Enter the number of the other request, such as"),
        another(None, "R-2027-0009", "Request R-2027-0009 does not exist"),
        another(Some(facts().view), "R-2027-0001", "not of this one"),
        another(Some(other(State::Closed(CloseReason::Duplicate))), "R-2027-0002", "has itself been closed as a duplicate"),
        another(Some(other(State::Declined)), "R-2027-0002", "is closed (declined)"),
        typed(ended::CLOSE_GROUND_VALID, &facts(), obsolete, ActionInput::default(), "Select why the request is closed"),
        of(ended::NID_AVAILABLE, named_by(false), named_by(true), "was registered by another request meanwhile"),
        of(ended::CLOSED_WITHIN_YEAR, ended_at(300), ended_at(400), "closed more than 12 months ago, on 2026-01-25"),
        of(ended::SUBMITTED_BEFORE_CLOSING, facts(), with(|facts| facts.view.revisions.clear()), "never submitted"),
    ]
}

fn of_procedures_and_appeals() -> Vec<Trial<'static>> {
    static TO_STANDARDS: RequestProcedure = RequestProcedure::Standards { body: String::new() };
    static COMMUNITY_PROCEDURE: RequestProcedure = RequestProcedure::Community;
    let change = |procedure| ActionInput { procedure, ..ActionInput::default() };
    let before = |procedure| knowing(|known| known.previous_procedure = Some(procedure));
    let changed = || {
        let mut facts = before(None);
        facts.view.request.procedure_changed_at = Some(days_ago(1));
        facts
    };
    let appeals = |appeals| knowing(|known| known.appeals = Some(appeals));
    let until = Appeals { until: Some("2027-04-01".parse().unwrap()), appellant: None };
    let by = |who: &str| appeals(Appeals { until: None, appellant: Some(who.into()) });
    let reopened = |decider: &str, others: &[&str]| {
        let other_leads = others.iter().map(|id| AccountId::from(*id)).collect();
        let granted = Reopened { at: days_ago(1), deciders: vec![decider.into()], other_leads };
        knowing(|known| known.reopened = Some(Some(granted)))
    };
    vec![
        Trial {
            fails: (changed(), change(Some(&TO_STANDARDS))),
            ..typed(
                procedure::PROCEDURE_NOT_CHANGED,
                &before(None),
                change(Some(&TO_STANDARDS)),
                change(None),
                "already been changed once",
            )
        },
        Trial {
            fails: (before(None), change(None)),
            ..typed(procedure::PROCEDURE_DIFFERS, &before(Some(standards())), change(None), change(None), "has not been changed")
        },
        of(
            procedure::BODY_NOT_RECOGNIZED,
            on(fast(None), |known| known.recognized = Some(false)),
            on(fast(None), |known| known.recognized = Some(true)),
            "OASIS is a recognized body and requested the fast track",
        ),
        typed(
            procedure::PROCEDURE_DIFFERS,
            &before(Some(standards())),
            change(None),
            change(Some(&COMMUNITY_PROCEDURE)),
            "already follows this procedure",
        ),
        typed(
            procedure::PROCEDURE_DIFFERS,
            &before(Some(standards())),
            change(None),
            change(Some(&TO_STANDARDS)),
            "Enter the standards body",
        ),
        of(
            super::appealed::HAS_APPEALABLE_DECISION,
            appeals(until),
            appeals(Appeals::default()),
            "There is no decision that you can appeal",
        ),
        of(
            super::appealed::APPEAL_IS_OPEN,
            with(|facts| facts.view.conditions.push(under_appeal())),
            facts(),
            "There is no open appeal",
        ),
        of(super::appealed::LEAD_NOT_DECIDED_BEFORE, reopened("edda", &[]), reopened("edda", &["emil"]), "overturned on appeal"),
        of(super::appealed::EXPERT_NOT_DECIDED_BEFORE, reopened("emil", &[]), reopened("edda", &[]), "overturned on appeal"),
        typed(
            super::appealed::APPEAL_GROUNDS_ANSWERED,
            &reopened("edda", &[]),
            ActionInput { appeal_answer: "The register is funded.", ..ActionInput::default() },
            ActionInput { appeal_answer: "ok", ..ActionInput::default() },
            "Answer the grounds of the appeal",
        ),
        of(super::appealed::NOT_OWN_APPEAL, by("rita"), by("edda"), "you cannot record its outcome"),
    ]
}

fn trials() -> Vec<Trial<'static>> {
    [
        of_words(),
        of_sending(),
        of_experts(),
        of_decisions(),
        of_standards(),
        of_publishing(),
        of_corrections(),
        of_ends(),
        of_procedures_and_appeals(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

#[test]
fn each_guard_accepts_a_valid_request_and_explains_a_refusal() {
    let mut wrong = Vec::new();
    for Trial { guard, passes, fails, says } in trials() {
        assert!(guard.check(&passes.0, &passes.1).is_ok(), "{}: {:?}", guard.says, guard.check(&passes.0, &passes.1));
        let reason = guard.check(&fails.0, &fails.1).expect_err(guard.says);
        if matches!(reason, Refusal::Store(_)) || !reason.to_string().contains(says) {
            wrong.push(format!("{}: {reason}, not {says}", guard.says));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_guard_in_the_table_has_a_trial() {
    let chosen = super::sent::EXPERTS_CHOSEN.says;
    let tried: BTreeSet<&str> = trials().iter().map(|trial| trial.guard.says).chain([chosen]).collect();
    let all: BTreeSet<&str> = STATE_TABLE.iter().flat_map(|row| row.guards).map(|guard| guard.says).collect();
    assert_eq!(tried, all);
}

/// A missing fact never turns a refusal into a pass, and every guard lists all facts that it uses.
#[test]
fn guard_declares_every_fact_it_uses_and_fails_without_them() {
    for Trial { guard, passes, fails, .. } in trials() {
        for (facts, input) in [passes, fails] {
            let only = RequestFacts { known: facts.known.clone().only(guard.needs), ..facts.clone() };
            let (with_all, with_those) = (guard.check(&facts, &input), guard.check(&only, &input));
            assert_eq!(format!("{with_all:?}"), format!("{with_those:?}"), "{}", guard.says);
            let blind = RequestFacts { known: Known::default(), ..facts };
            if !guard.needs.is_empty() && with_all.is_err() {
                assert!(guard.check(&blind, &input).is_err(), "{} accepts an input that was not loaded", guard.says);
                assert!(guard.evaluate_early(&blind).is_none(), "{} is evaluated by a page that loaded no input", guard.says);
            }
        }
    }
}
