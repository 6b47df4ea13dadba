//! All tasks of one person on requests, in all their roles, and what they are waiting for.

use crate::clock;
use crate::history::pending::queries as pending;
use crate::history::redactions::Redaction;
use crate::refusal::Refusal;
use crate::registry::Kind;
use crate::requests::Request;
use crate::requests::action_holder::ActionHolder;
use crate::requests::bodies::list::represents;
use crate::requests::lists::next_step;
use crate::requests::prepared::PreparedPublication;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::pending::{AwaitedRequest, PendingTask, TaskSubject, sort_for_display};
use crate::requests::tasks::queries;
use crate::requests::tasks::task::Task;
use crate::reviews::experts::office::has_lead;
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use urn_registry::i18n::Phrase;

/// The maximum number of tasks listed per role; the page of that role lists the rest.
pub const TASKS_PER_ROLE_MAX: usize = 25;

/// A person's tasks, and what they are waiting for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnTasks {
    /// The tasks, by due date.
    pub tasks: Vec<PendingTask>,
    /// Requests on which they are waiting for others.
    pub awaited: Vec<AwaitedRequest>,
    /// Whether there is more of either than listed.
    pub more: bool,
}

/// Adds the tasks of one role, up to the limit.
fn add_tasks(mine: &mut OwnTasks, mut found: Vec<PendingTask>) {
    mine.more |= found.len() > TASKS_PER_ROLE_MAX;
    found.truncate(TASKS_PER_ROLE_MAX);
    mine.tasks.extend(found);
}

