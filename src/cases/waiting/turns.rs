//! Notifies the next action holders. After an action that changes the state of a request, everyone who now has a task on it gets an email
//! with the request, the task, its page and its due date, as in their task list.

use crate::action_context::ActionContext;
use crate::cases::action_holder::{OpenTurn, silence_ends};
use crate::cases::bodies::list::represents;
use crate::cases::lists::queries::mark_turns;
use crate::cases::notify::{experts_of, operators_of, team_of};
use crate::cases::viewer::{RequestView, load_view};
use crate::cases::waiting::experts;
use crate::cases::waiting::experts::AssignedExpert;
use crate::cases::waiting::tasks::{PendingTask, Task};
use crate::cases::{Procedure, Request, State, Subject};
use crate::clock;
use crate::history::EventId;
use crate::ids::RequestNumber;
use crate::mail::outbox::{self, AddedTask};
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::users::{self, Account, Role};
use jiff::Timestamp;
use jiff::civil::Date;

/// Notifies the action holders after an action, except the actor. Must run after the other emails of the action are queued, so that their
/// content is not repeated.
pub(crate) fn notify(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    number: RequestNumber,
) -> Result<(), Refusal> {
    ask(conn, ctx, event, number, true)
}

/// Like `notify`, after a comment or position, which does not change the state: the task is added to the emails that the comment or position
/// sends anyway. Everyone else was notified before.
pub(crate) fn besides(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    number: RequestNumber,
) -> Result<(), Refusal> {
    ask(conn, ctx, event, number, false)
}

fn ask(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    number: RequestNumber,
    moved: bool,
) -> Result<(), Refusal> {
    let mut view = load_view(conn, number, None, ctx.now)?;
    mark_turns(conn, ctx.now, std::slice::from_mut(&mut view.request))?;
    for (person, waits) in asked(conn, &view, ctx.now)? {
        if person.id == ctx.who.id {
            continue;
        }
        let asks = waits.task.phrase().after_colon();
        let (link, day) = (ctx.link(&waits.path()), waits.by.map(clock::day));
        if outbox::ask_besides(conn, event, &person.email, (&asks, &link, day))? == AddedTask::Said || !moved {
            continue;
        }
        let email = Notification::YourTurn { asks, day, link };
        outbox::queue(conn, ctx.post, ctx.now, event, Some(&view.thread()), &person, &email)?;
    }
    Ok(())
}

/// The due date for a registrant's reply to reviewers; `None` if no period applies.
pub(crate) fn until(request: &Request, now: Timestamp) -> Option<Date> {
    silence_ends(request.review_since, now).map(clock::day)
}

/// The accounts with a task on a request in its current state, and their tasks.
fn asked(conn: &mut AnyConnection, view: &RequestView, now: Timestamp) -> Result<Vec<(Account, PendingTask)>, Refusal> {
    let request = &view.request;
    let turn = OpenTurn::of(request);
    let (since, by) = (turn.since, turn.ends());
    let of = |people: Vec<Account>, task: Task, since: Timestamp, by: Option<Timestamp>| {
        people.into_iter().map(|person| (person, PendingTask::on(request, task, since, by))).collect::<Vec<_>>()
    };
    Ok(match request.state {
        State::WithRequester(_) => of(team_of(conn, view)?, Task::AnswerQuestion, since, by),
        State::Intake | State::Ready => {
            let task = match (request.state, &request.subject) {
                (State::Intake, Subject::Correction { .. }) => Task::PublishCorrection,
                (State::Intake, _) => Task::TakeIn,
                _ => Task::Publish,
            };
            of(operators_of(conn, &request.id)?, task, since, by)
        }
        State::WithBody => of(users::queries::with_role(conn, Role::Liaison)?, Task::Direct, since, None),
        State::Review => {
            let mut all = Vec::new();
            if request.asked_back && request.procedure.kind() != Procedure::FastTrack {
                all.extend(of(team_of(conn, view)?, Task::AnswerReviewers, request.last_activity_at.unwrap_or(since), by));
            }
            all.extend(reviewers(conn, view, now)?);
            if request.procedure.kind() == Procedure::FastTrack {
                for person in users::queries::with_role(conn, Role::Representative)? {
                    if represents(conn, &person.id, &request.procedure, now)? {
                        all.push((person, PendingTask::on(request, Task::Complete, since, None)));
                    }
                }
            }
            all
        }
        _ => Vec::new(),
    })
}

fn reviewers(conn: &mut AnyConnection, view: &RequestView, now: Timestamp) -> Result<Vec<(Account, PendingTask)>, Refusal> {
    let request = &view.request;
    let mut people = experts_of(conn, view)?;
    for lead in office::leads(conn, request.subject.registry(), &request.id, now)? {
        if !people.iter().any(|known| known.id == lead.id) {
            people.push(lead);
        }
    }
    let mut all = Vec::new();
    for person in people {
        let viewer = AssignedExpert::of(conn, &person)?;
        if let Some(one) = experts::one(conn, request.clone(), &viewer, now)? {
            all.push((person, one.task));
        }
    }
    Ok(all)
}
