//! Database queries for the pages of a list. They read only as many rows as a page shows.

use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::requests::action_holder::ActionHolder;
use crate::requests::lists::{Cursor, Visibility};
use crate::requests::tasks::queries::{load, open_with_action_holder, to_sql_limit};
use crate::requests::{Request, State};
use crate::store::like::{ESCAPE, like_pattern, lower};
use crate::store::schema::{accounts, requests, revisions, threads};
use crate::store::{AnyConnection, Error, Moment};
use diesel::dsl::{count_star, exists, not};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::HashMap;
use urn_registry::template::Template;

/// The requests, each with its open tasks.
fn with_open_tasks(conn: &mut AnyConnection, mut list: Vec<Request>) -> Result<Vec<Request>, Error> {
    load(conn, &mut list)?;
    Ok(list)
}

/// Whether a request was submitted. A draft that was withdrawn was not.
#[diesel::dsl::auto_type]
fn is_submitted() -> _ {
    exists(revisions::table.filter(revisions::request_id.eq(requests::id)).filter(revisions::number.eq(1i64)))
}

/// The number of open threads of each request; requests without one are omitted.
pub(crate) fn open_thread_counts(conn: &mut AnyConnection, ids: &[RequestId]) -> Result<HashMap<RequestId, usize>, Error> {
    let rows: Vec<(RequestId, i64)> = threads::table
        .filter(threads::request_id.eq_any(ids))
        .filter(threads::resolved_at.is_null())
        .group_by(threads::request_id)
        .select((threads::request_id, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, count)| (id, usize::try_from(count).unwrap_or(0))).collect())
}

/// The rows of a list after a cursor, in list order: `gt` for the longest in their state first, `lt` for the newest first.
macro_rules! beyond {
    ($query:expr, $after:expr, $than:ident) => {
        match $after {
            Some(Cursor { since, number }) => $query.filter(
                requests::state_since.$than(*since).or(requests::state_since.eq(*since).and(requests::number.$than(*number))),
            ),
            None => $query,
        }
    };
}

/// The public open requests of one action holder, longest in their state first; of all action holders if `whose` is empty. The action
/// holder can change within a state, so a request can have waited for less time than one after it.
pub(crate) fn open(
    conn: &mut AnyConnection,
    whose: &[ActionHolder],
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    visible_open_requests(conn, whose, Visibility::Public, after, limit)
}

/// Like `open`; private requests only for operators.
pub(crate) fn visible_open_requests(
    conn: &mut AnyConnection,
    whose: &[ActionHolder],
    visibility: Visibility,
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    let mut query = requests::table
        .filter(open_with_action_holder(whose))
        .order((requests::state_since, requests::number))
        .limit(to_sql_limit(limit))
        .select(Request::as_select())
        .into_boxed();
    if visibility == Visibility::Public {
        query = query.filter(requests::private_since.is_null());
    }
    let list = beyond!(query, after, gt).load(conn)?;
    with_open_tasks(conn, list)
}

/// The request that an operator can handle next: the first one after this request, in the order of [`open`], that they
/// did not submit.
pub(crate) fn next_in_queue(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    but: &RequestId,
    after: Option<&Cursor>,
) -> Result<Option<Request>, Error> {
    let query = requests::table
        .filter(open_with_action_holder(&[ActionHolder::Operators]))
        .filter(requests::owner_id.ne(account_id))
        .filter(requests::id.ne(but))
        .order((requests::state_since, requests::number))
        .select(Request::as_select())
        .into_boxed();
    Ok(beyond!(query, after, gt).first(conn).optional()?)
}

/// Submitted requests that have ended, newest first; only those since `since` if given.
pub(crate) fn ended(
    conn: &mut AnyConnection,
    since: Option<Moment>,
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    let mut query = requests::table
        .filter(requests::state.eq_any(State::ENDED_NAMES))
        .filter(is_submitted())
        .filter(requests::private_since.is_null())
        .order((requests::state_since.desc(), requests::number.desc()))
        .limit(to_sql_limit(limit))
        .select(Request::as_select())
        .into_boxed();
    if let Some(since) = since {
        query = query.filter(requests::state_since.ge(since));
    }
    Ok(beyond!(query, after, lt).load(conn)?)
}

/// The number of submitted requests that have ended.
pub(crate) fn count_ended(conn: &mut AnyConnection) -> Result<i64, Error> {
    let ended = requests::table.filter(requests::state.eq_any(State::ENDED_NAMES)).filter(requests::private_since.is_null());
    Ok(ended.filter(is_submitted()).count().get_result(conn)?)
}

/// The submitted requests that have ended, for the statistics: key and state.
pub(crate) fn ended_states(conn: &mut AnyConnection) -> Result<Vec<(RequestId, String)>, Error> {
    Ok(requests::table
        .filter(requests::state.eq_any(State::ENDED_NAMES))
        .filter(is_submitted())
        .filter(requests::private_since.is_null())
        .order(requests::number.desc())
        .select((requests::id, requests::state))
        .load(conn)?)
}

