//! Database queries for the pages of a list. They read only as many rows as a page shows.

use crate::cases::action_holder::{ActionHolder, OpenTurn};
use crate::cases::lists::{Cursor, Visibility};
use crate::cases::periods::periods;
use crate::cases::timers::days_after;
use crate::cases::{Party, Procedure, Request, State};
use crate::clock;
use crate::history::queries::last_by_each;
use crate::history::retractions::Retracted;
use crate::ids::{AccountId, RequestId, RequestNumber, RevisionNumber, ThreadId};
use crate::registry::Kind;
use crate::reviews::experts::{Answered, Interest};
use crate::reviews::{PositionKind, experts};
use crate::store::like::{ESCAPE, containing, lower};
use crate::store::schema::{
    accounts, answers, appointments, assignments, comments, disclosures, positions, requests, retractions, revisions, threads,
};
use crate::store::typed::stored::MultiBackend;
use crate::store::{AnyConnection, Error, Moment};
use diesel::dsl::{count_star, exists, max, not};
use diesel::prelude::*;
use diesel::sql_types::Bool;
use jiff::Timestamp;
use std::collections::{HashMap, HashSet};
use urn_registry::template::Template;

/// The requests, each with its action holder.
fn marked(conn: &mut AnyConnection, now: Timestamp, mut list: Vec<Request>) -> Result<Vec<Request>, Error> {
    mark_turns(conn, now, &mut list)?;
    Ok(list)
}

/// Whether a request was submitted. A draft that was withdrawn was not.
#[diesel::dsl::auto_type]
fn is_submitted() -> _ {
    exists(revisions::table.filter(revisions::request_id.eq(requests::id)).filter(revisions::number.eq(1i64)))
}

/// The number of open threads of each request; requests without one are omitted.
pub(crate) fn open_threads(conn: &mut AnyConnection, ids: &[RequestId]) -> Result<HashMap<RequestId, usize>, Error> {
    let rows: Vec<(RequestId, i64)> = threads::table
        .filter(threads::request_id.eq_any(ids))
        .filter(threads::resolved_at.is_null())
        .group_by(threads::request_id)
        .select((threads::request_id, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, count)| (id, usize::try_from(count).unwrap_or(0))).collect())
}

/// Sets on each request whether its reviewers are waiting for the registrant, and when the party whose activity extends the current period last acted.
pub(crate) fn mark_turns(conn: &mut AnyConnection, now: Timestamp, list: &mut [Request]) -> Result<(), Error> {
    let reviewed: Vec<RequestId> =
        list.iter().filter(|request| request.state == State::Review).map(|request| request.id.clone()).collect();
    let back = asked_back(conn, now, Some(&reviewed))?;
    for request in list.iter_mut() {
        request.asked_back = back.contains(&request.id);
    }
    let asked: Vec<&Request> = list.iter().filter(|request| request.asked_back).collect();
    let late = late_positions(conn, now, &asked)?;
    for request in list.iter_mut() {
        request.late_positions = late.get(&request.id).copied().unwrap_or(0);
    }
    let turns = list.iter().map(|request| (request.id.clone(), OpenTurn::of(request))).collect();
    let heard = last_activity(conn, turns)?;
    for request in list {
        request.last_activity_at = heard.get(&request.id).copied();
    }
    Ok(())
}

