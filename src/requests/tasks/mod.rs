//! What has to be done on a request. One pure function, [`tasks`], determines the open tasks from the facts; `refresh` stores them in the
//! transaction of every action, and hourly. Lists, task pages, emails about new tasks, reminders, escalation and statistics read the stored
//! tasks.

pub mod experts;
pub(crate) mod facts;
pub mod kind;
pub mod mine;
pub(crate) mod notify;
pub mod pending;
pub mod queries;
pub mod refresh;
pub mod task;

use crate::requests::action_holder::ActionHolder::{self, Body, Experts, Operators, Registrant};
use crate::requests::facts::Quorum;
use crate::requests::guards::appealed::{can_lead_decide, counts_as_second};
use crate::requests::guards::quorum::check_positions;
use crate::requests::periods::periods;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::task::{Assignee, Task};
use crate::requests::timers::{days_after, discussion_ends, escalation_time, operators_deadline};
use crate::requests::{Procedure, State};
use crate::reviews::RevisionNumber;
use crate::users::AccountId;
use jiff::Timestamp;

/// The number of experts that a decision needs.
const EXPERTS_NEEDED: usize = 2;

/// Someone who can act as an expert on a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expert {
    pub account_id: AccountId,
    /// Whether they are a lead.
    pub leads: bool,
    /// When they were assigned; `None` if they were not, or declined.
    pub assigned_at: Option<Timestamp>,
    /// Whether they cannot be the second person of the proposal to decline.
    pub is_dependent: bool,
}

/// What is known about the review of a request; empty before it begins.
#[derive(Debug, Clone, Default)]
pub struct ReviewFacts {
    /// The newest revision, and when it was submitted.
    pub revision: RevisionNumber,
    pub submitted_at: Option<Timestamp>,
    /// Those who can act as experts.
    pub experts: Vec<Expert>,
    /// The positions, and what a decision needs.
    pub quorum: Quorum,
    /// When the newest position was recorded.
    pub recorded_at: Option<Timestamp>,
    /// The proposal to decline the newest revision: the lead, and when.
    pub proposal: Option<(AccountId, Timestamp)>,
    /// Whether the contacts of a registered namespace answered, or had enough time to.
    pub contacts_can_be_skipped: bool,
    /// Whether an expert's comment on the newest revision is the last one in an open thread.
    pub has_question: bool,
    /// The last activity of an expert.
    pub experts_acted_at: Option<Timestamp>,
    /// The number of assigned experts who can still review, and when each of the others became unavailable.
    pub available: usize,
    pub unavailable_since: Vec<Timestamp>,
    /// The oldest open request to waive a conflict of interest.
    pub waiver_requested_at: Option<Timestamp>,
}

impl ReviewFacts {
    /// When too few of the assigned experts were left, if an expert became unavailable.
    fn missing_since(&self) -> Option<Timestamp> {
        let mut unavailable_since = self.unavailable_since.clone();
        unavailable_since.sort_unstable();
        let spare = (self.available + unavailable_since.len()).saturating_sub(EXPERTS_NEEDED);
        unavailable_since.get(spare).copied().filter(|_| self.available < EXPERTS_NEEDED)
    }
}

/// Everything that the tasks on a request depend on.
#[derive(Debug, Clone)]
pub struct TaskFacts {
    pub state: State,
    pub procedure: Procedure,
    /// Whether the request is a correction.
    pub is_correction: bool,
    /// When it entered its state.
    pub since: Timestamp,
    /// When the discussion began.
    pub review_since: Option<Timestamp>,
    /// When the open hold began.
    pub held_since: Option<Timestamp>,
    /// When the last hold ended. Periods begin again then.
    pub hold_ended_at: Option<Timestamp>,
    /// The last activity of the registrant.
    pub registrant_acted_at: Option<Timestamp>,
    /// Whether an earlier request for the same NID is open, and this one can be renamed.
    pub must_choose_name: bool,
    /// The open appeal.
    pub appealed_at: Option<Timestamp>,
    pub review: ReviewFacts,
}

impl TaskFacts {
    /// The time, or the end of the last hold if that was later.
    fn after_hold(&self, at: Timestamp) -> Timestamp {
        self.hold_ended_at.map_or(at, |ended_at| ended_at.max(at))
    }

    /// When the review period began, or began again after a hold.
    fn period_since(&self) -> Option<Timestamp> {
        self.review_since.map(|since| self.after_hold(since))
    }

    /// When the request is escalated if no one acts after this time.
    fn escalated_at(&self, acted_at: Timestamp) -> Option<Timestamp> {
        escalation_time(self.period_since(), self.after_hold(acted_at))
    }

    /// Whether the registrant must reply during the review: to a Discuss on the newest revision, or in a thread about it. A new revision
    /// answers everything before it; the experts then review it first. On the fast track experts only advise.
    fn waits_for_registrant(&self) -> bool {
        let review = &self.review;
        let mut standing = review.quorum.positions.iter();
        let objects = standing.any(|one| one.is_open_objection() && one.position.revision_number == review.revision);
        self.procedure != Procedure::FastTrack && (review.has_question || objects)
    }
}

fn role_task(role: ActionHolder, kind: TaskKind, since: Timestamp, due: Option<Timestamp>) -> Task {
    Task { kind, assignee: Assignee::Role(role), since, due }
}

fn person_task(id: &AccountId, kind: TaskKind, since: Timestamp, due: Option<Timestamp>) -> Task {
    Task { kind, assignee: Assignee::Account(id.clone()), since, due }
}

