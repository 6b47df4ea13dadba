//! The queue of an expert: the requests with a task for them.

use crate::ids::RequestId;
use crate::refusal::Refusal;
use crate::requests::gather::positions::position_statuses;
use crate::requests::lists::Cursor;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::pending::PendingTask;
use crate::requests::tasks::queries;
use crate::requests::viewer::{RequestView, Viewer, view_of_loaded};
use crate::reviews::PositionStatus;
use crate::store::AnyConnection;
use crate::users::Account;
use jiff::Timestamp;

/// A request with a task for an expert.
#[derive(Debug)]
pub struct ExpertTask {
    /// The request as visible to the expert.
    pub view: RequestView,
    /// The task, with its assignment time and due date.
    pub task: PendingTask,
    /// The positions of the experts.
    pub standing: Vec<PositionStatus>,
}

/// A page of an expert's tasks.
#[derive(Debug, Default)]
pub struct Page {
    /// The tasks, longest waiting first.
    pub tasks: Vec<ExpertTask>,
    /// Where the next page begins; `None` if there are no more tasks.
    pub next: Option<Cursor>,
    /// The keys of all requests that have a task. Other lists of this expert exclude them.
    pub apart: Vec<RequestId>,
}

/// A page of tasks of an expert or lead, with at most `most` requests. Waivers and missing experts are on the first page, before the
/// others.
pub fn page(
    conn: &mut AnyConnection,
    account: &Account,
    now: Timestamp,
    after: Option<&Cursor>,
    most: usize,
) -> Result<Page, Refusal> {
    let of_lead =
        if after.is_none() { queries::of_account(conn, &account.id, &TaskKind::OF_LEAD, None, most)? } else { Vec::new() };
    let mut found = queries::of_account(conn, &account.id, &TaskKind::OF_EXPERT, after, most + 1)?;
    let more = found.len() > most;
    found.truncate(most);
    let next = found.last().filter(|_| more).map(|(request, _)| Cursor::after(request));
    let viewer = Viewer::for_account(conn, account)?;
    let mut tasks = Vec::new();
    for (request, task) in of_lead.into_iter().chain(found) {
        let task = PendingTask::on(&request, &task);
        let view = view_of_loaded(conn, request, Some(&viewer), now)?;
        tasks.push(ExpertTask { standing: position_statuses(conn, &view, now)?, view, task });
    }
    Ok(Page { tasks, next, apart: queries::requests_with_own_tasks(conn, &account.id)? })
}