/// For each of these requests, the number of assigned experts who have not recorded any position although it is due; requests without one
/// are omitted. Experts with a conflict of interest or out of office do not count ([`experts::office::is_still`]).
fn late_positions(conn: &mut AnyConnection, now: Timestamp, list: &[&Request]) -> Result<HashMap<RequestId, usize>, Error> {
    if list.is_empty() {
        return Ok(HashMap::new());
    }
    let in_registry = |kind: Kind| -> Vec<RequestId> {
        list.iter().filter(|request| request.subject.registry() == kind).map(|request| request.id.clone()).collect()
    };
    let ids: Vec<RequestId> = list.iter().map(|request| request.id.clone()).collect();
    let excluding: Vec<&str> = Interest::ALL.into_iter().filter(|interest| interest.excludes()).map(Interest::name).collect();
    let taken = positions::table
        .filter(positions::request_id.eq(assignments::request_id))
        .filter(positions::expert_id.eq(assignments::expert_id));
    let excluded = disclosures::table
        .filter(disclosures::request_id.eq(assignments::request_id))
        .filter(disclosures::expert_id.eq(assignments::expert_id))
        .filter(disclosures::answer.eq_any(excluding));
    let formal = appointments::registry.eq(Kind::Formal.name()).and(assignments::request_id.eq_any(in_registry(Kind::Formal)));
    let informal =
        appointments::registry.eq(Kind::Informal.name()).and(assignments::request_id.eq_any(in_registry(Kind::Informal)));
    let appointed = appointments::table
        .filter(appointments::account_id.eq(assignments::expert_id))
        .filter(formal.or(informal))
        .filter(appointments::request_id.is_null().or(appointments::request_id.eq(assignments::request_id.nullable())))
        .filter(appointments::until.is_null().or(appointments::until.gt(clock::day(now).to_string())));
    let live = accounts::table.filter(accounts::verified_at.is_not_null()).filter(accounts::disabled_at.is_null());
    let rows: Vec<(RequestId, i64)> = assignments::table
        .filter(assignments::request_id.eq_any(ids))
        .filter(assignments::answer.is_null().or(assignments::answer.ne(Answered::Declined)))
        .filter(assignments::assigned_at.le(Moment::from(days_after(now, -periods().position))))
        .filter(assignments::expert_id.eq_any(live.select(accounts::id)))
        .filter(exists(appointed))
        .filter(not(exists(excluded)))
        .filter(not(exists(taken)))
        .group_by(assignments::request_id)
        .select((assignments::request_id, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, count)| (id, usize::try_from(count).unwrap_or(0))).collect())
}

/// When the party whose activity extends each period last acted ([`Request::last_activity_at`]). Requests whose due date does not depend on it
/// are omitted.
fn last_activity(conn: &mut AnyConnection, turns: Vec<(RequestId, OpenTurn)>) -> Result<HashMap<RequestId, Timestamp>, Error> {
    let registrants = turns.into_iter().filter(|(_, turn)| turn.action_holder() == Some(ActionHolder::Registrant));
    let (back, asked): (Vec<_>, Vec<_>) = registrants.partition(|(_, turn)| turn.asked_back);
    let keys = |turns: Vec<(RequestId, OpenTurn)>| turns.into_iter().map(|(id, _)| id).collect::<Vec<_>>();
    let mut heard = last_by_each(conn, &keys(asked), &[Party::Registrant.name()])?;
    heard.extend(last_by_each(conn, &keys(back), &[Party::Expert.name(), Party::Lead.name()])?);
    Ok(heard.into_iter().map(|(id, at)| (id, at.time())).collect())
}

/// The rows of the given requests. If none are given, the rows of all requests in review, except on the fast track, where the review is
/// advisory.
macro_rules! among {
    ($query:expr, $request_id:expr, $ids:expr) => {
        match $ids {
            Some(ids) => $query.filter($request_id.eq_any(ids)).into_boxed(),
            None => {
                let fast = Procedure::FastTrack.name();
                let reviewed = requests::table.filter(requests::state.eq("review")).filter(requests::procedure.ne(fast));
                $query.filter($request_id.eq_any(reviewed.select(requests::id))).into_boxed()
            }
        }
    };
}

/// The registry in which the experts of a request are appointed.
fn registry_of(conn: &mut AnyConnection, id: &RequestId) -> Result<Kind, Error> {
    let request: Request = requests::table.find(id).select(Request::as_select()).first(conn)?;
    Ok(request.subject.registry())
}

