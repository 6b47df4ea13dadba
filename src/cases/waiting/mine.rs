//! All tasks of one person on requests, in all their roles, and what they are waiting for.

use crate::cases::action_holder::{ActionHolder, OpenTurn};
use crate::cases::bodies::list::represents;
use crate::cases::lists::next_step;
use crate::cases::lists::queries::mark_turns;
use crate::cases::name_conflict;
use crate::cases::prepared::Publication;
use crate::cases::waiting::queries;
use crate::cases::waiting::tasks::{About, Awaited, PendingTask, Task, in_order};
use crate::cases::waiting::{experts, lost_experts};
use crate::cases::{Condition, Procedure, Request, State, Subject};
use crate::clock;
use crate::history::pending::queries as pending;
use crate::history::redactions::Redaction;
use crate::refusal::Refusal;
use crate::registry::Kind;
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
    if account.has(Role::Expert) || account.has(Role::Lead) {
        let (found, more) = experts::all(conn, account, now, MOST)?;
        mine.more |= more;
        within(&mut mine, found);
    }
    if account.has(Role::Operator) {
        as_operator(conn, account, now, &mut mine)?;
    }
    if account.has(Role::Representative) {
        for_body(conn, account, now, &mut mine)?;
    }
    if account.has(Role::Liaison) {
        let found = queries::in_states(conn, now, (ActionHolder::Body, &["with_body"]), &account.id, MOST + 1)?;
        within(
            &mut mine,
            found.iter().map(|request| PendingTask::on(request, Task::Direct, request.state_since, None)).collect(),
        );
    }
    if account.has(Role::Admin) {
        as_administrator(conn, now, &mut mine)?;
    }
    if account.is_staff() {
        let mut questions = queries::questions_of(conn, &account.id, MOST)?;
        mark_turns(conn, now, &mut questions)?;
        mine.awaited.extend(questions.iter().map(awaited));
    }
    in_order(&mut mine.tasks);
    mine.awaited.sort_by_key(|one| (one.by.is_none(), one.by, one.since));
    Ok(mine)
}

fn as_registrant(conn: &mut AnyConnection, account: &Account, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    let mut own = queries::of_person(conn, &account.id, 2 * MOST + 1)?;
    mine.more |= own.len() > 2 * MOST;
    own.truncate(2 * MOST);
    mark_turns(conn, now, &mut own)?;
    for request in &own {
        match request.state {
            State::Draft => mine.tasks.push(PendingTask::on(request, Task::FinishDraft, request.state_since, None)),
            State::WithRequester(_) => {
                mine.tasks.push(PendingTask::on(
                    request,
                    Task::AnswerQuestion,
                    request.state_since,
                    OpenTurn::of(request).ends(),
                ));
            }
            // On the fast track reviewers only advise; the request waits for the body.
            _ if request.asked_back && request.procedure.kind() != Procedure::FastTrack => {
                let since = request.last_activity_at.unwrap_or(request.state_since);
                mine.tasks.push(PendingTask::on(request, Task::AnswerReviewers, since, OpenTurn::of(request).ends()));
            }
            _ => mine.awaited.push(awaited(request)),
        }
    }
    for request in name_conflict::waiting(conn, &own)? {
        mine.tasks.push(PendingTask::on(request, Task::ChooseName, request.state_since, None));
    }
    Ok(())
}

/// A request that waits for someone else.
fn awaited(request: &Request) -> Awaited {
    let turn = OpenTurn::of(request);
    let with = match turn.action_holder() {
        Some(ActionHolder::Operators) => "operators",
        Some(ActionHolder::Experts) => "experts",
        Some(ActionHolder::Body) => "standards body",
        Some(ActionHolder::Registrant) | None => "registrant",
    };
    Awaited { about: About::request(request), with, next: next_step(request), since: turn.since, by: turn.ends() }
}

fn as_operator(conn: &mut AnyConnection, account: &Account, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    let mut found = queries::in_states(conn, now, (ActionHolder::Operators, &["intake", "ready"]), &account.id, MOST + 1)?;
    let mut to_confirm = Vec::new();
    for prepared in pending::open::<Publication>(conn)? {
        let is_it = |request: &mut Request| request.id == prepared.action.request_id;
        let Some(request) = found.extract_if(.., is_it).next() else { continue };
        let (since, by) = (prepared.filed_at, Some(prepared.ends()));
        if prepared.is_of(&account.id) {
            let with = "another operator";
            mine.awaited.push(Awaited {
                about: About::request(&request),
                with,
                next: Phrase::new("work-next-confirm"),
                since,
                by,
            });
        } else {
            to_confirm.push(PendingTask::on(&request, Task::ConfirmPublication, since, by));
        }
    }
    within(mine, to_confirm);
    let operator = |request: &Request| {
        let task = match (request.state, &request.subject) {
            (State::Intake, Subject::Correction { .. }) => Task::PublishCorrection,
            (State::Intake, _) => Task::TakeIn,
            _ => Task::Publish,
        };
        let turn = OpenTurn::of(request);
        PendingTask::on(request, task, turn.since, turn.ends())
    };
    within(mine, found.iter().map(operator).collect());
    let emails = [(queries::waiting_emails(conn)?, Task::ReadEmails), (queries::failed_emails(conn)?, Task::MendEmails)];
    for ((count, since), task) in emails {
        if let Some(since) = since.filter(|_| count > 0) {
            mine.tasks.push(PendingTask::other(Phrase::new("waiting-emails").with("count", count), task, since));
        }
    }
    let found = queries::under(conn, Condition::UnderAppeal, MOST + 1)?;
    let appealed = |(request, since): &(Request, Timestamp)| PendingTask::on(request, Task::RecordAppeal, *since, None);
    within(mine, found.iter().map(appealed).collect());
    let found = lost_experts::requests(conn, now, MOST + 1)?;
    within(mine, found.iter().map(|request| PendingTask::on(request, Task::AssignExpert, request.state_since, None)).collect());
    for it in pending::open::<Redaction>(conn)?.into_iter().filter(|it| it.waits_for(&account.id, now)).take(MOST) {
        mine.tasks.push(PendingTask::other(it.action.place.into(), Task::ConfirmRedaction, it.filed_at));
    }
    Ok(())
}

/// The requests under advisory review of the bodies that an account represents. Each body is queried once.
fn for_body(conn: &mut AnyConnection, account: &Account, now: Timestamp, mine: &mut OwnTasks) -> Result<(), Refusal> {
    /// A body rarely has many requests at a time; the page of requests lists any others.
    const READ: usize = 4 * MOST;
    let all = queries::in_states(conn, now, (ActionHolder::Body, &["review"]), &account.id, READ + 1)?;
    mine.more |= all.len() > READ;
    let mut known: Vec<(String, bool)> = Vec::new();
    let mut found = Vec::new();
    for request in all {
        let body = request.procedure.body().unwrap_or_default().to_owned();
        let speaks = if let Some((_, speaks)) = known.iter().find(|(name, _)| *name == body) {
            *speaks
        } else {
            let speaks = represents(conn, &account.id, &request.procedure, now)?;
            known.push((body, speaks));
            speaks
        };
        if speaks {
            found.push(PendingTask::on(&request, Task::Complete, request.state_since, None));
        }
    }
    within(mine, found);
    Ok(())
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
            Task::AppointLead,
            since,
        ));
    }
    Ok(())
}

/// A due date as shown in rows.
pub fn day(at: Timestamp) -> String {
    clock::day(at).to_string()
}
