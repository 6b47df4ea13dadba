//! Scheduled jobs: reminders, warnings, escalation, lapse, emails to followers. Each step is idempotent: it runs in its own transaction and
//! first checks whether it was already done, so several instances can run the jobs at the same time, and repeatedly.

mod clock_check;
mod escalation;
mod facts;
pub mod runs;

pub use clock_check::{ClockFault, check_clock, check_clock_in, check_time, clock_fault};

use crate::action_context::ActionContext;
use crate::history::EventKind;
use crate::ids::{AccountId, RequestNumber};
use crate::jobs::escalation::record_system_event;
use crate::mail::MailConfig;
use crate::mail::templates::{Notification, POSITION_TASK};
use crate::refusal::Refusal;
use crate::requests::notify::{email_people, operators_of, team_of};
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::task::Task;
use crate::requests::timers::{DueStep, TimerFacts};
use crate::requests::viewer::load_view;
use crate::requests::{Request, queries, tasks, timers};
use crate::store::{AnyConnection, Error, HasDatabaseError as _, Store};
use crate::users::Account;
use crate::{actions, clock, users};
use jiff::Timestamp;
use runs::Job;

/// The result of a run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct RunResult {
    /// The number of due steps that were done.
    pub acts: usize,
    /// The number of due steps that failed; each is in the log, and is retried in the next run.
    pub failed: usize,
}

/// The function of a job, which does everything that is due.
type Work = fn(&Store, &MailConfig, Timestamp) -> Result<RunResult, Refusal>;

/// The jobs of a run, in order.
const JOBS: [(Job, Work); 7] = [
    (Job::Tasks, refreshed_tasks),
    (Job::DueSteps, perform_all_steps),
    (Job::Replies, process_due_replies),
    (Job::Confirmations, ask_namespace_contacts),
    (Job::ListNews, post_list_news),
    (Job::Followers, notify_followers),
    (Job::Retention, delete_expired_data),
];

/// Does everything that is due at `now`. Does not check the clock; call [`check_clock`] first. A job that fails is logged and does not
/// stop the others, unless they would fail for the same reason.
///
/// # Errors
/// The error of the first job that failed.
pub fn run_due_jobs(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    let mut done = RunResult::default();
    let mut first = None;
    for (job, work) in JOBS {
        match record_job_run(job, now, work(store, mail, now)) {
            Ok(more) => {
                done.acts += more.acts;
                done.failed += more.failed;
            }
            Err(error) => {
                tracing::error!(job = job.name(), %error, "a scheduled job failed");
                let is_closed = matches!(error, Refusal::Store(Error::Schema(_) | Error::Maintenance(_)));
                let is_away = error.database_error().is_some_and(Error::is_away);
                first = first.or(Some(error));
                if is_closed || is_away {
                    break;
                }
            }
        }
    }
    first.map_or(Ok(done), Err)
}

/// Records the result of a run of a job.
fn record_job_run(job: Job, now: Timestamp, result: Result<RunResult, Refusal>) -> Result<RunResult, Refusal> {
    runs::note(job, now, result.as_ref().is_ok_and(|done| done.failed == 0));
    result
}

/// Processes due replies by email: they are published when their hold ends.
pub fn process_replies(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    record_job_run(Job::Replies, now, process_due_replies(store, mail, now))
}

/// Brings the stored tasks of open requests up to date. Usually there is nothing to write.
fn refreshed_tasks(store: &Store, _: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    let mut done = RunResult::default();
    for request in store.read(queries::open_requests)? {
        let refreshed = match store.read(|conn| tasks::refresh::is_current(conn, &request, now)) {
            Ok(true) => Ok(()),
            Ok(false) => store.write(|conn| tasks::refresh::refresh(conn, &request.id, now)),
            Err(error) => Err(error),
        };
        if let Err(error) = refreshed {
            tracing::error!(request = %request.number, %error, "the tasks could not be brought up to date");
            done.failed += 1;
        }
    }
    Ok(done)
}

fn perform_all_steps(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    let mut done = RunResult::default();
    let mut open = store.read(queries::open_requests)?;
    store.read(|conn| tasks::queries::load(conn, &mut open))?;
    for request in open {
        // An error on one request must not stop the jobs for the others.
        match perform_due_steps(store, mail, now, &request) {
            Ok(acts) => done.acts += acts,
            Err(error) => {
                tracing::error!(request = %request.number, %error, "a due action could not be performed");
                done.failed += 1;
            }
        }
    }
    Ok(done)
}

fn process_due_replies(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    let mut done = RunResult::default();
    for message in store.read(|conn| actions::answers::due_replies(conn, now))? {
        match store.write(|conn| actions::answers::process_due_reply(conn, mail, now, &message.id)) {
            Ok(did) => done.acts += usize::from(did),
            Err(error) => {
                tracing::error!(email = %message.id, %error, "a due action for an email could not be performed");
                done.failed += 1;
            }
        }
    }
    Ok(done)
}