/// The requests among these on which the registrant must reply: there is an unanswered objection to the newest revision, or a thread
/// about that revision with an expert's comment last. A new revision answers everything before it; the experts then review it first.
fn asked_back(conn: &mut AnyConnection, now: Timestamp, ids: Option<&[RequestId]>) -> Result<HashSet<RequestId>, Error> {
    let mut back = HashSet::new();
    if ids.is_some_and(<[_]>::is_empty) {
        return Ok(back);
    }
    let newest = revisions::table.group_by(revisions::request_id);
    let newest = newest.select((revisions::request_id, max(revisions::number).assume_not_null()));
    let newest: HashMap<RequestId, RevisionNumber> =
        among!(newest, revisions::request_id, ids).load::<(RequestId, RevisionNumber)>(conn)?.into_iter().collect();
    let is_newest = |id: &RequestId, number: RevisionNumber| newest.get(id) == Some(&number);
    let answered = among!(answers::table.select(answers::position_id), answers::request_id, ids);
    let answered: HashSet<String> = answered.load::<String>(conn)?.into_iter().collect();
    let taken = positions::table.order((positions::recorded_at, positions::id)).select((
        positions::request_id,
        positions::expert_id,
        positions::position,
        positions::revision_number,
        positions::id,
    ));
    let taken: Vec<(RequestId, AccountId, PositionKind, RevisionNumber, String)> =
        among!(taken, positions::request_id, ids).load(conn)?;
    let mut last: HashMap<(RequestId, AccountId), bool> = HashMap::new();
    for (request, expert, position, number, id) in taken {
        let objects = position == PositionKind::Discuss && is_newest(&request, number) && !answered.contains(&id);
        last.insert((request, expert), objects);
    }
    for ((request, expert), _) in last.into_iter().filter(|(_, objects)| *objects) {
        // Experts with a conflict of interest or out of office do not block.
        let registry = registry_of(conn, &request)?;
        if !experts::queries::excluded(conn, &request)?.contains(&expert)
            && experts::office::is_still(conn, &expert, registry, &request, now)?
        {
            back.insert(request);
        }
    }
    let retracted = retractions::table.filter(retractions::kind.eq(Retracted::Comment)).select(retractions::row_id);
    let said = comments::table
        .inner_join(threads::table)
        .filter(comments::id.ne_all(retracted))
        .filter(threads::resolved_at.is_null())
        .filter(threads::done_at.is_null())
        .order((comments::written_at, comments::id))
        .select((comments::thread_id, comments::request_id, comments::author_role, comments::revision_number));
    let said: Vec<(ThreadId, RequestId, String, RevisionNumber)> = among!(said, comments::request_id, ids).load(conn)?;
    let mut text: HashMap<ThreadId, (RequestId, bool)> = HashMap::new();
    for (thread, request, role, number) in said {
        let asks = [Party::Expert, Party::Lead].iter().any(|party| party.name() == role);
        let waits = asks && is_newest(&request, number);
        text.insert(thread, (request, waits));
    }
    back.extend(text.into_values().filter(|(_, waits)| *waits).map(|(request, _)| request));
    Ok(back)
}

/// A filter for the open requests of these action holders; of all if there are none.
pub(in crate::cases) fn held_by(
    conn: &mut AnyConnection,
    now: Timestamp,
    whose: &[ActionHolder],
) -> Result<Box<dyn BoxableExpression<requests::table, MultiBackend, SqlType = Bool>>, Error> {
    let wanted = |one: ActionHolder| whose.is_empty() || whose.contains(&one);
    let is_held = |state: State, procedure: Procedure| ActionHolder::of(state, procedure).is_some_and(wanted);
    // Only the action holder of a review depends on the procedure.
    let states = State::ALL.into_iter().filter(|state| *state != State::Review && is_held(*state, Procedure::Community));
    let states: Vec<&str> = states.map(State::name).collect();
    let procedures: Vec<&str> =
        Procedure::ALL.into_iter().filter(|procedure| is_held(State::Review, *procedure)).map(Procedure::name).collect();
    // The exception to `ActionHolder::of`: reviewers wait for the registrant.
    let (mut operator_view, mut not_theirs) = (Vec::new(), Vec::new());
    let (experts, registrant) = (wanted(ActionHolder::Experts), wanted(ActionHolder::Registrant));
    if experts != registrant {
        let back = asked_back(conn, now, None)?;
        if registrant { operator_view.extend(back) } else { not_theirs.extend(back) }
    }
    let in_review = requests::state.eq(State::Review.name()).and(requests::procedure.eq_any(procedures));
    let of_state = requests::state.eq_any(states).or(in_review).and(requests::id.ne_all(not_theirs));
    Ok(Box::new(of_state.or(requests::id.eq_any(operator_view))))
}

