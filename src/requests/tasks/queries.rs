//! Database queries for tasks. The open tasks of a request, an account and a role are found by an index.

use crate::history::EventKind;
use crate::ids::{AccountId, RequestId, new_id};
use crate::mail::{self, InboundDisposition};
use crate::requests::action_holder::ActionHolder;
use crate::requests::lists::Cursor;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::task::{Assignee, Task};
use crate::requests::times::HolderTask;
use crate::requests::{Request, State};
use crate::reviews::experts::Interest;
use crate::store::schema::{appointments, disclosures, events, inbound, members, requests, tasks};
use crate::store::typed::stored::{MultiBackend, Read};
use crate::store::typed::{InvalidStoredValue, Stored};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::dsl::{count_star, exists, max, min};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Nullable, Text};
use jiff::Timestamp;
use std::collections::HashMap;

/// An assignee is stored as a role or an account.
impl Queryable<(Nullable<Text>, Nullable<Text>), MultiBackend> for Assignee {
    type Row = (Option<ActionHolder>, Option<AccountId>);

    fn build((role, account_id): Self::Row) -> Read<Self> {
        let assignee = role.map(Self::Role).or(account_id.map(Self::Account));
        Ok(assignee.ok_or_else(|| InvalidStoredValue::new("assignee", ""))?)
    }
}

