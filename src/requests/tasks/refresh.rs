//! Brings the stored tasks up to date: in the transaction of every action on a request, and hourly.

use crate::ids::{RequestId, RequestNumber};
use crate::refusal::Refusal;
use crate::requests::tasks::task::Task;
use crate::requests::tasks::{facts, queries, tasks};
use crate::requests::{self, Request};
use crate::store::AnyConnection;
use jiff::Timestamp;

/// Stores the tasks on a request. An unchanged task keeps its row; one that is no longer open is ended.
pub fn refresh(conn: &mut AnyConnection, request_id: &RequestId, now: Timestamp) -> Result<(), Refusal> {
    let Some(request) = requests::queries::by_id(conn, request_id)? else { return Ok(()) };
    let expected = tasks(&facts::load_task_facts(conn, &request, now)?, now);
    let stored = queries::open_tasks(conn, request_id)?;
    for (id, task) in &stored {
        match expected.iter().find(|one| one.is_same(task)).map(|one| one.kept(task)) {
            None => queries::end(conn, id, now.into())?,
            Some(one) if one != *task => queries::set_times(conn, id, &one)?,
            Some(_) => {}
        }
    }
    for task in expected.iter().filter(|one| !stored.iter().any(|(_, task)| task.is_same(one))) {
        queries::insert(conn, request_id, task)?;
    }
    Ok(())
}

/// Stores the tasks on all open requests, because something changed that many of them depend on: an appointment, a role or an account.
pub fn refresh_all(conn: &mut AnyConnection, now: Timestamp) -> Result<(), Refusal> {
    for request in requests::queries::open_requests(conn)? {
        refresh(conn, &request.id, now)?;
    }
    Ok(())
}

/// Whether the stored tasks on a request match the rules.
pub fn is_current(conn: &mut AnyConnection, request: &Request, now: Timestamp) -> Result<bool, Refusal> {
    let expected = tasks(&facts::load_task_facts(conn, request, now)?, now);
    let stored: Vec<Task> = queries::open_tasks(conn, &request.id)?.into_iter().map(|(_, task)| task).collect();
    let has = |task: &Task| stored.iter().any(|one| one.is_same(task) && task.kept(one) == *one);
    Ok(stored.len() == expected.len() && expected.iter().all(has))
}

/// The requests whose stored tasks match the rules neither as of now nor as of two hours ago. Tasks that became due since then are stored
/// within an hour.
pub fn requests_with_outdated_tasks(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<RequestNumber>, Refusal> {
    let before = now.saturating_sub(jiff::SignedDuration::from_hours(2)).unwrap_or(now);
    let mut list = Vec::new();
    for request in queries::with_tasks_or_open(conn)? {
        if !is_current(conn, &request, now)? && !is_current(conn, &request, before)? {
            list.push(request.number);
        }
    }
    Ok(list)
}