pub(in crate::cases) fn most(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
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
    now: Timestamp,
    whose: &[ActionHolder],
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    open_in(conn, now, whose, Visibility::Public, after, limit)
}

/// Like `open`; private requests only for operators.
pub(crate) fn open_in(
    conn: &mut AnyConnection,
    now: Timestamp,
    whose: &[ActionHolder],
    visibility: Visibility,
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    let mut query = requests::table
        .filter(held_by(conn, now, whose)?)
        .order((requests::state_since, requests::number))
        .limit(most(limit))
        .select(Request::as_select())
        .into_boxed();
    if visibility == Visibility::Public {
        query = query.filter(requests::private_since.is_null());
    }
    let list = beyond!(query, after, gt).load(conn)?;
    marked(conn, now, list)
}

/// The request that an operator can handle next: the first one after this request, in the order of [`open`], that they
/// did not submit.
pub(crate) fn next_in_queue(
    conn: &mut AnyConnection,
    now: Timestamp,
    account_id: &AccountId,
    but: &RequestId,
    after: Option<&Cursor>,
) -> Result<Option<Request>, Error> {
    let query = requests::table
        .filter(held_by(conn, now, &[ActionHolder::Operators])?)
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
        .filter(requests::state.eq_any(State::ENDED))
        .filter(is_submitted())
        .filter(requests::private_since.is_null())
        .order((requests::state_since.desc(), requests::number.desc()))
        .limit(most(limit))
        .select(Request::as_select())
        .into_boxed();
    if let Some(since) = since {
        query = query.filter(requests::state_since.ge(since));
    }
    // None of them is in review, so no reviewer can be waiting for the registrant.
    Ok(beyond!(query, after, lt).load(conn)?)
}

/// The number of submitted requests that have ended.
pub(crate) fn count_ended(conn: &mut AnyConnection) -> Result<i64, Error> {
    let ended = requests::table.filter(requests::state.eq_any(State::ENDED)).filter(requests::private_since.is_null());
    Ok(ended.filter(is_submitted()).count().get_result(conn)?)
}

/// The submitted requests that have ended, for the statistics: key, procedure, state.
pub(crate) fn ended_states(conn: &mut AnyConnection) -> Result<Vec<(RequestId, Procedure, String)>, Error> {
    Ok(requests::table
        .filter(requests::state.eq_any(State::ENDED))
        .filter(is_submitted())
        .filter(requests::private_since.is_null())
        .order(requests::number.desc())
        .select((requests::id, requests::procedure, requests::state))
        .load(conn)?)
}

/// The number of open requests by action holder; only public ones if `public`.
pub(crate) fn counts(conn: &mut AnyConnection, now: Timestamp, public: bool) -> Result<HashMap<ActionHolder, i64>, Error> {
    let private = if public { Vec::new() } else { State::OPEN.to_vec() };
    let rows: Vec<(State, Procedure, i64)> = requests::table
        .filter(requests::state.eq_any(State::OPEN))
        .filter(requests::private_since.is_null().or(requests::state.eq_any(private)))
        .group_by((requests::state, requests::previous_state, requests::procedure))
        .select(((requests::state, requests::previous_state), requests::procedure, count_star()))
        .load(conn)?;
    let mut counts = HashMap::new();
    for (state, procedure, count) in rows {
        if let Some(whose) = ActionHolder::of(state, procedure) {
            *counts.entry(whose).or_insert(0) += count;
        }
    }
    // Reviewers wait for the registrant.
    let back = i64::try_from(asked_back(conn, now, None)?.len()).unwrap_or(0);
    if back > 0 {
        *counts.entry(ActionHolder::Experts).or_insert(0) -= back;
        *counts.entry(ActionHolder::Registrant).or_insert(0) += back;
    }
    Ok(counts)
}

