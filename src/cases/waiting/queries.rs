//! Database queries for tasks. Each role needs a fixed number of queries, regardless of the number of requests. For a request without a
//! task only its key and dates are read.

use crate::cases::action_holder::ActionHolder;
use crate::cases::lists::Cursor;
use crate::cases::lists::queries::{held_by, mark_turns, most};
use crate::cases::{Condition, Procedure, Request, State};
use crate::history::{self, EventKind};
use crate::ids::{AccountId, RequestId, RevisionNumber};
use crate::mail::{self, InboundDisposition};
use crate::reviews::PositionKind;
use crate::reviews::experts::{Answered, Interest};
use crate::store::schema::{
    answers, appointments, assignments, conditions, disclosures, events, inbound, members, positions, proposals, requests,
    revisions,
};
use crate::store::{AnyConnection, Error, Moment};
use diesel::dsl::{count_star, max, min};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::{HashMap, HashSet};

/// The drafts and open requests that an account owns or collaborates on, longest waiting first.
pub(super) fn of_person(conn: &mut AnyConnection, account_id: &AccountId, limit: usize) -> Result<Vec<Request>, Error> {
    let worked_on =
        members::table.filter(members::account_id.eq(account_id)).filter(members::left_at.is_null()).select(members::request_id);
    Ok(requests::table
        .filter(requests::state.ne_all(State::ENDED))
        .filter(requests::owner_id.eq(account_id).or(requests::id.eq_any(worked_on)))
        .order((requests::state_since, requests::number))
        .limit(most(limit))
        .select(Request::as_select())
        .load(conn)?)
}

/// The requests of an action holder in one of these states that the account does not own, longest waiting first.
pub(super) fn in_states(
    conn: &mut AnyConnection,
    now: Timestamp,
    (whose, states): (ActionHolder, &[&str]),
    not_of: &AccountId,
    limit: usize,
) -> Result<Vec<Request>, Error> {
    let mut list: Vec<Request> = requests::table
        .filter(held_by(conn, now, &[whose])?)
        .filter(requests::state.eq_any(states))
        .filter(requests::owner_id.ne(not_of))
        .order((requests::state_since, requests::number))
        .limit(most(limit))
        .select(Request::as_select())
        .load(conn)?;
    mark_turns(conn, now, &mut list)?;
    Ok(list)
}

/// The requests with an open condition, oldest first, each with its start.
pub(super) fn under(conn: &mut AnyConnection, condition: Condition, limit: usize) -> Result<Vec<(Request, Timestamp)>, Error> {
    Ok(conditions::table
        .inner_join(requests::table.on(requests::id.eq(conditions::request_id)))
        .filter(conditions::kind.eq(condition.name()))
        .filter(conditions::until.is_null())
        .order((conditions::since, requests::number))
        .limit(most(limit))
        .select((Request::as_select(), conditions::since))
        .load(conn)?)
}

/// Data about a request under review, before it is loaded in full.
#[derive(Queryable, Selectable)]
#[diesel(table_name = requests)]
pub(super) struct Reviewed {
    pub(super) id: RequestId,
    /// Its position in the lists of requests.
    #[diesel(embed)]
    pub(super) place: Cursor,
    #[diesel(select_expression = (requests::state, requests::previous_state))]
    pub(super) state: State,
    pub(super) procedure: Procedure,
    pub(super) review_since: Option<Timestamp>,
}

/// The requests under expert review, except the expert's own, longest waiting first.
pub(super) fn reviewed(conn: &mut AnyConnection, expert_id: &AccountId) -> Result<Vec<Reviewed>, Error> {
    Ok(requests::table
        .filter(requests::state.eq_any(State::REVIEWED))
        .filter(requests::owner_id.ne(expert_id))
        .order((requests::state_since, requests::number))
        .select(Reviewed::as_select())
        .load(conn)?)
}

