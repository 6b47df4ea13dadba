//! The facts about a request from which due steps are computed: its stored tasks, and what only reminders and escalation need.

use crate::history::{self, EventKind};
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::requests::conditions::{ConditionRecord, after_hold};
use crate::requests::periods::periods;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::task::Task;
use crate::requests::timers::{AssignedExpert, TimerFacts, days_after};
use crate::requests::{Request, State, conditions, name_conflict};
use crate::reviews::experts::{self, AssignmentReply};
use crate::store::AnyConnection;

/// Actions that do not count as activity: those of the system, and saved drafts.
const NON_ACTIVITY_EVENTS: [EventKind; 3] = [EventKind::Reminded, EventKind::Escalated, EventKind::DraftSaved];

/// The facts about a request with its tasks.
pub(super) fn load_timer_facts(conn: &mut AnyConnection, request: &Request) -> Result<TimerFacts, Refusal> {
    let conditions = conditions::queries::of_request(conn, &request.id)?;
    let mut facts = TimerFacts {
        tasks: request.tasks.clone(),
        period_since: request.review_since.map(|since| after_hold(&conditions, since)),
        last_act: request.state_since,
        asked: Vec::new(),
        has_conflict: false,
    };
    match request.state {
        State::Review => {
            facts.last_act =
                history::queries::last_action_except(conn, &request.id, &NON_ACTIVITY_EVENTS)?.unwrap_or(request.state_since);
            facts.asked = assigned_experts(conn, request, &conditions)?;
        }
        State::Ready => {
            let others = name_conflict::other_nid_requests(conn, request)?;
            facts.has_conflict = name_conflict::competing_requests(conn, request, &others)?.iter().any(|rival| rival.is_earlier);
        }
        _ => {}
    }
    Ok(facts)
}

/// The assigned experts with a task to record a position, or to agree to a decline.
fn assigned_experts(
    conn: &mut AnyConnection,
    request: &Request,
    conditions: &[ConditionRecord],
) -> Result<Vec<AssignedExpert>, Refusal> {
    let mut list = Vec::new();
    for one in experts::queries::assignments_of(conn, &request.id)? {
        let is_awaited = |task: &&Task| {
            let kinds = [TaskKind::RecordPosition, TaskKind::Advise, TaskKind::ReviewAgain, TaskKind::Concur];
            kinds.contains(&task.kind) && task.assignee.account() == Some(&one.expert_id)
        };
        let Some(due) = request.tasks.iter().find(is_awaited).and_then(|task| task.due) else { continue };
        if matches!(one.reply, AssignmentReply::Declined(_)) {
            continue;
        }
        let response_due = days_after(after_hold(conditions, one.assigned_at), periods().answer);
        let has_answered = one.reply != AssignmentReply::Waiting;
        list.push(AssignedExpert { expert_id: one.expert_id, response_due, due, has_answered });
    }
    Ok(list)
}

/// Whether an expert has a proposal to decline to agree to.
pub(super) fn must_concur(request: &Request, expert_id: &AccountId) -> bool {
    request.tasks.iter().any(|task| task.kind == TaskKind::Concur && task.assignee.account() == Some(expert_id))
}