/// All public submitted requests, newest number first, for the pages of the API.
pub(crate) fn numbered(
    conn: &mut AnyConnection,
    now: Timestamp,
    before: Option<RequestNumber>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    found(conn, now, "", false, before, limit)
}

/// The submitted requests that have these words in their number or NID, newest number first. With `of_people`, the requester's name and
/// email address are searched too, and private requests are included.
pub(crate) fn found(
    conn: &mut AnyConnection,
    now: Timestamp,
    text: &str,
    of_people: bool,
    before: Option<RequestNumber>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    /// The maximum number of accounts matched by the words.
    const PEOPLE_MAX: i64 = 500;
    let pattern = containing(text);
    let mut owners: Vec<AccountId> = Vec::new();
    if of_people {
        let name = lower(accounts::name).like(pattern.clone()).escape(ESCAPE);
        owners = accounts::table
            .filter(accounts::email_folded.like(pattern.clone()).escape(ESCAPE).or(name))
            .limit(PEOPLE_MAX)
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
        .limit(most(limit))
        .select(Request::as_select())
        .into_boxed();
    if !of_people {
        query = query.filter(requests::private_since.is_null());
    }
    if let Some(before) = before {
        query = query.filter(requests::number.lt(before));
    }
    let list = query.load(conn)?;
    marked(conn, now, list)
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
pub(crate) fn reviewed(
    conn: &mut AnyConnection,
    now: Timestamp,
    expert_id: &AccountId,
    but: &[RequestId],
    after: Option<&Cursor>,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    let query = requests::table
        .filter(requests::state.eq_any(State::REVIEWED))
        .filter(requests::owner_id.ne(expert_id))
        .filter(requests::id.ne_all(but))
        .order((requests::state_since, requests::number))
        .limit(most(limit))
        .select(Request::as_select())
        .into_boxed();
    let list = beyond!(query, after, gt).load(conn)?;
    marked(conn, now, list)
}

/// The open requests whose state changed most recently, newest change first.
pub(crate) fn moved(conn: &mut AnyConnection, now: Timestamp, limit: usize) -> Result<Vec<Request>, Error> {
    let list = requests::table
        .filter(requests::state.eq_any(State::OPEN))
        .filter(requests::private_since.is_null())
        .order((requests::state_since.desc(), requests::number.desc()))
        .limit(most(limit))
        .select(Request::as_select())
        .load(conn)?;
    marked(conn, now, list)
}

/// How many seconds the last 200 registered requests took from first submission to registration, in ascending order.
pub(crate) fn registered_took(conn: &mut AnyConnection) -> Result<Vec<i64>, Error> {
    const LAST: i64 = 200;
    let rows: Vec<(Timestamp, Timestamp)> = requests::table
        .inner_join(revisions::table.on(revisions::request_id.eq(requests::id).and(revisions::number.eq(1))))
        .filter(requests::state.eq("registered"))
        .order(requests::state_since.desc())
        .limit(LAST)
        .select((revisions::sent_at, requests::state_since))
        .load(conn)?;
    let mut took: Vec<i64> = rows.iter().map(|(from, to)| to.duration_since(*from).as_secs()).collect();
    took.sort_unstable();
    Ok(took)
}

/// The given requests, longest waiting first.
pub(crate) fn these(conn: &mut AnyConnection, now: Timestamp, ids: &[RequestId]) -> Result<Vec<Request>, Error> {
    let list = requests::table
        .filter(requests::id.eq_any(ids))
        .order((requests::state_since, requests::number))
        .select(Request::as_select())
        .load(conn)?;
    marked(conn, now, list)
}
