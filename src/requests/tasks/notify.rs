//! Emails about new tasks. After an action that changes the state of a request, everyone who now has a task on it gets an email with the
//! request, the task, its page and its due date, as in their task list.

use crate::action_context::ActionContext;
use crate::clock;
use crate::history::EventId;
use crate::ids::RequestNumber;
use crate::mail::outbox::{self, AddedTask};
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::requests::action_holder::ActionHolder;
use crate::requests::bodies::list::represents;
use crate::requests::notify::{email_people as notify_people, leads_of, officials_of, operators_of, team_of};
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::pending::PendingTask;
use crate::requests::tasks::queries;
use crate::requests::tasks::task::{Assignee, Task};
use crate::requests::timers::escalation_time;
use crate::requests::viewer::{RequestView, load_view, load_view_with_holder};
use crate::requests::{Procedure, State};
use crate::store::AnyConnection;
use crate::users::{self, Account, Role};
use jiff::Timestamp;
use jiff::civil::Date;

/// Notifies the people with a task after an action, except the actor. Must run after the other emails of the action are queued, so that
/// their content is not repeated.
pub(crate) fn notify_assignees(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    number: RequestNumber,
) -> Result<(), Refusal> {
    notify_or_add(conn, ctx, event, number, true)
}

/// Like `notify_assignees`, after an action that does not change the state, such as a comment or a hold: the task is added to the emails that the
/// action sends anyway. Everyone else was notified before.
pub(crate) fn add_tasks_to_emails(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    number: RequestNumber,
) -> Result<(), Refusal> {
    notify_or_add(conn, ctx, event, number, false)
}

fn notify_or_add(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    number: RequestNumber,
    moved: bool,
) -> Result<(), Refusal> {
    let view = load_view_with_holder(conn, number, None, ctx.now)?;
    let of_expert = |task: &Task| view.request.state == State::Review && TaskKind::OF_EXPERT.contains(&task.kind);
    for task in view.request.tasks.iter().filter(|task| task.is_of_action_holder() || of_expert(task)) {
        let waits = PendingTask::on(&view.request, task);
        // The operators were notified of the hold when it began.
        let moved = moved && task.kind != TaskKind::EndHold;
        let asks = waits.task.phrase().after_colon();
        let (link, day) = (ctx.link(&waits.path()), waits.by.map(clock::day));
        for person in assignees(conn, &view, task, ctx.now)?.into_iter().filter(|person| person.id != ctx.who.id) {
            if outbox::add_task_to_email(conn, event, &person.email, (&asks, &link, day))? == AddedTask::Said || !moved {
                continue;
            }
            let email = Notification::ActionRequired { asks: asks.clone(), day, link: link.clone() };
            outbox::queue(conn, ctx.mail, ctx.now, event, Some(&view.email_thread()), &person, &email)?;
        }
    }
    Ok(())
}

/// The people who have to do a task. The experts as a role are notified of their own tasks.
fn assignees(conn: &mut AnyConnection, view: &RequestView, task: &Task, now: Timestamp) -> Result<Vec<Account>, Refusal> {
    Ok(match &task.assignee {
        Assignee::Account(id) => users::queries::by_id(conn, id)?.into_iter().filter(Account::can_act).collect(),
        Assignee::Role(ActionHolder::Registrant) => team_of(conn, view)?,
        Assignee::Role(ActionHolder::Operators) => operators_of(conn, &view.request.id)?,
        Assignee::Role(ActionHolder::Experts) => Vec::new(),
        Assignee::Role(ActionHolder::Body) => officials_of_body(conn, view, now)?,
    })
}

/// The liaisons, if the request waits for the direction of the standards body, or the representatives of the body on the fast track.
pub(crate) fn officials_of_body(conn: &mut AnyConnection, view: &RequestView, now: Timestamp) -> Result<Vec<Account>, Refusal> {
    if view.request.state == State::WithBody {
        return officials_of(conn, &view.request.id, Role::Liaison);
    }
    let mut people = Vec::new();
    if view.request.procedure.kind() == Procedure::FastTrack {
        for person in officials_of(conn, &view.request.id, Role::Representative)? {
            if represents(conn, &person.id, &view.request.procedure, now)? {
                people.push(person);
            }
        }
    }
    Ok(people)
}

/// The leads who can decide on a request or report on it now.
pub(crate) fn deciding_leads(conn: &mut AnyConnection, view: &RequestView) -> Result<Vec<Account>, Refusal> {
    let mut leads = Vec::new();
    for (_, task) in queries::open_tasks(conn, &view.request.id)? {
        if matches!(task.kind, TaskKind::Decide | TaskKind::Report)
            && let Some(id) = task.assignee.account()
        {
            leads.extend(users::queries::by_id(conn, id)?.filter(Account::can_act));
        }
    }
    Ok(leads)
}

/// After a declared conflict of interest or a granted appeal: notifies the operators and the leads if another expert must be assigned. The
/// operators get an email of its own kind if an expert declines.
pub(crate) fn notify_of_missing_expert(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    number: RequestNumber,
) -> Result<(), Refusal> {
    let view = load_view(conn, number, None, ctx.now)?;
    if !queries::open_tasks(conn, &view.request.id)?.iter().any(|(_, task)| task.kind == TaskKind::AssignExpert) {
        return Ok(());
    }
    let mut people = leads_of(conn, ctx, &view)?;
    let mut operators = operators_of(conn, &view.request.id)?;
    operators.retain(|operator| !people.iter().any(|lead| lead.id == operator.id));
    people.extend(operators);
    people.retain(|person| person.id != ctx.who.id);
    let asks = TaskKind::AssignExpert.phrase().after_colon();
    let email = Notification::ActionRequired { asks, day: None, link: ctx.link(&format!("/requests/{number}")) };
    notify_people(conn, ctx, event, Some(&view.email_thread()), &people, &email)
}

/// The due date for a registrant's reply to reviewers; `None` if no period applies.
pub(crate) fn reply_due_date(view: &RequestView, now: Timestamp) -> Option<Date> {
    escalation_time(view.period_since(), now).map(clock::day)
}