/// When each public request was submitted.
pub(crate) fn submission_times(conn: &mut AnyConnection) -> Result<Vec<Timestamp>, Error> {
    let first: Vec<Moment> = revisions::table
        .inner_join(requests::table.on(requests::id.eq(revisions::request_id)))
        .filter(revisions::number.eq(1i64))
        .filter(requests::private_since.is_null())
        .select(revisions::sent_at)
        .load(conn)?;
    Ok(first.into_iter().map(Moment::time).collect())
}

/// All public submitted requests, newest number first, for the pages of the API.
pub(crate) fn requests_by_number(
    conn: &mut AnyConnection,
    before: Option<RequestNumber>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    search_requests(conn, "", false, before, limit)
}

/// The submitted requests that have these words in their number or NID, newest number first. With `of_people`, the requester's name and
/// email address are searched too, and private requests are included.
pub(crate) fn search_requests(
    conn: &mut AnyConnection,
    text: &str,
    of_people: bool,
    before: Option<RequestNumber>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    /// The maximum number of accounts matched by the words.
    const MATCHED_ACCOUNTS_MAX: i64 = 500;
    let pattern = like_pattern(text);
    let mut owners: Vec<AccountId> = Vec::new();
    if of_people {
        let name = lower(accounts::name).like(pattern.clone()).escape(ESCAPE);
        owners = accounts::table
            .filter(accounts::email_folded.like(pattern.clone()).escape(ESCAPE).or(name))
            .limit(MATCHED_ACCOUNTS_MAX)
            .select(accounts::id)
            .load(conn)?;
    }
    let named = requests::nid.assume_not_null();
    let mut query = requests::table
        .filter(requests::state.ne("draft"))
        .filter(is_submitted())
        .filter(
            lower(requests::number)
                .like(pattern.clone())
                .escape(ESCAPE)
                .or(requests::nid.is_not_null().and(named.like(pattern).escape(ESCAPE)))
                .or(requests::owner_id.eq_any(owners)),
        )
        .order(requests::number.desc())
        .limit(to_sql_limit(limit))
        .select(Request::as_select())
        .into_boxed();
    if !of_people {
        query = query.filter(requests::private_since.is_null());
    }
    if let Some(before) = before {
        query = query.filter(requests::number.lt(before));
    }
    let list = query.load(conn)?;
    with_open_tasks(conn, list)
}

/// The newest submitted text of each of these requests, by request key.
pub(crate) fn newest_texts(conn: &mut AnyConnection, ids: &[RequestId]) -> Result<HashMap<RequestId, Template>, Error> {
    let newer = diesel::alias!(revisions as newer);
    let later = newer
        .filter(newer.field(revisions::request_id).eq(revisions::request_id))
        .filter(newer.field(revisions::number).gt(revisions::number));
    let rows: Vec<(RequestId, Template)> = revisions::table
        .filter(revisions::request_id.eq_any(ids))
        .filter(not(exists(later)))
        .select((revisions::request_id, revisions::template))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The requests under expert review, except the expert's own and those listed, longest waiting first.
pub(crate) fn requests_under_review(
    conn: &mut AnyConnection,
    expert_id: &AccountId,
    but: &[RequestId],
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    let query = requests::table
        .filter(requests::state.eq_any(State::REVIEWABLE_STATES))
        .filter(requests::owner_id.ne(expert_id))
        .filter(requests::id.ne_all(but))
        .order((requests::state_since, requests::number))
        .limit(to_sql_limit(limit))
        .select(Request::as_select())
        .into_boxed();
    let list = beyond!(query, after, gt).load(conn)?;
    with_open_tasks(conn, list)
}

/// The open requests whose state changed most recently, newest change first.
pub(crate) fn recently_changed_requests(conn: &mut AnyConnection, limit: usize) -> Result<Vec<Request>, Error> {
    let list = requests::table
        .filter(requests::state.eq_any(State::OPEN_NAMES))
        .filter(requests::private_since.is_null())
        .order((requests::state_since.desc(), requests::number.desc()))
        .limit(to_sql_limit(limit))
        .select(Request::as_select())
        .load(conn)?;
    with_open_tasks(conn, list)
}

/// How many seconds the last 200 registered requests took from first submission to registration, in ascending order.
pub(crate) fn registration_durations(conn: &mut AnyConnection) -> Result<Vec<i64>, Error> {
    const DURATIONS_MAX: i64 = 200;
    let rows: Vec<(Timestamp, Timestamp)> = requests::table
        .inner_join(revisions::table.on(revisions::request_id.eq(requests::id).and(revisions::number.eq(1))))
        .filter(requests::state.eq("registered"))
        .order(requests::state_since.desc())
        .limit(DURATIONS_MAX)
        .select((revisions::sent_at, requests::state_since))
        .load(conn)?;
    let mut took: Vec<i64> = rows.iter().map(|(from, to)| to.duration_since(*from).as_secs()).collect();
    took.sort_unstable();
    Ok(took)
}

/// The given requests, longest waiting first.
pub(crate) fn requests_by_ids(conn: &mut AnyConnection, ids: &[RequestId]) -> Result<Vec<Request>, Error> {
    let list = requests::table
        .filter(requests::id.eq_any(ids))
        .order((requests::state_since, requests::number))
        .select(Request::as_select())
        .load(conn)?;
    with_open_tasks(conn, list)
}
