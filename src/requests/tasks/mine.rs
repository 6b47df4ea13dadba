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
use crate::requests::prepared::Publication;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::pending::{About, Awaited, PendingTask, in_order};
use crate::requests::tasks::queries;
use crate::requests::tasks::task::Task;
use crate::reviews::experts::office::has_lead;
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use urn_registry::i18n::Phrase;

/// The maximum number of tasks listed per role; the page of that role lists the rest.
pub const MOST: usize = 25;

/// A person's tasks, and what they are waiting for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OwnTasks {
    /// The tasks, by due date.
    pub tasks: Vec<PendingTask>,
    /// Requests on which they are waiting for others.
    pub awaited: Vec<Awaited>,
    /// Whether there is more of either than listed.
    pub more: bool,
}

/// Adds the tasks of one role, up to the limit.
fn within(mine: &mut OwnTasks, mut found: Vec<PendingTask>) {
    mine.more |= found.len() > MOST;
    found.truncate(MOST);
    mine.tasks.extend(found);
}

/// The tasks of an account.
///
/// # Errors
/// A database error.
pub fn of(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<OwnTasks, Refusal> {
    let mut mine = OwnTasks::default();
    as_registrant(conn, account, now, &mut mine)?;
    let found = queries::of_account(conn, &account.id, &TaskKind::ALL, None, MOST + 1)?;
    within(&mut mine, found.iter().map(|(request, task)| PendingTask::on(request, task)).collect());
    if account.has(Role::Operator) {
        as_operator(conn, account, now, &mut mine)?;
    }
    let of_body = for_representative(conn, account, now)?;
    within(&mut mine, of_body.iter().flat_map(|it| it.tasks.iter().map(|task| PendingTask::on(it, task))).collect());
    if account.has(Role::Liaison) {
        let found = of_role(conn, account, (ActionHolder::Body, &[TaskKind::Direct]))?;
        within(&mut mine, found);
    }
    if account.has(Role::Admin) {
        as_administrator(conn, now, &mut mine)?;
    }
    if account.is_staff() {
        let questions = queries::questions_of(conn, &account.id, MOST)?;
        mine.awaited.extend(questions.iter().filter_map(|request| awaited(request, now)));
    }
    in_order(&mut mine.tasks);
    mine.awaited.sort_by_key(|one| (one.by.is_none(), one.by, one.since));
    Ok(mine)
}

fn as_registrant(conn: &mut AnyConnection, account: &Account, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    let mut own = queries::of_person(conn, &account.id, 2 * MOST + 1)?;
    mine.more |= own.len() > 2 * MOST;
    own.truncate(2 * MOST);
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
fn awaited(request: &Request, now: Timestamp) -> Option<Awaited> {
    let task = request.action_holder_task()?;
    let with = match task.assignee.role()? {
        ActionHolder::Operators => "operators",
        ActionHolder::Experts => "experts",
        ActionHolder::Body => "standards body",
        ActionHolder::Registrant => "registrant",
    };
    Some(Awaited { about: About::request(request), with, next: next_step(request, now), since: task.since, by: task.due })
}

/// The tasks of a role, as entries.
fn of_role(
    conn: &mut AnyConnection,
    account: &Account,
    (role, kinds): (ActionHolder, &[TaskKind]),
) -> Result<Vec<PendingTask>, Refusal> {
    let found = queries::of_role(conn, (role, kinds), &account.id, MOST + 1)?;
    Ok(found.iter().map(|(request, task)| PendingTask::on(request, task)).collect())
}

fn as_operator(conn: &mut AnyConnection, account: &Account, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    let mut found = queries::of_role(conn, (ActionHolder::Operators, &TaskKind::OF_OPERATORS), &account.id, MOST + 1)?;
    let mut to_confirm = Vec::new();
    for prepared in pending::open::<Publication>(conn)? {
        let is_it = |(request, _): &mut (Request, Task)| request.id == prepared.action.request_id;
        let Some((request, _)) = found.extract_if(.., is_it).next() else { continue };
        let (about, since, by) = (About::request(&request), prepared.filed_at, Some(prepared.ends()));
        if prepared.is_of(&account.id) {
            let next = Phrase::new("work-next-confirm");
            mine.awaited.push(Awaited { about, with: "another operator", next, since, by });
        } else {
            to_confirm.push(PendingTask { about, task: TaskKind::ConfirmPublication, since, by });
        }
    }
    within(mine, to_confirm);
    within(mine, found.iter().map(|(request, task)| PendingTask::on(request, task)).collect());
    let emails = [
        (queries::waiting_emails(conn)?, TaskKind::ReviewIncomingEmails),
        (queries::failed_emails(conn)?, TaskKind::ReviewUndeliveredEmails),
    ];
    for ((count, since), task) in emails {
        if let Some(since) = since.filter(|_| count > 0) {
            mine.tasks.push(PendingTask::other(Phrase::new("waiting-emails").with("count", count), task, since));
        }
    }
    for kind in [TaskKind::RecordAppeal, TaskKind::AssignExpert] {
        let found = of_role(conn, account, (ActionHolder::Operators, &[kind]))?;
        within(mine, found);
    }
    for it in pending::open::<Redaction>(conn)?.into_iter().filter(|it| it.waits_for(&account.id, now)).take(MOST) {
        mine.tasks.push(PendingTask::other(it.action.place.into(), TaskKind::ConfirmRedaction, it.filed_at));
    }
    Ok(())
}

/// The requests under advisory review that wait for a body that the account represents, with this task.
pub fn for_representative(conn: &mut AnyConnection, account: &Account, now: Timestamp) -> Result<Vec<Request>, Refusal> {
    /// A body rarely has many requests at a time; the page of requests lists any others.
    const READ: usize = 4 * MOST;
    if !account.has(Role::Representative) {
        return Ok(Vec::new());
    }
    let all = queries::of_role(conn, (ActionHolder::Body, &[TaskKind::Complete]), &account.id, READ)?;
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

fn as_administrator(conn: &mut AnyConnection, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    for registry in [Kind::Formal, Kind::Informal] {
        if has_lead(conn, registry, now)? {
            continue;
        }
        let last = queries::last_lead(conn, registry.name())?.and_then(|day| day.parse::<jiff::civil::Date>().ok());
        let since = last.and_then(|day| day.to_zoned(TimeZone::UTC).ok()).map_or(now, |day| day.timestamp().min(now));
        mine.tasks.push(PendingTask::other(
            Phrase::new("waiting-no-lead").with("registry", registry.name()),
            TaskKind::AppointLead,
            since,
        ));
    }
    Ok(())
}

/// A due date as shown in rows.
pub fn day(at: Timestamp) -> String {
    clock::day(at).to_string()
}