/// The open tasks on a request, each with its key.
pub(crate) fn open_tasks(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<(String, Task)>, Error> {
    Ok(tasks::table
        .filter(tasks::request_id.eq(request_id))
        .filter(tasks::ended_at.is_null())
        .order((tasks::since, tasks::id))
        .select((tasks::id, Task::as_select()))
        .load(conn)?)
}

pub(super) fn insert(conn: &mut AnyConnection, request_id: &RequestId, task: &Task) -> Result<(), Error> {
    let stored = insert!(conn, tasks: id = &new_id(), request_id, kind = task.kind, role = task.assignee.role(),
        account_id = task.assignee.account(), since = Stored(task.since), due = task.due.map(Moment::from));
    // Another transaction has just stored the same task; the next attempt will find it.
    stored.map_err(|error: Error| if error.is_taken() { Error::GivenUp } else { error })
}

pub(crate) fn set_times(conn: &mut AnyConnection, id: &str, task: &Task) -> Result<(), Error> {
    update!(conn, tasks.find(id): since = Stored(task.since), due = task.due.map(Moment::from))
}

pub(super) fn end(conn: &mut AnyConnection, id: &str, now: Moment) -> Result<(), Error> {
    update!(conn, tasks.find(id): ended_at = Some(now))
}

/// The requests that are open or have an open task.
pub(super) fn with_tasks_or_open(conn: &mut AnyConnection) -> Result<Vec<Request>, Error> {
    let has_task = tasks::table.filter(tasks::request_id.eq(requests::id)).filter(tasks::ended_at.is_null());
    Ok(requests::table
        .filter(requests::state.eq_any(State::OPEN_NAMES).or(exists(has_task)))
        .order(requests::number)
        .select(Request::as_select())
        .load(conn)?)
}

/// Loads the open tasks of each request.
pub(crate) fn load(conn: &mut AnyConnection, list: &mut [Request]) -> Result<(), Error> {
    let ids: Vec<RequestId> = list.iter().map(|request| request.id.clone()).collect();
    let rows: Vec<(RequestId, Task)> = tasks::table
        .filter(tasks::request_id.eq_any(&ids))
        .filter(tasks::ended_at.is_null())
        .order((tasks::since, tasks::id))
        .select((tasks::request_id, Task::as_select()))
        .load(conn)?;
    let mut of: HashMap<RequestId, Vec<Task>> = HashMap::new();
    for (id, task) in rows {
        of.entry(id).or_default().push(task);
    }
    for request in list {
        request.tasks = of.remove(&request.id).unwrap_or_default();
    }
    Ok(())
}

/// A filter for the open requests of these action holders; for all open ones if there are none.
pub(in crate::requests) fn open_with_action_holder(
    whose: &[ActionHolder],
) -> Box<dyn BoxableExpression<requests::table, MultiBackend, SqlType = Bool>> {
    let open = requests::state.eq_any(State::OPEN_NAMES);
    if whose.is_empty() {
        return Box::new(open);
    }
    let held = tasks::table
        .filter(tasks::request_id.eq(requests::id))
        .filter(tasks::ended_at.is_null())
        .filter(tasks::kind.eq_any(TaskKind::OF_ACTION_HOLDER))
        .filter(tasks::role.eq_any(whose.iter().map(|one| one.name()).collect::<Vec<_>>()));
    Box::new(open.and(exists(held)))
}

/// The number of open requests by action holder; only public ones if `public`.
pub(crate) fn count_by_holder(conn: &mut AnyConnection, public: bool) -> Result<HashMap<ActionHolder, i64>, Error> {
    let private = if public { Vec::new() } else { State::OPEN_NAMES.to_vec() };
    let rows: Vec<(Option<ActionHolder>, i64)> = tasks::table
        .inner_join(requests::table.on(requests::id.eq(tasks::request_id)))
        .filter(tasks::ended_at.is_null())
        .filter(tasks::kind.eq_any(TaskKind::OF_ACTION_HOLDER))
        .filter(tasks::role.is_not_null())
        .filter(requests::state.eq_any(State::OPEN_NAMES))
        .filter(requests::private_since.is_null().or(requests::state.eq_any(private)))
        .group_by(tasks::role)
        .select((tasks::role, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(role, count)| Some((role?, count))).collect())
}

/// The tasks that made a role the action holder, in the order in which they ended. Drafts are not counted.
macro_rules! held {
    ($conn:expr, $filter:expr) => {{
        let rows: Vec<(RequestId, Option<ActionHolder>, Timestamp, Option<Timestamp>)> = tasks::table
            .filter($filter)
            .filter(tasks::kind.eq_any(TaskKind::OF_ACTION_HOLDER))
            .filter(tasks::kind.ne(TaskKind::FinishDraft))
            .order(tasks::id)
            .select((tasks::request_id, tasks::role, tasks::since, tasks::ended_at))
            .load($conn)?;
        let held = |(id, role, since, ended_at): (RequestId, Option<ActionHolder>, Timestamp, Option<Timestamp>)| {
            Some((id, HolderTask { holder: role?, since, ended_at }))
        };
        let mut list: Vec<(RequestId, HolderTask)> = rows.into_iter().filter_map(held).collect();
        list.sort_by_key(|(_, held)| held.ended_at.unwrap_or(Timestamp::MAX));
        list
    }};
}

/// The action holders of a request, with their times.
pub(crate) fn holder_tasks_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<HolderTask>, Error> {
    Ok(held!(conn, tasks::request_id.eq(request_id)).into_iter().map(|(_, held)| held).collect())
}

/// Who held each closed request, and when.
pub(crate) fn holder_tasks_of_closed(conn: &mut AnyConnection) -> Result<Vec<(RequestId, HolderTask)>, Error> {
    let closed = requests::table.filter(requests::state.eq_any(State::ENDED_NAMES)).select(requests::id);
    Ok(held!(conn, tasks::request_id.eq_any(closed)))
}

pub(in crate::requests) fn to_sql_limit(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

/// Open tasks of these kinds with their requests, longest waiting request first.
macro_rules! listed {
    ($kinds:expr, $limit:expr) => {
        tasks::table
            .inner_join(requests::table.on(requests::id.eq(tasks::request_id)))
            .filter(tasks::ended_at.is_null())
            .filter(tasks::kind.eq_any($kinds.to_vec()))
            .order((requests::state_since, requests::number))
            .limit(to_sql_limit($limit))
            .select((Request::as_select(), Task::as_select()))
    };
}

/// The tasks of a role on requests that the account does not own, never collaborated on and has no conflict of interest on.
pub(super) fn of_role(
    conn: &mut AnyConnection,
    (role, kinds): (ActionHolder, &[TaskKind]),
    not_of: &AccountId,
    limit: usize,
) -> Result<Vec<(Request, Task)>, Error> {
    let worked_on = members::table.filter(members::account_id.eq(not_of)).select(members::request_id);
    let excluded: Vec<RequestId> = disclosures::table
        .filter(disclosures::expert_id.eq(not_of))
        .filter(disclosures::answer.eq_any([Interest::Conflict, Interest::WaiverAsked]))
        .select(disclosures::request_id)
        .load(conn)?;
    let of_others = requests::owner_id.ne(not_of).and(requests::id.ne_all(worked_on)).and(requests::id.ne_all(excluded));
    Ok(listed!(kinds, limit).filter(tasks::role.eq(role.name())).filter(of_others).load(conn)?)
}

/// The tasks of an account.
pub(super) fn of_account(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    kinds: &[TaskKind],
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<(Request, Task)>, Error> {
    let query = listed!(kinds, limit).filter(tasks::account_id.eq(account_id));
    Ok(match after.map(Cursor::sort_key) {
        Some((since, number)) => {
            let later = requests::state_since.eq(since).and(requests::number.gt(number));
            query.filter(requests::state_since.gt(since).or(later)).load(conn)?
        }
        None => query.load(conn)?,
    })
}

/// The keys of the requests on which an account has tasks of its own.
pub(super) fn requests_with_own_tasks(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<RequestId>, Error> {
    Ok(tasks::table
        .filter(tasks::account_id.eq(account_id))
        .filter(tasks::ended_at.is_null())
        .select(tasks::request_id)
        .load(conn)?)
}

/// The drafts and open requests that an account owns or collaborates on, longest waiting first, with their tasks.
pub(super) fn requests_of_person(conn: &mut AnyConnection, account_id: &AccountId, limit: usize) -> Result<Vec<Request>, Error> {
    let worked_on =
        members::table.filter(members::account_id.eq(account_id)).filter(members::left_at.is_null()).select(members::request_id);
    let mut list = requests::table
        .filter(requests::state.ne_all(State::ENDED_NAMES))
        .filter(requests::owner_id.eq(account_id).or(requests::id.eq_any(worked_on)))
        .order((requests::state_since, requests::number))
        .limit(to_sql_limit(limit))
        .select(Request::as_select())
        .load(conn)?;
    load(conn, &mut list)?;
    Ok(list)
}

/// When the oldest open request to waive a conflict of interest was made.
pub(super) fn waiver_requested_at(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Option<Timestamp>, Error> {
    Ok(disclosures::table
        .filter(disclosures::request_id.eq(request_id))
        .filter(disclosures::answer.eq(Interest::WaiverAsked))
        .select(min(disclosures::at))
        .first(conn)?)
}

/// The number of emails awaiting an operator, and when the oldest arrived.
pub(super) fn count_waiting_emails(conn: &mut AnyConnection) -> Result<(i64, Option<Timestamp>), Error> {
    Ok(inbound::table
        .filter(inbound::disposition.eq(InboundDisposition::Held.name()))
        .select((count_star(), min(inbound::received_at)))
        .first(conn)?)
}

/// The number of emails that could not be delivered, and since when.
pub(super) fn count_failed_emails(conn: &mut AnyConnection) -> Result<(i64, Option<Timestamp>), Error> {
    let (count, since) = mail::queries::count_undelivered(conn)?;
    Ok((count, since.map(Moment::time)))
}

/// The requests with requester whose last question was sent by this account, longest waiting first, with their tasks.
pub(super) fn requests_questioned_by(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    // The question is the event that changed the request to its current state.
    let asked = events::table
        .filter(events::actor_id.eq(account_id))
        .filter(events::act.eq(EventKind::Asked.name()))
        .filter(events::request_id.eq(requests::id.nullable()))
        .filter(events::at.eq(requests::state_since));
    let mut list = requests::table
        .filter(requests::state.eq("with_requester"))
        .filter(exists(asked))
        .order((requests::state_since, requests::number))
        .limit(to_sql_limit(limit))
        .select(Request::as_select())
        .load(conn)?;
    load(conn, &mut list)?;
    Ok(list)
}

/// The last day on which a registry had a lead.
pub(super) fn last_day_with_lead(conn: &mut AnyConnection, registry: &str) -> Result<Option<String>, Error> {
    Ok(appointments::table
        .filter(appointments::leads.eq(true))
        .filter(appointments::registry.eq(registry))
        .filter(appointments::request_id.is_null())
        .select(max(appointments::until))
        .first(conn)?)
}
