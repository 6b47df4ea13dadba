//! One row a case: state, procedure and facts, and the tasks that follow.

use super::*;
use crate::requests::PreviousState;
use crate::requests::periods::DEFAULT;
use crate::reviews::{Position, PositionKind, PositionStatus};

fn at(day: &str) -> Timestamp {
    format!("{day}T12:00:00Z").parse().unwrap()
}

/// A Monday.
const SINCE: &str = "2026-11-02";

fn facts(state: State, procedure: Procedure) -> TaskFacts {
    TaskFacts {
        state,
        procedure,
        is_correction: false,
        since: at(SINCE),
        review_since: Some(at(SINCE)),
        held_since: None,
        hold_ended_at: None,
        registrant_acted_at: None,
        must_choose_name: false,
        appealed_at: None,
        review: ReviewFacts { revision: RevisionNumber::FIRST, submitted_at: Some(at("2026-10-30")), ..ReviewFacts::default() },
    }
}

fn review() -> TaskFacts {
    facts(State::Review, Procedure::Community)
}

impl TaskFacts {
    fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }

    /// Adds experts: a lead called lena, and others. Those assigned were assigned a day after the review began.
    fn experts(self, names: &[(&str, bool)]) -> Self {
        let expert = |(name, is_assigned): &(&str, bool)| Expert {
            account_id: (*name).into(),
            leads: *name == "lena",
            is_dependent: false,
            assigned_at: is_assigned.then(|| at("2026-11-03")),
        };
        let assigned = names.iter().filter(|(_, is_assigned)| *is_assigned).map(|(name, _)| (*name).into()).collect();
        self.with(|facts| {
            facts.review.experts = names.iter().map(expert).collect();
            facts.review.quorum.assigned = assigned;
            facts.review.contacts_can_be_skipped = true;
        })
    }

    /// Adds a position of an expert on the newest revision; with `live` false, on one before.
    fn position(self, name: &str, kind: PositionKind, live: bool) -> Self {
        self.with(|facts| {
            let revision_number = if live { facts.review.revision } else { RevisionNumber::NONE };
            facts.review.recorded_at = Some(at("2026-11-05"));
            facts.review.quorum.positions.push(PositionStatus {
                position: Position {
                    id: name.to_owned(),
                    expert_id: name.into(),
                    expert: name.to_owned(),
                    revision_number,
                    kind,
                    reasons: String::new(),
                    recorded_at: at("2026-11-05"),
                    answer: None,
                },
                live,
                in_office: true,
            });
        })
    }
}

/// The tasks as text: kind, role or account, since, due.
fn found(facts: &TaskFacts, now: &str) -> Vec<String> {
    let day = |at: Timestamp| at.strftime("%m-%d").to_string();
    let who = |assignee: &Assignee| match assignee {
        Assignee::Role(role) => role.name().to_owned(),
        Assignee::Account(id) => format!("({})", id.as_str()),
    };
    let text = |task: &Task| {
        format!(
            "{} {} {} {}",
            task.kind.name(),
            who(&task.assignee),
            day(task.since),
            task.due.map_or_else(|| "-".to_owned(), day)
        )
    };
    tasks(facts, at(now)).iter().map(text).collect()
}