/// Asks the contacts of namespaces once a year whether they are still right.
fn ask_namespace_contacts(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    let mut done = RunResult::default();
    for nid in store.read(|conn| actions::contact_checks::namespaces_to_check(conn, now))? {
        match store.write(|conn| actions::contact_checks::ask_namespace_contacts(conn, mail, now, &nid)) {
            Ok(asked) => done.acts += asked,
            Err(error) => {
                tracing::error!(%nid, %error, "the contacts of a namespace could not be asked");
                done.failed += 1;
            }
        }
    }
    Ok(done)
}

fn post_list_news(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    for request in store.read(|conn| actions::list_news::requests_with_news(conn, now))? {
        if store.read(|conn| actions::list_news::has_news(conn, now, &request))? {
            store.write(|conn| actions::list_news::post_news(conn, mail, now, &request))?;
        }
    }
    Ok(RunResult::default())
}

fn notify_followers(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    let mut done = RunResult::default();
    let due = store.read(|conn| actions::follow::due_followers(conn, now))?;
    for of_request in due.chunk_by(|one, next| one.request_id == next.request_id) {
        let Some(first) = of_request.first() else { continue };
        let news = match store.read(|conn| actions::follow::notifiable_activity(conn, now, &first.request_id)) {
            Ok(news) => news,
            Err(error) => {
                tracing::error!(request = %first.request_id, %error, "the activity for followers could not be read");
                done.failed += of_request.len();
                continue;
            }
        };
        for follower in of_request {
            // An error with one email must not stop the others.
            if let Err(error) = store.write(|conn| actions::follow::notify_follower(conn, mail, now, follower, &news)) {
                tracing::error!(request = %first.request_id, account = %follower.account_id, %error, "a follower could not be notified");
                done.failed += 1;
            }
        }
    }
    Ok(done)
}

fn delete_expired_data(store: &Store, mail: &MailConfig, now: Timestamp) -> Result<RunResult, Refusal> {
    actions::retention::delete_all_expired(store, mail, now)?;
    Ok(RunResult::default())
}

/// Performs what is due on a request. Returns the number of steps.
pub(crate) fn perform_due_steps(store: &Store, mail: &MailConfig, now: Timestamp, request: &Request) -> Result<usize, Refusal> {
    let waiting = store.read(|conn| {
        let facts = facts::load_timer_facts(conn, request)?;
        due_and_not_done(conn, request, &facts, now)
    })?;
    let mut acts = 0;
    for due in waiting {
        acts += usize::from(store.write(|conn| perform_step(conn, mail, now, request.number, &due))?);
    }
    Ok(acts)
}

/// The steps that are due on a request and not yet done.
fn due_and_not_done(
    conn: &mut AnyConnection,
    request: &Request,
    facts: &TimerFacts,
    now: Timestamp,
) -> Result<Vec<DueStep>, Refusal> {
    let mut list = timers::steps_due(facts, now);
    let keys: Vec<String> = list.iter().map(|due| key(request, due, facts)).collect();
    let done = queries::done_steps(conn, &keys)?;
    list.retain(|due| !done.contains(&key(request, due, facts)));
    Ok(list)
}

fn key(request: &Request, due: &DueStep, facts: &TimerFacts) -> String {
    format!("{}:{}", request.id, due.step_key(facts))
}

/// Performs one step, unless it was done or is no longer due. Returns whether it was performed.
fn perform_step(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    number: RequestNumber,
    due: &DueStep,
) -> Result<bool, Refusal> {
    let Some(mut request) = queries::by_number(conn, number)? else { return Ok(false) };
    tasks::queries::load(conn, std::slice::from_mut(&mut request))?;
    let facts = facts::load_timer_facts(conn, &request)?;
    if *due == DueStep::Lapse && !is_registrant_warned(conn, &request, &facts)? {
        return postpone_lapse(conn, &request, now);
    }
    let key = key(&request, due, &facts);
    if !timers::steps_due(&facts, now).contains(due) || queries::is_step_done(conn, &key)? {
        return Ok(false);
    }
    queries::mark_step_done(conn, &key, now.into())?;
    let program = Account::of_system();
    let ctx = ActionContext { who: &program, now, mail };
    match due {
        DueStep::Lapse => actions::close::lapse_request(conn, ctx, number)?,
        other if escalation::perform(conn, ctx, &request, other)? => {}
        other => send_reminder(conn, ctx, &request, &facts, other)?,
    }
    Ok(true)
}