/// The open tasks on a request. While it is on hold, the operators decide whether the hold ends; the tasks of persons that the hold does
/// not prevent stay open, and nothing is due.
pub fn tasks(facts: &TaskFacts, now: Timestamp) -> Vec<Task> {
    let (since, review) = (facts.after_hold(facts.since), &facts.review);
    let mut list = Vec::from_iter(of_holder(facts));
    if facts.must_choose_name {
        list.push(role_task(Registrant, TaskKind::ChooseName, since, None));
    }
    if let Some(appealed_at) = facts.appealed_at {
        list.push(role_task(Operators, TaskKind::RecordAppeal, appealed_at, None));
    }
    list.extend(review.experts.iter().filter_map(|expert| of_expert(facts, expert, now)));
    if facts.state == State::Review {
        let leads = || review.experts.iter().filter(|expert| expert.leads).map(|lead| &lead.account_id);
        if let Some(missing_since) = review.missing_since() {
            let since = missing_since.max(facts.since);
            list.push(role_task(Operators, TaskKind::AssignExpert, since, None));
            list.extend(leads().map(|lead| person_task(lead, TaskKind::AssignExpert, since, None)));
        }
        if let Some(asked_at) = review.waiver_requested_at {
            list.extend(leads().map(|lead| person_task(lead, TaskKind::DecideWaiver, asked_at, None)));
        }
    }
    if let Some(held_since) = facts.held_since.filter(|_| facts.state.is_open()) {
        list.retain(|task| !task.is_of_action_holder());
        for task in &mut list {
            task.due = None;
        }
        list.push(role_task(Operators, TaskKind::EndHold, since.max(held_since), None));
    }
    list
}

/// The task of the action holder, as if the request were not on hold; `None` for a closed request. A standards body has no period (RFC 8141
/// §6.3 item 3). Experts have the length of a discussion each time the request returns to them. A registrant with an open question has time
/// until the request lapses; a registrant whom experts are waiting for has time until the escalation.
fn of_holder(facts: &TaskFacts) -> Option<Task> {
    let since = facts.after_hold(facts.since);
    Some(match (facts.state, facts.procedure) {
        (State::Draft, _) => role_task(Registrant, TaskKind::FinishDraft, since, None),
        (State::Intake, _) if facts.is_correction => {
            role_task(Operators, TaskKind::PublishCorrection, since, Some(operators_deadline(since)))
        }
        (State::Intake, _) => role_task(Operators, TaskKind::StartIntakeReview, since, Some(operators_deadline(since))),
        (State::Ready, _) => role_task(Operators, TaskKind::Publish, since, Some(operators_deadline(since))),
        (State::WithRequester(_), _) => {
            let acted_at = since.max(facts.registrant_acted_at.unwrap_or(since));
            role_task(Registrant, TaskKind::AnswerQuestion, since, Some(days_after(acted_at, periods().lapse)))
        }
        (State::WithBody, _) => role_task(Body, TaskKind::Direct, since, None),
        (State::Review, Procedure::FastTrack) => role_task(Body, TaskKind::Complete, since, None),
        (State::Review, _) if facts.waits_for_registrant() => {
            let asked_at = facts.review.experts_acted_at.map_or(since, |acted_at| acted_at.max(since));
            role_task(Registrant, TaskKind::AnswerExperts, asked_at, facts.escalated_at(asked_at))
        }
        (State::Review, _) => role_task(Experts, TaskKind::RecordPosition, since, Some(discussion_ends(since))),
        (State::Registered | State::Declined | State::Closed(_), _) => return None,
    })
}

/// The task of one expert: the first that applies.
fn of_expert(facts: &TaskFacts, expert: &Expert, now: Timestamp) -> Option<Task> {
    let (review, me) = (&facts.review, &expert.account_id);
    let (in_review, is_advice) = (facts.state == State::Review, facts.procedure == Procedure::FastTrack);
    let own = review.quorum.positions.iter().find(|it| it.position.expert_id == *me);
    // Experts who made the decision that was overturned take no part in the new one.
    let reopened = review.quorum.reopened.as_ref();
    let (is_second, leads) = (counts_as_second(reopened, me), expert.leads && can_lead_decide(reopened, me));
    let until_escalation = |kind: TaskKind, since: Option<Timestamp>| {
        let since = since.unwrap_or(facts.since);
        Some(person_task(me, kind, since, facts.escalated_at(since)))
    };
    // Any expert can agree to decline, even one who objects; only those involved in the request get the task.
    if let Some((lead, proposed_at)) = &review.proposal
        && in_review
        && lead != me
        && is_second
        && !expert.is_dependent
        && (expert.assigned_at.is_some() || own.is_some())
    {
        return until_escalation(TaskKind::Concur, Some(*proposed_at));
    }
    if let Some(own) = own.filter(|own| own.is_open_objection()) {
        // For the newest revision, the registrant must reply first.
        return if own.live { None } else { until_escalation(TaskKind::ReviewAgain, review.submitted_at) };
    }
    if !in_review {
        return None;
    }
    let reports = facts.procedure == Procedure::Standards;
    // A hold prevents an approval, but no report.
    let may_decide = leads && !is_advice && review.contacts_can_be_skipped && (reports || facts.held_since.is_none());
    if may_decide && check_positions(facts.period_since(), &review.quorum, me, now).is_ok() {
        let decides = if reports { TaskKind::Report } else { TaskKind::Decide };
        // It begins when it is stored, because a decision can also become possible by time. A stored task keeps its time.
        return until_escalation(decides, review.recorded_at).map(|task| Task { since: now, ..task });
    }
    let assigned_at = expert.assigned_at.filter(|_| (is_second || leads) && own.is_none_or(|own| !own.live))?;
    let kind = if is_advice { TaskKind::Advise } else { TaskKind::RecordPosition };
    Some(person_task(me, kind, assigned_at, Some(days_after(facts.after_hold(assigned_at), periods().position_days))))
}

#[cfg(test)]
mod tests;