/// When an expert was assigned, by request; without declined assignments.
pub(super) fn asked(conn: &mut AnyConnection, expert_id: &AccountId) -> Result<HashMap<RequestId, Timestamp>, Error> {
    let rows: Vec<(RequestId, Timestamp)> = assignments::table
        .inner_join(requests::table.on(requests::id.eq(assignments::request_id)))
        .filter(assignments::expert_id.eq(expert_id))
        .filter(assignments::answer.is_null().or(assignments::answer.eq(Answered::Accepted)))
        .filter(requests::state.eq_any(State::REVIEWED))
        .select((assignments::request_id, assignments::assigned_at))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The requests under review after a granted appeal.
pub(super) fn appealed(conn: &mut AnyConnection) -> Result<Vec<RequestId>, Error> {
    let in_review = requests::table.filter(requests::state.eq(State::Review.name())).select(requests::id);
    let granted =
        events::table.filter(events::act.eq(EventKind::AppealGranted.name())).select(events::request_id.assume_not_null());
    Ok(granted.filter(events::request_id.eq_any(in_review.nullable())).distinct().load(conn)?)
}

/// A position on a request under review.
pub(super) struct Taken {
    pub(super) request_id: RequestId,
    pub(super) expert_id: AccountId,
    pub(super) revision: RevisionNumber,
    /// Whether it is an unanswered Discuss.
    pub(super) objects: bool,
}

/// The positions on requests under review, oldest first; of one expert, if given.
pub(super) fn taken(conn: &mut AnyConnection, of: Option<&AccountId>) -> Result<Vec<Taken>, Error> {
    let answered: HashSet<String> = answers::table
        .inner_join(requests::table.on(requests::id.eq(answers::request_id)))
        .filter(requests::state.eq_any(State::REVIEWED))
        .select(answers::position_id)
        .load::<String>(conn)?
        .into_iter()
        .collect();
    let mut query = positions::table
        .inner_join(requests::table.on(requests::id.eq(positions::request_id)))
        .filter(requests::state.eq_any(State::REVIEWED))
        .order((positions::recorded_at, positions::id))
        .select((
            positions::id,
            positions::request_id,
            positions::expert_id,
            positions::revision_number,
            positions::position,
            positions::recorded_at,
        ))
        .into_boxed();
    if let Some(expert) = of {
        query = query.filter(positions::expert_id.eq(expert.to_owned()));
    }
    let granted = history::queries::last_of_reviewed(conn, EventKind::AppealGranted, &State::REVIEWED)?;
    let rows: Vec<(String, RequestId, AccountId, RevisionNumber, PositionKind, Timestamp)> = query.load(conn)?;
    let read = rows.into_iter().map(|(id, request_id, expert_id, revision, position, recorded_at)| {
        let objects = position == PositionKind::Discuss && !answered.contains(&id);
        // A granted appeal requires new positions.
        let is_since = granted.get(&request_id).is_none_or(|granted| recorded_at > *granted);
        Taken { request_id, expert_id, revision: if is_since { revision } else { RevisionNumber::NONE }, objects }
    });
    Ok(read.collect())
}

/// The number of the newest revision of each request under review.
pub(super) fn newest(conn: &mut AnyConnection) -> Result<HashMap<RequestId, RevisionNumber>, Error> {
    let rows: Vec<(RequestId, RevisionNumber)> = revisions::table
        .inner_join(requests::table.on(requests::id.eq(revisions::request_id)))
        .filter(requests::state.eq_any(State::REVIEWED))
        .group_by(revisions::request_id)
        .select((revisions::request_id, max(revisions::number).assume_not_null()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The lead who proposed to decline, by request.
pub(super) fn proposed(conn: &mut AnyConnection) -> Result<HashMap<RequestId, AccountId>, Error> {
    let rows: Vec<(RequestId, AccountId)> =
        proposals::table.filter(proposals::ended_at.is_null()).select((proposals::request_id, proposals::lead_id)).load(conn)?;
    Ok(rows.into_iter().collect())
}

/// The requests under review with an open request to waive a conflict of interest, each with the time of the oldest.
pub(super) fn waivers(conn: &mut AnyConnection, limit: usize) -> Result<Vec<(RequestId, Timestamp)>, Error> {
    Ok(disclosures::table
        .inner_join(requests::table.on(requests::id.eq(disclosures::request_id)))
        .filter(disclosures::answer.eq("waiver_asked"))
        .filter(requests::state.eq(State::Review.name()))
        .group_by(disclosures::request_id)
        .select((disclosures::request_id, min(disclosures::at).assume_not_null()))
        .limit(most(limit))
        .load(conn)?)
}

/// The number of emails awaiting an operator, and when the oldest arrived.
pub(super) fn waiting_emails(conn: &mut AnyConnection) -> Result<(i64, Option<Timestamp>), Error> {
    Ok(inbound::table
        .filter(inbound::disposition.eq(InboundDisposition::Held.name()))
        .select((count_star(), min(inbound::received_at)))
        .first(conn)?)
}

/// The number of emails that could not be delivered, and since when.
pub(super) fn failed_emails(conn: &mut AnyConnection) -> Result<(i64, Option<Timestamp>), Error> {
    let (count, since) = mail::queries::undelivered(conn)?;
    Ok((count, since.map(Moment::time)))
}

/// The requests with requester whose last question was sent by this account, longest waiting first.
pub(super) fn questions_of(conn: &mut AnyConnection, account_id: &AccountId, limit: usize) -> Result<Vec<Request>, Error> {
    // The question is the event that changed the request to its current state.
    let asked = events::table
        .filter(events::actor_id.eq(account_id))
        .filter(events::act.eq(crate::history::EventKind::Asked.name()))
        .filter(events::request_id.eq(requests::id.nullable()))
        .filter(events::at.eq(requests::state_since));
    Ok(requests::table
        .filter(requests::state.eq("with_requester"))
        .filter(diesel::dsl::exists(asked))
        .order((requests::state_since, requests::number))
        .limit(most(limit))
        .select(Request::as_select())
        .load(conn)?)
}

/// The last day on which a registry had a lead.
pub(super) fn last_lead(conn: &mut AnyConnection, registry: &str) -> Result<Option<String>, Error> {
    Ok(appointments::table
        .filter(appointments::leads.eq(true))
        .filter(appointments::registry.eq(registry))
        .filter(appointments::request_id.is_null())
        .select(max(appointments::until))
        .first(conn)?)
}

/// The assignments on requests under review: the request, the expert, and whether the expert declined or has a conflict of interest.
pub(super) fn assigned(conn: &mut AnyConnection) -> Result<Vec<(RequestId, AccountId, bool)>, Error> {
    let in_review = requests::table.filter(requests::state.eq(State::Review.name())).select(requests::id);
    let excluding: Vec<&str> = Interest::ALL.into_iter().filter(|interest| interest.excludes()).map(Interest::name).collect();
    let excluded: Vec<(RequestId, AccountId)> = disclosures::table
        .filter(disclosures::request_id.eq_any(in_review))
        .filter(disclosures::answer.eq_any(excluding))
        .select((disclosures::request_id, disclosures::expert_id))
        .load(conn)?;
    let rows: Vec<(RequestId, AccountId, Option<Answered>)> = assignments::table
        .filter(assignments::request_id.eq_any(in_review))
        .select((assignments::request_id, assignments::expert_id, assignments::answer))
        .load(conn)?;
    let row = |(request_id, expert_id, answer): (RequestId, AccountId, Option<Answered>)| {
        let is_excluded = excluded.iter().any(|(request, expert)| *request == request_id && *expert == expert_id);
        let is_lost = answer == Some(Answered::Declined) || is_excluded;
        (request_id, expert_id, is_lost)
    };
    Ok(rows.into_iter().map(row).collect())
}