/// A case: its name, the facts, and the tasks on 10 November.
type TaskCase = (&'static str, TaskFacts, &'static [&'static str]);

fn asked(from: PreviousState) -> TaskFacts {
    facts(State::WithRequester(from), Procedure::Community)
}

fn cases_of_holders() -> Vec<TaskCase> {
    use PositionKind::Discuss;
    use Procedure::{Community, FastTrack, Standards};
    vec![
        // Each state has one action holder. A standards body has no due date.
        ("draft", facts(State::Draft, Community), &["finish_draft registrant 11-02 -"]),
        ("intake", facts(State::Intake, Community), &["start_intake_review operators 11-02 11-04"]),
        (
            "correction",
            facts(State::Intake, Community).with(|it| it.is_correction = true),
            &["publish_correction operators 11-02 11-04"],
        ),
        ("approved", facts(State::Ready, FastTrack), &["publish operators 11-02 11-04"]),
        ("with a body", facts(State::WithBody, Standards), &["direct body 11-02 -"]),
        ("fast track", facts(State::Review, FastTrack), &["complete body 11-02 -"]),
        ("review", review(), &["record_position experts 11-02 11-16"]),
        ("question", asked(PreviousState::Intake), &["answer_question registrant 11-02 01-31"]),
        (
            "question, and the registrant saved a draft",
            asked(PreviousState::Intake).with(|it| it.registrant_acted_at = Some(at("2026-11-12"))),
            &["answer_question registrant 11-02 02-10"],
        ),
        ("declined", facts(State::Declined, Community), &[]),
        (
            "declined, and appealed",
            facts(State::Declined, Community).with(|it| it.appealed_at = Some(at("2026-11-10"))),
            &["record_appeal operators 11-10 -"],
        ),
        (
            "later request for the same NID",
            facts(State::Intake, Community).with(|it| it.must_choose_name = true),
            &["start_intake_review operators 11-02 11-04", "choose_name registrant 11-02 -"],
        ),
        // A request that returns to review gets a full discussion, also if it began long before.
        ("back in review", review().with(|it| it.since = at("2026-12-20")), &["record_position experts 12-20 01-03"]),
        // Experts wait for the registrant: due at the escalation, which is not before the discussion ends.
        (
            "comment on the newest revision",
            review().with(|it| {
                it.review.has_question = true;
                it.review.experts_acted_at = Some(at("2026-11-20"));
            }),
            &["answer_experts registrant 11-20 12-04"],
        ),
        // The time when the request was closed is not counted for anyone.
        (
            "comment before the request was closed and reopened",
            review().with(|it| {
                it.review.has_question = true;
                (it.since, it.review.experts_acted_at) = (at("2026-11-09"), Some(at("2026-11-03")));
            }),
            &["answer_experts registrant 11-09 11-30"],
        ),
        (
            "Discuss on the newest revision",
            review().position("emil", Discuss, true).with(|it| it.review.experts_acted_at = Some(at("2026-11-03"))),
            &["answer_experts registrant 11-03 11-30"],
        ),
        // On the fast track, experts only advise.
        (
            "comment on the fast track",
            facts(State::Review, FastTrack).experts(&[("emil", true)]).with(|it| it.review.has_question = true),
            &["complete body 11-02 -", "advise (emil) 11-03 11-17"],
        ),
    ]
}

fn held(facts: TaskFacts) -> TaskFacts {
    facts.with(|it| it.held_since = Some(at("2026-11-06")))
}

/// A hold ended in the week after the request entered its state.
fn went_on(facts: TaskFacts) -> TaskFacts {
    facts.with(|it| it.hold_ended_at = Some(at("2026-11-09")))
}

fn cases_of_holds() -> Vec<TaskCase> {
    use PositionKind::Approve;
    use Procedure::{Community, FastTrack, Standards};
    let approved = |facts: TaskFacts| {
        facts.experts(&[("lena", true), ("emil", true)]).position("lena", Approve, true).position("emil", Approve, true)
    };
    let review = |procedure| facts(State::Review, procedure);
    vec![
        ("on hold", held(facts(State::Ready, Community)), &["end_hold operators 11-06 -"]),
        ("question on hold", held(asked(PreviousState::Ready)), &["end_hold operators 11-06 -"]),
        (
            "reopened on hold",
            held(facts(State::Intake, Community)).with(|it| it.since = at("2026-11-08")),
            &["end_hold operators 11-08 -"],
        ),
        ("closed on hold", held(facts(State::Declined, Community)), &[]),
        // What a hold does not prevent stays open, but is not due: a position, a report, the outcome of an appeal, another name.
        (
            "fast track on hold",
            held(review(FastTrack).experts(&[("emil", true)])),
            &["advise (emil) 11-03 -", "end_hold operators 11-06 -"],
        ),
        ("review on hold, before the decision", held(approved(review(Community))), &["end_hold operators 11-06 -"]),
        ("the same for a body", held(approved(review(Standards))), &["report (lena) 11-10 -", "end_hold operators 11-06 -"]),
        (
            "appeal and name conflict on hold",
            held(facts(State::Intake, Community))
                .with(|it| (it.must_choose_name, it.appealed_at) = (true, Some(at("2026-11-05")))),
            &["choose_name registrant 11-02 -", "record_appeal operators 11-05 -", "end_hold operators 11-06 -"],
        ),
        // Periods begin again. A task that stayed open keeps its beginning.
        ("hold ended", went_on(facts(State::Ready, Community)), &["publish operators 11-09 11-11"]),
        ("hold ended, question", went_on(asked(PreviousState::Ready)), &["answer_question registrant 11-09 02-07"]),
        (
            "hold ended, review",
            went_on(review(Community).experts(&[("emil", true)])),
            &["record_position experts 11-09 11-23", "record_position (emil) 11-03 11-23"],
        ),
        (
            "hold ended, decision",
            went_on(approved(review(Community))),
            &["record_position experts 11-09 11-23", "decide (lena) 11-10 12-07"],
        ),
        (
            "hold ended, question of an expert",
            went_on(review(Community).with(|it| it.review.has_question = true)),
            &["answer_experts registrant 11-09 12-07"],
        ),
        (
            "hold ended before",
            went_on(facts(State::Ready, Community)).with(|it| it.since = at("2026-11-16")),
            &["publish operators 11-16 11-18"],
        ),
    ]
}

fn cases_of_experts() -> Vec<TaskCase> {
    use PositionKind::{Approve, Discuss};
    vec![
        (
            "assigned experts",
            review().experts(&[("lena", true), ("emil", true), ("eske", false)]),
            &["record_position experts 11-02 11-16", "record_position (lena) 11-03 11-17", "record_position (emil) 11-03 11-17"],
        ),
        (
            "all assigned experts approve",
            review().experts(&[("lena", true), ("emil", true)]).position("lena", Approve, true).position("emil", Approve, true),
            &["record_position experts 11-02 11-16", "decide (lena) 11-10 11-30"],
        ),
        (
            "the same for a body",
            facts(State::Review, Procedure::Standards)
                .experts(&[("lena", true), ("emil", true)])
                .position("lena", Approve, true)
                .position("emil", Approve, true),
            &["record_position experts 11-02 11-16", "report (lena) 11-10 11-30"],
        ),
        (
            "the same, while a contact was not notified",
            review()
                .experts(&[("lena", true), ("emil", true)])
                .position("lena", Approve, true)
                .position("emil", Approve, true)
                .with(|it| it.review.contacts_can_be_skipped = false),
            &["record_position experts 11-02 11-16"],
        ),
        (
            "a new revision changes the substance",
            review().experts(&[("emil", true)]).position("emil", Approve, false),
            &["record_position experts 11-02 11-16", "record_position (emil) 11-03 11-17"],
        ),
        (
            "a new revision answers a Discuss",
            review().experts(&[("emil", true)]).position("emil", Discuss, false),
            &["record_position experts 11-02 11-16", "review_again (emil) 10-30 11-30"],
        ),
        (
            "the same, with the registrant",
            asked(PreviousState::Review).experts(&[("emil", true)]).position("emil", Discuss, false),
            &["answer_question registrant 11-02 01-31", "review_again (emil) 10-30 11-30"],
        ),
        (
            "proposal to decline",
            review()
                .experts(&[("lena", true), ("emil", true), ("eske", false)])
                .with(|it| it.review.proposal = Some(("lena".into(), at("2026-11-09")))),
            &["record_position experts 11-02 11-16", "record_position (lena) 11-03 11-17", "concur (emil) 11-09 11-30"],
        ),
    ]
}

/// The leads and the operators find another expert; a lead decides on a waiver.
fn cases_of_unavailable_experts() -> Vec<TaskCase> {
    vec![
        (
            "one of two assigned experts left",
            review()
                .experts(&[("lena", false)])
                .with(|it| (it.review.available, it.review.unavailable_since) = (1, vec![at("2026-11-07")])),
            &["record_position experts 11-02 11-16", "assign_expert operators 11-07 -", "assign_expert (lena) 11-07 -"],
        ),
        (
            "one of three is left since the second became unavailable",
            review().experts(&[]).with(|it| {
                (it.review.available, it.review.unavailable_since) = (1, vec![at("2026-11-08"), at("2026-11-04")]);
            }),
            &["record_position experts 11-02 11-16", "assign_expert operators 11-08 -"],
        ),
        (
            "the only one became unavailable before the review began again",
            review().experts(&[]).with(|it| it.review.unavailable_since = vec![at("2026-10-30")]),
            &["record_position experts 11-02 11-16", "assign_expert operators 11-02 -"],
        ),
        (
            "two of three are left",
            review()
                .experts(&[("lena", false)])
                .with(|it| (it.review.available, it.review.unavailable_since) = (2, vec![at("2026-11-07")])),
            &["record_position experts 11-02 11-16"],
        ),
        (
            "request for a waiver",
            review().experts(&[("lena", false)]).with(|it| it.review.waiver_requested_at = Some(at("2026-11-08"))),
            &["record_position experts 11-02 11-16", "decide_waiver (lena) 11-08 -"],
        ),
    ]
}

#[test]
fn tasks_follow_from_state_procedure_and_facts() {
    for (name, facts, expected) in
        [cases_of_holders(), cases_of_experts(), cases_of_unavailable_experts(), cases_of_holds()].concat()
    {
        assert_eq!(found(&facts, "2026-11-10"), expected, "{name}");
    }
}

#[test]
fn lead_can_decide_without_missing_positions_after_the_discussion() {
    let facts = review().experts(&[("lena", true), ("emil", true)]).position("emil", PositionKind::NoObjection, true);
    assert_eq!(found(&facts, "2026-11-15"), ["record_position experts 11-02 11-16", "record_position (lena) 11-03 11-17"]);
    assert_eq!(found(&facts, "2026-11-16"), ["record_position experts 11-02 11-16", "decide (lena) 11-16 11-30"]);
}

#[test]
fn review_period_begins_again_when_a_hold_ends() {
    let facts = went_on(review().experts(&[("lena", true), ("emil", true)]).position("emil", PositionKind::NoObjection, true));
    for (now, decides) in [("2026-11-16", false), ("2026-11-22", false), ("2026-11-23", true)] {
        assert_eq!(found(&facts, now)[1].starts_with("decide"), decides, "{now}");
    }
}

#[test]
fn every_request_that_is_not_closed_has_one_action_holder() {
    for state in State::ALL {
        for procedure in Procedure::ALL {
            for facts in [facts(state, procedure), held(facts(state, procedure))] {
                let holding: Vec<Task> = tasks(&facts, at(SINCE)).into_iter().filter(Task::is_of_action_holder).collect();
                assert_eq!(holding.len(), usize::from(state.is_open()), "{state:?} {procedure:?}: {holding:?}");
            }
        }
    }
}

#[test]
fn question_is_due_on_the_day_the_request_lapses() {
    use crate::requests::timers::{DueStep, TimerFacts as TimedStep, steps_due};
    for acted in [None, Some("2026-10-01"), Some("2026-12-24")] {
        let asked = asked(PreviousState::Review).with(|it| it.registrant_acted_at = acted.map(at));
        let tasks = tasks(&asked, at(SINCE));
        let end = tasks[0].due.unwrap();
        let timed = TimedStep { tasks, period_since: None, last_act: asked.since, asked: Vec::new(), has_conflict: false };
        assert!(
            !steps_due(&timed, days_after(end, -1)).contains(&DueStep::Lapse) && steps_due(&timed, end) == [DueStep::Lapse],
            "{acted:?}"
        );
        assert_eq!(end, days_after(asked.since.max(acted.map_or(asked.since, at)), DEFAULT.lapse));
    }
}

/// The email to the registrant has the date. A shorter period in the settings does not change it; an act of the registrant moves it.
#[test]
fn lapse_date_is_replaced_only_by_a_later_one() {
    let task = |due: &str| role_task(Registrant, TaskKind::AnswerQuestion, at(SINCE), Some(at(due)));
    assert_eq!(task("2026-11-10").kept(&task("2027-01-31")).due, Some(at("2027-01-31")));
    assert_eq!(task("2027-02-10").kept(&task("2027-01-31")).due, Some(at("2027-02-10")));
}