/// Whether the registrant was warned of the date on which the request lapses.
fn is_registrant_warned(conn: &mut AnyConnection, request: &Request, facts: &TimerFacts) -> Result<bool, Refusal> {
    let Some(until) = facts.holder().and_then(|task| task.due) else { return Ok(false) };
    for days in timers::LAPSE_WARNING_DAYS {
        if queries::is_step_done(conn, &key(request, &DueStep::LapseWarning { days, until }, facts))? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Gives the registrant the time after the last warning, which the next run sends, because none was sent: this program did not run, or the
/// period is shorter than the time before the first warning. Returns `false` if the request does not lapse now.
fn postpone_lapse(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<bool, Refusal> {
    let last_warning = timers::LAPSE_WARNING_DAYS.into_iter().min().unwrap_or(0);
    let open = tasks::queries::open_tasks(conn, &request.id)?;
    let Some((id, task)) = open.iter().find(|(_, task)| task.kind == TaskKind::AnswerQuestion && task.is_late(now)) else {
        return Ok(false);
    };
    let task = Task { due: Some(timers::days_after(now, last_warning)), ..task.clone() };
    tasks::queries::set_times(conn, id, &task)?;
    Ok(true)
}

/// The account of an expert, if it is live.
fn expert(conn: &mut AnyConnection, id: &AccountId) -> Result<Vec<Account>, Refusal> {
    Ok(users::queries::by_id(conn, id)?.into_iter().filter(Account::can_act).collect())
}

/// The recipients of reminders, as the emails name them.
const TO_OPERATORS: &str = "the operators";
const TO_EXPERT: &str = "the assigned expert only";

fn send_reminder(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    request: &Request,
    facts: &TimerFacts,
    due: &DueStep,
) -> Result<(), Refusal> {
    let view = load_view(conn, request.number, None, ctx.now)?;
    let number = request.number;
    let overdue = |what: &str, since: Timestamp, to: &str| Notification::Overdue {
        what: what.to_owned(),
        since: clock::day(since),
        to: to.to_owned(),
    };
    let thread = view.email_thread();
    let thread = Some(&thread);
    match due {
        DueStep::FirstLook | DueStep::RegisterLate => {
            let what = if *due == DueStep::FirstLook { "the intake review" } else { "registration" };
            let event =
                record_system_event(conn, ctx.now, EventKind::Reminded, request, &format!("Operators: {what} is overdue"))?;
            let operators = operators_of(conn, &request.id)?;
            let since = facts.holder().and_then(|task| task.due).unwrap_or(ctx.now);
            email_people(conn, ctx, &event, thread, &operators, &overdue(what, since, TO_OPERATORS))
        }
        DueStep::Answer { expert_id } => {
            let event = record_system_event(
                conn,
                ctx.now,
                EventKind::Reminded,
                request,
                "Expert: the response to the assignment is overdue",
            )?;
            let people = expert(conn, expert_id)?;
            let asked = facts.asked.iter().find(|asked| asked.expert_id == *expert_id);
            let since = asked.map_or(ctx.now, |asked| asked.response_due);
            email_people(conn, ctx, &event, thread, &people, &overdue("your response to the assignment", since, TO_EXPERT))
        }
        DueStep::Position { expert_id, due, when } => {
            let is_late = *when == 1;
            let concurs = facts::must_concur(request, expert_id);
            let (what, said) = if concurs {
                ("your response to the proposal to decline", "the response to the proposal to decline")
            } else {
                (POSITION_TASK, "the position")
            };
            let said = format!("Expert: {said} is {}", if is_late { "overdue" } else { "due" });
            let event = record_system_event(conn, ctx.now, EventKind::Reminded, request, &said)?;
            let (people, day) = (expert(conn, expert_id)?, clock::day(*due));
            let email = match (is_late, concurs) {
                (true, _) => overdue(what, *due, TO_EXPERT),
                (false, false) => Notification::Reminder { due: day },
                (false, true) => {
                    let (asks, link) = (TaskKind::Concur.phrase().after_colon(), ctx.link(&format!("/requests/{number}")));
                    Notification::ActionRequired { asks, day: Some(day), link }
                }
            };
            email_people(conn, ctx, &event, thread, &people, &email)
        }
        DueStep::PeriodOver { .. } => {
            let event = record_system_event(conn, ctx.now, EventKind::Reminded, request, "Lead: the review period has ended")?;
            let leads = tasks::notify::deciding_leads(conn, &view)?;
            email_people(conn, ctx, &event, thread, &leads, &Notification::DecisionNeeded { period_over: true })?;
            tasks::notify::add_tasks_to_emails(conn, ctx, &event, number)
        }
        DueStep::LapseWarning { until, .. } => {
            // Not the days of the stage: after a hold or a saved draft, the period began again.
            let days = facts.holder().map_or(0, |task| timers::whole_days(task.since, ctx.now));
            let event = record_system_event(
                conn,
                ctx.now,
                EventKind::Reminded,
                request,
                &format!("Registrant: no reply for {days} days"),
            )?;
            let team = team_of(conn, &view)?;
            email_people(
                conn,
                ctx,
                &event,
                thread,
                &team,
                &Notification::LapseWarning { days: days.to_string(), until: clock::day(*until) },
            )
        }
        // Lapses and escalations were handled above.
        _ => Ok(()),
    }
}