/// The tasks of an account.
///
/// # Errors
/// A database error.
pub fn own_tasks(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<OwnTasks, Refusal> {
    let mut mine = OwnTasks::default();
    add_registrant_tasks(conn, account, now, &mut mine)?;
    let found = queries::of_account(conn, &account.id, &TaskKind::ALL, None, TASKS_PER_ROLE_MAX + 1)?;
    add_tasks(&mut mine, found.iter().map(|(request, task)| PendingTask::on(request, task)).collect());
    if account.has_role(Role::Operator) {
        add_operator_tasks(conn, account, now, &mut mine)?;
    }
    let of_body = requests_for_representative(conn, account, now)?;
    add_tasks(&mut mine, of_body.iter().flat_map(|it| it.tasks.iter().map(|task| PendingTask::on(it, task))).collect());
    if account.has_role(Role::Liaison) {
        let found = pending_tasks_of_role(conn, account, (ActionHolder::Body, &[TaskKind::Direct]))?;
        add_tasks(&mut mine, found);
    }
    if account.has_role(Role::Admin) {
        add_administrator_tasks(conn, now, &mut mine)?;
    }
    if account.is_staff() {
        let questions = queries::requests_questioned_by(conn, &account.id, TASKS_PER_ROLE_MAX)?;
        mine.awaited.extend(questions.iter().filter_map(|request| awaited(request, now)));
    }
    sort_for_display(&mut mine.tasks);
    mine.awaited.sort_by_key(|one| (one.by.is_none(), one.by, one.since));
    Ok(mine)
}

fn add_registrant_tasks(conn: &mut AnyConnection, account: &Account, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    let mut own = queries::requests_of_person(conn, &account.id, 2 * TASKS_PER_ROLE_MAX + 1)?;
    mine.more |= own.len() > 2 * TASKS_PER_ROLE_MAX;
    own.truncate(2 * TASKS_PER_ROLE_MAX);
    for request in &own {
        let theirs = |task: &&Task| task.assignee.role() == Some(ActionHolder::Registrant);
        mine.tasks.extend(request.tasks.iter().filter(theirs).map(|task| PendingTask::on(request, task)));
        if !request.tasks.iter().filter(theirs).any(Task::is_of_action_holder) {
            mine.awaited.extend(awaited(request, now));
        }
    }
    Ok(())
}

/// A request that waits for someone else.
fn awaited(request: &Request, now: Timestamp) -> Option<AwaitedRequest> {
    let task = request.action_holder_task()?;
    let with = match task.assignee.role()? {
        ActionHolder::Operators => "operators",
        ActionHolder::Experts => "experts",
        ActionHolder::Body => "standards body",
        ActionHolder::Registrant => "registrant",
    };
    Some(AwaitedRequest {
        about: TaskSubject::request(request),
        with,
        next: next_step(request, now),
        since: task.since,
        by: task.due,
    })
}

/// The tasks of a role, as entries.
fn pending_tasks_of_role(
    conn: &mut AnyConnection,
    account: &Account,
    (role, kinds): (ActionHolder, &[TaskKind]),
) -> Result<Vec<PendingTask>, Refusal> {
    let found = queries::of_role(conn, (role, kinds), &account.id, TASKS_PER_ROLE_MAX + 1)?;
    Ok(found.iter().map(|(request, task)| PendingTask::on(request, task)).collect())
}

fn add_operator_tasks(conn: &mut AnyConnection, account: &Account, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    let mut found =
        queries::of_role(conn, (ActionHolder::Operators, &TaskKind::OF_OPERATORS), &account.id, TASKS_PER_ROLE_MAX + 1)?;
    let mut to_confirm = Vec::new();
    for prepared in pending::open_actions::<PreparedPublication>(conn)? {
        let is_it = |(request, task): &mut (Request, Task)| {
            request.id == prepared.action.request_id && matches!(task.kind, TaskKind::Publish | TaskKind::PublishCorrection)
        };
        let Some((request, _)) = found.extract_if(.., is_it).next() else { continue };
        let (about, since, by) = (TaskSubject::request(&request), prepared.filed_at, Some(prepared.confirmation_deadline()));
        if prepared.is_requested_by(&account.id) {
            let next = Phrase::new("work-next-confirm");
            mine.awaited.push(AwaitedRequest { about, with: "another operator", next, since, by });
        } else {
            to_confirm.push(PendingTask { about, task: TaskKind::ConfirmPublication, since, by });
        }
    }
    add_tasks(mine, to_confirm);
    add_tasks(mine, found.iter().map(|(request, task)| PendingTask::on(request, task)).collect());
    let emails = [
        (queries::count_waiting_emails(conn)?, TaskKind::ReviewIncomingEmails),
        (queries::count_failed_emails(conn)?, TaskKind::ReviewUndeliveredEmails),
    ];
    for ((count, since), task) in emails {
        if let Some(since) = since.filter(|_| count > 0) {
            mine.tasks.push(PendingTask::without_request(Phrase::new("waiting-emails").arg("count", count), task, since));
        }
    }
    for kind in [TaskKind::RecordAppeal, TaskKind::AssignExpert] {
        let found = pending_tasks_of_role(conn, account, (ActionHolder::Operators, &[kind]))?;
        add_tasks(mine, found);
    }
    for it in pending::open_actions::<Redaction>(conn)?
        .into_iter()
        .filter(|it| it.can_be_confirmed_by(&account.id, now))
        .take(TASKS_PER_ROLE_MAX)
    {
        mine.tasks.push(PendingTask::without_request(it.action.place.into(), TaskKind::ConfirmRedaction, it.filed_at));
    }
    Ok(())
}

/// The requests under advisory review that wait for a body that the account represents, with this task.
pub fn requests_for_representative(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<Vec<Request>, Refusal> {
    /// A body rarely has many requests at a time; the page of requests lists any others.
    const REQUESTS_READ_MAX: usize = 4 * TASKS_PER_ROLE_MAX;
    if !account.has_role(Role::Representative) {
        return Ok(Vec::new());
    }
    let all = queries::of_role(conn, (ActionHolder::Body, &[TaskKind::Complete]), &account.id, REQUESTS_READ_MAX)?;
    let mut known: Vec<(String, bool)> = Vec::new();
    let mut found = Vec::new();
    for (request, task) in all {
        let body = request.procedure.body().unwrap_or_default().to_owned();
        let speaks = if let Some((_, speaks)) = known.iter().find(|(name, _)| *name == body) {
            *speaks
        } else {
            let speaks = represents(conn, &account.id, &request.procedure, now)?;
            known.push((body, speaks));
            speaks
        };
        if speaks {
            found.push(Request { tasks: vec![task], ..request });
        }
    }
    Ok(found)
}

fn add_administrator_tasks(conn: &mut AnyConnection, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    for registry in [Kind::Formal, Kind::Informal] {
        if has_lead(conn, registry, now)? {
            continue;
        }
        let last = queries::last_day_with_lead(conn, registry.name())?.and_then(|day| day.parse::<jiff::civil::Date>().ok());
        let since = last.and_then(|day| day.to_zoned(TimeZone::UTC).ok()).map_or(now, |day| day.timestamp().min(now));
        mine.tasks.push(PendingTask::without_request(
            Phrase::new("waiting-no-lead").arg("registry", registry.name()),
            TaskKind::AppointLead,
            since,
        ));
    }
    Ok(())
}

/// A due date as shown in rows.
pub fn due_day(at: Timestamp) -> String {
    clock::day(at).to_string()
}
